//! Facts about computer players: their seats, names, emblems, levels and the alarms that start their turns. No I/O.

mod bot_names;
mod explanations;

use archipel_players::Level;
use archipel_rules::{Seat, Seats, Table, Viewer};
use archipel_store::{AlarmBody, Millis, NewAlarm, SeatRow, SeatTime, StoredGame};
use archipel_words::{Args, Lang, escape_markdown, tr};

pub use bot_names::{emblem, names};
pub use explanations::{encode_reason, words};

/// The seats of computer players.
pub fn seats(game: &StoredGame) -> Seats {
    game.seats.iter().filter(|seated| seated.level().is_some()).map(|seated| seated.seat).collect()
}

/// Sprite name of each seat's emblem, if any.
pub fn emblems(game: &StoredGame) -> Vec<Option<&'static str>> {
    game.seats.iter().map(|seated| seated.level().map(|_| bot_names::drawing(&seated.name))).collect()
}

/// A computer player to whom an offer is open. Caretakers do not answer offers; those wait for the seat's owner.
pub fn with_open_offer(table: &Table, times: &[SeatTime]) -> Option<Seat> {
    let computers: Seats = times.iter().filter(|time| time.user.is_none()).map(|time| time.seat).collect();
    let open = table.position().open_offers(Viewer::Public);
    open.iter().flat_map(|open_offer| open_offer.to.iter()).find(|seat| computers.contains(*seat))
}

/// A player's name for a sentence; computer players are marked with a robot.
pub fn name(seated: &SeatRow) -> String {
    let name = escape_markdown(&seated.name);
    if seated.level().is_some() { format!("🤖 {name}") } else { name }
}

/// A player's name, with emblem and level for computer players; for the lobby and the opening post.
pub fn introduction(seated: &SeatRow, lang: Lang) -> String {
    match seated.level() {
        Some(level) => {
            let args = Args::new()
                .with("name", name(seated))
                .with("emblem", emblem(&seated.name))
                .with("level", level_word(lang, level));
            tr(lang, "glue-computer", &args)
        }
        None => name(seated),
    }
}

pub fn level_word(lang: Lang, level: &str) -> String {
    let key = match Level::parse(level).unwrap_or(Level::Medium) {
        Level::Easy => "level-easy",
        Level::Medium => "level-medium",
        Level::Hard => "level-hard",
    };
    tr(lang, key, &Args::new())
}

/// The alarm for the AI worker: computer players are due or have been made an offer.
pub fn ai_turn_alarm(dedup_key: &str, due_at: Millis) -> NewAlarm {
    NewAlarm { body: AlarmBody::AiTurn {}, user: None, dedup_key: dedup_key.to_owned(), due_at }
}

/// Whether a computer player has made an offer that only people can answer. If so, it waits for them before it plays
/// on.
pub fn awaits_people(table: &Table, times: &[SeatTime]) -> bool {
    let ai_played: Seats = times.iter().filter(|time| time.is_played_by_ai()).map(|time| time.seat).collect();
    let open = table.position().open_offers(Viewer::Public);
    with_open_offer(table, times).is_none()
        && open.iter().any(|offer| ai_played.contains(offer.from) && !offer.to.without(ai_played).is_empty())
}
