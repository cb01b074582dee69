//! A game as a file: how it was set up and every entry since. A record replays to the same state, for ever.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{GameId, Seat, Seed};

/// The version of the file format.
pub const FORMAT: u32 = 1;

/// A whole game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of this format.
    pub archipel: u32,
    pub game: GameId,
    /// The version of the rules that it was played with.
    pub rules: String,
    pub options: Value,
    /// The players' names, in turn order.
    pub seats: Vec<String>,
    pub seed: Seed,
    pub entries: Vec<Entry>,
}

/// One line of a record; numbered from 1, without gaps.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    pub n: u32,
    pub seat: Seat,
    #[serde(flatten)]
    pub mark: Mark,
}

/// What an entry says: an action, or that an earlier one is taken back or done after all.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    Action(Value),
    Undo(u32),
    Redo(u32),
}

/// The entries that count: the actions that are not taken back. A pure function of the list.
pub fn effective(entries: &[Entry]) -> Vec<(&Entry, &Value)> {
    let undone = undone(entries);
    let actions = entries.iter().filter(|entry| !undone.contains(&entry.n));
    actions
        .filter_map(|entry| if let Mark::Action(action) = &entry.mark { Some((entry, action)) } else { None })
        .collect()
}

/// The numbers of the actions that stand taken back.
pub fn undone(entries: &[Entry]) -> BTreeSet<u32> {
    let mut undone = BTreeSet::new();
    for entry in entries {
        match entry.mark {
            Mark::Undo(n) => {
                undone.insert(n);
            }
            Mark::Redo(n) => {
                undone.remove(&n);
            }
            Mark::Action(_) => {}
        }
    }
    undone
}
