//! Final scoring: the points of the track, the bonus places, and who has won.

use super::kinds::Source;
use super::state::{Phase, State};
use crate::{Id, Outcome, Seat, Standing};

impl State {
    /// Points of the track and of the bonus places together.
    pub(super) fn final_score(&self, seat: Seat) -> u16 {
        self.players[seat].score() + self.bonus.points(seat)
    }

    /// Highest score first; ties are broken by fewer rhombs left, then the rank is shared.
    pub(super) fn ranking(&self) -> Vec<Standing> {
        let key = |seat: Seat| (std::cmp::Reverse(self.final_score(seat)), self.players[seat].rhombs());
        let mut seats: Vec<Seat> = self.players.seats().collect();
        seats.sort_by_key(|seat| key(*seat));
        let standing = |seat: Seat| {
            let better = self.players.seats().filter(|other| key(*other) < key(seat)).count();
            let player = &self.players[seat];
            let mut parts: Vec<(Id, i64)> = Source::ALL
                .iter()
                .map(|source| (source.id(), player.points[source.index()].into()))
                .collect();
            parts.push((Id::new("bonus"), self.bonus.points(seat).into()));
            Standing { seat, rank: better as u8 + 1, score: self.final_score(seat).into(), parts }
        };
        seats.into_iter().map(standing).collect()
    }

    pub(super) fn final_outcome(&self) -> Option<Outcome> {
        let over = self.phase == Phase::Over;
        over.then(|| Outcome {
            winners: self
                .ranking()
                .iter()
                .filter(|standing| standing.rank == 1)
                .map(|best| best.seat)
                .collect(),
            cause: if self.end_trigger.is_some() { "cause-rhombs" } else { "cause-deck" },
        })
    }
}
