//! `/play`, `/undo`, `/redo`, `/rules`.

use archipel_words::{Args, join_lines, rule_search, tr};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use super::{Command, Context, answer, invocation};
use crate::error::Error;
use crate::game_service::Change;
use crate::invocation::{Invocation, Visibility};
use crate::reply::Reply;
use crate::{panel, votes};

pub fn all() -> Vec<Command> {
    vec![play(), undo(), redo(), rules()]
}

/// Open your turn panel.
#[poise::command(slash_command, guild_only)]
async fn play(ctx: Context<'_>) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        let loaded = app.games.load_in_channel(invocation.channel).await?;
        panel::open(app, &invocation, &loaded, None).await
    })
    .await
}

/// Undo your last action.
#[poise::command(slash_command, guild_only)]
async fn undo(ctx: Context<'_>) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        let loaded = app.games.load_in_channel(invocation.channel).await?;
        let context = invocation.context(app.clock.now());
        match app.games.act(loaded.row.number, invocation.user, None, &Change::Undo, &context).await {
            Ok(fresh) => {
                let note = tr(invocation.lang, "undone", &Args::new());
                panel::open(app, &invocation, &fresh, Some(note)).await
            }
            Err(Error::Refused { refusal, .. }) => votes::undo::offer(&loaded, &invocation, &refusal),
            Err(error) => Err(error),
        }
    })
    .await
}

/// Redo the action that you undid.
#[poise::command(slash_command, guild_only)]
async fn redo(ctx: Context<'_>) -> Result<(), Error> {
    let (app, invocation) = (ctx.data(), invocation(ctx));
    answer(ctx, Visibility::Privately, async {
        let loaded = app.games.load_in_channel(invocation.channel).await?;
        let context = invocation.context(app.clock.now());
        let fresh = app.games.act(loaded.row.number, invocation.user, None, &Change::Redo, &context).await?;
        let note = tr(invocation.lang, "redone", &Args::new());
        panel::open(app, &invocation, &fresh, Some(note)).await
    })
    .await
}

/// Look up a rule.
#[poise::command(slash_command)]
async fn rules(
    ctx: Context<'_>,
    #[autocomplete = "complete_topic"] topic: Option<String>,
    #[autocomplete = "super::game::complete_game"] game: Option<String>,
) -> Result<(), Error> {
    let invocation = invocation(ctx);
    answer(ctx, Visibility::Privately, async {
        let game = match game {
            Some(name) => crate::lobby::game_named(&name)?,
            None => game_of_channel(ctx, &invocation).await,
        };
        let lang = invocation.lang;
        let asked = topic.as_deref().unwrap_or_default();
        if let Some(topic) = rule_search::topic(lang, game, asked).or_else(|| best(lang, game, asked)) {
            return Ok(Reply::text(format!("## {}\n{}", topic.title, topic.text)));
        }
        let titles: Vec<String> =
            rule_search::topics(lang, game).iter().map(|topic| format!("• {}", topic.title)).collect();
        let heading = tr(lang, "rules-topics", &Args::new());
        Ok(Reply::text(format!("{heading}\n{}", join_lines(lang, &titles, 1800))))
    })
    .await
}

fn best(
    lang: archipel_words::Lang,
    game: archipel_rules::GameId,
    query: &str,
) -> Option<&'static rule_search::Topic> {
    if query.trim().is_empty() { None } else { rule_search::search(lang, game, query).into_iter().next() }
}

/// The game played in this channel, or the first game of the list.
async fn game_of_channel(ctx: Context<'_>, invocation: &Invocation) -> archipel_rules::GameId {
    let here = ctx.data().games.row_in_channel(invocation.channel).await.map(|game| game.game);
    here.unwrap_or(archipel_rules::GameId::ALL[0])
}

async fn complete_topic(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let invocation = invocation(ctx);
    let named = ctx.args.iter().find(|option| option.name == "game").and_then(|option| match option.value {
        ResolvedValue::String(name) => crate::lobby::game_named(name).ok(),
        _ => None,
    });
    let game = match named {
        Some(game) => game,
        None => game_of_channel(ctx, &invocation).await,
    };
    let choices = rule_search::suggest(invocation.lang, game, typed)
        .into_iter()
        .map(|(id, title)| AutocompleteChoice::new(archipel_words::clip(title, 100), id));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
