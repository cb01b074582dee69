//! Sentences of posts: what happened, in as few of them as possible.

use crate::{Arg, Id, Phrase, Seat};

/// How much a sentence says about a turn; the one with the most is its headline.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Weight {
    /// What happened to players, or to all of them.
    Detail,
    /// What every turn has: a roll, a voyage, a purchase.
    Usual,
    /// What the turn was about: a building, a card, a discovery.
    Action,
    /// What decides the game: a victory point, a bonus, the end.
    Turning,
}

/// A sentence of a post.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    pub phrase: Phrase,
    /// Whom it is about, if it is about one player.
    pub seat: Option<Seat>,
    pub weight: Weight,
}

impl Told {
    pub const fn of(seat: Seat, weight: Weight, phrase: Phrase) -> Told {
        Told { phrase, seat: Some(seat), weight }
    }

    pub const fn of_all(weight: Weight, phrase: Phrase) -> Told {
        Told { phrase, seat: None, weight }
    }

    /// A sentence as the log has it: about the player whom it names first.
    pub fn as_logged(weight: Weight, phrase: Phrase) -> Told {
        let seat = phrase.args.iter().find_map(|(name, arg)| match arg {
            Arg::Seat(seat) if *name == "player" => Some(*seat),
            _ => None,
        });
        Told { phrase, seat, weight }
    }
}

/// Joins phrases to one: "Ada 2, Ben 1". `None` for no phrases.
pub(crate) fn enumerated(phrases: impl DoubleEndedIterator<Item = Phrase>) -> Option<Phrase> {
    phrases.rev().reduce(|rest, head| {
        let head = Phrase::new("told-list").with("head", Arg::Phrase(Box::new(head)));
        head.with("rest", Arg::Phrase(Box::new(rest)))
    })
}

/// The end of a sentence that says what was paid: " for 2 wood and 1 tool", or nothing.
pub(crate) fn paid(parts: Vec<(Id, i64)>) -> Arg {
    Arg::Phrase(Box::new(if parts.is_empty() {
        Phrase::new("told-free")
    } else {
        Phrase::new("told-paid").with("parts", Arg::Terms(parts))
    }))
}
