//! The state of a game and its small helpers (Anno 1800 rules 4.1).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards, Expedition};
use super::kinds::{Deck, NewWorld, Objective, OldWorld, Tile};
use super::options::{AutoEnd, Options};
use super::payment::ManualPayment;
use super::player::Player;
use super::resources::{Cubes, Resources, Stock};
use crate::{BySeat, Seat};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(super) options: Options,
    /// From 1.
    pub(super) round: u32,
    /// Turns begun so far in the whole game.
    pub(super) turns: u32,
    /// Seat 1 of the rulebook: the start player.
    pub(super) first: Seat,
    pub(super) active: Seat,
    pub(super) players: BySeat<Player>,
    pub(super) supply: Supply,
    pub(super) stacks: Stacks,
    pub(super) objectives: ArrayVec<Objective, 5>,
    pub(super) turn: Turn,
    /// The action that is being paid for by hand.
    pub(super) paying: Option<Box<ManualPayment>>,
    /// The round in which a hand became empty for the first time.
    pub(super) end_round: Option<u32>,
    pub(super) fireworks: Option<Seat>,
    /// How each player's turns end. Not part of `turn`, so that withdrawing a payment does not reset it.
    pub(super) auto_end: BySeat<AutoEnd>,
    pub(super) over: bool,
}

/// The common supply.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Supply {
    #[serde(with = "fixed")]
    pub tiles: [u8; Tile::COUNT],
    pub cubes: Cubes,
}

/// The face-down stacks. The last element is the top.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stacks {
    pub decks: [ArrayVec<Card, 46>; Deck::COUNT],
    pub expeditions: ArrayVec<Expedition, 22>,
    pub old_world: ArrayVec<OldWorld, 12>,
    pub new_world: ArrayVec<NewWorld, 8>,
}

impl Stacks {
    pub fn deck(&self, deck: Deck) -> &ArrayVec<Card, 46> {
        &self.decks[deck.index()]
    }

    pub fn draw(&mut self, deck: Deck) -> Option<Card> {
        self.decks[deck.index()].pop()
    }

    /// Puts a card under its deck.
    pub fn put_under(&mut self, card: Card) {
        let deck = &mut self.decks[card.deck().index()];
        if !deck.is_full() {
            deck.insert(0, card);
        }
    }
}

/// The part of the state that is reset in each turn (5).
#[allow(clippy::struct_excessive_bools, reason = "each of three objective cards works once a turn")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    pub actions_left: u8,
    pub base_done: bool,
    /// Resources traded in this turn.
    pub traded: Resources,
    pub stock: Stock,
    /// Pending free upgrades, by the tier that rises.
    pub free_upgrades: Cubes,
    pub graves_used: bool,
    pub aarhant_used: bool,
    pub editor_used: bool,
    /// Cards played in this turn.
    pub played: Cards,
}

impl State {
    pub(super) fn count(&self) -> usize {
        self.players.count()
    }

    pub(super) fn player(&self) -> &Player {
        &self.players[self.active]
    }

    pub(super) fn player_mut(&mut self) -> &mut Player {
        &mut self.players[self.active]
    }

    pub fn in_play(&self, objective: Objective) -> bool {
        self.objectives.contains(&objective)
    }

    pub fn players(&self) -> &BySeat<Player> {
        &self.players
    }

    pub fn supply(&self) -> &Supply {
        &self.supply
    }

    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Whether an action is being paid for by hand.
    pub fn is_paying(&self) -> bool {
        self.paying.is_some()
    }

    /// No player has triggered the end of the game yet.
    pub fn fireworks_are_left(&self) -> bool {
        self.fireworks.is_none()
    }

    pub fn new_world_islands_left(&self) -> usize {
        self.stacks.new_world.len()
    }

    /// The actions that a player has left, the current turn included; `None` until the end was triggered (8).
    pub fn last_actions(&self, seat: Seat) -> Option<u32> {
        let rounds = (self.end_round? + 1).saturating_sub(self.round);
        let place = |seat: Seat| (seat.index() + self.count() - self.first.index()) % self.count();
        let now = match place(seat).cmp(&place(self.active)) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => u32::from(self.turn.actions_left),
            std::cmp::Ordering::Greater => 1,
        };
        Some(rounds + now)
    }

    pub fn deck_size(&self, deck: Deck) -> usize {
        self.stacks.deck(deck).len()
    }
}

/// Serializes arrays that are too long for serde as lists.
pub(super) mod fixed {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer, T: Serialize, const N: usize>(
        array: &[T; N],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        array.as_slice().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>, T: Deserialize<'de>, const N: usize>(
        deserializer: D,
    ) -> Result<[T; N], D::Error> {
        let list = Vec::<T>::deserialize(deserializer)?;
        let length = list.len();
        list.try_into()
            .map_err(|_| serde::de::Error::custom(format!("expected a list of {N}, found {length}")))
    }
}
