//! What a player senses of Anno 1701 (after the specification's section 14): how many rounds it would still take to
//! five favours, with the income there is. Income and what the next favours cost are judged in their own files.

mod candidates;
mod encounters;
mod evaluation;
mod income;
mod offers;
mod plan;
mod voyages;

use archipel_rules::anno1701::action::Reply;
use archipel_rules::anno1701::kinds::Encounter;
use archipel_rules::anno1701::{Action, State};
use archipel_rules::{Dice, Game, Seat};

use crate::evaluate::{Evaluator, own_view};
use encounters::ShipEncounter;
use evaluation::Evaluation;

/// Having won.
const VICTORY: f64 = 1000.0;
/// A little, to break ties.
const LITTLE: f64 = 0.01;
/// Nothing that a player who wants to win would do.
const NEVER: f64 = f64::NEG_INFINITY;

impl Evaluator for State {
    const HORIZON: u32 = 4;
    const SCALE: f64 = 3.0;
    const DEPTH: u32 = 4;
    const EASY_BLUNDER_RATE: u32 = 5;

    /// In rounds, with a minus: the fewer are missing, the better.
    fn value(&self, seat: Seat) -> f64 {
        if let Some(end) = self.outcome() {
            return if end.winners.contains(seat) { VICTORY } else { -VICTORY };
        }
        Evaluation::of(self.seat_info(seat)).value()
    }

    fn ends_turn(&self, action: &Action) -> bool {
        matches!(action, Action::SetSail | Action::EndTurn | Action::Roll)
    }

    /// Others learn what is built; who builds knows it.
    fn is_sure(&self, action: &Action) -> bool {
        matches!(action, Action::BuildBuilding { .. })
    }

    /// What is revealed is luck, or the own building.
    fn expected(&self, seat: Seat, _: &mut Dice) -> f64 {
        self.value(seat)
    }

    fn candidate_actions(&self, seat: Seat, dice: &mut Dice) -> Vec<Action> {
        candidates::all(self, seat, dice)
    }

    fn reply(&self, seat: Seat) -> Option<Action> {
        offers::answer(self, seat)
    }

    fn proposal(&self, seat: Seat) -> Option<Action> {
        offers::proposal(self, seat)
    }

    fn score_action(&self, seat: Seat, action: &Action, dice: &mut Dice) -> f64 {
        match action {
            Action::ChooseTiles { first, second } => {
                let same = if first.kind() == second.kind() { 1.0 } else { 0.0 };
                plan::tile_value(first.kind()) + plan::tile_value(second.kind()) - same
            }
            // What comes after is luck, and no merit of ending the turn.
            Action::SetSail | Action::EndTurn | Action::Roll => self.value(seat) - LITTLE,
            Action::BuyTile { stack, search } => {
                let after = Evaluation::of(self.seat_info(seat)).after_buying(*stack, *search);
                if after.is_riot() { NEVER } else { after.value() }
            }
            // Looking costs a point of a ship that has arrived anyway.
            Action::Discover { .. } => self.value(seat) + 2.0 * LITTLE,
            Action::Found { ship } => match voyages::anchored(self.seat_info(seat), *ship) {
                Some(site) if !voyages::is_known(self.seat_info(seat), site) => self.value(seat) + LITTLE,
                Some(_) | None => self.outcome_of(seat, action, dice),
            },
            Action::Encounter { reply, .. } => reply_value(self, seat, *reply, action, dice),
            Action::Offer { .. }
            | Action::Counter { .. }
            | Action::Decline { .. }
            | Action::Withdraw { .. }
            | Action::SetOrders(_) => NEVER,
            Action::Sail { ship, path } => {
                match ShipEncounter::on_course(self.seat_info(seat), *ship, path) {
                    Some(encounter) => encounter.value(),
                    None => self.outcome_of(seat, action, dice),
                }
            }
            Action::Accept { .. }
            | Action::BuildResident
            | Action::BuildBuilding { .. }
            | Action::BuildShip { .. }
            | Action::KeepTile { .. }
            | Action::PlaceTile { .. }
            | Action::Use { .. }
            | Action::PayFavour { .. }
            | Action::Donate
            | Action::Retreat { .. }
            | Action::Discard { .. } => self.outcome_of(seat, action, dice),
        }
    }
}

/// Dice and cards are luck: what they bring on average.
fn reply_value(state: &State, seat: Seat, reply: Reply, action: &Action, dice: &mut Dice) -> f64 {
    let info = state.seat_info(seat);
    let met = own_view(state, seat).encounter;
    let Some((met, (ship, at, points))) =
        met.and_then(|met| Some((met, info.ships().find(|(ship, ..)| *ship == met.ship)?)))
    else {
        return NEVER;
    };
    let encounter = ShipEncounter::new(info, ship, at, points);
    match (reply, met.card) {
        (Reply::Redraw, _) => encounter.drawn(),
        (Reply::Keep, card) => encounter.with(card),
        (Reply::Fight, Encounter::Pirate { strength, reward, .. }) => encounter.fought(strength, reward),
        (Reply::Fight | Reply::Sell | Reply::Skip | Reply::Pay, _) => state.outcome_of(seat, action, dice),
    }
}
