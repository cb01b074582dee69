//! Delivers the outbox: in order per channel and per reader, at least once, made exactly once by Discord's nonce.

use std::sync::Arc;
use std::time::Duration;

use archipel_store::{ChannelId, FILM, MessageId, Millis, NewPost, Post, UserId};
use serde_json::json;
use serenity::all::{Http, Nonce};
use tokio::task::JoinSet;

use crate::clock::Watch;
use crate::desk::Desk;
use crate::error::Error;
use crate::reply::Reply;
use crate::retry::{Hope, hope, plain};
use crate::{invitation, lobby, post};

/// So many posts are on their way at the same time.
const AT_ONCE: usize = 32;
const LEASE: Millis = 60_000;
/// How often the outbox is looked at when nobody rings.
const IDLE: Duration = Duration::from_secs(2);
/// Discord is busy or stumbles: from a fifth of a second to a quarter of a minute.
const LONGEST_WAIT: Millis = 15_000;
/// Discord's own limits end within seconds; the library knows how many, except through a proxy.
const BUSY_WAIT: Millis = 2_000;
/// The channel is closed to us: from a minute to six hours; an event of Discord or somebody's play wakes it sooner.
const FIRST_HOLD: Millis = 60_000;
const LONGEST_HOLD: Millis = 6 * 60 * 60 * 1000;

/// How a delivery ended.
enum Landed {
    /// It is there (or there was nothing left to say).
    There(Post, Option<MessageId>),
    /// Whatever else is to be written has been.
    Settled,
}

/// Delivers until the program stops; then what is on its way is brought to its end.
pub async fn run(desk: Arc<Desk>, http: Arc<Http>) {
    let mut flying: JoinSet<Landed> = JoinSet::new();
    let mut there: Vec<(Post, Option<MessageId>)> = Vec::new();
    // What waits was written by the clock of then, which may have been wrong.
    hasten(&desk).await;
    let mut watch = Watch::new(&desk.clock);
    while !desk.stopping() {
        desk.pulse.courier.beat();
        if watch.was_put_back(&desk.clock, Duration::ZERO) {
            hasten(&desk).await;
        }
        // In batches: each claim is a transaction.
        let room = if flying.len() <= AT_ONCE / 2 { AT_ONCE - flying.len() } else { 0 };
        let claimed = claim(&desk, room).await;
        let idle = claimed.is_empty();
        for post in claimed {
            let (desk, http) = (Arc::clone(&desk), Arc::clone(&http));
            flying.spawn(async move { deliver(&desk, &http, post).await });
        }
        if idle || flying.len() >= AT_ONCE {
            tokio::select! {
                Some(landed) = flying.join_next() => keep(&mut there, landed),
                () = desk.courier.notified() => {}
                () = tokio::time::sleep(IDLE) => {}
                () = desk.stopped() => {}
            }
        }
        while let Some(landed) = flying.try_join_next() {
            keep(&mut there, landed);
        }
        settle(&desk, &mut there).await;
    }
    while let Some(landed) = flying.join_next().await {
        keep(&mut there, landed);
    }
    settle(&desk, &mut there).await;
}

/// Nothing waits for a time that was meant by another clock.
async fn hasten(desk: &Desk) {
    if let Err(error) = desk.store.hasten_posts(desk.clock.now()).await {
        tracing::error!(%error, "the outbox could not be hastened");
    }
}

async fn claim(desk: &Desk, room: usize) -> Vec<Post> {
    if room == 0 {
        return Vec::new();
    }
    let claimed = desk.store.claim_posts(&desk.worker, desk.clock.now(), room as u32, LEASE).await;
    claimed.unwrap_or_else(|error| {
        tracing::error!(%error, "the outbox could not be read");
        Vec::new()
    })
}

fn keep(there: &mut Vec<(Post, Option<MessageId>)>, landed: Result<Landed, tokio::task::JoinError>) {
    match landed {
        Ok(Landed::There(post, message)) => there.push((post, message)),
        Ok(Landed::Settled) => {}
        Err(error) => {
            tracing::error!(%error, "a delivery broke off; it is tried again when its lease has ended");
        }
    }
}

/// Notes what has arrived, all at once. What cannot be noted now is noted later.
async fn settle(desk: &Desk, there: &mut Vec<(Post, Option<MessageId>)>) {
    if there.is_empty() {
        return;
    }
    let posts: Vec<(&Post, Option<MessageId>)> =
        there.iter().map(|(post, message)| (post, *message)).collect();
    if let Err(error) = desk.store.mark_all_delivered(&posts, desk.clock.now()).await {
        tracing::error!(%error, "the outbox could not be written");
        return;
    }
    for (post, _) in there.drain(..) {
        desk.metrics.delivered.add(1);
        // How long a film takes to make says nothing about how soon people are told.
        if post.kind != FILM {
            let took = u64::try_from(desk.clock.now() - post.created_at).unwrap_or(0);
            desk.metrics.delivery.observe(Duration::from_millis(took));
        }
    }
}

async fn deliver(desk: &Desk, http: &Http, post: Post) -> Landed {
    let (reply, earlier) = match written(desk, &post).await {
        Ok(Some(written)) => written,
        Ok(None) => return Landed::There(post, None),
        Err(error) => return settled(later(desk, &post, &error.to_string()).await),
    };
    if let Some(earlier) = earlier {
        return change(desk, http, post, earlier, &reply).await;
    }
    let message = reply.message().nonce(Nonce::String(post.nonce())).enforce_nonce(true);
    let sent = match channel(desk, http, &post).await {
        Ok(channel) => serenity::all::ChannelId::new(channel.get()).send_message(http, message).await,
        Err(error) => Err(error),
    };
    match sent {
        Ok(message) => {
            if let (true, Some(game)) = (post.kind == "lobby", post.game)
                && let Err(error) = lobby::remember_card(desk, http, game, &message).await
            {
                tracing::warn!(%error, "a lobby card is not remembered");
            }
            Landed::There(post, Some(MessageId::new(message.id.get())))
        }
        Err(error) => settled(failed(desk, &post, &error).await),
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

/// Changes an earlier message. One that somebody has deleted need not be changed any more.
async fn change(desk: &Desk, http: &Http, post: Post, earlier: MessageId, reply: &Reply) -> Landed {
    let channel = serenity::all::ChannelId::new(post.channel.get());
    match channel.edit_message(http, earlier.get(), reply.edit_message()).await {
        Err(error) if hope(&error) == Hope::Later => settled(later(desk, &post, &plain(&error)).await),
        Err(error) => {
            tracing::warn!(
                error = plain(&error),
                post = post.id.get(),
                "an earlier post could not be changed"
            );
            Landed::There(post, None)
        }
        Ok(_) => Landed::There(post, None),
    }
}

fn settled(outcome: Result<(), Error>) -> Landed {
    if let Err(error) = outcome {
        tracing::error!(%error, "the outbox could not be written");
    }
    Landed::Settled
}

/// Where the post goes; direct messages need a channel that is opened once and remembered.
async fn channel(desk: &Desk, http: &Http, post: &Post) -> Result<ChannelId, serenity::Error> {
    let Some(user) = post.user else { return Ok(post.channel) };
    if let Ok(Some(known)) = desk.store.person(user).await
        && let Some(channel) = known.dm_channel
    {
        return Ok(channel);
    }
    let opened = serenity::all::UserId::new(user.get()).create_dm_channel(http).await?;
    let channel = ChannelId::new(opened.id.get());
    if let Err(error) = desk.store.set_dm_channel(user, channel).await {
        tracing::warn!(%error, "a channel of direct messages is not remembered");
    }
    Ok(channel)
}

async fn failed(desk: &Desk, post: &Post, error: &serenity::Error) -> Result<(), Error> {
    let reason = plain(error);
    match (hope(error), post.user) {
        (Hope::Later, _) => later(desk, post, &reason).await,
        (Hope::Closed, None) => hold(desk, post, &reason).await,
        (Hope::Closed | Hope::NoDirectMessages, Some(user)) => divert(desk, post, user, &reason).await,
        (Hope::Never | Hope::NoDirectMessages, _) => {
            tracing::error!(
                reason,
                channel = post.channel.get(),
                "a post cannot be delivered and is set aside"
            );
            desk.metrics.parked.add(1);
            desk.store.park(post, &reason, desk.clock.now()).await?;
            Ok(())
        }
    }
}

/// Each wait is twice the one before; where Discord only asks for patience, it stays short.
async fn later(desk: &Desk, post: &Post, reason: &str) -> Result<(), Error> {
    let doubled = (100 << post.attempts.clamp(0, 12)).min(LONGEST_WAIT);
    let wait = if reason.starts_with("429") { doubled.min(BUSY_WAIT) } else { doubled };
    tracing::warn!(reason, wait, post = post.id.get(), "a post is tried again later");
    desk.metrics.retried.add(1);
    desk.store.retry_later(post, desk.clock.now() + wait, reason).await?;
    Ok(())
}

/// The channel is gone or closed to us: everything for it waits, and the host is told. Of a game that has ended
/// there is nothing to wait for.
async fn hold(desk: &Desk, post: &Post, reason: &str) -> Result<(), Error> {
    let now = desk.clock.now();
    let game = match post.game {
        Some(number) => Some(desk.store.game(number).await?),
        None => None,
    };
    let Some(game) = game.filter(|game| game.status.is_open()) else {
        desk.metrics.parked.add(1);
        desk.store.park(post, reason, now).await?;
        return Ok(());
    };
    tracing::warn!(reason, game = game.number.get(), "a channel takes no posts; its game waits");
    desk.metrics.held.add(1);
    let wait = (FIRST_HOLD << post.attempts.clamp(0, 12)).min(LONGEST_HOLD);
    let notice = NewPost::direct(game.host, "unreachable", json!({}));
    desk.store.hold(post, now + wait, reason, Some(&notice), now).await?;
    desk.holds(true);
    desk.courier.notify_one();
    Ok(())
}

/// A direct message that is not taken is posted in the channel.
async fn divert(desk: &Desk, post: &Post, user: UserId, reason: &str) -> Result<(), Error> {
    tracing::info!(reason, user = user.get(), "a direct message is not taken; the channel is told instead");
    let instead = post::instead(desk, post).await?;
    desk.store.divert(post, &instead, desk.clock.now()).await?;
    desk.courier.notify_one();
    Ok(())
}
