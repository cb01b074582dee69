//! Computer players at the table: who they are, how they are seated, how they think, and what they say about it.

mod captains;
mod courtesy;
mod crew;
mod offer;
mod think;
mod why;

use std::time::Duration;

use archipel_players::{Budget, Level};
use archipel_rules::{Seat, Seats, Table, Viewer};
use archipel_store::{COMPUTER, Game, Millis, NewAlarm, SeatTime, Seated};
use archipel_words::{Args, Lang, escape_markdown, say};
use serde_json::json;

pub use captains::emblem;
pub use crew::{add, card, dismiss, dismissable};
pub use offer::awaits_people;
pub use think::run;
pub use why::words;

/// An answer to an offer takes so many times as long as reading it.
const PATIENCE: Millis = 10;

/// How computer players behave.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Computers {
    /// So long they let people read before they act.
    pub pause: Duration,
    /// How long and how far one of them may think about one action.
    pub budget: Budget,
}

impl Default for Computers {
    fn default() -> Computers {
        Computers { pause: Duration::from_secs(3), budget: Budget::default() }
    }
}

impl Computers {
    pub fn pause(&self) -> Millis {
        Millis::try_from(self.pause.as_millis()).unwrap_or(Millis::MAX)
    }

    /// So long an offer of theirs waits for people.
    pub fn patience(&self) -> Millis {
        self.pause().saturating_mul(PATIENCE)
    }
}

/// The seats of computer players.
pub fn seats(game: &Game) -> Seats {
    game.seats.iter().filter(|seated| seated.level().is_some()).map(|seated| seated.seat).collect()
}

/// What each seat flies in pictures: a captain's emblem, or nothing.
pub fn emblems(game: &Game) -> Vec<Option<&'static str>> {
    game.seats.iter().map(|seated| seated.level().map(|_| captains::drawing(&seated.name))).collect()
}

/// A computer player to whom somebody's offer is open. A caretaker leaves offers to whom they are for.
pub fn invited(table: &Table, times: &[SeatTime]) -> Option<Seat> {
    let computers: Seats = times.iter().filter(|time| time.user.is_none()).map(|time| time.seat).collect();
    let open = table.position().invitations(Viewer::Public);
    open.iter().flat_map(|invitation| invitation.to.iter()).find(|seat| computers.contains(*seat))
}

/// Somebody's name in a sentence: nobody takes a computer for a person.
pub fn name(seated: &Seated) -> String {
    let name = escape_markdown(&seated.name);
    if seated.level().is_some() { format!("🤖 {name}") } else { name }
}

/// A computer player with its emblem and level, for the lobby and the opening.
pub fn introduction(seated: &Seated, lang: Lang) -> String {
    match seated.level() {
        Some(level) => format!("{} {} ({})", name(seated), emblem(&seated.name), level_word(lang, level)),
        None => name(seated),
    }
}

pub fn level_word(lang: Lang, level: &str) -> String {
    let key = match Level::parse(level).unwrap_or(Level::Medium) {
        Level::Easy => "level-easy",
        Level::Medium => "level-medium",
        Level::Hard => "level-hard",
    };
    say(lang, key, &Args::new())
}

/// The call by which the computer players that are due, or were made an offer, act from this time on.
pub fn call(about: &str, due_at: Millis) -> NewAlarm {
    NewAlarm { kind: COMPUTER.to_owned(), user: None, about: about.to_owned(), due_at, payload: json!({}) }
}
