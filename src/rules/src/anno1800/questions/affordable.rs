//! Lists what a player can pay for now. The means are computed once; each list holds exactly what the action accepts.

use arrayvec::ArrayVec;

use crate::Seat;
use crate::anno1800::action::ships;
use crate::anno1800::building::is_ship;
use crate::anno1800::cards::{Card, Cards};
use crate::anno1800::data::data;
use crate::anno1800::fields::{ALL_FIELDS, Field};
use crate::anno1800::kinds::{Tier, Tile};
use crate::anno1800::payment::Payment;
use crate::anno1800::planner::PaymentMeans;
use crate::anno1800::questions::menus::TileGroup;
use crate::anno1800::resources::Cost;
use crate::anno1800::state::State;
use crate::anno1800::step::{Goal, Order, Part, Place};

/// The relevant properties of a sea field: its visible ship, and the ship built there.
type Berth = (Option<Tile>, Option<Tile>);

pub(in crate::anno1800) struct Affordable<'a> {
    pub(in crate::anno1800) state: &'a State,
    pub(in crate::anno1800) seat: Seat,
    pub(in crate::anno1800) means: PaymentMeans<'a>,
}

impl State {
    pub(in crate::anno1800) fn affordable(&self, seat: Seat) -> Affordable<'_> {
        Affordable { state: self, seat, means: PaymentMeans::new(self, seat) }
    }
}

impl Affordable<'_> {
    /// Whether the whole order is possible and payable.
    pub fn can_pay(&self, order: &Order) -> bool {
        self.state.possible(self.seat, order).is_ok() && self.means.payable(order)
    }

    pub fn cards(&self) -> Cards {
        let hand = self.state.players[self.seat].hand.iter();
        hand.filter(|card| self.can_play(*card)).collect()
    }

    pub fn any_card(&self) -> bool {
        self.state.players[self.seat].hand.iter().any(|card| self.can_play(card))
    }

    fn can_play(&self, card: Card) -> bool {
        self.means.payable(&Order::one(Goal::Play { card }))
    }

    /// Whether this tile can be paid for and placed somewhere. Its cost does not depend on the field.
    pub fn can_build(&self, tile: Tile) -> bool {
        if self.state.supply.tiles[tile.index()] == 0 || !self.means.can_make(&data().tile(tile).cost) {
            return false;
        }
        let Some(field) = self.state.first_field_for(self.seat, tile) else { return false };
        let order = Order::one(Goal::Build { tile, field });
        (!is_ship(tile) || self.state.may_order_ships(self.seat, &order).is_ok())
            && self.means.payable(&order)
    }

    pub fn tiles(&self, kind: TileGroup) -> impl Iterator<Item = Tile> + '_ {
        let tiles = data().on_sale().filter(move |tile| TileGroup::of(*tile) == Some(kind));
        tiles.filter(|tile| self.can_build(*tile))
    }

    pub fn kinds(&self) -> impl Iterator<Item = TileGroup> + '_ {
        TileGroup::ALL.iter().copied().filter(|kind| self.tiles(*kind).next().is_some())
    }

    /// Fields with a built tile after whose return something could be built.
    pub fn returnable(&self) -> impl Iterator<Item = Field> + use<'_> {
        let (state, seat) = (self.state, self.seat);
        let player = &state.players[seat];
        let built = player.fields().filter(|field| player.plot(*field).built.is_some());
        // Something can be built in any case: a free tile that fits every shore, or the returned tile itself if it is
        // free.
        let free = state.supply.tiles[Tile::Shipyard1.index()] > 0
            && data().tile(Tile::Shipyard1).cost == Cost::FREE;
        built.filter(move |field| {
            let same = player.plot(*field).built.is_some_and(|tile| data().tile(tile).cost == Cost::FREE);
            if free || same {
                let payment = Payment::new(any_building(), state.turn.stock);
                return state.may_put_back(seat, &payment, *field).is_ok();
            }
            let after = state.after_return(seat, *field, &any_building());
            after.is_ok_and(|after| after.affordable(seat).kinds().next().is_some())
        })
    }

    pub fn ships<'a>(&'a self, order: &'a Order) -> impl Iterator<Item = Tile> + 'a {
        let first = order.parts.is_empty();
        ships().filter(
            move |ship| {
                if first { self.can_build(*ship) } else { !self.berths(order, *ship).is_empty() }
            },
        )
    }

    /// The sea fields where this ship can be built after the others. A field is decided by the ship that would be
    /// replaced and whether it goes back to the supply, so each such case is examined once.
    pub fn berths(&self, order: &Order, ship: Tile) -> ArrayVec<Field, ALL_FIELDS> {
        let player = &self.state.players[self.seat];
        let mut known: ArrayVec<(Berth, bool), 16> = ArrayVec::new();
        let mut berths = ArrayVec::new();
        if !self.means.can_make(&data().tile(ship).cost) {
            return berths;
        }
        let taken = |field: Field| {
            order
                .parts
                .iter()
                .any(|part| matches!(part.goal, Goal::Build { field: other, .. } if other == field))
        };
        for field in player.fields().filter(|field| !field.is_land() && !taken(*field)) {
            let there = (player.plot(field).visible(), player.plot(field).built);
            let open = known.iter().find(|(kind, _)| *kind == there).map(|(_, open)| *open);
            let open = open.unwrap_or_else(|| {
                let open = self.can_pay(&with(order, Goal::Build { tile: ship, field }));
                let _ = known.try_push((there, open));
                open
            });
            if open {
                berths.push(field);
            }
        }
        berths
    }

    pub fn hires<'a>(&'a self, order: &'a Order) -> impl Iterator<Item = Tier> + 'a {
        let tiers = Tier::ALL.iter().copied();
        tiers.filter(|tier| self.can_pay(&with(order, Goal::Hire { tier: *tier })))
    }

    pub fn raises<'a>(&'a self, order: &'a Order) -> impl Iterator<Item = Tier> + 'a {
        let tiers = Tier::ALL.iter().copied().filter(|tier| tier.raised().is_some());
        tiers.filter(|tier| self.raisable(order, *tier).next().is_some())
    }

    /// The places where a cube of this tier can be upgraded after the other upgrades.
    pub fn raisable<'a>(&'a self, order: &'a Order, tier: Tier) -> impl Iterator<Item = Place> + 'a {
        let player = &self.state.players[self.seat];
        // A cube of this tier works there, could work there, or was upgraded to it there.
        let fits = move |field: &Field| {
            let plot = player.plot(*field);
            plot.slots.contains(&Some(tier))
                || plot.industry().is_some_and(|(_, works)| works == tier || !order.parts.is_empty())
        };
        let land = player.fields().filter(fits).map(Place::Workplace);
        let all = [Place::Residence, Place::Exhausted].into_iter().chain(land);
        let made = self.means.can_make(&data().tier(tier).upgrade);
        all.filter(move |at| made && self.can_name(&with(order, Goal::Upgrade { tier, at: *at })))
    }
}

/// An order with one more part.
pub(in crate::anno1800) fn with(order: &Order, goal: Goal) -> Order {
    let mut order = order.clone();
    let _ = order.parts.try_push(Part::new(goal));
    order
}

/// An arbitrary building order, used to find out what may be put back before it.
pub(in crate::anno1800) fn any_building() -> Order {
    let field = Field::first(1).next();
    Order::new(field.map(|field| Goal::Build { tile: Tile::SawmillWorker, field }))
}
