//! What a player senses of Anno 1503: how many cards' worth of effort the cheapest three victory points still take
//! (after the plans of the specification's section 15). The plans are judged in `plan`, the voyages in `sea`.

mod candidates;
mod plan;
mod voyages;

use archipel_rules::anno1503::data::{FIELDS, FIRST_BUILDING_FIELD};
use archipel_rules::anno1503::kinds::Good;
use archipel_rules::anno1503::view::Player;
use archipel_rules::anno1503::{Action, State};
use archipel_rules::{Dice, Game, Seat, Viewer};

use crate::evaluate::Evaluator;
use plan::{Situation, weight};

/// Having won.
const VICTORY: f64 = 1000.0;
/// What comes by itself counts for nothing.
const LITTLE: f64 = 0.01;
/// Nothing that a player who wants to win would do.
const NEVER: f64 = f64::NEG_INFINITY;

impl Evaluator for State {
    const HORIZON: u32 = 4;
    const SCALE: f64 = 5.0;
    const DEPTH: u32 = 4;
    const EASY_BLUNDER_RATE: u32 = 6;

    /// In cards.
    fn value(&self, seat: Seat) -> f64 {
        if let Some(end) = self.outcome() {
            return if end.winners.contains(seat) { VICTORY } else { -VICTORY };
        }
        let player = self.player_seen_by(Viewer::Seat(seat), seat);
        let mut efforts = plan::efforts(&Situation {
            player: &player,
            islands: &self.islands_seen_by(Viewer::Seat(seat)),
            enough_buildings: enough_buildings(self, &player),
            players: self.seats(),
            docked: self.docked_by_all(),
        });
        efforts.sort_by(f64::total_cmp);
        // The best plan, and a little for the ways that stay open beside it.
        let open = 0.75 * efforts[0] + 0.15 * efforts[1] + 0.1 * efforts[2];
        income(&player) - danger(&player) - open
    }

    fn candidate_actions(&self, seat: Seat, dice: &mut Dice) -> Vec<Action> {
        candidates::all(self, seat, dice)
    }

    /// Ending the turn lets the dice roll on, which is no merit of its own: it counts as what is then given up.
    fn score_action(&self, seat: Seat, action: &Action, dice: &mut Dice) -> f64 {
        match action {
            Action::Roll => self.value(seat),
            Action::EndTurn { discards } => self.value(seat) - 0.1 * weight(*discards) - LITTLE,
            Action::Discover { island, .. } => voyages::discovery_value(self, seat, *island, action, dice),
            Action::SetOrders(_) | Action::Resign => NEVER,
            Action::ChooseHome { .. }
            | Action::Take { .. }
            | Action::LoseTile { .. }
            | Action::BuildShip
            | Action::Settle { .. }
            | Action::Develop { .. }
            | Action::Sell { .. }
            | Action::Buy { .. }
            | Action::DrawCard { .. }
            | Action::Sail { .. }
            | Action::UseTile { .. }
            | Action::LeaveTile => self.outcome_of(seat, action, dice),
        }
    }

    fn ends_turn(&self, action: &Action) -> bool {
        matches!(action, Action::EndTurn { .. } | Action::Roll)
    }
}

fn enough_buildings(state: &State, player: &Player) -> bool {
    let own = || player.fields.iter().filter_map(|field| field.building);
    let left = state.buildings_left().filter(|(kind, _)| own().all(|other| other != *kind)).count();
    own().count() + left > FIELDS - FIRST_BUILDING_FIELD
}

/// Residents pay every turn; posts and buildings help for the rest of the game.
fn income(player: &Player) -> f64 {
    let residents: f64 = player
        .fields
        .iter()
        .filter(|field| field.resident.is_some())
        .map(|field| 0.25 * f64::from(field.price) + if field.building.is_some() { 0.3 } else { 0.0 })
        .sum();
    let rare = player.grey_docks.iter().filter(|dock| matches!(dock.post, Some(Good::Spice | Good::Tobacco)));
    residents + 0.5 * plan::posts(player) as f64 + 1.0 * rare.count() as f64
}

/// Gold keeps pirates and fire away.
fn danger(player: &Player) -> f64 {
    let short = |cost: u32| f64::from(cost.saturating_sub(player.gold).min(1));
    0.8 * short(player.pirate_cost) + 0.9 * short(player.fire_cost)
}
