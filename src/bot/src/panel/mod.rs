//! The private turn panel: the current question, its legal answers, and what was done so far.

mod actions;
mod choices;
mod consequences;
mod labels;
mod offer_reply;
mod why_not;

use std::sync::Arc;

use archipel_rules::{Action, Id, Seat, Viewer, When};
use archipel_words::{Args, Lang, Translator, join_lines, tr};
use serenity::all::ButtonStyle;

use crate::answer_path::{self, Fill, Next, Question};
use crate::app::App;
use crate::custom_id::{ComponentId, Press};
use crate::error::Error;
use crate::game_service::Change;
use crate::guide;
use crate::image_service::Scene;
use crate::invocation::Invocation;
use crate::loaded_game::LoadedGame;
use crate::open_offers;
use crate::open_panels::PanelMark;
use crate::private_news::{merged, private_news};
use crate::reply::{Button, Reply};
use crate::views::standings;
use choices::Asker;
pub use labels::{Label, label};
pub use offer_reply::reply as reply_to_offer;
pub use why_not::verb as why_not;

/// Lines of the running preview stay below this many characters.
const MAX_PREVIEW: usize = 1200;

/// Which questions the panel asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asking {
    /// Those without a usual answer, and whether the player is sure.
    Usual,
    /// Every one.
    Everything,
    /// The player is sure.
    Confirmed,
}

impl Asking {
    fn fill(self) -> Fill {
        match self {
            Asking::Usual | Asking::Confirmed => Fill::Usual,
            Asking::Everything => Fill::Nothing,
        }
    }
}

/// Opens the user's panel.
pub async fn open(
    app: &App,
    invocation: &Invocation,
    loaded: &Arc<LoadedGame>,
    note: Option<String>,
) -> Result<Reply, Error> {
    let seat = loaded.own_seat(invocation.user)?;
    let question = answer_path::question(loaded.table.position(), seat, Vec::new());
    Ok(show(app, invocation, loaded, seat, question, note, Asking::Usual).await)
}

/// Continues with these answers: asks the next question, or carries out the action.
pub async fn answer(
    app: &App,
    invocation: &Invocation,
    loaded: &Arc<LoadedGame>,
    entry: u32,
    path: &[Id],
    asking: Asking,
) -> Result<Reply, Error> {
    let seat = loaded.own_seat(invocation.user)?;
    if !loaded.still_asks(seat, entry) {
        return stale(app, invocation, loaded).await;
    }
    let seen = entry;
    let entry = loaded.table.next_number();
    match answer_path::follow(loaded.table.position(), seat, path, asking.fill()) {
        Next::Question(question) => {
            Ok(show(app, invocation, loaded, seat, Some(question), None, asking).await)
        }
        Next::Action(action) if asking != Asking::Confirmed && asks_first(loaded, seat, &action) => {
            Ok(confirm(loaded, seat, invocation.lang, &action))
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
                    Box::pin(answer(app, invocation, &fresh, seen, path, asking)).await
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

/// Whether the player is asked once more: before an action with a warning, and before one outside the turn that asks
/// nothing, such as resigning.
pub fn asks_first(loaded: &LoadedGame, seat: Seat, action: &Action) -> bool {
    let bare = action.verb().is_some_and(|verb| verb.when == When::Anytime && verb.params.is_empty());
    bare || loaded.table.position().warning(seat, action).is_some()
}

/// Shows the consequence of an action and asks whether to do it.
pub fn confirm(loaded: &LoadedGame, seat: Seat, lang: Lang, action: &Action) -> Reply {
    let translator = loaded.translator(lang);
    let path: Vec<Id> = action.to_answers().iter().map(|answer| answer.id).collect();
    let verb = path.first().map(|id| translator.verb(id.as_str())).unwrap_or_default();
    let warning = loaded.table.position().warning(seat, action);
    let sure = tr(lang, "panel-sure", &Args::new().with("verb", &verb));
    let text = warning.map(|warning| format!("⚠️ {}\n{sure}", translator.phrase(&warning))).unwrap_or(sure);
    let id = |press| ComponentId::new(loaded.row.number, loaded.table.next_number(), press);
    let path = answer_path::tidy(loaded.row.game, &action.to_answers());
    Reply::text(text).buttons(vec![
        Button::new(id(Press::Confirm(path)), verb).style(ButtonStyle::Danger),
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
    asking: Asking,
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
    let guide = guide::Guide::of(loaded, seat, lang, question.as_ref());
    lines.extend(guide.lines);
    let inside = question.as_ref().and_then(Question::verb).is_some();
    let scene = Scene::companion(loaded, seat, question.as_ref(), lang);
    let asker = Asker { loaded, seat, lang, asking };
    let mut starred = false;
    let mut reply = match question {
        Some(question) if question.answers.is_empty() => {
            let actions = asker.actions(&question);
            lines.extend(why_not::verbs(loaded, seat, lang, &question.options));
            starred = actions.starred;
            actions.reply
        }
        Some(question) => {
            lines.push(format!("**{}**", ask(&translator, &question)));
            lines.extend(said_so_far(loaded, seat, lang, &question));
            let choices = asker.choices(&question);
            lines.extend(choices.lines);
            lines.extend(why_not::answers(loaded, seat, lang, &question));
            starred = choices.starred;
            choices.reply
        }
        None => Reply::default(),
    };
    if starred {
        lines.push(format!("-# {}", tr(lang, "panel-star", &Args::new())));
    }
    reply.text = lines.join("\n");
    // If the verbs of the turn leave no free row, the replies are in the menu of out-of-turn verbs.
    if reply.rows.len() < 3 {
        reply = reply.buttons(replies);
    }
    reply = reply.buttons(table_buttons(loaded, seat, lang, inside)).button_at_the_end(guide.stop);
    let picture = app
        .images
        .draw(loaded, Viewer::Seat(seat), scene, app.audience(invocation.user, invocation.lang).await)
        .await;
    let waits = !loaded.table.position().due().contains(seat);
    reply.picture(picture).kept_up_to_date(PanelMark { game: loaded.row.number, waits })
}

/// The prompt for this seat, or the players that the game waits for.
pub fn prompt(loaded: &LoadedGame, seat: Seat, translator: &Translator) -> String {
    let position = loaded.table.position();
    let due = position.due();
    if position.outcome().is_some() {
        let standings = standings(&position.standings(), translator).join("\n");
        format!("{}\n{standings}", tr(translator.lang, "panel-over", &Args::new()))
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
        labels::plain(loaded, seat, lang, before, answer.id)
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
    let news = private_news(steps.get(own..told).unwrap_or_default(), seat);
    news.iter().map(|phrase| format!("• {}", translator.phrase(phrase))).collect()
}

/// The events since the last public post, as this seat may know them.
fn preview(loaded: &LoadedGame, seat: Seat, translator: &Translator) -> Vec<String> {
    let steps = loaded.table.steps();
    let start = steps.iter().rposition(|step| step.ends_turn).map_or(0, |index| index + 1);
    let events = steps[start..].iter().flat_map(|step| &step.events);
    let told = events.filter_map(|event| event.describe(Viewer::Seat(seat)));
    merged(told.collect()).iter().map(|phrase| format!("• {}", translator.phrase(phrase))).collect()
}

/// The last row: back or undo, and the views.
fn table_buttons(loaded: &LoadedGame, seat: Seat, lang: Lang, inside: bool) -> Vec<Button> {
    let (number, entry) = (loaded.row.number, loaded.table.next_number());
    let button =
        |press, key: &str| Button::new(ComponentId::new(number, entry, press), tr(lang, key, &Args::new()));
    if inside {
        return vec![button(Press::Answer(Vec::new()), "button-back")];
    }
    let own = loaded.table.steps().iter().any(|step| step.seat == seat && !step.out_of_turn);
    let over = !loaded.row.status.is_open();
    let undo = match loaded.undoable(seat) {
        Ok(_) => button(Press::Undo, "button-undo"),
        // The others can be asked.
        Err(_) => button(Press::OfferUndo, "button-undo").enabled(own && !over),
    };
    vec![
        undo,
        button(Press::Redo, "button-redo").enabled(loaded.table.redoable(seat).is_ok()),
        button(Press::Hand, "button-hand"),
        button(Press::Board, "button-board"),
        button(Press::Log(0), "button-log"),
    ]
}
