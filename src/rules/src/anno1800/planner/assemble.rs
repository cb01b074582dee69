//! Builds the problem for the search from an order and a player's means.

use arrayvec::ArrayVec;

use super::super::data::{Effect, data};
use super::super::kinds::Deck;
use super::super::resources::Resources;
use super::super::step::{Order, TokenPick};
use super::Filter;
use super::means::{Maker, PaymentMeans};
use super::position::{NO_PART, Position};
use super::problem::{Early, Gift, KINDS, Kind, Problem, SITES, Site, TIERS, TokenCard};
use super::slots::{Cube, Slots};
use super::tokens::Tokens;

/// The means that the planner may use besides cubes, tokens and gold (6.2.5, point 8). Each level includes the previous
/// ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Level {
    Plain,
    Gifts,
    Purses,
    Aarhant,
}

impl Level {
    pub const ALL: [Level; 4] = [Level::Plain, Level::Gifts, Level::Purses, Level::Aarhant];
}

/// `None`: the order cannot be paid for a simple reason, such as a resource without a source.
pub(super) fn assemble(means: &PaymentMeans, order: &Order, filter: Filter, level: Level) -> Option<Problem> {
    let state = means.state;
    let mut problem = Problem {
        weights: &data().weights,
        shift_gold: means.shift_gold,
        kinds: ArrayVec::new(),
        sites: ArrayVec::new(),
        parts: ArrayVec::new(),
        fleet: ArrayVec::new(),
        decks: std::array::from_fn(|deck| state.deck_size(Deck::ALL[deck]) as u8),
        deck_gold: std::array::from_fn(|deck| data().empty_deck_gold(Deck::ALL[deck])),
        cubes: state.supply().cubes,
        tiles: state.supply().tiles,
        fetch_price: data().limits.fetch_price,
        aarhant_gold: 0,
        beryl: means.beryl,
        gifts: ArrayVec::new(),
        token_cards: ArrayVec::new(),
        early: Early::default(),
        start: start(means, filter),
    };
    if level >= Level::Purses {
        problem.token_cards = token_cards(means);
    }
    if level >= Level::Aarhant && means.aarhant {
        problem.aarhant_gold = data().objectives.aarhant_gold;
    }
    if filter == Filter::NoGold {
        problem.aarhant_gold = 0;
        problem.token_cards.iter_mut().for_each(|card| card.gold = 0);
    }
    problem.add_kinds(means, order, level)?;
    if order.is_fleet() {
        problem.add_fleet(means, order)?;
    } else {
        for part in &order.parts {
            problem.add_part(means, &part.cost, part.goal)?;
        }
    }
    problem.find_early();
    Some(problem)
}

/// The start position, as far as it does not depend on the order.
fn start(means: &PaymentMeans, filter: Filter) -> Position {
    let player = means.player;
    let mut start = Position {
        residence: player.residence.map(u8::cast_signed),
        exhausted: player.exhausted,
        elsewhere: means.working,
        people: std::array::from_fn(|tier| means.people(tier)),
        slots: Slots::EMPTY,
        tokens: Tokens {
            card_trade: player.on_cards.trade,
            ship_trade: player.ready.trade + means.extra.trade,
            card_explore: player.on_cards.explore,
            ship_explore: player.ready.explore + means.extra.explore,
            spent_trade: player.spent.trade,
            spent_explore: player.spent.explore,
            used: TokenPick::NONE,
            beryl: 0,
        },
        gold: if filter == Filter::NoGold { 0 } else { player.gold + means.extra.gold },
        gold_used: 0,
        stock: [0; KINDS],
        early: [0; KINDS],
        open: [0; KINDS],
        prepaid: [0; TIERS],
        traded: 0,
        finished: 0,
        part: NO_PART,
        unit: 0,
        closed: false,
        grounded: 0,
        just_exhausted: [0; TIERS],
        used: [0; TIERS],
        used_sites: 0,
        gifts: 0,
        aarhant_used: false,
    };
    start.begin_phase();
    start
}

/// Active cards that bring tokens or gold; equal ones are adjacent, the lowest id first.
fn token_cards(means: &PaymentMeans) -> ArrayVec<TokenCard, 27> {
    let active = means.player.active.iter().filter_map(|card| match data().card(card).effect {
        Effect::TokensGold { trade, explore, gold } => Some(TokenCard { card, trade, explore, gold }),
        Effect::GainCubes { .. }
        | Effect::Expedition { .. }
        | Effect::FreeNewWorld { .. }
        | Effect::Upgrades { .. }
        | Effect::ExtraAction
        | Effect::Discard { .. } => None,
    });
    let mut token_cards: ArrayVec<TokenCard, 27> = active.take(27).collect();
    token_cards.sort_unstable_by_key(|card| (card.trade, card.explore, card.gold, card.card));
    token_cards
}

impl Problem {
    /// Adds the resources of the order with their sources and industries.
    fn add_kinds(&mut self, means: &PaymentMeans, order: &Order, level: Level) -> Option<()> {
        let wanted = order.parts.iter().fold(Resources::NONE, |all, part| all.or(part.cost.resources));
        if wanted.len() > KINDS {
            return None;
        }
        if level >= Level::Gifts {
            self.add_gifts(means, wanted);
        }
        let token = self.least_token(level);
        for (index, resource) in wanted.iter().enumerate() {
            let mut makers: ArrayVec<Maker, SITES> =
                means.makers.iter().filter(|maker| maker.resource == resource).take(SITES).copied().collect();
            makers.sort_by_key(|maker| (maker.tier, maker.slots.iter().flatten().count() > 0, maker.field));
            let mut kind = Kind {
                resource,
                sites: 0,
                trade: means.offer(resource),
                fetch: means.yields.contains(resource),
                least: u32::MAX,
            };
            for maker in makers {
                kind.sites |= 1 << self.add_site(maker, Some(index as u8))?;
                kind.least = kind.least.min(self.weights.cube[maker.tier.index()]);
            }
            // For several ships the trades are decided before production.
            if let Some(offer) = kind.trade.filter(|_| !order.is_fleet()) {
                kind.least = kind.least.min(u32::from(offer.price) * token + self.weights.partner_gold);
            }
            if kind.fetch {
                kind.least = kind.least.min(u32::from(self.fetch_price) * token);
            }
            if self.gifts.iter().any(|gift| gift.kinds >> index & 1 == 1) {
                kind.least = kind.least.min(self.weights.gift);
            }
            self.kinds.push(kind);
            self.start.stock[index] = means.state.turn().stock.count(resource);
        }
        Some(())
    }

    fn add_gifts(&mut self, means: &PaymentMeans, wanted: Resources) {
        for card in means.player.active.iter() {
            if let Effect::FreeNewWorld { choices } = data().card(card).effect {
                let kinds = wanted.iter().enumerate().filter(|(_, resource)| choices.contains(*resource));
                let kinds = kinds.fold(0, |set, (index, _)| set | 1 << index);
                if kinds != 0 {
                    let _ = self.gifts.try_push(Gift { card, kinds });
                }
            }
        }
    }

    /// The lowest cost of a trade token.
    fn least_token(&self, level: Level) -> u32 {
        let on_cards = self.start.tokens.card_trade > 0 || level >= Level::Purses;
        if on_cards { self.cheapest_token() } else { self.token_of(self.weights.ship_trade) }
    }

    /// The lowest cost of a trade token from any source.
    pub fn cheapest_token(&self) -> u32 {
        self.token_of(self.weights.card_trade.min(self.weights.ship_trade))
    }

    fn token_of(&self, token: u32) -> u32 {
        let weights = self.weights;
        if self.beryl {
            token.min(2 * weights.card_explore.min(weights.ship_explore) + weights.beryl_extra)
        } else {
            token
        }
    }

    pub fn add_site(&mut self, maker: Maker, kind: Option<u8>) -> Option<u8> {
        let index = self.sites.len();
        self.sites.try_push(Site { field: maker.field, kind, tier: maker.tier, named: false }).ok()?;
        for tier in maker.slots.iter().flatten() {
            self.start.slots.put(index, Cube::real(*tier));
            self.start.elsewhere[tier.index()] -= 1;
        }
        Some(index as u8)
    }
}
