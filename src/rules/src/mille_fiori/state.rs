//! The state of a game, and the game as the rest of the house sees it.

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::action::{Action, VERBS};
use super::board::{Board, Field};
use super::bonus::BonusPlaces;
use super::cards::{Card, DECK, Hand, Pile};
use super::data::data;
use super::event::Event;
use super::kinds::Source;
use super::options::{Draft, Options, SPECS};
use super::plan::Plan;
use super::refusal::Refusal;
use super::view::View;
use crate::{
    Answer, Answers, Asked, BySeat, Choice, Dice, Game, GameId, Id, OptionSpec, Outcome, Phrase, Progress,
    Reveal, Seat, Seats, Seed, SetupError, Standing, Verb, Viewer,
};

/// What is decided now (specification, section 5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// All choose a card at the same time.
    Choose,
    /// The active player plays the chosen card.
    Play,
    /// The active player has earned an extra card.
    Extra,
    Over,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(super) options: Options,
    pub(super) phase: Phase,
    /// Rounds and card rounds are counted from 1, turns from 0.
    pub(super) round: u8,
    pub(super) card_round: u8,
    pub(super) turn: u32,
    /// Who holds the Doge card.
    pub(super) start: Seat,
    pub(super) active: Seat,
    /// The top card is the last one.
    pub(super) draw_pile: Pile,
    /// In the order of arrival.
    pub(super) display: Pile,
    pub(super) discard: ArrayVec<Played, DECK>,
    pub(super) board: Board,
    pub(super) bonus: BonusPlaces,
    pub(super) players: BySeat<Player>,
    /// Who has put the last rhomb of the personal supply on the board first.
    pub(super) end_trigger: Option<Seat>,
}

/// One player's things.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    pub(super) hand: Hand,
    /// The chosen card: one of the hand until all have chosen, then apart from it until it is played.
    pub(super) pick: Option<Card>,
    /// What was set aside for the left neighbour, or for the display, in this card round.
    pub(super) aside: Hand,
    /// The personal supply of rhombs.
    pub(super) supply: u8,
    pub(super) reserve: u8,
    pub(super) ship: u8,
    pub(super) points: [u16; Source::COUNT],
    pub(super) plan: Option<Box<Plan>>,
}

/// A card on the discard pile: who played it, and where the rhomb went. Without a field it moved the ship alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    pub seat: Seat,
    pub card: Card,
    pub field: Option<Field>,
}

impl Player {
    pub(super) fn score(&self) -> u16 {
        self.points.iter().sum()
    }

    /// All rhombs that are left.
    pub(super) fn rhombs(&self) -> u8 {
        self.supply + self.reserve
    }
}

impl State {
    pub(super) fn count(&self) -> usize {
        self.players.count()
    }

    pub(super) fn is_on_turn(&self) -> bool {
        self.options.draft == Draft::OnTurn
    }

    /// Is this the last card round of the round?
    pub(super) fn is_last_card_round(&self) -> bool {
        usize::from(self.card_round) == self.card_rounds()
    }

    /// The number of card rounds in a round.
    pub(super) fn card_rounds(&self) -> usize {
        data().hand_size - data().leftovers.of(self.count())
    }

    /// Has the turn of this seat in this card round begun?
    pub(super) fn has_begun(&self, seat: Seat) -> bool {
        let steps = |to: Seat| (to.index() + self.count() - self.start.index()) % self.count();
        matches!(self.phase, Phase::Play | Phase::Extra) && steps(seat) <= steps(self.active)
    }
}

impl Game for State {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const ID: GameId = GameId::MilleFiori;

    fn version() -> String {
        data().version.clone()
    }

    fn seat_counts() -> RangeInclusive<usize> {
        2..=4
    }

    fn option_specs() -> &'static [OptionSpec] {
        SPECS
    }

    fn verbs() -> &'static [Verb] {
        VERBS
    }

    fn set_up(
        options: &Options,
        seats: usize,
        seed: Seed,
        events: &mut Vec<Event>,
    ) -> Result<State, SetupError> {
        Ok(State::new(*options, seats, seed, events))
    }

    fn seats(&self) -> usize {
        self.count()
    }

    fn due(&self) -> Seats {
        match self.phase {
            Phase::Choose => self
                .players
                .iter()
                .filter(|(_, player)| player.pick.is_none())
                .map(|(seat, _)| seat)
                .collect(),
            Phase::Play | Phase::Extra => Seats::one(self.active),
            Phase::Over => Seats::NONE,
        }
    }

    fn progress(&self) -> Progress {
        Progress { round: u32::from(self.round), turn: self.turn }
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
        Action::read(answers)
    }

    fn spell(action: &Action) -> Answers {
        action.spell()
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut Vec<Event>) -> Result<Reveal, Refusal> {
        self.act(seat, *action, events)
    }

    fn absent(&self, seat: Seat) -> Option<Action> {
        self.suggest(seat)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
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
        self.result()
    }

    fn check(&self) -> Result<(), String> {
        self.invariants()
    }
}
