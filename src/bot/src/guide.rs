//! Tips in a guided first game: one short line for what happened, one for what is asked. Pure: it reads the table and
//! finds texts by key.
//!
//! | key | shown with |
//! | --- | --- |
//! | `tip-<game>-<verb>-<param>` | a question of the verb |
//! | `tip-<game>-<verb>` | the choice of a verb, if this one is recommended |
//! | `tip-<game>-<task>` | the choice of a verb otherwise; `<task>` is the key of the task |
//! | `tip-<game>-<event>` | something that happened since the player's last action, by the key of its sentence |
//!
//! A key without a text has no tip. Each tip is shown only the first few times.

use archipel_rules::{Event, Seat, Step, Table, Viewer};
use archipel_store::Guide as Accompanied;
use archipel_words::{Args, Lang, tr, try_tr};

use crate::answer_path::Question;
use crate::custom_id::{ComponentId, Press};
use crate::loaded_game::LoadedGame;
use crate::reply::Button;

/// How often the same verb, question or event is explained.
const TIMES: usize = 2;
/// After this many actions of the player there are no tips about the task as a whole.
const FIRST_ACTIONS: usize = 12;

/// What the guide adds to a panel.
#[derive(Debug, Default)]
pub struct Guide {
    /// Shown above the question.
    pub lines: Vec<String>,
    /// The button that stops the tips.
    pub stop: Option<Button>,
}

impl Guide {
    /// Nothing, unless this is a guided game whose player wants tips.
    pub fn of(loaded: &LoadedGame, seat: Seat, lang: Lang, question: Option<&Question>) -> Guide {
        let over = loaded.table.position().outcome().is_some();
        if over || loaded.row.guide != Some(Accompanied::Tips) {
            return Guide::default();
        }
        let find = |key: &str| try_tr(lang, key, &Args::new());
        let mut lines = Vec::new();
        if !loaded.table.steps().iter().any(|step| step.seat == seat) {
            lines.push(tr(lang, "tips-welcome", &Args::new()));
        }
        lines.extend(tips(&loaded.table, seat, question, find));
        let lines = lines.into_iter().map(|tip| tr(lang, "glue-tip", &Args::new().with("tip", tip)));
        let id = ComponentId::new(loaded.row.number, 0, Press::StopTips);
        let stop = Button::new(id, tr(lang, "button-stop-tips", &Args::new()));
        Guide { lines: lines.collect(), stop: Some(stop) }
    }
}

/// At most one tip about what happened and one about the question.
fn tips(
    table: &Table,
    seat: Seat,
    question: Option<&Question>,
    find: impl Fn(&str) -> Option<String>,
) -> Vec<String> {
    let inside = question.is_some_and(|question| !question.answers.is_empty());
    let happened = if inside { None } else { about_events(table, seat, &find) };
    let asked = question.and_then(|question| about_question(table, seat, question, &find));
    happened.into_iter().chain(asked).collect()
}

fn about_question(
    table: &Table,
    seat: Seat,
    question: &Question,
    find: &impl Fn(&str) -> Option<String>,
) -> Option<String> {
    let (game, position) = (table.game(), table.position());
    if let Some(verb) = question.verb() {
        let is_new = times_done(table, seat, verb.as_str()) < TIMES;
        return find(&format!("tip-{game}-{verb}-{}", question.param)).filter(|_| is_new);
    }
    let recommended = question.options.iter().find(|id| position.describe(seat, &[], **id).recommended);
    let about_verb = recommended
        .filter(|verb| times_done(table, seat, verb.as_str()) < TIMES)
        .and_then(|verb| find(&format!("tip-{game}-{verb}")));
    about_verb.or_else(|| {
        let is_new = own_steps(table, seat).count() < FIRST_ACTIONS;
        let task = position.prompt(seat, Viewer::Seat(seat)).key;
        find(&format!("tip-{game}-{task}")).filter(|_| is_new)
    })
}

/// About the latest event since the player's last action that has a tip.
fn about_events(table: &Table, seat: Seat, find: &impl Fn(&str) -> Option<String>) -> Option<String> {
    let key = |event: &Event| event.describe(Viewer::Seat(seat)).map(|phrase| phrase.key);
    let opening = table.opening().map(|(_, events)| events).unwrap_or_default();
    let steps = table.steps();
    let last_own = steps.iter().rposition(|step| step.seat == seat && !step.out_of_turn);
    let since = &steps[last_own.unwrap_or(0)..];
    let before_the_first = opening.iter().filter(|_| last_own.is_none());
    let recent = before_the_first.chain(since.iter().flat_map(|step| &step.events));
    let recent: Vec<&'static str> = recent.filter_map(key).collect();
    let all: Vec<&'static str> =
        opening.iter().chain(steps.iter().flat_map(|step| &step.events)).filter_map(key).collect();
    let is_new = |wanted: &&&'static str| all.iter().filter(|key| *key == *wanted).count() <= TIMES;
    recent.iter().rev().filter(is_new).find_map(|key| find(&format!("tip-{}-{key}", table.game())))
}

fn own_steps(table: &Table, seat: Seat) -> impl Iterator<Item = &Step> {
    table.steps().iter().filter(move |step| step.seat == seat)
}

/// How often the player has used this verb.
fn times_done(table: &Table, seat: Seat, verb: &str) -> usize {
    let entries = &table.record().entries;
    let is_verb = |step: &&Step| {
        let entry = entries.iter().find(|entry| entry.n == step.n);
        let action = entry.and_then(|entry| match &entry.mark {
            archipel_rules::EntryKind::Action(action) => action["verb"].as_str(),
            archipel_rules::EntryKind::Undo(_) | archipel_rules::EntryKind::Redo(_) => None,
        });
        action == Some(verb)
    };
    own_steps(table, seat).filter(is_verb).count()
}

#[cfg(test)]
mod tests;
