//! What is new on the picture, found by comparing two views.

use archipel_rules::Id;
use archipel_rules::atoll::View;

use crate::Subject;

pub(super) fn changes(before: &View, after: &View, subject: Subject) -> Vec<Id> {
    let mut new = Vec::new();
    for (old, now) in before.islets.iter().zip(&after.islets) {
        if old.owner != now.owner {
            new.push(now.islet.id());
        }
    }
    for ((seat, old), now) in before.players.iter().zip(after.players.values()) {
        if old.score != now.score {
            new.push(score_id(seat.index()));
        }
    }
    if subject == Subject::Hand {
        let count = |view: &View, tile: u8| view.hand.iter().filter(|held| held.tile == tile).count();
        for held in &after.hand {
            let id = tile_id(held.tile);
            if count(before, held.tile) < count(after, held.tile) && !new.contains(&id) {
                new.push(id);
            }
        }
    }
    new
}

pub(super) fn score_id(seat: usize) -> Id {
    Id::new(&format!("score_{seat}"))
}

pub(super) fn tile_id(tile: u8) -> Id {
    Id::new(&format!("tile_{tile}"))
}
