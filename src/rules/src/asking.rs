//! What the questions of the games share: answers are walked through in the order of the questions.

use std::marker::PhantomData;

use crate::{Answer, Asked, Id, VERB};

/// The answers are no such thing.
#[derive(Debug)]
pub(crate) struct Garbled;

/// A kind that has an id, such as the verbs of a game.
pub(crate) trait Named: Sized {
    fn named(id: &str) -> Option<Self>;
}

/// Walks through the answers after the verb. Each game adds its own kinds of answers, for `M`, its verbs.
#[derive(Debug)]
pub(crate) struct Reader<'a, M> {
    answers: &'a [Answer],
    verbs: PhantomData<M>,
}

impl<'a, M: Named> Reader<'a, M> {
    /// The verb, and a reader for the rest.
    pub fn open(answers: &'a [Answer]) -> Result<(M, Reader<'a, M>), Garbled> {
        let mut reader = Reader { answers, verbs: PhantomData };
        let action = reader.next(VERB, M::named)?.ok_or(Garbled)?;
        Ok((action, reader))
    }

    /// The answer to this question; `None`: it has not been answered yet.
    pub fn next<T>(&mut self, param: &str, parse: impl Fn(&str) -> Option<T>) -> Result<Option<T>, Garbled> {
        let Some((answer, rest)) = self.answers.split_first() else { return Ok(None) };
        if answer.param != param {
            return Err(Garbled);
        }
        self.answers = rest;
        parse(answer.id.as_str()).map(Some).ok_or(Garbled)
    }

    /// The answer to this question if it comes next, else nothing.
    pub fn if_next<T>(
        &mut self,
        param: &str,
        parse: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, Garbled> {
        if self.asks(param) { self.next(param, parse) } else { Ok(None) }
    }

    pub fn digit(&mut self, param: &str) -> Result<Option<u8>, Garbled> {
        self.next(param, digit)
    }

    /// The answer that comes next.
    pub fn peek(&self) -> Option<&Answer> {
        self.answers.first()
    }

    /// Is the next answer one to this question?
    pub fn asks(&self, param: &str) -> bool {
        self.peek().is_some_and(|answer| answer.param == param)
    }

    /// Is the only answer left one to this question?
    pub fn asks_only(&self, param: &str) -> bool {
        self.answers.len() == 1 && self.asks(param)
    }

    pub fn is_done(&self) -> bool {
        self.answers.is_empty()
    }

    /// What is asked after these answers: a verb among the open ones, or what the verb's own questions are.
    pub fn ask<O: IntoIterator<Item = Id>>(
        answers: &'a [Answer],
        options: &mut Vec<Id>,
        open: impl FnOnce() -> O,
        of_verb: impl FnOnce(M, &mut Reader<'a, M>, &mut Vec<Id>) -> Result<Asked, Garbled>,
    ) -> Asked {
        options.clear();
        if answers.is_empty() {
            return question(VERB, options, open());
        }
        let opened = Reader::open(answers);
        let asked = opened
            .and_then(|(action, mut rest)| of_verb(action, &mut rest, options))
            .unwrap_or(Asked::Nothing);
        if !matches!(asked, Asked::Question(_)) {
            options.clear();
        }
        asked
    }
}

/// A question with these options, if there are any.
pub(crate) fn question(
    name: &'static str,
    options: &mut Vec<Id>,
    ids: impl IntoIterator<Item = Id>,
) -> Asked {
    options.extend(ids);
    if options.is_empty() { Asked::Nothing } else { Asked::Question(name) }
}

/// Nothing is left to ask: a legal action, if that was all.
pub(crate) fn complete<M: Named>(legal: bool, rest: &Reader<M>) -> Asked {
    if legal && rest.is_done() { Asked::Complete } else { Asked::Nothing }
}

/// 1 to 9.
pub(crate) fn digit(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'1'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}
