//! A simple estimate of the best play of a card, shown as a hint.

use archipel_rules::mille_fiori::{
    View,
    view::{CardView, PlayView},
};

/// The points of the bonus place that a play takes.
pub(super) fn bonus_points(view: &View, play: &PlayView) -> Option<u8> {
    let (place, field) = (play.effect.bonus?, play.field?);
    let places = &view.bonus.iter().find(|bonus| bonus.area == field.area())?.places;
    places.get(usize::from(place)).map(|(points, _)| *points)
}

/// Own points, bonus and extra cards, minus a little for the points of other players.
fn value(view: &View, play: &PlayView) -> i32 {
    let bonus = i32::from(bonus_points(view, play).unwrap_or(0));
    let effect = &play.effect;
    i32::from(effect.own()) * 4 + bonus * 3 + i32::from(effect.extra) * 40 - i32::from(effect.others())
}

/// The best field for a card.
pub(super) fn placing<'a>(view: &View, card: &'a CardView) -> Option<&'a PlayView> {
    let placings = card.plays.iter().filter(|play| play.field.is_some());
    // Of equal plays, takes the first in board order.
    placings.rev().max_by_key(|play| value(view, play))
}

/// The play that moves the ship.
pub(super) fn sailing(card: &CardView) -> Option<&PlayView> {
    card.plays.iter().find(|play| play.field.is_none())
}
