//! The picture beside a question of the panel, and the question in words for its alt text.

use archipel_render::{Picture, PictureOptions, Subject};
use archipel_rules::{Id, Seat, VERB, View, Viewer};
use archipel_words::{Args, Lang, Translator, join_lines, tr};

use super::{MAX_ALT, Scene, with_options};
use crate::answer_path::Question;
use crate::loaded_game::LoadedGame;

/// A question as its picture needs it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Decision {
    seat: Seat,
    verb: Option<Id>,
    param: &'static str,
    options: Vec<Id>,
    /// The question and the labels of its answers, in the reader's language.
    asked: String,
    labels: Vec<String>,
}

/// The answers that the picture beside a question shows: their numbers in the order of `question.options`, from 1.
pub fn numbers(loaded: &LoadedGame, seat: Seat, question: &Question) -> Vec<usize> {
    let Some(verb) = question.verb() else { return Vec::new() };
    let view = loaded.table.position().view(Viewer::Seat(seat));
    let asked =
        archipel_render::Question { verb: Some(verb), param: question.param, options: &question.options };
    let translator = loaded.plain_translator(Lang::ENGLISH);
    with_options(&translator, &Scene::plain(Subject::Hand), |options| {
        archipel_render::shown_answers(&view, seat, &asked, options)
    })
}

impl Decision {
    /// Without a question, the player waits.
    pub(super) fn new(loaded: &LoadedGame, seat: Seat, question: Option<&Question>, lang: Lang) -> Decision {
        let waiting = Decision {
            seat,
            verb: None,
            param: VERB,
            options: Vec::new(),
            asked: String::new(),
            labels: Vec::new(),
        };
        let Some(question) = question else { return waiting };
        let (translator, verb) = (loaded.plain_translator(lang), question.verb());
        let position = loaded.table.position();
        let label = |id: &Id| translator.label(&position.describe(seat, &question.answers, *id).label);
        // The verbs are no places, so they have no numbers.
        let Some(chosen) = verb else { return Decision { options: question.options.clone(), ..waiting } };
        Decision {
            verb,
            param: question.param,
            asked: translator.question(chosen.as_str(), question.param),
            labels: question.options.iter().map(label).collect(),
            options: question.options.clone(),
            ..waiting
        }
    }

    fn question(&self) -> archipel_render::Question<'_> {
        archipel_render::Question { verb: self.verb, param: self.param, options: &self.options }
    }

    pub(super) fn draw(&self, view: &View, options: &PictureOptions<'_>) -> Picture {
        archipel_render::draw_decision(view, self.seat, &self.question(), options)
    }

    /// What is asked, the numbered answers, and what the player has.
    pub(super) fn alt(
        &self,
        view: &View,
        options: &PictureOptions<'_>,
        translator: &Translator<'_>,
    ) -> String {
        let question = self.question();
        let numbers = archipel_render::shown_answers(view, self.seat, &question, options);
        let answers: Vec<String> = numbers
            .into_iter()
            .filter_map(|number| {
                let args =
                    Args::new().with("number", number).with("label", self.labels.get(number - 1)?.as_str());
                Some(tr(translator.lang, "alt-decision-answer", &args))
            })
            .collect();
        let asked = if answers.is_empty() {
            self.asked.clone()
        } else {
            let args = Args::new().with("question", self.asked.as_str()).with("answers", answers.join(", "));
            tr(translator.lang, "alt-decision", &args)
        };
        let described = archipel_render::describe_decision(view, self.seat, &question, options);
        let described = described.iter().map(|phrase| translator.phrase(phrase));
        let sentences: Vec<String> =
            [asked].into_iter().filter(|asked| !asked.is_empty()).chain(described).collect();
        join_lines(translator.lang, &sentences, MAX_ALT)
    }
}
