//! Best-first search for the cheapest way to finish several ships and to trade some resources meanwhile.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::hash::BuildHasherDefault;

use super::super::step::TokenPick;
use super::fleet::{Deed, Route};
use super::problem::{KindSet, Problem};
use super::seen::Mixer;
use super::tokens::{Tokens, picks};

/// How far the ships and trades have come, by the cheapest way that leaves these tokens.
struct Label {
    finished: u16,
    traded: KindSet,
    tokens: Tokens,
    cost: u32,
    /// The label before it and what was done since; none at the start.
    from: Option<(u32, Deed)>,
}

/// Of two ways to the same ships and trades, one is enough that costs no more and leaves no fewer tokens of any kind.
pub(super) struct Voyage<'a> {
    problem: &'a Problem,
    wanted: KindSet,
    labels: Vec<Label>,
    open: BinaryHeap<Reverse<(u32, u32, u32)>>,
    known: HashMap<(u16, KindSet), Vec<u32>, BuildHasherDefault<Mixer>>,
}

impl<'a> Voyage<'a> {
    pub fn new(problem: &'a Problem, wanted: KindSet) -> Voyage<'a> {
        Voyage { problem, wanted, labels: Vec::new(), open: BinaryHeap::new(), known: HashMap::default() }
    }

    pub fn sail(mut self, tokens: Tokens) -> Option<Route> {
        let all = ((1u32 << self.problem.fleet.len()) - 1) as u16;
        self.enter(Label { finished: 0, traded: 0, tokens, cost: 0, from: None });
        while let Some(Reverse((_, _, index))) = self.open.pop() {
            let label = &self.labels[index as usize];
            if label.finished == all && label.traded == self.wanted {
                return Some(self.route(index));
            }
            self.expand(index);
        }
        None
    }

    fn enter(&mut self, label: Label) {
        let key = (label.finished, label.traded);
        let known = self.known.entry(key).or_default();
        let labels = &self.labels;
        let as_good = |other: &u32| {
            let other = &labels[*other as usize];
            other.cost <= label.cost && other.tokens.covers(&label.tokens)
        };
        if known.iter().any(as_good) {
            return;
        }
        let index = self.labels.len() as u32;
        known.push(index);
        let due = u32::from(self.problem.price(self.wanted & !label.traded));
        let bound = label.cost + due * self.problem.cheapest_token();
        self.open.push(Reverse((bound, 64 - label.finished.count_ones() - label.traded.count_ones(), index)));
        self.labels.push(label);
    }

    fn expand(&mut self, index: u32) {
        let Label { finished, traded, .. } = self.labels[index as usize];
        let fleet = &self.problem.fleet;
        let left = |ship: &usize| finished >> ship & 1 == 0;
        // The first of its like will do.
        let new = |ship: usize| (0..ship).all(|other| !left(&other) || fleet[other] != fleet[ship]);
        let ready = |ship: &usize| {
            left(ship)
                && new(*ship)
                && self.is_ripe(*ship, finished, traded)
                && self.problem.is_left(*ship, finished)
        };
        let ships: Vec<usize> = (0..fleet.len()).filter(ready).collect();
        // One that only brings tokens and takes no tile from the others can come at once, if no other may have to wait for a trade
        // in its stead: one just like it can.
        let harmless = |ship: &&usize| {
            let waits = fleet[**ship].needs & self.wanted & !traded != 0;
            let twin = (0..fleet.len())
                .any(|other| other != **ship && left(&other) && fleet[other] == fleet[**ship]);
            fleet[**ship].lost.is_none() && self.is_plenty(**ship) && (twin || !waits)
        };
        if let Some(ship) = ships.iter().find(harmless) {
            self.finish(index, *ship);
            return;
        }
        for ship in ships {
            self.finish(index, ship);
        }
        let risk = (0..fleet.len()).any(|ship| left(&ship) && fleet[ship].lost.is_some());
        let due: Vec<(u8, u8)> = self.problem.offers(self.wanted & !traded).collect();
        for (kind, price) in due {
            self.trade(index, kind, price, risk);
        }
    }

    /// Are all its units there? A kind that is traded is short of one unit before, which the last ship that needs it waits for.
    fn is_ripe(&self, ship: usize, finished: u16, traded: KindSet) -> bool {
        let fleet = &self.problem.fleet;
        let others = (0..fleet.len()).filter(|other| *other != ship && finished >> other & 1 == 0);
        let kept = others.fold(0, |kinds, other| kinds | fleet[other].needs);
        fleet[ship].needs & self.wanted & !traded & !kept == 0
    }

    fn is_plenty(&self, ship: usize) -> bool {
        let tile = self.problem.fleet[ship].tile;
        let wanted = self.problem.fleet.iter().filter(|other| other.tile == tile).count();
        usize::from(self.problem.tiles[tile.index()]) >= wanted
    }

    fn finish(&mut self, from: u32, ship: usize) {
        let Label { finished, traded, mut tokens, cost, .. } = self.labels[from as usize];
        tokens.launch(self.problem.fleet[ship]);
        let from = Some((from, Deed::Finish(ship as u8)));
        self.enter(Label { finished: finished | 1 << ship, traded, tokens, cost, from });
    }

    /// With the default pick, which is the cheapest and leaves the most; before a ship is built over, with every pick.
    fn trade(&mut self, from: u32, kind: u8, price: u8, risk: bool) {
        let Label { finished, traded, tokens, cost, .. } = self.labels[from as usize];
        let traded = traded | 1 << kind;
        let problem = self.problem;
        let mut paid = |pick: Option<TokenPick>| {
            let mut tokens = tokens;
            let price = match pick {
                Some(pick) => tokens.pay_pick(pick, problem),
                None => tokens.pay_trade(price, problem),
            };
            if let Some(price) = price {
                let from = Some((from, Deed::Trade(kind, pick)));
                self.enter(Label { finished, traded, tokens, cost: cost + price, from });
            }
        };
        if risk {
            picks(price)
                .filter(|pick| problem.beryl || pick.explore() == 0)
                .for_each(|pick| paid(Some(pick)));
        } else {
            paid(None);
        }
    }

    fn route(&self, end: u32) -> Route {
        let label = &self.labels[end as usize];
        let mut deeds = Vec::new();
        let mut at = label;
        while let Some((before, deed)) = at.from {
            deeds.push(deed);
            at = &self.labels[before as usize];
        }
        deeds.reverse();
        Route { tokens: label.tokens, cost: label.cost, deeds }
    }
}
