//! The value of a position: the points so far, and the points that the hand will bring.

use archipel_rules::anno1800::cards::{Card, Cards};
use archipel_rules::anno1800::data::{Effect, data};
use archipel_rules::anno1800::kinds::{Objective, Tier};
use archipel_rules::anno1800::{Player, State};
use archipel_rules::{Game, Seat};

use super::plan::Plan;
use crate::evaluate::score_of;

/// Value of an action, in points: slightly more than the others gain with theirs. A player prefers to end the game
/// over an action that brings less, so the game comes to its end.
pub const ACTION_VALUE: f64 = 5.25;
/// Expected number of turns until the end: per card in the shortest hand of the others, and in addition. Games last longer,
/// but players who expect an early end win more often.
const TURNS_PER_CARD: f64 = 0.75;
const LAST_TURNS: f64 = 1.0;
/// Shortest hand that is assumed if there are no other players.
const DEFAULT_HAND: usize = 9;
/// With at least this many actions left, assets and effects keep their full value.
const FULL_USE_ACTIONS: f64 = 8.0;

// Values of assets and effects are in points.

/// Share of the assets' value that counts in addition to the plan, which already uses most of them.
const ASSET_SHARE: f64 = 0.1;
/// The first person of each tier.
const PEOPLE: [f64; Tier::COUNT] = [0.15, 0.35, 0.6, 0.8, 0.8];
/// Number of people of a tier at which one more is worth half as much as the first.
const PEOPLE_SATURATION: f64 = 5.0;
/// Additional value of rested people, as a share.
const RESTED_SHARE: f64 = 0.5;
const GOLD: f64 = 0.1;
/// Gold above this counts for nothing.
const MAX_GOLD: f64 = 12.0;
const TRADE_TOKEN: f64 = 0.35;
const EXPLORE_TOKEN: f64 = 0.3;
/// Value of a spent token, as a share of a ready one.
const SPENT_TOKEN_SHARE: f64 = 0.5;
/// Tokens of a kind above this number count for nothing.
const MAX_TOKENS: f64 = 8.0;
const EMPTY_FIELD: f64 = 0.12;
const MAX_EMPTY_FIELDS: usize = 8;
/// Share of its points that an unfilled place on an expedition card counts for.
const EMPTY_PLACE_SHARE: f64 = 0.25;
/// Additional points of a filled place for each of the objectives Zoo and Museum in play.
const OBJECTIVE_PLACE: f64 = 0.5;
/// A person that a played card gives, in addition to `PEOPLE`.
const PROMISED_PERSON: f64 = 0.4;
/// Cost of using an effect for an extra action.
const EXTRA_ACTION_COST: f64 = 0.2;

/// The value of a position for a seat, in points. The kind of the cards in `unknown`, which were just drawn, is ignored.
pub fn value(state: &State, seat: Seat, unknown: Cards) -> f64 {
    let player = &state.players()[seat];
    let mut value = score_of(&state.standings(), seat);
    if state.outcome().is_some() {
        return value;
    }
    value += expeditions(state, player);
    let left = turns_left(state, seat);
    let plan = Plan::new(state, seat, unknown);
    value += plan.value(left, state.fireworks_are_left());
    // The game ends at the latest when this player's hand is empty.
    let usefulness = usefulness(left.min(plan.end));
    value += ASSET_SHARE * assets(player) * usefulness;
    value += effects(player) * usefulness;
    if state.due().contains(seat) {
        value += ACTION_VALUE * f64::from(state.turn().actions_left);
    }
    value
}

/// The number of turns that this seat probably has left.
fn turns_left(state: &State, seat: Seat) -> f64 {
    if let Some(turns) = state.last_actions(seat) {
        return turns.into();
    }
    let others = state.players().seats().filter(|other| *other != seat);
    let shortest = others.map(|other| state.players()[other].hand.len()).min().unwrap_or(DEFAULT_HAND) as f64;
    TURNS_PER_CARD * shortest + LAST_TURNS
}

/// The points of the expedition cards if the game ended now, and a share of those of unfilled places.
pub fn expeditions(state: &State, player: &Player) -> f64 {
    let extra =
        f64::from(u8::from(state.in_play(Objective::Zoo)) + u8::from(state.in_play(Objective::Museum)))
            * OBJECTIVE_PLACE;
    let mut places = [0u8; Tier::COUNT];
    for card in player.expeditions.iter() {
        let visitors = data().visitors(card);
        places[visitors.animal.index()] += 1;
        places[visitors.artifact.index()] += 1;
    }
    let of_tier = |tier: &Tier| {
        let points = f64::from(data().visit_points(*tier)) + extra;
        let visits = player.cubes(*tier).min(places[tier.index()]);
        points * (f64::from(visits) + EMPTY_PLACE_SHARE * f64::from(places[tier.index()] - visits))
    };
    Tier::ALL.iter().map(of_tier).sum()
}

/// The value of people, tokens, gold and empty fields, which are useful for any plan.
fn assets(player: &Player) -> f64 {
    let people: f64 = Tier::ALL
        .iter()
        .map(|tier| {
            let (all, rested) = (f64::from(player.cubes(*tier)), f64::from(player.residence[tier.index()]));
            let saturated = |count: f64| (1.0 + count / PEOPLE_SATURATION).ln();
            PEOPLE[tier.index()] * PEOPLE_SATURATION * (saturated(all) + RESTED_SHARE * saturated(rested))
        })
        .sum();
    let tokens = |ready: u8, spent: u8| f64::from(ready) + SPENT_TOKEN_SHARE * f64::from(spent);
    let trade =
        TRADE_TOKEN * tokens(player.ready.trade + player.on_cards.trade, player.spent.trade).min(MAX_TOKENS);
    let explore = EXPLORE_TOKEN
        * tokens(player.ready.explore + player.on_cards.explore, player.spent.explore).min(MAX_TOKENS);
    let empty = player.fields().filter(|field| field.is_land() && player.plot(*field).visible().is_none());
    people
        + trade
        + explore
        + GOLD * f64::from(player.gold).min(MAX_GOLD)
        + EMPTY_FIELD * empty.count().min(MAX_EMPTY_FIELDS) as f64
}

/// The share of its value that an asset or effect keeps with this many actions left, from 0 to 1.
pub fn usefulness(actions: f64) -> f64 {
    (actions / FULL_USE_ACTIONS).clamp(0.0, 1.0)
}

/// The value of the unused effects of played cards.
fn effects(player: &Player) -> f64 {
    player.active.iter().map(|card| effect_value(data().card(card).effect)).sum()
}

/// The value of one effect, in points.
fn effect_value(effect: Effect) -> f64 {
    match effect {
        Effect::GainCubes { tier, count } => f64::from(count) * (PROMISED_PERSON + PEOPLE[tier.index()]),
        Effect::TokensGold { trade, explore, gold } => {
            0.25 * f64::from(trade) + 0.35 * f64::from(explore) + 0.33 * f64::from(gold)
        }
        Effect::Expedition { count } => 1.5 * f64::from(count),
        Effect::FreeNewWorld { .. } => 0.4,
        Effect::Upgrades { max, .. } => 0.4 * f64::from(max),
        Effect::ExtraAction => ACTION_VALUE - EXTRA_ACTION_COST,
        Effect::Discard { .. } => 0.0,
    }
}

/// The value of playing a card in addition to its points.
pub fn card_bonus(card: Card) -> f64 {
    match data().card(card).effect {
        Effect::Discard { .. } => ACTION_VALUE,
        other => effect_value(other),
    }
}
