//! Why an action is refused: the codes of the specification, with the facts that their sentences need.

use super::cards::Card;
use super::fields::Field;
use super::kinds::{Deck, Naval, Objective, Resource, Tier, Tile};
use super::planner::Obstacle;
use super::resources::Resources;
use crate::{Arg, Id, Phrase, Seat};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    // Those that fit every command.
    NotYourTurn,
    NotRunning,
    UnknownId,
    NoActionLeft,
    /// An action is being paid for: it is finished or withdrawn first.
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
    /// There are not so many plans, or nothing to choose.
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
    /// The field is to be named.
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
    /// The setting is as wanted already.
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

impl From<Refusal> for crate::Refusal {
    fn from(refusal: Refusal) -> crate::Refusal {
        let phrase = Phrase::new(refusal.code());
        crate::Refusal(match refusal {
            Refusal::NoFreeWorkplace { tile, gold } => {
                phrase.term("industry", tile.id()).number("gold", gold)
            }
            Refusal::NoCube { tier }
            | Refusal::CubeNotThere { tier }
            | Refusal::NoCubeSupply { tier }
            | Refusal::NoFreeUpgrade { tier } => phrase.term("tier", tier.id()),
            Refusal::NotYourIndustry { field }
            | Refusal::NotYourField { field }
            | Refusal::NothingToReturn { field } => phrase.place("field", field.id()),
            Refusal::PartnerCannot { seat, resource } => {
                phrase.seat("player", seat).term("resource", resource.id())
            }
            Refusal::AlreadyTraded { resource }
            | Refusal::NoSuchIsland { resource }
            | Refusal::Surplus { resource } => phrase.term("resource", resource.id()),
            Refusal::NotEnoughTokens { naval, need, ready } => {
                phrase.term("kind", token_word(naval)).number("need", need).number("ready", ready)
            }
            Refusal::BadPick { need } => phrase.number("need", need),
            Refusal::NotEnoughGold { need, have } => phrase.number("need", need).number("have", have),
            Refusal::PartUnpaid { part, missing } => {
                phrase.number("part", part as u32 + 1).with("missing", terms(missing))
            }
            Refusal::NotOnCard { card, resource } => {
                phrase.term("card", card.id()).term("resource", resource.id())
            }
            Refusal::NoPlan { obstacles } => {
                phrase.with("reasons", Arg::Phrase(Box::new(reasons(&obstacles))))
            }
            Refusal::SoldOut { tile } => phrase.term("tile", tile.id()),
            Refusal::WrongTerrain { tile, field } => {
                phrase.term("tile", tile.id()).place("field", field.id())
            }
            Refusal::MustOverbuildStart { tile, start } => {
                phrase.term("tile", tile.id()).term("start", start.id())
            }
            Refusal::TooManyShips { yards } => phrase.number("yards", yards),
            Refusal::ShipTooStrong { tile, strength } => {
                phrase.term("tile", tile.id()).number("strength", strength)
            }
            Refusal::DeckEmpty { deck } => phrase.term("deck", deck_word(deck)),
            Refusal::DeckGold { deck, tier, gold } => {
                phrase.term("deck", deck_word(deck)).term("tier", tier.id()).number("gold", gold)
            }
            Refusal::ObjectiveAbsent { objective } | Refusal::ObjectiveUsed { objective } => {
                phrase.term("card", objective.id())
            }
            Refusal::NotYourTurn
            | Refusal::NotRunning
            | Refusal::UnknownId
            | Refusal::NoActionLeft
            | Refusal::PaymentOpen
            | Refusal::NotPaying
            | Refusal::SelfTrade
            | Refusal::NotTradable
            | Refusal::BerylAbsent
            | Refusal::NotNeeded
            | Refusal::StepNotAllowed
            | Refusal::NoSuchPlan
            | Refusal::NeedPlace
            | Refusal::AlreadyOwned
            | Refusal::FieldUsedTwice
            | Refusal::YardNeeded
            | Refusal::ReturnLimit
            | Refusal::NotInHand
            | Refusal::SwapCount
            | Refusal::NotPlayed
            | Refusal::DiscardTooLate
            | Refusal::NotActive
            | Refusal::DiscardCount
            | Refusal::GiftInPayment
            | Refusal::NothingToGain
            | Refusal::HireCount
            | Refusal::UpgradeCount
            | Refusal::TopTier
            | Refusal::IslandLimit
            | Refusal::StackEmpty
            | Refusal::ExpeditionCount
            | Refusal::ProduceAheadOff
            | Refusal::ActionOwed
            | Refusal::NoChange => phrase,
        })
    }
}

/// All obstacles in one sentence, each joined to the rest.
fn reasons(obstacles: &[Obstacle]) -> Phrase {
    match obstacles {
        [] => Phrase::new("obstacle-none"),
        [last] => last.phrase(),
        [first, rest @ ..] => Phrase::new("obstacle-and")
            .with("first", Arg::Phrase(Box::new(first.phrase())))
            .with("rest", Arg::Phrase(Box::new(reasons(rest)))),
    }
}

/// Resources as counted words.
pub(super) fn terms(resources: Resources) -> Arg {
    Arg::Terms(resources.iter().map(|resource| (resource.id(), 1)).collect())
}

pub(super) fn token_word(naval: Naval) -> Id {
    Id::new(match naval {
        Naval::Trade => "trade_token",
        Naval::Explore => "explore_token",
    })
}

pub(super) fn deck_word(deck: Deck) -> Id {
    Id::new(match deck {
        Deck::Fw => "deck_fw",
        Deck::Aei => "deck_aei",
        Deck::Nw => "deck_nw",
    })
}
