//! The time of each player at a table, and changes of time that no entry causes.

use archipel_rules::Seat;
use serde_json::Value;

use crate::games::read_seat;
use crate::open::Tx;
use crate::{
    BallotId, CancelAlarms, Cause, ConsentId, ConsentStatus, GameNumber, Millis, NewAlarm, NewPost, Store,
    StoreError, UserId, alarms, ballots, consents, json, outbox, sql,
};

/// How a clock is to stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatClock {
    pub seat: Seat,
    /// Milliseconds left at `due_since`; `None`: no clock.
    pub bank: Option<Millis>,
    /// It runs since then; `None`: it stands.
    pub due_since: Option<Millis>,
}

/// The time of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatTime {
    pub seat: Seat,
    /// `None`: a computer player, who needs no time.
    pub user: Option<UserId>,
    pub bank: Option<Millis>,
    pub due_since: Option<Millis>,
    /// A caretaker plays since then.
    pub caretaker_since: Option<Millis>,
}

/// What changes about the time of a running game, in one transaction.
#[derive(Clone, Debug)]
pub struct TimeChange<'a> {
    pub number: GameNumber,
    pub clocks: &'a [SeatClock],
    /// Removed before the new ones are set.
    pub cancel_alarms: &'a [CancelAlarms<'a>],
    pub alarms: &'a [NewAlarm],
    pub posts: &'a [NewPost],
    /// `Some(true)`: the game stops, `Some(false)`: it goes on.
    pub pause: Option<bool>,
    /// Whether a caretaker plays this seat.
    pub caretaker: Option<(Seat, bool)>,
    /// The open vote that is closed by this, and what won.
    pub ballot: Option<(BallotId, &'a str)>,
    /// The open question that is granted by this.
    pub consent: Option<ConsentId>,
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
            ballot: None,
            consent: None,
        }
    }
}

impl SeatTime {
    /// Nobody waits for a person here: a computer player sits here, or a caretaker plays.
    pub fn plays_by_itself(&self) -> bool {
        self.user.is_none() || self.caretaker_since.is_some()
    }
}

impl Store {
    /// How everybody's time stands, in turn order.
    pub async fn seat_times(&self, number: GameNumber) -> Result<Vec<SeatTime>, StoreError> {
        type Row = (i64, Option<UserId>, Option<Millis>, Option<Millis>, Option<Millis>);
        let rows: Vec<Row> = sqlx::query_as(sql::SEAT_TIMES).bind(number).fetch_all(self.readers()).await?;
        rows.into_iter()
            .map(|(seat, user, bank, due_since, caretaker_since)| {
                Ok(SeatTime { seat: read_seat(seat)?, user, bank, due_since, caretaker_since })
            })
            .collect()
    }

    /// Carries changes of time out, all or none. Pausing what is paused is refused as [`StoreError::Paused`].
    pub async fn change_time(&self, changes: &[TimeChange<'_>], cause: &Cause) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        cause.guard(&mut tx).await?;
        for change in changes {
            apply(&mut tx, change, cause.now).await?;
        }
        cause.commit(tx, changes.first().map(|change| change.number)).await
    }

    /// New settings of a person who is known, with what they change at tables where this person's clock runs.
    pub async fn change_settings(
        &self,
        user: UserId,
        settings: &Value,
        changes: &[TimeChange<'_>],
        cause: &Cause,
    ) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        cause.guard(&mut tx).await?;
        let settings = json::write("settings", settings)?;
        sqlx::query(sql::SET_SETTINGS).bind(user).bind(settings).execute(&mut *tx).await?;
        for change in changes {
            apply(&mut tx, change, cause.now).await?;
        }
        cause.commit(tx, changes.first().map(|change| change.number)).await
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
    if let Some((seat, cared_for)) = change.caretaker {
        let row = sqlx::query(sql::SET_CARETAKER).bind(number).bind(i64::from(seat.0));
        row.bind(cared_for.then_some(now)).execute(&mut **tx).await?;
    }
    set(tx, number, change.clocks).await?;
    for these in change.cancel_alarms {
        alarms::cancel(tx, number, these).await?;
    }
    alarms::set(tx, number, change.alarms).await?;
    if let Some((id, result)) = change.ballot {
        ballots::close(tx, number, id, result, now).await?;
    }
    if let Some(id) = change.consent {
        consents::close(tx, number, id, ConsentStatus::Granted, now).await?;
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
