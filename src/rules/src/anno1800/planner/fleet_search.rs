//! Best-first search for the cheapest way to finish several ships while trading some resources.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::hash::BuildHasherDefault;

use super::super::step::TokenPick;
use super::fleet::{FleetStep, Route};
use super::problem::{KindSet, Problem};
use super::seen::PositionHasher;
use super::tokens::{Tokens, picks};

/// A reached set of finished ships and trades, with its cost and the remaining tokens.
struct Label {
    finished: u16,
    traded: KindSet,
    tokens: Tokens,
    cost: u32,
    /// The previous label and the step from it; `None` at the start.
    from: Option<(u32, FleetStep)>,
}

/// A label is dropped if another one with the same ships and trades costs no more and leaves no fewer tokens of any
/// kind.
pub(super) struct FleetSearch<'a> {
    problem: &'a Problem,
    wanted: KindSet,
    labels: Vec<Label>,
    open: BinaryHeap<Reverse<(u32, u32, u32)>>,
    known: HashMap<(u16, KindSet), Vec<u32>, BuildHasherDefault<PositionHasher>>,
}

impl<'a> FleetSearch<'a> {
    pub fn new(problem: &'a Problem, wanted: KindSet) -> FleetSearch<'a> {
        FleetSearch {
            problem,
            wanted,
            labels: Vec::new(),
            open: BinaryHeap::new(),
            known: HashMap::default(),
        }
    }

    pub fn run(mut self, tokens: Tokens) -> Option<Route> {
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
        // Of equal ships only the first is tried.
        let new = |ship: usize| (0..ship).all(|other| !left(&other) || fleet[other] != fleet[ship]);
        let ready = |ship: &usize| {
            left(ship)
                && new(*ship)
                && self.has_all_units(*ship, finished, traded)
                && self.problem.is_left(*ship, finished)
        };
        let ships: Vec<usize> = (0..fleet.len()).filter(ready).collect();
        // A ship that removes no tokens and takes no tile from the others is finished at once, unless another ship
        // would then have to wait for a trade; an equal ship can do that.
        let harmless = |ship: &&usize| {
            let waits = fleet[**ship].needs & self.wanted & !traded != 0;
            let twin = (0..fleet.len())
                .any(|other| other != **ship && left(&other) && fleet[other] == fleet[**ship]);
            fleet[**ship].lost.is_none() && self.has_enough_tiles(**ship) && (twin || !waits)
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

    /// Whether all units of this ship are available. Before its trade a traded kind lacks one unit: that of the last
    /// ship needing it.
    fn has_all_units(&self, ship: usize, finished: u16, traded: KindSet) -> bool {
        let fleet = &self.problem.fleet;
        let others = (0..fleet.len()).filter(|other| *other != ship && finished >> other & 1 == 0);
        let kept = others.fold(0, |kinds, other| kinds | fleet[other].needs);
        fleet[ship].needs & self.wanted & !traded & !kept == 0
    }

    fn has_enough_tiles(&self, ship: usize) -> bool {
        let tile = self.problem.fleet[ship].tile;
        let wanted = self.problem.fleet.iter().filter(|other| other.tile == tile).count();
        usize::from(self.problem.tiles[tile.index()]) >= wanted
    }

    fn finish(&mut self, from: u32, ship: usize) {
        let Label { finished, traded, mut tokens, cost, .. } = self.labels[from as usize];
        tokens.launch(self.problem.fleet[ship]);
        let from = Some((from, FleetStep::Finish(ship as u8)));
        self.enter(Label { finished: finished | 1 << ship, traded, tokens, cost, from });
    }

    /// Uses the default pick, which is the cheapest and leaves the most tokens; if a ship will still be replaced, tries
    /// every pick.
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
                let from = Some((from, FleetStep::Trade(kind, pick)));
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
        let mut steps = Vec::new();
        let mut at = label;
        while let Some((before, step)) = at.from {
            steps.push(step);
            at = &self.labels[before as usize];
        }
        steps.reverse();
        Route { tokens: label.tokens, cost: label.cost, steps }
    }
}
