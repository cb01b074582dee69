//! Turns a player's answers into the next question or an action. The panel, typed commands and autocomplete all use
//! it; none of them knows a rule.

use archipel_rules::{Action, Answer, Asked, GameId, Id, Position, Seat, VERB};

/// What follows after some answers.
#[derive(Clone, PartialEq, Debug)]
pub enum Next {
    Question(Question),
    Action(Action),
    /// The answers are not, or no longer, offered.
    Nowhere,
}

/// A question with its legal answers.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// The answers so far, including those that had no alternative.
    pub answers: Vec<Answer>,
    pub param: &'static str,
    pub options: Vec<Id>,
}

impl Question {
    pub fn verb(&self) -> Option<Id> {
        self.answers.first().map(|answer| answer.id)
    }
}

/// The question after exactly these answers; does not answer forced questions.
pub fn question(position: &Position, seat: Seat, answers: Vec<Answer>) -> Option<Question> {
    let mut options = Vec::new();
    match position.ask(seat, &answers, &mut options) {
        Asked::Question(param) => Some(Question { answers, param, options }),
        Asked::Complete | Asked::Nothing => None,
    }
}

/// Follows a path of ids, then answers every question that has only one answer.
pub fn follow(position: &Position, seat: Seat, path: &[Id]) -> Next {
    let mut answers: Vec<Answer> = Vec::with_capacity(path.len() + 2);
    let mut options = Vec::new();
    let mut path = path.iter();
    loop {
        options.clear();
        match position.ask(seat, &answers, &mut options) {
            Asked::Question(param) => {
                let id = match path.next() {
                    Some(id) if options.contains(id) => *id,
                    Some(_) => return Next::Nowhere,
                    None if options.len() == 1 && param != VERB => options[0],
                    None if options.is_empty() => return Next::Nowhere,
                    None => return Next::Question(Question { answers, param, options }),
                };
                answers.push(Answer { param, id });
            }
            Asked::Complete if path.next().is_none() => return action(position.game(), &answers),
            Asked::Complete | Asked::Nothing => return Next::Nowhere,
        }
    }
}

fn action(game: GameId, answers: &[Answer]) -> Next {
    game.from_answers(answers).map_or(Next::Nowhere, Next::Action)
}

/// Sorts answers whose order has no meaning, so that equal ones are adjacent and custom ids stay short.
pub fn tidy(game: GameId, question: &Question) -> Vec<Id> {
    let many = |param: &str| {
        let verb = question.verb().and_then(|id| game.verbs().iter().find(|verb| verb.id == id.as_str()));
        verb.is_some_and(|verb| verb.params.iter().any(|known| known.name == param && known.many))
    };
    let mut answers = question.answers.clone();
    let start = answers.iter().position(|answer| many(answer.param)).unwrap_or(answers.len());
    answers[start..].sort_by_key(|answer| answer.id);
    answers.iter().map(|answer| answer.id).collect()
}
