//! Questions of random games, one of each kind.
#![allow(dead_code, reason = "each user needs only some of them")]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a panic fails the test")]

use std::collections::BTreeMap;

use archipel_render::Question;
use archipel_rules::{Answer, Asked, GameId, Id, Position, Seat, VERB, View, Viewer};

use super::played::played;

/// A question with the view of the player who is asked.
pub struct Asking {
    pub view: View,
    pub seat: Seat,
    pub verb: Option<Id>,
    pub param: &'static str,
    pub options: Vec<Id>,
}

impl Asking {
    pub fn question(&self) -> Question<'_> {
        Question { verb: self.verb, param: self.param, options: &self.options }
    }
}

/// One question for each verb and parameter that comes up in random games: the one with the most answers, up to the 25 that
/// fit a menu.
pub fn of(
    game: GameId,
    seeds: std::ops::Range<u64>,
    step: usize,
) -> BTreeMap<(String, &'static str), Asking> {
    let mut found = BTreeMap::new();
    for seed in seeds {
        let seats = 3.min(*game.seat_counts().end());
        let table = played(game, seats, seed, 700);
        for number in (0..table.next_number()).step_by(step) {
            let position = table.position_at(number).unwrap();
            for seat in position.due().iter() {
                collect(&position, seat, &mut Vec::new(), &mut found);
            }
        }
    }
    found
}

fn collect(
    position: &Position,
    seat: Seat,
    answers: &mut Vec<Answer>,
    found: &mut BTreeMap<(String, &'static str), Asking>,
) {
    let mut options = Vec::new();
    let Asked::Question(param) = position.ask(seat, answers, &mut options) else { return };
    let verb = answers.first().map(|answer| answer.id);
    // The choice of a verb differs by the phase.
    let name = verb.map_or_else(|| format!("verbs-{}", options[0]), |verb| verb.to_string());
    let known = found.get(&(name.clone(), param)).map_or(0, |asking: &Asking| asking.options.len());
    if options.len() > known && options.len() <= 25 {
        let view = position.view(Viewer::Seat(seat));
        found.insert((name, param), Asking { view, seat, verb, param, options: options.clone() });
    }
    let next: Vec<Id> = if param == VERB {
        options
    } else {
        options.first().into_iter().chain(options.last()).copied().collect()
    };
    if answers.len() < 4 {
        for id in next {
            answers.push(Answer { param, id });
            collect(position, seat, answers, found);
            answers.pop();
        }
    }
}
