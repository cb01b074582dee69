//! The message of each refusal.

use super::Refusal;
use crate::anno1800::kinds::{Deck, Naval};
use crate::anno1800::planner::Obstacle;
use crate::anno1800::resources::Resources;
use crate::{Arg, Id, Phrase};

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

/// All obstacles, nested into one phrase.
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
fn terms(resources: Resources) -> Arg {
    Arg::Terms(resources.iter().map(|resource| (resource.id(), 1)).collect())
}

pub(in crate::anno1800) fn token_word(naval: Naval) -> Id {
    Id::new(match naval {
        Naval::Trade => "trade_token",
        Naval::Explore => "explore_token",
    })
}

pub(in crate::anno1800) fn deck_word(deck: Deck) -> Id {
    Id::new(match deck {
        Deck::Fw => "deck_fw",
        Deck::Aei => "deck_aei",
        Deck::Nw => "deck_nw",
    })
}
