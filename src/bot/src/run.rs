//! Joins Discord and keeps the bot going.

use std::sync::Arc;

use archipel_store::Store;
use archipel_words::Lang;
use poise::{FrameworkError, FrameworkOptions};
use serenity::all::{ClientBuilder, FullEvent, GatewayIntents, Http, HttpBuilder, Interaction};

use crate::clock::Clock;
use crate::commands;
use crate::desk::Desk;
use crate::error::{Error, explain};
use crate::{components, courier, reminders};

/// What the bot needs to know at its start.
#[derive(Clone)]
pub struct Config {
    pub token: String,
    /// An origin that stands for `https://discord.com`.
    pub api: Option<String>,
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
    #[error("Discord: {0}")]
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
    let desk = Desk::new(store, clock);
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
    let framework = poise::Framework::builder()
        .options(options)
        .setup(move |ctx, _, _| {
            Box::pin(async move {
                commands::register(&ctx.http).await?;
                let (desk, http) = (Arc::clone(&data), Arc::clone(&ctx.http));
                // What the last run had in hand when it died is not to wait for its lease.
                desk.store.release_claims(&desk.worker).await?;
                tokio::spawn(courier::run(Arc::clone(&desk), http));
                tokio::spawn(reminders::run(Arc::clone(&desk)));
                ready();
                Ok(data)
            })
        })
        .build();
    let mut client = ClientBuilder::new_with_http(http(&config), GatewayIntents::GUILDS)
        .framework(framework)
        .await
        .map_err(Box::new)?;
    tracing::info!("joining Discord");
    let shards = Arc::clone(&client.shard_manager);
    tokio::spawn(async move {
        stop.await;
        shards.shutdown_all().await;
    });
    client.start().await.map_err(Box::new)?;
    desk.store.close().await;
    Ok(())
}

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
    if let FullEvent::InteractionCreate { interaction: Interaction::Component(interaction) } = event
        && ctx.user_data.first_time(interaction.id.get())
    {
        Box::pin(components::handle(ctx.user_data, &ctx.serenity_context.http, interaction)).await?;
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
        tracing::warn!(%error, "an error could not be explained");
    }
}
