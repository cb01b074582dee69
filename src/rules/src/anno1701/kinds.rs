//! The components of Anno 1701: goods, landscapes, residents, buildings, islands, event cards, encounters, favours.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

kinds! {
    Good {
        Brick = "brick",
        Wood = "wood",
        Tool = "tool",
        Cloth = "cloth",
        Tobacco = "tobacco",
        Rum = "rum",
    }
}

kinds! {
    /// A landscape of a settlement board.
    Landscape {
        Mountains = "mountains",
        Forest = "forest",
        Pasture = "pasture",
        ClayPit = "clay_pit",
    }
}

kinds! {
    /// A resident that must be built, in the order in which they are built; the settler is there from the start.
    Resident {
        Citizen = "citizen",
        Merchant = "merchant",
        Aristocrat = "aristocrat",
    }
}

kinds! {
    /// The two stacks of expansion tiles.
    Stack {
        One = "1",
        Two = "2",
    }
}

kinds! {
    /// The building on the face of an expansion tile.
    Building {
        FireStation = "fire_station",
        WeavingMill = "weaving_mill",
        Brickworks = "brickworks",
        Sawmill = "sawmill",
        Toolmaker = "toolmaker",
        Tavern = "tavern",
        Chapel = "chapel",
        Watchtower = "watchtower",
        MarketHall = "market_hall",
        Warehouse = "warehouse",
        University = "university",
        Opera = "opera",
        Theatre = "theatre",
        Fortress = "fortress",
        GunFoundry = "gun_foundry",
        Shipyard = "shipyard",
        TradingHouse = "trading_house",
        Bank = "bank",
        Cathedral = "cathedral",
        PalaceGarden = "palace_garden",
        StockExchange = "stock_exchange",
    }
}

kinds! {
    /// The fields of a settlement board that can hold an expansion tile: meadows first, then landscapes by number.
    Field {
        M1 = "m1",
        M2 = "m2",
        M3 = "m3",
        M4 = "m4",
        N3 = "n3",
        N4 = "n4",
        N5 = "n5",
        N6 = "n6",
        N8 = "n8",
        N9 = "n9",
        N10 = "n10",
        N11 = "n11",
    }
}

impl Field {
    pub const MEADOWS: [Field; 4] = [Field::M1, Field::M2, Field::M3, Field::M4];
    pub const LANDSCAPES: [Field; 8] =
        [Field::N3, Field::N4, Field::N5, Field::N6, Field::N8, Field::N9, Field::N10, Field::N11];

    /// The number printed on a landscape.
    pub const fn number(self) -> Option<u8> {
        match self {
            Field::M1 | Field::M2 | Field::M3 | Field::M4 => None,
            Field::N3 => Some(3),
            Field::N4 => Some(4),
            Field::N5 => Some(5),
            Field::N6 => Some(6),
            Field::N8 => Some(8),
            Field::N9 => Some(9),
            Field::N10 => Some(10),
            Field::N11 => Some(11),
        }
    }

    /// The landscape with this number.
    pub const fn numbered(number: u8) -> Option<Field> {
        Some(match number {
            3 => Field::N3,
            4 => Field::N4,
            5 => Field::N5,
            6 => Field::N6,
            8 => Field::N8,
            9 => Field::N9,
            10 => Field::N10,
            11 => Field::N11,
            _ => return None,
        })
    }

    pub const fn is_meadow(self) -> bool {
        self.number().is_none()
    }
}

kinds! {
    /// The two backs of island tiles.
    Back {
        Dark = "dark",
        Light = "light",
    }
}

kinds! {
    /// The kind of island that a tile shows.
    Island {
        Tobacco = "tobacco_field",
        SugarCane = "sugar_cane",
        Gold = "gold_land",
        Forest = "forest",
        Pasture = "pasture",
        Harbour = "harbour",
        ForeignPeople = "foreign_people",
    }
}

/// The face of an island tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Face {
    pub island: Island,
    /// The number at which it yields; 0 for harbours and foreign people.
    pub number: u8,
    /// Cannons of a harbour, trade sacks of a foreign people; else 0.
    pub symbols: u8,
}

impl Island {
    /// The good that the island yields; `None` for gold, cannons and sacks.
    pub const fn good(self) -> Option<Good> {
        match self {
            Island::Tobacco => Some(Good::Tobacco),
            Island::SugarCane => Some(Good::Rum),
            Island::Forest => Some(Good::Wood),
            Island::Pasture => Some(Good::Cloth),
            Island::Gold | Island::Harbour | Island::ForeignPeople => None,
        }
    }

    /// The track on which its symbols are counted.
    pub const fn track(self) -> Option<Track> {
        match self {
            Island::Harbour => Some(Track::Cannons),
            Island::ForeignPeople => Some(Track::Sacks),
            Island::Tobacco | Island::SugarCane | Island::Gold | Island::Forest | Island::Pasture => None,
        }
    }
}

kinds! {
    /// The tracks of the favour board.
    Track {
        Cannons = "cannons",
        Sacks = "sacks",
        Happy = "happy",
    }
}

impl Track {
    /// The id of the power field of this track.
    pub const fn power(self) -> &'static str {
        match self {
            Track::Cannons => "sea_power",
            Track::Sacks => "trade_power",
            Track::Happy => "contentment",
        }
    }
}

kinds! {
    /// An event of an event card. Not called `Event`, which is an entry of the game's log.
    Happening {
        Fire = "fire",
        Tax = "tax",
        Queen = "queen",
    }
}

kinds! {
    Rank {
        Weak = "weak_pirate",
        Strong = "strong_pirate",
        Mighty = "mighty_pirate",
    }
}

/// An encounter card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Encounter {
    FreeTrader,
    Pirate {
        rank: Rank,
        strength: u8,
        demand: u8,
        reward: u8,
    },
    Castaways,
    /// A ship with fewer sails is sent back.
    Hurricane {
        sails: u8,
    },
}

impl Encounter {
    /// The id of its name.
    pub const fn word(self) -> &'static str {
        match self {
            Encounter::FreeTrader => "free_trader",
            Encounter::Pirate { rank, .. } => rank.as_str(),
            Encounter::Castaways => "castaways",
            Encounter::Hurricane { .. } => "hurricane",
        }
    }
}

/// One value per good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Goods(pub [u8; Good::COUNT]);

impl Index<Good> for Goods {
    type Output = u8;
    fn index(&self, good: Good) -> &u8 {
        &self.0[good as usize]
    }
}

impl IndexMut<Good> for Goods {
    fn index_mut(&mut self, good: Good) -> &mut u8 {
        &mut self.0[good as usize]
    }
}

impl Goods {
    pub const NONE: Goods = Goods([0; Good::COUNT]);

    pub fn one(good: Good) -> Goods {
        Goods::some(good, 1)
    }

    pub fn some(good: Good, count: u8) -> Goods {
        let mut goods = Goods::NONE;
        goods[good] = count;
        goods
    }

    pub fn total(&self) -> u32 {
        self.0.iter().map(|count| u32::from(*count)).sum()
    }

    pub fn is_empty(&self) -> bool {
        *self == Goods::NONE
    }

    pub fn iter(&self) -> impl Iterator<Item = (Good, u8)> + '_ {
        Good::ALL.iter().map(|good| (*good, self[*good]))
    }

    /// The goods of which there is at least one.
    pub fn kinds(&self) -> impl Iterator<Item = Good> + '_ {
        Good::ALL.iter().copied().filter(|good| self[*good] > 0)
    }

    pub fn covers(&self, cost: &Goods) -> bool {
        self.0.iter().zip(&cost.0).all(|(have, need)| have >= need)
    }

    /// The part of a cost that is missing.
    #[must_use]
    pub fn lacking(&self, cost: &Goods) -> Goods {
        Goods(std::array::from_fn(|index| cost.0[index].saturating_sub(self.0[index])))
    }

    pub fn add(&mut self, other: &Goods) {
        self.0.iter_mut().zip(&other.0).for_each(|(mine, theirs)| *mine = mine.saturating_add(*theirs));
    }

    /// The caller must have checked `covers`.
    pub fn subtract(&mut self, other: &Goods) {
        self.0.iter_mut().zip(&other.0).for_each(|(mine, theirs)| *mine = mine.saturating_sub(*theirs));
    }
}
