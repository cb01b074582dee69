//! Implements `Game` for Atoll; every method delegates to the file of its topic.

use std::ops::RangeInclusive;

use super::action::{Action, TILE, VERBS, WAY};
use super::data::{NUMBERS, data};
use super::events::Event;
use super::kinds::Way;
use super::options::{Options, SPECS};
use super::refusals::Refusal;
use super::state::{SEATS, State};
use super::view::View;
use crate::{
    Answer, Answers, Asked, Choice, Dice, Game, GameId, Id, OptionSpec, Outcome, Phrase, Progress, Reveal,
    Seat, Seats, Seed, SetupError, Standing, Verb, Viewer,
};

/// The version of the rules as written here.
const RULES: &str = "1";

impl Game for State {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const ID: GameId = GameId::Atoll;

    fn version() -> String {
        format!("{RULES}+{}", data().data_version)
    }

    fn seat_counts() -> RangeInclusive<usize> {
        SEATS..=SEATS
    }

    fn option_specs() -> &'static [OptionSpec] {
        SPECS
    }

    fn verbs() -> &'static [Verb] {
        VERBS
    }

    fn all_values(param: &str) -> Vec<Id> {
        match param {
            TILE => (1..=NUMBERS as u8).map(Id::number).collect(),
            WAY => Way::ALL.iter().map(|way| way.id()).collect(),
            _ => Vec::new(),
        }
    }

    fn set_up(
        options: &Options,
        _seats: usize,
        seed: Seed,
        events: &mut Vec<Event>,
    ) -> Result<State, SetupError> {
        Ok(State::new(*options, seed, events))
    }

    fn seats(&self) -> usize {
        self.players.count()
    }

    fn due(&self) -> Seats {
        self.due_seats()
    }

    fn progress(&self) -> Progress {
        Progress { round: self.round(), turn: self.turn }
    }

    fn prompt(&self, seat: Seat, viewer: Viewer) -> Phrase {
        self.prompt_for(seat, viewer)
    }

    fn ask(&self, seat: Seat, answers: &[Answer], options: &mut Vec<Id>) -> Asked {
        self.ask_after(seat, answers, options)
    }

    fn describe(&self, seat: Seat, answers: &[Answer], option: Id) -> Choice {
        self.describe_option(seat, answers, option)
    }

    fn from_answers(answers: &[Answer]) -> Option<Action> {
        Action::from_answers(answers)
    }

    fn to_answers(action: &Action) -> Answers {
        action.to_answers()
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut Vec<Event>) -> Result<Reveal, Refusal> {
        self.apply_action(seat, *action, events)
    }

    fn default_action(&self, seat: Seat) -> Option<Action> {
        self.best(seat, |_| true).map(|(_, action)| action)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn describe_event(event: &Event, viewer: Viewer) -> Option<Phrase> {
        event.describe(viewer)
    }

    fn resample_hidden(&self, viewer: Viewer, dice: &mut Dice) -> State {
        self.resampled(viewer, dice)
    }

    fn standings(&self) -> Vec<Standing> {
        self.ranked()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game_outcome()
    }

    fn check(&self) -> Result<(), String> {
        self.check_invariants()
    }
}
