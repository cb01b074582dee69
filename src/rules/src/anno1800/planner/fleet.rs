//! Several ships in one action (6.3.3): a finished ship brings tokens that help to pay for the next.
//!
//! Ships change nothing but tokens, so all production can be done before the first ship is finished; it is planned as
//! one part. What remains to be found is which resources are traded meanwhile, each at most once (6.2.2), and when: a
//! ship may replace another, whose tokens are lost, spent ones first (7.5.4).

use super::super::kinds::{Naval, Tier, Tile};
use super::super::step::{Order, TokenPick};
use super::Filter;
use super::assemble::{Level, assemble};
use super::branch::Draft;
use super::fleet_search::FleetSearch;
use super::means::PaymentMeans;
use super::position::Position;
use super::problem::{KindSet, Problem};
use super::search::{Move, Search};
use super::sources::bits;
use super::tokens::Tokens;

/// One ship of the order: what it brings, what it removes, and what it needs.
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

/// A step taken while the ships are finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FleetStep {
    /// `None`: the default pick of tokens.
    Trade(u8, Option<TokenPick>),
    Finish(u8),
}

/// A way to finish all ships.
pub(super) struct Route {
    /// The remaining tokens, and those used.
    pub tokens: Tokens,
    /// The cost of the tokens.
    pub cost: u32,
    pub steps: Vec<FleetStep>,
}

impl Problem {
    /// The kinds that can be traded: a partner produces them, and the stock does not cover them.
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
        FleetSearch::new(self, wanted).run(tokens)
    }

    fn all_trades_first(&self, mut tokens: Tokens, wanted: KindSet) -> Option<Route> {
        let (mut cost, mut steps) = (0, Vec::new());
        for (kind, offer) in self.offers(wanted) {
            cost += tokens.pay_trade(offer, self)?;
            steps.push(FleetStep::Trade(kind, None));
        }
        for (number, ship) in self.fleet.iter().enumerate() {
            tokens.launch(*ship);
            steps.push(FleetStep::Finish(number as u8));
        }
        Some(Route { tokens, cost, steps })
    }

    /// These kinds with their prices.
    pub fn offers(&self, kinds: KindSet) -> impl Iterator<Item = (u8, u8)> + '_ {
        let kinds = self.kinds.iter().enumerate().filter(move |(kind, _)| kinds >> kind & 1 == 1);
        kinds.filter_map(|(kind, source)| source.trade.map(|offer| (kind as u8, offer.price)))
    }

    pub fn price(&self, kinds: KindSet) -> u16 {
        self.offers(kinds).map(|(_, price)| u16::from(price)).sum()
    }

    /// Whether this ship is still in the supply once the ships of `finished` are built.
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
    /// The position before production if exactly these kinds are traded.
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
    /// Pushes one root for every set of kinds that can be traded while production provides the rest.
    pub(super) fn push_fleet_roots(&mut self, draft: Draft, made: Move) {
        let problem = self.problem;
        let mut insufficient = InsufficientTrades::default();
        for kinds in subsets(problem.tradable()) {
            let mut position = draft.position.trading(kinds);
            if insufficient.covers(kinds) || !insufficient.is_enough(kinds, &position, problem) {
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

impl PaymentMeans<'_> {
    /// Whether all these ships can be paid for. Exact: tries the sets of trades, with production for the rest.
    pub(super) fn pays_fleet(&self, order: &Order) -> bool {
        let Some(problem) = assemble(self, order, Filter::None, Level::Aarhant) else { return false };
        // Cards with tokens and gold never hurt.
        let start = problem.start_with(u32::MAX);
        let mut insufficient = InsufficientTrades::default();
        subsets(problem.tradable()).any(|kinds| {
            !insufficient.covers(kinds)
                && insufficient.is_enough(kinds, &start.trading(kinds), &problem)
                && problem.route(start.tokens, kinds).is_some()
        })
    }
}

/// Sets of traded kinds that leave too much for production. Their subsets do not suffice either.
#[derive(Default)]
struct InsufficientTrades(Vec<KindSet>);

impl InsufficientTrades {
    fn covers(&self, kinds: KindSet) -> bool {
        self.0.iter().any(|more| kinds & !more == 0)
    }

    /// Whether production, with or without Aarhant, can provide the rest.
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
    /// Sends an investor at rest to Aarhant for gold (6.13).
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

/// All subsets; supersets come before their subsets.
fn subsets(set: KindSet) -> impl Iterator<Item = KindSet> {
    let mut next = Some(set);
    std::iter::from_fn(move || {
        let this = next?;
        next = this.checked_sub(1).map(|less| less & set);
        Some(this)
    })
}
