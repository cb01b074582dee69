//! What a choice is called on a button, in a menu and in a line of text. The only place that puts label, icon, star,
//! cost and effect together.

use archipel_rules::{Answer, Choice, Id, Seat};
use archipel_words::{Args, Icon, Lang, Translator, tr};

use crate::answer_path::Branch;
use crate::loaded_game::LoadedGame;

/// Discord's limit for the text of a button.
const MAX_BUTTON: usize = 80;

/// A choice in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// Buttons and menus show it in a field of its own.
    pub icon: Option<Icon>,
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
        Icon::before(self.icon.as_ref(), &self.with_detail(lang, "glue-answer"))
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

    /// With the number that the answer has on the picture.
    #[must_use]
    pub fn numbered(mut self, number: usize) -> Label {
        if let Some(circled) = circled(number) {
            self.text = format!("{circled} {}", self.text);
        }
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

/// ① to ㉕, as many as a menu has lines.
fn circled(number: usize) -> Option<char> {
    let number = u32::try_from(number).ok()?;
    match number {
        1..=20 => char::from_u32(0x2460 + number - 1),
        21..=25 => char::from_u32(0x3251 + number - 21),
        _ => None,
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
    let names = choices.iter().map(|choice| translator.label(&choice.label));
    let text = names.reduce(|before, next| glued_choice(lang, &before, &next)).unwrap_or_default();
    let detail = choices.iter().rev().find_map(|choice| choice.detail.as_ref());
    Label {
        // That of the last choice tells the buttons of a question apart.
        icon: choices.iter().rev().find_map(|choice| icon(&translator, choice)),
        text,
        detail: detail.map(|detail| translator.detail(detail)).filter(|detail| !detail.is_empty()),
        recommended: !choices.is_empty() && choices.iter().all(|choice| choice.recommended),
    }
}

/// The label of one answer without a star.
pub fn plain(loaded: &LoadedGame, seat: Seat, lang: Lang, answers: &[Answer], id: Id) -> String {
    let translator = loaded.plain_translator(lang);
    let choice = loaded.table.position().describe(seat, answers, id);
    Icon::before(icon(&translator, &choice).as_ref(), &translator.label(&choice.label))
}

/// An option's label, and its cost and effect; verbs without either are explained.
pub fn label(loaded: &LoadedGame, seat: Seat, lang: Lang, answers: &[Answer], id: Id) -> Label {
    let translator = loaded.plain_translator(lang);
    let choice = loaded.table.position().describe(seat, answers, id);
    let detail = match &choice.detail {
        Some(detail) => Some(translator.detail(detail)),
        None if answers.is_empty() => Some(translator.attr(&format!("verb-{id}"), "description")),
        None => None,
    };
    let label = Label {
        icon: icon(&translator, &choice),
        text: translator.label(&choice.label),
        detail,
        recommended: choice.recommended,
    };
    // A recommended verb is a green button instead.
    if answers.is_empty() { label } else { label.starred() }
}

/// The icon of the label, or of the term that it names.
fn icon(translator: &Translator, choice: &Choice) -> Option<Icon> {
    translator.icon_of_answer(&choice.label, choice.id.as_str())
}
