//! Turns a player's answers into the next question or an action. The panel, typed commands and autocomplete all use
//! it; none of them knows a rule.

use archipel_rules::{Action, Answer, Asked, DONE, GameId, Id, Param, Position, Seat, VERB};

/// How deep a question is spread out into the questions after it.
const MAX_DEPTH: usize = 3;

/// What follows after some answers.
#[derive(Clone, PartialEq, Debug)]
pub enum Next {
    Question(Question),
    Action(Action),
    /// The answers are not, or no longer, offered.
    Nowhere,
}

/// Which questions after the given answers are answered for the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fill {
    /// Those with a usual answer, such as the cheapest payment.
    Usual,
    /// None, except those with only one answer.
    Nothing,
}

/// A question with its legal answers.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// The answers so far, including those that had no alternative.
    pub answers: Vec<Answer>,
    pub param: &'static str,
    pub options: Vec<Id>,
}

/// What one press on a question answers: one or more questions in a row.
#[derive(Clone, PartialEq, Debug)]
pub struct Branch {
    /// From the verb on, including answers that had no alternative.
    pub answers: Vec<Answer>,
    /// The indices of the answers that the player chooses with this press.
    pub chosen: Vec<usize>,
    /// Whether the answers form a whole action.
    pub complete: bool,
}

impl Question {
    pub fn verb(&self) -> Option<Id> {
        self.answers.first().map(|answer| answer.id)
    }
}

impl Branch {
    /// The ids up to the last choice.
    pub fn path(&self) -> Vec<Id> {
        let end = self.chosen.last().map_or(self.answers.len(), |last| last + 1);
        self.answers[..end].iter().map(|answer| answer.id).collect()
    }

    pub fn action(&self, game: GameId) -> Option<Action> {
        if self.complete { game.from_answers(&self.answers) } else { None }
    }

    /// The same answers and one more, chosen by the player, and all that follow without a choice.
    fn with(&self, position: &Position, seat: Seat, param: &'static str, id: Id) -> Branch {
        let mut branch = self.clone();
        branch.chosen.push(branch.answers.len());
        branch.answers.push(Answer { param, id });
        let mut options = Vec::new();
        branch.complete = loop {
            options.clear();
            match position.ask(seat, &branch.answers, &mut options) {
                Asked::Question(param) if options.len() == 1 => {
                    branch.answers.push(Answer { param, id: options[0] });
                }
                Asked::Question(_) | Asked::Nothing => break false,
                Asked::Complete => break true,
            }
        };
        branch
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

/// Follows a path of ids, then answers every question that has only one answer, or that is to be filled in.
pub fn follow(position: &Position, seat: Seat, path: &[Id], fill: Fill) -> Next {
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
                    None => match usual(position, seat, &answers, param, &options) {
                        Some(id) if fill == Fill::Usual => id,
                        Some(_) | None => return Next::Question(Question { answers, param, options }),
                    },
                };
                answers.push(Answer { param, id });
            }
            Asked::Complete if path.next().is_none() => return action(position.game(), &answers),
            Asked::Complete | Asked::Nothing => return Next::Nowhere,
        }
    }
}

/// The answer to a question that the panel fills in, unless it is the first that the verb asks.
fn usual(
    position: &Position,
    seat: Seat,
    answers: &[Answer],
    param: &'static str,
    options: &[Id],
) -> Option<Id> {
    if answers.len() < 2 || !known(position.game(), answers, param)?.filled {
        return None;
    }
    let again = answers.iter().any(|answer| answer.param == param);
    let done = options.iter().find(|id| again && id.as_str() == DONE);
    let mut best = options.iter().filter(|id| position.describe(seat, answers, **id).recommended);
    done.or_else(|| best.next()).copied()
}

/// Whether the panel fills in answers to later questions of this verb.
pub fn has_usual_answers(game: GameId, verb: Id) -> bool {
    let known = game.verbs().iter().find(|known| known.id == verb.as_str());
    known.is_some_and(|verb| verb.params.iter().any(|param| param.filled))
}

fn known(game: GameId, answers: &[Answer], param: &str) -> Option<&'static Param> {
    let verb = answers.first()?.id;
    let verb = game.verbs().iter().find(|known| known.id == verb.as_str())?;
    verb.params.iter().find(|known| known.name == param)
}

/// Every answer to a question, spread out into the questions after it while there are at most `room` of them.
pub fn branches(position: &Position, seat: Seat, question: &Question, room: usize) -> Vec<Branch> {
    let start = Branch { answers: question.answers.clone(), chosen: Vec::new(), complete: false };
    let first = question.options.iter().map(|id| start.with(position, seat, question.param, *id));
    let mut all: Vec<Branch> = first.collect();
    for _ in 1..MAX_DEPTH {
        let mut deeper = Vec::with_capacity(all.len());
        for branch in &all {
            match next_choice(position, seat, branch) {
                Some(next) => {
                    let options = next.options.iter();
                    deeper.extend(options.map(|id| branch.with(position, seat, next.param, *id)));
                }
                None => deeper.push(branch.clone()),
            }
            if deeper.len() > room {
                return all;
            }
        }
        if deeper.len() == all.len() {
            return all;
        }
        all = deeper;
    }
    all
}

/// The question after a branch, unless it goes on with a list or is filled in.
fn next_choice(position: &Position, seat: Seat, branch: &Branch) -> Option<Question> {
    if branch.complete {
        return None;
    }
    let next = question(position, seat, branch.answers.clone())?;
    let param = known(position.game(), &branch.answers, next.param)?;
    let list = param.many || branch.answers.iter().any(|answer| answer.param == next.param);
    let list = list || next.options.iter().any(|id| id.as_str() == DONE);
    (!list && !param.filled).then_some(next)
}

/// The action to which the recommended answers lead from this question.
pub fn recommended(position: &Position, seat: Seat, question: &Question) -> Option<Branch> {
    let mut branch = Branch { answers: question.answers.clone(), chosen: Vec::new(), complete: false };
    let mut next = Some(question.clone());
    while let Some(asked) = next {
        let mut options = asked.options.iter();
        let best = options.find(|id| position.describe(seat, &branch.answers, **id).recommended)?;
        branch = branch.with(position, seat, asked.param, *best);
        next = (!branch.complete).then(|| self::question(position, seat, branch.answers.clone())).flatten();
    }
    branch.complete.then_some(branch)
}

fn action(game: GameId, answers: &[Answer]) -> Next {
    game.from_answers(answers).map_or(Next::Nowhere, Next::Action)
}

/// Sorts answers whose order has no meaning, so that equal ones are adjacent and custom ids stay short.
pub fn tidy(game: GameId, answers: &[Answer]) -> Vec<Id> {
    let many = |param: &str| known(game, answers, param).is_some_and(|known| known.many);
    let mut answers = answers.to_vec();
    let start = answers.iter().position(|answer| many(answer.param)).unwrap_or(answers.len());
    answers[start..].sort_by_key(|answer| answer.id);
    answers.iter().map(|answer| answer.id).collect()
}
