//! Joins Discord and keeps the bot going.

use std::net::SocketAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use archipel_store::{Store, StoreError};
use archipel_words::Lang;
use poise::{FrameworkError, FrameworkOptions};
use serenity::all::{
    ClientBuilder, ConnectionStage, FullEvent, GatewayIntents, Http, HttpBuilder, Interaction,
};
use tokio::task::JoinSet;

use crate::clock::Clock;
use crate::computer::Computers;
use crate::desk::Desk;
use crate::error::{Error, explain};
use crate::limits::Limits;
use crate::luck::Luck;
use crate::retry::plain;
use crate::time::sweep;
use crate::{chores, commands, components, computer, courier, upgrade, watch};

/// What the bot needs to know at its start.
#[derive(Clone)]
pub struct Config {
    pub token: String,
    /// An origin that stands for `https://discord.com`.
    pub api: Option<String>,
    pub limits: Limits,
    pub computers: Computers,
    pub luck: Luck,
    /// Where `/metrics` and `/healthz` are served.
    pub watch: Option<SocketAddr>,
}

/// The token is a secret: it never reaches a log.
impl std::fmt::Debug for Config {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Config").field("api", &self.api).finish_non_exhaustive()
    }
}

/// Why the bot could not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("the token is not accepted; copy it anew from the developer portal into DISCORD_TOKEN")]
    Token,
    #[error("{0} does not answer as Discord does; check DISCORD_API_URL and that the server runs")]
    Unreachable(String),
    #[error("{0} cannot be listened on ({1}); choose another ARCHIPEL_WATCH_ADDR")]
    Watch(SocketAddr, std::io::Error),
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("Discord: {}", plain(.0))]
    Discord(#[from] Box<serenity::Error>),
}

/// The library's way to Discord, or to what stands in for it.
pub fn http(config: &Config) -> Http {
    let builder = HttpBuilder::new(&config.token);
    match &config.api {
        // The library's own rate limiter ignores the proxy, so it is off there; we try again by ourselves.
        Some(origin) => builder.proxy(origin).ratelimiter_disabled(true).build(),
        None => builder.build(),
    }
}

/// Asks who we are: the token and the way to Discord are checked before anything else begins.
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
    // Without an address of the gateway the library would dial Discord itself: fail instead.
    http.get_gateway().await.map_err(|_| StartError::Unreachable(origin))?;
    Ok(user.name.clone())
}

/// Tells Discord which commands there are, and how many.
pub async fn register_all(config: &Config) -> Result<usize, StartError> {
    let http = http(config);
    let me = http.get_current_application_info().await.map_err(Box::new)?;
    http.set_application_id(me.id);
    commands::register(&http).await.map_err(Box::new)?;
    Ok(commands::all().len())
}

/// Runs until `stop` is ready. `ready` is called when the bot takes commands. Whoever is not sure of the token and the
/// address calls [`check`] first.
pub async fn run(
    config: Config,
    store: Store,
    clock: Clock,
    ready: impl FnOnce() + Send + Sync + 'static,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), StartError> {
    let desk = Desk::new(store, clock, &config);
    // What a run that died had in hand is not to wait for its lease.
    let (badge, dead) = desk.store.enlist(&desk.worker).await?;
    if dead > 0 {
        tracing::info!(dead, "taking over from runs that ended suddenly");
    }
    upgrade::carry_over(&desk).await?;
    if let Some(addr) = config.watch {
        watch::serve(Arc::clone(&desk), addr).await?;
    }
    let data = Arc::clone(&desk);
    let options = FrameworkOptions {
        commands: commands::all(),
        // Discord may deliver an interaction twice: the first delivery answers.
        command_check: Some(|ctx| Box::pin(only_once(ctx))),
        on_error: |error| Box::pin(on_error(error)),
        event_handler: |ctx, event| Box::pin(on_event(ctx, event)),
        initialize_owners: false,
        allowed_mentions: Some(serenity::all::CreateAllowedMentions::new()),
        ..FrameworkOptions::default()
    };
    let workers: Arc<Mutex<JoinSet<()>>> = Arc::default();
    let hired = Arc::clone(&workers);
    let framework = poise::Framework::builder()
        .options(options)
        .setup(move |ctx, _, _| {
            Box::pin(async move {
                let (desk, http) = (Arc::clone(&data), Arc::clone(&ctx.http));
                let mut hired = hired.lock().unwrap_or_else(PoisonError::into_inner);
                hired.spawn(courier::run(Arc::clone(&desk), Arc::clone(&http)));
                hired.spawn(sweep::run(Arc::clone(&desk)));
                hired.spawn(computer::run(Arc::clone(&desk)));
                hired.spawn(chores::run(desk));
                tokio::spawn(async move {
                    register_at_last(&http).await;
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
    tracing::info!("joining Discord");
    let (shards, stopping) = (Arc::clone(&client.shard_manager), Arc::clone(&desk));
    tokio::spawn(async move {
        stop.await;
        tracing::info!("stopping");
        stopping.begin_stop();
        shards.shutdown_all().await;
    });
    let ended = client.start().await;
    let workers = std::mem::take(&mut *workers.lock().unwrap_or_else(PoisonError::into_inner));
    wind_up(&desk, workers).await;
    drop(badge);
    Ok(ended.map_err(Box::new)?)
}

/// Discord may stumble in this very moment; the bot plays on with the commands that are known there.
async fn register_at_last(http: &Http) {
    let mut wait = 1;
    while let Err(error) = commands::register(http).await {
        tracing::error!(reason = plain(&error), wait, "the commands could not be registered; trying again");
        tokio::time::sleep(Duration::from_secs(wait)).await;
        wait = (wait * 2).min(60);
    }
}

/// Interactions that are at work are answered, posts that are on their way arrive; then the database is closed. All
/// within the five seconds that a stop may take.
async fn wind_up(desk: &Desk, mut workers: JoinSet<()>) {
    desk.begin_stop();
    let answered = async {
        while desk.metrics.busy.load(Ordering::Relaxed) > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let delivered = async { while workers.join_next().await.is_some() {} };
    let both = async { tokio::join!(answered, delivered) };
    if tokio::time::timeout(DRAIN, both).await.is_err() {
        tracing::warn!("not everything was finished; the outbox keeps the rest for the next start");
        workers.abort_all();
    }
    if tokio::time::timeout(CLOSE, desk.store.close()).await.is_err() {
        tracing::warn!("the database did not close in time; its log keeps everything");
    }
}

const DRAIN: Duration = Duration::from_secs(3);
const CLOSE: Duration = Duration::from_secs(1);

/// Marks a delivery that was let through: the library asks once for each command above the one that was typed.
struct LetThrough;

async fn only_once(ctx: poise::Context<'_, Arc<Desk>, Error>) -> Result<bool, Error> {
    if ctx.invocation_data::<LetThrough>().await.is_some() {
        return Ok(true);
    }
    let first = ctx.data().first_time(ctx.id());
    if first {
        ctx.set_invocation_data(LetThrough).await;
    }
    Ok(first)
}

async fn on_event(
    ctx: poise::FrameworkContext<'_, Arc<Desk>, Error>,
    event: &FullEvent,
) -> Result<(), Error> {
    let desk = ctx.user_data;
    match event {
        FullEvent::InteractionCreate { interaction: Interaction::Component(interaction) }
            if desk.first_time(interaction.id.get()) =>
        {
            Box::pin(components::handle(desk, &ctx.serenity_context.http, interaction)).await?;
        }
        FullEvent::ShardStageUpdate { event } => {
            desk.pulse.gateway.store(event.new == ConnectionStage::Connected, Ordering::Relaxed);
        }
        FullEvent::Ready { .. } | FullEvent::Resume { .. } => {
            desk.pulse.gateway.store(true, Ordering::Relaxed);
        }
        // Where something changed, a channel that took no posts may take them again.
        FullEvent::GuildCreate { guild, .. } => desk.wake(None, Some(guild.id.get())).await,
        FullEvent::ChannelUpdate { new, .. } | FullEvent::ThreadUpdate { new, .. } => {
            desk.wake(None, Some(new.guild_id.get())).await;
        }
        FullEvent::GuildRoleUpdate { new, .. } => desk.wake(None, Some(new.guild_id.get())).await,
        FullEvent::GuildMemberUpdate { event, .. } => desk.wake(None, Some(event.guild_id.get())).await,
        _ => {}
    }
    Ok(())
}

/// The one handler of errors. Whatever reaches it has not been answered yet, or could not be.
async fn on_error(error: FrameworkError<'_, Arc<Desk>, Error>) {
    if matches!(error, FrameworkError::CommandCheckFailed { error: None, .. }) {
        return;
    }
    let Some(ctx) = error.ctx() else {
        tracing::error!(%error, "outside of a command");
        return;
    };
    let lang = Lang::from_locale(ctx.locale().unwrap_or("en-US"));
    let reply = match &error {
        FrameworkError::GuildOnly { .. } => explain(&Error::Denied("denied-only-in-servers"), lang),
        FrameworkError::Command { error, .. } => explain(error, lang),
        FrameworkError::CommandStructureMismatch { .. } | FrameworkError::UnknownInteraction { .. } => {
            explain(&Error::Denied("denied-unknown-command"), lang)
        }
        other => explain(&Error::Fault(other.to_string()), lang),
    };
    let poise_reply = poise::CreateReply::default().content(reply.text).ephemeral(true);
    if let Err(error) = ctx.send(poise_reply).await {
        tracing::warn!(reason = plain(&error), "an error could not be explained");
    }
}
