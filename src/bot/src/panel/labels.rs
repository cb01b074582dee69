//! What a choice is called on a button, in a menu and in a line of text. The only place that puts label, icon, star,
//! cost and effect together.

use archipel_rules::{Answer, Choice, Id, Seat};
use archipel_words::{Args, Lang, Translator, tr};

use crate::answer_path::Branch;
use crate::loaded_game::LoadedGame;

/// Discord's limit for the text of a button.
const MAX_BUTTON: usize = 80;

/// A choice in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    pub text: String,
    /// Cost and effect.
    pub detail: Option<String>,
    pub recommended: bool,
}

impl Label {
    /// The text of a button: with cost and effect if they fit.
    pub fn on_button(&self, lang: Lang) -> String {
        match &self.detail {
            Some(_) if self.fits_a_button(lang) => self.with_detail(lang, "glue-choice"),
            Some(_) | None => self.text.clone(),
        }
    }

    /// Whether the button tells everything.
    pub fn fits_a_button(&self, lang: Lang) -> bool {
        self.with_detail(lang, "glue-choice").chars().count() <= MAX_BUTTON
    }

    /// One line of text.
    pub fn line(&self, lang: Lang) -> String {
        self.with_detail(lang, "glue-answer")
    }

    fn with_detail(&self, lang: Lang, glue: &str) -> String {
        match &self.detail {
            Some(detail) if glue == "glue-answer" => {
                tr(lang, glue, &Args::new().with("label", &self.text).with("detail", detail))
            }
            Some(detail) => glued_choice(lang, &self.text, detail),
            None => self.text.clone(),
        }
    }

    /// Adds a further effect to the detail.
    #[must_use]
    pub fn and(mut self, lang: Lang, effect: &str) -> Label {
        self.detail = Some(match self.detail {
            Some(detail) => glued_choice(lang, &detail, effect),
            None => effect.to_owned(),
        });
        self
    }

    /// With the star that marks recommended answers beside others.
    #[must_use]
    pub fn starred(mut self) -> Label {
        if self.recommended {
            self.text = format!("★ {}", self.text);
        }
        self
    }
}

fn glued_choice(lang: Lang, before: &str, next: &str) -> String {
    tr(lang, "glue-choice", &Args::new().with("before", before).with("next", next))
}

/// All that one press chooses; its cost and effect are those of the last choice.
pub fn of_branch(loaded: &LoadedGame, seat: Seat, lang: Lang, branch: &Branch) -> Label {
    let position = loaded.table.position();
    let translator = loaded.plain_translator(lang);
    let choices = branch.chosen.iter().map(|index| {
        let (before, answer) = (&branch.answers[..*index], branch.answers[*index]);
        position.describe(seat, before, answer.id)
    });
    let choices: Vec<Choice> = choices.collect();
    let names = choices.iter().map(|choice| with_icon(&translator, choice));
    let text = names.reduce(|before, next| glued_choice(lang, &before, &next)).unwrap_or_default();
    let detail = choices.iter().rev().find_map(|choice| choice.detail.as_ref());
    Label {
        text,
        detail: detail.map(|detail| translator.detail(detail)).filter(|detail| !detail.is_empty()),
        recommended: !choices.is_empty() && choices.iter().all(|choice| choice.recommended),
    }
}

/// The label of one answer without a star.
pub fn plain(loaded: &LoadedGame, seat: Seat, lang: Lang, answers: &[Answer], id: Id) -> String {
    with_icon(&loaded.plain_translator(lang), &loaded.table.position().describe(seat, answers, id))
}

/// An option's label, and its cost and effect; verbs without either are explained.
pub fn label(
    loaded: &LoadedGame,
    seat: Seat,
    lang: Lang,
    answers: &[Answer],
    id: Id,
) -> (String, Option<String>) {
    let translator = loaded.plain_translator(lang);
    let choice = loaded.table.position().describe(seat, answers, id);
    let star = if choice.recommended && !answers.is_empty() { "★ " } else { "" };
    let label = format!("{star}{}", with_icon(&translator, &choice));
    let detail = match &choice.detail {
        Some(detail) => Some(translator.detail(detail)),
        None if answers.is_empty() => Some(translator.attr(&format!("verb-{id}"), "description")),
        None => None,
    };
    (label, detail)
}

/// The label with its icon, or with that of the term that it names.
fn with_icon(translator: &Translator, choice: &Choice) -> String {
    let label = translator.label(&choice.label);
    let icon = translator.icon(choice.label.key).or_else(|| translator.icon(choice.id.as_str()));
    icon.map_or_else(|| label.clone(), |icon| format!("{icon} {label}"))
}
