//! Labels of the offered options, with a preview of what each would bring.

use super::action::{Action, Move, TILE, WAY};
use super::data::data;
use super::kinds::Way;
use super::state::State;
use crate::answer_reader::digit;
use crate::{Answer, Asked, Choice, Id, Phrase, Seat, VERB, Viewer};

impl State {
    pub(super) fn prompt_for(&self, seat: Seat, _viewer: Viewer) -> Phrase {
        match self.active() {
            Some(active) if active == seat => {
                Phrase::new("task-act").number("tiles", self.players[seat].hand.len() as u8)
            }
            _ => Phrase::new("task-wait"),
        }
    }

    pub(super) fn describe_option(&self, seat: Seat, answers: &[Answer], option: Id) -> Choice {
        let given = |action: &Action| {
            let spelled = action.to_answers();
            spelled.len() > answers.len()
                && spelled[..answers.len()] == *answers
                && spelled[answers.len()].id == option
        };
        let best = self.best(seat, |action| given(action));
        let recommended = best.is_some() && best == self.best(seat, |_| true);
        let label = self.label(seat, answers, option, best);
        let detail = best.map(|(gain, _)| Phrase::new("choice-gain").number("points", gain));
        Choice { id: option, label, detail, recommended }
    }

    fn label(&self, seat: Seat, answers: &[Answer], option: Id, best: Option<(i64, Action)>) -> Phrase {
        let text = option.as_str();
        let known = match self.ask_after(seat, answers, &mut Vec::new()) {
            Asked::Question(VERB) => Move::parse(text).map(|verb| Phrase::new(verb.label_key())),
            Asked::Question(TILE) => digit(text).map(|tile| Phrase::new("choice-tile").number("tile", tile)),
            Asked::Question(WAY) => Way::parse(text).map(|way| {
                let phrase = Phrase::new("choice-way").term("way", way.id());
                let reached = best.and_then(|(_, action)| self.landing(action.tile(), way));
                phrase.place("islet", reached.unwrap_or(self.canoe).id())
            }),
            _ => None,
        };
        known.unwrap_or_else(|| Phrase::new("choice-other").place("word", option))
    }

    /// The action that brings most points now, of those that fit; of equals the first.
    pub(super) fn best(&self, seat: Seat, fits: impl Fn(&Action) -> bool) -> Option<(i64, Action)> {
        self.may_act(seat).ok()?;
        let tiles = self.players[seat].hand.iter().copied();
        let of_tile = |tile| {
            let sails = Way::ALL.iter().map(move |way| Action::Sail { tile, way: *way });
            sails.chain([Action::Dive { tile }])
        };
        let gains = tiles.flat_map(of_tile).filter(fits).map(|action| (self.gain(seat, action), action));
        gains.reduce(|best, next| if next.0 > best.0 { next } else { best })
    }

    /// The points that an action brings at once.
    pub fn gain(&self, seat: Seat, action: Action) -> i64 {
        match action {
            Action::Sail { tile, way } => self.landing(tile, way).map_or(0, |islet| {
                let mut palms = self.palms;
                palms[islet.index()] = Some(seat);
                let groves = super::scoring::groves(&palms, seat) - super::scoring::groves(&self.palms, seat);
                groves + i64::from(data().pearls[islet.index()])
            }),
            Action::Dive { .. } => data().dive_pearls.into(),
        }
    }
}
