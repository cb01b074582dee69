//! Finds what to highlight by comparing two views.

use archipel_rules::{
    Id, Seat,
    mille_fiori::{View, cards::Card, view::CardView},
};

use super::{board_display::groups, board_sea, bonus};
use crate::Subject;

pub(crate) fn changes(before: &View, after: &View, subject: Subject) -> Vec<Id> {
    let mut new = Vec::new();
    match subject {
        Subject::Island(seat) => sheet(before, after, seat, &mut new),
        Subject::Board => board(before, after, &mut new),
        Subject::Hand => hand(before, after, &mut new),
    }
    new
}

fn board(before: &View, after: &View, new: &mut Vec<Id>) {
    for (old, now) in before.fields.iter().zip(&after.fields) {
        mark(old.owner != now.owner, new, || now.field.id().as_str().into());
    }
    for (old, now) in before.bonus.iter().zip(&after.bonus) {
        for (place, (was, is)) in old.places.iter().zip(&now.places).enumerate() {
            mark(was.1 != is.1, new, || bonus::id(now, place));
        }
    }
    for ((seat, old), now) in before.players.iter().zip(after.players.values()) {
        mark(old.ship != now.ship, new, || board_sea::id(seat));
        mark(old.score != now.score, new, || format!("score_{}", seat.index()));
    }
    let shown = |view: &View| groups(view.display.iter().map(|view| view.card));
    let old = shown(before);
    for group in shown(after) {
        mark(!old.contains(&group), new, || display_id(group.0.as_str()));
    }
}

fn sheet(before: &View, after: &View, seat: Seat, new: &mut Vec<Id>) {
    let (Some(old), Some(now)) = (before.players.get(seat), after.players.get(seat)) else { return };
    for ((_, was), (source, is)) in old.points.iter().zip(&now.points) {
        mark(was != is, new, || source.as_str().into());
    }
    mark(old.bonus_points != now.bonus_points, new, || "bonus".into());
    mark(old.ship != now.ship, new, || "ship".into());
    for (was, is) in before.fields.iter().zip(&after.fields) {
        mark(was.owner != is.owner && is.owner == Some(seat), new, || is.field.id().as_str().into());
    }
}

/// New cards in the viewer's hand; none if the whole hand is new, as after passing cards on.
fn hand(before: &View, after: &View, new: &mut Vec<Id>) {
    let count = |cards: &[CardView], card: Card| cards.iter().filter(|held| held.card == card).count();
    if before.hand.iter().any(|held| count(&after.hand, held.card) > 0) {
        for CardView { card, .. } in &after.hand {
            mark(count(&before.hand, *card) < count(&after.hand, *card), new, || card.to_string());
        }
    }
}

/// The highlight id of a symbol's open cards.
pub(super) fn display_id(symbol: &str) -> String {
    format!("display_{symbol}")
}

fn mark(changed: bool, new: &mut Vec<Id>, id: impl FnOnce() -> String) {
    if changed
        && let Some(id) = Id::parse(&id())
        && !new.contains(&id)
    {
        new.push(id);
    }
}
