//! Delivers the outbox: in order per channel, at least once, made exactly once by Discord's nonce.

use std::sync::Arc;
use std::time::Duration;

use archipel_store::{MessageId, Millis, Post};
use serenity::all::{ChannelId, Http, Nonce};

use crate::desk::Desk;
use crate::error::Error;
use crate::reply::Reply;
use crate::retry::{Hope, hope};
use crate::{invitation, post};

const AT_ONCE: u32 = 8;
const LEASE: Millis = 60_000;
/// How often the outbox is looked at when nobody rings.
const IDLE: Duration = Duration::from_secs(2);
const LONGEST_WAIT: Millis = 10 * 60 * 1000;

/// Delivers for ever.
pub async fn run(desk: Arc<Desk>, http: Arc<Http>) {
    loop {
        match desk.store.claim_posts(&desk.worker, desk.clock.now(), AT_ONCE, LEASE).await {
            Ok(posts) if !posts.is_empty() => {
                let mut round = tokio::task::JoinSet::new();
                for post in posts {
                    let (desk, http) = (Arc::clone(&desk), Arc::clone(&http));
                    round.spawn(async move { deliver(&desk, &http, &post).await });
                }
                round.join_all().await;
            }
            outcome => {
                if let Err(error) = outcome {
                    tracing::error!(%error, "the outbox could not be read");
                }
                let _ = tokio::time::timeout(IDLE, desk.courier.notified()).await;
            }
        }
    }
}

async fn deliver(desk: &Desk, http: &Http, post: &Post) {
    let channel = ChannelId::new(post.channel.get());
    let outcome = match written(desk, post).await {
        Ok(Some((reply, None))) => {
            let message = reply.message().nonce(Nonce::String(post.nonce())).enforce_nonce(true);
            send(desk, post, channel.send_message(http, message).await).await
        }
        Ok(Some((reply, Some(earlier)))) => {
            let changed = channel.edit_message(http, earlier.get(), reply.edit_message()).await;
            change(desk, post, changed).await
        }
        Ok(None) => desk.store.mark_delivered(post, None, desk.clock.now()).await.map_err(Error::from),
        Err(error) => later(desk, post, &error.to_string()).await,
    };
    if let Err(error) = outcome {
        tracing::error!(%error, post = post.id.get(), "the outbox could not be written");
    }
}

/// What is to be sent, and the message that it takes the place of, if any.
async fn written(desk: &Desk, post: &Post) -> Result<Option<(Reply, Option<MessageId>)>, Error> {
    let earlier = invitation::replaced(desk, post).await?;
    if post.kind == invitation::CLOSED && earlier.is_none() {
        return Ok(None);
    }
    Ok(post::write(desk, post).await?.map(|reply| (reply, earlier)))
}

/// A message that somebody has deleted need not be changed any more.
async fn change(
    desk: &Desk,
    post: &Post,
    changed: Result<serenity::all::Message, serenity::Error>,
) -> Result<(), Error> {
    match changed {
        Err(error) if hope(&error) == Hope::Later => later(desk, post, &error.to_string()).await,
        outcome => {
            if let Err(error) = outcome {
                tracing::warn!(%error, post = post.id.get(), "an earlier post could not be changed");
            }
            Ok(desk.store.mark_delivered(post, None, desk.clock.now()).await?)
        }
    }
}

async fn send(
    desk: &Desk,
    post: &Post,
    sent: Result<serenity::all::Message, serenity::Error>,
) -> Result<(), Error> {
    let now = desk.clock.now();
    match sent {
        Ok(message) => {
            let id = MessageId::new(message.id.get());
            desk.store.mark_delivered(post, Some(id), now).await?;
            if post.kind == "lobby"
                && let Some(game) = post.game
            {
                desk.store.set_lobby_message(game, id).await?;
            }
            Ok(())
        }
        Err(error) if hope(&error) == Hope::Later => later(desk, post, &error.to_string()).await,
        Err(error) => {
            tracing::error!(%error, channel = post.channel.get(), "a post cannot be delivered and is set aside");
            desk.store.park(post, &error.to_string(), now).await?;
            if let Some(game) = post.game {
                desk.store.set_parked(game, Some(&error.to_string())).await?;
            }
            Ok(())
        }
    }
}

/// Each wait is twice the one before.
async fn later(desk: &Desk, post: &Post, reason: &str) -> Result<(), Error> {
    let wait = (500 << post.attempts.clamp(0, 12)).min(LONGEST_WAIT);
    tracing::warn!(reason, wait, post = post.id.get(), "a post is tried again later");
    desk.store.retry_later(post, desk.clock.now() + wait, reason).await?;
    Ok(())
}
