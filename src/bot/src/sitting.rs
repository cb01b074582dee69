//! A table as it stood at one moment: who sits at it, what they are called, how far the channel knows the game.

use archipel_rules::{Entry, Refusal, Seat, Seats, Table, Viewer};
use archipel_store::{Game, UserId};
use archipel_words::{Lang, Voice};

use crate::computer;
use crate::error::Error;

/// A game with its table, as it stood at one moment. Readers never wait for writers.
#[derive(Debug)]
pub struct Sitting {
    pub game: Game,
    pub table: Table,
    /// The players' names, safe within Discord's markup.
    pub names: Vec<String>,
    /// The same for labels and pictures, which know no markup.
    pub plain_names: Vec<String>,
}

impl Sitting {
    pub fn new(game: Game, table: Table) -> Sitting {
        let names = game.seats.iter().map(computer::name).collect();
        let plain_names = game.seats.iter().map(|seat| seat.name.clone()).collect();
        Sitting { game, table, names, plain_names }
    }

    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.game.seat_of(user)
    }

    pub fn viewer(&self, user: UserId) -> Viewer {
        self.seat_of(user).map_or(Viewer::Public, Viewer::Seat)
    }

    /// The seat of a player, or the polite answer to somebody who only watches.
    pub fn own_seat(&self, user: UserId) -> Result<Seat, Error> {
        self.seat_of(user).ok_or(Error::Denied("denied-not-a-player"))
    }

    pub fn voice(&self, lang: Lang) -> Voice<'_> {
        Voice { lang, game: Some(self.game.game), names: &self.names }
    }

    /// The voice of labels, menus and pictures.
    pub fn plain_voice(&self, lang: Lang) -> Voice<'_> {
        Voice { names: &self.plain_names, ..self.voice(lang) }
    }

    /// The language of what is posted for all.
    pub fn channel_lang(&self) -> Lang {
        Lang::from_locale(&self.game.language)
    }

    /// The people on these seats.
    pub fn users(&self, seats: Seats) -> Vec<UserId> {
        seats.iter().filter_map(|seat| self.game.seated(seat)?.user()).collect()
    }

    /// Up to which entry the channel has been told.
    pub fn told(&self) -> u32 {
        self.game.told.unwrap_or_else(|| last_closed(&self.table))
    }

    /// The entry that this seat may take back by itself.
    pub fn undoable(&self, seat: Seat) -> Result<u32, Refusal> {
        self.table.undoable_past(seat, computer::seats(&self.game))
    }

    /// Is this seat still asked what it was asked before entry `n`? Then others have acted beside it at most: a wait for
    /// several (a draft) may be answered in any order.
    pub fn still_asks(&self, seat: Seat, n: u32) -> bool {
        let since = self.table.record().entries.iter().filter(|entry| entry.n >= n);
        let steps = self.table.steps();
        let beside = |entry: &Entry| {
            let step = steps.iter().find(|step| step.n == entry.n);
            entry.seat != seat && step.is_some_and(|step| !step.closes && step.due.contains(seat))
        };
        n > 0 && n <= self.table.next_number() && since.into_iter().all(beside)
    }

    pub fn refused(&self, refusal: Refusal) -> Error {
        Error::Refused { game: self.game.game, names: self.names.clone(), refusal }
    }
}

/// The last entry by which something was finished.
pub fn last_closed(table: &Table) -> u32 {
    table.steps().iter().rev().find(|step| step.closes).map_or(0, |step| step.n)
}
