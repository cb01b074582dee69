//! Which play of a card looks best now, for those who want a hint and not a lecture.

use archipel_rules::mille_fiori::{
    View,
    view::{CardView, PlayView},
};

/// What a bonus place brings.
pub(super) fn bonus_points(view: &View, play: &PlayView) -> Option<u8> {
    let (place, field) = (play.effect.bonus?, play.field?);
    let places = &view.bonus.iter().find(|bonus| bonus.area == field.area())?.places;
    places.get(usize::from(place)).map(|(points, _)| *points)
}

/// Points first, then extra cards and bonus places; what the others get counts a little against it.
fn value(view: &View, play: &PlayView) -> i32 {
    let bonus = i32::from(bonus_points(view, play).unwrap_or(0));
    let effect = &play.effect;
    i32::from(effect.own()) * 4 + bonus * 3 + i32::from(effect.extra) * 40 - i32::from(effect.others())
}

/// The best field for a card.
pub(super) fn placing<'a>(view: &View, card: &'a CardView) -> Option<&'a PlayView> {
    let placings = card.plays.iter().filter(|play| play.field.is_some());
    // The first of equals: the order of the board.
    placings.rev().max_by_key(|play| value(view, play))
}

/// What sailing with the card brings.
pub(super) fn sailing(card: &CardView) -> Option<&PlayView> {
    card.plays.iter().find(|play| play.field.is_none())
}
