//! What is to be posted: queued with what caused it, claimed by one worker at a time, in order per channel.

use serde_json::Value;

use crate::open::Tx;
use crate::{
    Cause, ChannelId, GameNumber, GuildId, MessageId, Millis, PostId, Store, StoreError, UserId, json, sql,
};

/// The kind of post that later ones do not wait for.
pub const FILM: &str = "film";

/// A post that is to be delivered.
#[derive(Clone, PartialEq, Debug)]
pub struct NewPost {
    pub channel: ChannelId,
    /// The reader of a direct message; `None`: everybody in the channel.
    pub user: Option<UserId>,
    pub kind: String,
    pub payload: Value,
}

impl NewPost {
    pub fn new(channel: ChannelId, kind: &str, payload: Value) -> NewPost {
        NewPost { channel, user: None, kind: kind.to_owned(), payload }
    }

    /// A direct message. Its reader's id takes the place of a channel's: so each reader's come in order.
    pub fn direct(user: UserId, kind: &str, payload: Value) -> NewPost {
        NewPost { channel: ChannelId::new(user.get()), user: Some(user), kind: kind.to_owned(), payload }
    }
}

/// A post that a worker holds until its lease ends.
#[derive(Clone, PartialEq, Debug)]
pub struct Post {
    pub id: PostId,
    pub game: Option<GameNumber>,
    pub channel: ChannelId,
    /// The reader of a direct message.
    pub user: Option<UserId>,
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

    /// The post is there. A fact is a fact: this also holds for a worker whose lease has ended.
    pub async fn mark_delivered(
        &self,
        post: &Post,
        message: Option<MessageId>,
        now: Millis,
    ) -> Result<(), StoreError> {
        self.mark_all_delivered(&[(post, message)], now).await
    }

    /// The same for several at once. Where a game's channel had not taken posts, it does now.
    pub async fn mark_all_delivered(
        &self,
        posts: &[(&Post, Option<MessageId>)],
        now: Millis,
    ) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        for (post, message) in posts {
            let row = sqlx::query(sql::MARK_DELIVERED).bind(post.id).bind(message).bind(now);
            row.execute(&mut *tx).await?;
            if post.attempts > 1 && post.user.is_none() && message.is_some() {
                sqlx::query(sql::SET_REACHABLE).bind(post.game).execute(&mut *tx).await?;
            }
        }
        Ok(tx.commit().await?)
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

    /// Posts that wait for a later time than this are tried then: the clock was put back.
    pub async fn hasten_posts(&self, latest: Millis) -> Result<(), StoreError> {
        sqlx::query(sql::HASTEN_POSTS).bind(latest).execute(self.writer()).await?;
        Ok(())
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

    /// The channel takes no posts, perhaps for long: the post waits until `at`, and those behind it too. Where this is
    /// news, `notice` goes out with it. False: somebody else holds the post.
    pub async fn hold(
        &self,
        post: &Post,
        at: Millis,
        error: &str,
        notice: Option<&NewPost>,
        now: Millis,
    ) -> Result<bool, StoreError> {
        let mut tx = self.write().await?;
        let row = sqlx::query(sql::RETRY_LATER).bind(post.id).bind(post.attempts).bind(at).bind(error);
        if row.execute(&mut *tx).await?.rows_affected() == 0 {
            return Ok(false);
        }
        let news = sqlx::query(sql::SET_UNREACHABLE).bind(post.game).bind(error).execute(&mut *tx).await?;
        if news.rows_affected() == 1 {
            queue(&mut tx, post.game, notice.map(std::slice::from_ref).unwrap_or_default(), now).await?;
        }
        tx.commit().await?;
        Ok(true)
    }

    /// Something changed in a channel or a server: what waits for it is tried at once. How many posts.
    pub async fn wake(
        &self,
        channel: Option<ChannelId>,
        guild: Option<GuildId>,
        now: Millis,
    ) -> Result<u64, StoreError> {
        let row = sqlx::query(sql::WAKE_POSTS).bind(channel).bind(guild).bind(now);
        Ok(row.execute(self.writer()).await?.rows_affected())
    }

    /// A direct message that its reader does not take: these posts go out in its place.
    pub async fn divert(&self, post: &Post, instead: &[NewPost], now: Millis) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        let none: Option<MessageId> = None;
        let row = sqlx::query(sql::MARK_DELIVERED).bind(post.id).bind(none).bind(now);
        if row.execute(&mut *tx).await?.rows_affected() == 1 {
            queue(&mut tx, post.game, instead, now).await?;
            if let Some(user) = post.user {
                sqlx::query(sql::SET_DM_CLOSED).bind(user).bind(now).execute(&mut *tx).await?;
            }
        }
        Ok(tx.commit().await?)
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
            .bind(post.user)
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
    user_id: Option<UserId>,
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
            user: self.user_id,
            kind: self.kind,
            payload: json::read("a post", &self.payload)?,
            created_at: self.created_at,
            attempts: self.attempts,
        })
    }
}
