//! Alarms: reminders, deadlines and AI turns that are due at a point in time. Each is claimed by one worker and
//! completed once.

use crate::connection::Tx;
use crate::{
    Absence, AlarmBody, AlarmId, AlarmKind, ChangeContext, GameNumber, Millis, Motion, NewPost, Store,
    StoreError, UserId, json, outbox, sql, votes,
};

/// A new alarm. If the game already has an alarm with the same kind, user and key, pending or completed, nothing is
/// written, so that nobody is reminded twice of the same occasion.
#[derive(Clone, PartialEq, Debug)]
pub struct NewAlarm {
    pub body: AlarmBody,
    /// The user concerned; `None`: the whole table.
    pub user: Option<UserId>,
    /// Identifies the occasion.
    pub dedup_key: String,
    pub due_at: Millis,
}

/// Selects pending alarms of a game for deletion; `None`: any kind, any user.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CancelAlarms {
    pub kind: Option<AlarmKind>,
    pub user: Option<UserId>,
}

/// An alarm as read from the database, usually claimed by a worker until its lease expires.
#[derive(Clone, PartialEq, Debug)]
pub struct Alarm {
    pub id: AlarmId,
    pub game: GameNumber,
    pub body: AlarmBody,
    pub user: Option<UserId>,
    pub dedup_key: String,
    pub due_at: Millis,
    /// The number of claims so far. A later claim by another worker increases it and thereby invalidates this one.
    pub attempts: i64,
}

/// Alarms that fired together, and their effects.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct FiredAlarms {
    /// Each with its follow-up alarms.
    pub alarms: Vec<(Alarm, Vec<NewAlarm>)>,
    pub posts: Vec<(GameNumber, NewPost)>,
    /// Alarms postponed to a later time (quiet hours, a pause).
    pub later: Vec<(Alarm, Millis)>,
    /// The absence vote to open.
    pub vote: Option<(GameNumber, Absence)>,
}

impl Store {
    /// Claims up to `limit` due alarms, except AI turns, for `lease` milliseconds.
    pub async fn claim_alarms(
        &self,
        worker: &str,
        now: Millis,
        limit: u32,
        lease: Millis,
    ) -> Result<Vec<Alarm>, StoreError> {
        self.claim(worker, now, limit, lease, Claim::Alone).await
    }

    /// Like [`Store::claim_alarms`], but with each alarm of this kind, the worker also gets the same user's other
    /// alarms of the kind that are due within `within` milliseconds.
    pub async fn claim_alarms_together(
        &self,
        worker: &str,
        now: Millis,
        limit: u32,
        lease: Millis,
        kind: AlarmKind,
        within: Millis,
    ) -> Result<Vec<Alarm>, StoreError> {
        self.claim(worker, now, limit, lease, Claim::Together(kind, within)).await
    }

    /// Alarms that cannot be decoded are logged and marked as done, so that the others are not held up.
    pub(crate) async fn claim(
        &self,
        worker: &str,
        now: Millis,
        limit: u32,
        lease: Millis,
        which: Claim,
    ) -> Result<Vec<Alarm>, StoreError> {
        // Polling an empty queue must not take the write lock.
        let ai_turns = which == Claim::AiTurns;
        let due: Option<i64> = sqlx::query_scalar(sql::ALARM_DUE)
            .bind(now)
            .bind(ai_turns)
            .fetch_optional(self.readers())
            .await?;
        if due.is_none() {
            return Ok(Vec::new());
        }
        let mut tx = self.write().await?;
        let until = now.saturating_add(lease);
        let mut rows: Vec<AlarmRow> = sqlx::query_as(sql::CLAIM_ALARMS)
            .bind(worker)
            .bind(now)
            .bind(until)
            .bind(i64::from(limit))
            .bind(ai_turns)
            .fetch_all(&mut *tx)
            .await?;
        if let Claim::Together(kind, within) = which {
            let related: Vec<AlarmRow> = sqlx::query_as(sql::CLAIM_RELATED_ALARMS)
                .bind(worker)
                .bind(now)
                .bind(until)
                .bind(kind.as_str())
                .bind(now.saturating_add(within))
                .fetch_all(&mut *tx)
                .await?;
            rows.extend(related);
        }
        let mut alarms = Vec::with_capacity(rows.len());
        for row in rows {
            let (id, attempts) = (row.id, row.attempts);
            match row.read() {
                Ok(alarm) => alarms.push(alarm),
                Err(error) => {
                    tracing::error!(%error, alarm = id.get(), "dropped an alarm that cannot be decoded");
                    let row = sqlx::query(sql::FINISH_ALARM).bind(id).bind(attempts).bind(now);
                    row.execute(&mut *tx).await?;
                }
            }
        }
        tx.commit().await?;
        alarms.sort_by_key(|alarm| (alarm.due_at, alarm.id));
        Ok(alarms)
    }

    /// Completes an alarm together with its posts and the alarms that follow it. Returns false and writes nothing if the
    /// alarm was cancelled or another worker has claimed it since.
    pub async fn finish_alarm(
        &self,
        alarm: &Alarm,
        posts: &[NewPost],
        next: &[NewAlarm],
        now: Millis,
    ) -> Result<bool, StoreError> {
        let mut tx = self.write().await?;
        let row = sqlx::query(sql::FINISH_ALARM).bind(alarm.id).bind(alarm.attempts).bind(now);
        if row.execute(&mut *tx).await?.rows_affected() == 0 {
            return Ok(false);
        }
        outbox::queue(&mut tx, Some(alarm.game), posts, now).await?;
        set(&mut tx, alarm.game, next).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Completes several groups of alarms; a group whose alarms are all gone has no effect. Returns the number of posts
    /// queued.
    pub async fn finish_alarms(&self, fired: &[FiredAlarms], now: Millis) -> Result<usize, StoreError> {
        let mut tx = self.write().await?;
        let mut queued = 0;
        for FiredAlarms { alarms, posts, later, vote } in fired {
            for (alarm, due_at) in later {
                let row = sqlx::query(sql::POSTPONE_ALARM).bind(alarm.id).bind(alarm.attempts).bind(due_at);
                row.execute(&mut *tx).await?;
            }
            let mut held = false;
            for (alarm, next) in alarms {
                let row = sqlx::query(sql::FINISH_ALARM).bind(alarm.id).bind(alarm.attempts).bind(now);
                if row.execute(&mut *tx).await?.rows_affected() == 1 {
                    held = true;
                    set(&mut tx, alarm.game, next).await?;
                }
            }
            if !held {
                continue;
            }
            for (game, post) in posts {
                outbox::queue(&mut tx, Some(*game), std::slice::from_ref(post), now).await?;
            }
            queued += posts.len();
            if let Some((game, absence)) = vote {
                votes::insert(&mut tx, *game, &Motion::Absence(absence.clone()), None, now).await?;
            }
        }
        tx.commit().await?;
        Ok(queued)
    }

    /// Postpones a claimed alarm and releases it. Returns false if it was cancelled or claimed by another worker.
    pub async fn postpone_alarm(&self, alarm: &Alarm, due_at: Millis) -> Result<bool, StoreError> {
        let row = sqlx::query(sql::POSTPONE_ALARM).bind(alarm.id).bind(alarm.attempts).bind(due_at);
        Ok(row.execute(self.writer()).await?.rows_affected() == 1)
    }

    /// The pending alarms of a game, the earliest first.
    pub async fn alarms_of(&self, number: GameNumber) -> Result<Vec<Alarm>, StoreError> {
        let rows: Vec<AlarmRow> =
            sqlx::query_as(sql::ALARMS_OF_GAME).bind(number).fetch_all(self.readers()).await?;
        rows.into_iter().map(AlarmRow::read).collect()
    }

    /// Cancels and sets alarms without an entry, for example to snooze a reminder.
    pub async fn change_alarms(
        &self,
        number: GameNumber,
        cancelled: &[CancelAlarms],
        alarms: &[NewAlarm],
        context: &ChangeContext,
    ) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        context.guard(&mut tx).await?;
        for these in cancelled {
            cancel(&mut tx, number, these).await?;
        }
        set(&mut tx, number, alarms).await?;
        context.commit(tx, Some(number)).await
    }

    /// When the next alarm can be claimed: at its due time, or when the lease of another worker expires.
    pub async fn next_alarm(&self) -> Result<Option<Millis>, StoreError> {
        Ok(sqlx::query_scalar(sql::NEXT_ALARM).bind(false).fetch_one(self.readers()).await?)
    }
}

/// Which alarms to claim.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Claim {
    Alone,
    /// Also claims the same user's alarms of this kind that are due within this many milliseconds.
    Together(AlarmKind, Millis),
    AiTurns,
}

pub(crate) async fn set(tx: &mut Tx, game: GameNumber, alarms: &[NewAlarm]) -> Result<(), StoreError> {
    for alarm in alarms {
        let (kind, payload) = json::write_tagged("an alarm", &alarm.body)?;
        sqlx::query(sql::SET_ALARM)
            .bind(game)
            .bind(kind)
            .bind(alarm.user.unwrap_or(WHOLE_TABLE))
            .bind(&alarm.dedup_key)
            .bind(alarm.due_at)
            .bind(payload)
            .execute(&mut **tx)
            .await?;
    }
    Ok(())
}

pub(crate) async fn cancel(tx: &mut Tx, game: GameNumber, cancel: &CancelAlarms) -> Result<(), StoreError> {
    let kind = cancel.kind.map(AlarmKind::as_str);
    sqlx::query(sql::CANCEL_ALARMS).bind(game).bind(kind).bind(cancel.user).execute(&mut **tx).await?;
    Ok(())
}

pub(crate) async fn cancel_all(tx: &mut Tx, game: GameNumber) -> Result<(), StoreError> {
    cancel(tx, game, &CancelAlarms::default()).await
}

/// `user_id` of alarms for the whole table. Not NULL, because the column is part of a unique key, and NULLs are
/// distinct.
const WHOLE_TABLE: UserId = UserId::new(0);

#[derive(sqlx::FromRow)]
struct AlarmRow {
    id: AlarmId,
    game: GameNumber,
    kind: String,
    user_id: UserId,
    dedup_key: String,
    due_at: Millis,
    payload: String,
    attempts: i64,
}

impl AlarmRow {
    fn read(self) -> Result<Alarm, StoreError> {
        Ok(Alarm {
            id: self.id,
            game: self.game,
            body: json::read_tagged("an alarm", self.id.get(), &self.kind, &self.payload)?,
            user: Some(self.user_id).filter(|user| *user != WHOLE_TABLE),
            dedup_key: self.dedup_key,
            due_at: self.due_at,
            attempts: self.attempts,
        })
    }
}
