//! How favours are won: power fields, opera and theatre, donations (specification, sections 6.10, 6.11 and 8).

use super::data::{Effect, STONES, data};
use super::event::{Deed, Event};
use super::kinds::{Building, Field, Track};
use super::refusal::Refusal;
use super::state::State;
use crate::Seat;

impl State {
    /// More of a symbol, and perhaps the power field of its track. Equal numbers never take it over (R16).
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
            events.push(Deed::PowerGained { seat, track, from }.into());
        }
    }

    pub(super) fn has_stone(&self, seat: Seat) -> Result<(), Refusal> {
        if self.favours(seat) < STONES { Ok(()) } else { Err(Refusal::NoStone) }
    }

    /// The field of the building, and the price.
    pub(super) fn may_pay_favour(&self, building: Building) -> Result<(Field, u16), Refusal> {
        let Effect::FavourField(gold) = data().printed(building).effect else {
            return Err(Refusal::NoFavourField);
        };
        let player = self.player();
        let built = || {
            let is_it = |field: &&Field| {
                player.lying(**field).is_some_and(|lying| lying.built && lying.tile.kind() == building)
            };
            Field::ALL.iter().filter(is_it).copied()
        };
        if built().next().is_none() {
            return Err(Refusal::NotBuilt);
        }
        let free = built().find(|field| player.lying(*field).is_some_and(|lying| !lying.favour));
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
        if let Some(lying) = &mut player.fields[field as usize] {
            lying.favour = true;
        }
        events.push(Deed::FavourPaid { seat, building, gold }.into());
        Ok(())
    }

    /// A1701 R19: always the lowest free field.
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
        events.push(Deed::Donated { seat, gold }.into());
        Ok(())
    }
}
