//! The state of a game: everything that lies on the table, and whose turn it is (specification, 4.1).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards, Expedition, Expeditions};
use super::data::{Role, SLOTS, data};
use super::fields::{ALL_FIELDS, Field, HOME_FIELDS, ISLE_FIELDS, ISLES};
use super::kinds::{Deck, Naval, NewWorld, Objective, OldWorld, Resource, Tier, Tile};
use super::options::{AutoEnd, Options};
use super::payment::Paying;
use super::resources::{Cubes, Resources, Stock};
use crate::{BySeat, Seat};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(super) options: Options,
    /// From 1.
    pub(super) round: u32,
    /// Turns begun so far in the whole game.
    pub(super) turns: u32,
    /// Seat 1 of the rulebook: who began.
    pub(super) first: Seat,
    pub(super) active: Seat,
    pub(super) players: BySeat<Player>,
    pub(super) supply: Supply,
    pub(super) stacks: Stacks,
    pub(super) objectives: ArrayVec<Objective, 5>,
    pub(super) turn: Turn,
    /// An action that is being paid for step by step.
    pub(super) paying: Option<Box<Paying>>,
    /// The round in which a hand became empty for the first time.
    pub(super) end_round: Option<u32>,
    pub(super) fireworks: Option<Seat>,
    /// How each player's turns end; beside the turn, so that no payment takes it back.
    pub(super) auto_end: BySeat<AutoEnd>,
    pub(super) over: bool,
}

/// What can still be had by everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Supply {
    #[serde(with = "fixed")]
    pub tiles: [u8; Tile::COUNT],
    pub cubes: Cubes,
}

/// What lies face down. The last card is the top one.
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

/// What is counted for this turn only (5).
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

/// A player's area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Free cubes.
    pub residence: Cubes,
    pub exhausted: Cubes,
    pub gold: u16,
    /// Tokens of ships.
    pub ready: Tokens,
    pub spent: Tokens,
    /// Tokens on population cards, all together: on which of `laden` they lie never matters.
    pub on_cards: Tokens,
    /// The cards on which they were laid since the last festival.
    pub laden: Cards,
    #[serde(with = "fixed")]
    pub plots: [Plot; ALL_FIELDS],
    pub old_world: Few<OldWorld>,
    pub new_world: Few<NewWorld>,
    pub hand: Cards,
    pub played: Cards,
    /// Of the played ones, those whose effect is unused.
    pub active: Cards,
    pub expeditions: Expeditions,
    /// Fields built on, cleared or claimed in this player's latest turn, one bit each; for pictures only.
    pub fresh: u64,
}

/// Numbers of naval tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash, Serialize, Deserialize)]
pub struct Tokens {
    pub trade: u8,
    pub explore: u8,
}

impl Tokens {
    pub fn of(self, naval: Naval) -> u8 {
        match naval {
            Naval::Trade => self.trade,
            Naval::Explore => self.explore,
        }
    }

    pub fn of_mut(&mut self, naval: Naval) -> &mut u8 {
        match naval {
            Naval::Trade => &mut self.trade,
            Naval::Explore => &mut self.explore,
        }
    }
}

/// What lies on a field: what is printed, what was built over it, and who works there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash, Serialize, Deserialize)]
pub struct Plot {
    pub printed: Option<Tile>,
    pub built: Option<Tile>,
    pub slots: [Option<Tier>; SLOTS],
}

impl Plot {
    /// Only visible tiles exist for the rules.
    pub fn visible(&self) -> Option<Tile> {
        self.built.or(self.printed)
    }

    /// What is made here, and by whom.
    pub fn industry(&self) -> Option<(Resource, Tier)> {
        match data().tile(self.visible()?).role {
            Role::Industry { product, tier } => Some((product, tier)),
            Role::Shipyard { .. } | Role::Ship { .. } => None,
        }
    }

    pub fn has_free_slot(&self) -> bool {
        self.slots.contains(&None)
    }

    /// Puts a cube on the lowest empty workplace.
    pub fn occupy(&mut self, tier: Tier) {
        if let Some(slot) = self.slots.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(tier);
        }
    }

    /// The lowest workplace with a cube of this tier.
    pub fn slot_of(&mut self, tier: Tier) -> Option<&mut Option<Tier>> {
        self.slots.iter_mut().find(|slot| **slot == Some(tier))
    }
}

/// At most four islands of a kind, in the order in which they came.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Few<T>([Option<T>; ISLES]);

impl<T> Default for Few<T> {
    fn default() -> Few<T> {
        Few([const { None }; ISLES])
    }
}

impl<T: Copy> Few<T> {
    pub fn len(&self) -> usize {
        self.0.iter().flatten().count()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn is_full(&self) -> bool {
        self.len() == ISLES
    }

    pub fn push(&mut self, island: T) {
        if let Some(place) = self.0.iter_mut().find(|place| place.is_none()) {
            *place = Some(island);
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.0.iter().flatten().copied()
    }
}

impl Player {
    /// The fields of this player, in field order.
    pub fn fields(&self) -> impl DoubleEndedIterator<Item = Field> + Clone + use<> {
        Field::first(self.field_count())
    }

    pub fn field_count(&self) -> usize {
        HOME_FIELDS + ISLE_FIELDS * self.old_world.len()
    }

    pub fn owns_field(&self, field: Field) -> bool {
        field.index() < self.field_count()
    }

    pub fn plot(&self, field: Field) -> &Plot {
        &self.plots[field.index()]
    }

    pub fn plot_mut(&mut self, field: Field) -> &mut Plot {
        &mut self.plots[field.index()]
    }

    /// The visible tiles with their fields.
    pub fn tiles(&self) -> impl Iterator<Item = (Field, Tile)> + '_ {
        self.fields().filter_map(|field| Some((field, self.plot(field).visible()?)))
    }

    pub fn makes(&self, resource: Resource) -> bool {
        self.fields().any(|field| self.plot(field).industry().is_some_and(|(made, _)| made == resource))
    }

    /// The cheapest own tile that makes this, as a partner would use it: tokens, field.
    pub fn cheapest(&self, resource: Resource) -> Option<(u8, Field)> {
        let makers = self.fields().filter_map(|field| {
            let (made, tier) = self.plot(field).industry()?;
            (made == resource).then(|| (data().tier(tier).trade_price, field))
        });
        makers.min()
    }

    /// Strengths of the visible shipyards, the strongest first.
    pub fn shipyards(&self) -> ArrayVec<u8, ALL_FIELDS> {
        let mut yards: ArrayVec<u8, ALL_FIELDS> = ArrayVec::new();
        for (_, tile) in self.tiles() {
            if let Role::Shipyard { strength } = data().tile(tile).role {
                yards.push(strength);
            }
        }
        yards.sort_unstable_by(|one, other| other.cmp(one));
        yards
    }

    /// The strengths of all visible ships of a kind together.
    pub fn fleet(&self, kind: Naval) -> u8 {
        let strengths = self.tiles().map(|(_, tile)| match data().tile(tile).role {
            Role::Ship { naval, strength } if naval == kind => strength,
            Role::Ship { .. } | Role::Shipyard { .. } | Role::Industry { .. } => 0,
        });
        strengths.sum()
    }

    /// All own cubes of a tier, wherever they are.
    pub fn cubes(&self, tier: Tier) -> u8 {
        let working =
            self.plots.iter().flat_map(|plot| plot.slots).filter(|slot| *slot == Some(tier)).count();
        self.residence[tier.index()] + self.exhausted[tier.index()] + working as u8
    }

    /// What the own New World islands yield.
    pub fn yields(&self) -> Resources {
        self.new_world.iter().fold(Resources::NONE, |all, island| all.or(data().new_world(island)))
    }

    /// Tokens that can be used now.
    pub fn usable(&self, naval: Naval) -> u8 {
        self.ready.of(naval) + self.on_cards.of(naval)
    }
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

    /// The players, for the planner.
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

    /// Is an action being paid for step by step?
    pub fn is_paying(&self) -> bool {
        self.paying.is_some()
    }

    /// Nobody has ended the game as yet.
    pub fn fireworks_are_left(&self) -> bool {
        self.fireworks.is_none()
    }

    pub fn new_world_islands_left(&self) -> usize {
        self.stacks.new_world.len()
    }

    /// The actions that a player will still have once the last rounds have begun, the present turn among them (8, the end of the game).
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

/// Arrays longer than serde knows, as lists.
mod fixed {
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
            .map_err(|_| serde::de::Error::custom(format!("a list of {length} where {N} are expected")))
    }
}
