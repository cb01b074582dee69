//! What a player senses of Mille Fiori: the worth of a play after the specification's simple player (section 15),
//! which the rules know already, since they recommend plays by it.

use archipel_rules::Dice;
use archipel_rules::Seat;
use archipel_rules::mille_fiori::effect::Play;
use archipel_rules::mille_fiori::{Action, State};

use crate::sense::Sense;

impl Sense for State {
    const HORIZON: u32 = 12;
    const SCALE: f64 = 60.0;

    /// In quarters of a point.
    fn worth(&self, seat: Seat) -> f64 {
        f64::from(self.outlook(seat))
    }

    fn appraise(&self, seat: Seat, action: &Action, _: &mut Dice) -> f64 {
        let glance = |play: Play| f64::from(self.glance(play, &self.effect(seat, play)));
        match *action {
            Action::Choose { card } => {
                let plays = self.plays(seat, std::iter::once(card).collect());
                plays.map(glance).fold(f64::NEG_INFINITY, f64::max)
            }
            Action::Place { card, field } => glance(Play { card, field: Some(field) }),
            Action::Sail { card } => glance(Play { card, field: None }),
            Action::Decline => 0.0,
            Action::Plan(_) | Action::PlanOr(_) | Action::PlanExtra { .. } | Action::CancelPlan => {
                f64::NEG_INFINITY
            }
        }
    }
}
