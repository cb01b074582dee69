//! The game as the house knows it.

use std::ops::RangeInclusive;

use super::action::Action;
use super::data::data;
use super::event::Event;
use super::options::{self, Options};
use super::reading;
use super::refusal::Refusal;
use super::spelling;
use super::state::State;
use super::view::View;
use crate::{
    Answer, Answers, Asked, Choice, Dice, Game, GameId, Id, OptionSpec, Outcome, Phrase, Progress, Reveal,
    Seat, Seats, Seed, SetupError, Standing, Verb, Viewer,
};

/// Raised whenever a rule or the planner changes, so that records say what they were played with.
const RULES: &str = "3";

impl Game for State {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const ID: GameId = GameId::Anno1800;

    fn version() -> String {
        format!("{RULES}+{}", data().version)
    }

    fn seat_counts() -> RangeInclusive<usize> {
        2..=4
    }

    fn option_specs() -> &'static [OptionSpec] {
        &options::SPECS
    }

    fn verbs() -> &'static [Verb] {
        &spelling::VERBS
    }

    fn names(param: &str) -> Vec<Id> {
        spelling::names(param)
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
        Progress { round: self.round, turn: self.turns }
    }

    fn task(&self, seat: Seat, viewer: Viewer) -> Phrase {
        self.task_of(seat, viewer)
    }

    fn ask(&self, seat: Seat, answers: &[Answer], options: &mut Vec<Id>) -> Asked {
        self.question(seat, answers, options)
    }

    fn describe(&self, seat: Seat, answers: &[Answer], option: Id) -> Choice {
        self.choice(seat, answers, option)
    }

    fn read(answers: &[Answer]) -> Option<Action> {
        reading::read(answers)
    }

    fn spell(action: &Action) -> Answers {
        spelling::spell(action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut Vec<Event>) -> Result<Reveal, Refusal> {
        self.permits(seat, action.name())?;
        let told = events.len();
        let mut next = self.clone();
        match next.perform(seat, action, events) {
            Ok(reveal) => {
                if !matches!(action, Action::AutoEnd { .. }) {
                    next.run_on(events);
                }
                *self = next;
                Ok(self.shown(reveal))
            }
            Err(refusal) => {
                events.truncate(told);
                Err(refusal)
            }
        }
    }

    /// A payment that was begun is given up, then a festival; what is left of the turn after it is waived.
    fn absent(&self, seat: Seat) -> Option<Action> {
        if !self.due_seats().contains(seat) {
            return None;
        }
        Some(if self.paying.is_some() {
            Action::Withdraw
        } else if self.turn.base_done {
            Action::EndTurn
        } else {
            Action::Festival
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Phrase> {
        event.tell(viewer)
    }

    fn imagine(&self, viewer: Viewer, dice: &mut Dice) -> State {
        self.imagined(viewer, dice)
    }

    fn standings(&self) -> Vec<Standing> {
        self.ranking()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end_of()
    }

    fn check(&self) -> Result<(), String> {
        self.invariants()
    }
}
