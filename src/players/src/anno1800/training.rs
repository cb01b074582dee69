//! Trains the weights of the features: medium players play many games, and a ridge regression finds the weights that best
//! predict the final lead.
//!
//! `cargo run --release -p archipel-players --example anno1800_training` prints a new `weights.rs`.

use archipel_rules::anno1800::State;
use archipel_rules::{Action, Dice, Game, GameId, Position, Seat, Seed};

use super::features::{COUNT, Weight, earliness, features_by_seat};
use super::weights::WEIGHTS;
use crate::evaluate::{Evaluator, score_of};
use crate::{Level, choose};

/// Every feature has two weights: late and early.
const WIDTH: usize = 2 * COUNT;
/// One action in this many is a random candidate, so that the games differ.
const RANDOM_MOVE_RATE: u32 = 25;
/// Games with more actions are ignored, because good games are shorter.
const MAX_ACTIONS: u32 = 400;
/// Leads are limited to this many points, so that one-sided games do not dominate.
const MAX_LEAD: f64 = 50.0;
/// Strength of the ridge regularisation: as many samples as this speak for a weight of 0.
const RIDGE: f64 = 1000.0;
/// Lower limit of a feature's scale, which avoids a division by zero.
const MIN_SCALE: f64 = 1e-9;

/// Feature differences of both players, late and early.
type Sample = [f64; WIDTH];

/// Sums over all samples; the weights are the solution of these normal equations.
#[derive(Debug)]
pub struct Regression {
    /// Sums of products of two features.
    squares: Vec<[f64; WIDTH]>,
    /// Sums of products of a feature and the final lead.
    leads: [f64; WIDTH],
    pub samples: u64,
}

impl Default for Regression {
    fn default() -> Regression {
        Regression { squares: vec![[0.0; WIDTH]; WIDTH], leads: [0.0; WIDTH], samples: 0 }
    }
}

impl Regression {
    /// Adds one game of two players. Returns false if it took too long.
    pub fn add_game(&mut self, seed: u64) -> bool {
        let Some((samples, lead)) = play(seed) else { return false };
        for sample in &samples {
            for (row, one) in sample.iter().enumerate() {
                self.leads[row] += one * lead;
                for (square, other) in self.squares[row].iter_mut().zip(sample) {
                    *square += one * other;
                }
            }
        }
        self.samples += samples.len() as u64;
        true
    }

    /// Adds the samples of another regression.
    pub fn merge(&mut self, other: &Regression) {
        for (row, others) in self.squares.iter_mut().zip(&other.squares) {
            row.iter_mut().zip(others).for_each(|(square, other)| *square += other);
        }
        self.leads.iter_mut().zip(&other.leads).for_each(|(lead, other)| *lead += other);
        self.samples += other.samples;
    }

    /// Returns the name of each feature, and its late and early weight.
    pub fn weights(&self) -> Vec<(String, f64, f64)> {
        let row = |weight: &Weight| (format!("{:?}", weight.feature), weight.late, weight.early);
        self.solved().iter().map(row).collect()
    }

    fn solved(&self) -> [Weight; COUNT] {
        // Scale the features, so that the regularisation does not depend on their units.
        let scale: Vec<f64> = (0..WIDTH)
            .map(|index| (self.squares[index][index] / self.samples.max(1) as f64).sqrt().max(MIN_SCALE))
            .collect();
        let mut rows: Vec<[f64; WIDTH]> = self.squares.clone();
        let mut right = self.leads;
        for row in 0..WIDTH {
            for column in 0..WIDTH {
                rows[row][column] /= scale[row] * scale[column];
            }
            rows[row][row] += RIDGE;
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

/// Plays a game. Returns a sample for the start of each turn, and the final lead of the first player.
fn play(seed: u64) -> Option<(Vec<Sample>, f64)> {
    let options = serde_json::json!({});
    let (mut position, mut events) =
        Position::set_up(GameId::Anno1800, &options, 2, Seed::from_number(seed)).ok()?;
    let mut dice = Dice::new(Seed::from_number(!seed));
    let mut samples = Vec::new();
    let mut turn = None;
    for _ in 0..MAX_ACTIONS {
        let Position::Anno1800(state) = &position else { return None };
        let Some(seat) = state.due().iter().next() else { break };
        if turn.replace(state.progress().turn) != Some(state.progress().turn) {
            samples.push(sample(state));
        }
        let mut candidates = state.candidate_actions(seat, &mut dice);
        let play_random = dice.below(RANDOM_MOVE_RATE) == 0;
        let random =
            play_random.then(|| Action::Anno1800(candidates.swap_remove(dice.index(candidates.len()))));
        events.clear();
        if random.is_some_and(|action| position.apply(seat, &action, &mut events).is_ok()) {
            continue;
        }
        let choice_seed = Seed::from_number(dice.below(u32::MAX).into());
        let choice = choose(&position, seat, Level::Medium, choice_seed)?;
        position.apply(seat, &choice.action, &mut events).ok()?;
    }
    position.outcome()?;
    let standings = position.standings();
    let scores: Vec<f64> = Seat::all(2).map(|seat| score_of(&standings, seat)).collect();
    Some((samples, (scores[0] - scores[1]).clamp(-MAX_LEAD, MAX_LEAD)))
}

fn sample(state: &State) -> Sample {
    let players = features_by_seat(state);
    let early = earliness(&players);
    let late = |index: usize| players[0].values[index] - players[1].values[index];
    std::array::from_fn(|index| if index < COUNT { late(index) } else { early * late(index - COUNT) })
}

/// Gaussian elimination. The rows are symmetric and, because of the regularisation, not singular.
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
    fn solve_finds_the_solution() {
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

    /// Merging two regressions gives the same weights as adding all games to one.
    #[test]
    fn merged_regressions_equal_one_regression() {
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
