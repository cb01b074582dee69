//! An immutable snapshot of a game: its database row and its replayed table.

use archipel_rules::{Entry, Event, Refusal, Seat, Seats, Table, Viewer};
use archipel_store::{StoredGame, UserId};
use archipel_words::{Args, Lang, Translator, tr};

use crate::ai_seats;
use crate::error::{Denial, Error};

/// The state of a game at one point in time. Readers share it; writers replace it, so readers never wait.
#[derive(Debug)]
pub struct LoadedGame {
    pub row: StoredGame,
    pub table: Table,
    /// The players' names, escaped for Discord's markup.
    pub names: Vec<String>,
    /// The names without markup, for labels and pictures.
    pub plain_names: Vec<String>,
}

impl LoadedGame {
    pub fn new(row: StoredGame, table: Table) -> LoadedGame {
        let names = row.seats.iter().map(ai_seats::name).collect();
        let plain_names = row.seats.iter().map(|seat| seat.name.clone()).collect();
        LoadedGame { row, table, names, plain_names }
    }

    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.row.seat_of(user)
    }

    pub fn viewer(&self, user: UserId) -> Viewer {
        self.seat_of(user).map_or(Viewer::Public, Viewer::Seat)
    }

    /// The user's seat, or the denial for users who do not play.
    pub fn own_seat(&self, user: UserId) -> Result<Seat, Error> {
        self.seat_of(user).ok_or(Error::Denied(Denial::NotAPlayer))
    }

    /// The translator for the text of messages.
    pub fn translator(&self, lang: Lang) -> Translator<'_> {
        Translator { lang, game: Some(self.row.game), names: &self.names, icons: true }
    }

    /// The translator for labels, menus, files and pictures.
    pub fn plain_translator(&self, lang: Lang) -> Translator<'_> {
        Translator { names: &self.plain_names, icons: false, ..self.translator(lang) }
    }

    /// The language of public posts.
    pub fn channel_lang(&self) -> Lang {
        Lang::from_locale(&self.row.language)
    }

    /// The users on these seats.
    pub fn users(&self, seats: Seats) -> Vec<UserId> {
        seats.iter().filter_map(|seat| self.row.seated(seat)?.user()).collect()
    }

    /// The last entry that a post in the channel covers.
    pub fn announced_through(&self) -> u32 {
        self.row.announced_through.unwrap_or_else(|| last_closed(&self.table))
    }

    /// The entry that this seat may undo without asking the others.
    pub fn undoable(&self, seat: Seat) -> Result<u32, Refusal> {
        self.table.undoable_past(seat, ai_seats::seats(&self.row))
    }

    /// Whether this seat is still asked the question it saw when entry `n` was next: true if only others have acted
    /// since, as in a simultaneous draft.
    pub fn still_asks(&self, seat: Seat, n: u32) -> bool {
        let since = self.table.record().entries.iter().filter(|entry| entry.n >= n);
        let steps = self.table.steps();
        let beside = |entry: &Entry| {
            let step = steps.iter().find(|step| step.n == entry.n);
            entry.seat != seat && step.is_some_and(|step| !step.ends_turn && step.due.contains(seat))
        };
        n > 0 && n <= self.table.next_number() && since.into_iter().all(beside)
    }

    /// The first line of a panel or a view: game, number, round.
    pub fn heading(&self, lang: Lang) -> String {
        let args = Args::new()
            .with("title", self.translator(lang).tr("title", &Args::new()))
            .with("number", self.row.number.get())
            .with("round", self.table.position().progress().round);
        tr(lang, "panel-heading", &args)
    }

    pub fn refused(&self, refusal: Refusal) -> Error {
        Error::Refused { game: self.row.game, names: self.names.clone(), refusal }
    }
}

/// The last entry that ended a turn.
pub fn last_closed(table: &Table) -> u32 {
    table.steps().iter().rev().find(|step| step.ends_turn).map_or(0, |step| step.n)
}

/// One line of text per event that the viewer may see.
pub fn event_lines<'a>(
    events: impl IntoIterator<Item = &'a Event>,
    viewer: Viewer,
    translator: &Translator,
) -> Vec<String> {
    let phrases = events.into_iter().filter_map(|event| event.describe(viewer));
    phrases.map(|phrase| format!("• {}", translator.phrase(&phrase))).collect()
}
