//! Typed game actions, e.g. `/anno1503 sell field:1 good:wood`: one generic command function, generated from the verbs
//! and questions that the panel also uses.

use std::sync::Arc;

use archipel_rules::{Answer, GameId, Id, Param, Verb, Viewer, When};
use archipel_words::{Args, Lang, Localised, Translator, clip, tr};
use poise::{BoxFuture, CommandParameter, FrameworkError};
use serenity::all::{AutocompleteChoice, CommandOptionType, CreateAutocompleteResponse, ResolvedValue};

use super::parse_options::{Given, Reached, Typed};
use super::{Command, Context, answer, invocation, pairs};
use crate::app::App;
use crate::error::{Denial, Error};
use crate::game_service::Change;
use crate::invocation::{Invocation, Visibility};
use crate::loaded_game::LoadedGame;
use crate::panel::{self, Asking};
use crate::reply::Reply;

/// Discord's limit per command.
const MAX_SUBCOMMANDS: usize = 25;
/// The subcommand group for verbs beyond the limit.
const MORE: &str = "more";

/// The game and verb of a generated command.
#[derive(Clone, Copy, Debug)]
struct Subject {
    game: GameId,
    verb: &'static Verb,
}

pub fn all() -> Vec<Command> {
    GameId::ALL.iter().map(|game| game_command(*game)).collect()
}

/// Removes hyphens: the command of `mille-fiori` is `/millefiori`.
fn game_command(game: GameId) -> Command {
    let name: String = game.as_str().chars().filter(|letter| *letter != '-').collect();
    let title = Localised::new(|lang| clip(&translator(lang, game).tr("tagline", &Args::new()), 100));
    Command {
        slash_action: Some(run),
        subcommand_required: true,
        subcommands: verb_commands(game),
        description: Some(title.base.clone().into()),
        description_localizations: pairs(&title),
        guild_only: true,
        ..named(name)
    }
}

/// Discord allows 25 subcommands. If a game has more verbs, the out-of-turn verbs move into a subcommand group, then the
/// last in-turn verbs, except the very last, which ends the turn.
fn verb_commands(game: GameId) -> Vec<Command> {
    let (mut near, mut deeper): (Vec<&'static Verb>, Vec<&'static Verb>) =
        (game.verbs().iter().collect(), Vec::new());
    if near.len() > MAX_SUBCOMMANDS {
        (near, deeper) = near.into_iter().partition(|verb| verb.when != When::Anytime);
        while near.len() >= MAX_SUBCOMMANDS {
            deeper.push(near.remove(near.len() - 2));
        }
    }
    let mut commands: Vec<Command> = near.into_iter().map(|verb| verb_command(game, verb)).collect();
    if !deeper.is_empty() {
        let word = |attribute| Localised::attr(&format!("command-{MORE}"), attribute);
        let (name, description) = (word("name"), word("description"));
        commands.push(Command {
            slash_action: Some(run),
            subcommand_required: true,
            name_localizations: pairs(&name),
            description: Some(description.base.clone().into()),
            description_localizations: pairs(&description),
            subcommands: deeper.into_iter().map(|verb| verb_command(game, verb)).collect(),
            guild_only: true,
            ..named(MORE.to_owned())
        });
    }
    commands
}

fn verb_command(game: GameId, verb: &'static Verb) -> Command {
    let key = format!("verb-{}", verb.id);
    let name = Localised::new(|lang| translator(lang, game).attr(&key, "name"));
    let description = Localised::new(|lang| translator(lang, game).attr(&key, "description"));
    Command {
        slash_action: Some(run),
        name_localizations: pairs(&name),
        description: Some(description.base.clone().into()),
        description_localizations: pairs(&description),
        parameters: verb.params.iter().map(|param| parameter(game, verb, *param)).collect(),
        custom_data: Box::new(Subject { game, verb }),
        guild_only: true,
        ..named(verb.id.to_owned())
    }
}

fn named(name: String) -> Command {
    Command {
        qualified_name: name.clone().into(),
        identifying_name: name.clone().into(),
        source_code_name: name.clone().into(),
        name: name.into(),
        ..Command::default()
    }
}

fn parameter(game: GameId, verb: &Verb, param: Param) -> CommandParameter<Arc<App>, Error> {
    let word = |lang, attribute| translator(lang, game).param(verb.id, param.name, attribute);
    let name = Localised::new(|lang| word(lang, "name"));
    let description = Localised::new(|lang| word(lang, "description"));
    CommandParameter {
        name: param.name.to_owned().into(),
        name_localizations: pairs(&name),
        description: Some(description.base.clone().into()),
        description_localizations: pairs(&description),
        // The panel asks for omitted options.
        required: false,
        channel_types: None,
        choices: Vec::new().into(),
        type_setter: Some(|option| option.kind(CommandOptionType::String)),
        autocomplete_callback: Some(complete),
        __non_exhaustive: (),
    }
}

fn translator(lang: Lang, game: GameId) -> Translator<'static> {
    Translator { lang, game: Some(game), names: &[], icons: false }
}

/// Runs a typed verb.
fn run(ctx: Context<'_>) -> BoxFuture<'_, Result<(), FrameworkError<'_, Arc<App>, Error>>> {
    Box::pin(async move {
        let Some(subject) = ctx.command().custom_data.downcast_ref::<Subject>().copied() else {
            return Ok(());
        };
        let invocation = invocation(ctx);
        let given = given(ctx);
        let outcome =
            answer(ctx, Visibility::Privately, carry_out(ctx.data(), &invocation, subject, &given)).await;
        outcome.map_err(|error| FrameworkError::new_command(ctx.into(), error))
    })
}

/// The typed options by name; lists are split at commas.
fn given(ctx: Context<'_>) -> Given {
    let text = |value: &ResolvedValue| match value {
        ResolvedValue::String(text) => Some((*text).to_owned()),
        ResolvedValue::Autocomplete { value, .. } => Some((*value).to_owned()),
        _ => None,
    };
    let split = |text: String| {
        text.split(',').map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
    };
    ctx.args.iter().filter_map(|option| Some((option.name.to_owned(), split(text(&option.value)?)))).collect()
}

async fn carry_out(
    app: &Arc<App>,
    invocation: &Invocation,
    subject: Subject,
    given: &Given,
) -> Result<Reply, Error> {
    let loaded = app.games.load_in_channel(invocation.channel).await?;
    if loaded.row.game != subject.game {
        return Err(Error::Denied(Denial::OtherGame));
    }
    let path = |answers: &[Answer]| answers.iter().map(|answer| answer.id).collect::<Vec<Id>>();
    let reached = typed(&loaded, invocation, subject, given, None)?.reach();
    let answers = match reached {
        Reached::Answers(answers) => answers,
        Reached::Open(answers) => {
            let entry = loaded.table.next_number();
            // What was left out is shown before it is done.
            let asking = if answers.len() > 1 { Asking::Everything } else { Asking::Usual };
            return panel::answer(app, invocation, &loaded, entry, &path(&answers), asking).await;
        }
        Reached::Closed => return Err(not_now(&loaded, invocation, subject.verb)),
        Reached::Unknown => return Err(Error::Denied(Denial::NoSuchAnswer)),
    };
    let action = subject.game.from_answers(&answers).ok_or(Error::Denied(Denial::NoSuchAnswer))?;
    let seat = loaded.own_seat(invocation.user)?;
    if panel::asks_first(&loaded, seat, &action) {
        return Ok(panel::confirm(&loaded, seat, invocation.lang, &action));
    }
    let context = invocation.context(app.clock.now());
    let fresh =
        app.games.act(loaded.row.number, invocation.user, None, &Change::Act(action), &context).await?;
    panel::open(app, invocation, &fresh, None).await
}

/// The typed command, applied to the current position.
fn typed<'a>(
    loaded: &'a LoadedGame,
    invocation: &Invocation,
    subject: Subject,
    given: &'a Given,
    focused: Option<&'a str>,
) -> Result<Typed<'a>, Error> {
    let (seat, lang) = (loaded.own_seat(invocation.user)?, invocation.lang);
    let label = Box::new(move |answers: &[Answer], id| panel::label(loaded, seat, lang, answers, id).text);
    let position = loaded.table.position();
    Ok(Typed { position, seat, verb: subject.verb, given, focused, label })
}

/// Explains why a verb is not offered: it is another player's turn, something is missing, or it is a different part of
/// the user's own turn.
fn not_now(loaded: &LoadedGame, invocation: &Invocation, verb: &Verb) -> Error {
    let translator = loaded.translator(invocation.lang);
    let position = loaded.table.position();
    let due = position.due();
    match loaded.seat_of(invocation.user) {
        _ if position.outcome().is_some() => Error::Denied(Denial::Over),
        Some(seat) if due.contains(seat) => {
            if let Some(refusal) = panel::why_not(loaded, seat, verb) {
                return loaded.refused(refusal);
            }
            let task = translator.phrase(&position.prompt(seat, Viewer::Seat(seat)));
            Error::Denied(Denial::VerbNotNow { task })
        }
        _ => {
            let names: Vec<String> = due.iter().map(|seat| translator.name(seat)).collect();
            Error::Denied(Denial::NotYourTurn { players: translator.list(&names) })
        }
    }
}

/// Autocomplete: only legal answers to the question being typed.
fn complete<'a>(ctx: Context<'a>, typed: &'a str) -> BoxFuture<'a, CreateAutocompleteResponse> {
    Box::pin(async move {
        let choices = suggestions(ctx, typed).await.unwrap_or_default();
        CreateAutocompleteResponse::new().set_choices(choices)
    })
}

async fn suggestions(ctx: Context<'_>, written: &str) -> Option<Vec<AutocompleteChoice>> {
    let subject = ctx.command().custom_data.downcast_ref::<Subject>().copied()?;
    let invocation = invocation(ctx);
    let loaded = ctx.data().games.load_in_channel(invocation.channel).await.ok()?;
    if loaded.row.game != subject.game {
        return None;
    }
    let focused =
        ctx.args.iter().find(|option| matches!(option.value, ResolvedValue::Autocomplete { .. }))?.name;
    let many = subject.verb.params.iter().any(|param| param.name == focused && param.many);
    // In a list, everything before the last comma is given; the rest is being typed.
    let (before, last) = if many { written.rsplit_once(',').unwrap_or(("", written)) } else { ("", written) };
    let mut given = given(ctx);
    given.retain(|(name, _)| name != focused);
    let listed: Vec<String> =
        before.split(',').map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect();
    given.push((focused.to_owned(), listed.clone()));
    let suggested = typed(&loaded, &invocation, subject, &given, Some(focused)).ok()?.suggestions();
    let seat = loaded.seat_of(invocation.user)?;
    let wanted = last.trim().to_lowercase();
    let choices = suggested.iter().filter_map(|(answers, id)| {
        let panel::Label { text: label, detail, .. } =
            panel::label(&loaded, seat, invocation.lang, answers, *id);
        let fits = id.as_str().contains(&wanted) || label.to_lowercase().contains(&wanted);
        let value = listed.iter().map(String::as_str).chain([id.as_str()]).collect::<Vec<_>>().join(",");
        let prefix = if listed.is_empty() { String::new() } else { format!("{}, ", listed.join(", ")) };
        let name = match detail {
            Some(detail) => {
                let args = Args::new().with("label", &label).with("detail", detail);
                format!("{prefix}{}", tr(invocation.lang, "glue-answer", &args))
            }
            None => format!("{prefix}{label}"),
        };
        (fits && value.len() <= 100).then(|| AutocompleteChoice::new(clip(&name, 100), value))
    });
    Some(choices.take(25).collect())
}
