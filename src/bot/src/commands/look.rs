//! Commands to look with: everybody may look, each in the own language; as pictures, or as text with `text:true`.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use super::{Command, Context, answer, request};
use crate::error::Error;
use crate::hall::Sitting;
use crate::look::{self, Form};
use crate::request::{Door, Shown};

pub fn all() -> Vec<Command> {
    vec![hand(), island(), board(), overview(), changes(), log(), history(), replay(), score()]
}

fn form(text: Option<bool>) -> Form {
    if text.unwrap_or(false) { Form::Text } else { Form::Picture }
}

/// Look at your own cards.
#[poise::command(slash_command, guild_only)]
async fn hand(ctx: Context<'_>, text: Option<bool>) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        look::hand(desk, &request, &*desk.sitting_here(request.channel).await?, form(text)).await
    })
    .await
}

/// Look at an island.
#[poise::command(slash_command, guild_only)]
async fn island(
    ctx: Context<'_>,
    #[autocomplete = "complete_player"] player: Option<String>,
    text: Option<bool>,
) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        let sitting = desk.sitting_here(request.channel).await?;
        let seat = match &player {
            Some(player) => find_player(&sitting, player)?,
            None => sitting.seat_of(request.user).unwrap_or(archipel_rules::Seat(0)),
        };
        look::island(desk, &request, &sitting, seat, form(text)).await
    })
    .await
}

/// A player by seat number, mention or name.
fn find_player(sitting: &Sitting, text: &str) -> Result<archipel_rules::Seat, Error> {
    let text = text.trim();
    let mention = text.trim_start_matches(['<', '@', '!']).trim_end_matches('>');
    let found = sitting.game.seats.iter().find(|seat| {
        text == (seat.seat.index() + 1).to_string()
            || seat.user().is_some_and(|user| mention == user.to_string())
            || seat.name.to_lowercase() == text.to_lowercase()
    });
    found.map(|seat| seat.seat).ok_or(Error::Denied("denied-no-such-player"))
}

async fn complete_player(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Ok(sitting) = ctx.data().sitting_here(request(ctx).channel).await else {
        return CreateAutocompleteResponse::new();
    };
    let fits =
        sitting.game.seats.iter().filter(|seat| seat.name.to_lowercase().contains(&typed.to_lowercase()));
    let choices = fits.map(|seat| AutocompleteChoice::new(&seat.name, (seat.seat.index() + 1).to_string()));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Look at the common board.
#[poise::command(slash_command, guild_only)]
async fn board(ctx: Context<'_>, text: Option<bool>) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        look::board(desk, &request, &*desk.sitting_here(request.channel).await?, form(text)).await
    })
    .await
}

/// Compare all players.
#[poise::command(slash_command, guild_only)]
async fn overview(ctx: Context<'_>, text: Option<bool>) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        Ok(look::overview(desk, &request, &*desk.sitting_here(request.channel).await?, form(text)).await)
    })
    .await
}

/// See what changed since your last turn.
#[poise::command(slash_command, guild_only)]
async fn changes(ctx: Context<'_>, text: Option<bool>) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        look::changes(desk, &request, &*desk.sitting_here(request.channel).await?, form(text)).await
    })
    .await
}

/// Read what happened.
#[poise::command(slash_command, guild_only)]
async fn log(ctx: Context<'_>) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        look::log(&request, &*desk.sitting_here(request.channel).await?, 0)
    })
    .await
}

/// Look at an earlier turn with its pictures.
#[poise::command(slash_command, guild_only)]
async fn history(ctx: Context<'_>, #[min = 1] turn: Option<u32>, text: Option<bool>) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        let sitting = desk.sitting_here(request.channel).await?;
        let turn = turn.unwrap_or_else(|| look::turns(&sitting).len() as u32);
        look::history(desk, &request, &sitting, turn, form(text)).await
    })
    .await
}

/// Watch a film of the game.
#[poise::command(slash_command, guild_only)]
async fn replay(ctx: Context<'_>, text: Option<bool>) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    let channel = request.channel;
    match form(text) {
        Form::Picture => {
            let door = Door::of_command(&ctx.serenity_context().http, ctx.interaction);
            look::replay(desk, door, request, Shown::Privately, desk.sitting_here(channel)).await
        }
        Form::Text => {
            answer(ctx, Shown::Privately, async {
                look::replay_text(&request, &*desk.sitting_here(channel).await?)
            })
            .await
        }
    }
}

/// See how everybody stands.
#[poise::command(slash_command, guild_only)]
async fn score(ctx: Context<'_>, text: Option<bool>) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        Ok(look::score(desk, &request, &*desk.sitting_here(request.channel).await?, form(text)).await)
    })
    .await
}
