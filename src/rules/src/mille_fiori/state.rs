//! The state of a game and its small helpers.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::board::{Board, Field};
use super::bonus::BonusPlaces;
use super::cards::{Card, DECK, Pile};
use super::data::data;
use super::options::{Draft, Options};
use super::player::Player;
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
    /// The holder of the Doge card.
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

/// A card on the discard pile: who played it, and where the rhomb went. Without a field it moved the ship alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    pub seat: Seat,
    pub card: Card,
    pub field: Option<Field>,
}

impl State {
    pub(super) fn count(&self) -> usize {
        self.players.count()
    }

    pub(super) fn is_on_turn(&self) -> bool {
        self.options.draft == Draft::OnTurn
    }

    /// Whether this is the last card round of the round.
    pub(super) fn is_last_card_round(&self) -> bool {
        usize::from(self.card_round) == self.card_rounds()
    }

    /// The number of card rounds in a round.
    pub(super) fn card_rounds(&self) -> usize {
        data().hand_size - data().leftovers.of(self.count())
    }

    /// Whether the turn of this seat in this card round has begun.
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
