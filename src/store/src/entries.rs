//! The records of games. Each accepted action is one transaction.

use archipel_rules::record::FORMAT;
use archipel_rules::{Entry, EntryKind, Record};

use crate::connection::Tx;
use crate::games::load;
use crate::seats::read_seat;
use crate::{
    Alarm, CancelAlarms, ChangeContext, GameNumber, Millis, NewAlarm, NewPost, SeatClock, Status, Store,
    StoreError, UserId, VoteId, VoteStatus, ai_turns, alarms, clocks, json, lifecycle, outbox, snapshots,
    sql, votes,
};

/// An accepted action, undo or redo, and everything that is written in the same transaction.
#[derive(Clone, Debug)]
pub struct Commit<'a> {
    pub number: GameNumber,
    /// The new entries; their numbers continue those of the record.
    pub entries: &'a [Entry],
    /// The user who acted; `None`: an AI or an alarm did.
    pub user: Option<UserId>,
    /// The version of the rules that produced `state`.
    pub rules: &'a str,
    /// The state after the last entry, as JSON.
    pub state: &'a [u8],
    /// Whether the game is over.
    pub finished: bool,
    pub posts: &'a [NewPost],
    /// Deleted before `alarms` are set.
    pub cancel_alarms: &'a [CancelAlarms],
    pub alarms: &'a [NewAlarm],
    /// The clocks that stop or start.
    pub clocks: &'a [SeatClock],
    /// The open vote that this commit grants.
    pub vote: Option<VoteId>,
    /// The last entry that a post in the channel covers, including `posts`.
    pub announced_through: Option<u32>,
    /// The AI turn that this commit completes. If it was cancelled, nothing is written.
    pub ai_turn: Option<&'a Alarm>,
    /// How the AI chose the action.
    pub ai_reason: Option<&'a str>,
}

/// The result of a commit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Committed {
    /// The number of the last entry.
    pub last: u32,
    pub status: Status,
}

/// An entry with its author and time.
#[derive(Clone, PartialEq, Debug)]
pub struct EntryRow {
    pub entry: Entry,
    pub user: Option<UserId>,
    pub at: Millis,
}

impl Store {
    /// Writes an accepted action in one transaction. Of two writers with the same entry number, one gets
    /// [`StoreError::Conflict`].
    pub async fn commit(
        &self,
        commit: &Commit<'_>,
        context: &ChangeContext,
    ) -> Result<Committed, StoreError> {
        let last = commit.entries.last().ok_or(StoreError::NoEntries)?.n;
        let number = commit.number;
        // Compress before taking the write lock.
        let state = snapshots::compress(commit.state)?;
        let mut tx = self.write().await?;
        context.guard(&mut tx).await?;
        expect_next(&mut tx, commit).await?;
        if let Some(ai_turn) = commit.ai_turn {
            ai_turns::complete(&mut tx, ai_turn).await?;
        }
        for (index, entry) in commit.entries.iter().enumerate() {
            append(&mut tx, commit, entry, context, index == 0).await?;
        }
        snapshots::put_compressed(&mut tx, number, last, commit.rules, state).await?;
        for cancel in commit.cancel_alarms {
            alarms::cancel(&mut tx, number, cancel).await?;
        }
        alarms::set(&mut tx, number, commit.alarms).await?;
        clocks::set(&mut tx, number, commit.clocks).await?;
        let announced = commit.announced_through.map(i64::from);
        sqlx::query(sql::SET_ANNOUNCED_THROUGH).bind(number).bind(announced).execute(&mut *tx).await?;
        if let Some(id) = commit.vote {
            votes::close(&mut tx, number, id, VoteStatus::Granted, context.now).await?;
        }
        let status = if commit.finished { Status::Over } else { Status::Running };
        if commit.finished {
            lifecycle::close(&mut tx, number, status, context).await?;
        }
        outbox::queue(&mut tx, Some(number), commit.posts, context.now).await?;
        context.commit(tx, Some(number)).await?;
        Ok(Committed { last, status })
    }

    /// Migrates a running game to another version of the rules, with which its record replays to `state` after entry `n`.
    /// Returns false and writes nothing if the game has new entries or is no longer running.
    pub async fn migrate_rules(
        &self,
        number: GameNumber,
        n: u32,
        rules: &str,
        state: &[u8],
    ) -> Result<bool, StoreError> {
        let state = snapshots::compress(state)?;
        let mut tx = self.write().await?;
        let row = sqlx::query(sql::SET_RULES).bind(number).bind(i64::from(n)).bind(rules);
        if row.execute(&mut *tx).await?.rows_affected() == 0 {
            return Ok(false);
        }
        snapshots::put_compressed(&mut tx, number, n, rules, state).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// The complete record of a started game.
    pub async fn load_record(&self, number: GameNumber) -> Result<Record, StoreError> {
        // One read transaction, so that the game row and the entries are consistent.
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

    /// The entries after number `n`, with authors and times.
    pub async fn entries_since(&self, number: GameNumber, n: u32) -> Result<Vec<EntryRow>, StoreError> {
        read_entries(&mut self.readers().begin().await?, number, n).await
    }

    /// How the AI chose its actions among these entries: entry number and reason.
    pub async fn ai_reasons(
        &self,
        number: GameNumber,
        from: u32,
        to: u32,
    ) -> Result<Vec<(u32, String)>, StoreError> {
        let rows: Vec<(i64, String)> = sqlx::query_as(sql::AI_REASONS)
            .bind(number)
            .bind(i64::from(from))
            .bind(i64::from(to))
            .fetch_all(self.readers())
            .await?;
        rows.into_iter().map(|(n, reason)| Ok((read_number(n)?, reason))).collect()
    }

    /// The number of the last entry; 0 if there is none.
    pub async fn last_entry(&self, number: GameNumber) -> Result<u32, StoreError> {
        let last = sqlx::query_scalar(sql::LAST_ENTRY).bind(number).fetch_one(self.readers()).await?;
        read_number(last)
    }
}

/// Checks that the game is running and that the new entries continue its record.
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
    context: &ChangeContext,
    first: bool,
) -> Result<(), StoreError> {
    sqlx::query(sql::APPEND_ENTRY)
        .bind(commit.number)
        .bind(i64::from(entry.n))
        .bind(i64::from(entry.seat.0))
        .bind(commit.user)
        .bind(json::write("an entry", &entry.mark)?)
        .bind(context.interaction.filter(|_| first))
        .bind(context.now)
        .bind(commit.ai_reason)
        .execute(&mut **tx)
        .await
        .map_err(|error| write_conflict(error, commit.number, entry.n))?;
    Ok(())
}

/// Translates violations of the unique keys: either the entry number is taken, or the interaction was handled so long
/// ago that its row in `interactions` has been pruned.
fn write_conflict(error: sqlx::Error, game: GameNumber, n: u32) -> StoreError {
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

async fn read_entries(tx: &mut Tx, number: GameNumber, after: u32) -> Result<Vec<EntryRow>, StoreError> {
    let rows: Vec<(i64, i64, Option<UserId>, String, Millis)> =
        sqlx::query_as(sql::ENTRIES).bind(number).bind(i64::from(after)).fetch_all(&mut **tx).await?;
    rows.into_iter()
        .map(|(n, seat, user, body, at)| {
            let mark: EntryKind = json::read("an entry", &body)?;
            Ok(EntryRow { entry: Entry { n: read_number(n)?, seat: read_seat(seat)?, mark }, user, at })
        })
        .collect()
}

pub(crate) fn read_number(n: i64) -> Result<u32, StoreError> {
    u32::try_from(n)
        .map_err(|_| StoreError::Unreadable { what: "the number of an entry", reason: n.to_string() })
}
