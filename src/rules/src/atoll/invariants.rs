//! Checks what must hold in every state (rules 11).

use super::data::data;
use super::state::{SEATS, State};
use crate::Seat;

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

impl State {
    pub(super) fn check_invariants(&self) -> Result<(), String> {
        self.tiles_are_conserved()?;
        for seat in Seat::all(SEATS) {
            self.turns_add_up(seat)?;
        }
        let newest = self.newest.is_none_or(|islet| self.palms[islet.index()].is_some());
        ensure(newest, || format!("there is no palm on {:?}", self.newest))
    }

    /// 1: every tile is in exactly one place.
    fn tiles_are_conserved(&self) -> Result<(), String> {
        let hands = self.players.values().flat_map(|player| &player.hand);
        let mut found: Vec<u8> = self.bag.iter().chain(&self.used).chain(hands).copied().collect();
        found.sort_unstable();
        ensure(found.iter().copied().eq(data().all_tiles()), || format!("the tiles are {found:?}"))
    }

    /// 2 and 3: every turn was a palm or a dive, and every hand is full until the owner's last turn.
    fn turns_add_up(&self, seat: Seat) -> Result<(), String> {
        let player = &self.players[seat];
        let late = u32::from(seat != self.start);
        let taken = (self.turn + 1 - late) / SEATS as u32;
        let done = self.palms_of(seat) + usize::from(player.dives);
        ensure(done == taken as usize, || format!("{seat:?} had {taken} turns and did {done} things"))?;
        let full = data().hand_size - usize::from(taken == u32::from(data().rounds));
        ensure(player.hand.len() == full, || format!("{seat:?} holds {:?}", player.hand))?;
        ensure(player.hand.is_sorted(), || format!("{seat:?} holds {:?}", player.hand))
    }
}
