//! `/game`: everything from the lobby to the start, and information about a game.

use archipel_players::Level;
use archipel_rules::GameId;
use archipel_words::{Args, Lang, Translator};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use super::{Context, answer, invocation};
use crate::ai_seats as players;
use crate::error::Error;
use crate::invocation::Visibility;
use crate::lobby;
use crate::retry::redacted;
use crate::votes::pause as pause_vote;

/// Open, join, start and manage a game in this channel.
#[poise::command(
    slash_command,
    guild_only,
    subcommands(
        "new",
        "join",
        "leave",
        "computer",
        "dismiss",
        "start",
        "options",
        "info",
        "pause",
        "resume",
        "move_here",
        "abandon"
    ),
    subcommand_required
)]
#[expect(clippy::unused_async, reason = "a command is an async function")]
pub async fn game(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Open a lobby in this channel.
#[poise::command(slash_command)]
async fn new(ctx: Context<'_>, #[autocomplete = "complete_game"] game: String) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    // Show "this channel already has a game" only to the user who asked.
    let taken = app.store.game_in_channel(invocation.channel).await?.is_some();
    let shown =
        if taken || lobby::game_named(&game).is_err() { Visibility::Privately } else { Visibility::Publicly };
    answer(ctx, shown, lobby::create(app, &invocation, &game)).await?;
    if shown == Visibility::Publicly
        && let Some(opened) = app.store.game_in_channel(invocation.channel).await?
    {
        // If the card was deleted meanwhile, the commands can still do everything its buttons do.
        match ctx.interaction.get_response(ctx.serenity_context()).await {
            Ok(card) => {
                lobby::remember_card(app, &ctx.serenity_context().http, opened.number, &card).await?;
            }
            Err(error) => tracing::warn!(reason = redacted(&error), "could not find a lobby card"),
        }
    }
    Ok(())
}

#[expect(clippy::unused_async, reason = "an autocompletion is an async function")]
pub(super) async fn complete_game(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let lang = Lang::from_locale(&ctx.interaction.locale);
    let typed = typed.to_lowercase();
    let choices = GameId::ALL.iter().filter_map(|game| {
        let title =
            Translator { lang, game: Some(*game), names: &[], icons: false }.tr("title", &Args::new());
        let fits = title.to_lowercase().contains(&typed) || game.as_str().contains(&typed);
        fits.then(|| AutocompleteChoice::new(title, game.as_str()))
    });
    CreateAutocompleteResponse::new().set_choices(choices.take(25).collect())
}

/// Take a seat.
#[poise::command(slash_command)]
async fn join(ctx: Context<'_>) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        let game = app.games.row_in_channel(invocation.channel).await?;
        let card = lobby::join(app, &invocation, game.number).await?;
        lobby::refresh_card(&ctx.serenity_context().http, &app.store.game(game.number).await?).await;
        Ok(lobby::without_buttons(card))
    })
    .await
}

/// Give up your seat before the start.
#[poise::command(slash_command)]
async fn leave(ctx: Context<'_>) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        let game = app.games.row_in_channel(invocation.channel).await?;
        let card = lobby::leave(app, &invocation, game.number).await?;
        lobby::refresh_card(&ctx.serenity_context().http, &app.store.game(game.number).await?).await;
        Ok(lobby::without_buttons(card))
    })
    .await
}

/// Seat a computer player.
#[poise::command(slash_command)]
async fn computer(ctx: Context<'_>, #[autocomplete = "complete_level"] level: String) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        let game = app.games.row_in_channel(invocation.channel).await?;
        let (game, reply) = lobby::add_ai(app, &invocation, game.number, &level).await?;
        lobby::refresh_card(&ctx.serenity_context().http, &game).await;
        Ok(reply)
    })
    .await
}

#[expect(clippy::unused_async, reason = "an autocompletion is an async function")]
async fn complete_level(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let lang = Lang::from_locale(&ctx.interaction.locale);
    let choices = Level::ALL.iter().filter_map(|level| {
        let word = players::level_word(lang, level.id());
        let fits = word.contains(&typed.to_lowercase()) || level.id().contains(&typed.to_lowercase());
        fits.then(|| AutocompleteChoice::new(word, level.id()))
    });
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Remove a computer player before the start.
#[poise::command(slash_command)]
async fn dismiss(
    ctx: Context<'_>,
    #[autocomplete = "complete_captain"] captain: String,
) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        let game = app.games.row_in_channel(invocation.channel).await?;
        let (game, reply) = lobby::dismiss_ai(app, &invocation, game.number, captain.trim()).await?;
        lobby::refresh_card(&ctx.serenity_context().http, &game).await;
        Ok(reply)
    })
    .await
}

async fn complete_captain(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Ok(game) = ctx.data().games.row_in_channel(invocation(ctx).channel).await else {
        return CreateAutocompleteResponse::new();
    };
    let fits =
        lobby::dismissable_ai(&game).filter(|name| name.to_lowercase().contains(&typed.to_lowercase()));
    CreateAutocompleteResponse::new()
        .set_choices(fits.map(|name| AutocompleteChoice::new(name, name)).collect())
}

/// Start the game with the seated players.
#[poise::command(slash_command)]
async fn start(ctx: Context<'_>) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        let game = app.games.row_in_channel(invocation.channel).await?;
        let card = lobby::start(app, &invocation, game.number).await?;
        lobby::refresh_card(&ctx.serenity_context().http, &app.store.game(game.number).await?).await;
        Ok(lobby::without_buttons(card))
    })
    .await
}

/// Show the options, or set one.
#[poise::command(slash_command)]
async fn options(
    ctx: Context<'_>,
    #[autocomplete = "complete_option"] option: Option<String>,
    #[autocomplete = "complete_value"] value: Option<String>,
) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        let game = app.games.row_in_channel(invocation.channel).await?;
        let (Some(option), Some(value)) = (&option, &value) else {
            return lobby::options_card(app, &invocation, game.number, option.as_deref()).await;
        };
        let (game, reply) = lobby::set_option(app, &invocation, game.number, option, value).await?;
        lobby::refresh_card(&ctx.serenity_context().http, &game).await;
        Ok(reply)
    })
    .await
}

async fn complete_option(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let invocation = invocation(ctx);
    let Ok(game) = ctx.data().games.row_in_channel(invocation.channel).await else {
        return CreateAutocompleteResponse::new();
    };
    let choices = lobby::all_options(&game).into_iter().filter_map(|(id, _, value)| {
        let (name, value) = lobby::option_words(&game, invocation.lang, id, &value);
        let fits = name.to_lowercase().contains(&typed.to_lowercase()) || id.contains(typed);
        fits.then(|| AutocompleteChoice::new(archipel_words::clip(&format!("{name} ({value})"), 100), id))
    });
    CreateAutocompleteResponse::new().set_choices(choices.take(25).collect())
}

async fn complete_value(ctx: Context<'_>, _typed: &str) -> CreateAutocompleteResponse {
    let invocation = invocation(ctx);
    let Ok(game) = ctx.data().games.row_in_channel(invocation.channel).await else {
        return CreateAutocompleteResponse::new();
    };
    let option = ctx.args.iter().find(|argument| argument.name == "option").and_then(|argument| {
        match &argument.value {
            serenity::all::ResolvedValue::String(text) => Some(*text),
            _ => None,
        }
    });
    let known = lobby::all_options(&game).into_iter().find(|(id, _, _)| Some(*id) == option);
    let Some((id, values, _)) = known else { return CreateAutocompleteResponse::new() };
    let choices = values.into_iter().map(|value| {
        AutocompleteChoice::new(lobby::option_words(&game, invocation.lang, id, value).1, value)
    });
    CreateAutocompleteResponse::new().set_choices(choices.take(25).collect())
}

/// Show the players, the options, and whose turn it is.
#[poise::command(slash_command)]
async fn info(ctx: Context<'_>) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        let game = app.games.row_in_channel(invocation.channel).await?;
        let loaded = app.games.load(game.number).await.ok();
        lobby::info(app, &game, loaded.as_ref(), invocation.lang).await
    })
    .await
}

/// Ask the others to pause the game: no clock runs, nobody is reminded.
#[poise::command(slash_command)]
async fn pause(ctx: Context<'_>) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        let loaded = app.games.load_in_channel(invocation.channel).await?;
        pause_vote::ask(app, &invocation, &loaded, pause_vote::Transition::Pause).await
    })
    .await
}

/// Ask the others to resume a paused game.
#[poise::command(slash_command)]
async fn resume(ctx: Context<'_>) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        let loaded = app.games.load_in_channel(invocation.channel).await?;
        pause_vote::ask(app, &invocation, &loaded, pause_vote::Transition::Resume).await
    })
    .await
}

/// Move one of your games to this channel.
#[poise::command(slash_command, rename = "move")]
async fn move_here(
    ctx: Context<'_>,
    #[min = 1]
    #[autocomplete = "complete_movable"]
    number: u32,
) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, lobby::bring(app, &invocation, number)).await
}

async fn complete_movable(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let invocation = invocation(ctx);
    let games = lobby::movable(ctx.data(), &invocation).await.unwrap_or_default();
    let choices = games.into_iter().filter_map(|game| {
        let number = game.number.get();
        let title = Translator { lang: invocation.lang, game: Some(game.game), names: &[], icons: false }
            .tr("title", &Args::new());
        number
            .to_string()
            .starts_with(typed)
            .then(|| AutocompleteChoice::new(format!("{number} · {title}"), number))
    });
    CreateAutocompleteResponse::new().set_choices(choices.take(25).collect())
}

/// End the game without a result.
#[poise::command(slash_command)]
async fn abandon(ctx: Context<'_>) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        let game = app.games.row_in_channel(invocation.channel).await?;
        lobby::abandon_question(&game, &invocation)
    })
    .await
}
