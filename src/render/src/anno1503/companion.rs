//! Which picture helps with a question.

use archipel_rules::Seat;
use archipel_rules::anno1503::{Phase, View};

use crate::What;

/// Ships are steered on the chart, cards are chosen from the hand, everything else happens on the island.
pub(crate) fn companion(view: &View, seat: Seat, verb: Option<&str>) -> What {
    match verb {
        Some("sail" | "discover" | "leave_tile") => What::Board,
        Some("take" | "buy" | "build_ship" | "draw_card" | "end_turn" | "set_orders") => What::Hand,
        // Once the ships are out, one looks at the sea.
        None if view.active == seat && view.phase == Phase::Phase3 => What::Board,
        _ => What::Island(seat),
    }
}
