//! The players' clocks, and changes to them that are not caused by an entry.

use archipel_rules::Seat;
use serde_json::Value;

use crate::connection::Tx;
use crate::seats::read_seat;
use crate::{
    CancelAlarms, ChangeContext, GameNumber, Millis, NewAlarm, NewPost, Store, StoreError, UserId, VoteId,
    VoteStatus, alarms, json, outbox, sql, votes,
};

/// The new state of a seat's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatClock {
    pub seat: Seat,
    /// Milliseconds left at `due_since`; `None`: the seat has no clock.
    pub bank: Option<Millis>,
    /// When the clock started to run; `None`: it is stopped.
    pub due_since: Option<Millis>,
}

/// The clock of one seat as stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatTime {
    pub seat: Seat,
    /// `None`: an AI player, who has no clock.
    pub user: Option<UserId>,
    pub bank: Option<Millis>,
    pub due_since: Option<Millis>,
    /// When a caretaker took over the seat; `None`: no caretaker plays it.
    pub caretaker_since: Option<Millis>,
}

/// A change to the clocks, alarms and votes of a running game.
#[derive(Clone, Debug)]
pub struct TimeChange<'a> {
    pub number: GameNumber,
    pub clocks: &'a [SeatClock],
    /// Cancelled before `alarms` are set.
    pub cancel_alarms: &'a [CancelAlarms],
    pub alarms: &'a [NewAlarm],
    pub posts: &'a [NewPost],
    /// `Some(true)` pauses the game, `Some(false)` resumes it.
    pub pause: Option<bool>,
    /// Assigns (true) or removes (false) the caretaker of a seat.
    pub caretaker: Option<(Seat, bool)>,
    /// The open vote that this change closes, and its result.
    pub vote: Option<(VoteId, VoteStatus)>,
}

impl TimeChange<'_> {
    pub fn of(number: GameNumber) -> Self {
        TimeChange {
            number,
            clocks: &[],
            cancel_alarms: &[],
            alarms: &[],
            posts: &[],
            pause: None,
            caretaker: None,
            vote: None,
        }
    }
}

impl SeatTime {
    /// Whether an AI plays this seat, either as an AI player or as a caretaker.
    pub fn is_played_by_ai(&self) -> bool {
        self.user.is_none() || self.caretaker_since.is_some()
    }
}

impl Store {
    /// The clocks of all seats in turn order.
    pub async fn seat_times(&self, number: GameNumber) -> Result<Vec<SeatTime>, StoreError> {
        type Row = (i64, Option<UserId>, Option<Millis>, Option<Millis>, Option<Millis>);
        let rows: Vec<Row> = sqlx::query_as(sql::SEAT_TIMES).bind(number).fetch_all(self.readers()).await?;
        rows.into_iter()
            .map(|(seat, user, bank, due_since, caretaker_since)| {
                Ok(SeatTime { seat: read_seat(seat)?, user, bank, due_since, caretaker_since })
            })
            .collect()
    }

    /// Applies all changes in one transaction. Pausing a paused game fails with [`StoreError::Paused`].
    pub async fn change_time(
        &self,
        changes: &[TimeChange<'_>],
        context: &ChangeContext,
    ) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        context.guard(&mut tx).await?;
        for change in changes {
            apply(&mut tx, change, context.now).await?;
        }
        context.commit(tx, changes.first().map(|change| change.number)).await
    }

    /// Replaces the settings of a known user, together with the changes to the games in which their clock runs.
    pub async fn change_settings(
        &self,
        user: UserId,
        settings: &Value,
        changes: &[TimeChange<'_>],
        context: &ChangeContext,
    ) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        context.guard(&mut tx).await?;
        let settings = json::write("settings", settings)?;
        sqlx::query(sql::SET_SETTINGS).bind(user).bind(settings).execute(&mut *tx).await?;
        for change in changes {
            apply(&mut tx, change, context.now).await?;
        }
        context.commit(tx, changes.first().map(|change| change.number)).await
    }
}

async fn apply(tx: &mut Tx, change: &TimeChange<'_>, now: Millis) -> Result<(), StoreError> {
    let number = change.number;
    if let Some(pause) = change.pause {
        let row = sqlx::query(sql::SET_PAUSED).bind(number).bind(pause.then_some(now));
        if row.execute(&mut **tx).await?.rows_affected() == 0 {
            return Err(StoreError::Paused { number });
        }
    }
    if let Some((seat, has_caretaker)) = change.caretaker {
        let row = sqlx::query(sql::SET_CARETAKER).bind(number).bind(i64::from(seat.0));
        row.bind(has_caretaker.then_some(now)).execute(&mut **tx).await?;
    }
    set(tx, number, change.clocks).await?;
    for these in change.cancel_alarms {
        alarms::cancel(tx, number, these).await?;
    }
    alarms::set(tx, number, change.alarms).await?;
    if let Some((id, status)) = change.vote {
        votes::close(tx, number, id, status, now).await?;
    }
    outbox::queue(tx, Some(number), change.posts, now).await
}

pub(crate) async fn set(tx: &mut Tx, number: GameNumber, clocks: &[SeatClock]) -> Result<(), StoreError> {
    for clock in clocks {
        sqlx::query(sql::SET_SEAT_CLOCK)
            .bind(number)
            .bind(i64::from(clock.seat.0))
            .bind(clock.bank)
            .bind(clock.due_since)
            .execute(&mut **tx)
            .await?;
    }
    Ok(())
}
