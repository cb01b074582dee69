//! Votes of the others about a player whose time is used up.

use std::collections::BTreeMap;

use sqlx::SqliteConnection;

use crate::open::Tx;
use crate::{BallotId, Cause, GameNumber, Millis, Store, StoreError, UserId, json, sql};

/// The result of a vote on which nothing was left to decide.
pub const LAPSED: &str = "lapsed";

#[derive(Clone, PartialEq, Debug)]
pub struct Ballot {
    pub id: BallotId,
    pub game: GameNumber,
    /// Whose absence it is about.
    pub user: UserId,
    /// Which occasion.
    pub about: String,
    pub votes: BTreeMap<UserId, String>,
    /// What won; `None`: it is open.
    pub result: Option<String>,
    pub created_at: Millis,
}

impl Store {
    pub async fn ballot(&self, id: BallotId) -> Result<Ballot, StoreError> {
        load(&mut *self.readers().acquire().await?, id).await
    }

    /// The vote about a player on one occasion.
    pub async fn ballot_about(
        &self,
        game: GameNumber,
        user: UserId,
        about: &str,
    ) -> Result<Option<Ballot>, StoreError> {
        let row: Option<BallotRow> = sqlx::query_as(sql::BALLOT_ABOUT)
            .bind(game)
            .bind(user)
            .bind(about)
            .fetch_optional(self.readers())
            .await?;
        row.map(BallotRow::read).transpose()
    }

    /// Notes a vote; a later one of the same person replaces it. What follows is the caller's to judge and to close.
    pub async fn vote(
        &self,
        id: BallotId,
        user: UserId,
        choice: &str,
        cause: &Cause,
    ) -> Result<Ballot, StoreError> {
        let mut tx = self.write().await?;
        cause.guard(&mut tx).await?;
        let mut ballot = load(&mut tx, id).await?;
        if ballot.result.is_some() {
            return Err(StoreError::NoBallot(id));
        }
        ballot.votes.insert(user, choice.to_owned());
        let votes = json::write("votes", &ballot.votes)?;
        sqlx::query(sql::VOTE).bind(id).bind(votes).execute(&mut *tx).await?;
        cause.commit(tx, Some(ballot.game)).await?;
        Ok(ballot)
    }
}

/// Closes an open vote of this game.
pub(crate) async fn close(
    tx: &mut Tx,
    game: GameNumber,
    id: BallotId,
    result: &str,
    now: Millis,
) -> Result<(), StoreError> {
    let row = sqlx::query(sql::CLOSE_BALLOT).bind(id).bind(game).bind(result).bind(now);
    let closed = row.execute(&mut **tx).await?.rows_affected();
    if closed == 1 { Ok(()) } else { Err(StoreError::NoBallot(id)) }
}

/// The game is over: there is nothing left to vote on.
pub(crate) async fn lapse_all(tx: &mut Tx, game: GameNumber, now: Millis) -> Result<(), StoreError> {
    sqlx::query(sql::LAPSE_BALLOTS).bind(game).bind(LAPSED).bind(now).execute(&mut **tx).await?;
    Ok(())
}

#[derive(sqlx::FromRow)]
struct BallotRow {
    id: BallotId,
    game: GameNumber,
    user_id: UserId,
    about: String,
    votes: String,
    result: Option<String>,
    created_at: Millis,
}

impl BallotRow {
    fn read(self) -> Result<Ballot, StoreError> {
        Ok(Ballot {
            id: self.id,
            game: self.game,
            user: self.user_id,
            about: self.about,
            votes: json::read("votes", &self.votes)?,
            result: self.result,
            created_at: self.created_at,
        })
    }
}

async fn load(connection: &mut SqliteConnection, id: BallotId) -> Result<Ballot, StoreError> {
    let row: Option<BallotRow> = sqlx::query_as(sql::BALLOT).bind(id).fetch_optional(connection).await?;
    row.ok_or(StoreError::NoBallot(id))?.read()
}
