//! Delivers the outbox: in order per channel and recipient, at least once; Discord's nonce prevents duplicates.

use std::sync::Arc;
use std::time::Duration;

use archipel_store::{ChannelId, MessageId, Millis, NewPost, Post, PostBody, UserId};
use serenity::all::{Http, Nonce};
use tokio::task::JoinSet;

use crate::app::App;
use crate::clock::ClockSkew;
use crate::error::Error;
use crate::reply::Reply;
use crate::retry::{RetryClass, classify, redacted};
use crate::{lobby, open_offers, outbox_render};

/// The number of posts delivered at the same time.
const AT_ONCE: usize = 32;
const LEASE: Millis = 60_000;
/// Poll interval when not notified.
const IDLE: Duration = Duration::from_secs(2);
/// The longest wait after a temporary failure of Discord. The first wait is a fifth of a second.
const LONGEST_WAIT: Millis = 15_000;
/// Discord's rate limits end within seconds; the library waits the exact time, except through a proxy.
const BUSY_WAIT: Millis = 2_000;
/// Waits for a channel that rejects posts: from a minute to six hours. A Discord event or a player's action retries
/// sooner.
const FIRST_HOLD: Millis = 60_000;
const LONGEST_HOLD: Millis = 6 * 60 * 60 * 1000;

/// The result of a delivery attempt.
enum Delivery {
    /// Delivered (or nothing had to be sent).
    Delivered(Post, Option<MessageId>),
    /// Not delivered; the outcome is already stored.
    Failed,
}

/// Delivers posts until the program stops; then finishes the deliveries in progress.
pub async fn run(app: Arc<App>, http: Arc<Http>) {
    let mut in_flight: JoinSet<Delivery> = JoinSet::new();
    let mut delivered: Vec<(Post, Option<MessageId>)> = Vec::new();
    // The clock may have jumped while the program was down.
    cap_due_times(&app).await;
    let mut clock_skew = ClockSkew::new(&app.clock);
    while !app.stopping() {
        app.health.outbox_worker.beat();
        if clock_skew.jumped_back(&app.clock, Duration::ZERO) {
            cap_due_times(&app).await;
        }
        // Claim in batches, because each claim is a transaction.
        let room = if in_flight.len() <= AT_ONCE / 2 { AT_ONCE - in_flight.len() } else { 0 };
        let claimed = claim(&app, room).await;
        let idle = claimed.is_empty();
        for post in claimed {
            let (app, http) = (Arc::clone(&app), Arc::clone(&http));
            in_flight.spawn(async move { deliver(&app, &http, post).await });
        }
        if idle || in_flight.len() >= AT_ONCE {
            tokio::select! {
                Some(result) = in_flight.join_next() => keep(&mut delivered, result),
                () = app.wakeups.outbox.notified() => {}
                () = tokio::time::sleep(IDLE) => {}
                () = app.stopped() => {}
            }
        }
        while let Some(result) = in_flight.try_join_next() {
            keep(&mut delivered, result);
        }
        settle(&app, &mut delivered).await;
    }
    while let Some(result) = in_flight.join_next().await {
        keep(&mut delivered, result);
    }
    settle(&app, &mut delivered).await;
}

/// After a backwards clock jump, makes delayed posts due now.
async fn cap_due_times(app: &App) {
    if let Err(error) = app.store.cap_post_times(app.clock.now()).await {
        tracing::error!(%error, "could not reschedule posts");
    }
}

async fn claim(app: &App, room: usize) -> Vec<Post> {
    if room == 0 {
        return Vec::new();
    }
    let claimed = app.store.claim_posts(&app.worker, app.clock.now(), room as u32, LEASE).await;
    claimed.unwrap_or_else(|error| {
        tracing::error!(%error, "could not read the outbox");
        Vec::new()
    })
}

fn keep(delivered: &mut Vec<(Post, Option<MessageId>)>, result: Result<Delivery, tokio::task::JoinError>) {
    match result {
        Ok(Delivery::Delivered(post, message)) => delivered.push((post, message)),
        Ok(Delivery::Failed) => {}
        Err(error) => {
            tracing::error!(%error, "a delivery task failed; the post is retried when its lease expires");
        }
    }
}

/// Marks all delivered posts in one transaction. After a failure they are kept for the next attempt.
async fn settle(app: &App, delivered: &mut Vec<(Post, Option<MessageId>)>) {
    if delivered.is_empty() {
        return;
    }
    let posts: Vec<(&Post, Option<MessageId>)> =
        delivered.iter().map(|(post, message)| (post, *message)).collect();
    if let Err(error) = app.store.mark_all_delivered(&posts, app.clock.now()).await {
        tracing::error!(%error, "could not write to the outbox");
        return;
    }
    for (post, _) in delivered.drain(..) {
        app.metrics.delivered.add(1);
        // Rendering a film takes long, which says nothing about delivery times.
        if !matches!(post.body, PostBody::Film {}) {
            let took = u64::try_from(app.clock.now() - post.created_at).unwrap_or(0);
            app.metrics.delivery.observe(Duration::from_millis(took));
        }
    }
}

async fn deliver(app: &App, http: &Http, post: Post) -> Delivery {
    let (reply, earlier) = match written(app, &post).await {
        Ok(Some(written)) => written,
        Ok(None) => return Delivery::Delivered(post, None),
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
                tracing::warn!(%error, "could not save the message id of a lobby card");
            }
            Delivery::Delivered(post, Some(MessageId::new(message.id.get())))
        }
        Err(error) => settled(failed(app, &post, &error).await),
    }
}

/// The message to send, and the earlier message that it replaces, if any.
async fn written(app: &App, post: &Post) -> Result<Option<(Reply, Option<MessageId>)>, Error> {
    let earlier = open_offers::replaced(app, post).await?;
    if matches!(post.body, PostBody::ClosedOffer(_)) && earlier.is_none() {
        return Ok(None);
    }
    Ok(outbox_render::write(app, post).await?.map(|reply| (reply, earlier)))
}

/// Edits an earlier message. If the message was deleted, there is nothing to do.
async fn change(app: &App, http: &Http, post: Post, earlier: MessageId, reply: &Reply) -> Delivery {
    let channel = serenity::all::ChannelId::new(post.channel.get());
    match channel.edit_message(http, earlier.get(), reply.edit_message()).await {
        Err(error) if classify(&error) == RetryClass::NoSuchEmoji => {
            settled(failed(app, &post, &error).await)
        }
        Err(error) if classify(&error).is_temporary() => {
            settled(later(app, &post, &redacted(&error), longest_wait(classify(&error))).await)
        }
        Err(error) => {
            tracing::warn!(error = redacted(&error), post = post.id.get(), "could not edit an earlier post");
            Delivery::Delivered(post, None)
        }
        Ok(_) => Delivery::Delivered(post, None),
    }
}

fn settled(outcome: Result<(), Error>) -> Delivery {
    if let Err(error) = outcome {
        tracing::error!(%error, "could not write to the outbox");
    }
    Delivery::Failed
}

/// The Discord channel of the post. The channel for direct messages is opened once and saved.
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
        tracing::warn!(%error, "could not save a direct message channel");
    }
    Ok(channel)
}

async fn failed(app: &App, post: &Post, error: &serenity::Error) -> Result<(), Error> {
    let reason = redacted(error);
    match (classify(error), post.user) {
        (class @ (RetryClass::Later | RetryClass::RateLimited), _) => {
            later(app, post, &reason, longest_wait(class)).await
        }
        // The next attempt writes the post again, with Unicode emoji.
        (RetryClass::NoSuchEmoji, _) => {
            archipel_words::forget_application_emoji();
            later(app, post, &reason, BUSY_WAIT).await
        }
        (RetryClass::Closed, None) => hold(app, post, &reason).await,
        (RetryClass::Closed | RetryClass::NoDirectMessages, Some(user)) => {
            divert(app, post, user, &reason).await
        }
        (RetryClass::Never | RetryClass::NoDirectMessages, _) => {
            tracing::error!(reason, channel = post.channel.get(), "parked a post that cannot be delivered");
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

/// Schedules a retry. Each wait is twice the previous one, up to `longest`.
async fn later(app: &App, post: &Post, reason: &str, longest: Millis) -> Result<(), Error> {
    let wait = (100 << post.attempts.clamp(0, 12)).min(longest);
    tracing::warn!(reason, wait, post = post.id.get(), "retrying a post later");
    app.metrics.retried.add(1);
    app.store.retry_later(post, app.clock.now() + wait, reason).await?;
    Ok(())
}

/// The channel was deleted or rejects posts: all its posts wait, and the host is notified. If the game has ended, the
/// post is parked instead.
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
    tracing::warn!(reason, game = game.number.get(), "a channel rejects posts; its game waits");
    app.metrics.held.add(1);
    let wait = (FIRST_HOLD << post.attempts.clamp(0, 12)).min(LONGEST_HOLD);
    let notice = NewPost::direct(game.host, PostBody::Unreachable {});
    app.store.hold(post, now + wait, reason, Some(&notice), now).await?;
    app.set_channels_blocked(true);
    app.wakeups.outbox.notify_one();
    Ok(())
}

/// Posts the content of a rejected direct message in the channel.
async fn divert(app: &App, post: &Post, user: UserId, reason: &str) -> Result<(), Error> {
    tracing::info!(
        reason,
        user = user.get(),
        "a direct message was rejected; posting in the channel instead"
    );
    let instead = outbox_render::instead(app, post).await?;
    app.store.divert(post, &instead, app.clock.now()).await?;
    app.wakeups.outbox.notify_one();
    Ok(())
}
