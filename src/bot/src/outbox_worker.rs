//! Delivers the outbox: in order per channel and per reader, at least once, made exactly once by Discord's nonce.

use std::sync::Arc;
use std::time::Duration;

use archipel_store::{ChannelId, MessageId, Millis, NewPost, Post, PostBody, UserId};
use serenity::all::{Http, Nonce};
use tokio::task::JoinSet;

use crate::app::App;
use crate::clock::ClockSkew;
use crate::error::Error;
use crate::reply::Reply;
use crate::retry::{RetryClass, hope, plain};
use crate::{lobby, open_offers, outbox_render};

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
pub async fn run(app: Arc<App>, http: Arc<Http>) {
    let mut flying: JoinSet<Landed> = JoinSet::new();
    let mut there: Vec<(Post, Option<MessageId>)> = Vec::new();
    // What waits was written by the clock of then, which may have been wrong.
    hasten(&app).await;
    let mut watch = ClockSkew::new(&app.clock);
    while !app.stopping() {
        app.health.outbox_worker.beat();
        if watch.was_put_back(&app.clock, Duration::ZERO) {
            hasten(&app).await;
        }
        // In batches: each claim is a transaction.
        let room = if flying.len() <= AT_ONCE / 2 { AT_ONCE - flying.len() } else { 0 };
        let claimed = claim(&app, room).await;
        let idle = claimed.is_empty();
        for post in claimed {
            let (app, http) = (Arc::clone(&app), Arc::clone(&http));
            flying.spawn(async move { deliver(&app, &http, post).await });
        }
        if idle || flying.len() >= AT_ONCE {
            tokio::select! {
                Some(landed) = flying.join_next() => keep(&mut there, landed),
                () = app.wakeups.outbox.notified() => {}
                () = tokio::time::sleep(IDLE) => {}
                () = app.stopped() => {}
            }
        }
        while let Some(landed) = flying.try_join_next() {
            keep(&mut there, landed);
        }
        settle(&app, &mut there).await;
    }
    while let Some(landed) = flying.join_next().await {
        keep(&mut there, landed);
    }
    settle(&app, &mut there).await;
}

/// Nothing waits for a time that was meant by another clock.
async fn hasten(app: &App) {
    if let Err(error) = app.store.cap_post_times(app.clock.now()).await {
        tracing::error!(%error, "the outbox could not be hastened");
    }
}

async fn claim(app: &App, room: usize) -> Vec<Post> {
    if room == 0 {
        return Vec::new();
    }
    let claimed = app.store.claim_posts(&app.worker, app.clock.now(), room as u32, LEASE).await;
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
async fn settle(app: &App, there: &mut Vec<(Post, Option<MessageId>)>) {
    if there.is_empty() {
        return;
    }
    let posts: Vec<(&Post, Option<MessageId>)> =
        there.iter().map(|(post, message)| (post, *message)).collect();
    if let Err(error) = app.store.mark_all_delivered(&posts, app.clock.now()).await {
        tracing::error!(%error, "the outbox could not be written");
        return;
    }
    for (post, _) in there.drain(..) {
        app.metrics.delivered.add(1);
        // How long a film takes to make says nothing about how soon people are told.
        if !matches!(post.body, PostBody::Film {}) {
            let took = u64::try_from(app.clock.now() - post.created_at).unwrap_or(0);
            app.metrics.delivery.observe(Duration::from_millis(took));
        }
    }
}

async fn deliver(app: &App, http: &Http, post: Post) -> Landed {
    let (reply, earlier) = match written(app, &post).await {
        Ok(Some(written)) => written,
        Ok(None) => return Landed::There(post, None),
        Err(error) => return settled(later(app, &post, &error.to_string(), LONGEST_WAIT).await),
    };
    if let Some(earlier) = earlier {
        return change(app, http, post, earlier, &reply).await;
    }
    let message = reply.message().nonce(Nonce::String(post.nonce())).enforce_nonce(true);
    let sent = match channel(app, http, &post).await {
        Ok(channel) => serenity::all::ChannelId::new(channel.get()).send_message(http, message).await,
        Err(error) => Err(error),
    };
    match sent {
        Ok(message) => {
            if let (true, Some(game)) = (matches!(post.body, PostBody::Lobby {}), post.game)
                && let Err(error) = lobby::remember_card(app, http, game, &message).await
            {
                tracing::warn!(%error, "a lobby card is not remembered");
            }
            Landed::There(post, Some(MessageId::new(message.id.get())))
        }
        Err(error) => settled(failed(app, &post, &error).await),
    }
}

/// What is to be sent, and the message that it takes the place of, if any.
async fn written(app: &App, post: &Post) -> Result<Option<(Reply, Option<MessageId>)>, Error> {
    let earlier = open_offers::replaced(app, post).await?;
    if matches!(post.body, PostBody::ClosedOffer(_)) && earlier.is_none() {
        return Ok(None);
    }
    Ok(outbox_render::write(app, post).await?.map(|reply| (reply, earlier)))
}

/// Changes an earlier message. One that somebody has deleted need not be changed any more.
async fn change(app: &App, http: &Http, post: Post, earlier: MessageId, reply: &Reply) -> Landed {
    let channel = serenity::all::ChannelId::new(post.channel.get());
    match channel.edit_message(http, earlier.get(), reply.edit_message()).await {
        Err(error) if hope(&error).is_temporary() => {
            settled(later(app, &post, &plain(&error), longest_wait(hope(&error))).await)
        }
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
async fn channel(app: &App, http: &Http, post: &Post) -> Result<ChannelId, serenity::Error> {
    let Some(user) = post.user else { return Ok(post.channel) };
    if let Ok(Some(known)) = app.store.user(user).await
        && let Some(channel) = known.dm_channel
    {
        return Ok(channel);
    }
    let opened = serenity::all::UserId::new(user.get()).create_dm_channel(http).await?;
    let channel = ChannelId::new(opened.id.get());
    if let Err(error) = app.store.set_dm_channel(user, channel).await {
        tracing::warn!(%error, "a channel of direct messages is not remembered");
    }
    Ok(channel)
}

async fn failed(app: &App, post: &Post, error: &serenity::Error) -> Result<(), Error> {
    let reason = plain(error);
    match (hope(error), post.user) {
        (class @ (RetryClass::Later | RetryClass::RateLimited), _) => {
            later(app, post, &reason, longest_wait(class)).await
        }
        (RetryClass::Closed, None) => hold(app, post, &reason).await,
        (RetryClass::Closed | RetryClass::NoDirectMessages, Some(user)) => {
            divert(app, post, user, &reason).await
        }
        (RetryClass::Never | RetryClass::NoDirectMessages, _) => {
            tracing::error!(
                reason,
                channel = post.channel.get(),
                "a post cannot be delivered and is set aside"
            );
            app.metrics.parked.add(1);
            app.store.park(post, &reason, app.clock.now()).await?;
            Ok(())
        }
    }
}

/// Rate limits end soon, so the wait stays short.
fn longest_wait(class: RetryClass) -> Millis {
    if class == RetryClass::RateLimited { BUSY_WAIT } else { LONGEST_WAIT }
}

/// Each wait is twice the one before, up to `longest`.
async fn later(app: &App, post: &Post, reason: &str, longest: Millis) -> Result<(), Error> {
    let wait = (100 << post.attempts.clamp(0, 12)).min(longest);
    tracing::warn!(reason, wait, post = post.id.get(), "a post is tried again later");
    app.metrics.retried.add(1);
    app.store.retry_later(post, app.clock.now() + wait, reason).await?;
    Ok(())
}

/// The channel is gone or closed to us: everything for it waits, and the host is told. Of a game that has ended
/// there is nothing to wait for.
async fn hold(app: &App, post: &Post, reason: &str) -> Result<(), Error> {
    let now = app.clock.now();
    let game = match post.game {
        Some(number) => Some(app.store.game(number).await?),
        None => None,
    };
    let Some(game) = game.filter(|game| game.status.is_open()) else {
        app.metrics.parked.add(1);
        app.store.park(post, reason, now).await?;
        return Ok(());
    };
    tracing::warn!(reason, game = game.number.get(), "a channel takes no posts; its game waits");
    app.metrics.held.add(1);
    let wait = (FIRST_HOLD << post.attempts.clamp(0, 12)).min(LONGEST_HOLD);
    let notice = NewPost::direct(game.host, PostBody::Unreachable {});
    app.store.hold(post, now + wait, reason, Some(&notice), now).await?;
    app.set_channels_blocked(true);
    app.wakeups.outbox.notify_one();
    Ok(())
}

/// A direct message that is not taken is posted in the channel.
async fn divert(app: &App, post: &Post, user: UserId, reason: &str) -> Result<(), Error> {
    tracing::info!(reason, user = user.get(), "a direct message is not taken; the channel is told instead");
    let instead = outbox_render::instead(app, post).await?;
    app.store.divert(post, &instead, app.clock.now()).await?;
    app.wakeups.outbox.notify_one();
    Ok(())
}
