//! The worth of a position: points so far, and the points that the hand will bring, the sooner the better.

use archipel_rules::anno1800::cards::{Card, Cards};
use archipel_rules::anno1800::data::{Effect, data};
use archipel_rules::anno1800::kinds::{Deck, Objective, Tier};
use archipel_rules::anno1800::{Player, State};
use archipel_rules::{Game, Seat};

use super::before::Before;
use super::means::{LANES, Means, Need};
use crate::sense::standing;

/// What an action is worth: a little more than everybody else gains in theirs. Nothing that brings less is worth another turn, and so
/// the game comes to its end.
pub const TEMPO: f64 = 3.5;
/// Points count so much less for each action after which the game is probably over.
const TOO_LATE: f64 = 0.7;
/// Own turns until the end, for each card in the shortest hand of the others, and beyond.
const TURNS_PER_CARD: f64 = 1.5;
const LAST_TURNS: f64 = 2.0;
/// With so many actions to come everything is still of use.
const MANY: f64 = 8.0;
/// What people are good for beside the plan.
const PEOPLE: [f64; Tier::COUNT] = [0.15, 0.35, 0.6, 0.8, 0.8];
/// The plan counts most of what there is: this much of its worth is beside it.
const BESIDE_THE_PLAN: f64 = 0.1;
const GOLD: f64 = 0.1;
/// More than this is hoarded.
const COMFORTABLE: f64 = 12.0;
const TRADE_TOKEN: f64 = 0.35;
const EXPLORE_TOKEN: f64 = 0.3;
const EMPTY_FIELD: f64 = 0.12;
/// The points of a place on an expedition card that nobody fills yet.
const EMPTY_PLACE: f64 = 0.25;
/// What the effect of an unknown card brings, and what it tires, in actions.
const UNKNOWN_BONUS: f64 = 1.0;
const UNKNOWN_TOIL: f64 = 1.0;

/// The worth of a position for a seat; what it has just drawn is not known yet.
pub fn worth(state: &State, seat: Seat, unknown: Cards) -> f64 {
    let player = &state.players()[seat];
    let mut worth = standing(&state.standings(), seat);
    if state.outcome().is_some() {
        return worth;
    }
    worth += expeditions(state, player);
    let left = turns_left(state, seat);
    let plan = Plan::new(state, seat, unknown);
    worth += plan.value(left, state.fireworks_are_left());
    // What is good for later is good for nothing once the own hand ends the game.
    let later = soon(left.min(plan.end));
    worth += BESIDE_THE_PLAN * means(player) * later;
    worth += effects(player) * later;
    if state.due().contains(seat) {
        worth += TEMPO * f64::from(state.turn().actions_left);
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
    TURNS_PER_CARD * soonest + LAST_TURNS
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
        + GOLD * f64::from(player.gold).min(COMFORTABLE)
        + EMPTY_FIELD * empty.count().min(8) as f64
}

/// The share of its use that something still has, with so many actions to come.
fn soon(actions: f64) -> f64 {
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
        Effect::ExtraAction => TEMPO - 0.2,
        Effect::Discard { .. } => 0.0,
    }
}

/// What a card brings beside its points, when it is played.
fn bonus(card: Card) -> f64 {
    match data().card(card).effect {
        Effect::Discard { .. } => TEMPO,
        other => effect(other),
    }
}

/// The hand as a plan: what is played when.
pub struct Plan {
    /// In the order of playing.
    steps: Vec<Step>,
    end: f64,
}

struct Step {
    points: f64,
    /// What the card brings beside.
    bonus: f64,
    /// The actions after which it is played.
    actions: f64,
    /// `None`: not known yet.
    card: Option<Card>,
}

struct Wanted {
    card: Card,
    points: f64,
    bonus: f64,
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
                let points = data().card_points(card.deck()).into();
                Wanted { card, points, bonus: bonus(card), need: means.need(&data().card(card).need) }
            })
            .collect();
        let mut plan = Plan { steps: Vec::with_capacity(hand.len()), end: 0.0 };
        let (mut built, mut used, mut actions) = (Before::NOTHING, [0.0; LANES], 0.0);
        let mut fleet = 0.0;
        while !hand.is_empty() {
            let effort = |wanted: &Wanted| {
                let ships = means.fleet_effort((wanted.need.tokens - fleet).max(0.0));
                1.0 + wanted.need.effort + ships + means.effort(wanted.need.before.without(built))
            };
            let rate = |wanted: &Wanted| (wanted.points + wanted.bonus) / effort(wanted);
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
            plan.steps.push(Step {
                points: next.points,
                bonus: next.bonus,
                actions: actions + means.rest(&used),
                card: Some(next.card),
            });
        }
        plan.end = actions + means.rest(&used);
        for deck in Deck::ALL {
            let drawn = unknown.of(*deck).len();
            if drawn > 0 {
                let effort = UNKNOWN_TOIL + means.usual_effort(state, *deck, built);
                for _ in 0..drawn {
                    plan.end += effort;
                    let points = data().card_points(*deck).into();
                    plan.steps.push(Step { points, bonus: UNKNOWN_BONUS, actions: plan.end, card: None });
                }
            }
        }
        plan
    }

    fn value(&self, left: f64, fireworks: bool) -> f64 {
        let count = |points: f64, actions: f64| points * TOO_LATE.powf((actions - left).max(0.0));
        let brings = |step: &Step| step.points + step.bonus * soon(left.min(self.end) - step.actions);
        let cards: f64 = self.steps.iter().map(|step| count(brings(step), step.actions)).sum();
        if !fireworks {
            return cards;
        }
        cards + count(f64::from(data().objectives.fireworks), self.end) - TEMPO * self.end
    }

    /// The cards that come last, the very last first.
    pub fn hardest(&self) -> impl Iterator<Item = Card> + '_ {
        self.steps.iter().rev().filter_map(|step| step.card)
    }
}
