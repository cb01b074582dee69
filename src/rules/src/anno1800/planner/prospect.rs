//! What a player can pay with: own industries, partners, islands, cubes, tokens, gold. Looked up once for a position, then used
//! for every order that is asked about.

use arrayvec::ArrayVec;

use super::super::data::{Data, Effect, Role, SLOTS, data};
use super::super::fields::{ALL_FIELDS, Field};
use super::super::kinds::{Naval, Objective, Resource, Tier};
use super::super::resources::{Cubes, Resources};
use super::super::state::{Player, Plot, State};
use super::Filter;
use super::count::Purse;
use super::problem::{Offer, TIERS};
use crate::Seat;

/// A player's means in a state; of use until the state changes.
#[derive(Clone)]
pub struct Prospect<'a> {
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) player: &'a Player,
    /// Own industries, the last field first.
    pub(super) makers: ArrayVec<Maker, ALL_FIELDS>,
    /// The first of `makers` that makes a resource; the others follow by `next`.
    pub(super) first_maker: [u8; Resource::COUNT],
    /// What partners make and was not yet traded in this turn.
    pub(super) sold: Resources,
    offers: [Option<Offer>; Resource::COUNT],
    pub(super) yields: Resources,
    /// Whatever has a source at all.
    pub(super) to_be_had: Resources,
    /// Cubes on workplaces.
    pub(super) working: Cubes,
    pub(super) shift_gold: [u8; TIERS],
    pub(super) beryl: bool,
    /// Aarhant is in play and unused.
    pub(super) aarhant: bool,
    /// What active cards give for nothing.
    pub(super) gifts: ArrayVec<Resources, 8>,
    /// Cubes at rest, tokens and gold, with those of all active cards.
    pub(super) purse: Purse,
    pub(super) extra: Extra,
}

/// What a player would have more, to see what is missing.
#[derive(Clone, Copy, Default)]
pub(super) struct Extra {
    pub gold: u16,
    pub trade: u8,
    pub explore: u8,
}

/// An own industry.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Maker {
    pub field: Field,
    pub resource: Resource,
    pub tier: Tier,
    pub slots: [Option<Tier>; SLOTS],
    /// The next one of the same resource.
    pub next: u8,
}

/// No maker.
const NONE: u8 = u8::MAX;

impl<'a> Prospect<'a> {
    pub fn new(state: &'a State, seat: Seat) -> Prospect<'a> {
        Prospect::with(state, seat, Filter::None)
    }

    /// The means that a filter leaves.
    pub(super) fn with(state: &'a State, seat: Seat, filter: Filter) -> Prospect<'a> {
        let player = &state.players()[seat];
        let yields = player.yields();
        let mut means = Prospect {
            state,
            seat,
            player,
            makers: ArrayVec::new(),
            first_maker: [NONE; Resource::COUNT],
            sold: Resources::NONE,
            offers: [None; Resource::COUNT],
            yields,
            to_be_had: yields.or(state.turn().stock.kinds()),
            working: [0; TIERS],
            shift_gold: std::array::from_fn(|tier| data().tier(Tier::ALL[tier]).shift_gold),
            beryl: state.in_play(Objective::BerylOmara),
            aarhant: state.in_play(Objective::Aarhant) && !state.turn().aarhant_used,
            gifts: ArrayVec::new(),
            purse: Purse {
                residence: player.residence.map(u8::cast_signed),
                gold: player.gold.into(),
                trade: player.usable(Naval::Trade).into(),
                explore: player.usable(Naval::Explore).into(),
                ..Purse::default()
            },
            extra: Extra::default(),
        };
        means.add_makers();
        means.add_cards();
        if filter != Filter::NoTrade {
            means.seek_partners();
        }
        means
    }

    /// The same with more gold or tokens.
    pub(super) fn with_extra(&self, extra: Extra) -> Prospect<'a> {
        let mut richer = self.clone();
        richer.extra = extra;
        richer.purse.gold += i32::from(extra.gold);
        richer.purse.trade += i16::from(extra.trade);
        richer.purse.explore += i16::from(extra.explore);
        richer
    }

    fn add_makers(&mut self) {
        let data = data();
        // From the last to the first, so that each chain is in field order.
        for field in self.player.fields().rev() {
            let plot = *self.player.plot(field);
            let Some((resource, tier)) = industry(data, plot) else { continue };
            let next = std::mem::replace(&mut self.first_maker[resource.index()], self.makers.len() as u8);
            self.makers.push(Maker { field, resource, tier, slots: plot.slots, next });
            self.to_be_had.insert(resource);
            plot.slots.iter().flatten().for_each(|tier| self.working[tier.index()] += 1);
        }
    }

    fn add_cards(&mut self) {
        for card in self.player.active.iter() {
            match data().card(card).effect {
                Effect::TokensGold { trade, explore, gold } => {
                    self.purse.trade += i16::from(trade);
                    self.purse.explore += i16::from(explore);
                    self.purse.gold += i32::from(gold);
                }
                Effect::FreeNewWorld { choices } => {
                    let _ = self.gifts.try_push(choices);
                    self.to_be_had = self.to_be_had.or(choices);
                }
                Effect::GainCubes { .. }
                | Effect::Expedition { .. }
                | Effect::Upgrades { .. }
                | Effect::ExtraAction
                | Effect::Discard { .. } => {}
            }
        }
    }

    /// For each resource the partner with the lowest price; among them who has the least gold, then who is next in turn order.
    fn seek_partners(&mut self) {
        let (data, players) = (data(), self.state.players());
        let prices: [u8; TIERS] = std::array::from_fn(|tier| data.tier(Tier::ALL[tier]).trade_price);
        for partner in self.seat.round_from(players.count()).skip(1) {
            let player = &players[partner];
            for field in player.fields() {
                let Some((resource, tier)) = industry(data, *player.plot(field)) else { continue };
                let price = prices[tier.index()];
                let offer = &mut self.offers[resource.index()];
                let better = offer.is_none_or(|known: Offer| {
                    (price, player.gold) < (known.price, players[known.seat].gold)
                });
                if better {
                    *offer = Some(Offer { seat: partner, field, price });
                    self.sold.insert(resource);
                }
            }
        }
        self.sold = self.sold.without(self.state.turn().traded);
        self.to_be_had = self.to_be_had.or(self.sold);
    }

    /// The cheapest trade for this resource, if it can still be traded in this turn.
    pub(super) fn offer(&self, resource: Resource) -> Option<Offer> {
        self.offers[resource.index()].filter(|_| self.sold.contains(resource) && !resource.is_new_world())
    }

    /// All cubes of a tier, wherever they are.
    pub(super) fn people(&self, tier: usize) -> u8 {
        self.player.residence[tier] + self.player.exhausted[tier] + self.working[tier]
    }
}

/// `Plot::industry`, with the data at hand: this is asked of every field of everybody.
fn industry(data: &Data, plot: Plot) -> Option<(Resource, Tier)> {
    match data.tile(plot.visible()?).role {
        Role::Industry { product, tier } => Some((product, tier)),
        Role::Shipyard { .. } | Role::Ship { .. } => None,
    }
}

impl std::fmt::Debug for Prospect<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Prospect")
            .field("seat", &self.seat)
            .field("to_be_had", &self.to_be_had)
            .finish_non_exhaustive()
    }
}
