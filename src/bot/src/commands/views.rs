//! Commands that show the game, in the user's language; as pictures, or as text with `text:true`. Spectators may use
//! them too.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use super::{Command, Context, answer, invocation};
use crate::error::{Denial, Error};
use crate::invocation::Visibility;
use crate::loaded_game::LoadedGame;
use crate::responder::Responder;
use crate::views::{self, Form};

pub fn all() -> Vec<Command> {
    vec![hand(), island(), board(), overview(), changes(), log(), history(), replay(), score()]
}

fn form(text: Option<bool>) -> Form {
    if text.unwrap_or(false) { Form::Text } else { Form::Picture }
}

/// Show your own cards.
#[poise::command(slash_command, guild_only)]
async fn hand(ctx: Context<'_>, text: Option<bool>) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        views::hand(app, &invocation, &*app.games.load_in_channel(invocation.channel).await?, form(text))
            .await
    })
    .await
}

/// Show an island.
#[poise::command(slash_command, guild_only)]
async fn island(
    ctx: Context<'_>,
    #[autocomplete = "complete_player"] player: Option<String>,
    text: Option<bool>,
) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        let loaded = app.games.load_in_channel(invocation.channel).await?;
        let seat = match &player {
            Some(player) => find_player(&loaded, player)?,
            None => loaded.seat_of(invocation.user).unwrap_or(archipel_rules::Seat(0)),
        };
        views::island(app, &invocation, &loaded, seat, form(text)).await
    })
    .await
}

/// Finds a player by seat number, mention or name.
fn find_player(loaded: &LoadedGame, text: &str) -> Result<archipel_rules::Seat, Error> {
    let text = text.trim();
    let mention = text.trim_start_matches(['<', '@', '!']).trim_end_matches('>');
    let found = loaded.row.seats.iter().find(|seat| {
        text == (seat.seat.index() + 1).to_string()
            || seat.user().is_some_and(|user| mention == user.to_string())
            || seat.name.to_lowercase() == text.to_lowercase()
    });
    found.map(|seat| seat.seat).ok_or(Error::Denied(Denial::NoSuchPlayer))
}

async fn complete_player(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Ok(loaded) = ctx.data().games.load_in_channel(invocation(ctx).channel).await else {
        return CreateAutocompleteResponse::new();
    };
    let fits =
        loaded.row.seats.iter().filter(|seat| seat.name.to_lowercase().contains(&typed.to_lowercase()));
    let choices = fits.map(|seat| AutocompleteChoice::new(&seat.name, (seat.seat.index() + 1).to_string()));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Show the common board.
#[poise::command(slash_command, guild_only)]
async fn board(ctx: Context<'_>, text: Option<bool>) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        views::board(app, &invocation, &*app.games.load_in_channel(invocation.channel).await?, form(text))
            .await
    })
    .await
}

/// Compare all players.
#[poise::command(slash_command, guild_only)]
async fn overview(ctx: Context<'_>, text: Option<bool>) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        Ok(views::overview(
            app,
            &invocation,
            &*app.games.load_in_channel(invocation.channel).await?,
            form(text),
        )
        .await)
    })
    .await
}

/// Show the changes since your last turn.
#[poise::command(slash_command, guild_only)]
async fn changes(ctx: Context<'_>, text: Option<bool>) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        views::changes(app, &invocation, &*app.games.load_in_channel(invocation.channel).await?, form(text))
            .await
    })
    .await
}

/// Show the log of the game.
#[poise::command(slash_command, guild_only)]
async fn log(ctx: Context<'_>) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        views::log(&invocation, &*app.games.load_in_channel(invocation.channel).await?, 0)
    })
    .await
}

/// Show an earlier turn with its pictures.
#[poise::command(slash_command, guild_only)]
async fn history(ctx: Context<'_>, #[min = 1] turn: Option<u32>, text: Option<bool>) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        let loaded = app.games.load_in_channel(invocation.channel).await?;
        let turn = turn.unwrap_or_else(|| views::turns(&loaded).len() as u32);
        views::history(app, &invocation, &loaded, turn, form(text)).await
    })
    .await
}

/// Watch an animation of the game.
#[poise::command(slash_command, guild_only)]
async fn replay(ctx: Context<'_>, text: Option<bool>) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    let channel = invocation.channel;
    match form(text) {
        Form::Picture => {
            let responder = Responder::of_command(&ctx.serenity_context().http, ctx.interaction);
            views::replay(
                app,
                responder,
                invocation,
                Visibility::Privately,
                app.games.load_in_channel(channel),
            )
            .await
        }
        Form::Text => {
            answer(ctx, Visibility::Privately, async {
                views::replay_text(&invocation, &*app.games.load_in_channel(channel).await?)
            })
            .await
        }
    }
}

/// Show the scores of all players.
#[poise::command(slash_command, guild_only)]
async fn score(ctx: Context<'_>, text: Option<bool>) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        Ok(views::score(app, &invocation, &*app.games.load_in_channel(invocation.channel).await?, form(text))
            .await)
    })
    .await
}
