//! `archipel simulate`: plays random games and prints statistics as JSON.

use std::ops::Range;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use archipel_rules::laws::{self, CheckPlan, Report};
use archipel_rules::{GameId, Record, Seed, SetupError};
use clap::Args;
use serde_json::{Value, json};

use super::CliError;

/// Upper limit for one random game.
const MAX_ACTIONS: u32 = 200_000;

#[derive(Args, Debug)]
pub struct Simulate {
    /// Game id: anno1503, …
    #[arg(long)]
    game: String,
    #[arg(long)]
    seats: usize,
    /// Number of games
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Seed of the first game; each further game uses the next number
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Player type, `random`: once for all seats, or once per seat
    #[arg(long, value_delimiter = ',', default_value = "random")]
    players: Vec<String>,
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Game options as a JSON object
    #[arg(long, default_value = "{}")]
    options: String,
    /// Checks every game against the properties that all games must satisfy (slower)
    #[arg(long)]
    check_laws: bool,
    /// Writes one record per game into this folder
    #[arg(long)]
    records: Option<PathBuf>,
    /// Prints one JSON object (the only output format)
    #[arg(long)]
    json: bool,
}

/// Results of one thread, or of all threads together.
#[derive(Default)]
struct Totals {
    report: Report,
    panics: u64,
    violations: u64,
}

impl Simulate {
    pub fn run(&self) -> Result<ExitCode, CliError> {
        let game: GameId = self.game.parse()?;
        let allowed = game.seat_counts();
        if !allowed.contains(&self.seats) {
            return Err(SetupError::Seats { game, seats: self.seats, allowed }.into());
        }
        if self.players.iter().any(|player| player != "random")
            || ![1, self.seats].contains(&self.players.len())
        {
            return Err(CliError::new("--players takes `random`, once or once per seat"));
        }
        let options: Value = serde_json::from_str(&self.options)
            .map_err(|error| CliError::new(format!("--options is not a JSON object: {error}")))?;
        archipel_rules::Position::set_up(game, &options, self.seats, Seed::from_number(self.seed))?;
        if let Some(folder) = &self.records {
            std::fs::create_dir_all(folder)
                .map_err(|error| CliError::new(format!("{} cannot be created: {error}", folder.display())))?;
        }
        let start = Instant::now();
        let totals = self.play_all(game, &options)?;
        let seconds = start.elapsed().as_secs_f64();
        println!("{}", self.statistics(game, &totals, seconds));
        Ok(ExitCode::SUCCESS)
    }

    /// Plays all games, divided among threads.
    fn play_all(&self, game: GameId, options: &Value) -> Result<Totals, CliError> {
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
        let mut all = Totals::default();
        for part in parts {
            let part = part.map_err(|_| CliError::new("a simulation thread panicked"))??;
            all.report.add(&part.report);
            all.panics += part.panics;
            all.violations += part.violations;
        }
        Ok(all)
    }

    fn play(&self, game: GameId, options: &Value, seeds: Range<u64>) -> Result<Totals, CliError> {
        let mut totals = Totals::default();
        for number in seeds {
            let seed = Seed::from_number(number);
            if self.check_laws {
                let plan = CheckPlan { most_actions: MAX_ACTIONS, ..CheckPlan::default() };
                match catch_unwind(|| laws::check(game, options, self.seats, seed, plan)) {
                    Ok(Ok(report)) => totals.report.add(&report),
                    Ok(Err(violation)) => {
                        eprintln!("seed {number}: {violation}");
                        totals.violations += 1;
                    }
                    Err(_) => totals.panics += 1,
                }
            }
            if self.check_laws && self.records.is_none() {
                continue;
            }
            match catch_unwind(|| {
                laws::play(game, options, self.seats, seed, MAX_ACTIONS, self.records.is_some())
            }) {
                Ok(played) => {
                    let (report, record) = played?;
                    if !self.check_laws {
                        totals.report.add(&report);
                    }
                    if let (Some(folder), Some(record)) = (&self.records, record) {
                        write(folder, number, &record)?;
                    }
                }
                Err(_) => totals.panics += 1,
            }
        }
        Ok(totals)
    }

    #[expect(clippy::cast_precision_loss, reason = "statistics need no full precision")]
    fn statistics(&self, game: GameId, totals: &Totals, seconds: f64) -> Value {
        let Totals { report, panics, violations } = totals;
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

fn write(folder: &Path, number: u64, record: &Record) -> Result<(), CliError> {
    let file = folder.join(format!("{}-{number}.json", record.game));
    let text = serde_json::to_string(record).map_err(|error| CliError::new(error.to_string()))?;
    std::fs::write(&file, text)
        .map_err(|error| CliError::new(format!("{} cannot be written: {error}", file.display())))
}
