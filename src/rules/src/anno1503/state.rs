//! The state of a game and the trait implementation.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{Action, View};
use crate::{
    Answer, Answers, Asked, Choice, Dice, Game, GameId, Id, OptionSpec, Outcome, Phrase, Progress, Refusal,
    Reveal, Seat, Seats, Seed, SetupError, Standing, Verb, Viewer,
};

/// Which part of a turn (specification, section 5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    ChooseHome,
    TurnStart,
    Resolve,
    Phase2,
    Phase3,
    TilePending,
    GameOver,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {}

impl Game for State {
    type Options = ();
    type Action = Action;
    type Event = ();
    type Refusal = Refusal;
    type View = View;
    const ID: GameId = GameId::Anno1503;
    fn version() -> String {
        todo!()
    }
    fn seat_counts() -> RangeInclusive<usize> {
        2..=4
    }
    fn option_specs() -> &'static [OptionSpec] {
        todo!()
    }
    fn verbs() -> &'static [Verb] {
        todo!()
    }
    fn set_up(_: &(), _: usize, _: Seed, _: &mut Vec<()>) -> Result<Self, SetupError> {
        todo!()
    }
    fn seats(&self) -> usize {
        todo!()
    }
    fn due(&self) -> Seats {
        todo!()
    }
    fn progress(&self) -> Progress {
        todo!()
    }
    fn task(&self, _: Seat) -> Phrase {
        todo!()
    }
    fn ask(&self, _: Seat, _: &[Answer], _: &mut Vec<Id>) -> Asked {
        todo!()
    }
    fn describe(&self, _: Seat, _: &[Answer], _: Id) -> Choice {
        todo!()
    }
    fn read(_: &[Answer]) -> Option<Action> {
        todo!()
    }
    fn spell(_: &Action) -> Answers {
        todo!()
    }
    fn apply(&mut self, _: Seat, _: &Action, _: &mut Vec<()>) -> Result<Reveal, Refusal> {
        todo!()
    }
    fn absent(&self, _: Seat) -> Option<Action> {
        todo!()
    }
    fn view(&self, _: Viewer) -> View {
        todo!()
    }
    fn tell((): &(), _: Viewer) -> Option<Phrase> {
        todo!()
    }
    fn imagine(&self, _: Viewer, _: &mut Dice) -> Self {
        todo!()
    }
    fn standings(&self) -> Vec<Standing> {
        todo!()
    }
    fn outcome(&self) -> Option<Outcome> {
        todo!()
    }
    fn check(&self) -> Result<(), String> {
        todo!()
    }
}
