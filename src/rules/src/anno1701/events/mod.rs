//! The events of the game.

mod describe;

pub(super) use self::describe::{card_phrase, face_phrase, offer_phrase};
use super::action::Usable;
use super::bundle::Bundle;
use super::kinds::{Building, Encounter, Face, Field, Good, Goods, Happening, Resident, Stack, Track};
use super::map::Hex;
use super::orders::Instruction;
use super::tile::Tile;
use crate::Seat;

/// An event, grouped by the part of the game. `describe` says what each viewer may know of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    Table(TableEvent),
    Action(ActionEvent),
    Trade(TradeEvent),
    Voyage(VoyageEvent),
}

macro_rules! events_of {
    ($($group:ident = $name:ident),+) => {
        $(impl From<$name> for Event {
            fn from(event: $name) -> Event {
                Event::$group(event)
            }
        })+
    };
}
events_of!(Table = TableEvent, Action = ActionEvent, Trade = TradeEvent, Voyage = VoyageEvent);

/// Events that no player chose: the setup, the roll, event cards and their consequences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableEvent {
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
    /// Gold of buildings that pay automatically.
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
    /// A riot blocks the yield of this roll.
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
        /// The number of cards before the fire, and the limit.
        cards: u32,
        limit: u32,
    },
    /// The keep list, or the default for want of one, chose what burnt; or a trade order accepted.
    ChosenByOrders {
        seat: Seat,
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

/// Actions of a player in the action phase, and their results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionEvent {
    /// After a fire.
    Discarded {
        seat: Seat,
        goods: Goods,
    },
    ResidentBuilt {
        seat: Seat,
        resident: Resident,
        cost: Goods,
    },
    Built {
        seat: Seat,
        building: Building,
        field: Field,
        cost: Goods,
    },
    ShipBuilt {
        seat: Seat,
        cost: Goods,
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
pub enum TradeEvent {
    Offered {
        number: u32,
        from: Seat,
        /// `None`: all players.
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
pub enum VoyageEvent {
    SetSail {
        seat: Seat,
    },
    Sailed {
        seat: Seat,
        ship: u8,
        to: Hex,
        steps: u8,
    },
    /// The faces of the places; `None` if known before.
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
    /// `die` is `None` if the fight could not be won.
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
