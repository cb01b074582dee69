//! The types of votes: motions, choices and results.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{GameNumber, Millis, NewPost, StoreError, UserId, VoteId, json};

/// The kinds of votes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum VoteKind {
    Undo,
    Pause,
    Resume,
    Absence,
}

/// What a vote is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Motion {
    Undo(UndoRange),
    Pause,
    Resume,
    Absence(Absence),
}

/// A range of entries to undo: `from` and all later ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UndoRange {
    pub from: u32,
    /// The number of the next entry when the vote was opened; the vote is void once that entry exists.
    pub entry: u32,
}

/// A player ran out of time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Absence {
    pub user: UserId,
    /// At most one vote is held per game, user and key.
    pub dedup_key: String,
    /// The number of the entry that the player is expected to make.
    pub entry: u32,
}

/// The possible decisions about an absent player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AbsenceChoice {
    /// The player gets more time.
    More,
    /// The default action is played for this turn.
    Pass,
    /// An AI caretaker plays until the player returns.
    Caretaker,
    /// The game ends without a result.
    End,
}

/// One player's ballot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum Choice {
    Agree,
    Refuse,
    Absence(AbsenceChoice),
}

/// Whether a vote is open, or how it ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum VoteStatus {
    Open,
    Granted,
    Refused,
    /// Nothing is left to decide.
    Withdrawn,
    /// The majority's decision about an absent player.
    Decided(AbsenceChoice),
}

/// A new vote, opened by a player.
#[derive(Clone, PartialEq, Debug)]
pub struct NewVote<'a> {
    pub game: GameNumber,
    pub motion: Motion,
    pub started_by: UserId,
    pub posts: &'a [NewPost],
}

#[derive(Clone, PartialEq, Debug)]
pub struct Vote {
    pub id: VoteId,
    pub game: GameNumber,
    pub motion: Motion,
    /// `None`: an alarm opened it.
    pub started_by: Option<UserId>,
    pub ballots: BTreeMap<UserId, Choice>,
    pub status: VoteStatus,
    pub created_at: Millis,
}

impl VoteKind {
    pub const ALL: [VoteKind; 4] = [VoteKind::Undo, VoteKind::Pause, VoteKind::Resume, VoteKind::Absence];

    pub const fn as_str(self) -> &'static str {
        match self {
            VoteKind::Undo => "undo",
            VoteKind::Pause => "pause",
            VoteKind::Resume => "resume",
            VoteKind::Absence => "absence",
        }
    }
}

impl FromStr for VoteKind {
    type Err = StoreError;
    fn from_str(text: &str) -> Result<VoteKind, StoreError> {
        let unreadable = || StoreError::Unreadable { what: "the kind of a vote", reason: text.to_owned() };
        VoteKind::ALL.into_iter().find(|kind| kind.as_str() == text).ok_or_else(unreadable)
    }
}

impl Motion {
    pub const fn kind(&self) -> VoteKind {
        match self {
            Motion::Undo(_) => VoteKind::Undo,
            Motion::Pause => VoteKind::Pause,
            Motion::Resume => VoteKind::Resume,
            Motion::Absence(_) => VoteKind::Absence,
        }
    }

    pub(crate) fn payload(&self) -> Result<String, StoreError> {
        match self {
            Motion::Undo(range) => json::write("a vote", range),
            Motion::Pause | Motion::Resume => Ok("{}".to_owned()),
            Motion::Absence(absence) => json::write("a vote", &AwaitedEntry { entry: absence.entry }),
        }
    }

    pub(crate) fn absence(&self) -> Option<&Absence> {
        match self {
            Motion::Absence(absence) => Some(absence),
            Motion::Undo(_) | Motion::Pause | Motion::Resume => None,
        }
    }
}

/// The payload of an absence vote.
#[derive(Serialize, Deserialize)]
pub(crate) struct AwaitedEntry {
    pub(crate) entry: u32,
}

impl AbsenceChoice {
    pub const ALL: [AbsenceChoice; 4] =
        [AbsenceChoice::More, AbsenceChoice::Pass, AbsenceChoice::Caretaker, AbsenceChoice::End];

    pub const fn as_str(self) -> &'static str {
        match self {
            AbsenceChoice::More => "more",
            AbsenceChoice::Pass => "pass",
            AbsenceChoice::Caretaker => "caretaker",
            AbsenceChoice::End => "end",
        }
    }

    pub fn parse(text: &str) -> Option<AbsenceChoice> {
        AbsenceChoice::ALL.into_iter().find(|choice| choice.as_str() == text)
    }
}

impl From<Choice> for &'static str {
    fn from(choice: Choice) -> &'static str {
        match choice {
            Choice::Agree => "agree",
            Choice::Refuse => "refuse",
            Choice::Absence(choice) => choice.as_str(),
        }
    }
}

impl TryFrom<String> for Choice {
    type Error = String;
    fn try_from(text: String) -> Result<Choice, String> {
        match text.as_str() {
            "agree" => Ok(Choice::Agree),
            "refuse" => Ok(Choice::Refuse),
            other => AbsenceChoice::parse(other).map(Choice::Absence).ok_or(text),
        }
    }
}

impl VoteStatus {
    pub const fn as_str(self) -> &'static str {
        match self {
            VoteStatus::Open => "open",
            VoteStatus::Granted => "granted",
            VoteStatus::Refused => "refused",
            VoteStatus::Withdrawn => "withdrawn",
            VoteStatus::Decided(choice) => choice.as_str(),
        }
    }
}

impl fmt::Display for VoteStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for VoteStatus {
    type Err = StoreError;
    fn from_str(text: &str) -> Result<VoteStatus, StoreError> {
        let fixed = [VoteStatus::Open, VoteStatus::Granted, VoteStatus::Refused, VoteStatus::Withdrawn];
        let decided = AbsenceChoice::ALL.into_iter().map(VoteStatus::Decided);
        let unreadable = || StoreError::Unreadable { what: "the status of a vote", reason: text.to_owned() };
        fixed.into_iter().chain(decided).find(|status| status.as_str() == text).ok_or_else(unreadable)
    }
}
