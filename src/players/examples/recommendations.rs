//! How strong the panel's recommendations are: one seat always takes the recommended answer, the other is a computer
//! player. `cargo run --release -p archipel-players --example recommendations -- 200 easy mille-fiori`
#![allow(clippy::print_stdout, reason = "this is a report")]

use archipel_players::{Budget, Level, choose_within};
use archipel_rules::{Action, Answer, Asked, GameId, Position, Seat, Seed};
use serde_json::json;

/// A game that takes more actions is broken off.
const MAX_ACTIONS: u32 = 20_000;

fn main() {
    let mut words = std::env::args().skip(1);
    let games: u32 = words.next().and_then(|word| word.parse().ok()).unwrap_or(200);
    let level = words.next().and_then(|word| Level::parse(&word)).unwrap_or(Level::Easy);
    let only = words.next();
    for game in GameId::ALL.iter().filter(|game| only.as_deref().is_none_or(|only| only == game.as_str())) {
        let won: f64 = (0..games).map(|number| play(*game, level, u64::from(number))).sum();
        println!("{game} against {}: {:.1} % of {games} games", level.id(), 100.0 * won / f64::from(games));
    }
}

/// 1 if the recommendations win, 0.5 for a tie or a game without end.
fn play(game: GameId, level: Level, number: u64) -> f64 {
    let Ok((mut position, _)) = Position::set_up(game, &json!({}), 2, Seed::from_number(number)) else {
        return 0.5;
    };
    let own = Seat((number % 2) as u8);
    let budget = Budget::default();
    for step in 0..MAX_ACTIONS {
        if let Some(outcome) = position.outcome() {
            return match (outcome.winners.contains(own), outcome.winners.len()) {
                (true, 1) => 1.0,
                (true, _) => 0.5,
                (false, _) => 0.0,
            };
        }
        let Some(seat) = position.due().iter().next() else { return 0.5 };
        let action = if seat == own {
            recommended(&position, seat)
        } else {
            let seed = Seed::from_number(number * 1_000_003 + u64::from(step));
            choose_within(&position, seat, level, seed, &budget).map(|choice| choice.action)
        };
        let action = action.or_else(|| position.default_action(seat));
        let done = action.is_some_and(|action| position.apply(seat, &action, &mut Vec::new()).is_ok());
        if !done {
            return 0.5;
        }
    }
    0.5
}

/// The recommended answer to every question; the action of an absent player if no verb is recommended.
fn recommended(position: &Position, seat: Seat) -> Option<Action> {
    let (mut answers, mut options) = (Vec::new(), Vec::new());
    loop {
        options.clear();
        match position.ask(seat, &answers, &mut options) {
            Asked::Question(param) => {
                let best = options.iter().find(|id| position.describe(seat, &answers, **id).recommended);
                let first = if answers.is_empty() { None } else { options.first() };
                answers.push(Answer { param, id: *best.or(first)? });
            }
            Asked::Complete => return position.game().from_answers(&answers),
            Asked::Nothing => return None,
        }
    }
}
