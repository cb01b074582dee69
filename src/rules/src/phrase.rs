//! Untranslated messages: a key and its arguments. The crate `archipel-words` translates them.

use arrayvec::ArrayString;
use serde::{Deserialize, Serialize};
use std::fmt;

use crate::Seat;

/// A short stable id of a good, a field, a card, a verb. At most 23 bytes, so that it is `Copy` and needs no
/// allocation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Id(ArrayString<23>);

impl Id {
    /// For ids from our own code, which are short; use `parse` for text from outside.
    pub fn new(text: &str) -> Id {
        debug_assert!(text.len() <= 23, "the id {text} is too long");
        Id::parse(text).unwrap_or_default()
    }

    pub fn parse(text: &str) -> Option<Id> {
        ArrayString::from(text).ok().map(Id)
    }

    pub fn number(number: impl Into<i64>) -> Id {
        let number = number.into();
        let mut id = ArrayString::new();
        // Fast path: nearly all numbers are single digits, and formatting them would dominate the cost of a question.
        let _ = match u8::try_from(number) {
            Ok(digit @ 0..=9) => id.try_push(char::from(b'0' + digit)).map_err(|_| fmt::Error),
            _ => fmt::Write::write_fmt(&mut id, format_args!("{number}")),
        };
        Id(id)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Default for Id {
    fn default() -> Id {
        Id(ArrayString::new())
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl From<&str> for Id {
    fn from(text: &str) -> Id {
        Id::new(text)
    }
}

/// An untranslated message: `key` names it in the locale files (as `<game>-<key>`), `args` are its arguments.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Phrase {
    pub key: &'static str,
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a message.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Arg {
    /// A player, shown by display name.
    Seat(Seat),
    /// A number; the locale files choose the plural form.
    Number(i64),
    /// A word of the game (a good, a building), looked up as `<game>-<id>`.
    Term(Id),
    /// A field of a map, shown as in pictures: `c6` as C6.
    Place(Id),
    /// A list of counted words: 2 Spice, 1 Stone.
    Terms(Vec<(Id, i64)>),
    /// A nested message.
    Phrase(Box<Phrase>),
}

impl Phrase {
    pub const fn new(key: &'static str) -> Phrase {
        Phrase { key, args: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Phrase {
        self.args.push((name, arg));
        self
    }

    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Phrase {
        self.with(name, Arg::Seat(seat))
    }

    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Phrase {
        self.with(name, Arg::Number(number.into()))
    }

    #[must_use]
    pub fn term(self, name: &'static str, id: impl Into<Id>) -> Phrase {
        self.with(name, Arg::Term(id.into()))
    }

    #[must_use]
    pub fn place(self, name: &'static str, id: impl Into<Id>) -> Phrase {
        self.with(name, Arg::Place(id.into()))
    }
}
