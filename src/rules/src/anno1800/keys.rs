//! The keys of words that belong to a closed list.

use super::action::Move;
use super::kinds::Objective;
use super::menus::{Kind, Pile};

pub(super) fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Workers => "choice-kind_workers",
        Kind::Artisans => "choice-kind_artisans",
        Kind::Engineers => "choice-kind_engineers",
        Kind::Shipyards => "choice-kind_shipyards",
    }
}

pub(super) fn where_key(spot: &str) -> Option<&'static str> {
    Some(match spot {
        "residence" => "choice-where_residence",
        "exhausted" => "choice-where_exhausted",
        "home" => "choice-where_home",
        "islands" => "choice-where_islands",
        _ => return None,
    })
}

pub(super) fn pile_key(pile: Pile) -> &'static str {
    match pile {
        Pile::FwPeople => "choice-pile_fw_people",
        Pile::FwOther => "choice-pile_fw_other",
        Pile::AeiDeeds => "choice-pile_aei_deeds",
        Pile::AeiOther => "choice-pile_aei_other",
        Pile::Nw => "choice-pile_nw",
    }
}

/// What the cards with an effect do.
pub(super) fn objective_key(card: Objective) -> Option<&'static str> {
    Some(match card {
        Objective::AlonsoGraves => "choice-alonso_graves",
        Objective::Aarhant => "choice-aarhant",
        Objective::TheEditor => "choice-the_editor",
        _ => return None,
    })
}

pub(super) fn verb_key(action: Move) -> &'static str {
    match action {
        Move::Play => "verb-play",
        Move::Build => "verb-build",
        Move::Ships => "verb-ships",
        Move::Rebuild => "verb-rebuild",
        Move::Hire => "verb-hire",
        Move::Upgrade => "verb-upgrade",
        Move::Claim => "verb-claim",
        Move::Explore => "verb-explore",
        Move::Expedition => "verb-expedition",
        Move::Swap => "verb-swap",
        Move::Festival => "verb-festival",
        Move::Work => "verb-work",
        Move::Trade => "verb-trade",
        Move::Fetch => "verb-fetch",
        Move::Gift => "verb-gift",
        Move::Labour => "verb-labour",
        Move::Spend => "verb-spend",
        Move::Return => "verb-return",
        Move::Finish => "verb-finish",
        Move::Activate => "verb-activate",
        Move::Objective => "verb-objective",
        Move::Promote => "verb-promote",
        Move::Shift => "verb-shift",
        Move::Produce => "verb-produce",
        Move::Withdraw => "verb-withdraw",
        Move::EndTurn => "verb-end_turn",
        Move::AutoEnd => "verb-auto_end",
    }
}
