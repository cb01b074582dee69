//! One player's area: cubes, tokens, gold, fields, islands and cards.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Cards, Expeditions};
use super::data::{Role, SLOTS, data};
use super::fields::{ALL_FIELDS, Field, HOME_FIELDS, ISLE_FIELDS, ISLES};
use super::kinds::{Naval, NewWorld, OldWorld, Resource, Tier, Tile};
use super::resources::{Cubes, Resources};
use super::state::fixed;

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
    /// All tokens on population cards; which of the `laden` cards they lie on does not matter.
    pub on_cards: Tokens,
    /// The cards on which tokens were laid since the last festival.
    pub laden: Cards,
    #[serde(with = "fixed")]
    pub plots: [Plot; ALL_FIELDS],
    pub old_world: IslandList<OldWorld>,
    pub new_world: IslandList<NewWorld>,
    pub hand: Cards,
    pub played: Cards,
    /// The played cards whose effect is unused.
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

/// A field: its printed tile, the tile built on it, and the cubes that work there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash, Serialize, Deserialize)]
pub struct Plot {
    pub printed: Option<Tile>,
    pub built: Option<Tile>,
    pub slots: [Option<Tier>; SLOTS],
}

impl Plot {
    /// The rules consider only visible tiles.
    pub fn visible(&self) -> Option<Tile> {
        self.built.or(self.printed)
    }

    /// The product of the industry here, and the tier of its workers.
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

/// Up to four islands of a kind, in the order of their arrival.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct IslandList<T>([Option<T>; ISLES]);

impl<T> Default for IslandList<T> {
    fn default() -> IslandList<T> {
        IslandList([const { None }; ISLES])
    }
}

impl<T: Copy> IslandList<T> {
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

    /// The cheapest industry for this resource, as a trade partner would use it: price in tokens, and field.
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

    /// The total strength of the visible ships of a kind.
    pub fn fleet(&self, kind: Naval) -> u8 {
        let strengths = self.tiles().map(|(_, tile)| match data().tile(tile).role {
            Role::Ship { naval, strength } if naval == kind => strength,
            Role::Ship { .. } | Role::Shipyard { .. } | Role::Industry { .. } => 0,
        });
        strengths.sum()
    }

    /// All cubes of a tier, at any place.
    pub fn cubes(&self, tier: Tier) -> u8 {
        let working =
            self.plots.iter().flat_map(|plot| plot.slots).filter(|slot| *slot == Some(tier)).count();
        self.residence[tier.index()] + self.exhausted[tier.index()] + working as u8
    }

    /// The resources that the New World islands of this player yield.
    pub fn yields(&self) -> Resources {
        self.new_world.iter().fold(Resources::NONE, |all, island| all.or(data().new_world(island)))
    }

    /// Tokens that can be used now.
    pub fn usable(&self, naval: Naval) -> u8 {
        self.ready.of(naval) + self.on_cards.of(naval)
    }
}
