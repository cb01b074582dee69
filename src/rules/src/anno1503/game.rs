//! The implementation of `Game`; every method delegates to the file of its topic.

use std::ops::RangeInclusive;

use super::action::{self, Action};
use super::data::data;
use super::events::Event;
use super::options::{self, Options};
use super::refusals::Refusal;
use super::state::State;
use super::view::View;
use crate::{
    Answer, Answers, Asked, Choice, Dice, Game, GameId, Id, OptionSpec, Outcome, Phrase, Progress, Reference,
    Reveal, Seat, Seats, Seed, SetupError, Standing, Told, Verb, Viewer,
};

/// Increment when a rule changes; the version is stored in every record.
const RULES: &str = "1";

impl Game for State {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const ID: GameId = GameId::Anno1503;

    fn version() -> String {
        format!("{RULES}+{}", data().version)
    }

    fn seat_counts() -> RangeInclusive<usize> {
        2..=4
    }

    fn option_specs() -> &'static [OptionSpec] {
        options::specs()
    }

    fn verbs() -> &'static [Verb] {
        &action::VERBS
    }

    fn reference() -> Vec<Reference> {
        super::reference::tables()
    }

    fn set_up(
        options: &Options,
        seats: usize,
        seed: Seed,
        events: &mut Vec<Event>,
    ) -> Result<State, SetupError> {
        State::new(options, seats, seed, events)
    }

    fn seats(&self) -> usize {
        self.count()
    }

    fn due(&self) -> Seats {
        self.due_seats()
    }

    fn progress(&self) -> Progress {
        Progress { round: self.round, turn: self.turn }
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

    fn warning(&self, seat: Seat, action: &Action) -> Option<Phrase> {
        self.warning_before(seat, action)
    }

    fn from_answers(answers: &[Answer]) -> Option<Action> {
        action::from_answers(answers)
    }

    fn to_answers(action: &Action) -> Answers {
        action::to_answers(action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut Vec<Event>) -> Result<Reveal, Refusal> {
        self.apply_action(seat, action, events)
    }

    fn default_action(&self, seat: Seat) -> Option<Action> {
        self.default_action_for(seat)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn describe_event(event: &Event, viewer: Viewer) -> Option<Phrase> {
        event.describe(viewer)
    }

    fn digest(events: &[&Event]) -> Vec<Told> {
        super::digest::digest(events)
    }

    fn resample_hidden(&self, viewer: Viewer, dice: &mut Dice) -> State {
        self.resampled(viewer, dice)
    }

    fn standings(&self) -> Vec<Standing> {
        self.ranking()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn check(&self) -> Result<(), String> {
        self.check_invariants()
    }
}
