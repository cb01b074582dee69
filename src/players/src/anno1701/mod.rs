//! Evaluates Anno 1701: the number of rounds that the missing favours still take with the present income (Anno 1701
//! rules, section 14).

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

/// Value of a won game, in rounds.
const VICTORY: f64 = 1000.0;
/// Breaks ties between actions, in rounds.
const TIE_BREAK: f64 = 0.01;
/// Subtracted from the value of two tiles of the same kind.
const DUPLICATE_TILE: f64 = 1.0;
/// Score of an action that is never chosen.
const NEVER: f64 = f64::NEG_INFINITY;

impl Evaluator for State {
    const HORIZON: u32 = 4;
    const SCALE: f64 = 3.0;
    const SEARCH_DEPTH: u32 = 4;
    const EASY_BLUNDER_RATE: u32 = 5;

    /// The negated number of rounds until this seat wins.
    fn value(&self, seat: Seat) -> f64 {
        if let Some(end) = self.outcome() {
            return if end.winners.contains(seat) { VICTORY } else { -VICTORY };
        }
        Evaluation::of(self.seat_info(seat)).value()
    }

    fn ends_turn(&self, action: &Action) -> bool {
        matches!(action, Action::SetSail | Action::EndTurn | Action::Roll)
    }

    /// A building is revealed to the others only: the builder knows it already.
    fn is_deterministic(&self, action: &Action) -> bool {
        matches!(action, Action::BuildBuilding { .. })
    }

    /// The next action is not tried: what is revealed is random, or a building that the seat knew.
    fn value_after_reveal(&self, seat: Seat, _: &mut Dice) -> f64 {
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
                let same = if first.kind() == second.kind() { DUPLICATE_TILE } else { 0.0 };
                plan::tile_value(first.kind()) + plan::tile_value(second.kind()) - same
            }
            // The random event that follows does not count for ending the turn.
            Action::SetSail | Action::EndTurn | Action::Roll => self.value(seat) - TIE_BREAK,
            Action::BuyTile { stack, search } => {
                let after = Evaluation::of(self.seat_info(seat)).after_buying(*stack, *search);
                if after.is_riot() { NEVER } else { after.value() }
            }
            // Discovering costs only a movement point of a ship that has arrived.
            Action::Discover { .. } => self.value(seat) + 2.0 * TIE_BREAK,
            Action::Found { ship } => match voyages::anchored(self.seat_info(seat), *ship) {
                Some(site) if !voyages::is_known(self.seat_info(seat), site) => self.value(seat) + TIE_BREAK,
                Some(_) | None => self.value_after(seat, action, dice),
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
                    None => self.value_after(seat, action, dice),
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
            | Action::Discard { .. } => self.value_after(seat, action, dice),
        }
    }
}

/// The value of a reply to an encounter; the mean, where dice or cards decide.
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
        (Reply::Redraw, _) => encounter.value_of_draw(),
        (Reply::Keep, card) => encounter.value_of_card(card),
        (Reply::Fight, Encounter::Pirate { strength, reward, .. }) => {
            encounter.value_of_fight(strength, reward)
        }
        (Reply::Fight | Reply::Sell | Reply::Skip | Reply::Pay, _) => state.value_after(seat, action, dice),
    }
}
