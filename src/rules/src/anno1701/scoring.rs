//! The ranking and the outcome (Anno 1701 rules, section 8).

use super::data::STONES;
use super::state::State;
use crate::{Id, Outcome, Seat, Seats, Standing};

/// The parts of the favours, in the order of `claims`.
const PARTS: [&str; 5] = ["residents", "honours", "powers", "seven_colonies", "donations"];

impl State {
    pub(super) fn final_outcome(&self) -> Option<Outcome> {
        let cause = if self.timed_out { "cause-round_limit" } else { "cause-favours" };
        self.winner.map(|winner| Outcome { winners: Seats::one(winner), cause })
    }

    /// Ranks by win, favours, gold, goods cards and colonies; equal players share a rank.
    fn rank_key(&self, seat: Seat) -> (bool, u8, u16, u32, usize) {
        let player = &self.players[seat];
        (
            self.winner == Some(seat),
            self.favours(seat),
            player.gold,
            player.hand.total(),
            player.colonies.len(),
        )
    }

    pub(super) fn ranking(&self) -> Vec<Standing> {
        let standing = |seat: Seat| {
            let mine = self.rank_key(seat);
            let better = self.players.seats().filter(|other| self.rank_key(*other) > mine).count();
            // Anno 1701 rules R15: claims beyond the stones count for nothing.
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
