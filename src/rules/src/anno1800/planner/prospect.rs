//! What a player can pay with: own industries, partners, islands, cubes, tokens, gold. Looked up once for a position, then used
//! for every order that is asked about.

use arrayvec::ArrayVec;

use super::super::data::{SLOTS, data};
use super::super::fields::{ALL_FIELDS, Field};
use super::super::kinds::{Resource, Tier};
use super::super::resources::{Cubes, Resources};
use super::super::state::{Player, State};
use super::Filter;
use super::problem::{Offer, TIERS};
use crate::Seat;

/// A player's means in a state; of use until the state changes.
pub struct Prospect<'a> {
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) player: &'a Player,
    pub(super) makers: ArrayVec<Maker, ALL_FIELDS>,
    /// What own industries make.
    pub(super) makes: Resources,
    /// What partners make and was not yet traded in this turn.
    pub(super) sold: Resources,
    pub(super) offers: [Option<Offer>; Resource::COUNT],
    pub(super) yields: Resources,
    /// Cubes on workplaces.
    pub(super) working: Cubes,
}

/// An own industry.
#[derive(Clone, Copy)]
pub(super) struct Maker {
    pub field: Field,
    pub resource: Resource,
    pub tier: Tier,
    pub slots: [Option<Tier>; SLOTS],
}

impl<'a> Prospect<'a> {
    pub fn new(state: &'a State, seat: Seat) -> Prospect<'a> {
        Prospect::with(state, seat, Filter::None)
    }

    /// The means that a filter leaves.
    pub(super) fn with(state: &'a State, seat: Seat, filter: Filter) -> Prospect<'a> {
        let player = &state.players()[seat];
        let mut means = Prospect {
            state,
            seat,
            player,
            makers: ArrayVec::new(),
            makes: Resources::NONE,
            sold: Resources::NONE,
            offers: [None; Resource::COUNT],
            yields: player.yields(),
            working: [0; TIERS],
        };
        for field in player.fields() {
            let plot = player.plot(field);
            if let Some((resource, tier)) = plot.industry() {
                means.makers.push(Maker { field, resource, tier, slots: plot.slots });
                means.makes.insert(resource);
                plot.slots.iter().flatten().for_each(|tier| means.working[tier.index()] += 1);
            }
        }
        if filter != Filter::NoTrade {
            means.seek_partners(filter);
        }
        means
    }

    /// For each resource the partner with the lowest price; among them who has the least gold, then who is next in turn order.
    fn seek_partners(&mut self, filter: Filter) {
        let players = self.state.players();
        for partner in self.seat.round_from(players.count()).skip(1) {
            if filter == Filter::NoTradeWith(partner) {
                continue;
            }
            let player = &players[partner];
            for field in player.fields() {
                let Some((resource, tier)) = player.plot(field).industry() else { continue };
                if matches!(filter, Filter::UseTrade(wanted, seat) if wanted == resource && seat != partner) {
                    continue;
                }
                let price = data().tier(tier).trade_price;
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
