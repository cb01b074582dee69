//! Plays at a glance: the one with the highest worth now. For hints, and for players who are absent.

use super::action::Action;
use super::cards::{Card, Kinds};
use super::effect::{Effect, Play};
use super::kinds::Move;
use super::state::{Phase, State};
use crate::Seat;

impl State {
    /// Every play that these cards allow this seat on the board as it stands.
    pub(super) fn plays(&self, seat: Seat, cards: Kinds) -> impl Iterator<Item = Play> + '_ {
        let sail = self.may_sail(seat);
        cards.into_iter().flat_map(move |card: Card| {
            let fields = self.fields_for(seat, card).into_iter().map(Some);
            fields.chain(sail.then_some(None)).map(move |field| Play { card, field })
        })
    }

    /// The best of them, the first of equals.
    pub(super) fn best(&self, seat: Seat, plays: impl Iterator<Item = Play>) -> Option<(Play, Effect)> {
        let mut best: Option<(Play, Effect, i32)> = None;
        for play in plays {
            let effect = self.effect(seat, play);
            let worth = self.worth(&effect);
            if best.is_none_or(|(_, _, most)| worth > most) {
                best = Some((play, effect, worth));
            }
        }
        best.map(|(play, effect, _)| (play, effect))
    }

    /// What a computer deputy does, knowing no more than this seat does.
    pub(super) fn suggest(&self, seat: Seat) -> Option<Action> {
        if seat.index() >= self.count() {
            return None;
        }
        match self.phase {
            Phase::Choose if self.players[seat].pick.is_none() => {
                let hand = self.players[seat].hand.iter().copied().collect();
                self.best(seat, self.plays(seat, hand)).map(|(play, _)| Action::Choose { card: play.card })
            }
            Phase::Play | Phase::Extra if seat == self.active => {
                let best = self.best(seat, self.plays(seat, self.playable()));
                // An extra card is not worth helping the others.
                let useful = |effect: &Effect| self.phase == Phase::Play || self.worth(effect) > 0;
                match best.filter(|(_, effect)| useful(effect)) {
                    Some((Play { card, field: Some(field) }, _)) => Some(Action::Place { card, field }),
                    Some((Play { card, field: None }, _)) => Some(Action::Sail { card }),
                    None => (self.phase == Phase::Extra).then_some(Action::Decline),
                }
            }
            Phase::Choose | Phase::Play | Phase::Extra | Phase::Over => None,
        }
    }
}

/// The verb that makes this play.
pub const fn verb_of(play: Play) -> Move {
    if play.field.is_some() { Move::Place } else { Move::Sail }
}
