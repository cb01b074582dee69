//! Reasons to refuse an action: the error ids of the specification, with the arguments of their messages.

use super::kinds::{Goods, Resident};
use crate::{Arg, Phrase};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    // General.
    GameOver,
    NotYourTurn,
    WrongPhase,
    ChoicePending,
    UnknownId,
    Resigned,
    // Of single actions.
    HomeTaken,
    NotOffered,
    SupplyEmpty,
    NotDocked,
    NoShipLeft,
    CannotPay { lacking: Goods },
    IslandFull,
    NoPioneerTile,
    NoBuildingLeft,
    BuildingNeeded,
    BuildingNotAvailable,
    BuildingOwned,
    NoBuildingHere,
    EmptyField,
    TopStep,
    NoCitizenTile,
    AlreadySold,
    WrongGood { resident: Resident },
    NoCard,
    BuyLimit,
    NotEnoughGold { price: u32 },
    NoGrandTradingPost,
    AlreadyUsed,
    OwnHand,
    EmptyHand,
    NoSuchShip,
    NotAdjacent,
    IslandSquare,
    NoPoints,
    NotNextTo,
    NoTile,
    NoGreyDock,
    DockTaken,
    NoBrownDock,
    PromotionImpossible,
    DiscardNeeded { cards: u32 },
    DiscardWrong { cards: u32 },
    BadOrders,
}

impl Refusal {
    /// The error id of the specification.
    pub const fn code(self) -> &'static str {
        match self {
            Refusal::GameOver => "game_over",
            Refusal::NotYourTurn => "not_your_turn",
            Refusal::WrongPhase => "wrong_phase",
            Refusal::ChoicePending => "choice_pending",
            Refusal::UnknownId => "unknown_id",
            Refusal::Resigned => "resigned",
            Refusal::HomeTaken => "home_taken",
            Refusal::NotOffered => "not_offered",
            Refusal::SupplyEmpty => "supply_empty",
            Refusal::NotDocked => "not_docked",
            Refusal::NoShipLeft => "no_ship_left",
            Refusal::CannotPay { .. } => "cannot_pay",
            Refusal::IslandFull => "island_full",
            Refusal::NoPioneerTile => "no_pioneer_tile",
            Refusal::NoBuildingLeft => "no_building_left",
            Refusal::BuildingNeeded => "building_needed",
            Refusal::BuildingNotAvailable => "building_not_available",
            Refusal::BuildingOwned => "building_owned",
            Refusal::NoBuildingHere => "no_building_here",
            Refusal::EmptyField => "empty_field",
            Refusal::TopStep => "top_step",
            Refusal::NoCitizenTile => "no_citizen_tile",
            Refusal::AlreadySold => "already_sold",
            Refusal::WrongGood { .. } => "wrong_good",
            Refusal::NoCard => "no_card",
            Refusal::BuyLimit => "buy_limit",
            Refusal::NotEnoughGold { .. } => "not_enough_gold",
            Refusal::NoGrandTradingPost => "no_grand_trading_post",
            Refusal::AlreadyUsed => "already_used",
            Refusal::OwnHand => "own_hand",
            Refusal::EmptyHand => "empty_hand",
            Refusal::NoSuchShip => "no_such_ship",
            Refusal::NotAdjacent => "not_adjacent",
            Refusal::IslandSquare => "island_square",
            Refusal::NoPoints => "no_points",
            Refusal::NotNextTo => "not_next_to",
            Refusal::NoTile => "no_tile",
            Refusal::NoGreyDock => "no_grey_dock",
            Refusal::DockTaken => "dock_taken",
            Refusal::NoBrownDock => "no_brown_dock",
            Refusal::PromotionImpossible => "promotion_impossible",
            Refusal::DiscardNeeded { .. } => "discard_needed",
            Refusal::DiscardWrong { .. } => "discard_wrong",
            Refusal::BadOrders => "bad_orders",
        }
    }
}

impl From<Refusal> for crate::Refusal {
    fn from(refusal: Refusal) -> crate::Refusal {
        let phrase = Phrase::new(refusal.code());
        crate::Refusal(match refusal {
            Refusal::CannotPay { lacking } => phrase.with("goods", terms(lacking)),
            Refusal::NotEnoughGold { price } => phrase.number("price", price),
            Refusal::DiscardNeeded { cards } | Refusal::DiscardWrong { cards } => {
                phrase.number("cards", cards)
            }
            Refusal::WrongGood { resident } => phrase.term("resident", resident.id()),
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
