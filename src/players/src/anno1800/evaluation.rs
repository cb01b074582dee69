//! The value of a position: points so far, and the points that the hand will bring, the sooner the better.

use archipel_rules::anno1800::cards::{Card, Cards};
use archipel_rules::anno1800::data::{Effect, data};
use archipel_rules::anno1800::kinds::{Objective, Tier};
use archipel_rules::anno1800::{Player, State};
use archipel_rules::{Game, Seat};

use super::plan::Plan;
use crate::evaluate::standing;

/// What an action is value: a little more than everybody else gains in theirs. Nothing that brings less is value another turn, and so
/// the game comes to its end.
pub const ACTION_VALUE: f64 = 5.25;
/// Own turns until the end, for each card in the shortest hand of the others, and beyond. In truth there are more: who
/// reckons with an early end wins more often.
const TURNS_PER_CARD: f64 = 0.75;
const LAST_TURNS: f64 = 1.0;
/// With so many actions to come everything is still of use.
const MANY: f64 = 8.0;
/// What people are good for beside the plan.
const PEOPLE: [f64; Tier::COUNT] = [0.15, 0.35, 0.6, 0.8, 0.8];
/// The plan counts most of what there is: this much of its value is beside it.
const BESIDE_THE_PLAN: f64 = 0.1;
const GOLD: f64 = 0.1;
/// More than this is hoarded.
const COMFORTABLE: f64 = 12.0;
const TRADE_TOKEN: f64 = 0.35;
const EXPLORE_TOKEN: f64 = 0.3;
const EMPTY_FIELD: f64 = 0.12;
/// The points of a place on an expedition card that nobody fills yet.
const EMPTY_PLACE: f64 = 0.25;

/// The value of a position for a seat; what it has just drawn is not known yet.
pub fn value(state: &State, seat: Seat, unknown: Cards) -> f64 {
    let player = &state.players()[seat];
    let mut value = standing(&state.standings(), seat);
    if state.outcome().is_some() {
        return value;
    }
    value += expeditions(state, player);
    let left = turns_left(state, seat);
    let plan = Plan::new(state, seat, unknown);
    value += plan.value(left, state.fireworks_are_left());
    // What is good for later is good for nothing once the own hand ends the game.
    let later = soon(left.min(plan.end));
    value += BESIDE_THE_PLAN * assets(player) * later;
    value += effects(player) * later;
    if state.due().contains(seat) {
        value += ACTION_VALUE * f64::from(state.turn().actions_left);
    }
    value
}

/// The own turns that are probably left.
fn turns_left(state: &State, seat: Seat) -> f64 {
    if let Some(turns) = state.last_actions(seat) {
        return turns.into();
    }
    let others = state.players().seats().filter(|other| *other != seat);
    let soonest = others.map(|other| state.players()[other].hand.len()).min().unwrap_or(9) as f64;
    TURNS_PER_CARD * soonest + LAST_TURNS
}

/// Points of expedition cards as they would be counted now, and a little for what may still be.
pub fn expeditions(state: &State, player: &Player) -> f64 {
    let extra =
        f64::from(u8::from(state.in_play(Objective::Zoo)) + u8::from(state.in_play(Objective::Museum))) * 0.5;
    let mut places = [0u8; Tier::COUNT];
    for card in player.expeditions.iter() {
        let visitors = data().visitors(card);
        places[visitors.animal.index()] += 1;
        places[visitors.artifact.index()] += 1;
    }
    let of_tier = |tier: &Tier| {
        let points = f64::from(data().visit_points(*tier)) + extra;
        let visits = player.cubes(*tier).min(places[tier.index()]);
        points * (f64::from(visits) + EMPTY_PLACE * f64::from(places[tier.index()] - visits))
    };
    Tier::ALL.iter().map(of_tier).sum()
}

/// What is useful for whatever comes.
fn assets(player: &Player) -> f64 {
    let people: f64 = Tier::ALL
        .iter()
        .map(|tier| {
            let (all, rested) = (f64::from(player.cubes(*tier)), f64::from(player.residence[tier.index()]));
            // The more there are, the less is one more of use.
            PEOPLE[tier.index()] * 5.0 * ((1.0 + all / 5.0).ln() + 0.5 * (1.0 + rested / 5.0).ln())
        })
        .sum();
    let tokens = |ready: u8, spent: u8| f64::from(ready) + 0.5 * f64::from(spent);
    let trade = TRADE_TOKEN * tokens(player.ready.trade + player.on_cards.trade, player.spent.trade).min(8.0);
    let explore =
        EXPLORE_TOKEN * tokens(player.ready.explore + player.on_cards.explore, player.spent.explore).min(8.0);
    let empty = player.fields().filter(|field| field.is_land() && player.plot(*field).visible().is_none());
    people
        + trade
        + explore
        + GOLD * f64::from(player.gold).min(COMFORTABLE)
        + EMPTY_FIELD * empty.count().min(8) as f64
}

/// The share of its use that something still has, with so many actions to come.
pub fn soon(actions: f64) -> f64 {
    (actions / MANY).clamp(0.0, 1.0)
}

/// What unused effects of played cards are still good for.
fn effects(player: &Player) -> f64 {
    player.active.iter().map(|card| effect(data().card(card).effect)).sum()
}

fn effect(effect: Effect) -> f64 {
    match effect {
        Effect::GainCubes { tier, count } => f64::from(count) * (0.4 + PEOPLE[tier.index()]),
        Effect::TokensGold { trade, explore, gold } => {
            0.25 * f64::from(trade) + 0.35 * f64::from(explore) + 0.33 * f64::from(gold)
        }
        Effect::Expedition { count } => 1.5 * f64::from(count),
        Effect::FreeNewWorld { .. } => 0.4,
        Effect::Upgrades { max, .. } => 0.4 * f64::from(max),
        Effect::ExtraAction => ACTION_VALUE - 0.2,
        Effect::Discard { .. } => 0.0,
    }
}

/// What a card brings beside its points, when it is played.
pub fn bonus(card: Card) -> f64 {
    match data().card(card).effect {
        Effect::Discard { .. } => ACTION_VALUE,
        other => effect(other),
    }
}
