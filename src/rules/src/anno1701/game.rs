//! The game as the house knows it.

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;

use super::action::Action;
use super::advantages::Goodwill;
use super::bundle::Item;
use super::data::data;
use super::event::Event;
use super::options::{self, Options};
use super::refusal::Refusal;
use super::spelling;
use super::state::State;
use super::view::View;
use crate::{
    Answer, Answers, Asked, Choice, Dice, Game, GameId, Id, Invitation, OptionSpec, Outcome, Phrase,
    Progress, Reveal, Seat, Seats, Seed, SetupError, Standing, Verb, Viewer,
};

/// Raised whenever a rule changes, so that records say what they were played with.
const RULES: &str = "1";

impl Game for State {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const ID: GameId = GameId::Anno1701;

    fn version() -> String {
        format!("{RULES}+{}", data().version)
    }

    /// The rulebook names 3 or 4; two play by the rules of three (specification, section 10).
    fn seat_counts() -> RangeInclusive<usize> {
        2..=4
    }

    fn option_specs() -> &'static [OptionSpec] {
        &options::SPECS
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
        options.check()?;
        Ok(State::new(options, seats, seed, events))
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
        let (turn, staked) = (self.turn, self.at_stake(seat));
        let held = Item::all().map(|item| (item, self.held(seat, item)));
        let held: ArrayVec<(Item, u8), 7> = held.filter(|(item, _)| staked.count(*item) > 0).collect();
        let reveal = self.carry_out(seat, action, events)?;
        let spent = held.into_iter().any(|(item, count)| self.held(seat, item) < count);
        let voided = self.void_offers(events);
        self.settle(events);
        let shown = spent || voided || self.turn != turn;
        Ok(if shown { Reveal::To(Seats::all(self.count())) } else { reveal })
    }

    fn absent(&self, seat: Seat) -> Option<Action> {
        self.play_absent(seat)
    }

    fn invitations(&self, viewer: Viewer) -> Vec<Invitation> {
        self.open_invitations(viewer)
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

impl State {
    /// What is done, and what it shows that had been hidden (specification, section 5.4).
    fn carry_out(&mut self, seat: Seat, action: &Action, events: &mut Vec<Event>) -> Result<Reveal, Refusal> {
        let all = Reveal::To(Seats::all(self.count()));
        let if_so = |shown: bool| if shown { all } else { Reveal::Nothing };
        Ok(match *action {
            Action::ChooseTiles { first, second } => {
                if_so(self.choose_tiles(seat, [first, second], events)?)
            }
            Action::Roll => {
                self.roll(events);
                all
            }
            Action::Discard { goods } => self.discard(goods, events).map(|()| Reveal::Nothing)?,
            Action::Offer { to, give, want } => if_so(self.offer(seat, to, give, want, events)?),
            Action::Counter { offer, give, want } => if_so(self.counter(seat, offer, give, want, events)?),
            Action::Accept { offer } => self.accept(seat, offer, events).map(|()| all)?,
            Action::Decline { offer } => self.decline(seat, offer, events).map(|()| Reveal::Nothing)?,
            Action::Withdraw { offer } => self.withdraw(seat, offer, events).map(|()| Reveal::Nothing)?,
            Action::BuildResident => self.build_resident(events).map(|()| Reveal::Nothing)?,
            // The tile is turned face up.
            Action::BuildBuilding { field } => self.build_building(field, events).map(|()| all)?,
            Action::BuildShip { save } => self.build_ship(save, events).map(|()| Reveal::Nothing)?,
            Action::BuyTile { stack, search } => {
                self.buy_tile(stack, search, events)?;
                Reveal::To(Seats::one(seat))
            }
            Action::KeepTile { tile } => self.keep_tile(tile, events).map(|()| Reveal::Nothing)?,
            Action::PlaceTile { field } => self.place_tile(field, events).map(|()| Reveal::Nothing)?,
            Action::Use { building, give, give2, get } => {
                self.use_advantage(building, Goodwill { give, give2, get }, events)?;
                Reveal::Nothing
            }
            Action::PayFavour { building } => self.pay_favour(building, events).map(|()| Reveal::Nothing)?,
            Action::Donate => self.donate(events).map(|()| Reveal::Nothing)?,
            // Offers that are expired stay so.
            Action::SetSail => {
                let offers = !self.offers.is_empty();
                if_so(self.set_sail(events) || offers)
            }
            Action::Sail { ship, ref path } => if_so(self.sail(ship, path, events)?),
            Action::Discover { ship } => {
                self.discover(ship, events)?;
                Reveal::To(Seats::one(seat))
            }
            Action::Found { ship } => if_so(self.found(ship, events)?),
            Action::Encounter { reply, good } => self.reply(reply, good, events).map(|()| all)?,
            Action::Retreat { to } => self.retreat(to, events).map(|()| Reveal::Nothing)?,
            Action::EndTurn => {
                self.end_turn(events);
                all
            }
            Action::SetOrders(order) => self.set_orders(seat, order, events).map(|()| Reveal::Nothing)?,
        })
    }
}
