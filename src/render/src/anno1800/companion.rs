//! Which picture helps with a question.

use archipel_rules::Seat;

use crate::What;

/// Cards are weighed in the hand, tiles and stacks on the board; people and fields are on the own islands.
pub(crate) fn companion(seat: Seat, verb: Option<&str>) -> What {
    match verb {
        Some("play" | "swap" | "expedition" | "explore" | "end_turn") => What::Hand,
        Some("build" | "rebuild" | "ships" | "trade" | "objective") => What::Board,
        _ => What::Island(seat),
    }
}
