//! Evaluates Anno 1503: the effort, in cards, that the cheapest three victory points still take (Anno 1503 rules,
//! section 15). `plan` computes the effort, `voyages` the part of it that ships need.

mod candidates;
mod plan;
mod voyages;

use archipel_rules::anno1503::data::{FIELDS, FIRST_BUILDING_FIELD};
use archipel_rules::anno1503::kinds::Good;
use archipel_rules::anno1503::view::Player;
use archipel_rules::anno1503::{Action, State};
use archipel_rules::{Dice, Game, Seat, Viewer};

use crate::evaluate::Evaluator;
use plan::{Situation, total_price};

/// Value of a won game, in cards.
const VICTORY: f64 = 1000.0;
/// Breaks ties between actions, in cards.
const TIE_BREAK: f64 = 0.01;
/// Score of an action that is never chosen.
const NEVER: f64 = f64::NEG_INFINITY;

/// Shares of the best, second-best and third-best plan in the effort: other plans keep some weight, as they remain
/// possible.
const PLAN_SHARES: [f64; 3] = [0.75, 0.15, 0.1];
/// Share of the discarded cards' prices that ending the turn costs.
const DISCARD_SHARE: f64 = 0.1;

/// Value of permanent income, in cards: for each gold that a resident pays, for a building beside it, for a trading
/// post, and in addition for a post with spice or tobacco.
const RESIDENT_GOLD: f64 = 0.25;
const BUILDING: f64 = 0.3;
const TRADING_POST: f64 = 0.5;
const RARE_TRADING_POST: f64 = 1.0;

/// Cost of being unable to pay for pirates or a fire, in cards.
const PIRATE_DANGER: f64 = 0.8;
const FIRE_DANGER: f64 = 0.9;

impl Evaluator for State {
    const HORIZON: u32 = 4;
    const SCALE: f64 = 5.0;
    const SEARCH_DEPTH: u32 = 4;
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
        let [best, second, third] = PLAN_SHARES;
        let effort = best * efforts[0] + second * efforts[1] + third * efforts[2];
        income(&player) - danger(&player) - effort
    }

    fn candidate_actions(&self, seat: Seat, dice: &mut Dice) -> Vec<Action> {
        candidates::all(self, seat, dice)
    }

    /// Ending the turn is scored without the next dice roll, because the roll comes anyway.
    fn score_action(&self, seat: Seat, action: &Action, dice: &mut Dice) -> f64 {
        match action {
            Action::Roll => self.value(seat),
            Action::EndTurn { discards } => {
                self.value(seat) - DISCARD_SHARE * total_price(*discards) - TIE_BREAK
            }
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
            | Action::LeaveTile => self.value_after(seat, action, dice),
        }
    }

    fn ends_turn(&self, action: &Action) -> bool {
        matches!(action, Action::EndTurn { .. } | Action::Roll)
    }
}

/// Whether this player can still put a different building on every building field.
fn enough_buildings(state: &State, player: &Player) -> bool {
    let own = || player.fields.iter().filter_map(|field| field.building);
    let left = state.buildings_left().filter(|(kind, _)| own().all(|other| other != *kind)).count();
    own().count() + left > FIELDS - FIRST_BUILDING_FIELD
}

/// The value of the income from residents, buildings and trading posts.
fn income(player: &Player) -> f64 {
    let residents: f64 = player
        .fields
        .iter()
        .filter(|field| field.resident.is_some())
        .map(|field| {
            RESIDENT_GOLD * f64::from(field.price) + if field.building.is_some() { BUILDING } else { 0.0 }
        })
        .sum();
    let rare = player.grey_docks.iter().filter(|dock| matches!(dock.post, Some(Good::Spice | Good::Tobacco)));
    residents + TRADING_POST * plan::posts(player) as f64 + RARE_TRADING_POST * rare.count() as f64
}

/// The risk of having too little gold for pirates and fire.
fn danger(player: &Player) -> f64 {
    let short = |cost: u32| f64::from(cost.saturating_sub(player.gold).min(1));
    PIRATE_DANGER * short(player.pirate_cost) + FIRE_DANGER * short(player.fire_cost)
}
