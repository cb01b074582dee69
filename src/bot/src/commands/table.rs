//! Commands at the table: play, undo, read the rules.

use archipel_words::{Args, join_lines, rules, say};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use super::{Command, Context, answer, request};
use crate::error::Error;
use crate::hall::Deed;
use crate::reply::Reply;
use crate::request::{Request, Shown};
use crate::{consent, panel};

pub fn all() -> Vec<Command> {
    vec![play(), undo(), redo(), rules()]
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
