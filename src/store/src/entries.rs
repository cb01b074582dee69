//! The record of a game: one transaction per accepted action, and the way back to a record and a state.

use std::io::{Read, Write};

use archipel_rules::record::FORMAT;
use archipel_rules::{Entry, Mark, Record};
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;

use crate::games::{load, read_seat};
use crate::open::Tx;
use crate::{
    Alarm, CancelAlarms, Cause, ConsentId, ConsentStatus, GameNumber, Millis, NewAlarm, NewPost, SeatClock,
    Status, Store, StoreError, UserId, alarms, clocks, consents, json, lobby, outbox, sql,
};

/// An accepted action (or undo, or redo) with all that follows from it.
#[derive(Clone, Debug)]
pub struct Commit<'a> {
    pub number: GameNumber,
    /// The new entries, numbered on from those that are there.
    pub entries: &'a [Entry],
    /// Who pressed; `None`: nobody did.
    pub user: Option<UserId>,
    /// The version of the rules that made `state`.
    pub rules: &'a str,
    /// The state after the last entry, as JSON.
    pub state: &'a [u8],
    /// Whether the game is over now.
    pub finished: bool,
    pub posts: &'a [NewPost],
    /// Removed before the new ones are set.
    pub cancel_alarms: &'a [CancelAlarms<'a>],
    pub alarms: &'a [NewAlarm],
    /// The clocks that it stops and starts.
    pub clocks: &'a [SeatClock],
    /// The open question that is granted by this.
    pub consent: Option<ConsentId>,
    /// Up to this entry the channel has been told, with these posts.
    pub told: Option<u32>,
    /// The call that a computer player answers by this. If somebody has cancelled it, nothing is written.
    pub answers: Option<&'a Alarm>,
    /// Why the computer player does it.
    pub why: Option<&'a str>,
}

/// What a commit did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Committed {
    /// The number of the last entry.
    pub last: u32,
    pub status: Status,
}

/// The state of a game after entry `n`.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    pub n: u32,
    /// The version of the rules that wrote it.
    pub rules: String,
    /// JSON, for `GameId::decode_position`.
    pub state: Vec<u8>,
}

/// An entry with who wrote it, and when.
#[derive(Clone, PartialEq, Debug)]
pub struct Logged {
    pub entry: Entry,
    pub user: Option<UserId>,
    pub at: Millis,
}

impl Store {
    /// Writes an accepted action: all of it or nothing. Of two writers with the same number one gets
    /// [`StoreError::Conflict`].
    pub async fn commit(&self, commit: &Commit<'_>, cause: &Cause) -> Result<Committed, StoreError> {
        let last = commit.entries.last().ok_or(StoreError::NoEntries)?.n;
        let number = commit.number;
        // Compressed before the write lock is taken.
        let state = compress(commit.state)?;
        let mut tx = self.write().await?;
        cause.guard(&mut tx).await?;
        expect_next(&mut tx, commit).await?;
        if let Some(call) = commit.answers {
            alarms::answer(&mut tx, call).await?;
        }
        for (index, entry) in commit.entries.iter().enumerate() {
            append(&mut tx, commit, entry, cause, index == 0).await?;
        }
        write_snapshot(&mut tx, number, last, commit.rules, state).await?;
        for cancel in commit.cancel_alarms {
            alarms::cancel(&mut tx, number, cancel).await?;
        }
        alarms::set(&mut tx, number, commit.alarms).await?;
        clocks::set(&mut tx, number, commit.clocks).await?;
        sqlx::query(sql::SET_TOLD).bind(number).bind(commit.told.map(i64::from)).execute(&mut *tx).await?;
        if let Some(id) = commit.consent {
            consents::close(&mut tx, number, id, ConsentStatus::Granted, cause.now).await?;
        }
        let status = if commit.finished { Status::Over } else { Status::Running };
        if commit.finished {
            lobby::close(&mut tx, number, status, cause).await?;
        }
        outbox::queue(&mut tx, Some(number), commit.posts, cause.now).await?;
        cause.commit(tx, Some(number)).await?;
        Ok(Committed { last, status })
    }

    /// Carries a running game over to another version of the rules, by which its record replays to `state` after
    /// entry `n`. False: it went on in the meantime or runs no more, and nothing was written.
    pub async fn carry_over(
        &self,
        number: GameNumber,
        n: u32,
        rules: &str,
        state: &[u8],
    ) -> Result<bool, StoreError> {
        let state = compress(state)?;
        let mut tx = self.write().await?;
        let row = sqlx::query(sql::SET_RULES).bind(number).bind(i64::from(n)).bind(rules);
        if row.execute(&mut *tx).await?.rows_affected() == 0 {
            return Ok(false);
        }
        write_snapshot(&mut tx, number, n, rules, state).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// The whole record of a game that was started.
    pub async fn load_record(&self, number: GameNumber) -> Result<Record, StoreError> {
        // One transaction: an entry that arrives in between is in the record or not, but never half.
        let mut tx = self.readers().begin().await?;
        let game = load(&mut tx, number).await?;
        let entries = read_entries(&mut tx, number, 0).await?;
        let (Some(seed), Some(rules)) = (game.seed, game.rules) else {
            return Err(StoreError::WrongStatus { number, status: game.status });
        };
        Ok(Record {
            archipel: FORMAT,
            game: game.game,
            rules,
            options: game.options,
            seats: game.seats.into_iter().map(|seated| seated.name).collect(),
            seed,
            entries: entries.into_iter().map(|logged| logged.entry).collect(),
        })
    }

    /// The entries after number `n`, with who and when.
    pub async fn entries_since(&self, number: GameNumber, n: u32) -> Result<Vec<Logged>, StoreError> {
        read_entries(&mut self.readers().begin().await?, number, n).await
    }

    /// Why computer players did what they did in these entries.
    pub async fn reasons(
        &self,
        number: GameNumber,
        from: u32,
        to: u32,
    ) -> Result<Vec<(u32, String)>, StoreError> {
        let rows: Vec<(i64, String)> = sqlx::query_as(sql::REASONS)
            .bind(number)
            .bind(i64::from(from))
            .bind(i64::from(to))
            .fetch_all(self.readers())
            .await?;
        rows.into_iter().map(|(n, why)| Ok((read_number(n)?, why))).collect()
    }

    /// The number of the last entry; 0: there is none.
    pub async fn last_entry(&self, number: GameNumber) -> Result<u32, StoreError> {
        let last = sqlx::query_scalar(sql::LAST_ENTRY).bind(number).fetch_one(self.readers()).await?;
        read_number(last)
    }

    /// Where a game stands; `None`: it was never started.
    pub async fn snapshot(&self, number: GameNumber) -> Result<Option<Snapshot>, StoreError> {
        let row: Option<(i64, String, Vec<u8>)> =
            sqlx::query_as(sql::SNAPSHOT).bind(number).fetch_optional(self.readers()).await?;
        row.map(|(n, rules, state)| Ok(Snapshot { n: read_number(n)?, rules, state: decompress(&state)? }))
            .transpose()
    }
}

/// The game runs, and the new entries continue those that are there.
async fn expect_next(tx: &mut Tx, commit: &Commit<'_>) -> Result<(), StoreError> {
    let number = commit.number;
    let row: Option<(String, i64, Option<Millis>)> =
        sqlx::query_as(sql::STATUS_AND_LAST_ENTRY).bind(number).fetch_optional(&mut **tx).await?;
    let (status, last, paused) = row.ok_or(StoreError::NoGame(number))?;
    let (status, found) = (status.parse()?, read_number(last)?);
    if status != Status::Running {
        return Err(StoreError::WrongStatus { number, status });
    }
    if paused.is_some() {
        return Err(StoreError::Paused { number });
    }
    for (entry, expected) in commit.entries.iter().zip(found + 1..) {
        if entry.n != expected {
            return Err(StoreError::Conflict { game: number, expected: entry.n, found });
        }
    }
    Ok(())
}

async fn append(
    tx: &mut Tx,
    commit: &Commit<'_>,
    entry: &Entry,
    cause: &Cause,
    first: bool,
) -> Result<(), StoreError> {
    sqlx::query(sql::APPEND_ENTRY)
        .bind(commit.number)
        .bind(i64::from(entry.n))
        .bind(i64::from(entry.seat.0))
        .bind(commit.user)
        .bind(json::write("an entry", &entry.mark)?)
        .bind(cause.interaction.filter(|_| first))
        .bind(cause.now)
        .bind(commit.why)
        .execute(&mut **tx)
        .await
        .map_err(|error| lost(error, commit.number, entry.n))?;
    Ok(())
}

/// The keys of the table have the last word, whatever was read before: the number is taken, or the interaction
/// is so old that only the record remembers it.
fn lost(error: sqlx::Error, game: GameNumber, n: u32) -> StoreError {
    match error.as_database_error() {
        Some(refused) if refused.is_unique_violation() && refused.message().contains("interaction_id") => {
            StoreError::Repeated { game: Some(game), outcome: String::new() }
        }
        Some(refused) if refused.is_unique_violation() => {
            StoreError::Conflict { game, expected: n, found: n }
        }
        _ => error.into(),
    }
}

pub(crate) async fn put_snapshot(
    tx: &mut Tx,
    number: GameNumber,
    n: u32,
    rules: &str,
    state: &[u8],
) -> Result<(), StoreError> {
    write_snapshot(tx, number, n, rules, compress(state)?).await
}

async fn write_snapshot(
    tx: &mut Tx,
    number: GameNumber,
    n: u32,
    rules: &str,
    state: Vec<u8>,
) -> Result<(), StoreError> {
    sqlx::query(sql::PUT_SNAPSHOT)
        .bind(number)
        .bind(i64::from(n))
        .bind(rules)
        .bind(state)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

async fn read_entries(tx: &mut Tx, number: GameNumber, after: u32) -> Result<Vec<Logged>, StoreError> {
    let rows: Vec<(i64, i64, Option<UserId>, String, Millis)> =
        sqlx::query_as(sql::ENTRIES).bind(number).bind(i64::from(after)).fetch_all(&mut **tx).await?;
    rows.into_iter()
        .map(|(n, seat, user, body, at)| {
            let mark: Mark = json::read("an entry", &body)?;
            Ok(Logged { entry: Entry { n: read_number(n)?, seat: read_seat(seat)?, mark }, user, at })
        })
        .collect()
}

pub(crate) fn read_number(n: i64) -> Result<u32, StoreError> {
    u32::try_from(n)
        .map_err(|_| StoreError::Unreadable { what: "the number of an entry", reason: n.to_string() })
}

fn compress(state: &[u8]) -> Result<Vec<u8>, StoreError> {
    let unwritable =
        |error: std::io::Error| StoreError::Unreadable { what: "a state", reason: error.to_string() };
    let mut encoder = ZlibEncoder::new(Vec::with_capacity(state.len() / 4), Compression::fast());
    encoder.write_all(state).map_err(unwritable)?;
    encoder.finish().map_err(unwritable)
}

fn decompress(bytes: &[u8]) -> Result<Vec<u8>, StoreError> {
    let mut state = Vec::with_capacity(bytes.len() * 8);
    ZlibDecoder::new(bytes)
        .read_to_end(&mut state)
        .map_err(|error| StoreError::Unreadable { what: "a state", reason: error.to_string() })?;
    Ok(state)
}
