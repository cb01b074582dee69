//! The state of a game and its small helpers.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::board::{Board, Field};
use super::bonus::BonusPlaces;
use super::cards::{Card, DECK, Hand, Pile};
use super::data::data;
use super::kinds::Source;
use super::options::{Draft, Options};
use super::plan::Plan;
use crate::{BySeat, Seat, Seats};

/// The decision that the game waits for (Mille Fiori rules 5).
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
    /// The first seat to place the last rhomb of its personal supply.
    pub(super) end_trigger: Option<Seat>,
}

/// The cards, rhombs and points of one player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    pub(super) hand: Hand,
    /// The chosen card: one of the hand until all have chosen, then apart from it until it is played.
    pub(super) pick: Option<Card>,
    /// What was set aside for the left neighbour, or for the display, in this card round.
    #[serde(rename = "aside")]
    pub(super) set_aside: Hand,
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

    /// The seats that must act now.
    pub(super) fn due_seats(&self) -> Seats {
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

    /// The chosen card of this seat, if it lies apart from the hand.
    pub(super) fn locked(&self, seat: Seat) -> Option<Card> {
        if self.phase == Phase::Choose { None } else { self.players[seat].pick }
    }
}
