//! Evaluates Mille Fiori with the simple strategy of its rules (Mille Fiori rules, section 15). The rules crate already
//! computes it, because it recommends plays by it.

use archipel_rules::Dice;
use archipel_rules::Seat;
use archipel_rules::mille_fiori::effect::Play;
use archipel_rules::mille_fiori::{Action, State};

use crate::enumerate;
use crate::evaluate::Evaluator;

impl Evaluator for State {
    const HORIZON: u32 = 12;
    const SCALE: f64 = 60.0;

    /// A card is chosen first; where to play it is decided in the turn.
    fn candidate_actions(&self, seat: Seat, dice: &mut Dice) -> Vec<Action> {
        enumerate::filtered_actions(self, seat, dice, |answers, param, id| {
            let chooses = answers.first().is_some_and(|verb| verb.id.as_str() == "choose");
            !(chooses && param == "field") || id.as_str() == "later"
        })
    }

    /// In quarter points.
    fn value(&self, seat: Seat) -> f64 {
        f64::from(self.position_value(seat))
    }

    fn score_action(&self, seat: Seat, action: &Action, _: &mut Dice) -> f64 {
        let value = |play: Play| f64::from(self.quick_value(play, &self.effect(seat, play)));
        match *action {
            Action::Choose { card, .. } => {
                let plays = self.plays(seat, std::iter::once(card).collect());
                plays.map(value).fold(f64::NEG_INFINITY, f64::max)
            }
            Action::Place { card, field } => value(Play { card, field: Some(field) }),
            Action::Sail { card } => value(Play { card, field: None }),
            Action::Decline => 0.0,
            Action::Plan(_) | Action::PlanOr(_) | Action::PlanExtra { .. } | Action::CancelPlan => {
                f64::NEG_INFINITY
            }
        }
    }
}
