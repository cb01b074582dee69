//! The first page of the panel: what the player can do now, as buttons; what is possible at any time, in a menu.

use archipel_rules::{DONE, Id, When};
use archipel_words::{Args, tr};
use serenity::all::ButtonStyle;

use super::choices::Asker;
use super::labels::{self, Label};
use crate::answer_path::{self, Branch, Question};
use crate::custom_id::{ComponentId, Press};
use crate::reply::{Button, Menu, MenuOption, Reply};

/// Three rows, which leaves one for the menu and one for undo and the views.
const MAX_BUTTONS: usize = 15;
/// Rows of buttons and menus, without the menu of what is possible at any time.
const MAX_ROWS: usize = 3;
const BUTTONS_IN_A_ROW: usize = 5;
/// A verb is spread out into its answers while there are at most this many buttons.
const MAX_SPREAD: usize = 10;
/// The answers of one verb that are shown at once, beside other verbs and alone.
const ANSWERS_BESIDE: usize = 3;
const ANSWERS_ALONE: usize = 8;

/// The buttons of the first page, and whether one of them has a star.
pub struct Actions {
    pub reply: Reply,
    pub starred: bool,
}

impl Asker<'_> {
    /// All actions that are possible now.
    pub fn actions(&self, question: &Question) -> Actions {
        let known = self.loaded.row.game.verbs();
        let when = |id: &Id| known.iter().find(|verb| verb.id == id.as_str()).map(|verb| verb.when);
        let (anytime, due): (Vec<Id>, Vec<Id>) =
            question.options.iter().partition(|id| when(id) == Some(When::Anytime));
        let is_plan = |branch: &Branch| when(&branch.answers[0].id) == Some(When::Ahead);
        let mut branches = self.spread_out(question, &due);
        let best = answer_path::recommended(self.loaded.table.position(), self.seat, question);
        if let Some(best) = best.filter(|best| branches.iter().all(|one| one.path() != best.path())) {
            branches.insert(0, best);
        }
        // The last verb ends the turn, so it must not be cut off.
        while branches.len() > MAX_BUTTONS {
            branches.remove(branches.len() - 2);
        }
        let room = MAX_ROWS.saturating_sub(branches.len().div_ceil(BUTTONS_IN_A_ROW));
        let is_due = |branch: &Branch| when(&branch.answers[0].id) == Some(When::Due);
        let menus = self.open_questions(branches.iter().filter(|branch| is_due(branch)), room);
        branches.retain(|branch| menus.iter().all(|menu| menu.answers != branch.answers));
        let labels: Vec<Label> = self.labels(&branches);
        let starred = labels.iter().any(|label| label.recommended);
        let buttons = branches.iter().zip(labels).map(|(branch, label)| {
            let style = if label.recommended {
                ButtonStyle::Success
            } else if is_plan(branch) {
                ButtonStyle::Secondary
            } else {
                ButtonStyle::Primary
            };
            let label = if branch.complete { label.starred() } else { label };
            Button::new(self.id(branch), label.on_button(self.lang)).icon(label.icon).style(style)
        });
        let mut reply = Reply::default().buttons(buttons.collect());
        for question in menus {
            reply = reply.menu(self.all_in_a_menu(&question));
        }
        let reply = reply.menu(self.anytime(question, &anytime));
        Actions { reply, starred }
    }

    /// One button for each verb, or for each of its answers where they are few.
    fn spread_out(&self, question: &Question, due: &[Id]) -> Vec<Branch> {
        let position = self.loaded.table.position();
        let ask = |options: Vec<Id>, room| {
            let question = Question { options, ..question.clone() };
            answer_path::branches(position, self.seat, &question, room)
        };
        let room = if due.len() == 1 { ANSWERS_ALONE } else { ANSWERS_BESIDE };
        let mut total = due.len();
        let mut all = Vec::with_capacity(MAX_SPREAD);
        for verb in due {
            let few = !answer_path::has_usual_answers(self.loaded.row.game, *verb);
            let spread = ask(vec![*verb], if few { room } else { 1 });
            let fits = total + spread.len() <= MAX_SPREAD + 1 || spread.len() == 1;
            let chosen = if fits { spread } else { ask(vec![*verb], 1) };
            total += chosen.len() - 1;
            all.extend(chosen);
        }
        all
    }

    /// The questions of verbs with many answers, which are menus of the first page instead of buttons.
    fn open_questions<'b>(&self, branches: impl Iterator<Item = &'b Branch>, room: usize) -> Vec<Question> {
        let position = self.loaded.table.position();
        let verbs = branches.filter(|branch| !branch.complete && branch.chosen.len() == 1);
        let questions = verbs.filter_map(|branch| {
            let filled = answer_path::has_usual_answers(self.loaded.row.game, branch.answers[0].id);
            let question = answer_path::question(position, self.seat, branch.answers.clone())?;
            let list = question.options.iter().any(|id| id.as_str() == DONE);
            (!filled && !list).then_some(question)
        });
        questions.take(room).collect()
    }

    fn anytime(&self, question: &Question, verbs: &[Id]) -> Menu {
        let options = verbs.iter().map(|id| {
            let Label { icon, text, detail, .. } =
                labels::label(self.loaded, self.seat, self.lang, &question.answers, *id);
            MenuOption { value: id.to_string(), icon, label: text, description: detail, selected: false }
        });
        let (number, entry) = (self.loaded.row.number, self.loaded.table.next_number());
        Menu {
            id: ComponentId::new(number, entry, Press::Answer(Vec::new())),
            placeholder: tr(self.lang, "panel-anytime", &Args::new()),
            options: options.collect(),
        }
    }
}
