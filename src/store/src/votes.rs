//! Opens, counts, closes and withdraws votes.

use sqlx::SqliteConnection;

use crate::connection::Tx;
use crate::vote::AwaitedEntry;
use crate::{
    Absence, ChangeContext, Choice, GameNumber, Millis, Motion, NewPost, NewVote, Store, StoreError, UserId,
    Vote, VoteId, VoteKind, VoteStatus, json, outbox, sql,
};

impl Store {
    /// Opens a vote, unless one of its kind is open in this game.
    pub async fn open_vote(&self, new: &NewVote<'_>, context: &ChangeContext) -> Result<Vote, StoreError> {
        let mut tx = self.write().await?;
        context.guard(&mut tx).await?;
        if let Some(open) = load_open(&mut tx, new.game, new.motion.kind()).await? {
            return Err(StoreError::VoteIsOpen { number: new.game, open: open.id });
        }
        insert(&mut tx, new.game, &new.motion, Some(new.started_by), context.now).await?;
        outbox::queue(&mut tx, Some(new.game), new.posts, context.now).await?;
        let vote = load_open(&mut tx, new.game, new.motion.kind()).await?;
        let vote = vote.ok_or(StoreError::Database(sqlx::Error::RowNotFound))?;
        context.commit(tx, Some(new.game)).await?;
        Ok(vote)
    }

    /// Records a ballot in an open vote; it replaces an earlier ballot of the same user. The caller counts the ballots
    /// and closes the vote.
    pub async fn cast_ballot(
        &self,
        id: VoteId,
        user: UserId,
        choice: Choice,
        context: &ChangeContext,
    ) -> Result<Vote, StoreError> {
        let mut tx = self.write().await?;
        context.guard(&mut tx).await?;
        let mut vote = load(&mut tx, id).await?;
        if vote.status != VoteStatus::Open {
            return Err(StoreError::NoVote(id));
        }
        vote.ballots.insert(user, choice);
        let ballots = json::write("ballots", &vote.ballots)?;
        sqlx::query(sql::SET_BALLOTS).bind(id).bind(ballots).execute(&mut *tx).await?;
        context.commit(tx, Some(vote.game)).await?;
        Ok(vote)
    }

    /// Closes an open vote without any other change. To apply the result in the same transaction, use
    /// [`Commit::vote`](crate::Commit::vote), [`TimeChange::vote`](crate::TimeChange::vote) or [`Store::abandon`]
    /// instead.
    pub async fn close_vote(
        &self,
        id: VoteId,
        status: VoteStatus,
        posts: &[NewPost],
        context: &ChangeContext,
    ) -> Result<Vote, StoreError> {
        let mut tx = self.write().await?;
        context.guard(&mut tx).await?;
        let game = load(&mut tx, id).await?.game;
        close(&mut tx, game, id, status, context.now).await?;
        outbox::queue(&mut tx, Some(game), posts, context.now).await?;
        let vote = load(&mut tx, id).await?;
        context.commit(tx, Some(game)).await?;
        Ok(vote)
    }

    pub async fn vote(&self, id: VoteId) -> Result<Vote, StoreError> {
        load(&mut *self.readers().acquire().await?, id).await
    }

    /// The absence vote with this id. Also finds ids of the former table `ballots`, which buttons posted before schema
    /// 4 contain; the two ranges of ids do not overlap.
    pub async fn absence_vote(&self, id: VoteId) -> Result<Vote, StoreError> {
        let row: Option<VoteRow> =
            sqlx::query_as(sql::ABSENCE_VOTE).bind(id).fetch_optional(self.readers()).await?;
        row.ok_or(StoreError::NoVote(id))?.read()
    }

    /// The vote about this user's absence with this key.
    pub async fn absence_vote_about(
        &self,
        game: GameNumber,
        user: UserId,
        dedup_key: &str,
    ) -> Result<Option<Vote>, StoreError> {
        let row: Option<VoteRow> = sqlx::query_as(sql::ABSENCE_VOTE_ABOUT)
            .bind(game)
            .bind(user)
            .bind(dedup_key)
            .fetch_optional(self.readers())
            .await?;
        row.map(VoteRow::read).transpose()
    }

    /// The open vote of a kind in a game.
    pub async fn open_vote_of(&self, game: GameNumber, kind: VoteKind) -> Result<Option<Vote>, StoreError> {
        load_open(&mut *self.readers().acquire().await?, game, kind).await
    }
}

/// Inserts a vote. Keeps an absence vote that already exists.
pub(crate) async fn insert(
    tx: &mut Tx,
    game: GameNumber,
    motion: &Motion,
    started_by: Option<UserId>,
    now: Millis,
) -> Result<(), StoreError> {
    let absence = motion.absence();
    sqlx::query(sql::INSERT_VOTE)
        .bind(game)
        .bind(motion.kind().as_str())
        .bind(absence.map(|absence| absence.user))
        .bind(absence.map(|absence| &absence.dedup_key))
        .bind(started_by)
        .bind(motion.payload()?)
        .bind(now)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Closes an open vote of this game.
pub(crate) async fn close(
    tx: &mut Tx,
    game: GameNumber,
    id: VoteId,
    status: VoteStatus,
    now: Millis,
) -> Result<(), StoreError> {
    let row = sqlx::query(sql::CLOSE_VOTE).bind(id).bind(game).bind(status.as_str()).bind(now);
    let closed = row.execute(&mut **tx).await?.rows_affected();
    if closed == 1 { Ok(()) } else { Err(StoreError::NoVote(id)) }
}

/// Closes all open votes of a game that has ended.
pub(crate) async fn withdraw_all(tx: &mut Tx, game: GameNumber, now: Millis) -> Result<(), StoreError> {
    sqlx::query(sql::WITHDRAW_VOTES).bind(game).bind(now).execute(&mut **tx).await?;
    Ok(())
}

#[derive(sqlx::FromRow)]
struct VoteRow {
    id: VoteId,
    game: GameNumber,
    kind: String,
    subject_user: Option<UserId>,
    dedup_key: Option<String>,
    started_by: Option<UserId>,
    payload: String,
    ballots: String,
    status: String,
    created_at: Millis,
}

impl VoteRow {
    fn read(self) -> Result<Vote, StoreError> {
        let motion = match self.kind.parse()? {
            VoteKind::Undo => Motion::Undo(json::read("a vote", &self.payload)?),
            VoteKind::Pause => Motion::Pause,
            VoteKind::Resume => Motion::Resume,
            VoteKind::Absence => {
                let (Some(user), Some(dedup_key)) = (self.subject_user, self.dedup_key) else {
                    let reason = format!("vote {} has no subject", self.id);
                    return Err(StoreError::Unreadable { what: "a vote", reason });
                };
                let AwaitedEntry { entry } = json::read("a vote", &self.payload)?;
                Motion::Absence(Absence { user, dedup_key, entry })
            }
        };
        Ok(Vote {
            id: self.id,
            game: self.game,
            motion,
            started_by: self.started_by,
            ballots: json::read("ballots", &self.ballots)?,
            status: self.status.parse()?,
            created_at: self.created_at,
        })
    }
}

async fn load(connection: &mut SqliteConnection, id: VoteId) -> Result<Vote, StoreError> {
    let row: Option<VoteRow> = sqlx::query_as(sql::VOTE).bind(id).fetch_optional(connection).await?;
    row.ok_or(StoreError::NoVote(id))?.read()
}

async fn load_open(
    connection: &mut SqliteConnection,
    game: GameNumber,
    kind: VoteKind,
) -> Result<Option<Vote>, StoreError> {
    let row: Option<VoteRow> = sqlx::query_as(sql::OPEN_VOTE_OF_KIND)
        .bind(game)
        .bind(kind.as_str())
        .fetch_optional(connection)
        .await?;
    row.map(VoteRow::read).transpose()
}
