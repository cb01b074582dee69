//! Connects to Discord, starts the workers and shuts down cleanly.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use archipel_store::Store;
use archipel_words::Lang;
use poise::{FrameworkError, FrameworkOptions};
use serenity::all::{
    ClientBuilder, ConnectionStage, FullEvent, GatewayIntents, Http, HttpBuilder, Interaction,
};
use tokio::task::JoinSet;

use crate::app::App;
use crate::application_emoji::EmojiReport;
use crate::clock::Clock;
use crate::config::{Config, StartError};
use crate::error::{Denial, Error, explain};
use crate::retry::redacted;
use crate::{
    admin_http, ai_worker, alarm_worker, application_emoji, commands, component_router, maintenance,
    outbox_worker, panel_worker, rules_migration,
};

/// The HTTP client for Discord, or for the configured API origin.
pub fn http(config: &Config) -> Http {
    let builder = HttpBuilder::new(&config.token);
    match &config.api {
        // serenity's rate limiter ignores the proxy setting, so it is disabled; the bot retries itself.
        Some(origin) => builder.proxy(origin).ratelimiter_disabled(true).build(),
        None => builder.build(),
    }
}

/// Checks the token and the connection before anything else starts.
pub async fn check(config: &Config) -> Result<String, StartError> {
    let http = http(config);
    let origin = config.api.clone().unwrap_or_else(|| "https://discord.com".to_owned());
    let user = http.get_current_user().await.map_err(|error| match &error {
        serenity::Error::Http(serenity::http::HttpError::UnsuccessfulRequest(response))
            if response.status_code.as_u16() == 401 =>
        {
            StartError::Token
        }
        _ => StartError::Unreachable(origin.clone()),
    })?;
    // If this call fails later, serenity silently connects to Discord's own gateway, so fail here instead.
    http.get_gateway().await.map_err(|_| StartError::Unreachable(origin))?;
    Ok(user.name.clone())
}

/// Registers all commands; returns their number.
pub async fn register_all(config: &Config) -> Result<usize, StartError> {
    let http = http(config);
    let me = http.get_current_application_info().await.map_err(Box::new)?;
    http.set_application_id(me.id);
    commands::register(&http).await.map_err(Box::new)?;
    Ok(commands::all().len())
}

/// Brings the application's emoji in line with the sprites.
pub async fn synchronise_emoji(config: &Config) -> Result<EmojiReport, StartError> {
    let http = http(config);
    let me = http.get_current_application_info().await.map_err(Box::new)?;
    http.set_application_id(me.id);
    Ok(application_emoji::synchronise(&http, Duration::ZERO).await.map_err(Box::new)?)
}

/// Runs until `stop` resolves; calls `ready` when the bot accepts commands. Call [`check`] first to verify the token and
/// the address.
pub async fn run(
    config: Config,
    store: Store,
    clock: Clock,
    ready: impl FnOnce() + Send + Sync + 'static,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), StartError> {
    let app = App::new(store, clock, &config);
    // Release claims held by crashed processes immediately instead of waiting for lease expiry.
    let (process_lock, dead) = app.store.register_worker(&app.worker).await?;
    if dead > 0 {
        tracing::info!(dead, "released claims of crashed processes");
    }
    rules_migration::migrate_rules(&app).await?;
    if let Some(addr) = config.watch {
        admin_http::serve(Arc::clone(&app), addr).await?;
    }
    let data = Arc::clone(&app);
    let options = FrameworkOptions {
        commands: commands::all(),
        // Discord may deliver an interaction twice: only the first delivery is answered.
        command_check: Some(|ctx| Box::pin(only_once(ctx))),
        on_error: |error| Box::pin(on_error(error)),
        event_handler: |ctx, event| Box::pin(on_event(ctx, event)),
        initialize_owners: false,
        allowed_mentions: Some(serenity::all::CreateAllowedMentions::new()),
        ..FrameworkOptions::default()
    };
    let emoji = config.emoji;
    let workers: Arc<Mutex<JoinSet<()>>> = Arc::default();
    let spawned = Arc::clone(&workers);
    let framework = poise::Framework::builder()
        .options(options)
        .setup(move |ctx, _, _| {
            Box::pin(async move {
                let (app, http) = (Arc::clone(&data), Arc::clone(&ctx.http));
                let mut spawned = spawned.lock().unwrap_or_else(PoisonError::into_inner);
                spawned.spawn(outbox_worker::run(Arc::clone(&app), Arc::clone(&http)));
                spawned.spawn(panel_worker::run(Arc::clone(&app), Arc::clone(&http)));
                spawned.spawn(alarm_worker::run(Arc::clone(&app)));
                spawned.spawn(ai_worker::run(Arc::clone(&app)));
                if emoji {
                    spawned.spawn(application_emoji::run(Arc::clone(&app), Arc::clone(&http)));
                }
                spawned.spawn(maintenance::run(app));
                tokio::spawn(async move {
                    register_with_retries(&http).await;
                    ready();
                });
                Ok(data)
            })
        })
        .build();
    let mut client = ClientBuilder::new_with_http(http(&config), GatewayIntents::GUILDS)
        .framework(framework)
        .await
        .map_err(Box::new)?;
    tracing::info!("connecting to Discord");
    let (shards, stopping) = (Arc::clone(&client.shard_manager), Arc::clone(&app));
    tokio::spawn(async move {
        stop.await;
        tracing::info!("stopping");
        stopping.begin_stop();
        shards.shutdown_all().await;
    });
    let ended = client.start().await;
    let workers = std::mem::take(&mut *workers.lock().unwrap_or_else(PoisonError::into_inner));
    shut_down(&app, workers).await;
    drop(process_lock);
    Ok(ended.map_err(Box::new)?)
}

/// Registers the commands and retries until it succeeds. Meanwhile the previously registered commands work.
async fn register_with_retries(http: &Http) {
    let mut wait = 1;
    while let Err(error) = commands::register(http).await {
        tracing::error!(reason = redacted(&error), wait, "could not register commands; retrying");
        tokio::time::sleep(Duration::from_secs(wait)).await;
        wait = (wait * 2).min(60);
    }
}

/// Finishes running interactions and deliveries, then closes the database, all within five seconds.
async fn shut_down(app: &App, mut workers: JoinSet<()>) {
    app.begin_stop();
    let answered = async {
        while app.metrics.busy.load(Ordering::Relaxed) > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let delivered = async { while workers.join_next().await.is_some() {} };
    let both = async { tokio::join!(answered, delivered) };
    if tokio::time::timeout(DRAIN, both).await.is_err() {
        tracing::warn!("shutdown timed out; the outbox keeps unfinished posts for the next start");
        workers.abort_all();
    }
    if tokio::time::timeout(CLOSE, app.store.close()).await.is_err() {
        tracing::warn!("the database did not close in time; nothing is lost, its WAL is replayed");
    }
}

const DRAIN: Duration = Duration::from_secs(3);
const CLOSE: Duration = Duration::from_secs(1);

/// Marks an admitted interaction, because poise also runs the check for every parent command.
struct Admitted;

async fn only_once(ctx: poise::Context<'_, Arc<App>, Error>) -> Result<bool, Error> {
    if ctx.invocation_data::<Admitted>().await.is_some() {
        return Ok(true);
    }
    let first = ctx.data().is_first_delivery(ctx.id());
    if first {
        ctx.set_invocation_data(Admitted).await;
    }
    Ok(first)
}

async fn on_event(ctx: poise::FrameworkContext<'_, Arc<App>, Error>, event: &FullEvent) -> Result<(), Error> {
    let app = ctx.user_data;
    match event {
        FullEvent::InteractionCreate { interaction: Interaction::Component(interaction) }
            if app.is_first_delivery(interaction.id.get()) =>
        {
            Box::pin(component_router::handle(app, &ctx.serenity_context.http, interaction)).await?;
        }
        FullEvent::ShardStageUpdate { event } => {
            app.health.gateway.store(event.new == ConnectionStage::Connected, Ordering::Relaxed);
        }
        FullEvent::Ready { .. } | FullEvent::Resume { .. } => {
            app.health.gateway.store(true, Ordering::Relaxed);
        }
        // After a change, a channel that rejected posts may accept them again.
        FullEvent::GuildCreate { guild, .. } => app.retry_blocked_posts(None, Some(guild.id.get())).await,
        FullEvent::ChannelUpdate { new, .. } | FullEvent::ThreadUpdate { new, .. } => {
            app.retry_blocked_posts(None, Some(new.guild_id.get())).await;
        }
        FullEvent::GuildRoleUpdate { new, .. } => {
            app.retry_blocked_posts(None, Some(new.guild_id.get())).await;
        }
        FullEvent::GuildMemberUpdate { event, .. } => {
            app.retry_blocked_posts(None, Some(event.guild_id.get())).await;
        }
        _ => {}
    }
    Ok(())
}

/// poise's error handler, for errors that no other handler has answered.
async fn on_error(error: FrameworkError<'_, Arc<App>, Error>) {
    if matches!(error, FrameworkError::CommandCheckFailed { error: None, .. }) {
        return;
    }
    let Some(ctx) = error.ctx() else {
        tracing::error!(%error, "error outside of a command");
        return;
    };
    let lang = Lang::from_locale(ctx.locale().unwrap_or("en-US"));
    let reply = match &error {
        FrameworkError::GuildOnly { .. } => explain(&Error::Denied(Denial::OnlyInServers), lang),
        FrameworkError::Command { error, .. } => explain(error, lang),
        FrameworkError::CommandStructureMismatch { .. } | FrameworkError::UnknownInteraction { .. } => {
            explain(&Error::Denied(Denial::UnknownCommand), lang)
        }
        other => explain(&Error::Fault(other.to_string()), lang),
    };
    let poise_reply = poise::CreateReply::default().content(reply.text).ephemeral(true);
    if let Err(error) = ctx.send(poise_reply).await {
        tracing::warn!(reason = redacted(&error), "could not send an error message");
    }
}
