//! The private turn panel: what is asked, what may be answered, what was done so far.

use std::sync::Arc;

use archipel_rules::{Answer, Choice, Id, Seat, Viewer, When};
use archipel_words::{Args, Lang, Voice, join_lines, say};
use serenity::all::ButtonStyle;

use crate::component::{ComponentId, Press};
use crate::desk::Desk;
use crate::error::Error;
use crate::hall::{Deed, Sitting};
use crate::invitation;
use crate::reply::{Button, Menu, MenuOption, Reply};
use crate::request::Request;
use crate::studio::Scene;
use crate::walk::{self, Next, Question};

/// Verbs with this many in the panel still leave room for the row of the table (undo, hand, board).
const MAX_VERB_BUTTONS: usize = 15;
/// Lines of the running preview stay below this many characters.
const MAX_PREVIEW: usize = 1200;

/// Opens the panel of whoever asks.
pub async fn open(
    desk: &Desk,
    request: &Request,
    sitting: &Arc<Sitting>,
    note: Option<String>,
) -> Result<Reply, Error> {
    let seat = sitting.own_seat(request.user)?;
    let question = walk::question(sitting.table.position(), seat, Vec::new());
    Ok(show(desk, request, sitting, seat, question, note).await)
}

/// Goes on with these answers: asks the next question, or carries the action out.
pub async fn answer(
    desk: &Desk,
    request: &Request,
    sitting: &Arc<Sitting>,
    entry: u32,
    path: &[Id],
    confirmed: bool,
) -> Result<Reply, Error> {
    let seat = sitting.own_seat(request.user)?;
    if !sitting.still_asks(seat, entry) {
        return stale(desk, request, sitting).await;
    }
    let seen = entry;
    let entry = sitting.table.next_number();
    match walk::follow(sitting.table.position(), seat, path) {
        Next::Question(question) => Ok(show(desk, request, sitting, seat, Some(question), None).await),
        Next::Action(action) if !confirmed && needs_a_second_look(sitting, path) => {
            Ok(confirm(sitting, request.lang, path, action.spell().first().map(|answer| answer.id)))
        }
        Next::Action(action) => {
            let deed = Deed::Act(action);
            match desk
                .act(sitting.game.number, request.user, Some(entry), &deed, &request.cause(desk.clock.now()))
                .await
            {
                Ok(fresh) => open(desk, request, &fresh, None).await,
                // In the very moment somebody acted; perhaps only beside it.
                Err(Error::Stale(_)) => {
                    let fresh = desk.sitting(sitting.game.number).await?;
                    Box::pin(answer(desk, request, &fresh, seen, path, confirmed)).await
                }
                Err(error) => Err(error),
            }
        }
        Next::Nowhere => stale(desk, request, sitting).await,
    }
}

/// The current panel, with the note that the game went on since the pressed button was made.
pub async fn stale(desk: &Desk, request: &Request, sitting: &Arc<Sitting>) -> Result<Reply, Error> {
    let fresh = desk.sitting(sitting.game.number).await?;
    open(desk, request, &fresh, Some(format!("⌛ {}", say(request.lang, "stale", &Args::new())))).await
}

/// Verbs beside the turn that ask nothing (giving up) are not done by one slip of the thumb.
pub fn needs_a_second_look(sitting: &Sitting, path: &[Id]) -> bool {
    let verb =
        path.first().and_then(|id| sitting.game.game.verbs().iter().find(|verb| verb.id == id.as_str()));
    verb.is_some_and(|verb| verb.when == When::Anytime && verb.params.is_empty())
}

fn confirm(sitting: &Sitting, lang: Lang, path: &[Id], verb: Option<Id>) -> Reply {
    let voice = sitting.voice(lang);
    let verb = verb.map(|id| voice.verb(id.as_str())).unwrap_or_default();
    let id = |press| ComponentId::new(sitting.game.number, sitting.table.next_number(), press);
    Reply::text(say(lang, "panel-sure", &Args::new().with("verb", &verb))).buttons(vec![
        Button::new(id(Press::Confirm(path.to_vec())), verb).style(ButtonStyle::Danger),
        Button::new(id(Press::Answer(Vec::new())), say(lang, "button-back", &Args::new())),
    ])
}

/// The panel with one question.
async fn show(
    desk: &Desk,
    request: &Request,
    sitting: &Arc<Sitting>,
    seat: Seat,
    question: Option<Question>,
    note: Option<String>,
) -> Reply {
    let lang = request.lang;
    let voice = sitting.voice(lang);
    let mut lines = Vec::new();
    lines.extend(note);
    lines.push(heading(sitting, lang));
    lines.push(task(sitting, seat, &voice));
    let away = while_away(sitting, seat, &voice);
    if !away.is_empty() {
        lines.push(format!("📩 {}", say(lang, "panel-away", &Args::new())));
        lines.push(join_lines(lang, &away, MAX_PREVIEW / 2));
    }
    let preview = preview(sitting, seat, &voice);
    if !preview.is_empty() {
        lines.push(join_lines(lang, &preview, MAX_PREVIEW));
    }
    let (invitations, replies) = invitation::open_to(sitting, seat, lang);
    lines.extend(invitations);
    let verb = question.as_ref().and_then(Question::verb);
    let mut reply = match question {
        Some(question) if question.answers.is_empty() => verbs(sitting, seat, lang, &question),
        Some(question) => {
            lines.push(format!("**{}**", ask(&voice, &question)));
            lines.extend(said_so_far(sitting, seat, lang, &question));
            let best = recommended(sitting, seat, &question);
            lines.extend(best.map(|id| spelt_out(sitting, seat, lang, &question, id)));
            menu(sitting, seat, lang, &question, best)
        }
        None => Reply::default(),
    };
    reply.text = lines.join("\n");
    // Where the turn's own verbs leave no row, the replies are in the menu of what is possible at any time.
    if reply.rows.len() < 3 {
        reply = reply.buttons(replies);
    }
    reply = reply.buttons(table_buttons(sitting, seat, lang, verb.is_some()));
    let scene = Scene::companion(sitting, seat, verb);
    let picture = desk.studio.draw(sitting, Viewer::Seat(seat), scene, desk.reader(request).await).await;
    reply.picture(picture)
}

/// The first line: game, number, round.
pub fn heading(sitting: &Sitting, lang: Lang) -> String {
    let voice = sitting.voice(lang);
    let args = Args::new()
        .with("title", voice.say("title", &Args::new()))
        .with("number", sitting.game.number.get())
        .with("round", sitting.table.position().progress().round);
    say(lang, "panel-heading", &args)
}

/// What is asked of this seat, or for whom the game waits.
pub fn task(sitting: &Sitting, seat: Seat, voice: &Voice) -> String {
    let position = sitting.table.position();
    let due = position.due();
    if position.outcome().is_some() {
        say(voice.lang, "panel-over", &Args::new())
    } else if due.contains(seat) {
        format!("👉 {}", voice.phrase(&position.task(seat, Viewer::Seat(seat))))
    } else {
        let names: Vec<String> = due.iter().map(|seat| voice.name(seat)).collect();
        format!("⏳ {}", say(voice.lang, "panel-waiting", &Args::new().with("players", voice.list(&names))))
    }
}

fn ask(voice: &Voice, question: &Question) -> String {
    let verb = question.verb().unwrap_or_default();
    format!("{} — {}", voice.verb(verb.as_str()), voice.question(verb.as_str(), question.param))
}

/// What was answered before, so that a payment says for what.
fn said_so_far(sitting: &Sitting, seat: Seat, lang: Lang, question: &Question) -> Option<String> {
    let labels = (1..question.answers.len()).map(|index| {
        let (before, answer) = (&question.answers[..index], question.answers[index]);
        label(sitting, seat, lang, before, answer.id).0.replace("★ ", "")
    });
    let labels: Vec<String> = labels.collect();
    (!labels.is_empty()).then(|| labels.join(" › "))
}

/// What others' deeds did to this seat that the channel was not told: what was lost, gained or learnt, and why. It
/// stands on the panel until the seat acts again.
fn while_away(sitting: &Sitting, seat: Seat, voice: &Voice) -> Vec<String> {
    let steps = sitting.table.steps();
    let told = steps.iter().rposition(|step| step.closes).map_or(0, |index| index + 1);
    let own = steps.iter().rposition(|step| step.seat == seat && !step.aside).map_or(0, |index| index + 1);
    let events = steps.get(own..told).unwrap_or_default().iter().flat_map(|step| &step.events);
    let private = events.filter_map(|event| {
        let own = event.tell(Viewer::Seat(seat))?;
        (event.tell(Viewer::Public).as_ref() != Some(&own)).then_some(own)
    });
    private.map(|phrase| format!("• {}", voice.phrase(&phrase))).collect()
}

/// What happened since the channel was last told, as this seat may know it.
fn preview(sitting: &Sitting, seat: Seat, voice: &Voice) -> Vec<String> {
    let steps = sitting.table.steps();
    let start = steps.iter().rposition(|step| step.closes).map_or(0, |index| index + 1);
    let events = steps[start..].iter().flat_map(|step| &step.events);
    let told = events.filter_map(|event| event.tell(Viewer::Seat(seat)));
    told.map(|phrase| format!("• {}", voice.phrase(&phrase))).collect()
}

/// What answers the question or plans ahead as buttons; what is possible at any time in a menu.
fn verbs(sitting: &Sitting, seat: Seat, lang: Lang, question: &Question) -> Reply {
    let (number, entry) = (sitting.game.number, sitting.table.next_number());
    let known = sitting.game.game.verbs();
    let when = |id: &Id| known.iter().find(|verb| verb.id == id.as_str()).map(|verb| verb.when);
    let voice = sitting.plain_voice(lang);
    let due = question.options.iter().filter(|id| when(id).is_some_and(|when| when != When::Anytime));
    let buttons = due.take(MAX_VERB_BUTTONS).map(|id| {
        let choice = sitting.table.position().describe(seat, &[], *id);
        let style = if choice.recommended { ButtonStyle::Success } else { ButtonStyle::Primary };
        let press = Press::Answer(vec![*id]);
        let label = with_icon(&voice, &choice, &voice.phrase(&choice.label));
        Button::new(ComponentId::new(number, entry, press), label).style(style)
    });
    let anytime: Vec<Id> =
        question.options.iter().filter(|id| when(id) == Some(When::Anytime)).copied().collect();
    let besides = Question { options: anytime, ..question.clone() };
    let placeholder = say(lang, "panel-anytime", &Args::new());
    Reply::default().buttons(buttons.collect()).menu(choices(sitting, seat, lang, &besides, placeholder))
}

/// The answer that the rules would give themselves.
fn recommended(sitting: &Sitting, seat: Seat, question: &Question) -> Option<Id> {
    let position = sitting.table.position();
    let mut options = question.options.iter();
    options.find(|id| position.describe(seat, &question.answers, **id).recommended).copied()
}

/// An answer with all that it costs and does, for which a button has no room.
fn spelt_out(sitting: &Sitting, seat: Seat, lang: Lang, question: &Question, id: Id) -> String {
    match label(sitting, seat, lang, &question.answers, id) {
        (label, Some(detail)) => format!("{label} — {detail}"),
        (label, None) => label,
    }
}

/// All answers in a menu, and the best one as a button: one press is enough.
fn menu(sitting: &Sitting, seat: Seat, lang: Lang, question: &Question, best: Option<Id>) -> Reply {
    let (voice, verb) = (sitting.voice(lang), question.verb().unwrap_or_default());
    let others = best.and_then(|_| voice.other_answers(question.param));
    let placeholder = others.unwrap_or_else(|| voice.question(verb.as_str(), question.param));
    let all = choices(sitting, seat, lang, question, placeholder);
    let button = best.map(|id| {
        let mut path = walk::tidy(sitting.game.game, question);
        path.push(id);
        let press = ComponentId::new(sitting.game.number, sitting.table.next_number(), Press::Answer(path));
        let (label, _) = label(sitting, seat, lang, &question.answers, id);
        Button::new(press, label).style(ButtonStyle::Success)
    });
    Reply::default().buttons(button.into_iter().collect()).menu(all)
}

fn choices(sitting: &Sitting, seat: Seat, lang: Lang, question: &Question, placeholder: String) -> Menu {
    let path = walk::tidy(sitting.game.game, question);
    let options = question.options.iter().map(|id| {
        let (label, description) = label(sitting, seat, lang, &question.answers, *id);
        MenuOption { value: id.to_string(), label, description, selected: false }
    });
    let id = ComponentId::new(sitting.game.number, sitting.table.next_number(), Press::Answer(path));
    Menu { id, placeholder, options: options.collect() }
}

/// How an option is shown: its label, and what it costs and does.
pub fn label(
    sitting: &Sitting,
    seat: Seat,
    lang: Lang,
    answers: &[Answer],
    id: Id,
) -> (String, Option<String>) {
    let voice = sitting.plain_voice(lang);
    let choice = sitting.table.position().describe(seat, answers, id);
    let star = if choice.recommended && !answers.is_empty() { "★ " } else { "" };
    let label = with_icon(&voice, &choice, &format!("{star}{}", voice.phrase(&choice.label)));
    let detail = match &choice.detail {
        Some(detail) => Some(voice.phrase(detail)),
        None if answers.is_empty() => Some(voice.attr(&format!("verb-{id}"), "description")),
        None => None,
    };
    (label, detail)
}

/// Icons go with words: that of the label, or that of the word it stands for.
fn with_icon(voice: &Voice, choice: &Choice, label: &str) -> String {
    let icon = voice.icon(choice.label.key).or_else(|| voice.icon(choice.id.as_str()));
    icon.map_or_else(|| label.to_owned(), |icon| format!("{icon} {label}"))
}

/// The last row: back or undo, and the things to look at.
fn table_buttons(sitting: &Sitting, seat: Seat, lang: Lang, inside: bool) -> Vec<Button> {
    let (number, entry) = (sitting.game.number, sitting.table.next_number());
    let button =
        |press, key: &str| Button::new(ComponentId::new(number, entry, press), say(lang, key, &Args::new()));
    if inside {
        return vec![button(Press::Answer(Vec::new()), "button-back")];
    }
    vec![
        button(Press::Undo, "button-undo").enabled(sitting.undoable(seat).is_ok()),
        button(Press::Redo, "button-redo").enabled(sitting.table.redoable(seat).is_ok()),
        button(Press::Hand, "button-hand"),
        button(Press::Board, "button-board"),
        button(Press::Log(0), "button-log"),
    ]
}
