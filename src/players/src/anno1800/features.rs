//! Predicts who will win, from features of every player. Their weights were learned from many games, in points at the
//! end. `evaluation` is better at choosing the next action, but predicts the winner worse.

use archipel_rules::anno1800::cards::Cards;
use archipel_rules::anno1800::data::{Effect, Role, data};
use archipel_rules::anno1800::fields::Field;
use archipel_rules::anno1800::kinds::{Deck, Naval, Tier};
use archipel_rules::anno1800::{Player, State};
use archipel_rules::{Game, Seat, Standing};

use super::economy::Economy;
use super::evaluation;
use super::plan::Plan;
use super::prerequisites::Prerequisites;
use super::weights::WEIGHTS;
use crate::evaluate::score_of;

/// Number of actions until the end at which the early weights count once.
const EARLY: f64 = 20.0;
/// The early weights count at most this many times.
const MAX_EARLINESS: f64 = 2.0;
/// Gold above this counts for nothing.
const MAX_GOLD: f64 = 15.0;

/// A feature of one player. `WEIGHTS` has the same order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feature {
    Score,
    Expeditions,
    /// Points of the cards in hand, and number of actions until the hand is empty.
    PlanPoints,
    PlanEnd,
    /// Cards in hand, by deck.
    HandFw,
    HandAei,
    HandNw,
    /// Logarithm of 1 plus the number of people, by tier.
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
    /// Industries, by the tier that works there.
    FarmerIndustries,
    WorkerIndustries,
    ArtisanIndustries,
    EngineerIndustries,
    /// Points per action that unknown cards of a deck would bring.
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

pub const COUNT: usize = Feature::Actions as usize + 1;

/// The weight of a feature, in points: at the end of the game, and in addition for each unit of [`earliness`].
#[derive(Clone, Copy, Debug)]
pub struct Weight {
    pub feature: Feature,
    pub late: f64,
    pub early: f64,
}

/// The features of one player.
pub struct Features {
    pub values: [f64; COUNT],
    /// Number of actions of this player until it could end the game.
    end: f64,
}

/// The predicted lead over the best other player at the end, in points; negative if behind.
pub fn predicted_lead(state: &State, seat: Seat) -> f64 {
    let players = features_by_seat(state);
    let early = earliness(&players);
    let strengths = || Seat::all(state.seats()).zip(&players).map(|(seat, one)| (seat, one.strength(early)));
    let own = strengths().find(|(other, _)| *other == seat).map_or(0.0, |(_, strength)| strength);
    let others = strengths().filter(|(other, _)| *other != seat);
    own - others.map(|(_, strength)| strength).fold(f64::NEG_INFINITY, f64::max)
}

pub fn features_by_seat(state: &State) -> Vec<Features> {
    let standings = state.standings();
    Seat::all(state.seats()).map(|seat| Features::of(state, seat, &standings)).collect()
}

/// How early in the game it is, from 0 at the end to `MAX_EARLINESS`. The first player with an empty hand ends the game.
pub fn earliness(players: &[Features]) -> f64 {
    let ends = players.iter().map(|features| features.end);
    (ends.fold(f64::INFINITY, f64::min) / EARLY).clamp(0.0, MAX_EARLINESS)
}

impl Features {
    fn of(state: &State, seat: Seat, standings: &[Standing]) -> Features {
        let player = &state.players()[seat];
        let economy = Economy::of(state, seat);
        let plan = Plan::with_economy(state, seat, Cards::NONE, &economy);
        let end = state.last_actions(seat).map_or(plan.end, f64::from);
        let mut features = Features { values: [0.0; COUNT], end };
        features.add(Feature::Score, score_of(standings, seat));
        features.add(Feature::Expeditions, evaluation::expeditions(state, player));
        features.add(Feature::PlanPoints, plan.points());
        features.add(Feature::PlanEnd, plan.end);
        features.add_cards(state, player, &economy);
        features.add_people(player);
        features.add_tokens(player);
        player.fields().for_each(|field| features.add_field(player, field));
        features.add_promises(player);
        if state.due().contains(seat) {
            features.add(Feature::Actions, state.turn().actions_left.into());
        }
        features
    }

    fn strength(&self, earliness: f64) -> f64 {
        WEIGHTS
            .iter()
            .map(|weight| self.values[weight.feature as usize] * (weight.late + earliness * weight.early))
            .sum()
    }

    fn add(&mut self, to: Feature, value: f64) {
        self.values[to as usize] += value;
    }

    fn add_cards(&mut self, state: &State, player: &Player, economy: &Economy) {
        let features = [
            (Deck::Fw, Feature::HandFw, Feature::RateFw),
            (Deck::Aei, Feature::HandAei, Feature::RateAei),
            (Deck::Nw, Feature::HandNw, Feature::RateNw),
        ];
        for (deck, hand, rate) in features {
            self.add(hand, player.hand.of(deck).len() as f64);
            let effort = 1.0 + economy.unknown_card_effort(state, deck, Prerequisites::NONE);
            self.add(rate, f64::from(data().card_points(deck)) / effort);
        }
    }

    fn add_people(&mut self, player: &Player) {
        let features =
            [Feature::Farmers, Feature::Workers, Feature::Artisans, Feature::Engineers, Feature::Investors];
        for (tier, of_tier) in Tier::ALL.iter().zip(features) {
            self.add(of_tier, f64::from(player.cubes(*tier)).ln_1p());
            self.add(Feature::Rested, player.residence[tier.index()].into());
        }
    }

    fn add_tokens(&mut self, player: &Player) {
        self.add(Feature::Gold, f64::from(player.gold).min(MAX_GOLD));
        let (trade, explore) = (player.usable(Naval::Trade), player.usable(Naval::Explore));
        self.add(Feature::TradeReady, trade.into());
        self.add(Feature::TradeTokens, (trade + player.spent.trade).into());
        self.add(Feature::ExploreReady, explore.into());
        self.add(Feature::ExploreTokens, (explore + player.spent.explore).into());
        self.add(Feature::OldWorld, player.old_world.len() as f64);
        self.add(Feature::NewWorld, player.new_world.len() as f64);
    }

    fn add_field(&mut self, player: &Player, field: Field) {
        let Some(tile) = player.plot(field).visible() else {
            self.add(Feature::EmptyFields, f64::from(u8::from(field.is_land())));
            return;
        };
        match data().tile(tile).role {
            Role::Industry { tier: Tier::Farmer, .. } => self.add(Feature::FarmerIndustries, 1.0),
            Role::Industry { tier: Tier::Worker, .. } => self.add(Feature::WorkerIndustries, 1.0),
            Role::Industry { tier: Tier::Artisan, .. } => self.add(Feature::ArtisanIndustries, 1.0),
            Role::Industry { tier: Tier::Engineer | Tier::Investor, .. } => {
                self.add(Feature::EngineerIndustries, 1.0);
            }
            // Only the best shipyard counts.
            Role::Shipyard { strength } => {
                let best = &mut self.values[Feature::Shipyard as usize];
                *best = best.max(strength.into());
            }
            Role::Ship { .. } => {}
        }
    }

    fn add_promises(&mut self, player: &Player) {
        for card in player.active.iter() {
            match data().card(card).effect {
                Effect::GainCubes { count, .. } => self.add(Feature::PromisedCubes, count.into()),
                Effect::TokensGold { trade, explore, gold } => {
                    self.add(
                        Feature::PromisedTokens,
                        f64::from(trade) + f64::from(explore) + f64::from(gold),
                    );
                }
                Effect::Expedition { count } => self.add(Feature::PromisedExpeditions, count.into()),
                Effect::Upgrades { max, .. } => self.add(Feature::PromisedUpgrades, max.into()),
                // Too rare to learn from.
                Effect::FreeNewWorld { .. } | Effect::ExtraAction | Effect::Discard { .. } => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a failed expectation fails the test")]

    use archipel_rules::{Game, Position, Seat, Seed};

    use super::{WEIGHTS, predicted_lead};

    #[test]
    fn weights_are_in_the_order_of_the_features() {
        for (place, weight) in WEIGHTS.iter().enumerate() {
            assert_eq!(weight.feature as usize, place, "{:?}", weight.feature);
        }
    }

    #[test]
    fn leads_of_two_players_are_opposite() {
        let (position, _) = Position::set_up(
            "anno1800".parse().expect("a game id"),
            &serde_json::json!({}),
            2,
            Seed::from_number(3),
        )
        .expect("valid setup");
        let Position::Anno1800(state) = position else { panic!("not a game of Anno 1800") };
        let leads: Vec<f64> = Seat::all(state.seats()).map(|seat| predicted_lead(&state, seat)).collect();
        assert!((leads[0] + leads[1]).abs() < 1e-9 && leads[0] != 0.0, "{leads:?}");
    }
}
