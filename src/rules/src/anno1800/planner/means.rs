//! A player's means of payment: industries, partners, islands, cubes, tokens, gold. Computed once per position and used
//! for every order.

use arrayvec::ArrayVec;

use super::super::data::{Data, Effect, Role, SLOTS, data};
use super::super::fields::{ALL_FIELDS, Field};
use super::super::kinds::{Naval, Objective, Resource, Tier};
use super::super::player::{Player, Plot};
use super::super::resources::{Cubes, Resources};
use super::super::state::State;
use super::Filter;
use super::count::Funds;
use super::problem::{TIERS, TradePartner};
use crate::Seat;

/// A player's means of payment in one state.
#[derive(Clone)]
pub struct PaymentMeans<'a> {
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) player: &'a Player,
    /// The industries of the player, the last field first.
    pub(super) makers: ArrayVec<Maker, ALL_FIELDS>,
    /// The first of `makers` that makes a resource; the others follow by `next`.
    pub(super) first_maker: [u8; Resource::COUNT],
    /// The resources that partners produce and that were not traded in this turn.
    pub(super) sold: Resources,
    offers: [Option<TradePartner>; Resource::COUNT],
    pub(super) yields: Resources,
    /// All resources with any source.
    pub(super) available: Resources,
    /// Cubes on workplaces.
    pub(super) working: Cubes,
    pub(super) shift_gold: [u8; TIERS],
    pub(super) beryl: bool,
    /// Aarhant is in play and unused.
    pub(super) aarhant: bool,
    /// The resources that active cards give for free.
    pub(super) gifts: ArrayVec<Resources, 8>,
    /// Cubes at rest, tokens and gold, with those of all active cards.
    pub(super) funds: Funds,
    pub(super) extra: Extra,
}

/// Additional gold and tokens, to find out what is missing.
#[derive(Clone, Copy, Default)]
pub(super) struct Extra {
    pub gold: u16,
    pub trade: u8,
    pub explore: u8,
}

/// An industry of the player.
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

impl<'a> PaymentMeans<'a> {
    pub fn new(state: &'a State, seat: Seat) -> PaymentMeans<'a> {
        PaymentMeans::with(state, seat, Filter::None)
    }

    /// The means that a filter leaves.
    pub(super) fn with(state: &'a State, seat: Seat, filter: Filter) -> PaymentMeans<'a> {
        let player = &state.players()[seat];
        let yields = player.yields();
        let mut means = PaymentMeans {
            state,
            seat,
            player,
            makers: ArrayVec::new(),
            first_maker: [NONE; Resource::COUNT],
            sold: Resources::NONE,
            offers: [None; Resource::COUNT],
            yields,
            available: yields.or(state.turn().stock.kinds()),
            working: [0; TIERS],
            shift_gold: std::array::from_fn(|tier| data().tier(Tier::ALL[tier]).shift_gold),
            beryl: state.in_play(Objective::BerylOmara),
            aarhant: state.in_play(Objective::Aarhant) && !state.turn().aarhant_used,
            gifts: ArrayVec::new(),
            funds: Funds {
                residence: player.residence.map(u8::cast_signed),
                gold: player.gold.into(),
                trade: player.usable(Naval::Trade).into(),
                explore: player.usable(Naval::Explore).into(),
                ..Funds::default()
            },
            extra: Extra::default(),
        };
        means.add_makers();
        means.add_cards();
        if filter != Filter::NoTrade {
            means.find_partners();
        }
        means
    }

    /// These means with additional gold or tokens.
    pub(super) fn with_extra(&self, extra: Extra) -> PaymentMeans<'a> {
        let mut richer = self.clone();
        richer.extra = extra;
        richer.funds.gold += i32::from(extra.gold);
        richer.funds.trade += i16::from(extra.trade);
        richer.funds.explore += i16::from(extra.explore);
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
            self.available.insert(resource);
            plot.slots.iter().flatten().for_each(|tier| self.working[tier.index()] += 1);
        }
    }

    fn add_cards(&mut self) {
        for card in self.player.active.iter() {
            match data().card(card).effect {
                Effect::TokensGold { trade, explore, gold } => {
                    self.funds.trade += i16::from(trade);
                    self.funds.explore += i16::from(explore);
                    self.funds.gold += i32::from(gold);
                }
                Effect::FreeNewWorld { choices } => {
                    let _ = self.gifts.try_push(choices);
                    self.available = self.available.or(choices);
                }
                Effect::GainCubes { .. }
                | Effect::Expedition { .. }
                | Effect::Upgrades { .. }
                | Effect::ExtraAction
                | Effect::Discard { .. } => {}
            }
        }
    }

    /// For each resource the partner with the lowest price, then the least gold, then the next in turn order.
    fn find_partners(&mut self) {
        let (data, players) = (data(), self.state.players());
        let prices: [u8; TIERS] = std::array::from_fn(|tier| data.tier(Tier::ALL[tier]).trade_price);
        for partner in self.seat.round_from(players.count()).skip(1) {
            let player = &players[partner];
            for field in player.fields() {
                let Some((resource, tier)) = industry(data, *player.plot(field)) else { continue };
                let price = prices[tier.index()];
                let offer = &mut self.offers[resource.index()];
                let better = offer.is_none_or(|known: TradePartner| {
                    (price, player.gold) < (known.price, players[known.seat].gold)
                });
                if better {
                    *offer = Some(TradePartner { seat: partner, field, price });
                    self.sold.insert(resource);
                }
            }
        }
        self.sold = self.sold.without(self.state.turn().traded);
        self.available = self.available.or(self.sold);
    }

    /// The cheapest trade for this resource, if it can still be traded in this turn.
    pub(super) fn offer(&self, resource: Resource) -> Option<TradePartner> {
        self.offers[resource.index()].filter(|_| self.sold.contains(resource) && !resource.is_new_world())
    }

    /// All cubes of a tier, wherever they are.
    pub(super) fn people(&self, tier: usize) -> u8 {
        self.player.residence[tier] + self.player.exhausted[tier] + self.working[tier]
    }
}

/// Like `Plot::industry`, but takes the data as an argument: it is called for every field of every player.
fn industry(data: &Data, plot: Plot) -> Option<(Resource, Tier)> {
    match data.tile(plot.visible()?).role {
        Role::Industry { product, tier } => Some((product, tier)),
        Role::Shipyard { .. } | Role::Ship { .. } => None,
    }
}

impl std::fmt::Debug for PaymentMeans<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PaymentMeans")
            .field("seat", &self.seat)
            .field("available", &self.available)
            .finish_non_exhaustive()
    }
}
