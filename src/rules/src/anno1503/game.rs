//! The game as the house knows it.

use std::ops::RangeInclusive;

use super::action::Action;
use super::data::data;
use super::event::Event;
use super::options::{self, Options};
use super::refusal::Refusal;
use super::spelling;
use super::state::State;
use super::view::View;
use crate::{
    Answer, Answers, Asked, Choice, Dice, Game, GameId, Id, OptionSpec, Outcome, Phrase, Progress, Reveal,
    Seat, Seats, Seed, SetupError, Standing, Verb, Viewer,
};

/// Raised whenever a rule changes, so that records say what they were played with.
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
        &spelling::VERBS
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
        spelling::read(answers)
    }

    fn spell(action: &Action) -> Answers {
        spelling::spell(action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut Vec<Event>) -> Result<Reveal, Refusal> {
        self.permits(seat, action.name())?;
        let before = self.all_points();
        let all = Reveal::To(Seats::all(self.count()));
        let reveal = match *action {
            Action::ChooseHome { home } => self.choose_home(home, events).map(|()| Reveal::Nothing)?,
            Action::Roll => {
                self.roll(events);
                all
            }
            Action::Take { good } => self.take(seat, good, events).map(|()| all)?,
            Action::LoseTile { tile } => self.lose_tile(seat, tile, events).map(|()| all)?,
            Action::BuildShip => self.build_ship(events).map(|()| Reveal::Nothing)?,
            Action::Settle { building } => self.settle(building, events).map(|()| Reveal::Nothing)?,
            Action::Develop { field } => self.develop(field, events).map(|()| Reveal::Nothing)?,
            Action::Sell { field, good } => self.sell(field, good, events).map(|()| Reveal::Nothing)?,
            Action::Buy { good } => self.buy(good, events).map(|()| Reveal::Nothing)?,
            Action::DrawCard { victim } => {
                self.draw_card(victim, events)?;
                // With open hands everybody sees which card moved.
                if self.options.open_hands { all } else { Reveal::To([seat, victim].into_iter().collect()) }
            }
            Action::Sail { ship, to } => self.sail(ship, to, events).map(|()| Reveal::Nothing)?,
            Action::Discover { ship, island } => {
                self.discover(ship, island, events)?;
                Reveal::To(Seats::one(seat))
            }
            Action::UseTile { dock, field } => self.use_tile(dock, field, events).map(|()| all)?,
            Action::LeaveTile => {
                self.leave_tile(events);
                Reveal::Nothing
            }
            Action::EndTurn { discards } => self.end_turn(discards, events).map(|()| all)?,
            Action::SetOrders(order) => self.set_orders(seat, order, events).map(|()| Reveal::Nothing)?,
            Action::Resign => {
                self.resign(seat, events);
                all
            }
        };
        let (rolled, homes) = (self.last_die.is_some(), self.homes_given());
        self.run_on(events);
        self.report(before, events);
        // A choice of a home island may be followed by those of players who have resigned, from a hidden order, and
        // the last one by the first roll.
        let shown = rolled != self.last_die.is_some() || homes != self.homes_given();
        Ok(if shown { all } else { reveal })
    }

    fn absent(&self, seat: Seat) -> Option<Action> {
        self.play_absent(seat)
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
