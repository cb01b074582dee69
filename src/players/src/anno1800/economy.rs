//! The resources that a player can make, buy and fetch, with their effort in actions and the people and tokens they
//! exhaust. `production_paths` adds the other resources.

use archipel_rules::Seat;
use archipel_rules::anno1800::cards::{Card, Cards};
use archipel_rules::anno1800::data::{Effect, data};
use archipel_rules::anno1800::kinds::{Deck, Naval, Resource, Tier, Tile};
use archipel_rules::anno1800::resources::Cost;
use archipel_rules::anno1800::{Player, State};

use super::prerequisites::Prerequisites;

/// Pools that actions exhaust and festivals refresh: the five tiers, trade tokens and exploration tokens.
pub const POOLS: usize = Tier::COUNT + 2;
pub const TRADE_POOL: usize = Tier::COUNT;
pub const EXPLORE_POOL: usize = Tier::COUNT + 1;

// Efforts are in actions.

/// One more person or token, where an action needs more than the player has.
const SHORTAGE_EFFORT: f64 = 0.9;
/// A resource that the player cannot get any more.
pub const OUT_OF_REACH: f64 = 30.0;
/// A ship for one more exploration token, with a shipyard of strength 1. Strengths above `MAX_YARD_STRENGTH` do not help.
const EXPLORE_TOKEN_EFFORT: f64 = 1.3;
const MAX_YARD_STRENGTH: f64 = 2.0;
/// Building the first shipyard.
const SHIPYARD_EFFORT: f64 = 1.0;

/// Number of successive swaps considered for an unknown card.
const MAX_SWAPS: usize = 6;

/// A way to get a resource or a person.
#[derive(Clone, Copy)]
pub struct Source {
    /// The pool that one use exhausts, and by how much.
    pub pool: usize,
    pub units: f64,
    /// Actions before the first use, without those for the prerequisites.
    pub effort: f64,
    pub prerequisites: Prerequisites,
    /// Units that making it available exhausts, by pool.
    pub build_usage: [f64; POOLS],
    /// The industry to build for it, if it must be built first.
    pub tile: Option<Tile>,
}

impl Source {
    pub const fn new(pool: usize, units: f64, effort: f64) -> Source {
        Source {
            pool,
            units,
            effort,
            prerequisites: Prerequisites::NONE,
            build_usage: [0.0; POOLS],
            tile: None,
        }
    }
}

const UNAVAILABLE: Source = Source::new(0, 1.0, OUT_OF_REACH);

pub struct Economy {
    /// Units that can be used before the next festival.
    pub ready: [f64; POOLS],
    /// Units after a festival.
    pub capacity: [f64; POOLS],
    /// Strength of the best shipyard; 0 if there is none.
    shipyard: f64,
    pub(super) sources: [Source; Resource::COUNT],
    /// How the player gets the first person of each tier.
    pub(super) people: [Source; Tier::COUNT],
    /// Effort to get the first person of each tier by a played card or by hiring, including the card that the player then
    /// has to draw.
    pub(super) promised: [Option<f64>; Tier::COUNT],
}

/// The effort and usage that paying a cost takes.
#[derive(Clone, Copy, Default)]
pub struct Need {
    pub prerequisites: Prerequisites,
    pub effort: f64,
    /// Exploration tokens that the fleet lacks.
    pub tokens: f64,
    /// Units that paying exhausts, by pool.
    pub usage: [f64; POOLS],
}

impl Economy {
    pub fn of(state: &State, seat: Seat) -> Economy {
        let player = &state.players()[seat];
        let mut economy = Economy {
            ready: [0.0; POOLS],
            capacity: [0.0; POOLS],
            shipyard: 0.0,
            sources: [UNAVAILABLE; Resource::COUNT],
            people: [UNAVAILABLE; Tier::COUNT],
            promised: [None; Tier::COUNT],
        };
        economy.count(player);
        economy.add_partners(state, seat);
        economy.add_own_industries(player);
        economy.add_production_paths(state, player);
        economy
    }

    fn count(&mut self, player: &Player) {
        for tier in Tier::ALL {
            self.ready[tier.index()] = player.residence[tier.index()].into();
            self.capacity[tier.index()] = player.cubes(*tier).into();
            if player.cubes(*tier) > 0 {
                self.people[tier.index()] = Source::new(tier.index(), 1.0, 0.0);
            }
        }
        for (pool, naval) in [(TRADE_POOL, Naval::Trade), (EXPLORE_POOL, Naval::Explore)] {
            self.ready[pool] = player.usable(naval).into();
            self.capacity[pool] = f64::from(player.ready.of(naval) + player.spent.of(naval));
        }
        self.shipyard = player.shipyards().first().copied().unwrap_or(0).into();
        for card in player.active.iter() {
            match data().card(card).effect {
                Effect::TokensGold { trade, explore, .. } => {
                    self.ready[TRADE_POOL] += f64::from(trade);
                    self.ready[EXPLORE_POOL] += f64::from(explore);
                }
                Effect::GainCubes { .. }
                | Effect::Expedition { .. }
                | Effect::FreeNewWorld { .. }
                | Effect::Upgrades { .. }
                | Effect::ExtraAction
                | Effect::Discard { .. } => {}
            }
        }
    }

    pub(super) fn with_person(&self, all: Prerequisites, tier: Tier) -> Prerequisites {
        let source = &self.people[tier.index()];
        let all = all.or(source.prerequisites);
        if source.effort > 0.0 { all.or(Prerequisites::person(tier)) } else { all }
    }

    fn with_good(&self, all: Prerequisites, resource: Resource) -> Prerequisites {
        let source = &self.sources[resource.index()];
        let all = all.or(source.prerequisites);
        if source.effort > 0.0 { all.or(Prerequisites::good(resource)) } else { all }
    }

    pub fn need(&self, cost: &Cost) -> Need {
        let mut need = Need::default();
        for resource in cost.resources.iter() {
            let source = &self.sources[resource.index()];
            need.prerequisites = self.with_good(need.prerequisites, resource);
            need.usage[source.pool] += source.units;
        }
        for (tier, count) in cost.cubes() {
            need.usage[tier.index()] += f64::from(count);
            need.prerequisites = self.with_person(need.prerequisites, tier);
        }
        need.usage[TRADE_POOL] += f64::from(cost.trade);
        need.usage[EXPLORE_POOL] += f64::from(cost.explore);
        let reach = self.capacity[EXPLORE_POOL].max(self.ready[EXPLORE_POOL]);
        let short = (f64::from(cost.explore) - reach).max(0.0);
        need.effort += self.shortage(&need.usage);
        if short > 0.0 {
            need.tokens = short;
            need.effort += if self.shipyard > 0.0 { 0.0 } else { SHIPYARD_EFFORT };
            let mut usage = [0.0; POOLS];
            for input in data().tile(Tile::ExploreShip1).cost.resources.iter() {
                need.prerequisites = self.with_good(need.prerequisites, input);
                let source = &self.sources[input.index()];
                usage[source.pool] += source.units;
            }
            need.effort += self.shortage(&usage);
        }
        need
    }

    /// Actions to raise the capacity of the pools to what one action uses. The first person of a tier is a prerequisite,
    /// and exploration tokens are counted in [`Need::tokens`].
    fn shortage(&self, usage: &[f64; POOLS]) -> f64 {
        let short = |pool: usize| (usage[pool] - self.capacity[pool].max(1.0)).max(0.0);
        SHORTAGE_EFFORT * (0..EXPLORE_POOL).map(short).sum::<f64>()
    }

    /// Actions to fulfil these prerequisites.
    pub fn effort(&self, prerequisites: Prerequisites) -> f64 {
        self.sources_of(prerequisites).map(|source| source.effort).sum()
    }

    fn sources_of(&self, prerequisites: Prerequisites) -> impl Iterator<Item = &Source> {
        let goods = prerequisites.goods.iter().map(|resource| &self.sources[resource.index()]);
        goods.chain(prerequisites.tiers().map(|tier| &self.people[tier.index()]))
    }

    /// The mean number of actions to play an unknown card of this deck once `built` exists. A card that takes longer than
    /// a swap and its replacement is swapped, several times if necessary.
    pub fn unknown_card_effort(&self, state: &State, deck: Deck, built: Prerequisites) -> f64 {
        let played = state.players().values().fold(Cards::NONE, |all, player| all.or(player.played));
        let effort = |card: Card| {
            let need = self.need(&data().card(card).need);
            1.0 + need.effort
                + self.effort(need.prerequisites.without(built))
                + self.fleet_effort(need.tokens)
        };
        let left: Vec<f64> = deck.cards().filter(|card| !played.contains(*card)).map(effort).collect();
        let swaps = 0..MAX_SWAPS;
        swaps.fold(OUT_OF_REACH, |mean, _| {
            left.iter().map(|effort| effort.min(mean + 1.0)).sum::<f64>() / left.len().max(1) as f64
        })
    }

    /// Actions to build ships for this many more exploration tokens.
    pub fn fleet_effort(&self, tokens: f64) -> f64 {
        EXPLORE_TOKEN_EFFORT * tokens / self.shipyard.clamp(1.0, MAX_YARD_STRENGTH)
    }

    /// Adds the units that fulfilling these prerequisites exhausts.
    pub fn add_build_usage(&self, prerequisites: Prerequisites, used: &mut [f64; POOLS]) {
        for source in self.sources_of(prerequisites) {
            for (used, more) in used.iter_mut().zip(&source.build_usage) {
                *used += more;
            }
        }
    }

    /// The number of festivals needed to have used this much.
    pub fn festivals(&self, used: &[f64; POOLS]) -> f64 {
        let festivals = |pool: usize| (used[pool] - self.ready[pool]).max(0.0) / self.capacity[pool].max(1.0);
        let most = (0..POOLS).map(festivals).fold(0.0, f64::max);
        // A part of a festival is likely to take a whole action, so it counts for more than its share.
        if most < 1.0 { most.sqrt() } else { most }
    }
}
