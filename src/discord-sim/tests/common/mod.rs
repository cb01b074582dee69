//! A bot with unmodified serenity and poise that uses all features of the server.
#![allow(clippy::unused_async, reason = "poise requires async functions")]

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use discord_sim::client::Client;
use discord_sim::{Config, Id, Sim};
use poise::serenity_prelude as serenity;
use serenity::builder::{
    AutocompleteChoice, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateAutocompleteResponse,
    CreateButton, CreateEmbed, CreateInputText, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateModal, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, CreateThread, EditInteractionResponse,
};
use serenity::model::application::{ComponentInteractionDataKind, InputTextStyle, Interaction};

/// Counts the events that the bot receives.
#[derive(Debug, Default)]
pub struct Tally {
    pub ready: AtomicUsize,
    pub resumed: AtomicUsize,
    pub interactions: AtomicUsize,
    pub errors: std::sync::Mutex<Vec<String>>,
}

impl Tally {
    pub fn count(of: &AtomicUsize) -> usize {
        of.load(Ordering::SeqCst)
    }
}

type Error = serenity::Error;
type Context<'a> = poise::Context<'a, Arc<Tally>, Error>;

/// A server with a connected bot.
pub struct Stage {
    pub sim: Sim,
    pub client: Client,
    pub harbour: Id,
    pub tally: Arc<Tally>,
    bot: tokio::task::JoinHandle<()>,
}

impl Drop for Stage {
    fn drop(&mut self) {
        self.bot.abort();
    }
}

/// Starts the server and the bot, and waits until its commands are registered.
pub async fn stage() -> Stage {
    let sim = Sim::start(Config { token: Some("secret.token.x".into()), ..Config::default() }).await.unwrap();
    let client = sim.client();
    let tally = Arc::new(Tally::default());
    let bot = tokio::spawn(run(sim.origin().to_owned(), Arc::clone(&tally)));
    client.wait_for_bot(Duration::from_secs(10)).await.unwrap();
    let harbour = client.channel("harbour").await.unwrap();
    Stage { sim, client, harbour, tally, bot }
}

async fn run(origin: String, tally: Arc<Tally>) {
    let http =
        serenity::http::HttpBuilder::new("secret.token.x").proxy(origin).ratelimiter_disabled(true).build();
    let me = http.get_current_application_info().await.unwrap();
    http.set_application_id(me.id);
    let framework = poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands: vec![ping(), game(), slow(), picture(), whisper(), panel(), form(), thread(), who()],
            event_handler: |framework, event| {
                Box::pin(on_event(framework.serenity_context, event, framework.user_data))
            },
            on_error: |error| Box::pin(on_error(error)),
            ..Default::default()
        })
        .setup(move |ctx, _, framework| {
            Box::pin(async move {
                poise::builtins::register_globally(ctx, &framework.options().commands).await?;
                Ok(tally)
            })
        })
        .build();
    let intents = serenity::GatewayIntents::GUILDS;
    let mut client =
        serenity::ClientBuilder::new_with_http(http, intents).framework(framework).await.unwrap();
    client.start().await.unwrap();
}

async fn on_error(error: poise::FrameworkError<'_, Arc<Tally>, Error>) {
    if let poise::FrameworkError::Command { error, ctx, .. } = &error {
        ctx.data().errors.lock().unwrap().push(format!("{error:?}"));
    } else if let poise::FrameworkError::Setup { error, .. } = &error {
        eprintln!("the bot could not start: {error:?}");
    } else {
        eprintln!("bot: {error}");
    }
}

/// Answers immediately.
#[poise::command(slash_command)]
async fn ping(ctx: Context<'_>) -> Result<(), Error> {
    ctx.data().interactions.fetch_add(1, Ordering::SeqCst);
    ctx.say("pong").await?;
    Ok(())
}

/// A group.
#[poise::command(slash_command, subcommands("new"), name_localized("de", "spiel"))]
async fn game(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

async fn complete_game(_: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let all = ["anno1503", "anno1701", "anno1800", "mille-fiori"];
    let hits = all.into_iter().filter(|game| game.contains(partial));
    CreateAutocompleteResponse::new()
        .set_choices(hits.map(|game| AutocompleteChoice::new(game.to_uppercase(), game)).collect())
}

/// Starts a game.
#[poise::command(slash_command, name_localized("de", "neu"))]
async fn new(
    ctx: Context<'_>,
    #[description = "which"]
    #[autocomplete = "complete_game"]
    game: String,
    #[description = "seats"]
    #[min = 2]
    #[max = 4]
    seats: Option<u8>,
) -> Result<(), Error> {
    let reply =
        poise::CreateReply::default().content(format!("{game} for {}", seats.unwrap_or(4))).ephemeral(true);
    ctx.send(reply).await?;
    Ok(())
}

/// Defers, then edits.
#[poise::command(slash_command)]
async fn slow(ctx: Context<'_>, #[description = "ms"] ms: u64) -> Result<(), Error> {
    let poise::Context::Application(app) = ctx else { return Ok(()) };
    ctx.defer().await?;
    tokio::time::sleep(Duration::from_millis(ms)).await;
    app.interaction.edit_response(ctx, EditInteractionResponse::new().content("done at last")).await?;
    Ok(())
}

/// Sends images, one with a description.
#[poise::command(slash_command)]
async fn picture(ctx: Context<'_>) -> Result<(), Error> {
    let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
    png.extend([0, 0, 3, 0xE8, 0, 0, 2, 0xBC]);
    let board = CreateAttachment::bytes(png.clone(), "board.png").description("A board with two islands");
    let chart = CreateAttachment::bytes(png, "chart.png");
    let embed = CreateEmbed::new().title("Chart").image("attachment://chart.png");
    ctx.send(poise::CreateReply::default().content("look").attachment(board).attachment(chart).embed(embed))
        .await?;
    Ok(())
}

/// Sends a DM to the user.
#[poise::command(slash_command)]
async fn whisper(ctx: Context<'_>) -> Result<(), Error> {
    let answer = match ctx.author().direct_message(ctx, CreateMessage::new().content("psst")).await {
        Ok(_) => "sent".to_owned(),
        Err(serenity::Error::Http(serenity::http::HttpError::UnsuccessfulRequest(response))) => {
            format!("{} {}", response.status_code.as_u16(), response.error.code)
        }
        Err(other) => other.to_string(),
    };
    ctx.say(answer).await?;
    Ok(())
}

/// Buttons and selects of every kind.
#[poise::command(slash_command)]
async fn panel(ctx: Context<'_>) -> Result<(), Error> {
    let options =
        vec![CreateSelectMenuOption::new("Wool", "wool"), CreateSelectMenuOption::new("Wine", "wine")];
    let select = |id: &str, kind| CreateActionRow::SelectMenu(CreateSelectMenu::new(id, kind));
    let rows = vec![
        CreateActionRow::Buttons(vec![
            CreateButton::new("v1:update").label("Update"),
            CreateButton::new("v1:later").label("Later"),
            CreateButton::new("v1:form").label("Form"),
            CreateButton::new("v1:reply").label("Reply"),
            CreateButton::new("v1:off").label("Off").disabled(true),
        ]),
        CreateActionRow::SelectMenu(
            CreateSelectMenu::new("v1:goods", CreateSelectMenuKind::String { options })
                .min_values(1)
                .max_values(2),
        ),
        select("v1:user", CreateSelectMenuKind::User { default_users: None }),
        select("v1:mention", CreateSelectMenuKind::Mentionable { default_users: None, default_roles: None }),
        select("v1:channel", CreateSelectMenuKind::Channel { channel_types: None, default_channels: None }),
    ];
    ctx.send(poise::CreateReply::default().content("panel").components(rows)).await?;
    Ok(())
}

fn the_form() -> CreateInteractionResponse {
    let row = CreateActionRow::InputText(
        CreateInputText::new(InputTextStyle::Short, "Name of the island", "name")
            .min_length(2)
            .max_length(20),
    );
    CreateInteractionResponse::Modal(CreateModal::new("island", "Found an island").components(vec![row]))
}

/// Opens a modal.
#[poise::command(slash_command)]
async fn form(ctx: Context<'_>) -> Result<(), Error> {
    let poise::Context::Application(app) = ctx else { return Ok(()) };
    app.interaction.create_response(ctx, the_form()).await
}

/// Starts a thread and posts in it.
#[poise::command(slash_command)]
async fn thread(ctx: Context<'_>) -> Result<(), Error> {
    let channel = ctx.channel_id();
    let message = channel.say(ctx, "table 1").await?;
    let thread = channel.create_thread_from_message(ctx, message.id, CreateThread::new("Table 1")).await?;
    thread.id.say(ctx, "welcome").await?;
    ctx.say(format!("<#{}>", thread.id)).await?;
    Ok(())
}

/// Repeats a user, a channel and a flag.
#[poise::command(slash_command)]
async fn who(
    ctx: Context<'_>,
    #[description = "user"] user: serenity::User,
    #[description = "channel"] channel: serenity::GuildChannel,
    #[description = "loud"] loud: bool,
) -> Result<(), Error> {
    let reply = format!("{} {} {loud}", user.display_name(), channel.name);
    ctx.send(poise::CreateReply::default().content(reply).allowed_mentions(CreateAllowedMentions::new()))
        .await?;
    Ok(())
}

async fn on_event(
    ctx: &serenity::Context,
    event: &serenity::FullEvent,
    tally: &Arc<Tally>,
) -> Result<(), Error> {
    match event {
        serenity::FullEvent::Ready { .. } => {
            tally.ready.fetch_add(1, Ordering::SeqCst);
        }
        serenity::FullEvent::Resume { .. } => {
            tally.resumed.fetch_add(1, Ordering::SeqCst);
        }
        serenity::FullEvent::InteractionCreate { interaction: Interaction::Component(component) } => {
            on_component(ctx, component).await?;
        }
        serenity::FullEvent::InteractionCreate { interaction: Interaction::Modal(modal) } => {
            let input = &modal.data.components[0].components[0];
            let serenity::model::application::ActionRowComponent::InputText(input) = input else {
                return Ok(());
            };
            let text = format!("founded {}", input.value.clone().unwrap_or_default());
            let message = CreateInteractionResponseMessage::new().content(text);
            modal.create_response(ctx, CreateInteractionResponse::Message(message)).await?;
        }
        _ => {}
    }
    Ok(())
}

async fn on_component(
    ctx: &serenity::Context,
    component: &serenity::model::application::ComponentInteraction,
) -> Result<(), Error> {
    let said = |text: String| CreateInteractionResponseMessage::new().content(text);
    let response = match (component.data.custom_id.as_str(), &component.data.kind) {
        ("v1:update", _) => {
            CreateInteractionResponse::UpdateMessage(said("updated".into()).components(vec![]))
        }
        ("v1:later", _) => {
            component.create_response(ctx, CreateInteractionResponse::Acknowledge).await?;
            component.edit_response(ctx, EditInteractionResponse::new().content("edited later")).await?;
            let extra = CreateInteractionResponseFollowup::new().content("and a secret").ephemeral(true);
            component.create_followup(ctx, extra).await?;
            return Ok(());
        }
        ("v1:form", _) => the_form(),
        ("v1:reply", _) => CreateInteractionResponse::Message(said("replied".into()).ephemeral(true)),
        (_, ComponentInteractionDataKind::StringSelect { values }) => {
            CreateInteractionResponse::Message(said(values.join("+")))
        }
        (_, ComponentInteractionDataKind::UserSelect { values }) => {
            CreateInteractionResponse::Message(said(format!("user {}", values[0])))
        }
        (_, ComponentInteractionDataKind::MentionableSelect { values }) => {
            CreateInteractionResponse::Message(said(format!("mentionable {}", values[0])))
        }
        (_, ComponentInteractionDataKind::ChannelSelect { values }) => {
            CreateInteractionResponse::Message(said(format!("channel {}", values[0])))
        }
        (_, ComponentInteractionDataKind::RoleSelect { values }) => {
            CreateInteractionResponse::Message(said(format!("role {}", values[0])))
        }
        _ => return Ok(()),
    };
    component.create_response(ctx, response).await
}
