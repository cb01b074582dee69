//! The worth of a position: points so far, and the points that the hand will bring, the sooner the better.

use archipel_rules::anno1800::cards::{Card, Cards};
use archipel_rules::anno1800::data::{Effect, data};
use archipel_rules::anno1800::kinds::{Deck, Objective, Tier};
use archipel_rules::anno1800::resources::Resources;
use archipel_rules::anno1800::{Player, State};
use archipel_rules::{Game, Seat};

use super::means::{LANES, Means, Need};
use crate::sense::standing;

/// Points count this much less for each action until they come.
const PATIENCE: f64 = 0.92;
/// And so much less for each one after which the game is probably over.
const TOO_LATE: f64 = 0.6;
/// An action still to be done in this turn.
const ACTION: f64 = 3.0;
/// What people are good for beside the plan.
const PEOPLE: [f64; Tier::COUNT] = [0.15, 0.35, 0.6, 0.8, 0.8];
const GOLD: f64 = 0.15;
/// More than this is hoarded, and counts for little.
const COMFORTABLE: f64 = 12.0;
const HOARDED: f64 = 0.25;
const TRADE_TOKEN: f64 = 0.35;
const EXPLORE_TOKEN: f64 = 0.3;
const EMPTY_FIELD: f64 = 0.12;
/// The points of a place on an expedition card that nobody fills yet.
const EMPTY_PLACE: f64 = 0.25;

/// The worth of a position for a seat; what it has just drawn is not known yet.
pub fn worth(state: &State, seat: Seat, unknown: Cards) -> f64 {
    let player = &state.players()[seat];
    let mut worth = standing(&state.standings(), seat);
    if state.outcome().is_some() {
        return worth;
    }
    worth += expeditions(state, player);
    // Gold for its own sake brings nobody on.
    worth -= HOARDED * (f64::from(player.gold) - COMFORTABLE).max(0.0);
    let left = turns_left(state, seat);
    let plan = Plan::new(state, seat, unknown);
    worth += plan.value(left, state.fireworks_are_left());
    worth += means(player) * (left / 12.0).min(1.0);
    worth += effects(player, left);
    if state.due().contains(seat) {
        worth += ACTION * f64::from(state.turn().actions_left);
    }
    worth
}

/// The own turns that are probably left.
fn turns_left(state: &State, seat: Seat) -> f64 {
    if let Some(turns) = state.last_actions(seat) {
        return turns.into();
    }
    let others = state.players().seats().filter(|other| *other != seat);
    let soonest = others.map(|other| state.players()[other].hand.len()).min().unwrap_or(9) as f64;
    1.5 * soonest + 2.0
}

/// Points of expedition cards as they would be counted now, and a little for what may still be.
fn expeditions(state: &State, player: &Player) -> f64 {
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
fn means(player: &Player) -> f64 {
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
        + GOLD * f64::from(player.gold).min(9.0)
        + EMPTY_FIELD * empty.count().min(8) as f64
}

/// What unused effects of played cards are still good for.
fn effects(player: &Player, left: f64) -> f64 {
    let soon = (left / 8.0).min(1.0);
    player.active.iter().map(|card| effect(data().card(card).effect) * soon).sum()
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
        Effect::ExtraAction => ACTION - 0.2,
        Effect::Discard { .. } => 0.0,
    }
}

/// What a card brings beside its points, when it is played.
fn bonus(card: Card) -> f64 {
    match data().card(card).effect {
        Effect::Discard { .. } => 1.5,
        other => effect(other),
    }
}

/// The hand as a plan: what is played when.
pub struct Plan {
    /// Points, and the actions after which they are there; in the order of playing.
    steps: Vec<(f64, f64, Option<Card>)>,
    end: f64,
}

struct Wanted {
    card: Card,
    points: f64,
    need: Need,
}

impl Plan {
    pub fn new(state: &State, seat: Seat, unknown: Cards) -> Plan {
        let player = &state.players()[seat];
        let means = Means::of(state, seat);
        let mut hand: Vec<Wanted> = player
            .hand
            .without(unknown)
            .iter()
            .map(|card| {
                let points = f64::from(data().card_points(card.deck())) + bonus(card);
                Wanted { card, points, need: means.need(&data().card(card).need) }
            })
            .collect();
        let mut plan = Plan { steps: Vec::with_capacity(hand.len()), end: 0.0 };
        let (mut built, mut used, mut actions) = (Resources::NONE, [0.0; LANES], 0.0);
        let mut fleet = 0.0;
        while !hand.is_empty() {
            let effort = |wanted: &Wanted| {
                let ships = means.fleet_effort((wanted.need.tokens - fleet).max(0.0));
                1.0 + wanted.need.effort + ships + means.effort(wanted.need.before.without(built))
            };
            let rate = |wanted: &Wanted| wanted.points / effort(wanted);
            let rates = (0..hand.len()).map(|index| (index, rate(&hand[index])));
            let best = rates.max_by(|one, other| one.1.total_cmp(&other.1)).map_or(0, |(index, _)| index);
            actions += effort(&hand[best]);
            let next = hand.swap_remove(best);
            means.toil(next.need.before.without(built), &mut used);
            built = built.or(next.need.before);
            fleet = next.need.tokens.max(fleet);
            for (used, need) in used.iter_mut().zip(&next.need.lanes) {
                *used += need;
            }
            plan.steps.push((next.points, actions + means.rest(&used), Some(next.card)));
        }
        plan.end = actions + means.rest(&used);
        for deck in Deck::ALL {
            let drawn = unknown.of(*deck).len();
            if drawn > 0 {
                let effort = 0.6 + means.usual_effort(state, *deck, built);
                for _ in 0..drawn {
                    plan.end += effort;
                    plan.steps.push((0.8 * f64::from(data().card_points(*deck)), plan.end, None));
                }
            }
        }
        plan
    }

    fn value(&self, left: f64, fireworks: bool) -> f64 {
        let count = |points: f64, actions: f64| {
            points * PATIENCE.powf(actions) * TOO_LATE.powf((actions - left).max(0.0))
        };
        let cards: f64 = self.steps.iter().map(|(points, actions, _)| count(*points, *actions)).sum();
        let end = if fireworks { count(f64::from(data().objectives.fireworks), self.end) } else { 0.0 };
        cards + end
    }

    /// The cards that come last, the very last first.
    pub fn hardest(&self) -> impl Iterator<Item = Card> + '_ {
        self.steps.iter().rev().filter_map(|(_, _, card)| *card)
    }
}
