//! The answers to one question: up to five as buttons, more in a menu, with the recommended one also as a button.

use archipel_rules::{DONE, Seat};
use archipel_words::{Args, Lang, tr};
use serenity::all::ButtonStyle;

use super::Asking;
use super::consequences::Trial;
use super::labels::{self, Label};
use crate::answer_path::{self, Branch, Question};
use crate::custom_id::{ComponentId, Press, encode_path};
use crate::image_service;
use crate::loaded_game::LoadedGame;
use crate::reply::{Button, Menu, MenuOption, Reply};

/// More answers than these are listed in a menu.
const MAX_BUTTONS: usize = 5;
/// Discord's limit for a menu.
const MAX_OPTIONS: usize = 25;

/// The components of a question, and lines for what does not fit on its buttons.
pub struct Choices {
    pub reply: Reply,
    pub lines: Vec<String>,
    /// Whether an answer has a star.
    pub starred: bool,
}

/// What the choices of one panel have in common.
pub struct Asker<'a> {
    pub loaded: &'a LoadedGame,
    pub seat: Seat,
    pub lang: Lang,
    pub asking: Asking,
}

impl Asker<'_> {
    /// The component id of a press that goes on with these answers.
    pub fn id(&self, branch: &Branch) -> ComponentId {
        let path = answer_path::tidy(self.loaded.row.game, &branch.answers[..branch.path().len()]);
        ComponentId::new(self.loaded.row.number, self.loaded.table.next_number(), self.press(path))
    }

    fn press(&self, path: Vec<archipel_rules::Id>) -> Press {
        match self.asking {
            Asking::Usual | Asking::Confirmed => Press::Answer(path),
            Asking::Everything => Press::Detail(path),
        }
    }

    /// Labels with a note on those that end the turn, unless all do.
    pub fn labels(&self, branches: &[Branch]) -> Vec<Label> {
        let position = self.loaded.table.position();
        let trial = Trial::new(position, self.seat);
        let ends =
            |branch: &Branch| branch.action(position.game()).is_some_and(|action| trial.ends_turn(&action));
        let ends: Vec<bool> = branches.iter().map(ends).collect();
        let some = ends.iter().any(|ends| !ends);
        let labels = branches.iter().zip(ends).map(|(branch, ends)| {
            let label = labels::of_branch(self.loaded, self.seat, self.lang, branch);
            if ends && some {
                label.and(self.lang, &tr(self.lang, "panel-ends-turn", &Args::new()))
            } else {
                label
            }
        });
        labels.collect()
    }

    /// Labels with the numbers that the answers have on the picture. Choices that begin with the same answer share its number.
    fn numbered(&self, question: &Question, branches: &[Branch], labels: Vec<Label>) -> Vec<Label> {
        let shown = image_service::numbers(self.loaded, self.seat, question);
        let start = question.answers.len();
        let number = |branch: &Branch| {
            let answer = branch.answers.get(start)?;
            let index = question.options.iter().position(|id| *id == answer.id)?;
            Some(index + 1).filter(|number| shown.contains(number))
        };
        let labels = branches.iter().zip(labels).map(|(branch, label)| match number(branch) {
            Some(number) => label.numbered(number),
            None => label,
        });
        labels.collect()
    }

    /// A question with its answers.
    pub fn choices(&self, question: &Question) -> Choices {
        let position = self.loaded.table.position();
        let mut branches = answer_path::branches(position, self.seat, question, MAX_BUTTONS);
        if branches.len() > MAX_BUTTONS {
            branches = answer_path::branches(position, self.seat, question, MAX_OPTIONS);
        }
        let labels = self.numbered(question, &branches, self.labels(&branches));
        let starred = labels.iter().any(|label| label.recommended);
        let (reply, lines) = if branches.len() <= MAX_BUTTONS {
            self.buttons(&branches, labels)
        } else {
            (self.menu(question, &branches, labels), Vec::new())
        };
        Choices { reply: reply.buttons(self.other_ways(question)), lines, starred }
    }

    fn buttons(&self, branches: &[Branch], labels: Vec<Label>) -> (Reply, Vec<String>) {
        let labels: Vec<Label> = labels.into_iter().map(Label::starred).collect();
        let long = labels.iter().filter(|label| !label.fits_a_button(self.lang));
        let lines = long.map(|label| format!("• {}", label.line(self.lang))).collect();
        let buttons = branches.iter().zip(&labels).map(|(branch, label)| {
            let style = if label.recommended { ButtonStyle::Success } else { ButtonStyle::Primary };
            Button::new(self.id(branch), label.on_button(self.lang)).icon(label.icon.clone()).style(style)
        });
        (Reply::default().buttons(buttons.collect()), lines)
    }

    /// All answers in a menu; the recommended one, and the one that ends a list, also as buttons.
    fn menu(&self, question: &Question, branches: &[Branch], labels: Vec<Label>) -> Reply {
        let translator = self.loaded.translator(self.lang);
        let start = question.answers.len();
        let is_done =
            |branch: &Branch| branch.answers.get(start).is_some_and(|answer| answer.id.as_str() == DONE);
        let best = labels.iter().position(|label| label.recommended);
        let shown = branches.iter().enumerate().filter(|(index, one)| best == Some(*index) || is_done(one));
        let buttons = shown.map(|(index, branch)| {
            let label = labels[index].clone().starred();
            Button::new(self.id(branch), label.on_button(self.lang))
                .icon(label.icon)
                .style(ButtonStyle::Success)
        });
        let buttons: Vec<Button> = buttons.take(MAX_BUTTONS).collect();
        let verb = question.verb().unwrap_or_default();
        let others = if buttons.is_empty() { None } else { translator.other_answers(question.param) };
        let placeholder = others.unwrap_or_else(|| translator.question(verb.as_str(), question.param));
        Reply::default().buttons(buttons).menu(self.menu_of(question, branches, labels, placeholder))
    }

    /// A question of a verb as a menu.
    pub fn all_in_a_menu(&self, question: &Question) -> Menu {
        let position = self.loaded.table.position();
        let branches = answer_path::branches(position, self.seat, question, MAX_OPTIONS);
        let labels = self.labels(&branches);
        let translator = self.loaded.translator(self.lang);
        let verb = question.verb().unwrap_or_default();
        let asked = translator.question(verb.as_str(), question.param);
        let args = Args::new().with("verb", translator.verb(verb.as_str())).with("question", asked);
        self.menu_of(question, &branches, labels, tr(self.lang, "glue-question", &args))
    }

    fn menu_of(
        &self,
        question: &Question,
        branches: &[Branch],
        labels: Vec<Label>,
        placeholder: String,
    ) -> Menu {
        let start = question.answers.len();
        let options = branches.iter().zip(labels).map(|(branch, label)| {
            let label = label.starred();
            let value = encode_path(&branch.path()[start..]);
            let Label { icon, text, detail, .. } = label;
            MenuOption { value, icon, label: text, description: detail, selected: false }
        });
        let path = answer_path::tidy(self.loaded.row.game, &question.answers);
        let id = ComponentId::new(self.loaded.row.number, self.loaded.table.next_number(), self.press(path));
        Menu { id, placeholder, options: options.collect() }
    }

    /// The way to the questions that are usually filled in, such as another payment.
    fn other_ways(&self, question: &Question) -> Vec<Button> {
        let game = self.loaded.row.game;
        let filled = question.verb().is_some_and(|verb| answer_path::has_usual_answers(game, verb));
        if !filled || self.asking == Asking::Everything {
            return Vec::new();
        }
        let path = answer_path::tidy(game, &question.answers);
        let id =
            ComponentId::new(self.loaded.row.number, self.loaded.table.next_number(), Press::Detail(path));
        vec![Button::new(id, tr(self.lang, "button-other-ways", &Args::new()))]
    }
}
