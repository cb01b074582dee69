//! Storage errors. The messages for operators say what to do.

use std::io;
use std::path::PathBuf;

use sqlx::migrate::MigrateError;

use crate::{GameNumber, Status, UserId, VoteId};

#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    // Errors that users can cause.
    #[error("this interaction was already handled: {outcome}")]
    Repeated { game: Option<GameNumber>, outcome: String },
    #[error("game {game} has changed: cannot write entry {expected} after entry {found}")]
    Conflict { game: GameNumber, expected: u32, found: u32 },
    #[error("game {number} is open in this channel; end it or use a thread")]
    ChannelBusy { number: GameNumber },
    #[error("there is no game {0}")]
    NoGame(GameNumber),
    #[error("game {number} is {status}")]
    WrongStatus { number: GameNumber, status: Status },
    #[error("user {user} is already seated in game {number}")]
    AlreadySeated { number: GameNumber, user: UserId },
    #[error("user {user} is not seated in game {number}")]
    NotSeated { number: GameNumber, user: UserId },
    #[error("game {number} is full")]
    Full { number: GameNumber },
    #[error("game {number} has no AI player of this name")]
    NoAiPlayer { number: GameNumber },
    #[error("the AI turn in game {number} was cancelled or claimed by another worker")]
    AiTurnCancelled { number: GameNumber },
    #[error("the seats of game {number} have changed")]
    SeatsChanged { number: GameNumber },
    #[error("vote {open} of this kind is open in game {number}")]
    VoteIsOpen { number: GameNumber, open: VoteId },
    #[error("vote {0} is closed or does not exist")]
    NoVote(VoteId),
    #[error("game {number} is paused")]
    Paused { number: GameNumber },
    #[error("there is no entry to write")]
    NoEntries,

    // Errors for the operator.
    #[error(
        "{0:?} is no database that this program can use; give a path or sqlite:PATH, for example sqlite:archipel.db"
    )]
    BadUrl(String),
    #[error("{} is a folder; give the name of a file in it", .0.display())]
    IsFolder(PathBuf),
    #[error("the folder {} does not exist; create it first", .0.display())]
    NoFolder(PathBuf),
    #[error("there is no database at {}; check the path", .0.display())]
    NoDatabase(PathBuf),
    #[error("{} is not an Archipel database; give another path or move the file away", .0.display())]
    NotADatabase(PathBuf),
    #[error("the database {} cannot be written; check the owner and the rights of the file and its folder", .0.display())]
    NotWritable(PathBuf),
    #[error(
        "the database has schema {found}, this program knows up to {known}; run a newer version or restore a backup"
    )]
    NewerSchema { found: i64, known: i64 },
    #[error("the database was made by a different build of the program ({0}); run the build that made it")]
    OtherSchema(String),
    #[error("the database is locked by another program; end it, or try again when it is done")]
    Locked,
    #[error(
        "the database file {} was removed or replaced while the program runs, so nothing can be saved; stop the program, put the file back and start again", .0.display()
    )]
    Replaced(PathBuf),
    #[error("the disk is full; free some space: nothing was lost, and nothing can be saved")]
    DiskFull,
    #[error(
        "the disk does not take what is to be written ({0}); check its space: nothing was lost, and nothing can be saved"
    )]
    Disk(String),
    #[error("the database is damaged ({0}); stop the program and restore the last backup")]
    Damaged(String),
    #[error("{} exists already; choose another name, a backup never overwrites", .0.display())]
    BackupExists(PathBuf),
    #[error("{}: {source}", .path.display())]
    File { path: PathBuf, source: io::Error },
    #[error("{what} in the database cannot be read: {reason}")]
    Unreadable { what: &'static str, reason: String },
    #[error("database: {0}")]
    Database(#[source] sqlx::Error),
}

impl StoreError {
    /// Whether a retry may succeed.
    pub fn is_passing(&self) -> bool {
        matches!(
            self,
            StoreError::Locked
                | StoreError::DiskFull
                | StoreError::Disk(_)
                | StoreError::Database(sqlx::Error::PoolTimedOut)
        )
    }
}

/// SQLite's primary result codes (the low byte of the extended ones).
pub(crate) mod code {
    pub(crate) const BUSY: u32 = 5;
    pub(crate) const LOCKED: u32 = 6;
    pub(crate) const READONLY: u32 = 8;
    pub(crate) const IOERR: u32 = 10;
    pub(crate) const CORRUPT: u32 = 11;
    pub(crate) const FULL: u32 = 13;
    pub(crate) const CANTOPEN: u32 = 14;
    pub(crate) const NOTADB: u32 = 26;
}

/// The primary result code of an error of SQLite itself.
pub(crate) fn primary_code(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error()?.code()?;
    code.parse::<u32>().ok().map(|code| code & 0xff)
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match primary_code(&error) {
            Some(code::BUSY | code::LOCKED) => StoreError::Locked,
            Some(code::FULL) => StoreError::DiskFull,
            Some(code::IOERR) => StoreError::Disk(error.to_string()),
            Some(code::CORRUPT) => StoreError::Damaged(error.to_string()),
            _ => StoreError::Database(error),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> StoreError {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            other => StoreError::OtherSchema(other.to_string()),
        }
    }
}
