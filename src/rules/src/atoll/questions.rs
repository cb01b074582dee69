//! The questions that lead to an action, and their legal answers.

use super::action::{Move, TILE, WAY};
use super::kinds::Way;
use super::state::State;
use crate::answer_reader::{AnswerReader, complete, question};
use crate::{Answer, Asked, Id, Seat};

impl State {
    pub(super) fn ask_after(&self, seat: Seat, answers: &[Answer], options: &mut Vec<Id>) -> Asked {
        let may_act = self.may_act(seat).is_ok();
        let verbs = || Move::ALL.iter().filter(|_| may_act).map(|verb| verb.id());
        AnswerReader::ask(answers, options, verbs, |verb: Move, rest, options| {
            if !may_act {
                return Ok(Asked::Nothing);
            }
            let Some(tile) = rest.digit(TILE)? else {
                let mut tiles = self.players[seat].hand.clone();
                tiles.dedup();
                return Ok(question(TILE, options, tiles.into_iter().map(Id::number)));
            };
            let legal = self.may_use(seat, tile).is_ok();
            if legal && verb == Move::Sail && rest.next(WAY, Way::parse)?.is_none() {
                return Ok(question(WAY, options, Way::ALL.iter().map(|way| way.id())));
            }
            Ok(complete(legal, rest))
        })
    }
}
