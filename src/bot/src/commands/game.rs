//! `/game`: from the lobby to the start, and what there is to know about a game.

use archipel_players::Level;
use archipel_rules::GameId;
use archipel_words::{Args, Lang, Voice};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use super::{Context, answer, request};
use crate::computer as players;
use crate::error::Error;
use crate::lobby;
use crate::request::Shown;
use crate::retry::plain;
use crate::time::pause as time_out;

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
    let (desk, request) = (ctx.data(), request(ctx));
    // A channel that is taken is the asker's affair only.
    let taken = desk.store.game_in_channel(request.channel).await?.is_some();
    let shown = if taken || lobby::game_named(&game).is_err() { Shown::Privately } else { Shown::Publicly };
    answer(ctx, shown, lobby::create(desk, &request, &game)).await?;
    if shown == Shown::Publicly
        && let Some(opened) = desk.store.game_in_channel(request.channel).await?
    {
        // Somebody may have deleted the card already; commands do all that its buttons do.
        match ctx.interaction.get_response(ctx.serenity_context()).await {
            Ok(card) => {
                lobby::remember_card(desk, &ctx.serenity_context().http, opened.number, &card).await?;
            }
            Err(error) => tracing::warn!(reason = plain(&error), "a lobby card cannot be found"),
        }
    }
    Ok(())
}

#[expect(clippy::unused_async, reason = "an autocompletion is an async function")]
pub(super) async fn complete_game(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let lang = Lang::from_locale(&ctx.interaction.locale);
    let typed = typed.to_lowercase();
    let choices = GameId::ALL.iter().filter_map(|game| {
        let title = Voice { lang, game: Some(*game), names: &[] }.say("title", &Args::new());
        let fits = title.to_lowercase().contains(&typed) || game.as_str().contains(&typed);
        fits.then(|| AutocompleteChoice::new(title, game.as_str()))
    });
    CreateAutocompleteResponse::new().set_choices(choices.take(25).collect())
}

/// Take a seat.
#[poise::command(slash_command)]
async fn join(ctx: Context<'_>) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        let game = desk.game_here(request.channel).await?;
        let card = lobby::join(desk, &request, game.number).await?;
        lobby::refresh_card(&ctx.serenity_context().http, &desk.store.game(game.number).await?).await;
        Ok(lobby::without_buttons(card))
    })
    .await
}

/// Give your seat up again before the start.
#[poise::command(slash_command)]
async fn leave(ctx: Context<'_>) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        let game = desk.game_here(request.channel).await?;
        let card = lobby::leave(desk, &request, game.number).await?;
        lobby::refresh_card(&ctx.serenity_context().http, &desk.store.game(game.number).await?).await;
        Ok(lobby::without_buttons(card))
    })
    .await
}

/// Seat a computer player.
#[poise::command(slash_command)]
async fn computer(ctx: Context<'_>, #[autocomplete = "complete_level"] level: String) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        let game = desk.game_here(request.channel).await?;
        let (game, reply) = players::add(desk, &request, game.number, &level).await?;
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

/// Send a computer player away before the start.
#[poise::command(slash_command)]
async fn dismiss(
    ctx: Context<'_>,
    #[autocomplete = "complete_captain"] captain: String,
) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        let game = desk.game_here(request.channel).await?;
        let (game, reply) = players::dismiss(desk, &request, game.number, captain.trim()).await?;
        lobby::refresh_card(&ctx.serenity_context().http, &game).await;
        Ok(reply)
    })
    .await
}

async fn complete_captain(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Ok(game) = ctx.data().game_here(request(ctx).channel).await else {
        return CreateAutocompleteResponse::new();
    };
    let fits = players::dismissable(&game).filter(|name| name.to_lowercase().contains(&typed.to_lowercase()));
    CreateAutocompleteResponse::new()
        .set_choices(fits.map(|name| AutocompleteChoice::new(name, name)).collect())
}

/// Start the game with those who are seated.
#[poise::command(slash_command)]
async fn start(ctx: Context<'_>) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        let game = desk.game_here(request.channel).await?;
        let card = lobby::start(desk, &request, game.number).await?;
        lobby::refresh_card(&ctx.serenity_context().http, &desk.store.game(game.number).await?).await;
        Ok(lobby::without_buttons(card))
    })
    .await
}

/// Look at the options, or set one.
#[poise::command(slash_command)]
async fn options(
    ctx: Context<'_>,
    #[autocomplete = "complete_option"] option: Option<String>,
    #[autocomplete = "complete_value"] value: Option<String>,
) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        let game = desk.game_here(request.channel).await?;
        let (Some(option), Some(value)) = (&option, &value) else {
            return lobby::options_card(desk, &request, game.number, option.as_deref()).await;
        };
        let (game, reply) = lobby::set_option(desk, &request, game.number, option, value).await?;
        lobby::refresh_card(&ctx.serenity_context().http, &game).await;
        Ok(reply)
    })
    .await
}

async fn complete_option(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let request = request(ctx);
    let Ok(game) = ctx.data().game_here(request.channel).await else {
        return CreateAutocompleteResponse::new();
    };
    let choices = lobby::all_options(&game).into_iter().filter_map(|(id, _, value)| {
        let (name, value) = lobby::option_words(&game, request.lang, id, &value);
        let fits = name.to_lowercase().contains(&typed.to_lowercase()) || id.contains(typed);
        fits.then(|| AutocompleteChoice::new(archipel_words::clip(&format!("{name} ({value})"), 100), id))
    });
    CreateAutocompleteResponse::new().set_choices(choices.take(25).collect())
}

async fn complete_value(ctx: Context<'_>, _typed: &str) -> CreateAutocompleteResponse {
    let request = request(ctx);
    let Ok(game) = ctx.data().game_here(request.channel).await else {
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
    let choices = values
        .into_iter()
        .map(|value| AutocompleteChoice::new(lobby::option_words(&game, request.lang, id, value).1, value));
    CreateAutocompleteResponse::new().set_choices(choices.take(25).collect())
}

/// Who plays, with which options, and for whom the game waits.
#[poise::command(slash_command)]
async fn info(ctx: Context<'_>) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        let game = desk.game_here(request.channel).await?;
        let sitting = desk.sitting(game.number).await.ok();
        lobby::info(desk, &game, sitting.as_ref(), request.lang).await
    })
    .await
}

/// Ask the others to pause the game: no clock runs, nobody is reminded.
#[poise::command(slash_command)]
async fn pause(ctx: Context<'_>) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        let sitting = desk.sitting_here(request.channel).await?;
        time_out::ask(desk, &request, &sitting, time_out::PAUSE).await
    })
    .await
}

/// Ask the others to go on with a paused game.
#[poise::command(slash_command)]
async fn resume(ctx: Context<'_>) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        let sitting = desk.sitting_here(request.channel).await?;
        time_out::ask(desk, &request, &sitting, time_out::RESUME).await
    })
    .await
}

/// Let a game of yours go on in this channel.
#[poise::command(slash_command, rename = "move")]
async fn move_here(
    ctx: Context<'_>,
    #[min = 1]
    #[autocomplete = "complete_movable"]
    number: u32,
) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, lobby::bring(desk, &request, number)).await
}

async fn complete_movable(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let request = request(ctx);
    let games = lobby::movable(ctx.data(), &request).await.unwrap_or_default();
    let choices = games.into_iter().filter_map(|game| {
        let number = game.number.get();
        let title =
            Voice { lang: request.lang, game: Some(game.game), names: &[] }.say("title", &Args::new());
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
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        let game = desk.game_here(request.channel).await?;
        lobby::abandon_question(&game, &request)
    })
    .await
}
