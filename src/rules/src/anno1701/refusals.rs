//! Reasons to refuse an action: the error ids of the specification, with the arguments of their messages.

use super::kinds::{Good, Goods};
use crate::{Arg, Phrase};

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident $({ $($fact:ident: $type:ty),+ })? = $code:literal,)+) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Refusal { $($(#[$doc])* $name $({ $($fact: $type),+ })?,)+ }

        impl Refusal {
            /// The error id of the specification.
            pub const fn code(self) -> &'static str {
                match self { $(Refusal::$name { .. } => $code,)+ }
            }
        }
    };
}

refusals! {
    // General.
    NotYourTurn = "not_your_turn",
    WrongPhase = "wrong_phase",
    Pending = "pending",
    GameOver = "game_over",
    NotEnoughGoods { lacking: Goods } = "not_enough_goods",
    NotEnoughGold { gold: u16 } = "not_enough_gold",
    UnknownId = "unknown_id",
    // Tiles.
    NotDealt = "not_dealt",
    NeedTwo = "need_two",
    StackEmpty = "stack_empty",
    NeedCitizen = "need_citizen",
    NoRoom = "no_room",
    MeadowFree = "meadow_free",
    NotPlaceable = "not_placeable",
    NotSearched = "not_searched",
    // Yield.
    WrongNumber { cards: u8 } = "wrong_number",
    // Trade.
    TradeOff = "trade_off",
    NotWithActive = "not_with_active",
    EmptySide = "empty_side",
    SameItem = "same_item",
    /// More of an item than one offer can name.
    TooMuch = "too_much",
    NotCovered = "not_covered",
    Gone = "gone",
    CannotPay = "cannot_pay",
    TooManyOffers = "too_many_offers",
    NotAddressed = "not_addressed",
    NotYourOffer = "not_your_offer",
    // Building.
    AllResidents = "all_residents",
    NoTile = "no_tile",
    AlreadyBuilt = "already_built",
    NoShipLeft = "no_ship_left",
    NoShipyard = "no_shipyard",
    // Advantages and favours.
    AlreadyUsed = "already_used",
    SameGood = "same_good",
    SupplyEmpty { good: Good } = "supply_empty",
    NoAdvantage = "no_advantage",
    NotBuilt = "not_built",
    FavourTaken = "favour_taken",
    NoStone = "no_stone",
    NoFavourField = "no_favour_field",
    DonationsFull = "donations_full",
    // Ships.
    NotAtSea = "not_at_sea",
    NotAdjacent = "not_adjacent",
    NoPoints { points: u8 } = "no_points",
    Visited = "visited",
    Land = "land",
    ShipDone = "ship_done",
    NoAnchor = "no_anchor",
    NothingHidden = "nothing_hidden",
    SiteTaken = "site_taken",
    NoColonyLeft = "no_colony_left",
    // Encounters.
    NoUniversity = "no_university",
    NoSack = "no_sack",
    CannotPayPirate = "cannot_pay_pirate",
    NotNearer = "not_nearer",
    // Standing orders.
    BadList = "bad_list",
    BadOrder = "bad_order",
}

impl From<Refusal> for crate::Refusal {
    fn from(refusal: Refusal) -> crate::Refusal {
        let phrase = Phrase::new(refusal.code());
        crate::Refusal(match refusal {
            Refusal::NotEnoughGoods { lacking } => phrase.with("goods", terms(lacking)),
            Refusal::NotEnoughGold { gold } => phrase.number("gold", gold),
            Refusal::WrongNumber { cards } => phrase.number("cards", cards),
            Refusal::SupplyEmpty { good } => phrase.term("good", good.id()),
            Refusal::NoPoints { points } => phrase.number("points", points),
            _ => phrase,
        })
    }
}

/// Goods as a list of counted words.
pub(super) fn terms(goods: Goods) -> Arg {
    Arg::Terms(
        goods.iter().filter(|(_, count)| *count > 0).map(|(good, count)| (good.id(), count.into())).collect(),
    )
}
