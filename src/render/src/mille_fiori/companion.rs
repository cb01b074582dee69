//! Which picture helps with a question.

use archipel_rules::mille_fiori::{Phase, View, options::Draft};

use crate::What;

/// Cards are weighed in the hand, which also shows the open ones; fields are found on the board.
pub(crate) fn companion(view: &View, verb: Option<&str>) -> What {
    match verb {
        Some("place" | "sail") => What::Board,
        // The chosen card is known: what matters is where it can go. An extra card is still to be picked.
        None if view.phase == Phase::Play && view.options.draft == Draft::Simultaneous => What::Board,
        _ => What::Hand,
    }
}
