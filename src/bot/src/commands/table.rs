//! Commands at the table: play, look, undo, read the rules.

use archipel_words::{Args, join_lines, rules, say};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use super::{Command, Context, answer, request};
use crate::error::Error;
use crate::hall::{Deed, Sitting};
use crate::reply::Reply;
use crate::request::{Request, Shown};
use crate::{consent, look, panel};

pub fn all() -> Vec<Command> {
    vec![play(), hand(), island(), board(), log(), history(), score(), undo(), redo(), rules()]
}

/// Open your turn panel.
#[poise::command(slash_command, guild_only)]
async fn play(ctx: Context<'_>) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        let sitting = desk.sitting_here(request.channel).await?;
        panel::open(desk, &request, &sitting, None).await
    })
    .await
}

/// Look at your own cards.
#[poise::command(slash_command, guild_only)]
async fn hand(ctx: Context<'_>) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        look::hand(desk, &request, &*desk.sitting_here(request.channel).await?).await
    })
    .await
}

/// Look at an island.
#[poise::command(slash_command, guild_only)]
async fn island(
    ctx: Context<'_>,
    #[autocomplete = "complete_player"] player: Option<String>,
) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        let sitting = desk.sitting_here(request.channel).await?;
        let seat = match &player {
            Some(player) => find_player(&sitting, player)?,
            None => sitting.seat_of(request.user).unwrap_or(archipel_rules::Seat(0)),
        };
        look::island(desk, &request, &sitting, seat).await
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
async fn board(ctx: Context<'_>) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        look::board(desk, &request, &*desk.sitting_here(request.channel).await?).await
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
async fn history(ctx: Context<'_>, #[min = 1] turn: Option<u32>) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        let sitting = desk.sitting_here(request.channel).await?;
        let turn = turn.unwrap_or_else(|| look::turns(&sitting).len() as u32);
        look::history(desk, &request, &sitting, turn).await
    })
    .await
}

/// See how everybody stands.
#[poise::command(slash_command, guild_only)]
async fn score(ctx: Context<'_>) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        Ok(look::score(&request, &*desk.sitting_here(request.channel).await?))
    })
    .await
}

/// Take your last action back.
#[poise::command(slash_command, guild_only)]
async fn undo(ctx: Context<'_>) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        let sitting = desk.sitting_here(request.channel).await?;
        let cause = request.cause(desk.clock.now());
        match desk.act(sitting.game.number, request.user, None, &Deed::Undo, &cause).await {
            Ok(fresh) => {
                let note = say(request.lang, "undone", &Args::new());
                panel::open(desk, &request, &fresh, Some(note)).await
            }
            Err(Error::Refused { refusal, .. }) => consent::offer(&sitting, &request, &refusal),
            Err(error) => Err(error),
        }
    })
    .await
}

/// Do what you took back after all.
#[poise::command(slash_command, guild_only)]
async fn redo(ctx: Context<'_>) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        let sitting = desk.sitting_here(request.channel).await?;
        let cause = request.cause(desk.clock.now());
        let fresh = desk.act(sitting.game.number, request.user, None, &Deed::Redo, &cause).await?;
        let note = say(request.lang, "redone", &Args::new());
        panel::open(desk, &request, &fresh, Some(note)).await
    })
    .await
}

/// Look a rule up.
#[poise::command(slash_command)]
async fn rules(
    ctx: Context<'_>,
    #[autocomplete = "complete_topic"] topic: Option<String>,
    #[autocomplete = "super::game::complete_game"] game: Option<String>,
) -> Result<(), Error> {
    let request = request(ctx);
    answer(ctx, Shown::Privately, async {
        let game = match game {
            Some(name) => crate::lobby::game_named(&name)?,
            None => game_of_channel(ctx, &request).await,
        };
        let lang = request.lang;
        let asked = topic.as_deref().unwrap_or_default();
        if let Some(topic) = rules::topic(lang, game, asked).or_else(|| best(lang, game, asked)) {
            return Ok(Reply::text(format!("## {}\n{}", topic.title, topic.text)));
        }
        let titles: Vec<String> =
            rules::topics(lang, game).iter().map(|topic| format!("• {}", topic.title)).collect();
        let heading = say(lang, "rules-topics", &Args::new());
        Ok(Reply::text(format!("{heading}\n{}", join_lines(lang, &titles, 1800))))
    })
    .await
}

fn best(
    lang: archipel_words::Lang,
    game: archipel_rules::GameId,
    query: &str,
) -> Option<&'static rules::Topic> {
    if query.trim().is_empty() { None } else { rules::search(lang, game, query).into_iter().next() }
}

/// The game played here, or the first of the house where there is none.
async fn game_of_channel(ctx: Context<'_>, request: &Request) -> archipel_rules::GameId {
    let here = ctx.data().game_here(request.channel).await.map(|game| game.game);
    here.unwrap_or(archipel_rules::GameId::ALL[0])
}

async fn complete_topic(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let request = request(ctx);
    let named = ctx.args.iter().find(|option| option.name == "game").and_then(|option| match option.value {
        ResolvedValue::String(name) => crate::lobby::game_named(name).ok(),
        _ => None,
    });
    let game = match named {
        Some(game) => game,
        None => game_of_channel(ctx, &request).await,
    };
    let choices = rules::suggest(request.lang, game, typed)
        .into_iter()
        .map(|(id, title)| AutocompleteChoice::new(archipel_words::clip(title, 100), id));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
