//! The ranking and the outcome (Anno 1503 rules, section 9).

use super::kinds::VictoryPoint;
use super::player::Player;
use super::state::{End, State};
use crate::{Outcome, Seat, Seats, Standing};

/// Ranks by victory points, then the steps of all residents, then gold.
fn rank_key(player: &Player) -> (u32, u32, u32) {
    let steps = player.residents.iter().map(|resident| *resident as u32 + 1).sum();
    (player.points().count(), steps, player.gold)
}

impl State {
    pub(super) fn final_outcome(&self) -> Option<Outcome> {
        self.outcome.map(|end| match end {
            End::Points { winner } => Outcome { winners: Seats::one(winner), cause: "cause-points" },
            End::Alone { winner } => Outcome { winners: Seats::one(winner), cause: "cause-resigned" },
            End::RoundLimit => Outcome { winners: self.leaders(), cause: "cause-round_limit" },
        })
    }

    pub(super) fn leaders(&self) -> Seats {
        let best = self.players.values().map(rank_key).max();
        self.players
            .iter()
            .filter(|(_, player)| Some(rank_key(player)) == best)
            .map(|(seat, _)| seat)
            .collect()
    }

    pub(super) fn ranking(&self) -> Vec<Standing> {
        let winner = match self.outcome {
            Some(End::Points { winner } | End::Alone { winner }) => Some(winner),
            Some(End::RoundLimit) | None => None,
        };
        let worth = |seat: Seat| (winner == Some(seat), rank_key(&self.players[seat]));
        let mut standings: Vec<Standing> = self
            .players
            .iter()
            .map(|(seat, player)| {
                let better = self.players.seats().filter(|other| worth(*other) > worth(seat)).count();
                let part = |point: &VictoryPoint| (point.id(), i64::from(player.holds(*point)));
                Standing {
                    seat,
                    rank: better as u8 + 1,
                    score: player.points().count().into(),
                    parts: VictoryPoint::ALL.iter().map(part).collect(),
                }
            })
            .collect();
        standings.sort_by_key(|standing| (standing.rank, standing.seat));
        standings
    }
}
