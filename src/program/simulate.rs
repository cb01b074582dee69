//! `archipel simulate`: games played at random, figures as JSON.

use std::ops::Range;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use archipel_rules::laws::{self, Plan, Report};
use archipel_rules::{GameId, Record, Seed, SetupError};
use clap::Args;
use serde_json::{Value, json};

use super::Trouble;

/// No game of random play may last longer.
const MOST_ACTIONS: u32 = 200_000;

#[derive(Args, Debug)]
pub struct Simulate {
    /// Which game: anno1503, …
    #[arg(long)]
    game: String,
    #[arg(long)]
    seats: usize,
    /// How many games
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Game k is played with seed S + k
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays: `random`, for all seats or one per seat
    #[arg(long, value_delimiter = ',', default_value = "random")]
    players: Vec<String>,
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Options of the game as a JSON object
    #[arg(long, default_value = "{}")]
    options: String,
    /// Holds every game against the laws of the house (slower)
    #[arg(long)]
    check_laws: bool,
    /// Writes one record per game into this folder
    #[arg(long)]
    records: Option<PathBuf>,
    /// One JSON object (the only form there is)
    #[arg(long)]
    json: bool,
}

/// What one thread, or all together, found.
#[derive(Default)]
struct Found {
    report: Report,
    panics: u64,
    violations: u64,
}

impl Simulate {
    pub fn run(&self) -> Result<ExitCode, Trouble> {
        let game: GameId = self.game.parse()?;
        let allowed = game.seat_counts();
        if !allowed.contains(&self.seats) {
            return Err(SetupError::Seats { game, seats: self.seats, allowed }.into());
        }
        if self.players.iter().any(|player| player != "random")
            || ![1, self.seats].contains(&self.players.len())
        {
            return Err(Trouble::new("--players takes `random`, once or once per seat"));
        }
        let options: Value = serde_json::from_str(&self.options)
            .map_err(|error| Trouble::new(format!("--options is not a JSON object: {error}")))?;
        archipel_rules::Position::set_up(game, &options, self.seats, Seed::from_number(self.seed))?;
        if let Some(folder) = &self.records {
            std::fs::create_dir_all(folder)
                .map_err(|error| Trouble::new(format!("{} cannot be made: {error}", folder.display())))?;
        }
        let start = Instant::now();
        let found = self.spread(game, &options)?;
        let seconds = start.elapsed().as_secs_f64();
        println!("{}", self.figures(game, &found, seconds));
        Ok(ExitCode::SUCCESS)
    }

    /// Shares the games among threads.
    fn spread(&self, game: GameId, options: &Value) -> Result<Found, Trouble> {
        let threads = self.threads.clamp(1, 256) as u64;
        let share = |index: u64| {
            let part = |index: u64| self.seed + self.games * index / threads;
            part(index)..part(index + 1)
        };
        let parts = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads)
                .map(|index| scope.spawn(move || self.play(game, options, share(index))))
                .collect();
            workers.into_iter().map(std::thread::ScopedJoinHandle::join).collect::<Vec<_>>()
        });
        let mut all = Found::default();
        for part in parts {
            let part = part.map_err(|_| Trouble::new("a thread of the simulation broke down"))??;
            all.report.add(&part.report);
            all.panics += part.panics;
            all.violations += part.violations;
        }
        Ok(all)
    }

    fn play(&self, game: GameId, options: &Value, seeds: Range<u64>) -> Result<Found, Trouble> {
        let mut found = Found::default();
        for number in seeds {
            let seed = Seed::from_number(number);
            if self.check_laws {
                let plan = Plan { most_actions: MOST_ACTIONS, ..Plan::default() };
                match catch_unwind(|| laws::check(game, options, self.seats, seed, plan)) {
                    Ok(Ok(report)) => found.report.add(&report),
                    Ok(Err(violation)) => {
                        eprintln!("seed {number}: {violation}");
                        found.violations += 1;
                    }
                    Err(_) => found.panics += 1,
                }
            }
            if self.check_laws && self.records.is_none() {
                continue;
            }
            match catch_unwind(|| {
                laws::play(game, options, self.seats, seed, MOST_ACTIONS, self.records.is_some())
            }) {
                Ok(played) => {
                    let (report, record) = played?;
                    if !self.check_laws {
                        found.report.add(&report);
                    }
                    if let (Some(folder), Some(record)) = (&self.records, record) {
                        write(folder, number, &record)?;
                    }
                }
                Err(_) => found.panics += 1,
            }
        }
        Ok(found)
    }

    #[expect(clippy::cast_precision_loss, reason = "figures for people")]
    fn figures(&self, game: GameId, found: &Found, seconds: f64) -> Value {
        let Found { report, panics, violations } = found;
        let games = f64::from(report.games.max(1));
        let mean_scores: Vec<f64> = report.score_sums.iter().map(|sum| *sum as f64 / games).collect();
        json!({
            "game": game,
            "seats": self.seats,
            "games": self.games,
            "finished": report.finished,
            "actions": report.actions,
            "seconds": seconds,
            "actions_per_second": report.actions as f64 / seconds.max(1e-9),
            "mean_actions": report.actions as f64 / games,
            "mean_rounds": report.rounds as f64 / games,
            "mean_scores": mean_scores,
            "wins_by_seat": report.wins,
            "panics": panics,
            "law_violations": self.check_laws.then_some(violations),
        })
    }
}

fn write(folder: &Path, number: u64, record: &Record) -> Result<(), Trouble> {
    let file = folder.join(format!("{}-{number}.json", record.game));
    let text = serde_json::to_string(record).map_err(|error| Trouble::new(error.to_string()))?;
    std::fs::write(&file, text)
        .map_err(|error| Trouble::new(format!("{} cannot be written: {error}", file.display())))
}
