//! Tiles on fields: placing, overbuilding, putting back (6.3).

use arrayvec::ArrayVec;

use super::data::{Role, data};
use super::events::Event;
use super::fields::{ALL_FIELDS, Field};
use super::kinds::{Terrain, Tile};
use super::options::Edition;
use super::payment::Payment;
use super::player::Player;
use super::refusals::Refusal;
use super::state::State;
use super::step::{Goal, MOST_ORDERED, Order};
use crate::Seat;

impl State {
    /// Checks that this tile may be placed on this field now.
    pub(super) fn may_place(&self, seat: Seat, tile: Tile, field: Field) -> Result<(), Refusal> {
        let kind = data().tile(tile);
        if kind.copies == 0 {
            return Err(Refusal::UnknownId);
        }
        if self.supply.tiles[tile.index()] == 0 {
            return Err(Refusal::SoldOut { tile });
        }
        self.may_stand(seat, tile, field)
    }

    /// Like `may_place`, but ignores how many tiles are left.
    fn may_stand(&self, seat: Seat, tile: Tile, field: Field) -> Result<(), Refusal> {
        let kind = data().tile(tile);
        let player = &self.players[seat];
        if !player.owns_field(field) {
            return Err(Refusal::NotYourField { field });
        }
        if !kind.role.fits(field.terrain()) {
            return Err(Refusal::WrongTerrain { tile, field });
        }
        if self.options.edition == Edition::First
            && let Some(start) = kind.replaces
            && data().home_of(start) != Some(field)
        {
            return Err(Refusal::MustOverbuildStart { tile, start });
        }
        match kind.role {
            Role::Industry { .. } if owns_beside(player, tile, field) => Err(Refusal::AlreadyOwned),
            Role::Industry { .. } | Role::Shipyard { .. } | Role::Ship { .. } => Ok(()),
        }
    }

    /// The ships of one action need a shipyard each (6.3.3), and different fields; a ship that is built over goes back
    /// to the supply.
    pub(super) fn may_order_ships(&self, seat: Seat, order: &Order) -> Result<(), Refusal> {
        let mut ships: ArrayVec<(u8, Tile), MOST_ORDERED> = ArrayVec::new();
        let mut fields: ArrayVec<Field, MOST_ORDERED> = ArrayVec::new();
        let mut supply = self.supply.tiles;
        for part in &order.parts {
            let Goal::Build { tile, field } = part.goal else { return Err(Refusal::UnknownId) };
            let Role::Ship { strength, .. } = data().tile(tile).role else { return Err(Refusal::UnknownId) };
            self.may_stand(seat, tile, field)?;
            let left = &mut supply[tile.index()];
            *left = left.checked_sub(1).ok_or(Refusal::SoldOut { tile })?;
            if let Some(back) = self.players[seat].plot(field).built {
                supply[back.index()] += 1;
            }
            if fields.contains(&field) {
                return Err(Refusal::FieldUsedTwice);
            }
            ships.push((strength, tile));
            fields.push(field);
        }
        let yards = self.players[seat].shipyards();
        if ships.len() > yards.len() {
            return Err(Refusal::TooManyShips { yards: yards.len() as u8 });
        }
        ships.sort_unstable_by(|one, other| other.cmp(one));
        match ships.iter().zip(&yards).find(|((strength, _), yard)| strength > *yard) {
            Some(((strength, tile), _)) => Err(Refusal::ShipTooStrong { tile: *tile, strength: *strength }),
            None => Ok(()),
        }
    }

    /// The effects of finishing one tile (6.3.1).
    pub(super) fn place(
        &mut self,
        seat: Seat,
        tile: Tile,
        field: Field,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.may_place(seat, tile, field)?;
        self.supply.tiles[tile.index()] -= 1;
        let over = self.clear(seat, field);
        let player = &mut self.players[seat];
        player.plot_mut(field).built = Some(tile);
        player.fresh |= 1 << field.index();
        if let Role::Ship { naval, strength } = data().tile(tile).role {
            *player.ready.of_mut(naval) += strength;
        }
        events.push(Event::Built { seat, tile, field, over });
        Ok(())
    }

    /// Clears a field: exhausts its cubes, removes a ship's tokens (7.5.4), and returns a built tile to the supply.
    /// Returns the tile that was visible.
    fn clear(&mut self, seat: Seat, field: Field) -> Option<Tile> {
        let player = &mut self.players[seat];
        let plot = player.plot_mut(field);
        let gone = plot.visible()?;
        if let Some(built) = plot.built.take() {
            self.supply.tiles[built.index()] += 1;
        }
        let cubes = std::mem::take(&mut plot.slots);
        for tier in cubes.into_iter().flatten() {
            player.exhausted[tier.index()] += 1;
        }
        if let Role::Ship { naval, strength } = data().tile(gone).role {
            let from_spent = strength.min(player.spent.of(naval));
            *player.spent.of_mut(naval) -= from_spent;
            *player.ready.of_mut(naval) -= strength - from_spent;
        }
        Some(gone)
    }

    /// Checks that the built tile on this field may be put back in this payment (6.3.4).
    pub(super) fn may_put_back(&self, seat: Seat, payment: &Payment, field: Field) -> Result<Tile, Refusal> {
        if !payment.order.builds() {
            return Err(Refusal::StepNotAllowed);
        }
        let player = &self.players[seat];
        if !player.owns_field(field) {
            return Err(Refusal::NotYourField { field });
        }
        let tile = player.plot(field).built.ok_or(Refusal::NothingToReturn { field })?;
        if self.options.edition == Edition::Revised && payment.returns > 0 {
            return Err(Refusal::ReturnLimit);
        }
        let yard = matches!(data().tile(tile).role, Role::Shipyard { .. });
        let ships_open = payment.order.parts.iter().zip(&payment.progress).any(|(part, paid)| {
            let ship = matches!(part.goal, Goal::Build { tile, .. } if matches!(data().tile(tile).role, Role::Ship { .. }));
            ship && !paid.finished
        });
        if yard && ships_open { Err(Refusal::YardNeeded) } else { Ok(tile) }
    }

    /// A printed tile underneath becomes visible again and may be used at once.
    pub(super) fn put_back(
        &mut self,
        seat: Seat,
        payment: &mut Payment,
        field: Field,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let tile = self.may_put_back(seat, payment, field)?;
        self.clear(seat, field);
        // A printed ship that becomes visible again brings its tokens: `ready + spent` is the strength of the fleet.
        let player = &mut self.players[seat];
        if let Some(Role::Ship { naval, strength }) =
            player.plot(field).visible().map(|tile| data().tile(tile).role)
        {
            *player.ready.of_mut(naval) += strength;
        }
        player.fresh |= 1 << field.index();
        payment.returns += 1;
        payment.used.returned += 1;
        events.push(Event::PutBack { seat, tile, field });
        Ok(())
    }

    /// The usual field for a new tile (6.3.1); `None`: the player must name one.
    pub fn default_field(&self, seat: Seat, tile: Tile) -> Option<Field> {
        let player = &self.players[seat];
        let kind = data().tile(tile);
        if let Some(start) = kind.replaces
            && let Some(field) = data().home_of(start)
            && (player.plot(field).visible() == Some(start) || self.options.edition == Edition::First)
        {
            return Some(field);
        }
        let rank = |field: Field| {
            let coast = field.terrain() == Terrain::Coast;
            (coast && matches!(kind.role, Role::Industry { .. }), field.isle().is_none(), field)
        };
        let empty = player.fields().filter(|field| player.plot(*field).visible().is_none());
        empty.filter(|field| kind.role.fits(field.terrain())).min_by_key(|field| rank(*field))
    }

    /// The first field for this tile; faster than computing all.
    pub(super) fn first_field_for(&self, seat: Seat, tile: Tile) -> Option<Field> {
        let player = &self.players[seat];
        let kind = data().tile(tile);
        let fits = |field: &Field| kind.role.fits(field.terrain());
        let may = |field: &Field| self.may_place(seat, tile, *field).is_ok();
        let first = player.fields().find(fits);
        match (kind.role, self.options.edition) {
            // Ships and shipyards fit any field; a second industry of a kind fits only over the first.
            (Role::Industry { .. }, Edition::Revised) => {
                let owned = player.fields().find(|field| counts_as(player, *field, tile));
                owned.or(first).filter(may)
            }
            (Role::Industry { .. }, Edition::First) => player.fields().find(may),
            (Role::Shipyard { .. } | Role::Ship { .. }, _) => first.filter(may),
        }
    }

    /// The fields where this tile may stand now.
    pub fn fields_for(&self, seat: Seat, tile: Tile) -> ArrayVec<Field, ALL_FIELDS> {
        self.players[seat].fields().filter(|field| self.may_place(seat, tile, *field).is_ok()).collect()
    }
}

/// Whether placing this tile here would give the player a second visible built or Old World tile of its kind (6.3.2).
fn owns_beside(player: &Player, tile: Tile, field: Field) -> bool {
    player.fields().any(|other| other != field && counts_as(player, other, tile))
}

/// Whether this field shows a tile of this kind that counts: a built one, or one on an Old World island.
fn counts_as(player: &Player, field: Field, tile: Tile) -> bool {
    let plot = player.plot(field);
    plot.visible() == Some(tile) && (plot.built.is_some() || field.isle().is_some())
}

pub(super) fn is_ship(tile: Tile) -> bool {
    matches!(data().tile(tile).role, Role::Ship { .. })
}
