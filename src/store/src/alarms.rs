//! What is to happen at a time: reminders and deadlines, each claimed by one worker and done once.

use serde_json::Value;

use crate::open::Tx;
use crate::{AlarmId, Cause, GameNumber, Millis, NewPost, Store, StoreError, UserId, json, outbox, sql};

/// The kind of alarm by which a computer player is called to its turn. Claimed by [`Store::claim_calls`] alone.
pub const COMPUTER: &str = "computer";

/// An alarm to be set. Where one with the same game, kind, user and occasion is there already, done or not, it
/// stays as it is: nobody is reminded twice of the same thing.
#[derive(Clone, PartialEq, Debug)]
pub struct NewAlarm {
    pub kind: String,
    /// Whom it concerns; `None`: the whole table.
    pub user: Option<UserId>,
    /// Which occasion.
    pub about: String,
    pub due_at: Millis,
    pub payload: Value,
}

/// Which alarms of a game that are not done are to be removed; `None`: of every kind, of everybody.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CancelAlarms<'a> {
    pub kind: Option<&'a str>,
    pub user: Option<UserId>,
}

/// An alarm that a worker holds until its lease ends.
#[derive(Clone, PartialEq, Debug)]
pub struct Alarm {
    pub id: AlarmId,
    pub game: GameNumber,
    pub kind: String,
    pub user: Option<UserId>,
    pub about: String,
    pub due_at: Millis,
    pub payload: Value,
    /// Which attempt this is, from 1. A claim by somebody else raises it, and then this one is void.
    pub attempts: i64,
}

/// Alarms that go off together, and what they lead to.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Rung {
    /// Each with those that follow it.
    pub alarms: Vec<(Alarm, Vec<NewAlarm>)>,
    pub posts: Vec<(GameNumber, NewPost)>,
    /// Those that are to go off later after all (quiet hours, a pause).
    pub later: Vec<(Alarm, Millis)>,
    /// A vote about this player's absence begins, on this occasion.
    pub ballot: Option<(GameNumber, UserId, String)>,
}

impl Store {
    /// Claims up to `limit` alarms that are due, for `lease` milliseconds.
    pub async fn claim_alarms(
        &self,
        worker: &str,
        now: Millis,
        limit: u32,
        lease: Millis,
    ) -> Result<Vec<Alarm>, StoreError> {
        self.claim(worker, now, limit, lease, Claim::Alone).await
    }

    /// The same; with an alarm of this kind, the others of the same person go along that are due within so many
    /// milliseconds. Of two workers one gets all of them.
    pub async fn claim_alarms_together(
        &self,
        worker: &str,
        now: Millis,
        limit: u32,
        lease: Millis,
        kind: &str,
        within: Millis,
    ) -> Result<Vec<Alarm>, StoreError> {
        self.claim(worker, now, limit, lease, Claim::Together(kind, within)).await
    }

    /// Claims up to `limit` calls of computer players.
    pub async fn claim_calls(
        &self,
        worker: &str,
        now: Millis,
        limit: u32,
        lease: Millis,
    ) -> Result<Vec<Alarm>, StoreError> {
        self.claim(worker, now, limit, lease, Claim::Calls).await
    }

    async fn claim(
        &self,
        worker: &str,
        now: Millis,
        limit: u32,
        lease: Millis,
        which: Claim<'_>,
    ) -> Result<Vec<Alarm>, StoreError> {
        // An idle look at the clock takes no write lock.
        let calls = matches!(which, Claim::Calls);
        let due: Option<i64> =
            sqlx::query_scalar(sql::ALARM_DUE).bind(now).bind(calls).fetch_optional(self.readers()).await?;
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
            .bind(calls)
            .fetch_all(&mut *tx)
            .await?;
        if let Claim::Together(kind, within) = which {
            let companions: Vec<AlarmRow> = sqlx::query_as(sql::CLAIM_COMPANIONS)
                .bind(worker)
                .bind(now)
                .bind(until)
                .bind(kind)
                .bind(now.saturating_add(within))
                .fetch_all(&mut *tx)
                .await?;
            rows.extend(companions);
        }
        tx.commit().await?;
        let mut alarms = rows.into_iter().map(AlarmRow::read).collect::<Result<Vec<_>, _>>()?;
        alarms.sort_by_key(|alarm| (alarm.due_at, alarm.id));
        Ok(alarms)
    }

    /// The alarm has gone off: what it posts and what it sets next are written with that, or nothing is. False:
    /// it was cancelled, or somebody else holds it by now, and nothing was written.
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

    /// Several alarms have gone off: for each group what it leads to is written with it, or nothing of it. How many
    /// posts were queued.
    pub async fn finish_alarms(&self, rung: &[Rung], now: Millis) -> Result<usize, StoreError> {
        let mut tx = self.write().await?;
        let mut queued = 0;
        for Rung { alarms, posts, later, ballot } in rung {
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
            // Cancelled, or somebody else's by now.
            if !held {
                continue;
            }
            for (game, post) in posts {
                outbox::queue(&mut tx, Some(*game), std::slice::from_ref(post), now).await?;
            }
            queued += posts.len();
            if let Some((game, user, about)) = ballot {
                let row = sqlx::query(sql::OPEN_BALLOT).bind(game).bind(user).bind(about).bind(now);
                row.execute(&mut *tx).await?;
            }
        }
        tx.commit().await?;
        Ok(queued)
    }

    /// Is this call still ours to answer?
    pub async fn call_stands(&self, call: &Alarm) -> Result<bool, StoreError> {
        let row = sqlx::query_scalar(sql::ALARM_STANDS).bind(call.id).bind(call.attempts);
        Ok(row.fetch_one(self.readers()).await?)
    }

    /// Removes a call that asks for nothing any more. False: it was removed before.
    pub async fn drop_call(&self, call: &Alarm) -> Result<bool, StoreError> {
        let row = sqlx::query(sql::ANSWER_ALARM).bind(call.id).bind(call.attempts);
        Ok(row.execute(self.writer()).await?.rows_affected() == 1)
    }

    /// Calls of computer players that would be due after this time are due then: the clock was put back.
    pub async fn hasten_calls(&self, latest: Millis) -> Result<(), StoreError> {
        sqlx::query(sql::HASTEN_CALLS).bind(latest).execute(self.writer()).await?;
        Ok(())
    }

    /// The alarm is to go off later (quiet hours, snooze, a fault). False: as above.
    pub async fn postpone_alarm(&self, alarm: &Alarm, due_at: Millis) -> Result<bool, StoreError> {
        let row = sqlx::query(sql::POSTPONE_ALARM).bind(alarm.id).bind(alarm.attempts).bind(due_at);
        Ok(row.execute(self.writer()).await?.rows_affected() == 1)
    }

    /// The alarms of a game that are still to come, the earliest first.
    pub async fn alarms_of(&self, number: GameNumber) -> Result<Vec<Alarm>, StoreError> {
        let rows: Vec<AlarmRow> =
            sqlx::query_as(sql::ALARMS_OF_GAME).bind(number).fetch_all(self.readers()).await?;
        rows.into_iter().map(AlarmRow::read).collect()
    }

    /// Cancels and sets alarms that no entry causes, such as a snooze.
    pub async fn change_alarms(
        &self,
        number: GameNumber,
        cancelled: &[CancelAlarms<'_>],
        alarms: &[NewAlarm],
        cause: &Cause,
    ) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        cause.guard(&mut tx).await?;
        for these in cancelled {
            cancel(&mut tx, number, these).await?;
        }
        set(&mut tx, number, alarms).await?;
        cause.commit(tx, Some(number)).await
    }

    /// When there is next something to claim; what another worker holds, when its lease ends.
    pub async fn next_alarm(&self) -> Result<Option<Millis>, StoreError> {
        Ok(sqlx::query_scalar(sql::NEXT_ALARM).bind(false).fetch_one(self.readers()).await?)
    }

    /// The same for the calls of computer players.
    pub async fn next_call(&self) -> Result<Option<Millis>, StoreError> {
        Ok(sqlx::query_scalar(sql::NEXT_ALARM).bind(true).fetch_one(self.readers()).await?)
    }
}

pub(crate) async fn set(tx: &mut Tx, game: GameNumber, alarms: &[NewAlarm]) -> Result<(), StoreError> {
    for alarm in alarms {
        sqlx::query(sql::SET_ALARM)
            .bind(game)
            .bind(&alarm.kind)
            .bind(alarm.user.unwrap_or(TABLE))
            .bind(&alarm.about)
            .bind(alarm.due_at)
            .bind(json::write("an alarm", &alarm.payload)?)
            .execute(&mut **tx)
            .await?;
    }
    Ok(())
}

/// Which alarms are claimed.
#[derive(Clone, Copy)]
enum Claim<'a> {
    Alone,
    /// With those of this kind of the same person that are due within so many milliseconds.
    Together(&'a str, Millis),
    /// The calls of computer players.
    Calls,
}

/// Removes the call that is being answered; refuses where somebody cancelled it or took it over.
pub(crate) async fn answer(tx: &mut Tx, call: &Alarm) -> Result<(), StoreError> {
    let row = sqlx::query(sql::ANSWER_ALARM).bind(call.id).bind(call.attempts);
    let held = row.execute(&mut **tx).await?.rows_affected() == 1;
    if held { Ok(()) } else { Err(StoreError::CalledOff { number: call.game }) }
}

pub(crate) async fn cancel(
    tx: &mut Tx,
    game: GameNumber,
    cancel: &CancelAlarms<'_>,
) -> Result<(), StoreError> {
    sqlx::query(sql::CANCEL_ALARMS).bind(game).bind(cancel.kind).bind(cancel.user).execute(&mut **tx).await?;
    Ok(())
}

pub(crate) async fn cancel_all(tx: &mut Tx, game: GameNumber) -> Result<(), StoreError> {
    cancel(tx, game, &CancelAlarms::default()).await
}

/// The column is part of a unique key, in which NULL would equal nothing.
const TABLE: UserId = UserId::new(0);

#[derive(sqlx::FromRow)]
struct AlarmRow {
    id: AlarmId,
    game: GameNumber,
    kind: String,
    user_id: UserId,
    about: String,
    due_at: Millis,
    payload: String,
    attempts: i64,
}

impl AlarmRow {
    fn read(self) -> Result<Alarm, StoreError> {
        Ok(Alarm {
            id: self.id,
            game: self.game,
            kind: self.kind,
            user: Some(self.user_id).filter(|user| *user != TABLE),
            about: self.about,
            due_at: self.due_at,
            payload: json::read("an alarm", &self.payload)?,
            attempts: self.attempts,
        })
    }
}
