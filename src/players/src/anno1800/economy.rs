//! What a player can make, buy and fetch, what that takes and whom it tires. How all the rest comes about: `ways`.

use archipel_rules::Seat;
use archipel_rules::anno1800::cards::{Card, Cards};
use archipel_rules::anno1800::data::{Effect, data};
use archipel_rules::anno1800::kinds::{Deck, Naval, Resource, Tier, Tile};
use archipel_rules::anno1800::resources::Cost;
use archipel_rules::anno1800::{Player, State};

use super::prerequisites::Prerequisites;

/// What tires: the five tiers, trade tokens, exploration tokens.
pub const POOLS: usize = Tier::COUNT + 2;
pub const TRADE_POOL: usize = Tier::COUNT;
pub const EXPLORE_POOL: usize = Tier::COUNT + 1;

/// One more of those of whom an action needs several.
const SHORTAGE_EFFORT: f64 = 0.9;
/// Something that nobody can make any more.
pub const OUT_OF_REACH: f64 = 30.0;
/// A ship for another exploration token.
const EXPLORE_TOKEN_EFFORT: f64 = 1.3;

/// So many swaps of a card are thought of.
const MAX_SWAPS: usize = 6;

/// How a resource comes about.
#[derive(Clone, Copy)]
pub struct Source {
    /// Who or what tires, and how much.
    pub pool: usize,
    pub units: f64,
    /// Actions before it can be had, for itself only.
    pub effort: f64,
    /// What must be there before.
    pub prerequisites: Prerequisites,
    /// What building it tires.
    pub build_usage: [f64; POOLS],
    /// Where it would be made, if it is not made yet.
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
    pub ready: [f64; POOLS],
    pub capacity: [f64; POOLS],
    /// The strength of the best shipyard.
    shipyard: f64,
    pub(super) sources: [Source; Resource::COUNT],
    /// How somebody of a tier comes first.
    pub(super) people: [Source; Tier::COUNT],
    /// The same by a card that is already played, where there is one: the actions for the card that comes along.
    pub(super) promised: [Option<f64>; Tier::COUNT],
}

/// What something takes: what must be built first, and what it tires.
#[derive(Clone, Copy, Default)]
pub struct Need {
    pub prerequisites: Prerequisites,
    pub effort: f64,
    /// Exploration tokens beyond those of the fleet.
    pub tokens: f64,
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

    /// What this cost takes.
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
            need.effort += if self.shipyard > 0.0 { 0.0 } else { 1.0 };
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

    /// Actions to have as many as one action tires; who is not there at all is counted elsewhere, and tokens too.
    fn shortage(&self, usage: &[f64; POOLS]) -> f64 {
        let short = |pool: usize| (usage[pool] - self.capacity[pool].max(1.0)).max(0.0);
        SHORTAGE_EFFORT * (0..EXPLORE_POOL).map(short).sum::<f64>()
    }

    /// Actions to have all this.
    pub fn effort(&self, prerequisites: Prerequisites) -> f64 {
        self.sources_of(prerequisites).map(|source| source.effort).sum()
    }

    fn sources_of(&self, prerequisites: Prerequisites) -> impl Iterator<Item = &Source> {
        let goods = prerequisites.goods.iter().map(|resource| &self.sources[resource.index()]);
        goods.chain(prerequisites.tiers().map(|tier| &self.people[tier.index()]))
    }

    /// The actions that an unknown card of this deck takes, once these are there. One that takes more than another one and
    /// the swap is swapped, and so on.
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
        swaps.fold(OUT_OF_REACH, |usual, _| {
            left.iter().map(|effort| effort.min(usual + 1.0)).sum::<f64>() / left.len().max(1) as f64
        })
    }

    /// Actions to build ships for so many more exploration tokens.
    pub fn fleet_effort(&self, tokens: f64) -> f64 {
        EXPLORE_TOKEN_EFFORT * tokens / self.shipyard.clamp(1.0, 2.0)
    }

    /// What building all this tires.
    pub fn add_build_usage(&self, prerequisites: Prerequisites, used: &mut [f64; POOLS]) {
        for source in self.sources_of(prerequisites) {
            for (used, toil) in used.iter_mut().zip(&source.build_usage) {
                *used += toil;
            }
        }
    }

    /// How much of a festival it takes to have worked so much.
    pub fn festivals(&self, used: &[f64; POOLS]) -> f64 {
        let tired = |pool: usize| (used[pool] - self.ready[pool]).max(0.0) / self.capacity[pool].max(1.0);
        let rest = (0..POOLS).map(tired).fold(0.0, f64::max);
        // A part of a festival takes a whole action, if nothing better comes along.
        if rest < 1.0 { rest.sqrt() } else { rest }
    }
}
