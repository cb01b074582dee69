//! The table of places (specification, section 8).

use super::data::STONES;
use super::state::State;
use crate::{Id, Seat, Standing};

/// The parts of the favours, in the order of `claims`.
const PARTS: [&str; 5] = ["residents", "honours", "powers", "seven_colonies", "donations"];

impl State {
    /// The winner, then favours, gold, goods cards, colonies, and the order from the start player.
    fn merit(&self, seat: Seat) -> (bool, u8, u16, u32, usize, std::cmp::Reverse<usize>) {
        let player = &self.players[seat];
        let place = self.first.round_from(self.count()).position(|other| other == seat).unwrap_or(0);
        (
            self.winner == Some(seat),
            self.favours(seat),
            player.gold,
            player.hand.total(),
            player.colonies.len(),
            std::cmp::Reverse(place),
        )
    }

    pub(super) fn ranking(&self) -> Vec<Standing> {
        let standing = |seat: Seat| {
            let mine = self.merit(seat);
            let better = self.players.seats().filter(|other| self.merit(*other) > mine).count();
            // A1701 R15: claims beyond the stones count for nothing.
            let mut left = STONES;
            let stones = self.claims(seat).map(|claim| {
                let stones = claim.min(left);
                left -= stones;
                i64::from(stones)
            });
            Standing {
                seat,
                rank: better as u8 + 1,
                score: self.favours(seat).into(),
                parts: PARTS.into_iter().map(Id::new).zip(stones).collect(),
            }
        };
        let mut standings: Vec<Standing> = self.players.seats().map(standing).collect();
        standings.sort_by_key(|standing| standing.rank);
        standings
    }
}
