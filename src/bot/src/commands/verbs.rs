//! `/anno1503 sell field:1 good:wood`: every verb of every game as a typed command, made from the same questions as
//! the panel. There is one function for all of them.

use std::sync::Arc;

use archipel_rules::{Answer, GameId, Id, Param, Verb, Viewer, When};
use archipel_words::{Args, Lang, Localised, Voice, clip};
use poise::{BoxFuture, CommandParameter, FrameworkError};
use serenity::all::{AutocompleteChoice, CommandOptionType, CreateAutocompleteResponse, ResolvedValue};

use super::typed::{Given, Reached, Typed};
use super::{Command, Context, answer, pairs, request};
use crate::desk::Desk;
use crate::error::Error;
use crate::hall::{Deed, Sitting};
use crate::panel;
use crate::reply::Reply;
use crate::request::{Request, Shown};

/// Discord's limit.
const MAX_SUBCOMMANDS: usize = 25;
/// The level below.
const MORE: &str = "more";

/// What a generated command stands for.
#[derive(Clone, Copy, Debug)]
struct Subject {
    game: GameId,
    verb: &'static Verb,
}

pub fn all() -> Vec<Command> {
    GameId::ALL.iter().map(|game| game_command(*game)).collect()
}

/// `mille-fiori` is typed `/millefiori`.
fn game_command(game: GameId) -> Command {
    let name: String = game.as_str().chars().filter(|letter| *letter != '-').collect();
    let title = Localised::new(|lang| clip(&voice(lang, game).say("tagline", &Args::new()), 100));
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

/// Discord takes 25 subcommands. Where a game has more verbs, those beside the turn stand one level deeper, and if need
/// be the last of the turn's, except the very last, which ends it.
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
    let name = Localised::new(|lang| voice(lang, game).attr(&key, "name"));
    let description = Localised::new(|lang| voice(lang, game).attr(&key, "description"));
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

fn parameter(game: GameId, verb: &Verb, param: Param) -> CommandParameter<Arc<Desk>, Error> {
    let word = |lang, attribute| voice(lang, game).param(verb.id, param.name, attribute);
    let name = Localised::new(|lang| word(lang, "name"));
    let description = Localised::new(|lang| word(lang, "description"));
    CommandParameter {
        name: param.name.to_owned().into(),
        name_localizations: pairs(&name),
        description: Some(description.base.clone().into()),
        description_localizations: pairs(&description),
        // What is left out is asked for on the panel.
        required: false,
        channel_types: None,
        choices: Vec::new().into(),
        type_setter: Some(|option| option.kind(CommandOptionType::String)),
        autocomplete_callback: Some(complete),
        __non_exhaustive: (),
    }
}

fn voice(lang: Lang, game: GameId) -> Voice<'static> {
    Voice { lang, game: Some(game), names: &[] }
}

/// Runs a typed verb.
fn run(ctx: Context<'_>) -> BoxFuture<'_, Result<(), FrameworkError<'_, Arc<Desk>, Error>>> {
    Box::pin(async move {
        let Some(subject) = ctx.command().custom_data.downcast_ref::<Subject>().copied() else {
            return Ok(());
        };
        let request = request(ctx);
        let given = given(ctx);
        let outcome = answer(ctx, Shown::Privately, carry_out(ctx.data(), &request, subject, &given)).await;
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
    desk: &Arc<Desk>,
    request: &Request,
    subject: Subject,
    given: &Given,
) -> Result<Reply, Error> {
    let sitting = desk.sitting_here(request.channel).await?;
    if sitting.game.game != subject.game {
        return Err(Error::Denied("denied-other-game"));
    }
    let path = |answers: &[Answer]| answers.iter().map(|answer| answer.id).collect::<Vec<Id>>();
    let reached = typed(&sitting, request, subject, given, None)?.reach();
    let answers = match reached {
        Reached::Answers(answers) => answers,
        Reached::Open(answers) => {
            let entry = sitting.table.next_number();
            return panel::answer(desk, request, &sitting, entry, &path(&answers), false).await;
        }
        Reached::Closed => return Err(not_now(&sitting, request)),
        Reached::Unknown => return Err(Error::Denied("denied-no-such-answer")),
    };
    let path = path(&answers);
    if panel::needs_a_second_look(&sitting, &path) {
        return panel::answer(desk, request, &sitting, sitting.table.next_number(), &path, false).await;
    }
    let action = subject.game.read(&answers).ok_or(Error::Denied("denied-no-such-answer"))?;
    let cause = request.cause(desk.clock.now());
    let fresh = desk.act(sitting.game.number, request.user, None, &Deed::Act(action), &cause).await?;
    panel::open(desk, request, &fresh, None).await
}

/// What was typed, before the position as it stands.
fn typed<'a>(
    sitting: &'a Sitting,
    request: &Request,
    subject: Subject,
    given: &'a Given,
    focused: Option<&'a str>,
) -> Result<Typed<'a>, Error> {
    let (seat, lang) = (sitting.own_seat(request.user)?, request.lang);
    let label = Box::new(move |answers: &[Answer], id| panel::label(sitting, seat, lang, answers, id).0);
    let position = sitting.table.position();
    Ok(Typed { position, seat, verb: subject.verb, given, focused, label })
}

/// Why a verb is not offered: another's turn, or another part of one's own.
fn not_now(sitting: &Sitting, request: &Request) -> Error {
    let voice = sitting.voice(request.lang);
    let position = sitting.table.position();
    let due = position.due();
    match sitting.seat_of(request.user) {
        _ if position.outcome().is_some() => Error::Denied("denied-over"),
        Some(seat) if due.contains(seat) => Error::because(
            "denied-verb-not-now",
            &[("task", &voice.phrase(&position.task(seat, Viewer::Seat(seat))))],
        ),
        _ => {
            let names: Vec<String> = due.iter().map(|seat| voice.name(seat)).collect();
            Error::because("denied-not-your-turn", &[("players", &voice.list(&names))])
        }
    }
}

/// Offers the legal answers to the question that is being typed, and nothing else.
fn complete<'a>(ctx: Context<'a>, typed: &'a str) -> BoxFuture<'a, CreateAutocompleteResponse> {
    Box::pin(async move {
        let choices = suggestions(ctx, typed).await.unwrap_or_default();
        CreateAutocompleteResponse::new().set_choices(choices)
    })
}

async fn suggestions(ctx: Context<'_>, written: &str) -> Option<Vec<AutocompleteChoice>> {
    let subject = ctx.command().custom_data.downcast_ref::<Subject>().copied()?;
    let request = request(ctx);
    let sitting = ctx.data().sitting_here(request.channel).await.ok()?;
    if sitting.game.game != subject.game {
        return None;
    }
    let focused =
        ctx.args.iter().find(|option| matches!(option.value, ResolvedValue::Autocomplete { .. }))?.name;
    let many = subject.verb.params.iter().any(|param| param.name == focused && param.many);
    // In a list, what stands before the last comma is given, the rest is being typed.
    let (before, last) = if many { written.rsplit_once(',').unwrap_or(("", written)) } else { ("", written) };
    let mut given = given(ctx);
    given.retain(|(name, _)| name != focused);
    let listed: Vec<String> =
        before.split(',').map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect();
    given.push((focused.to_owned(), listed.clone()));
    let suggested = typed(&sitting, &request, subject, &given, Some(focused)).ok()?.suggestions();
    let seat = sitting.seat_of(request.user)?;
    let wanted = last.trim().to_lowercase();
    let choices = suggested.iter().filter_map(|(answers, id)| {
        let (label, detail) = panel::label(&sitting, seat, request.lang, answers, *id);
        let fits = id.as_str().contains(&wanted) || label.to_lowercase().contains(&wanted);
        let value = listed.iter().map(String::as_str).chain([id.as_str()]).collect::<Vec<_>>().join(",");
        let prefix = if listed.is_empty() { String::new() } else { format!("{}, ", listed.join(", ")) };
        let name =
            detail.map_or_else(|| format!("{prefix}{label}"), |detail| format!("{prefix}{label} — {detail}"));
        (fits && value.len() <= 100).then(|| AutocompleteChoice::new(clip(&name, 100), value))
    });
    Some(choices.take(25).collect())
}
