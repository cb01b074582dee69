//! `/rules`.

use archipel_rules::GameId;
use archipel_words::rule_book::{self, Shelf, Topic};
use archipel_words::{Args, Lang, clip, tr};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use super::{Command, Context, answer, invocation};
use crate::error::Error;
use crate::invocation::{Invocation, Visibility};
use crate::{lobby, rule_pages};

/// Discord's limits for autocomplete: choices, and characters of a name.
const CHOICES: usize = 25;
const NAME: usize = 100;

pub fn all() -> Vec<Command> {
    vec![rules()]
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
            Some(name) => Some(lobby::game_named(&name)?),
            None => game_of_channel(ctx, &invocation).await,
        };
        let query = topic.as_deref().unwrap_or_default();
        Ok(rule_pages::find(invocation.lang, game.map(Shelf::Game), query))
    })
    .await
}

/// The game that is, or was last, played in this channel.
async fn game_of_channel(ctx: Context<'_>, invocation: &Invocation) -> Option<GameId> {
    ctx.data().games.row_in_channel(invocation.channel).await.ok().map(|game| game.game)
}

async fn complete_topic(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let invocation = invocation(ctx);
    let named = ctx.args.iter().find(|option| option.name == "game").and_then(|option| match option.value {
        ResolvedValue::String(name) => lobby::game_named(name).ok(),
        _ => None,
    });
    let game = match named {
        Some(game) => Some(game),
        None => game_of_channel(ctx, &invocation).await,
    };
    CreateAutocompleteResponse::new().set_choices(choices(invocation.lang, game, typed))
}

/// The topics of the game, then those on how it works here. Where no game is played, the best ones of every shelf, with
/// the name of the game.
fn choices(lang: Lang, game: Option<GameId>, typed: &str) -> Vec<AutocompleteChoice> {
    let own = |topic: &Topic| AutocompleteChoice::new(clip(&topic.title, NAME), topic.id);
    let named = |topic: &Topic| {
        let args = Args::new().with("shelf", topic.shelf.title(lang)).with("topic", &topic.title);
        let name = tr(lang, "shelf-heading", &args);
        AutocompleteChoice::new(clip(&name, NAME), format!("{}.{}", topic.shelf, topic.id))
    };
    if let Some(game) = game {
        let topics = rule_book::suggest(lang, Shelf::Game(game), typed).into_iter().map(own);
        let here = rule_book::suggest(lang, Shelf::Here, typed).into_iter().map(named);
        topics.chain(here).take(CHOICES).collect()
    } else {
        let each = CHOICES / Shelf::all().count();
        let best = |shelf| rule_book::suggest(lang, shelf, typed).into_iter().take(each);
        Shelf::all().flat_map(best).map(named).collect()
    }
}
