//! Message keys of closed lists: groups, places, objective cards.

use crate::anno1800::kinds::Objective;
use crate::anno1800::questions::menus::{CardGroup, TileGroup};

pub(in crate::anno1800) fn kind_key(kind: TileGroup) -> &'static str {
    match kind {
        TileGroup::Workers => "choice-kind_workers",
        TileGroup::Artisans => "choice-kind_artisans",
        TileGroup::Engineers => "choice-kind_engineers",
        TileGroup::Shipyards => "choice-kind_shipyards",
    }
}

pub(in crate::anno1800) fn where_key(spot: &str) -> Option<&'static str> {
    Some(match spot {
        "residence" => "choice-where_residence",
        "exhausted" => "choice-where_exhausted",
        "home" => "choice-where_home",
        "islands" => "choice-where_islands",
        _ => return None,
    })
}

pub(in crate::anno1800) fn pile_key(pile: CardGroup) -> &'static str {
    match pile {
        CardGroup::FwPeople => "choice-pile_fw_people",
        CardGroup::FwOther => "choice-pile_fw_other",
        CardGroup::AeiActions => "choice-pile_aei_deeds",
        CardGroup::AeiOther => "choice-pile_aei_other",
        CardGroup::Nw => "choice-pile_nw",
    }
}

/// The effect of an objective card that can be used.
pub(in crate::anno1800) fn objective_key(card: Objective) -> Option<&'static str> {
    Some(match card {
        Objective::AlonsoGraves => "choice-alonso_graves",
        Objective::Aarhant => "choice-aarhant",
        Objective::TheEditor => "choice-the_editor",
        _ => return None,
    })
}
