//! The outbox: posts are queued in the transaction that causes them and delivered by one worker at a time, in order per
//! channel.

use crate::connection::Tx;
use crate::{
    ChangeContext, ChannelId, GameNumber, GuildId, MessageId, Millis, PostBody, PostId, Store, StoreError,
    UserId, json, sql,
};

/// A new post.
#[derive(Clone, PartialEq, Debug)]
pub struct NewPost {
    pub channel: ChannelId,
    /// The recipient of a direct message; `None`: the post is for the channel.
    pub user: Option<UserId>,
    pub body: PostBody,
}

impl NewPost {
    pub fn new(channel: ChannelId, body: PostBody) -> NewPost {
        NewPost { channel, user: None, body }
    }

    /// A direct message. The recipient's id also serves as the channel id, which keeps each user's messages in order.
    pub fn direct(user: UserId, body: PostBody) -> NewPost {
        NewPost { channel: ChannelId::new(user.get()), user: Some(user), body }
    }
}

/// A post that a worker has claimed until its lease expires.
#[derive(Clone, PartialEq, Debug)]
pub struct Post {
    pub id: PostId,
    pub game: Option<GameNumber>,
    pub channel: ChannelId,
    /// The recipient of a direct message.
    pub user: Option<UserId>,
    pub body: PostBody,
    pub created_at: Millis,
    /// The number of claims so far. A later claim by another worker increases it and thereby invalidates this one.
    pub attempts: i64,
}

impl Post {
    /// A nonce of at most 25 characters, by which Discord recognises a resent post (with `enforce_nonce`). It contains
    /// the time so that a recreated database does not reuse the nonces of the old one.
    pub fn nonce(&self) -> String {
        format!("{:x}-{:x}", self.id.get(), self.created_at)
    }
}

/// The number of undelivered posts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, sqlx::FromRow)]
pub struct Backlog {
    pub waiting: i64,
    /// Given up; the column `error` contains the reason.
    pub parked: i64,
    /// When the oldest waiting post was queued.
    pub oldest: Option<Millis>,
}

impl Store {
    /// Queues posts without an entry.
    pub async fn post(
        &self,
        game: Option<GameNumber>,
        posts: &[NewPost],
        context: &ChangeContext,
    ) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        context.guard(&mut tx).await?;
        queue(&mut tx, game, posts, context.now).await?;
        context.commit(tx, game).await
    }

    /// Claims up to `limit` posts for `lease` milliseconds: only the first post of each channel, because the next one
    /// must wait until that is delivered or parked. Posts that cannot be decoded are logged and parked.
    pub async fn claim_posts(
        &self,
        worker: &str,
        now: Millis,
        limit: u32,
        lease: Millis,
    ) -> Result<Vec<Post>, StoreError> {
        // Polling an empty queue must not take the write lock.
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
        let mut posts = Vec::with_capacity(rows.len());
        for row in rows {
            let (id, attempts) = (row.id, row.attempts);
            match row.read() {
                Ok(post) => posts.push(post),
                Err(error) => {
                    tracing::error!(%error, post = id.get(), "parked a post that cannot be decoded");
                    let row = sqlx::query(sql::PARK_POST).bind(id).bind(attempts);
                    row.bind(error.to_string()).bind(now).execute(&mut *tx).await?;
                }
            }
        }
        tx.commit().await?;
        posts.sort_by_key(|post| post.id);
        Ok(posts)
    }

    /// Marks a post as delivered. This is recorded even if the lease has expired, because the message exists.
    pub async fn mark_delivered(
        &self,
        post: &Post,
        message: Option<MessageId>,
        now: Millis,
    ) -> Result<(), StoreError> {
        self.mark_all_delivered(&[(post, message)], now).await
    }

    /// Like [`Store::mark_delivered`], for several posts. Also clears the channel error of a game if the post arrived
    /// after a retry.
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
                sqlx::query(sql::CLEAR_CHANNEL_ERROR).bind(post.game).execute(&mut *tx).await?;
            }
        }
        Ok(tx.commit().await?)
    }

    /// The newest post about a turn in the channel where the game is played now.
    pub async fn last_turn_message(&self, game: GameNumber) -> Result<Option<MessageId>, StoreError> {
        let row = sqlx::query_scalar(sql::LAST_TURN_MESSAGE).bind(game);
        Ok(row.fetch_optional(self.readers()).await?)
    }

    /// The message that announced the trade offer with this number; the last one if there are several.
    pub async fn offer_message(
        &self,
        game: GameNumber,
        number: u32,
    ) -> Result<Option<MessageId>, StoreError> {
        let row = sqlx::query_scalar(sql::OFFER_MESSAGE).bind(game).bind(number);
        Ok(row.fetch_optional(self.readers()).await?)
    }

    /// Makes posts that wait for a time after `latest` due at `latest`. Used after a backwards clock jump.
    pub async fn cap_post_times(&self, latest: Millis) -> Result<(), StoreError> {
        sqlx::query(sql::CAP_POST_TIMES).bind(latest).execute(self.writer()).await?;
        Ok(())
    }

    /// Schedules another attempt at `at`. Returns false if another worker has claimed the post since.
    pub async fn retry_later(&self, post: &Post, at: Millis, error: &str) -> Result<bool, StoreError> {
        let row = sqlx::query(sql::RETRY_LATER).bind(post.id).bind(post.attempts).bind(at).bind(error);
        Ok(row.execute(self.writer()).await?.rows_affected() == 1)
    }

    /// Gives up on a post, so that later posts of the channel are delivered. Returns false if another worker has
    /// claimed it since.
    pub async fn park(&self, post: &Post, error: &str, now: Millis) -> Result<bool, StoreError> {
        let row = sqlx::query(sql::PARK_POST).bind(post.id).bind(post.attempts).bind(error).bind(now);
        Ok(row.execute(self.writer()).await?.rows_affected() == 1)
    }

    /// Records that the channel rejects posts: this post and those behind it wait until `at`. The first time, `notice`
    /// is queued as well. Returns false if another worker has claimed the post since.
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
        let first = sqlx::query(sql::SET_CHANNEL_ERROR).bind(post.game).bind(error).execute(&mut *tx).await?;
        if first.rows_affected() == 1 {
            queue(&mut tx, post.game, notice.map(std::slice::from_ref).unwrap_or_default(), now).await?;
        }
        tx.commit().await?;
        Ok(true)
    }

    /// Makes the posts that wait for a channel or a server due now, because it has changed. Returns the number of
    /// posts.
    pub async fn wake(
        &self,
        channel: Option<ChannelId>,
        guild: Option<GuildId>,
        now: Millis,
    ) -> Result<u64, StoreError> {
        let row = sqlx::query(sql::RETRY_NOW).bind(channel).bind(guild).bind(now);
        Ok(row.execute(self.writer()).await?.rows_affected())
    }

    /// Replaces a direct message that the recipient does not accept with these posts.
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
        let (kind, payload) = json::write_tagged("a post", &post.body)?;
        sqlx::query(sql::QUEUE_POST)
            .bind(game)
            .bind(post.channel)
            .bind(kind)
            .bind(payload)
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
            body: json::read_tagged("a post", self.id.get(), &self.kind, &self.payload)?,
            created_at: self.created_at,
            attempts: self.attempts,
        })
    }
}
