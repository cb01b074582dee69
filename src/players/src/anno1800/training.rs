//! Learning what the by_kind of a player are worth: medium players play many games among themselves, and the weights are those by
//! which the by_kind foretell best who was ahead at the end (ridge regression).
//!
//! `cargo run --release -p archipel-players --example anno1800_lessons` prints `weights.rs` anew.

use archipel_rules::anno1800::State;
use archipel_rules::{Action, Dice, Game, GameId, Position, Seat, Seed};

use super::features::{COUNT, Weight, earliness, features_by_seat};
use super::weights::WEIGHTS;
use crate::evaluate::{Evaluator, standing};
use crate::{Level, choose};

/// Every trait counts twice: late, and early.
const WIDTH: usize = 2 * COUNT;
/// One action in so many is any that comes to mind, so that the games differ.
const RANDOM_MOVE_RATE: u32 = 25;
/// A game that takes longer, in actions, teaches nothing about good ones.
const LONGEST: u32 = 400;
/// More points of a lead than these teach nothing more.
const MOST_LEAD: f64 = 50.0;
/// So many regression speak for a weight of nothing.
const DOUBT: f64 = 1000.0;

/// What was learnt: the sums of which the weights are the solution.
#[derive(Debug)]
pub struct Regression {
    /// Traits by by_kind.
    squares: Vec<[f64; WIDTH]>,
    /// Traits by leads.
    leads: [f64; WIDTH],
    pub samples: u64,
}

impl Default for Regression {
    fn default() -> Regression {
        Regression { squares: vec![[0.0; WIDTH]; WIDTH], leads: [0.0; WIDTH], samples: 0 }
    }
}

impl Regression {
    /// Learns from one game of two; false: it took too long.
    pub fn add_game(&mut self, seed: u64) -> bool {
        let Some((moments, lead)) = play(seed) else { return false };
        for moment in &moments {
            for (row, one) in moment.iter().enumerate() {
                self.leads[row] += one * lead;
                for (square, other) in self.squares[row].iter_mut().zip(moment) {
                    *square += one * other;
                }
            }
        }
        self.samples += moments.len() as u64;
        true
    }

    /// Adds what somebody else has learnt.
    pub fn merge(&mut self, other: &Regression) {
        for (row, others) in self.squares.iter_mut().zip(&other.squares) {
            row.iter_mut().zip(others).for_each(|(square, other)| *square += other);
        }
        self.leads.iter_mut().zip(&other.leads).for_each(|(lead, other)| *lead += other);
        self.samples += other.samples;
    }

    /// The trait, its weight late and early in the game.
    pub fn weights(&self) -> Vec<(String, f64, f64)> {
        let row = |weight: &Weight| (format!("{:?}", weight.feature), weight.late, weight.early);
        self.solved().iter().map(row).collect()
    }

    /// The weights by which the regression are foretold best.
    fn solved(&self) -> [Weight; COUNT] {
        // Doubt is the same for all by_kind, whatever they are counted in.
        let scale: Vec<f64> = (0..WIDTH)
            .map(|index| (self.squares[index][index] / self.samples.max(1) as f64).sqrt().max(1e-9))
            .collect();
        let mut rows: Vec<[f64; WIDTH]> = self.squares.clone();
        let mut right = self.leads;
        for row in 0..WIDTH {
            for column in 0..WIDTH {
                rows[row][column] /= scale[row] * scale[column];
            }
            rows[row][row] += DOUBT;
            right[row] /= scale[row];
        }
        let solved = solve(rows, right);
        std::array::from_fn(|index| Weight {
            feature: WEIGHTS[index].feature,
            late: solved[index] / scale[index],
            early: solved[index + COUNT] / scale[index + COUNT],
        })
    }
}

/// The differences between both players at the begin of each turn, and the lead of the first at the end.
fn play(seed: u64) -> Option<(Vec<[f64; WIDTH]>, f64)> {
    let options = serde_json::json!({});
    let (mut position, mut events) =
        Position::set_up(GameId::Anno1800, &options, 2, Seed::from_number(seed)).ok()?;
    let mut dice = Dice::new(Seed::from_number(!seed));
    let mut moments = Vec::new();
    let mut turn = None;
    for _ in 0..LONGEST {
        let Position::Anno1800(state) = &position else { return None };
        let Some(seat) = state.due().iter().next() else { break };
        if turn.replace(state.progress().turn) != Some(state.progress().turn) {
            moments.push(difference(state));
        }
        let mut ideas = state.candidate_actions(seat, &mut dice);
        let whim = dice.below(RANDOM_MOVE_RATE) == 0;
        let whim = whim.then(|| Action::Anno1800(ideas.swap_remove(dice.index(ideas.len()))));
        events.clear();
        if whim.is_some_and(|action| position.apply(seat, &action, &mut events).is_ok()) {
            continue;
        }
        let thought = Seed::from_number(dice.below(u32::MAX).into());
        let choice = choose(&position, seat, Level::Medium, thought)?;
        position.apply(seat, &choice.action, &mut events).ok()?;
    }
    position.outcome()?;
    let standings = position.standings();
    let scores: Vec<f64> = Seat::all(2).map(|seat| standing(&standings, seat)).collect();
    Some((moments, (scores[0] - scores[1]).clamp(-MOST_LEAD, MOST_LEAD)))
}

fn difference(state: &State) -> [f64; WIDTH] {
    let players = features_by_seat(state);
    let early = earliness(&players);
    let late = |index: usize| players[0].values[index] - players[1].values[index];
    std::array::from_fn(|index| if index < COUNT { late(index) } else { early * late(index - COUNT) })
}

/// Gauss's elimination; the rows are symmetric and, by doubt, not singular.
fn solve(mut rows: Vec<[f64; WIDTH]>, mut right: [f64; WIDTH]) -> [f64; WIDTH] {
    for pivot in 0..WIDTH {
        let above = rows[pivot];
        for below in pivot + 1..WIDTH {
            let share = rows[below][pivot] / above[pivot];
            for (cell, other) in rows[below].iter_mut().zip(&above) {
                *cell -= share * other;
            }
            right[below] -= share * right[pivot];
        }
    }
    for pivot in (0..WIDTH).rev() {
        let known: f64 = (pivot + 1..WIDTH).map(|column| rows[pivot][column] * right[column]).sum();
        right[pivot] = (right[pivot] - known) / rows[pivot][pivot];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::{Regression, WIDTH, solve};

    #[test]
    fn elimination_finds_what_the_rows_were_made_of() {
        let wanted: [f64; WIDTH] = std::array::from_fn(|index| index as f64 - 30.0);
        let row = |one: usize| {
            std::array::from_fn(|other| if one == other { 80.0 } else { 1.0 / (1 + one + other) as f64 })
        };
        let rows: Vec<[f64; WIDTH]> = (0..WIDTH).map(row).collect();
        let right =
            std::array::from_fn(|one| rows[one].iter().zip(&wanted).map(|(cell, value)| cell * value).sum());
        let found = solve(rows, right);
        assert!(found.iter().zip(&wanted).all(|(one, other)| (one - other).abs() < 1e-9), "{found:?}");
    }

    /// What is learnt apart and put together is what is learnt at once.
    #[test]
    fn lessons_add_up() {
        let (mut both, mut one, mut other) =
            (Regression::default(), Regression::default(), Regression::default());
        assert!(both.add_game(1) && both.add_game(2) && one.add_game(1) && other.add_game(2));
        one.merge(&other);
        assert!(both.samples > 40 && one.samples == both.samples);
        for ((name, late, early), (_, other_late, other_early)) in both.weights().iter().zip(one.weights()) {
            assert!((late - other_late).abs() < 1e-6 && (early - other_early).abs() < 1e-6, "{name}");
        }
    }
}
