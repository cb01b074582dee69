//! The plan for the hand: when each card is played, and which cards are better swapped.

use archipel_rules::Seat;
use archipel_rules::anno1800::State;
use archipel_rules::anno1800::cards::{Card, Cards};
use archipel_rules::anno1800::data::data;
use archipel_rules::anno1800::kinds::Deck;

use super::economy::{Economy, Need, POOLS};
use super::evaluation::{ACTION_VALUE, card_bonus, usefulness};
use super::prerequisites::Prerequisites;

/// Points are multiplied by this for each action after the expected end of the game.
const LATE_FACTOR: f64 = 0.7;
/// Value of the effect of an unknown card, in points.
const UNKNOWN_BONUS: f64 = 1.0;
/// Festivals that an unknown card needs, in actions.
const UNKNOWN_CARD_REST: f64 = 1.0;
/// A card that takes at most this many actions is never swapped.
const MAX_EASY_EFFORT: f64 = 4.0;
/// Number of cards that one action swaps.
const CARDS_PER_SWAP: usize = 3;

pub struct Plan {
    /// In the order of play.
    steps: Vec<Step>,
    /// Number of actions until the hand is empty.
    pub end: f64,
}

struct Step {
    points: f64,
    /// Value of the card's effect, in points.
    bonus: f64,
    /// Number of actions after which it is played.
    actions: f64,
    /// `None` for a card that is not known yet.
    card: Option<Card>,
    /// If the card is swapped for another one: the actions that it would have taken itself.
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
        HandCard { card, points, bonus: card_bonus(card), need: economy.need(&data().card(card).need) }
    }
}

struct PlanBuilder<'a> {
    state: &'a State,
    economy: &'a Economy,
    plan: Plan,
    /// Resources and people that exist after the cards planned so far.
    built: Prerequisites,
    /// Exploration tokens added to the present fleet.
    fleet: f64,
    /// Units that the cards planned so far exhaust, by pool.
    used: [f64; POOLS],
    /// Actions so far, without festivals.
    actions: f64,
}

impl Plan {
    pub fn new(state: &State, seat: Seat, unknown: Cards) -> Plan {
        Plan::with_economy(state, seat, unknown, &Economy::of(state, seat))
    }

    /// Plans with an economy that is already computed. The kind of the cards in `unknown` is ignored.
    pub fn with_economy(state: &State, seat: Seat, unknown: Cards, economy: &Economy) -> Plan {
        let hand = state.players()[seat].hand.without(unknown);
        let plan = Plan { steps: Vec::with_capacity(hand.len() + unknown.len()), end: 0.0 };
        let (built, used) = (Prerequisites::NONE, [0.0; POOLS]);
        let mut builder = PlanBuilder { state, economy, plan, built, fleet: 0.0, used, actions: 0.0 };
        let mut hand: Vec<HandCard> = hand.iter().map(|card| HandCard::new(card, economy)).collect();
        let mut to_swap = Vec::new();
        while !hand.is_empty() {
            let (next, effort) = builder.take_best(&mut hand);
            if effort > MAX_EASY_EFFORT
                && effort > UNKNOWN_CARD_REST + 1.0 + builder.unknown_card_effort(next.card.deck())
            {
                to_swap.push((next.card, effort));
            } else {
                builder.play(&next, effort);
            }
        }
        builder.add_unknown(&to_swap, unknown);
        builder.plan
    }

    /// The expected points of the cards if the game ends after `left` actions. With `fireworks`, also the points of the
    /// fireworks, less the value of the actions until the hand is empty.
    pub fn value(&self, left: f64, fireworks: bool) -> f64 {
        let discounted = |points: f64, actions: f64| points * LATE_FACTOR.powf((actions - left).max(0.0));
        let points = |step: &Step| step.points + step.bonus * usefulness(left.min(self.end) - step.actions);
        let cards: f64 = self.steps.iter().map(|step| discounted(points(step), step.actions)).sum();
        if !fireworks {
            return cards;
        }
        cards + discounted(f64::from(data().objectives.fireworks), self.end) - ACTION_VALUE * self.end
    }

    /// The points of all planned cards.
    pub fn points(&self) -> f64 {
        self.steps.iter().map(|step| step.points).sum()
    }

    /// The cards to give up first: swapped ones by falling effort, then the others from the end of the plan.
    pub fn hardest(&self) -> impl Iterator<Item = Card> + '_ {
        let mut steps: Vec<&Step> = self.steps.iter().rev().collect();
        let effort = |step: &Step| step.swapped.unwrap_or(0.0);
        steps.sort_by(|one, other| effort(other).total_cmp(&effort(one)));
        steps.into_iter().filter_map(|step| step.card)
    }
}

impl PlanBuilder<'_> {
    /// Removes the card with the most points per action. Returns it and its actions.
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

    /// Adds the unknown cards at the end: those just drawn, and those that will replace swapped cards. Swapping comes last,
    /// because more of the new cards can be played then.
    fn add_unknown(&mut self, to_swap: &[(Card, f64)], unknown: Cards) {
        let swaps = to_swap.len().div_ceil(CARDS_PER_SWAP) as f64 / to_swap.len().max(1) as f64;
        for deck in Deck::ALL {
            let drawn = unknown.of(*deck).iter().map(|_| (0.0, None, None));
            let swapped = to_swap.iter().filter(|(card, _)| card.deck() == *deck);
            let swapped = swapped.map(|(card, effort)| (swaps, Some(*card), Some(*effort)));
            let mut cards = drawn.chain(swapped).peekable();
            if cards.peek().is_none() {
                continue;
            }
            let effort = UNKNOWN_CARD_REST + self.unknown_card_effort(*deck);
            let points = data().card_points(*deck).into();
            for (swap, card, swapped) in cards {
                self.plan.end += effort + swap;
                let actions = self.plan.end;
                self.plan.steps.push(Step { points, bonus: UNKNOWN_BONUS, actions, card, swapped });
            }
        }
    }
}
