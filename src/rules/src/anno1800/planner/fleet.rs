//! Several ships in one action: those that are finished bring the tokens for what the others need (6.3.3).
//!
//! Ships change nothing but tokens, so that all own work can be done before the first one is finished; it is planned as one part.
//! What is left to find is which resources can be traded on the way, each of them once (6.2.2), and when: a ship may take the
//! place of another, whose tokens go with it, spent ones first (7.5.4).

use super::super::kinds::{Naval, Tier, Tile};
use super::super::step::{Order, TokenPick};
use super::Filter;
use super::assemble::{Level, assemble};
use super::branch::Draft;
use super::position::Position;
use super::problem::{KindSet, Problem};
use super::prospect::Prospect;
use super::search::{Move, Search};
use super::sources::bits;
use super::tokens::Tokens;
use super::voyage::Voyage;

/// One ship of several: what it brings, what it takes away, and what it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ship {
    pub tile: Tile,
    pub naval: Naval,
    pub strength: u8,
    /// The tokens of a ship that it is built over.
    pub lost: Option<(Naval, u8)>,
    /// A built ship under it goes back to the supply.
    pub back: Option<Tile>,
    pub needs: KindSet,
}

/// Something that is done while the ships are finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    /// Without a pick of tokens, the default one.
    Trade(u8, Option<TokenPick>),
    Finish(u8),
}

/// A way to finish all ships.
pub(super) struct Route {
    /// What is left in the end, with what was used.
    pub tokens: Tokens,
    /// The cost of the tokens.
    pub cost: u32,
    pub deeds: Vec<Deed>,
}

impl Problem {
    /// The kinds that could be traded at all: a partner makes them, and the stock does not cover them.
    pub fn tradable(&self) -> KindSet {
        let open =
            |kind: usize| self.kinds[kind].trade.is_some() && self.start.open[kind] > self.start.stock[kind];
        (0..self.kinds.len()).filter(|kind| open(*kind)).fold(0, |set, kind| set | 1 << kind)
    }

    /// The cheapest way to finish all ships and to trade exactly these kinds.
    pub fn route(&self, tokens: Tokens, wanted: KindSet) -> Option<Route> {
        let price = self.price(wanted);
        let at_hand = u16::from(tokens.card_trade) + u16::from(tokens.ship_trade);
        let in_order = (0..self.fleet.len()).all(|ship| self.is_left(ship, (1 << ship) - 1));
        if price <= at_hand && in_order {
            return self.all_trades_first(tokens, wanted);
        }
        let tied: u16 = self.fleet.iter().map(|ship| u16::from(ship.strength)).sum();
        let explore = u16::from(tokens.card_explore) + u16::from(tokens.ship_explore);
        if price > at_hand + tied + if self.beryl { explore } else { 0 } {
            return None;
        }
        Voyage::new(self, wanted).sail(tokens)
    }

    fn all_trades_first(&self, mut tokens: Tokens, wanted: KindSet) -> Option<Route> {
        let (mut cost, mut deeds) = (0, Vec::new());
        for (kind, offer) in self.offers(wanted) {
            cost += tokens.pay_trade(offer, self)?;
            deeds.push(Deed::Trade(kind, None));
        }
        for (number, ship) in self.fleet.iter().enumerate() {
            tokens.launch(*ship);
            deeds.push(Deed::Finish(number as u8));
        }
        Some(Route { tokens, cost, deeds })
    }

    /// These kinds with their prices.
    pub fn offers(&self, kinds: KindSet) -> impl Iterator<Item = (u8, u8)> + '_ {
        let kinds = self.kinds.iter().enumerate().filter(move |(kind, _)| kinds >> kind & 1 == 1);
        kinds.filter_map(|(kind, source)| source.trade.map(|offer| (kind as u8, offer.price)))
    }

    pub fn price(&self, kinds: KindSet) -> u16 {
        self.offers(kinds).map(|(_, price)| u16::from(price)).sum()
    }

    /// Does this ship still lie in the supply once these are finished?
    pub fn is_left(&self, ship: usize, finished: u16) -> bool {
        let tile = self.fleet[ship].tile;
        let mut left = i16::from(self.tiles[tile.index()]);
        for (_, other) in self.fleet.iter().enumerate().filter(|(other, _)| finished >> other & 1 == 1) {
            left += i16::from(other.back == Some(tile)) - i16::from(other.tile == tile);
        }
        left > 0
    }
}

impl Position {
    /// Where the own work begins if exactly these kinds are traded.
    fn trading(mut self, kinds: KindSet) -> Position {
        for kind in bits(kinds.into()).map(usize::from) {
            self.open[kind] -= 1;
            self.early[kind] += 1;
        }
        self.traded |= kinds;
        self
    }
}

impl Search<'_> {
    /// One root for every set of kinds that can be traded while own work makes the rest.
    pub(super) fn depart(&mut self, draft: Draft, made: Move) {
        let problem = self.problem;
        let mut too_little = TooLittle::default();
        for kinds in subsets(problem.tradable()) {
            let mut position = draft.position.trading(kinds);
            if too_little.covers(kinds) || !too_little.is_enough(kinds, &position, problem) {
                continue;
            }
            if let Some(route) = problem.route(position.tokens, kinds) {
                position.tokens = route.tokens;
                let cost = draft.cost + route.cost + kinds.count_ones() * problem.weights.partner_gold;
                let steps = draft.steps + kinds.count_ones() as u8 + problem.fleet.len() as u8;
                self.settle(Draft { position, cost, steps, ..draft }, made);
            }
        }
    }
}

impl Prospect<'_> {
    /// Can all these ships be paid for? Exact: trades that lead through, and own work for the rest.
    pub(super) fn pays_fleet(&self, order: &Order) -> bool {
        let Some(problem) = assemble(self, order, Filter::None, Level::Aarhant) else { return false };
        // Cards with tokens and gold only help.
        let start = problem.start_with(u32::MAX);
        let mut too_little = TooLittle::default();
        subsets(problem.tradable()).any(|kinds| {
            !too_little.covers(kinds)
                && too_little.is_enough(kinds, &start.trading(kinds), &problem)
                && problem.route(start.tokens, kinds).is_some()
        })
    }
}

/// Kinds whose trade leaves too much for own work: fewer of them will not do either.
#[derive(Default)]
struct TooLittle(Vec<KindSet>);

impl TooLittle {
    fn covers(&self, kinds: KindSet) -> bool {
        self.0.iter().any(|more| kinds & !more == 0)
    }

    /// Can own work, with or without Aarhant, make what is left?
    fn is_enough(&mut self, kinds: KindSet, rest: &Position, problem: &Problem) -> bool {
        let enough = rest.can_work(problem)
            || rest.sent_to_aarhant(problem).is_some_and(|after| after.can_work(problem));
        if !enough {
            self.0.push(kinds);
        }
        enough
    }
}

impl Position {
    /// An investor at rest is sent to Aarhant for gold (6.13).
    pub fn sent_to_aarhant(mut self, problem: &Problem) -> Option<Position> {
        let investor = Tier::Investor.index();
        if problem.aarhant_gold == 0 || self.aarhant_used || self.residence[investor] <= 0 {
            return None;
        }
        self.aarhant_used = true;
        self.residence[investor] -= 1;
        self.exhausted[investor] += 1;
        self.used[investor] += 1;
        self.gold += u16::from(problem.aarhant_gold);
        self.begin_phase();
        Some(self)
    }
}

/// All subsets, each after those that contain it.
fn subsets(set: KindSet) -> impl Iterator<Item = KindSet> {
    let mut next = Some(set);
    std::iter::from_fn(move || {
        let this = next?;
        next = this.checked_sub(1).map(|less| less & set);
        Some(this)
    })
}
