//! The record of a game: its setup and every entry since. Replaying a record always gives the same state.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{GameId, Seat, Seed};

/// The version of the file format.
pub const FORMAT: u32 = 1;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    pub archipel: u32,
    pub game: GameId,
    /// The version of the rules used to play it.
    pub rules: String,
    pub options: Value,
    /// The players' names, in turn order.
    pub seats: Vec<String>,
    pub seed: Seed,
    pub entries: Vec<Entry>,
}

/// One entry of a record; numbered from 1 without gaps.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    pub n: u32,
    pub seat: Seat,
    #[serde(flatten)]
    pub mark: EntryKind,
}

/// An action, or the undo or redo of an earlier one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryKind {
    Action(Value),
    Undo(u32),
    Redo(u32),
}

/// The effective actions: those that are not undone. A pure function of the list.
pub fn effective(entries: &[Entry]) -> Vec<(&Entry, &Value)> {
    let undone = undone(entries);
    let actions = entries.iter().filter(|entry| !undone.contains(&entry.n));
    actions
        .filter_map(
            |entry| if let EntryKind::Action(action) = &entry.mark { Some((entry, action)) } else { None },
        )
        .collect()
}

/// The numbers of the actions that are undone.
pub fn undone(entries: &[Entry]) -> BTreeSet<u32> {
    let mut undone = BTreeSet::new();
    for entry in entries {
        match entry.mark {
            EntryKind::Undo(n) => {
                undone.insert(n);
            }
            EntryKind::Redo(n) => {
                undone.remove(&n);
            }
            EntryKind::Action(_) => {}
        }
    }
    undone
}
