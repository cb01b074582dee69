//! What is offered is accepted, nothing else is, and a refusal leaves no trace.

use std::collections::BTreeSet;

use super::{Checked, Violation, random_action};
use crate::{Answer, Answers, Asked, Game, Id, Seat, VERB};

impl<G: Game> Checked<G> {
    /// Every question fits a menu of Discord, and every offered answer can be described and leads on.
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
                    // Deep trees (discards, offers, voyages) are sampled: about two answers, then about one.
                    let (many, followed) = match answers.len() {
                        0..=2 => (1, 1),
                        3 => (options.len() as u32, 2),
                        _ => (options.len() as u32, 1),
                    };
                    for id in options {
                        let choice = self.game.describe(seat, &answers, id);
                        self.require(choice.id == id, "a choice keeps its answer", || {
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
                    let action = G::read(&answers);
                    let readable = action.as_ref().is_some_and(|action| self.game.offers(seat, action));
                    self.require(readable, "complete answers spell an offered action", || {
                        format!("{answers:?}")
                    })?;
                }
                Asked::Nothing => {
                    self.require(answers.is_empty(), "an offered answer leads on", || {
                        format!("{answers:?}")
                    })?;
                }
            }
        }
        Ok(())
    }

    /// Offered and mangled actions alike: `offers` and `apply` agree, and a refusal leaves no trace.
    pub(super) fn offered_iff_accepted(&mut self, seat: Seat) -> Result<(), Violation> {
        for _ in 0..12 {
            // Begin with an action of any seat, then change some of its answers.
            let origin = Seat(self.dice.index(self.game.seats()) as u8);
            let mut spelt = match random_action(&self.game, origin, true, &mut self.dice, &mut self.walk) {
                Some(action) => G::spell(&action),
                None => self.random_spelling(),
            };
            match self.dice.below(4) {
                0 => {}
                1 => spelt = self.random_spelling(),
                _ => self.mangle(&mut spelt),
            }
            let Some(action) = G::read(&spelt) else {
                let asked = self.game.ask(seat, &spelt, &mut Vec::new());
                self.require(asked != Asked::Complete, "what cannot be read is not complete", || {
                    format!("{spelt:?}")
                })?;
                continue;
            };
            let offered = self.game.offers(seat, &action);
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

    /// Answers out of thin air: any verb, any ids that occur anywhere.
    pub(super) fn random_spelling(&mut self) -> Answers {
        let mut spelt = Answers::new();
        if let Some(verb) = self.dice.pick(G::verbs()) {
            let _ = spelt.try_push(Answer { param: VERB, id: Id::new(verb.id) });
            for param in verb.params {
                let times = if param.many { self.dice.below(4) } else { self.dice.below(5).min(1) };
                for _ in 0..times {
                    let id = self.random_id();
                    let _ = spelt.try_push(Answer { param: param.name, id });
                }
            }
        }
        spelt
    }

    /// An id that was offered to somebody somewhere, or a number.
    pub(super) fn random_id(&mut self) -> Id {
        if self.dice.below(3) == 0 {
            return Id::number(self.dice.below(10));
        }
        let seat = Seat(self.dice.index(self.game.seats()) as u8);
        let _ = random_action(&self.game, seat, true, &mut self.dice, &mut self.walk);
        self.dice.pick(self.walk.answers()).map_or(Id::new("nonsense"), |answer| answer.id)
    }

    pub(super) fn mangle(&mut self, spelt: &mut Answers) {
        let at = self.dice.index(spelt.len().max(1));
        match self.dice.below(4) {
            0 if spelt.len() > 1 => {
                spelt.remove(at.max(1));
            }
            1 if !spelt.is_full() && !spelt.is_empty() => {
                let again = spelt[at];
                spelt.push(again);
            }
            _ => {
                let id = self.random_id();
                if let Some(answer) = spelt.get_mut(at) {
                    answer.id = id;
                }
            }
        }
    }
}
