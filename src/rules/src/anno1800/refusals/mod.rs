//! Why an action is refused: the codes of the rules, with the arguments of their messages.

mod phrases;

use super::cards::Card;
use super::fields::Field;
use super::kinds::{Deck, Naval, Objective, Resource, Tier, Tile};
use super::planner::Obstacle;
use super::resources::Resources;
use crate::Seat;

pub(super) use phrases::{deck_word, token_word};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    // For every action.
    NotYourTurn,
    NotRunning,
    UnknownId,
    NoActionLeft,
    /// The open payment must be finished or withdrawn first.
    PaymentOpen,
    /// There is no open payment.
    NotPaying,
    // Payment (6.2.4).
    NoFreeWorkplace {
        tile: Tile,
        gold: u8,
    },
    NoCube {
        tier: Tier,
    },
    NotYourIndustry {
        field: Field,
    },
    PartnerCannot {
        seat: Seat,
        resource: Resource,
    },
    SelfTrade,
    AlreadyTraded {
        resource: Resource,
    },
    NotTradable,
    NoSuchIsland {
        resource: Resource,
    },
    NotEnoughTokens {
        naval: Naval,
        need: u8,
        ready: u8,
    },
    BadPick {
        need: u8,
    },
    BerylAbsent,
    NotEnoughGold {
        need: u16,
        have: u16,
    },
    CubeNotThere {
        tier: Tier,
    },
    PartUnpaid {
        part: usize,
        missing: Resources,
    },
    NotNeeded,
    NotOnCard {
        card: Card,
        resource: Resource,
    },
    StepNotAllowed,
    Surplus {
        resource: Resource,
    },
    NoPlan {
        obstacles: Vec<Obstacle>,
    },
    /// There is no plan with this number, or there is nothing to choose.
    NoSuchPlan,
    // Building.
    SoldOut {
        tile: Tile,
    },
    AlreadyOwned,
    WrongTerrain {
        tile: Tile,
        field: Field,
    },
    NotYourField {
        field: Field,
    },
    MustOverbuildStart {
        tile: Tile,
        start: Tile,
    },
    TooManyShips {
        yards: u8,
    },
    ShipTooStrong {
        tile: Tile,
        strength: u8,
    },
    FieldUsedTwice,
    YardNeeded,
    ReturnLimit,
    NothingToReturn {
        field: Field,
    },
    /// The player must name the field.
    NeedPlace,
    // Cards.
    NotInHand,
    DeckEmpty {
        deck: Deck,
    },
    SwapCount,
    NotPlayed,
    DiscardTooLate,
    NotActive,
    DiscardCount,
    GiftInPayment,
    NothingToGain,
    // People.
    HireCount,
    NoCubeSupply {
        tier: Tier,
    },
    DeckGold {
        deck: Deck,
        tier: Tier,
        gold: u8,
    },
    UpgradeCount,
    TopTier,
    NoFreeUpgrade {
        tier: Tier,
    },
    // Islands, expeditions, objectives.
    IslandLimit,
    StackEmpty,
    ExpeditionCount,
    ObjectiveAbsent {
        objective: Objective,
    },
    ObjectiveUsed {
        objective: Objective,
    },
    // The turn.
    ProduceAheadOff,
    ActionOwed,
    /// The setting already has this value.
    NoChange,
}

impl Refusal {
    /// The code of the specification.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::NotYourTurn => "not_your_turn",
            Refusal::NotRunning => "not_running",
            Refusal::UnknownId => "unknown_id",
            Refusal::NoActionLeft => "no_action_left",
            Refusal::PaymentOpen => "payment_open",
            Refusal::NotPaying => "not_paying",
            Refusal::NoFreeWorkplace { .. } => "no_free_workplace",
            Refusal::NoCube { .. } => "no_cube",
            Refusal::NotYourIndustry { .. } => "not_your_industry",
            Refusal::PartnerCannot { .. } => "partner_cannot",
            Refusal::SelfTrade => "self_trade",
            Refusal::AlreadyTraded { .. } => "already_traded",
            Refusal::NotTradable => "not_tradable",
            Refusal::NoSuchIsland { .. } => "no_such_island",
            Refusal::NotEnoughTokens { .. } => "not_enough_tokens",
            Refusal::BadPick { .. } => "bad_pick",
            Refusal::BerylAbsent => "beryl_absent",
            Refusal::NotEnoughGold { .. } => "not_enough_gold",
            Refusal::CubeNotThere { .. } => "cube_not_there",
            Refusal::PartUnpaid { .. } => "part_unpaid",
            Refusal::NotNeeded => "not_needed",
            Refusal::NotOnCard { .. } => "not_on_card",
            Refusal::StepNotAllowed => "step_not_allowed",
            Refusal::Surplus { .. } => "surplus",
            Refusal::NoPlan { .. } => "no_plan",
            Refusal::NoSuchPlan => "no_such_plan",
            Refusal::SoldOut { .. } => "sold_out",
            Refusal::AlreadyOwned => "already_owned",
            Refusal::WrongTerrain { .. } => "wrong_terrain",
            Refusal::NotYourField { .. } => "not_your_field",
            Refusal::MustOverbuildStart { .. } => "must_overbuild_start",
            Refusal::TooManyShips { .. } => "too_many_ships",
            Refusal::ShipTooStrong { .. } => "ship_too_strong",
            Refusal::FieldUsedTwice => "field_used_twice",
            Refusal::YardNeeded => "yard_needed",
            Refusal::ReturnLimit => "return_limit",
            Refusal::NothingToReturn { .. } => "nothing_to_return",
            Refusal::NeedPlace => "need_place",
            Refusal::NotInHand => "not_in_hand",
            Refusal::DeckEmpty { .. } => "deck_empty",
            Refusal::SwapCount => "swap_count",
            Refusal::NotPlayed => "not_played",
            Refusal::DiscardTooLate => "discard_too_late",
            Refusal::NotActive => "not_active",
            Refusal::DiscardCount => "discard_count",
            Refusal::GiftInPayment => "gift_in_payment",
            Refusal::NothingToGain => "nothing_to_gain",
            Refusal::HireCount => "hire_count",
            Refusal::NoCubeSupply { .. } => "no_cube_supply",
            Refusal::DeckGold { .. } => "deck_gold",
            Refusal::UpgradeCount => "upgrade_count",
            Refusal::TopTier => "top_tier",
            Refusal::NoFreeUpgrade { .. } => "no_free_upgrade",
            Refusal::IslandLimit => "island_limit",
            Refusal::StackEmpty => "stack_empty",
            Refusal::ExpeditionCount => "expedition_count",
            Refusal::ObjectiveAbsent { .. } => "objective_absent",
            Refusal::ObjectiveUsed { .. } => "objective_used",
            Refusal::ProduceAheadOff => "produce_ahead_off",
            Refusal::ActionOwed => "action_owed",
            Refusal::NoChange => "no_change",
        }
    }
}
