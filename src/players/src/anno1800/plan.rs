//! The hand as a plan: what is played when, and what is better swapped.

use archipel_rules::Seat;
use archipel_rules::anno1800::State;
use archipel_rules::anno1800::cards::{Card, Cards};
use archipel_rules::anno1800::data::data;
use archipel_rules::anno1800::kinds::Deck;

use super::economy::{Economy, Need, POOLS};
use super::evaluation::{ACTION_VALUE, bonus, soon};
use super::prerequisites::Prerequisites;

/// Points count so much less for each action after which the game is probably over.
const TOO_LATE: f64 = 0.7;
/// What the effect of an unknown card brings, in points, and what it tires, in actions.
const UNKNOWN_BONUS: f64 = 1.0;
const UNKNOWN_CARD_REST: f64 = 1.0;
/// A card that takes no more actions is never swapped.
const EASY: f64 = 4.0;
/// So many cards are swapped in one action.
const SWAPPED_AT_ONCE: usize = 3;

pub struct Plan {
    /// In the order of playing.
    steps: Vec<Step>,
    /// The actions until the hand is empty.
    pub end: f64,
}

struct Step {
    points: f64,
    /// What the card brings beside.
    bonus: f64,
    /// The actions after which it is played.
    actions: f64,
    /// `None`: not known yet.
    card: Option<Card>,
    /// The card is swapped, and another one played: the actions that it would have taken itself.
    swapped: Option<f64>,
}

struct HandCard {
    card: Card,
    points: f64,
    bonus: f64,
    need: Need,
}

impl HandCard {
    fn new(card: Card, economy: &Economy) -> HandCard {
        let points = data().card_points(card.deck()).into();
        HandCard { card, points, bonus: bonus(card), need: economy.need(&data().card(card).need) }
    }
}

/// A plan that is being made.
struct PlanBuilder<'a> {
    state: &'a State,
    economy: &'a Economy,
    plan: Plan,
    built: Prerequisites,
    /// Exploration tokens beyond the present fleet.
    fleet: f64,
    used: [f64; POOLS],
    actions: f64,
}

impl Plan {
    pub fn new(state: &State, seat: Seat, unknown: Cards) -> Plan {
        Plan::with(state, seat, unknown, &Economy::of(state, seat))
    }

    /// The plan of a player whose economy are known; what was just drawn is not known yet.
    pub fn with(state: &State, seat: Seat, unknown: Cards, economy: &Economy) -> Plan {
        let hand = state.players()[seat].hand.without(unknown);
        let plan = Plan { steps: Vec::with_capacity(hand.len() + unknown.len()), end: 0.0 };
        let (built, used) = (Prerequisites::NONE, [0.0; POOLS]);
        let mut builder = PlanBuilder { state, economy, plan, built, fleet: 0.0, used, actions: 0.0 };
        let mut hand: Vec<HandCard> = hand.iter().map(|card| HandCard::new(card, economy)).collect();
        let mut hopeless = Vec::new();
        while !hand.is_empty() {
            let (next, effort) = builder.take_best(&mut hand);
            if effort > EASY
                && effort > UNKNOWN_CARD_REST + 1.0 + builder.unknown_card_effort(next.card.deck())
            {
                hopeless.push((next.card, effort));
            } else {
                builder.play(&next, effort);
            }
        }
        builder.draw(&hopeless, unknown);
        builder.plan
    }

    pub fn value(&self, left: f64, fireworks: bool) -> f64 {
        let count = |points: f64, actions: f64| points * TOO_LATE.powf((actions - left).max(0.0));
        let brings = |step: &Step| step.points + step.bonus * soon(left.min(self.end) - step.actions);
        let cards: f64 = self.steps.iter().map(|step| count(brings(step), step.actions)).sum();
        if !fireworks {
            return cards;
        }
        cards + count(f64::from(data().objectives.fireworks), self.end) - ACTION_VALUE * self.end
    }

    /// The points of all cards in hand.
    pub fn points(&self) -> f64 {
        self.steps.iter().map(|step| step.points).sum()
    }

    /// The cards that are better swapped, the hardest first, then those that come last, the very last first.
    pub fn hardest(&self) -> impl Iterator<Item = Card> + '_ {
        let mut steps: Vec<&Step> = self.steps.iter().rev().collect();
        let toil = |step: &Step| step.swapped.unwrap_or(0.0);
        steps.sort_by(|one, other| toil(other).total_cmp(&toil(one)));
        steps.into_iter().filter_map(|step| step.card)
    }
}

impl PlanBuilder<'_> {
    /// The card that brings most for an action, and its actions.
    fn take_best(&self, hand: &mut Vec<HandCard>) -> (HandCard, f64) {
        let efforts: Vec<f64> = hand.iter().map(|card| self.effort(card)).collect();
        let rate = |index: &usize| (hand[*index].points + hand[*index].bonus) / efforts[*index];
        let best = (0..hand.len()).max_by(|one, other| rate(one).total_cmp(&rate(other))).unwrap_or(0);
        (hand.swap_remove(best), efforts[best])
    }

    fn effort(&self, card: &HandCard) -> f64 {
        let ships = self.economy.fleet_effort((card.need.tokens - self.fleet).max(0.0));
        1.0 + card.need.effort + ships + self.economy.effort(card.need.prerequisites.without(self.built))
    }

    fn unknown_card_effort(&self, deck: Deck) -> f64 {
        self.economy.unknown_card_effort(self.state, deck, self.built)
    }

    fn play(&mut self, next: &HandCard, effort: f64) {
        self.actions += effort;
        self.economy.add_build_usage(next.need.prerequisites.without(self.built), &mut self.used);
        self.built = self.built.or(next.need.prerequisites);
        self.fleet = next.need.tokens.max(self.fleet);
        for (used, need) in self.used.iter_mut().zip(&next.need.usage) {
            *used += need;
        }
        self.plan.end = self.actions + self.economy.festivals(&self.used);
        self.plan.steps.push(Step {
            points: next.points,
            bonus: next.bonus,
            actions: self.plan.end,
            card: Some(next.card),
            swapped: None,
        });
    }

    /// What is not known comes last: what was just drawn, and what will be drawn for hopeless cards. They are swapped when all
    /// else stands: more of what comes can be played then.
    fn draw(&mut self, hopeless: &[(Card, f64)], unknown: Cards) {
        let swaps = hopeless.len().div_ceil(SWAPPED_AT_ONCE) as f64 / hopeless.len().max(1) as f64;
        for deck in Deck::ALL {
            let drawn = unknown.of(*deck).iter().map(|_| (0.0, None, None));
            let swapped = hopeless.iter().filter(|(card, _)| card.deck() == *deck);
            let swapped = swapped.map(|(card, effort)| (swaps, Some(*card), Some(*effort)));
            let mut coming = drawn.chain(swapped).peekable();
            if coming.peek().is_none() {
                continue;
            }
            let usual = UNKNOWN_CARD_REST + self.unknown_card_effort(*deck);
            let points = data().card_points(*deck).into();
            for (swap, card, swapped) in coming {
                self.plan.end += usual + swap;
                let actions = self.plan.end;
                self.plan.steps.push(Step { points, bonus: UNKNOWN_BONUS, actions, card, swapped });
            }
        }
    }
}
