//! The actions of Atoll, the table of their verbs, and their conversion from and to answers.

use serde::{Deserialize, Serialize};

use super::kinds::Way;
use crate::answer_reader::AnswerReader;
use crate::{Answer, Answers, Id, Param, VERB};

/// Everything a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "verb", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Paddles the canoe by the number of a tile and plants a palm.
    Sail { tile: u8, way: Way },
    /// Puts a tile back into the bag and dives for pearls.
    Dive { tile: u8 },
}

/// The names of the questions.
pub const TILE: &str = "tile";
pub const WAY: &str = "way";

verbs! {
    Sail = "sail", Due, &[Param::one(TILE), Param::one(WAY)];
    Dive = "dive", Due, &[Param::one(TILE)];
}

impl Action {
    pub const fn tile(&self) -> u8 {
        match self {
            Action::Sail { tile, .. } | Action::Dive { tile } => *tile,
        }
    }

    pub const fn verb(&self) -> Move {
        match self {
            Action::Sail { .. } => Move::Sail,
            Action::Dive { .. } => Move::Dive,
        }
    }

    pub fn from_answers(answers: &[Answer]) -> Option<Action> {
        let (verb, mut rest) = AnswerReader::<Move>::open(answers).ok()?;
        let tile = rest.digit(TILE).ok()??;
        let action = match verb {
            Move::Sail => Action::Sail { tile, way: rest.next(WAY, Way::parse).ok()?? },
            Move::Dive => Action::Dive { tile },
        };
        rest.is_done().then_some(action)
    }

    pub fn to_answers(&self) -> Answers {
        let mut answers = Answers::new();
        answers.push(Answer { param: VERB, id: self.verb().id() });
        answers.push(Answer { param: TILE, id: Id::number(self.tile()) });
        if let Action::Sail { way, .. } = self {
            answers.push(Answer { param: WAY, id: way.id() });
        }
        answers
    }
}
