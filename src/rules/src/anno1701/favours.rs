//! How favours are won: power fields, opera and theatre, donations (Anno 1701 rules, sections 6.10, 6.11 and 8).

use super::data::{Effect, STONES, data};
use super::events::{ActionEvent, Event};
use super::kinds::{Building, Field, Track};
use super::refusals::Refusal;
use super::state::State;
use crate::Seat;

impl State {
    /// Adds symbols, and moves the power field of the track if the player now has the most. A tie never takes it over
    /// (R16).
    pub(super) fn gain_symbols(&mut self, seat: Seat, track: Track, count: u8, events: &mut Vec<Event>) {
        if count == 0 {
            return;
        }
        let index = track as usize;
        let symbols = &mut self.players[seat].symbols[index];
        *symbols += count;
        let mine = *symbols;
        let from = self.powers[index];
        let wins = match from {
            None => mine >= data().power_threshold,
            Some(owner) if owner == seat => false,
            Some(owner) => {
                let theirs = self.players[owner].symbols[index];
                theirs < data().power_fixed && mine > theirs
            }
        };
        if wins {
            self.powers[index] = Some(seat);
            events.push(ActionEvent::PowerGained { seat, track, from }.into());
        }
    }

    pub(super) fn has_stone(&self, seat: Seat) -> Result<(), Refusal> {
        if self.favours(seat) < STONES { Ok(()) } else { Err(Refusal::NoStone) }
    }

    /// Returns the field of the building and the price.
    pub(super) fn may_pay_favour(&self, building: Building) -> Result<(Field, u16), Refusal> {
        let Effect::FavourField(gold) = data().printed(building).effect else {
            return Err(Refusal::NoFavourField);
        };
        let player = self.player();
        let built = || {
            let is_it = |field: &&Field| {
                player.placed(**field).is_some_and(|placed| placed.built && placed.tile.kind() == building)
            };
            Field::ALL.iter().filter(is_it).copied()
        };
        if built().next().is_none() {
            return Err(Refusal::NotBuilt);
        }
        let free = built().find(|field| player.placed(*field).is_some_and(|placed| !placed.favour));
        let field = free.ok_or(Refusal::FavourTaken)?;
        self.has_stone(self.active)?;
        player.can_pay_gold(gold)?;
        Ok((field, gold))
    }

    pub(super) fn pay_favour(&mut self, building: Building, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let (field, gold) = self.may_pay_favour(building)?;
        let seat = self.active;
        let player = self.player_mut();
        player.gold -= gold;
        if let Some(placed) = &mut player.fields[field as usize] {
            placed.favour = true;
        }
        events.push(ActionEvent::FavourPaid { seat, building, gold }.into());
        Ok(())
    }

    /// Anno 1701 rules R19: always the lowest free field.
    pub(super) fn may_donate(&self) -> Result<u16, Refusal> {
        let gold = data().donations.get(self.donations.len()).copied().ok_or(Refusal::DonationsFull)?;
        self.has_stone(self.active)?;
        self.player().can_pay_gold(gold)?;
        Ok(gold)
    }

    pub(super) fn donate(&mut self, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let gold = self.may_donate()?;
        let seat = self.active;
        self.player_mut().gold -= gold;
        self.donations.push(seat);
        events.push(ActionEvent::Donated { seat, gold }.into());
        Ok(())
    }
}
