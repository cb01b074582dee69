//! What happened.

use super::action::{Instruction, Usable};
use super::bundle::Bundle;
use super::kinds::{Building, Encounter, Face, Field, Good, Goods, Happening, Resident, Stack, Track};
use super::map::Hex;
use super::tile::Tile;
use crate::Seat;

/// What happened; `tidings` says what each viewer may know of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    Fate(Fate),
    Deed(Deed),
    Deal(Deal),
    Voyage(Voyage),
}

macro_rules! events_of {
    ($($name:ident),+) => {
        $(impl From<$name> for Event {
            fn from(event: $name) -> Event {
                Event::$name(event)
            }
        })+
    };
}
events_of!(Fate, Deed, Deal, Voyage);

/// What nobody chose: the setup, the roll, events and their consequences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    FirstRoll {
        seat: Seat,
        sum: u8,
    },
    Begins {
        seat: Seat,
    },
    Board {
        seat: Seat,
        board: u8,
    },
    TilesChosen {
        seat: Seat,
        tiles: [Tile; 2],
    },
    TurnBegan {
        seat: Seat,
        round: u32,
    },
    Rolled {
        seat: Seat,
        dice: [u8; 2],
    },
    Card {
        happenings: [Happening; 2],
    },
    /// Gold of buildings that pay by themselves.
    BuildingGold {
        seat: Seat,
        building: Building,
        gold: u16,
    },
    Yielded {
        seat: Seat,
        roll: u8,
        goods: Goods,
        gold: u8,
    },
    /// A riot keeps the yield of this roll away.
    YieldBlocked {
        seat: Seat,
        roll: u8,
    },
    SupplyEmpty {
        seat: Seat,
        good: Good,
    },
    Burnt {
        seat: Seat,
        goods: Goods,
        /// How many there were, and how many would have been safe.
        cards: u32,
        limit: u32,
    },
    Taxed {
        seat: Seat,
        gold: u16,
        happy: u8,
    },
    /// `due` before discounts.
    QueenPaid {
        seat: Seat,
        gold: u16,
        due: u16,
        favours: u8,
    },
    RiotBegan {
        seat: Seat,
    },
    RiotEnded {
        seat: Seat,
    },
    Won {
        seat: Seat,
    },
    TimedOut {
        rounds: u32,
    },
}

/// What somebody did in the action phase, and what it brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// After a fire.
    Discarded {
        seat: Seat,
        goods: Goods,
    },
    ResidentBuilt {
        seat: Seat,
        resident: Resident,
    },
    Built {
        seat: Seat,
        building: Building,
        field: Field,
    },
    ShipBuilt {
        seat: Seat,
        saved: Option<Good>,
    },
    TileBought {
        seat: Seat,
        tile: Tile,
        gold: u16,
    },
    TilesSearched {
        seat: Seat,
        stack: Stack,
        count: u8,
        gold: u16,
    },
    TileKept {
        seat: Seat,
        tile: Tile,
    },
    TilePlaced {
        seat: Seat,
        tile: Tile,
        field: Field,
        replaced: Option<Tile>,
    },
    Exchanged {
        seat: Seat,
        building: Usable,
        goods: Goods,
        good: Good,
    },
    Bought {
        seat: Seat,
        building: Usable,
        good: Good,
        gold: u16,
    },
    Sold {
        seat: Seat,
        building: Usable,
        good: Good,
        gold: u16,
    },
    FavourPaid {
        seat: Seat,
        building: Building,
        gold: u16,
    },
    Donated {
        seat: Seat,
        gold: u16,
    },
    PowerGained {
        seat: Seat,
        track: Track,
        from: Option<Seat>,
    },
    SevenColonies {
        seat: Seat,
    },
    OrdersChanged {
        seat: Seat,
        order: Instruction,
    },
}

/// Offers and trades.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deal {
    Offered {
        number: u32,
        from: Seat,
        /// `None`: everybody.
        to: Option<Seat>,
        give: Bundle,
        want: Bundle,
    },
    Traded {
        from: Seat,
        with: Seat,
        give: Bundle,
        want: Bundle,
        /// Accepted by a standing order.
        by_order: bool,
    },
    Declined {
        seat: Seat,
        from: Seat,
    },
    Withdrawn {
        seat: Seat,
    },
    /// Its maker no longer has what was offered.
    Void {
        seat: Seat,
    },
    OffersExpired {
        count: u8,
    },
}

/// Ships, islands, encounters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Voyage {
    SetSail {
        seat: Seat,
    },
    Sailed {
        seat: Seat,
        ship: u8,
        to: Hex,
        steps: u8,
    },
    /// What lies at the places; `None`: it was known before.
    Discovered {
        seat: Seat,
        anchor: Hex,
        faces: [Option<(Hex, Face)>; 2],
    },
    Founded {
        seat: Seat,
        anchor: Hex,
        faces: [(Hex, Face); 2],
    },
    Met {
        seat: Seat,
        at: Hex,
        card: Encounter,
    },
    Redrew {
        seat: Seat,
    },
    TraderBought {
        seat: Seat,
        good: Good,
        gold: u16,
    },
    TraderPassed {
        seat: Seat,
    },
    PiratePaid {
        seat: Seat,
        gold: u16,
    },
    /// No die: it could not be won.
    PirateFought {
        seat: Seat,
        die: Option<u8>,
        cannons: u8,
        strength: u8,
        reward: Option<u8>,
    },
    CastawaysThanked {
        seat: Seat,
        gold: u16,
    },
    HurricaneWeathered {
        seat: Seat,
    },
    SentBack {
        seat: Seat,
        ship: u8,
        to: Hex,
    },
}
