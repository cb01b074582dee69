//! What is not possible now, and what is missing for it: the refusals of the rules, asked for before the player tries.

use archipel_rules::{Action, Answer, Arg, Id, Param, Phrase, Refusal, Seat, VERB, Verb, When};
use archipel_words::{Args, Lang, tr};

use super::consequences::Trial;
use super::labels;
use crate::answer_path::{self, Question};
use crate::loaded_game::LoadedGame;

/// The most lines on one panel.
const MAX_LINES: usize = 5;
/// The most answers that are tried for one verb.
const MAX_TRIED: usize = 60;
const MAX_TRIED_TYPED: usize = 300;
/// Refusals that say only that this is not the time for the verb.
const NOT_THE_TIME: [&str; 20] = [
    "action_owed",
    "card_not_in_hand",
    "choice_pending",
    "choose_first",
    "game_over",
    "impossible",
    "locked",
    "no_action_left",
    "no_extra_pending",
    "not_a_player",
    "not_in_hand",
    "not_paying",
    "not_running",
    "not_your_turn",
    "payment_open",
    "pending",
    "unknown_card",
    "unknown_id",
    "wrong_phase",
    "your_turn",
];

/// Lines about the verbs of the turn that are not offered.
pub fn verbs(loaded: &LoadedGame, seat: Seat, lang: Lang, offered: &[Id]) -> Vec<String> {
    let position = loaded.table.position();
    if !position.due().contains(seat) {
        return Vec::new();
    }
    let trial = Trial::new(position, seat);
    let game = loaded.row.game;
    let missing = |verb: &&Verb| {
        let filled = answer_path::has_usual_answers(game, Id::new(verb.id));
        verb.when == When::Due && !filled && offered.iter().all(|id| id.as_str() != verb.id)
    };
    let refused = game.verbs().iter().filter(missing).filter_map(|verb| {
        let refusal = nearest_refusal(loaded, &trial, verb, MAX_TRIED)?;
        Some(line(loaded, lang, &labels::plain(loaded, seat, lang, &[], Id::new(verb.id)), &refusal))
    });
    refused.take(MAX_LINES).collect()
}

/// Why a verb that a player types is not offered now.
pub fn verb(loaded: &LoadedGame, seat: Seat, verb: &Verb) -> Option<Refusal> {
    nearest_refusal(loaded, &Trial::new(loaded.table.position(), seat), verb, MAX_TRIED_TYPED)
}

fn nearest_refusal(loaded: &LoadedGame, trial: &Trial, verb: &Verb, most: usize) -> Option<Refusal> {
    let start = vec![Answer { param: VERB, id: Id::new(verb.id) }];
    let mut tried = Vec::new();
    actions(loaded, &start, verb.params, most, &mut tried);
    nearest(tried.iter().filter_map(|action| trial.refusal(action)))
}

/// Lines about the answers to a question that are not offered, if the question is about a few known things.
pub fn answers(loaded: &LoadedGame, seat: Seat, lang: Lang, question: &Question) -> Vec<String> {
    let (game, Some(verb)) = (loaded.row.game, question.verb()) else { return Vec::new() };
    if answer_path::has_usual_answers(game, verb) {
        return Vec::new();
    }
    let trial = Trial::new(loaded.table.position(), seat);
    let values = game.all_values(question.param);
    let others = values.into_iter().filter(|id| !question.options.contains(id)).take(MAX_TRIED);
    let refused = others.filter_map(|id| {
        let mut answers = question.answers.clone();
        answers.push(Answer { param: question.param, id });
        let refusal = trial.refusal(&game.from_answers(&answers)?)?;
        let told = is_told(&refusal) && !refusal.0.args.is_empty();
        let label = labels::plain(loaded, seat, lang, &question.answers, id);
        told.then(|| line(loaded, lang, &label, &refusal))
    });
    refused.take(MAX_LINES).collect()
}

/// Every action that these answers can become, up to a limit.
fn actions(loaded: &LoadedGame, answers: &[Answer], params: &[Param], most: usize, found: &mut Vec<Action>) {
    if found.len() >= most {
        return;
    }
    found.extend(loaded.row.game.from_answers(answers));
    let Some((param, rest)) = params.split_first() else { return };
    for id in loaded.row.game.all_values(param.name) {
        let mut next = answers.to_vec();
        next.push(Answer { param: param.name, id });
        actions(loaded, &next, rest, most, found);
    }
}

fn is_told(refusal: &Refusal) -> bool {
    !NOT_THE_TIME.contains(&refusal.code())
}

/// The refusal that lacks least. One that names what is missing goes before one that does not.
fn nearest(refusals: impl Iterator<Item = Refusal>) -> Option<Refusal> {
    refusals.filter(is_told).min_by_key(|refusal| match amount(&refusal.0) {
        Some(missing) => (0, missing),
        None => (1, 0),
    })
}

/// The numbers in a refusal, added up; `None` if it names none.
fn amount(phrase: &Phrase) -> Option<i64> {
    let numbers = phrase.args.iter().filter_map(|(_, arg)| match arg {
        Arg::Number(number) => Some(*number),
        Arg::Terms(terms) => Some(terms.iter().map(|(_, count)| count).sum()),
        Arg::Seat(_) | Arg::Term(_) | Arg::Place(_) | Arg::Phrase(_) => None,
    });
    numbers.reduce(|one, other| one + other)
}

fn line(loaded: &LoadedGame, lang: Lang, label: &str, refusal: &Refusal) -> String {
    let reason = loaded.translator(lang).refusal(refusal);
    let said = tr(lang, "glue-answer", &Args::new().with("label", label).with("detail", reason));
    format!("-# ✗ {said}")
}
