//! What a player could pay for now. The means are looked up once; each list holds exactly what the action accepts.

use arrayvec::ArrayVec;

use super::building::is_ship;
use super::cards::{Card, Cards};
use super::data::data;
use super::fields::{ALL_FIELDS, Field};
use super::kinds::{Tier, Tile};
use super::menus::Kind;
use super::payment::Payment;
use super::planner::Prospect;
use super::resources::Cost;
use super::spelling::ships;
use super::state::State;
use super::step::{Goal, Order, Part, Place};
use crate::Seat;

/// A kind of sea field: the ship that is to be seen there, and the one that was built there.
type Berth = (Option<Tile>, Option<Tile>);

pub(super) struct Wishes<'a> {
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) means: Prospect<'a>,
}

impl State {
    pub(super) fn wishes(&self, seat: Seat) -> Wishes<'_> {
        Wishes { state: self, seat, means: Prospect::new(self, seat) }
    }
}

impl Wishes<'_> {
    /// Possible and payable, beyond a part already chosen or alone.
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

    /// Could this tile be paid for and placed somewhere? Where it stands does not change what it costs.
    pub fn can_build(&self, tile: Tile) -> bool {
        if self.state.supply.tiles[tile.index()] == 0 || !self.means.can_make(&data().tile(tile).cost) {
            return false;
        }
        let Some(field) = self.state.first_field_for(self.seat, tile) else { return false };
        let order = Order::one(Goal::Build { tile, field });
        (!is_ship(tile) || self.state.may_order_ships(self.seat, &order).is_ok())
            && self.means.payable(&order)
    }

    pub fn tiles(&self, kind: Kind) -> impl Iterator<Item = Tile> + '_ {
        let tiles = data().on_sale().filter(move |tile| Kind::of(*tile) == Some(kind));
        tiles.filter(|tile| self.can_build(*tile))
    }

    pub fn kinds(&self) -> impl Iterator<Item = Kind> + '_ {
        Kind::ALL.iter().copied().filter(|kind| self.tiles(*kind).next().is_some())
    }

    /// Fields with a built tile after whose return something could be built.
    pub fn returnable(&self) -> impl Iterator<Item = Field> + use<'_> {
        let (state, seat) = (self.state, self.seat);
        let player = &state.players[seat];
        let built = player.fields().filter(|field| player.plot(*field).built.is_some());
        // A tile that costs nothing and may stand on every shore can always follow; so can the same one, if it costs nothing.
        let free = state.supply.tiles[Tile::Shipyard1.index()] > 0
            && data().tile(Tile::Shipyard1).cost == Cost::FREE;
        built.filter(move |field| {
            let same = player.plot(*field).built.is_some_and(|tile| data().tile(tile).cost == Cost::FREE);
            if free || same {
                let payment = Payment::new(any_building(), state.turn.stock);
                return state.may_put_back(seat, &payment, *field).is_ok();
            }
            let after = state.after_return(seat, *field, &any_building());
            after.is_ok_and(|after| after.wishes(seat).kinds().next().is_some())
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

    /// The sea fields where this ship can be built after the others. Whether it can lie there depends only on the ship that it takes the
    /// place of, and on whether that one goes back to the supply, so that each kind of place is examined once.
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

    /// The places where a cube of this tier can rise after the other upgrades.
    pub fn raisable<'a>(&'a self, order: &'a Order, tier: Tier) -> impl Iterator<Item = Place> + 'a {
        let player = &self.state.players[self.seat];
        // Somebody of this tier works there, could work there, or has risen to it.
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
pub(super) fn with(order: &Order, goal: Goal) -> Order {
    let mut order = order.clone();
    let _ = order.parts.try_push(Part::new(goal));
    order
}

/// Any order that builds, to ask what may be put back before it.
pub(super) fn any_building() -> Order {
    let field = Field::first(1).next();
    Order::new(field.map(|field| Goal::Build { tile: Tile::SawmillWorker, field }))
}
