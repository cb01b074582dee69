//! `archipel tournament`: games among computer players, to measure their strength and speed.

use std::io::{IsTerminal, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use archipel_players::{AnswerFrequency, AnswerKey, Budget, Entrant, EntrantFigures, Figures, Tournament};
use archipel_rules::{GameId, Position, Seed, SetupError};
use clap::Args;
use rustix::time::{ClockId, clock_gettime};
use serde_json::{Value, json};

use super::CliError;

#[derive(Args, Debug)]
pub struct TournamentArgs {
    /// Game id: anno1503, …
    #[arg(long)]
    game: String,
    /// Player types, one per seat: `hard`, `medium`, `easy`, `random`; they rotate through the seats
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<String>,
    /// Number of games
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Seed of the first game; each further game uses the next number
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Rollout games of `hard` per decision, and optionally its time limit in milliseconds: `300` or `1200,2000`.
    /// Without a time limit, the same seed gives the same result
    #[arg(long, value_delimiter = ',', default_value = "1200,2000", num_args = 1..=2)]
    budget: Vec<u32>,
    /// Number of threads; by default the number of processors
    #[arg(long)]
    threads: Option<usize>,
    /// Game options as a JSON object
    #[arg(long, default_value = "{}")]
    options: String,
    /// Prints one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

impl TournamentArgs {
    pub fn run(&self) -> Result<ExitCode, CliError> {
        let game: GameId = self.game.parse()?;
        let tournament = Tournament {
            game,
            options: serde_json::from_str(&self.options)
                .map_err(|error| CliError::new(format!("--options is not a JSON object: {error}")))?,
            entrants: self.seats.iter().map(|name| entrant(name)).collect::<Result<_, _>>()?,
            games: self.games,
            seed: self.seed,
            budget: self.budget()?,
            threads: self.threads.unwrap_or_else(processors),
            clock: thread_cpu_time,
        };
        let (seats, allowed) = (tournament.entrants.len(), game.seat_counts());
        if !allowed.contains(&seats) {
            return Err(SetupError::Seats { game, seats, allowed }.into());
        }
        Position::set_up(game, &tournament.options, seats, Seed::from_number(self.seed))?;
        let begun = Instant::now();
        let figures = tournament.run(&|done| self.show_progress(done))?;
        let seconds = begun.elapsed().as_secs_f64();
        if self.json {
            println!("{}", self.object(game, &figures, seconds));
        } else {
            print!("{}", table(&figures, seconds));
        }
        Ok(ExitCode::SUCCESS)
    }

    fn budget(&self) -> Result<Budget, CliError> {
        let time = self.budget.get(1).map(|millis| Duration::from_millis(u64::from(*millis)));
        match self.budget.first() {
            Some(games) if *games > 0 && time.is_none_or(|time| !time.is_zero()) => {
                Ok(Budget { games: *games, time })
            }
            Some(_) | None => Err(CliError::new(
                "--budget takes a number of games and optionally milliseconds, both above 0",
            )),
        }
    }

    /// Draws a progress bar if standard error is a terminal.
    fn show_progress(&self, done: u64) {
        const WIDTH: u64 = 40;
        let mut errors = std::io::stderr();
        if errors.is_terminal() {
            let full = usize::try_from(WIDTH * done / self.games.max(1)).unwrap_or(0);
            let end = if done == self.games { "\n" } else { "" };
            // Failing to draw the bar must not stop the tournament.
            let _ = write!(errors, "\r[{:<40}] {done}/{}{end}", "=".repeat(full), self.games);
            let _ = errors.flush();
        }
    }

    fn object(&self, game: GameId, figures: &Figures, seconds: f64) -> Value {
        json!({
            "game": game,
            "games": figures.games,
            "seed": self.seed,
            "finished": figures.finished(),
            "ends": figures.ends,
            "mean_rounds": figures.mean_rounds,
            "rounds": [figures.shortest_rounds, figures.longest_rounds],
            "wins_by_seat": figures.wins_by_seat,
            "entrants": figures.entrants.iter().map(row).collect::<Vec<_>>(),
            "seconds": seconds,
        })
    }
}

fn entrant(name: &str) -> Result<Entrant, CliError> {
    Entrant::parse(name)
        .ok_or_else(|| CliError::new(format!("--seats takes hard, medium, easy and random, not {name:?}")))
}

fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// CPU time of this thread, so that other load does not count.
fn thread_cpu_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    let (seconds, nanos) = (u64::try_from(time.tv_sec), u64::try_from(time.tv_nsec));
    Duration::from_secs(seconds.unwrap_or(0)) + Duration::from_nanos(nanos.unwrap_or(0))
}

fn row(one: &EntrantFigures) -> Value {
    json!({
        "player": one.entrant.id(),
        "won": one.won,
        "win_rate": one.wins.share,
        "win_rate_low": one.wins.low,
        "win_rate_high": one.wins.high,
        "mean_score": one.mean_score,
        "decisions": one.decisions,
        "imagined_games": one.simulated_games,
        "decisions_per_second": per_second(one.decisions, one.total_time),
        "imagined_games_per_second": per_second(one.simulated_games, one.total_time),
        "cpu_ms_p50": millis(one.p50),
        "cpu_ms_p99": millis(one.p99),
        "cpu_ms_max": millis(one.longest),
        "deeds": one.answers.iter().map(answer_row).collect::<Vec<_>>(),
    })
}

fn answer_row(((verb, question, answer), frequency): (&AnswerKey, &AnswerFrequency)) -> Value {
    json!({
        "verb": verb,
        "question": question,
        "answer": answer,
        "times": frequency.total,
        "by_winners": frequency.by_winners,
        "games": frequency.games,
    })
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

#[expect(clippy::cast_precision_loss, reason = "statistics need no full precision")]
fn per_second(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64().max(1e-9)
}

fn table(figures: &Figures, seconds: f64) -> String {
    let head = format!(
        "{} games, {} finished, {:.1} rounds ({} to {}), {seconds:.1} s",
        figures.games,
        figures.finished(),
        figures.mean_rounds,
        figures.shortest_rounds,
        figures.longest_rounds,
    );
    let names = ["player", "wins", "95 % interval", "score", "ms p50", "ms p99", "ms max", "imagined/s"];
    let names = names.map(str::to_owned);
    let rows = figures.entrants.iter().map(|one| {
        let percent = |share: f64| format!("{:.1}", share * 100.0);
        [
            one.entrant.id().to_owned(),
            format!("{} %", percent(one.wins.share)),
            format!("{} - {} %", percent(one.wins.low), percent(one.wins.high)),
            format!("{:.2}", one.mean_score),
            format!("{:.3}", millis(one.p50)),
            format!("{:.3}", millis(one.p99)),
            format!("{:.3}", millis(one.longest)),
            format!("{:.0}", per_second(one.simulated_games, one.total_time)),
        ]
    });
    let line = |[player, rest @ ..]: [String; 8]| {
        format!("{player:<8}") + &rest.map(|cell| format!(" {cell:>15}")).concat()
    };
    let lines: Vec<String> = [head].into_iter().chain([names].into_iter().chain(rows).map(line)).collect();
    lines.join("\n") + "\n"
}
