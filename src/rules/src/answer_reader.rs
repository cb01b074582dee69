//! Reads answers in the order of the questions. Shared by all games.

use std::marker::PhantomData;

use crate::{Answer, Asked, Id, VERB};

/// The answers do not form a valid action.
#[derive(Debug)]
pub(crate) struct InvalidAnswers;

/// A type that can be parsed from its id, such as the verbs of a game.
pub(crate) trait ParseId: Sized {
    fn parse_id(id: &str) -> Option<Self>;
}

/// Reads the answers after the verb one by one. Each game adds methods for its own types of answers; `M` is its verb
/// type.
#[derive(Debug)]
pub(crate) struct AnswerReader<'a, M> {
    answers: &'a [Answer],
    verbs: PhantomData<M>,
}

impl<'a, M: ParseId> AnswerReader<'a, M> {
    /// Splits the answers into the verb and a reader for the rest.
    pub fn open(answers: &'a [Answer]) -> Result<(M, AnswerReader<'a, M>), InvalidAnswers> {
        let mut reader = AnswerReader { answers, verbs: PhantomData };
        let action = reader.next(VERB, M::parse_id)?.ok_or(InvalidAnswers)?;
        Ok((action, reader))
    }

    /// Reads the answer to this question; `None` if there are no more answers.
    pub fn next<T>(
        &mut self,
        param: &str,
        parse: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, InvalidAnswers> {
        let Some((answer, rest)) = self.answers.split_first() else { return Ok(None) };
        if answer.param != param {
            return Err(InvalidAnswers);
        }
        self.answers = rest;
        parse(answer.id.as_str()).map(Some).ok_or(InvalidAnswers)
    }

    /// Reads the answer to this question if it comes next; otherwise reads nothing.
    pub fn if_next<T>(
        &mut self,
        param: &str,
        parse: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, InvalidAnswers> {
        if self.asks(param) { self.next(param, parse) } else { Ok(None) }
    }

    pub fn digit(&mut self, param: &str) -> Result<Option<u8>, InvalidAnswers> {
        self.next(param, digit)
    }

    pub fn peek(&self) -> Option<&Answer> {
        self.answers.first()
    }

    /// Whether the next answer belongs to this question.
    pub fn asks(&self, param: &str) -> bool {
        self.peek().is_some_and(|answer| answer.param == param)
    }

    /// Whether exactly one answer is left and it belongs to this question.
    pub fn asks_only(&self, param: &str) -> bool {
        self.answers.len() == 1 && self.asks(param)
    }

    pub fn is_done(&self) -> bool {
        self.answers.is_empty()
    }

    /// Implements `Game::ask`: without answers it asks for a verb (`open` lists the legal ones); otherwise `of_verb`
    /// decides.
    pub fn ask<O: IntoIterator<Item = Id>>(
        answers: &'a [Answer],
        options: &mut Vec<Id>,
        open: impl FnOnce() -> O,
        of_verb: impl FnOnce(M, &mut AnswerReader<'a, M>, &mut Vec<Id>) -> Result<Asked, InvalidAnswers>,
    ) -> Asked {
        options.clear();
        if answers.is_empty() {
            return question(VERB, options, open());
        }
        let opened = AnswerReader::open(answers);
        let asked = opened
            .and_then(|(action, mut rest)| of_verb(action, &mut rest, options))
            .unwrap_or(Asked::Nothing);
        if !matches!(asked, Asked::Question(_)) {
            options.clear();
        }
        asked
    }
}

/// Asks this question if it has at least one option.
pub(crate) fn question(
    name: &'static str,
    options: &mut Vec<Id>,
    ids: impl IntoIterator<Item = Id>,
) -> Asked {
    options.extend(ids);
    if options.is_empty() { Asked::Nothing } else { Asked::Question(name) }
}

/// Ends the questions: `Complete` if the action is legal and no answer is left over.
pub(crate) fn complete<M: ParseId>(legal: bool, rest: &AnswerReader<M>) -> Asked {
    if legal && rest.is_done() { Asked::Complete } else { Asked::Nothing }
}

/// Parses a digit from 1 to 9.
pub(crate) fn digit(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'1'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}
