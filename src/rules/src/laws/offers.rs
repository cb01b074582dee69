//! Exactly what is offered is accepted, and a refusal changes nothing.

use std::collections::BTreeSet;

use super::{Checked, Violation, random_action};
use crate::{Answer, Answers, Asked, Game, Id, Seat, VERB};

impl<G: Game> Checked<G> {
    /// Every question fits a Discord menu; every offered answer has a label and leads to a question or an action.
    pub(super) fn questions_are_sound(&mut self, seat: Seat) -> Result<(), Violation> {
        let mut open: Vec<Vec<Answer>> = vec![Vec::new()];
        while let Some(answers) = open.pop() {
            let mut options = Vec::new();
            match self.game.ask(seat, &answers, &mut options) {
                Asked::Question(param) => {
                    let distinct: BTreeSet<&Id> = options.iter().collect();
                    let fits = (1..=25).contains(&options.len()) && distinct.len() == options.len();
                    self.require(fits, "a question has 1 to 25 different answers", || {
                        format!("{answers:?}: {options:?}")
                    })?;
                    // Deep trees (discards, offers, voyages) are sampled: follow about two answers, then about one.
                    let (many, followed) = match answers.len() {
                        0..=2 => (1, 1),
                        3 => (options.len() as u32, 2),
                        _ => (options.len() as u32, 1),
                    };
                    for id in options {
                        let choice = self.game.describe(seat, &answers, id);
                        self.require(choice.id == id, "a label belongs to its option", || {
                            format!("{answers:?} {id}")
                        })?;
                        let mut next = answers.clone();
                        next.push(Answer { param, id });
                        if self.dice.below(many) < followed {
                            open.push(next);
                        }
                    }
                }
                Asked::Complete => {
                    let action = G::from_answers(&answers);
                    let readable = action.as_ref().is_some_and(|action| self.game.is_offered(seat, action));
                    self.require(readable, "complete answers form an offered action", || {
                        format!("{answers:?}")
                    })?;
                }
                Asked::Nothing => {
                    self.require(
                        answers.is_empty(),
                        "an offered answer leads to a question or an action",
                        || format!("{answers:?}"),
                    )?;
                }
            }
        }
        Ok(())
    }

    /// For offered and corrupted actions, `ask` and `apply` agree, and a refusal changes nothing.
    pub(super) fn offered_iff_accepted(&mut self, seat: Seat) -> Result<(), Violation> {
        for _ in 0..12 {
            // Start with an action of any seat, then change some of its answers.
            let origin = Seat(self.dice.index(self.game.seats()) as u8);
            let mut answers = match random_action(&self.game, origin, true, &mut self.dice, &mut self.scratch)
            {
                Some(action) => G::to_answers(&action),
                None => self.random_answers(),
            };
            match self.dice.below(4) {
                0 => {}
                1 => answers = self.random_answers(),
                _ => self.corrupt(&mut answers),
            }
            let Some(action) = G::from_answers(&answers) else {
                let asked = self.game.ask(seat, &answers, &mut Vec::new());
                self.require(asked != Asked::Complete, "invalid answers are not complete", || {
                    format!("{answers:?}")
                })?;
                continue;
            };
            let offered = self.game.is_offered(seat, &action);
            let mut changed = self.game.clone();
            let mut events = Vec::new();
            let result = changed.apply(seat, &action, &mut events);
            self.require(offered == result.is_ok(), "offered if and only if accepted", || {
                format!("{seat:?} {action:?}: offered {offered}, but {result:?}")
            })?;
            if result.is_err() {
                let untouched = changed == self.game && events.is_empty();
                self.require(untouched, "a refusal changes nothing", || format!("{seat:?} {action:?}"))?;
            }
        }
        Ok(())
    }

    /// Random answers: any verb with any known ids.
    pub(super) fn random_answers(&mut self) -> Answers {
        let mut answers = Answers::new();
        if let Some(verb) = self.dice.pick(G::verbs()) {
            let _ = answers.try_push(Answer { param: VERB, id: Id::new(verb.id) });
            for param in verb.params {
                let times = if param.many { self.dice.below(4) } else { self.dice.below(5).min(1) };
                for _ in 0..times {
                    let id = self.random_id();
                    let _ = answers.try_push(Answer { param: param.name, id });
                }
            }
        }
        answers
    }

    /// An id that was offered to any seat, or a number.
    pub(super) fn random_id(&mut self) -> Id {
        if self.dice.below(3) == 0 {
            return Id::number(self.dice.below(10));
        }
        let seat = Seat(self.dice.index(self.game.seats()) as u8);
        let _ = random_action(&self.game, seat, true, &mut self.dice, &mut self.scratch);
        self.dice.pick(self.scratch.answers()).map_or(Id::new("nonsense"), |answer| answer.id)
    }

    pub(super) fn corrupt(&mut self, answers: &mut Answers) {
        let at = self.dice.index(answers.len().max(1));
        match self.dice.below(4) {
            0 if answers.len() > 1 => {
                answers.remove(at.max(1));
            }
            1 if !answers.is_full() && !answers.is_empty() => {
                let again = answers[at];
                answers.push(again);
            }
            _ => {
                let id = self.random_id();
                if let Some(answer) = answers.get_mut(at) {
                    answer.id = id;
                }
            }
        }
    }
}
