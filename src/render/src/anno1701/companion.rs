//! Which picture helps with a question.

use archipel_rules::{
    Seat,
    anno1701::{Phase, View},
};

use crate::What;

/// Ships are steered on the chart, goods and tiles are chosen from the hand, buildings stand in the settlement.
pub(crate) fn companion(view: &View, seat: Seat, verb: Option<&str>) -> What {
    match verb {
        Some("sail" | "discover" | "found" | "encounter" | "retreat" | "donate" | "end_turn") => What::Board,
        Some(
            "choose_tiles" | "keep_tile" | "discard" | "offer" | "accept" | "counter" | "decline"
            | "withdraw" | "build_resident" | "build_ship" | "set_sail" | "set_orders",
        ) => What::Hand,
        Some(_) => What::Island(seat),
        None => match view.phase {
            Phase::SetupChoose | Phase::Discard | Phase::KeepTile => What::Hand,
            Phase::Sailing | Phase::Encounter | Phase::Retreat | Phase::GameOver => What::Board,
            // Who is not at the move watches the sea.
            Phase::Yield | Phase::Action | Phase::PlaceTile if view.active != seat => What::Board,
            Phase::Yield | Phase::Action | Phase::PlaceTile => What::Island(seat),
        },
    }
}
