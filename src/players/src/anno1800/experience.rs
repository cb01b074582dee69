//! What experience says of a position: traits of every player, weighed by what they turned out to be worth in points at the
//! end of many games. `outlook` tells what to do next; of who will win it knows far less than this.

use archipel_rules::anno1800::cards::Cards;
use archipel_rules::anno1800::data::{Effect, Role, data};
use archipel_rules::anno1800::fields::Field;
use archipel_rules::anno1800::kinds::{Deck, Naval, Tier};
use archipel_rules::anno1800::{Player, State};
use archipel_rules::{Game, Seat, Standing};

use super::before::Before;
use super::means::Means;
use super::outlook;
use super::plan::Plan;
use super::weights::WEIGHTS;
use crate::evaluate::standing;

/// With so many actions to come, the second weight of a trait counts in full.
const EARLY: f64 = 20.0;
const EARLIEST: f64 = 2.0;
/// More gold than this is hoarded.
const COMFORTABLE: f64 = 15.0;

/// What is seen of a player. The weights stand in the same order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trait {
    Score,
    Expeditions,
    /// The points of the cards in hand, and the actions until the hand is empty.
    PlanPoints,
    PlanEnd,
    /// Cards in hand, by deck.
    HandFw,
    HandAei,
    HandNw,
    /// People, by tier: the more there are, the less one more counts.
    Farmers,
    Workers,
    Artisans,
    Engineers,
    Investors,
    Rested,
    Gold,
    TradeTokens,
    TradeReady,
    ExploreTokens,
    ExploreReady,
    /// Industries, by who works there.
    FarmerIndustries,
    WorkerIndustries,
    ArtisanIndustries,
    EngineerIndustries,
    /// Points for an action that unknown cards of a deck would bring.
    RateFw,
    RateAei,
    RateNw,
    OldWorld,
    NewWorld,
    EmptyFields,
    /// Unused effects of played cards.
    PromisedCubes,
    PromisedTokens,
    PromisedExpeditions,
    PromisedUpgrades,
    Shipyard,
    Actions,
}

pub const COUNT: usize = Trait::Actions as usize + 1;

/// What a trait is worth at the end of a game, and how much more early in it, in points.
#[derive(Clone, Copy, Debug)]
pub struct Weight {
    pub of: Trait,
    pub late: f64,
    pub early: f64,
}

/// The traits of one player.
pub struct Reading {
    pub values: [f64; COUNT],
    /// Own actions until the game could end by this player.
    end: f64,
}

/// The points by which a player will be ahead of the best of the others, or behind.
pub fn lead(state: &State, seat: Seat) -> f64 {
    let readings = readings(state);
    let early = stage(&readings);
    let strengths = || Seat::all(state.seats()).zip(&readings).map(|(seat, one)| (seat, one.strength(early)));
    let own = strengths().find(|(other, _)| *other == seat).map_or(0.0, |(_, strength)| strength);
    let others = strengths().filter(|(other, _)| *other != seat);
    own - others.map(|(_, strength)| strength).fold(f64::NEG_INFINITY, f64::max)
}

/// Of all players, by seat.
pub fn readings(state: &State) -> Vec<Reading> {
    let standings = state.standings();
    Seat::all(state.seats()).map(|seat| Reading::of(state, seat, &standings)).collect()
}

/// How early in the game it is: whoever will be first to empty the hand ends it for all.
pub fn stage(readings: &[Reading]) -> f64 {
    let ends = readings.iter().map(|reading| reading.end);
    (ends.fold(f64::INFINITY, f64::min) / EARLY).clamp(0.0, EARLIEST)
}

impl Reading {
    fn of(state: &State, seat: Seat, standings: &[Standing]) -> Reading {
        let player = &state.players()[seat];
        let means = Means::of(state, seat);
        let plan = Plan::with(state, seat, Cards::NONE, &means);
        let end = state.last_actions(seat).map_or(plan.end, f64::from);
        let mut reading = Reading { values: [0.0; COUNT], end };
        reading.add(Trait::Score, standing(standings, seat));
        reading.add(Trait::Expeditions, outlook::expeditions(state, player));
        reading.add(Trait::PlanPoints, plan.points());
        reading.add(Trait::PlanEnd, plan.end);
        reading.add_cards(state, player, &means);
        reading.add_people(player);
        reading.add_tokens(player);
        player.fields().for_each(|field| reading.add_field(player, field));
        reading.add_promises(player);
        if state.due().contains(seat) {
            reading.add(Trait::Actions, state.turn().actions_left.into());
        }
        reading
    }

    fn strength(&self, stage: f64) -> f64 {
        WEIGHTS
            .iter()
            .map(|weight| self.values[weight.of as usize] * (weight.late + stage * weight.early))
            .sum()
    }

    fn add(&mut self, to: Trait, value: f64) {
        self.values[to as usize] += value;
    }

    fn add_cards(&mut self, state: &State, player: &Player, means: &Means) {
        let traits = [
            (Deck::Fw, Trait::HandFw, Trait::RateFw),
            (Deck::Aei, Trait::HandAei, Trait::RateAei),
            (Deck::Nw, Trait::HandNw, Trait::RateNw),
        ];
        for (deck, hand, rate) in traits {
            self.add(hand, player.hand.of(deck).len() as f64);
            let effort = 1.0 + means.usual_effort(state, deck, Before::NOTHING);
            self.add(rate, f64::from(data().card_points(deck)) / effort);
        }
    }

    fn add_people(&mut self, player: &Player) {
        let traits = [Trait::Farmers, Trait::Workers, Trait::Artisans, Trait::Engineers, Trait::Investors];
        for (tier, of_tier) in Tier::ALL.iter().zip(traits) {
            self.add(of_tier, f64::from(player.cubes(*tier)).ln_1p());
            self.add(Trait::Rested, player.residence[tier.index()].into());
        }
    }

    fn add_tokens(&mut self, player: &Player) {
        self.add(Trait::Gold, f64::from(player.gold).min(COMFORTABLE));
        let (trade, explore) = (player.usable(Naval::Trade), player.usable(Naval::Explore));
        self.add(Trait::TradeReady, trade.into());
        self.add(Trait::TradeTokens, (trade + player.spent.trade).into());
        self.add(Trait::ExploreReady, explore.into());
        self.add(Trait::ExploreTokens, (explore + player.spent.explore).into());
        self.add(Trait::OldWorld, player.old_world.len() as f64);
        self.add(Trait::NewWorld, player.new_world.len() as f64);
    }

    fn add_field(&mut self, player: &Player, field: Field) {
        let Some(tile) = player.plot(field).visible() else {
            self.add(Trait::EmptyFields, f64::from(u8::from(field.is_land())));
            return;
        };
        match data().tile(tile).role {
            Role::Industry { tier: Tier::Farmer, .. } => self.add(Trait::FarmerIndustries, 1.0),
            Role::Industry { tier: Tier::Worker, .. } => self.add(Trait::WorkerIndustries, 1.0),
            Role::Industry { tier: Tier::Artisan, .. } => self.add(Trait::ArtisanIndustries, 1.0),
            Role::Industry { tier: Tier::Engineer | Tier::Investor, .. } => {
                self.add(Trait::EngineerIndustries, 1.0);
            }
            // The best one counts.
            Role::Shipyard { strength } => {
                let best = &mut self.values[Trait::Shipyard as usize];
                *best = best.max(strength.into());
            }
            Role::Ship { .. } => {}
        }
    }

    fn add_promises(&mut self, player: &Player) {
        for card in player.active.iter() {
            match data().card(card).effect {
                Effect::GainCubes { count, .. } => self.add(Trait::PromisedCubes, count.into()),
                Effect::TokensGold { trade, explore, gold } => {
                    self.add(Trait::PromisedTokens, f64::from(trade) + f64::from(explore) + f64::from(gold));
                }
                Effect::Expedition { count } => self.add(Trait::PromisedExpeditions, count.into()),
                Effect::Upgrades { max, .. } => self.add(Trait::PromisedUpgrades, max.into()),
                // Too rare to have been learnt from.
                Effect::FreeNewWorld { .. } | Effect::ExtraAction | Effect::Discard { .. } => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test may fail loudly")]

    use archipel_rules::{Game, Position, Seat, Seed};

    use super::{WEIGHTS, lead};

    #[test]
    fn the_weights_stand_in_the_order_of_the_traits() {
        for (place, weight) in WEIGHTS.iter().enumerate() {
            assert_eq!(weight.of as usize, place, "{:?}", weight.of);
        }
    }

    #[test]
    fn what_one_of_two_leads_by_the_other_is_behind_by() {
        let (position, _) = Position::set_up(
            "anno1800".parse().expect("a game"),
            &serde_json::json!({}),
            2,
            Seed::from_number(3),
        )
        .expect("a game");
        let Position::Anno1800(state) = position else { panic!("another game") };
        let leads: Vec<f64> = Seat::all(state.seats()).map(|seat| lead(&state, seat)).collect();
        assert!((leads[0] + leads[1]).abs() < 1e-9 && leads[0] != 0.0, "{leads:?}");
    }
}
