//! Measures Anno 1800's payment planner on positions from games of medium players, in CPU time of the thread, and prints
//! statistics of these games: `cargo bench -p archipel-players --bench anno1800_planner`. `GAMES=20` sets the number of
//! games per number of players.
#![allow(clippy::cast_precision_loss, reason = "statistics need no full precision")]

use std::time::Duration;

use archipel_players::{Budget, Level, choose_within};
use archipel_rules::anno1800::planner::{self, Filter, PaymentMeans};
use archipel_rules::anno1800::{Options, State};
use archipel_rules::laws::{Report, play_out};
use archipel_rules::{Game, GameId, Position, Seed};
use rustix::time::{ClockId, clock_gettime};
use serde_json::json;

#[allow(dead_code, reason = "the bench of the rules uses the rest")]
#[path = "../../rules/tests/anno1800_planner/recorded.rs"]
mod recorded;

const DEFAULT_GAMES: u64 = 4;
/// Number of random games for each game of medium players.
const RANDOM_GAMES_FACTOR: u64 = 5;
/// Maximum number of actions in a random game.
const MAX_RANDOM_ACTIONS: u32 = 200_000;
/// Games of medium players are broken off after this many rounds; few take so long.
const MAX_ROUNDS: u32 = 150;
/// One position in this many is measured.
const SAMPLE_RATE: usize = 5;

struct PlayedGame {
    /// The position before every action.
    states: Vec<State>,
    rounds: u32,
    finished: bool,
    scores: Vec<i64>,
}

fn main() {
    let games: u64 =
        std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(DEFAULT_GAMES);
    for seats in GameId::Anno1800.seat_counts() {
        random_play(seats, games * RANDOM_GAMES_FACTOR);
    }
    let (mut mid, mut late) = (Times::default(), Times::default());
    for seats in GameId::Anno1800.seat_counts() {
        let played: Vec<PlayedGame> = (0..games).filter_map(|seed| play(seats, seed)).collect();
        print_games(seats, &played);
        // Unfinished games have no late positions.
        for game in played.iter().filter(|game| game.finished) {
            let third = game.states.len() / 3;
            game.states[third..2 * third].iter().step_by(SAMPLE_RATE).for_each(|state| mid.measure(state));
            game.states[2 * third..].iter().step_by(SAMPLE_RATE).for_each(|state| late.measure(state));
        }
    }
    mid.print("mid game (middle third of the actions)");
    late.print("late game (last third)");
}

/// Prints the actions per second of whole random games, in which the planner is asked for every answer and payment.
fn random_play(seats: usize, games: u64) {
    let mut report = Report::default();
    let mut times = Vec::new();
    for seed in 0..games {
        let game =
            || play_out::<State>(&Options::default(), seats, Seed::from_number(seed), MAX_RANDOM_ACTIONS);
        if let Ok(one) = timed(&mut times, game) {
            report.add(&one);
        }
    }
    let seconds = times.iter().sum::<Duration>().as_secs_f64();
    println!(
        "{seats} random players: {games} games, {:.1} rounds, {:.0} actions per second",
        report.rounds as f64 / games as f64,
        report.actions as f64 / seconds
    );
}

fn play(seats: usize, seed: u64) -> Option<PlayedGame> {
    let (mut position, _) =
        Position::set_up(GameId::Anno1800, &json!({}), seats, Seed::from_number(seed)).ok()?;
    let budget = Budget { time: None, ..Budget::default() };
    let mut states = Vec::new();
    while let Some(seat) = position.due().iter().next() {
        let Position::Anno1800(state) = &position else { return None };
        if state.progress().round > MAX_ROUNDS {
            break;
        }
        states.push(state.clone());
        let choice_seed = Seed::from_number(seed << 32 | states.len() as u64);
        let choice = choose_within(&position, seat, Level::Medium, choice_seed, &budget)?;
        position.apply(seat, &choice.action, &mut Vec::new()).ok()?;
    }
    let mut scores = vec![0; seats];
    position.standings().iter().for_each(|standing| scores[standing.seat.index()] = standing.score);
    Some(PlayedGame {
        states,
        rounds: position.progress().round,
        finished: position.outcome().is_some(),
        scores,
    })
}

fn print_games(seats: usize, played: &[PlayedGame]) {
    let count = played.len().max(1) as f64;
    let mean = |value: &dyn Fn(&PlayedGame) -> f64| played.iter().map(value).sum::<f64>() / count;
    let scores: Vec<f64> = (0..seats).map(|seat| mean(&|game| game.scores[seat] as f64)).collect();
    println!(
        "{seats} medium players: {} games, {} finished, {:.1} rounds, {:.0} actions, scores {scores:.1?}",
        played.len(),
        played.iter().filter(|game| game.finished).count(),
        mean(&|game| game.rounds.into()),
        mean(&|game| game.states.len() as f64),
    );
}

#[derive(Default)]
struct Times {
    positions: usize,
    payable: Vec<Duration>,
    best: Vec<Duration>,
    five: Vec<Duration>,
    /// Number of plans that may not be optimal because the search was cut off.
    cut_off: usize,
}

impl Times {
    fn measure(&mut self, state: &State) {
        let Some(seat) = state.due().iter().next() else { return };
        self.positions += 1;
        let payment = PaymentMeans::new(state, seat);
        for order in recorded::orders(state, seat) {
            if timed(&mut self.payable, || payment.payable(&order)) {
                timed(&mut self.best, || planner::best(state, seat, &order, Filter::None));
                let plans = timed(&mut self.five, || planner::plans(state, seat, &order, Filter::None));
                self.cut_off += usize::from(plans.first().is_none_or(|plan| plan.maybe_not_best));
            }
        }
    }

    fn print(mut self, name: &str) {
        println!("{name}: {} positions, {} cut off", self.positions, self.cut_off);
        print_percentiles("payable", &mut self.payable);
        print_percentiles("best plan", &mut self.best);
        print_percentiles("five plans", &mut self.five);
    }
}

fn print_percentiles(name: &str, times: &mut [Duration]) {
    times.sort_unstable();
    let at = |per_mille: usize| {
        times.get((times.len().max(1) - 1) * per_mille / 1000).copied().unwrap_or_default()
    };
    println!(
        "  {name}: {} orders, p50 {:?}, p99 {:?}, p99.9 {:?}, max {:?}",
        times.len(),
        at(500),
        at(990),
        at(999),
        at(1000)
    );
}

/// Measures CPU time of this thread, so that other load does not count.
fn timed<T>(times: &mut Vec<Duration>, run: impl FnOnce() -> T) -> T {
    let clock = || {
        let time = clock_gettime(ClockId::ThreadCPUTime);
        Duration::try_from(time).unwrap_or_default()
    };
    let before = clock();
    let result = run();
    times.push(clock().saturating_sub(before));
    result
}
