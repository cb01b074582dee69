//! What is to be posted: queued with what caused it, claimed by one worker at a time, in order per channel.

use serde_json::Value;

use crate::open::Tx;
use crate::{Cause, ChannelId, GameNumber, MessageId, Millis, PostId, Store, StoreError, json, sql};

/// A post that is to be delivered.
#[derive(Clone, PartialEq, Debug)]
pub struct NewPost {
    pub channel: ChannelId,
    pub kind: String,
    pub payload: Value,
}

/// A post that a worker holds until its lease ends.
#[derive(Clone, PartialEq, Debug)]
pub struct Post {
    pub id: PostId,
    pub game: Option<GameNumber>,
    pub channel: ChannelId,
    pub kind: String,
    pub payload: Value,
    pub created_at: Millis,
    /// Which attempt this is, from 1. A claim by somebody else raises it, and then this one is void.
    pub attempts: i64,
}

impl Post {
    /// What Discord recognises the post by, however often it is sent (with `enforce_nonce`); at most 25
    /// characters. The time is in it so that a database begun anew does not repeat the nonces of the old one.
    pub fn nonce(&self) -> String {
        format!("{:x}-{:x}", self.id.get(), self.created_at)
    }
}

/// How much waits to be delivered.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, sqlx::FromRow)]
pub struct Backlog {
    pub waiting: i64,
    /// Given up, for an operator to look at.
    pub parked: i64,
    /// When the oldest of the waiting was queued.
    pub oldest: Option<Millis>,
}

impl Store {
    /// Queues posts that no entry causes.
    pub async fn post(
        &self,
        game: Option<GameNumber>,
        posts: &[NewPost],
        cause: &Cause,
    ) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        cause.guard(&mut tx).await?;
        queue(&mut tx, game, posts, cause.now).await?;
        cause.commit(tx, game).await
    }

    /// Claims up to `limit` posts for `lease` milliseconds, of each channel only the first that waits: its next
    /// one is handed out when that is delivered or parked.
    pub async fn claim_posts(
        &self,
        worker: &str,
        now: Millis,
        limit: u32,
        lease: Millis,
    ) -> Result<Vec<Post>, StoreError> {
        // An idle look at the queue takes no write lock.
        let due: Option<i64> =
            sqlx::query_scalar(sql::POST_DUE).bind(now).fetch_optional(self.readers()).await?;
        if due.is_none() {
            return Ok(Vec::new());
        }
        let mut tx = self.write().await?;
        let rows: Vec<PostRow> = sqlx::query_as(sql::CLAIM_POSTS)
            .bind(worker)
            .bind(now)
            .bind(now.saturating_add(lease))
            .bind(i64::from(limit))
            .fetch_all(&mut *tx)
            .await?;
        tx.commit().await?;
        let mut posts = rows.into_iter().map(PostRow::read).collect::<Result<Vec<_>, _>>()?;
        posts.sort_by_key(|post| post.id);
        Ok(posts)
    }

    /// Takes posts and alarms back from all other workers: for the start of the only process on this database, whose
    /// predecessor may have died with something in hand. Should another be alive after all, it only loses its claim.
    pub async fn release_claims(&self, worker: &str) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        sqlx::query(sql::RELEASE_POSTS).bind(worker).execute(&mut *tx).await?;
        sqlx::query(sql::RELEASE_ALARMS).bind(worker).execute(&mut *tx).await?;
        Ok(tx.commit().await?)
    }

    /// The post is there. A fact is a fact: this also holds for a worker whose lease has ended.
    pub async fn mark_delivered(
        &self,
        post: &Post,
        message: Option<MessageId>,
        now: Millis,
    ) -> Result<(), StoreError> {
        let row = sqlx::query(sql::MARK_DELIVERED).bind(post.id).bind(message).bind(now);
        row.execute(self.writer()).await?;
        Ok(())
    }

    /// The delivered message of a game's post of this kind whose payload has this value; the last one of several.
    pub async fn message_of(
        &self,
        game: GameNumber,
        kind: &str,
        field: &str,
        value: u32,
    ) -> Result<Option<MessageId>, StoreError> {
        let row = sqlx::query_scalar(sql::MESSAGE_OF).bind(game).bind(kind).bind(field).bind(value);
        Ok(row.fetch_optional(self.readers()).await?)
    }

    /// The post did not arrive and is tried again at `at`. False: somebody else holds it by now.
    pub async fn retry_later(&self, post: &Post, at: Millis, error: &str) -> Result<bool, StoreError> {
        let row = sqlx::query(sql::RETRY_LATER).bind(post.id).bind(post.attempts).bind(at).bind(error);
        Ok(row.execute(self.writer()).await?.rows_affected() == 1)
    }

    /// The post cannot arrive and is given up; the channel's later ones go on. False: somebody else holds it.
    pub async fn park(&self, post: &Post, error: &str, now: Millis) -> Result<bool, StoreError> {
        let row = sqlx::query(sql::PARK_POST).bind(post.id).bind(post.attempts).bind(error).bind(now);
        Ok(row.execute(self.writer()).await?.rows_affected() == 1)
    }

    pub async fn backlog(&self) -> Result<Backlog, StoreError> {
        Ok(sqlx::query_as(sql::BACKLOG).fetch_one(self.readers()).await?)
    }
}

pub(crate) async fn queue(
    tx: &mut Tx,
    game: Option<GameNumber>,
    posts: &[NewPost],
    now: Millis,
) -> Result<(), StoreError> {
    for post in posts {
        sqlx::query(sql::QUEUE_POST)
            .bind(game)
            .bind(post.channel)
            .bind(&post.kind)
            .bind(json::write("a post", &post.payload)?)
            .bind(now)
            .execute(&mut **tx)
            .await?;
    }
    Ok(())
}

#[derive(sqlx::FromRow)]
struct PostRow {
    id: PostId,
    game: Option<GameNumber>,
    channel_id: ChannelId,
    kind: String,
    payload: String,
    created_at: Millis,
    attempts: i64,
}

impl PostRow {
    fn read(self) -> Result<Post, StoreError> {
        Ok(Post {
            id: self.id,
            game: self.game,
            channel: self.channel_id,
            kind: self.kind,
            payload: json::read("a post", &self.payload)?,
            created_at: self.created_at,
            attempts: self.attempts,
        })
    }
}
