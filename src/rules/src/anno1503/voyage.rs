//! Phase 3: sailing, discovering, and using or leaving the discovered tile.

use super::data::{BROWN_DOCKS, FIELDS, NUMBERS, SHIPS, data};
use super::develop::known_field;
use super::events::Event;
use super::kinds::{Face, Resident, Tile};
use super::map::Square;
use super::player::Post;
use super::refusals::Refusal;
use super::state::{Pending, Phase, State};

/// The effect of using the pending tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Use {
    Post { post: Post, dock: u8 },
    Contract { back: u8 },
    Gold,
    Promotion { field: u8, step: Resident },
}

impl State {
    fn ship_at(&self, ship: u8) -> Result<(Square, u8), Refusal> {
        if !(1..=SHIPS as u8).contains(&ship) {
            return Err(Refusal::UnknownId);
        }
        self.points_left(self.active, ship).ok_or(Refusal::NoSuchShip)
    }

    /// Returns the points that the voyage takes: the number of steps of a shortest way.
    pub(super) fn may_sail(&self, ship: u8, to: Square) -> Result<u8, Refusal> {
        let (at, points) = self.ship_at(ship)?;
        if !data().chart.is_sea(to) && at.is_next_to(to) {
            return Err(Refusal::IslandSquare);
        }
        if at.is_next_to(to) {
            return if points == 0 { Err(Refusal::NoPoints) } else { Ok(1) };
        }
        let reached = data().chart.reach(at, points);
        let way = reached.iter().find(|(square, _)| *square == to);
        way.map(|(_, steps)| *steps).ok_or(Refusal::NotAdjacent)
    }

    pub(super) fn sail(&mut self, ship: u8, to: Square, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let steps = self.may_sail(ship, to)?;
        // Anno 1503 rules R20: the first ship action ends phase 2.
        self.phase = Phase::Phase3;
        if let Some(sailing) = &mut self.player_mut().ships[usize::from(ship) - 1] {
            sailing.at = to;
            sailing.spent += steps;
        }
        events.push(Event::Sailed { seat: self.active, ship, to });
        Ok(())
    }

    /// Returns the discovered island and its tile.
    pub(super) fn may_discover(&self, ship: u8, square: Square) -> Result<(usize, Tile), Refusal> {
        let (at, points) = self.ship_at(ship)?;
        if !at.is_next_to(square) {
            return Err(Refusal::NotNextTo);
        }
        let island = data().chart.island_at(square).ok_or(Refusal::NoTile)?;
        let tile = self.islands[island].ok_or(Refusal::NoTile)?;
        if points == 0 { Err(Refusal::NoPoints) } else { Ok((island, tile)) }
    }

    pub(super) fn discover(
        &mut self,
        ship: u8,
        square: Square,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let (island, tile) = self.may_discover(ship, square)?;
        self.phase = Phase::TilePending;
        self.pending = Some(Pending { ship: ship - 1, island: island as u8, square });
        let (round, keeps_notes) = (self.round, self.options.notes);
        let player = self.player_mut();
        if let Some(ship) = &mut player.ships[usize::from(ship) - 1] {
            ship.spent += 1;
        }
        if keeps_notes {
            player.notes[island] = Some(round);
        }
        events.push(Event::Discovered { seat: self.active, square, face: tile.face });
        Ok(())
    }

    /// Anno 1503 rules R5: a tile that cannot be placed or has no effect must be left.
    pub(super) fn may_use_tile(&self, dock: Option<u8>, field: Option<u8>) -> Result<Use, Refusal> {
        let (_, tile) = self.pending_face().ok_or(Refusal::WrongPhase)?;
        if dock.is_some_and(|dock| !(1..=NUMBERS as u8).contains(&dock)) {
            return Err(Refusal::UnknownId);
        }
        field.map_or(Ok(()), known_field)?;
        let player = self.player();
        match (tile.face, dock, field) {
            (Face::TradingPost(good), dock, None) => {
                if !player.has_free_grey_dock() {
                    return Err(Refusal::NoGreyDock);
                }
                let free = dock.filter(|dock| player.has_dock(*dock) && player.post_at(*dock).is_none());
                let dock = free.ok_or(Refusal::DockTaken)?;
                Ok(Use::Post { post: Post { good, back: tile.back }, dock })
            }
            (Face::Contract, None, None) if player.contracts.len() < BROWN_DOCKS => {
                Ok(Use::Contract { back: tile.back })
            }
            (Face::Contract, None, None) => Err(Refusal::NoBrownDock),
            (Face::Gold, None, None) => Ok(Use::Gold),
            (Face::Promotion, None, field) => {
                if !(1..=FIELDS as u8).any(|field| self.may_rise(field).is_ok()) {
                    return Err(Refusal::PromotionImpossible);
                }
                let field = field.ok_or(Refusal::EmptyField)?;
                Ok(Use::Promotion { field, step: self.may_rise(field)? })
            }
            _ => Err(Refusal::UnknownId),
        }
    }

    pub(super) fn use_tile(
        &mut self,
        dock: Option<u8>,
        field: Option<u8>,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let used = self.may_use_tile(dock, field)?;
        let Some(Pending { ship, island, square }) = self.pending.take() else {
            return Err(Refusal::WrongPhase);
        };
        let seat = self.active;
        self.phase = Phase::Phase3;
        self.islands[usize::from(island)] = None;
        for (_, player) in self.players.iter_mut() {
            player.notes[usize::from(island)] = None;
        }
        let player = &mut self.players[seat];
        player.ships[usize::from(ship)] = None;
        match used {
            Use::Post { post, dock } => {
                player.posts[usize::from(dock) - 1] = Some(post);
                events.push(Event::PostDocked { seat, square, good: post.good, dock });
            }
            Use::Contract { back } => {
                player.contracts.push(back);
                events.push(Event::ContractDocked { seat, square, price: player.purchase_price() });
            }
            Use::Gold => {
                player.gold += data().chest_gold;
                self.used_treasures += 1;
                events.push(Event::ChestFound { seat, square, gold: data().chest_gold });
            }
            Use::Promotion { field, step } => {
                self.rise(field, step);
                self.used_treasures += 1;
                events.push(Event::Promoted { seat, square, resident: step, field });
            }
        }
        Ok(())
    }

    pub(super) fn leave_tile(&mut self, events: &mut Vec<Event>) {
        self.phase = Phase::Phase3;
        if let Some(pending) = self.pending.take() {
            events.push(Event::LeftTile { seat: self.active, square: pending.square });
        }
    }
}
