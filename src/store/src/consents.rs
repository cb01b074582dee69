//! Questions to all others at a table, such as taking back more than one may alone.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde_json::Value;
use sqlx::SqliteConnection;

use crate::open::Tx;
use crate::{Cause, ConsentId, GameNumber, Millis, NewPost, Store, StoreError, UserId, json, outbox, sql};

/// A question to be asked.
#[derive(Clone, PartialEq, Debug)]
pub struct NewConsent<'a> {
    pub game: GameNumber,
    pub kind: &'a str,
    pub asked_by: UserId,
    pub payload: &'a Value,
    pub posts: &'a [NewPost],
}

#[derive(Clone, PartialEq, Debug)]
pub struct Consent {
    pub id: ConsentId,
    pub game: GameNumber,
    pub kind: String,
    pub asked_by: UserId,
    pub payload: Value,
    pub answers: BTreeMap<UserId, bool>,
    pub status: ConsentStatus,
    pub created_at: Millis,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ConsentStatus {
    Open,
    Granted,
    Refused,
    Withdrawn,
}

impl ConsentStatus {
    pub const fn as_str(self) -> &'static str {
        match self {
            ConsentStatus::Open => "open",
            ConsentStatus::Granted => "granted",
            ConsentStatus::Refused => "refused",
            ConsentStatus::Withdrawn => "withdrawn",
        }
    }
}

impl fmt::Display for ConsentStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for ConsentStatus {
    type Err = StoreError;
    fn from_str(text: &str) -> Result<ConsentStatus, StoreError> {
        let all = [Self::Open, Self::Granted, Self::Refused, Self::Withdrawn];
        let unreadable = || StoreError::Unreadable { what: "a question's status", reason: text.to_owned() };
        all.into_iter().find(|status| status.as_str() == text).ok_or_else(unreadable)
    }
}

impl Store {
    /// Asks, unless a question of this kind is open at the table.
    pub async fn ask_consent(&self, new: &NewConsent<'_>, cause: &Cause) -> Result<Consent, StoreError> {
        let mut tx = self.write().await?;
        cause.guard(&mut tx).await?;
        let open: Option<ConsentId> = sqlx::query_scalar(sql::OPEN_CONSENT)
            .bind(new.game)
            .bind(new.kind)
            .fetch_optional(&mut *tx)
            .await?;
        if let Some(open) = open {
            return Err(StoreError::AlreadyAsked { number: new.game, open });
        }
        let id: ConsentId = sqlx::query_scalar(sql::ASK_CONSENT)
            .bind(new.game)
            .bind(new.kind)
            .bind(new.asked_by)
            .bind(json::write("a question", new.payload)?)
            .bind(cause.now)
            .fetch_one(&mut *tx)
            .await?;
        outbox::queue(&mut tx, Some(new.game), new.posts, cause.now).await?;
        let consent = load(&mut tx, id).await?;
        cause.commit(tx, Some(new.game)).await?;
        Ok(consent)
    }

    /// Notes an answer to an open question; a later answer of the same person replaces the earlier one. What
    /// follows (all agreed, one refused) is the caller's to judge and to close.
    pub async fn answer_consent(
        &self,
        id: ConsentId,
        user: UserId,
        agrees: bool,
        cause: &Cause,
    ) -> Result<Consent, StoreError> {
        let mut tx = self.write().await?;
        cause.guard(&mut tx).await?;
        let mut consent = load(&mut tx, id).await?;
        if consent.status != ConsentStatus::Open {
            return Err(StoreError::NoConsent(id));
        }
        consent.answers.insert(user, agrees);
        let answers = json::write("answers", &consent.answers)?;
        sqlx::query(sql::ANSWER_CONSENT).bind(id).bind(answers).execute(&mut *tx).await?;
        cause.commit(tx, Some(consent.game)).await?;
        Ok(consent)
    }

    /// Closes an open question without an entry: refused or withdrawn. One that is granted is closed by
    /// [`Commit::consent`](crate::Commit::consent) together with what it allows.
    pub async fn close_consent(
        &self,
        id: ConsentId,
        status: ConsentStatus,
        posts: &[NewPost],
        cause: &Cause,
    ) -> Result<Consent, StoreError> {
        let mut tx = self.write().await?;
        cause.guard(&mut tx).await?;
        let game = load(&mut tx, id).await?.game;
        close(&mut tx, game, id, status, cause.now).await?;
        outbox::queue(&mut tx, Some(game), posts, cause.now).await?;
        let consent = load(&mut tx, id).await?;
        cause.commit(tx, Some(game)).await?;
        Ok(consent)
    }

    pub async fn consent(&self, id: ConsentId) -> Result<Consent, StoreError> {
        load(&mut *self.readers().acquire().await?, id).await
    }

    /// The open question of a kind at a table.
    pub async fn open_consent(&self, game: GameNumber, kind: &str) -> Result<Option<Consent>, StoreError> {
        let mut connection = self.readers().acquire().await?;
        let id: Option<ConsentId> = sqlx::query_scalar(sql::OPEN_CONSENT)
            .bind(game)
            .bind(kind)
            .fetch_optional(&mut *connection)
            .await?;
        match id {
            Some(id) => load(&mut connection, id).await.map(Some),
            None => Ok(None),
        }
    }
}

/// Closes an open question of this game.
pub(crate) async fn close(
    tx: &mut Tx,
    game: GameNumber,
    id: ConsentId,
    status: ConsentStatus,
    now: Millis,
) -> Result<(), StoreError> {
    let row = sqlx::query(sql::CLOSE_CONSENT).bind(id).bind(game).bind(status.as_str()).bind(now);
    let closed = row.execute(&mut **tx).await?.rows_affected();
    if closed == 1 { Ok(()) } else { Err(StoreError::NoConsent(id)) }
}

pub(crate) async fn withdraw_all(tx: &mut Tx, game: GameNumber, now: Millis) -> Result<(), StoreError> {
    sqlx::query(sql::WITHDRAW_CONSENTS).bind(game).bind(now).execute(&mut **tx).await?;
    Ok(())
}

#[derive(sqlx::FromRow)]
struct ConsentRow {
    game: GameNumber,
    kind: String,
    asked_by: UserId,
    payload: String,
    answers: String,
    status: String,
    created_at: Millis,
}

async fn load(connection: &mut SqliteConnection, id: ConsentId) -> Result<Consent, StoreError> {
    let row: Option<ConsentRow> = sqlx::query_as(sql::CONSENT).bind(id).fetch_optional(connection).await?;
    let row = row.ok_or(StoreError::NoConsent(id))?;
    Ok(Consent {
        id,
        game: row.game,
        kind: row.kind,
        asked_by: row.asked_by,
        payload: json::read("a question", &row.payload)?,
        answers: json::read("answers", &row.answers)?,
        status: row.status.parse()?,
        created_at: row.created_at,
    })
}
