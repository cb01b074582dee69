//! Suggested plays: the one with the highest immediate value. Used for hints and for absent players.

use super::action::{Action, Move};
use super::bonus;
use super::cards::{Card, CardSet};
use super::data::data;
use super::effect::{Effect, Play};
use super::kinds::Area;
use super::state::{Phase, State};
use crate::Seat;

/// Once a supply is down to this many rhombs, progress towards a set has no value.
const LATE: u8 = 3;

impl State {
    /// The immediate value of a play, in quarters of a point (Mille Fiori rules 15, parts 1 to 4 and 8).
    pub fn quick_value(&self, play: Play, effect: &Effect) -> i32 {
        let extra = if effect.extra && !self.display.is_empty() { 10 } else { 0 };
        let own = i32::from(effect.own()) + extra + i32::from(effect.bonus_points());
        4 * own - i32::from(effect.others()) + self.progress(effect.seat, play)
    }

    /// The value of a step towards a full set: a share of the next bonus place that grows with each step.
    fn progress(&self, seat: Seat, play: Play) -> i32 {
        let Some(field) = play.field.filter(|_| self.players.values().all(|player| player.supply > LATE))
        else {
            return 0;
        };
        let (area, own) = (field.area(), self.board.of(seat));
        if area == Area::Harbor || self.bonus.place(area, seat).is_some() {
            return 0;
        }
        let (before, needed) = bonus::progress(area, own);
        let (after, _) = bonus::progress(area, own | field.set());
        let next = data().bonus_points.get(self.bonus.taken(area).len()).copied().unwrap_or_default();
        let [step, needed, next] = [after, needed, next].map(i32::from);
        if after == before || step >= needed { 0 } else { 48 * next * step / (10 * needed * (needed + 1)) }
    }

    /// The value of the position to this seat, in quarters of a point: the track, the bonus places, and a share of the
    /// bonus places that its incomplete sets lead to.
    pub fn position_value(&self, seat: Seat) -> i32 {
        let player = &self.players[seat];
        let sure = i32::from(player.score()) + i32::from(self.bonus.points(seat));
        let late = self.players.values().any(|player| player.supply <= LATE);
        let expected =
            Area::WITH_BONUS.iter().filter(|area| !late && self.bonus.place(**area, seat).is_none());
        let expected: i32 = expected
            .map(|area| {
                let (held, needed) = bonus::progress(*area, self.board.of(seat));
                let next =
                    data().bonus_points.get(self.bonus.taken(*area).len()).copied().unwrap_or_default();
                let [held, needed, next] = [held, needed, next].map(i32::from);
                2 * next * held * held / (needed * needed).max(1)
            })
            .sum();
        4 * sure + expected
    }

    /// Every play that these cards allow this seat on the board as it stands.
    pub fn plays(&self, seat: Seat, cards: CardSet) -> impl Iterator<Item = Play> + '_ {
        let sail = self.may_sail(seat);
        cards.into_iter().flat_map(move |card: Card| {
            let fields = self.fields_for(seat, card).into_iter().map(Some);
            fields.chain(sail.then_some(None)).map(move |field| Play { card, field })
        })
    }

    /// The play of highest value; of equal ones the first.
    pub fn best(&self, seat: Seat, plays: impl Iterator<Item = Play>) -> Option<(Play, Effect)> {
        let mut best: Option<(Play, Effect, i32)> = None;
        for play in plays {
            let effect = self.effect(seat, play);
            let worth = self.quick_value(play, &effect);
            if best.is_none_or(|(_, _, most)| worth > most) {
                best = Some((play, effect, worth));
            }
        }
        best.map(|(play, effect, _)| (play, effect))
    }

    /// The action made for an absent player. Uses only what this seat knows.
    pub(super) fn default_action_for(&self, seat: Seat) -> Option<Action> {
        if seat.index() >= self.count() {
            return None;
        }
        match self.phase {
            Phase::Choose if self.players[seat].pick.is_none() => {
                let hand = self.players[seat].hand.iter().copied().collect();
                self.best(seat, self.plays(seat, hand))
                    .map(|(play, _)| Action::Choose { card: play.card, to: None })
            }
            Phase::Play | Phase::Extra if seat == self.active => {
                let best = self.best(seat, self.plays(seat, self.playable()));
                // Decline an extra card that would help only the others.
                let useful = |(play, effect): &(Play, Effect)| {
                    self.phase == Phase::Play || self.quick_value(*play, effect) > 0
                };
                match best.filter(useful) {
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
