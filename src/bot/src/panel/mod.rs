//! The private turn panel: the current question, its legal answers, and what was done so far.

mod offer_reply;

use std::sync::Arc;

use archipel_rules::{Answer, Choice, Id, Seat, Viewer, When};
use archipel_words::{Args, Icon, Lang, Translator, join_lines, tr};
use serenity::all::ButtonStyle;

use crate::answer_path::{self, Next, Question};
use crate::app::App;
use crate::custom_id::{ComponentId, Press};
use crate::error::Error;
use crate::game_service::Change;
use crate::image_service::Scene;
use crate::invocation::Invocation;
use crate::loaded_game::LoadedGame;
use crate::open_offers;
use crate::reply::{Button, Menu, MenuOption, Reply};
pub use offer_reply::reply as reply_to_offer;

/// Maximum number of verb buttons; leaves a row for undo and the views.
const MAX_VERB_BUTTONS: usize = 15;
/// Lines of the running preview stay below this many characters.
const MAX_PREVIEW: usize = 1200;

/// Opens the user's panel.
pub async fn open(
    app: &App,
    invocation: &Invocation,
    loaded: &Arc<LoadedGame>,
    note: Option<String>,
) -> Result<Reply, Error> {
    let seat = loaded.own_seat(invocation.user)?;
    let question = answer_path::question(loaded.table.position(), seat, Vec::new());
    Ok(show(app, invocation, loaded, seat, question, note).await)
}

/// Continues with these answers: asks the next question, or carries out the action.
pub async fn answer(
    app: &App,
    invocation: &Invocation,
    loaded: &Arc<LoadedGame>,
    entry: u32,
    path: &[Id],
    confirmed: bool,
) -> Result<Reply, Error> {
    let seat = loaded.own_seat(invocation.user)?;
    if !loaded.still_asks(seat, entry) {
        return stale(app, invocation, loaded).await;
    }
    let seen = entry;
    let entry = loaded.table.next_number();
    match answer_path::follow(loaded.table.position(), seat, path) {
        Next::Question(question) => Ok(show(app, invocation, loaded, seat, Some(question), None).await),
        Next::Action(action) if !confirmed && needs_a_second_look(loaded, path) => {
            Ok(confirm(loaded, invocation.lang, path, action.to_answers().first().map(|answer| answer.id)))
        }
        Next::Action(action) => {
            let change = Change::Act(action);
            match app
                .games
                .act(
                    loaded.row.number,
                    invocation.user,
                    Some(entry),
                    &change,
                    &invocation.context(app.clock.now()),
                )
                .await
            {
                Ok(fresh) => open(app, invocation, &fresh, None).await,
                // Another player acted at the same moment; the answers may still be valid.
                Err(Error::Stale(_)) => {
                    let fresh = app.games.load(loaded.row.number).await?;
                    Box::pin(answer(app, invocation, &fresh, seen, path, confirmed)).await
                }
                Err(error) => Err(error),
            }
        }
        Next::Nowhere => stale(app, invocation, loaded).await,
    }
}

/// The current panel, with a note that the game has moved on since the button was made.
pub async fn stale(app: &App, invocation: &Invocation, loaded: &Arc<LoadedGame>) -> Result<Reply, Error> {
    let fresh = app.games.load(loaded.row.number).await?;
    open(app, invocation, &fresh, Some(format!("⌛ {}", tr(invocation.lang, "stale", &Args::new())))).await
}

/// Out-of-turn verbs without questions, such as resigning, need a confirmation.
pub fn needs_a_second_look(loaded: &LoadedGame, path: &[Id]) -> bool {
    let verb = path.first().and_then(|id| loaded.row.game.verbs().iter().find(|verb| verb.id == id.as_str()));
    verb.is_some_and(|verb| verb.when == When::Anytime && verb.params.is_empty())
}

fn confirm(loaded: &LoadedGame, lang: Lang, path: &[Id], verb: Option<Id>) -> Reply {
    let translator = loaded.translator(lang);
    let verb = verb.map(|id| translator.verb(id.as_str())).unwrap_or_default();
    let id = |press| ComponentId::new(loaded.row.number, loaded.table.next_number(), press);
    Reply::text(tr(lang, "panel-sure", &Args::new().with("verb", &verb))).buttons(vec![
        Button::new(id(Press::Confirm(path.to_vec())), verb).style(ButtonStyle::Danger),
        Button::new(id(Press::Answer(Vec::new())), tr(lang, "button-back", &Args::new())),
    ])
}

/// The panel with one question.
async fn show(
    app: &App,
    invocation: &Invocation,
    loaded: &Arc<LoadedGame>,
    seat: Seat,
    question: Option<Question>,
    note: Option<String>,
) -> Reply {
    let lang = invocation.lang;
    let translator = loaded.translator(lang);
    let mut lines = Vec::new();
    lines.extend(note);
    lines.push(loaded.heading(lang));
    lines.push(prompt(loaded, seat, &translator));
    let away = while_away(loaded, seat, &translator);
    if !away.is_empty() {
        lines.push(format!("📩 {}", tr(lang, "panel-away", &Args::new())));
        lines.push(join_lines(lang, &away, MAX_PREVIEW / 2));
    }
    let preview = preview(loaded, seat, &translator);
    if !preview.is_empty() {
        lines.push(join_lines(lang, &preview, MAX_PREVIEW));
    }
    let (open_offers, replies) = open_offers::open_to(loaded, seat, lang);
    lines.extend(open_offers);
    let verb = question.as_ref().and_then(Question::verb);
    let mut reply = match question {
        Some(question) if question.answers.is_empty() => verbs(loaded, seat, lang, &question),
        Some(question) => {
            lines.push(format!("**{}**", ask(&translator, &question)));
            lines.extend(said_so_far(loaded, seat, lang, &question));
            let best = recommended(loaded, seat, &question);
            lines.extend(best.map(|id| spelt_out(loaded, seat, lang, &question, id)));
            menu(loaded, seat, lang, &question, best)
        }
        None => Reply::default(),
    };
    reply.text = lines.join("\n");
    // If the verbs of the turn leave no free row, the replies are in the menu of out-of-turn verbs.
    if reply.rows.len() < 3 {
        reply = reply.buttons(replies);
    }
    reply = reply.buttons(table_buttons(loaded, seat, lang, verb.is_some()));
    let scene = Scene::companion(loaded, seat, verb);
    let picture = app
        .images
        .draw(loaded, Viewer::Seat(seat), scene, app.audience(invocation.user, invocation.lang).await)
        .await;
    reply.picture(picture)
}

/// The prompt for this seat, or the players that the game waits for.
pub fn prompt(loaded: &LoadedGame, seat: Seat, translator: &Translator) -> String {
    let position = loaded.table.position();
    let due = position.due();
    if position.outcome().is_some() {
        tr(translator.lang, "panel-over", &Args::new())
    } else if due.contains(seat) {
        format!("👉 {}", translator.phrase(&position.prompt(seat, Viewer::Seat(seat))))
    } else {
        let names: Vec<String> = due.iter().map(|seat| translator.name(seat)).collect();
        format!(
            "⏳ {}",
            tr(translator.lang, "panel-waiting", &Args::new().with("players", translator.list(&names)))
        )
    }
}

fn ask(translator: &Translator, question: &Question) -> String {
    let verb = question.verb().unwrap_or_default();
    let args = Args::new()
        .with("verb", translator.verb(verb.as_str()))
        .with("question", translator.question(verb.as_str(), question.param));
    tr(translator.lang, "glue-question", &args)
}

/// The earlier answers, so that a payment says what it is for.
fn said_so_far(loaded: &LoadedGame, seat: Seat, lang: Lang, question: &Question) -> Option<String> {
    let labels = (1..question.answers.len()).map(|index| {
        let (before, answer) = (&question.answers[..index], question.answers[index]);
        plain_label(loaded, seat, lang, before, answer.id)
    });
    let labels: Vec<String> = labels.collect();
    labels
        .into_iter()
        .reduce(|before, next| tr(lang, "glue-path", &Args::new().with("before", before).with("next", next)))
}

/// Private effects of other players' actions on this seat: losses, gains, new information. Shown until the seat acts again.
fn while_away(loaded: &LoadedGame, seat: Seat, translator: &Translator) -> Vec<String> {
    let steps = loaded.table.steps();
    let told = steps.iter().rposition(|step| step.ends_turn).map_or(0, |index| index + 1);
    let own =
        steps.iter().rposition(|step| step.seat == seat && !step.out_of_turn).map_or(0, |index| index + 1);
    let events = steps.get(own..told).unwrap_or_default().iter().flat_map(|step| &step.events);
    let private = events.filter_map(|event| {
        let own = event.describe(Viewer::Seat(seat))?;
        (event.describe(Viewer::Public).as_ref() != Some(&own)).then_some(own)
    });
    private.map(|phrase| format!("• {}", translator.phrase(&phrase))).collect()
}

/// The events since the last public post, as this seat may know them.
fn preview(loaded: &LoadedGame, seat: Seat, translator: &Translator) -> Vec<String> {
    let steps = loaded.table.steps();
    let start = steps.iter().rposition(|step| step.ends_turn).map_or(0, |index| index + 1);
    let events = steps[start..].iter().flat_map(|step| &step.events);
    let told = events.filter_map(|event| event.describe(Viewer::Seat(seat)));
    told.map(|phrase| format!("• {}", translator.phrase(&phrase))).collect()
}

/// Verbs of the turn and plans as buttons, out-of-turn verbs in a menu.
fn verbs(loaded: &LoadedGame, seat: Seat, lang: Lang, question: &Question) -> Reply {
    let (number, entry) = (loaded.row.number, loaded.table.next_number());
    let known = loaded.row.game.verbs();
    let when = |id: &Id| known.iter().find(|verb| verb.id == id.as_str()).map(|verb| verb.when);
    let translator = loaded.plain_translator(lang);
    let due = question.options.iter().filter(|id| when(id).is_some_and(|when| when != When::Anytime));
    let buttons = due.take(MAX_VERB_BUTTONS).map(|id| {
        let choice = loaded.table.position().describe(seat, &[], *id);
        let style = if choice.recommended { ButtonStyle::Success } else { ButtonStyle::Primary };
        let press = Press::Answer(vec![*id]);
        Button::new(ComponentId::new(number, entry, press), translator.label(&choice.label))
            .icon(icon(&translator, &choice))
            .style(style)
    });
    let anytime: Vec<Id> =
        question.options.iter().filter(|id| when(id) == Some(When::Anytime)).copied().collect();
    let besides = Question { options: anytime, ..question.clone() };
    let placeholder = tr(lang, "panel-anytime", &Args::new());
    Reply::default().buttons(buttons.collect()).menu(choices(loaded, seat, lang, &besides, placeholder))
}

/// The answer that the rules recommend.
fn recommended(loaded: &LoadedGame, seat: Seat, question: &Question) -> Option<Id> {
    let position = loaded.table.position();
    let mut options = question.options.iter();
    options.find(|id| position.describe(seat, &question.answers, **id).recommended).copied()
}

/// An answer with its full cost and effect, which do not fit on a button.
fn spelt_out(loaded: &LoadedGame, seat: Seat, lang: Lang, question: &Question, id: Id) -> String {
    let Label { icon, text, detail } = label(loaded, seat, lang, &question.answers, id);
    let label = Icon::before(icon.as_ref(), &text);
    match detail {
        Some(detail) => tr(lang, "glue-answer", &Args::new().with("label", label).with("detail", detail)),
        None => label,
    }
}

/// All answers in a menu, and the recommended one also as a button.
fn menu(loaded: &LoadedGame, seat: Seat, lang: Lang, question: &Question, best: Option<Id>) -> Reply {
    let (translator, verb) = (loaded.translator(lang), question.verb().unwrap_or_default());
    let others = best.and_then(|_| translator.other_answers(question.param));
    let placeholder = others.unwrap_or_else(|| translator.question(verb.as_str(), question.param));
    let all = choices(loaded, seat, lang, question, placeholder);
    let button = best.map(|id| {
        let mut path = answer_path::tidy(loaded.row.game, question);
        path.push(id);
        let press = ComponentId::new(loaded.row.number, loaded.table.next_number(), Press::Answer(path));
        let Label { icon, text, detail: _ } = label(loaded, seat, lang, &question.answers, id);
        Button::new(press, text).icon(icon).style(ButtonStyle::Success)
    });
    Reply::default().buttons(button.into_iter().collect()).menu(all)
}

fn choices(loaded: &LoadedGame, seat: Seat, lang: Lang, question: &Question, placeholder: String) -> Menu {
    let path = answer_path::tidy(loaded.row.game, question);
    let options = question.options.iter().map(|id| {
        let Label { icon, text, detail } = label(loaded, seat, lang, &question.answers, *id);
        MenuOption { value: id.to_string(), icon, label: text, description: detail, selected: false }
    });
    let id = ComponentId::new(loaded.row.number, loaded.table.next_number(), Press::Answer(path));
    Menu { id, placeholder, options: options.collect() }
}

/// The label of an option without a star.
fn plain_label(loaded: &LoadedGame, seat: Seat, lang: Lang, answers: &[Answer], id: Id) -> String {
    let translator = loaded.plain_translator(lang);
    let choice = loaded.table.position().describe(seat, answers, id);
    Icon::before(icon(&translator, &choice).as_ref(), &translator.label(&choice.label))
}

/// An option as it stands on a button or in a menu.
pub struct Label {
    pub icon: Option<Icon>,
    pub text: String,
    /// Its cost and effect.
    pub detail: Option<String>,
}

pub fn label(loaded: &LoadedGame, seat: Seat, lang: Lang, answers: &[Answer], id: Id) -> Label {
    let translator = loaded.plain_translator(lang);
    let choice = loaded.table.position().describe(seat, answers, id);
    let star = if choice.recommended && !answers.is_empty() { "★ " } else { "" };
    let text = format!("{star}{}", translator.label(&choice.label));
    let detail = match &choice.detail {
        Some(detail) => Some(translator.detail(detail)),
        None if answers.is_empty() => Some(translator.attr(&format!("verb-{id}"), "description")),
        None => None,
    };
    Label { icon: icon(&translator, &choice), text, detail }
}

/// The icon of the label, or of the term that it names.
fn icon(translator: &Translator, choice: &Choice) -> Option<Icon> {
    translator.icon_of_answer(&choice.label, choice.id.as_str())
}

/// The last row: back or undo, and the views.
fn table_buttons(loaded: &LoadedGame, seat: Seat, lang: Lang, inside: bool) -> Vec<Button> {
    let (number, entry) = (loaded.row.number, loaded.table.next_number());
    let button =
        |press, key: &str| Button::new(ComponentId::new(number, entry, press), tr(lang, key, &Args::new()));
    if inside {
        return vec![button(Press::Answer(Vec::new()), "button-back")];
    }
    vec![
        button(Press::Undo, "button-undo").enabled(loaded.undoable(seat).is_ok()),
        button(Press::Redo, "button-redo").enabled(loaded.table.redoable(seat).is_ok()),
        button(Press::Hand, "button-hand"),
        button(Press::Board, "button-board"),
        button(Press::Log(0), "button-log"),
    ]
}
