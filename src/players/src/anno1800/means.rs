//! What a player can make, buy and fetch; and for everything else what it takes to make it.

use archipel_rules::Seat;
use archipel_rules::anno1800::cards::{Card, Cards};
use archipel_rules::anno1800::data::{Effect, Role, data};
use archipel_rules::anno1800::kinds::{Deck, Naval, Resource, Tier, Tile};
use archipel_rules::anno1800::resources::{Cost, Resources};
use archipel_rules::anno1800::{Player, State};

/// What tires: the five tiers, trade tokens, exploration tokens.
pub const LANES: usize = Tier::COUNT + 2;
pub const TRADE: usize = Tier::COUNT;
pub const EXPLORE: usize = Tier::COUNT + 1;

/// Actions that it takes to have somebody of a tier of whom there is nobody yet.
const FIRST_OF_TIER: [f64; Tier::COUNT] = [1.0, 1.0, 1.4, 1.8, 2.6];
/// Actions for an industry, with what its inputs tire.
const BUILDING: f64 = 1.15;
/// An island of the New World, which may be the wrong one.
const EXPLORING: f64 = 1.8;
/// Something that nobody can make any more.
const NEVER: f64 = 30.0;
/// A ship for another exploration token.
const EXPLORE_TOKEN: f64 = 1.3;

/// How a resource comes about.
#[derive(Clone, Copy)]
struct Source {
    /// Who or what tires, and how much.
    lane: usize,
    units: f64,
    /// Actions before it can be had, for itself only.
    effort: f64,
    /// What must be built before.
    before: Resources,
    /// What building it tires.
    toil: [f64; LANES],
}

const NOWHERE: Source =
    Source { lane: 0, units: 1.0, effort: NEVER, before: Resources::NONE, toil: [0.0; LANES] };

pub struct Means {
    pub ready: [f64; LANES],
    pub capacity: [f64; LANES],
    /// The strength of the best shipyard.
    yards: f64,
    sources: [Source; Resource::COUNT],
}

/// What something takes: what must be built first, and what it tires.
#[derive(Clone, Copy, Default)]
pub struct Need {
    pub before: Resources,
    pub effort: f64,
    /// Exploration tokens beyond those of the fleet.
    pub tokens: f64,
    pub lanes: [f64; LANES],
}

impl Means {
    pub fn of(state: &State, seat: Seat) -> Means {
        let player = &state.players()[seat];
        let mut means = Means {
            ready: [0.0; LANES],
            capacity: [0.0; LANES],
            yards: 0.0,
            sources: [NOWHERE; Resource::COUNT],
        };
        means.count(player);
        means.add_partners(state, seat);
        means.add_own(player);
        means.add_new_world(state, player);
        means.add_buildings(state);
        means
    }

    fn count(&mut self, player: &Player) {
        for tier in Tier::ALL {
            self.ready[tier.index()] = player.residence[tier.index()].into();
            self.capacity[tier.index()] = player.cubes(*tier).into();
        }
        for (lane, naval) in [(TRADE, Naval::Trade), (EXPLORE, Naval::Explore)] {
            self.ready[lane] = player.usable(naval).into();
            self.capacity[lane] = f64::from(player.ready.of(naval) + player.spent.of(naval));
        }
        self.yards = player.shipyards().first().copied().unwrap_or(0).into();
        for card in player.active.iter() {
            if let Effect::TokensGold { trade, explore, .. } = data().card(card).effect {
                self.ready[TRADE] += f64::from(trade);
                self.ready[EXPLORE] += f64::from(explore);
            }
        }
    }

    fn first(&self, tier: Tier) -> f64 {
        if self.capacity[tier.index()] > 0.0 { 0.0 } else { FIRST_OF_TIER[tier.index()] }
    }

    fn improve(&mut self, resource: Resource, source: Source) {
        let known = self.sources[resource.index()];
        let tiring = |source: &Source| {
            source.units * if source.lane == TRADE { 1.5 } else { 1.0 + source.lane as f64 * 0.3 }
        };
        let better = |one: &Source, other: &Source| {
            let (one_effort, other_effort) = (self.total(one), self.total(other));
            (one_effort, tiring(one)) < (other_effort, tiring(other))
        };
        if better(&source, &known) {
            self.sources[resource.index()] = source;
        }
    }

    fn total(&self, source: &Source) -> f64 {
        let before: f64 = source.before.iter().map(|other| self.sources[other.index()].effort).sum();
        source.effort + before
    }

    fn add_partners(&mut self, state: &State, seat: Seat) {
        for partner in seat.round_from(state.players().count()).skip(1) {
            let partner = &state.players()[partner];
            for field in partner.fields() {
                let Some((resource, tier)) = partner.plot(field).industry() else { continue };
                let price = f64::from(data().tier(tier).trade_price);
                let short = (price - self.capacity[TRADE]).max(0.0);
                let source = Source {
                    lane: TRADE,
                    units: price,
                    effort: 1.2 * short,
                    before: Resources::NONE,
                    toil: [0.0; LANES],
                };
                self.improve(resource, source);
            }
        }
    }

    fn add_own(&mut self, player: &Player) {
        for field in player.fields() {
            let Some((resource, tier)) = player.plot(field).industry() else { continue };
            let source = Source {
                lane: tier.index(),
                units: 1.0,
                effort: self.first(tier),
                before: Resources::NONE,
                toil: [0.0; LANES],
            };
            self.improve(resource, source);
        }
    }

    fn add_new_world(&mut self, state: &State, player: &Player) {
        let yields = player.yields();
        let price = data().limits.fetch_price.into();
        let island = data().limits.island_cost.get(player.new_world.len()).copied().map(f64::from);
        let exploring = match island {
            Some(tokens) if state.new_world_islands_left() > 0 => {
                EXPLORING + EXPLORE_TOKEN * (tokens - self.capacity[EXPLORE]).max(0.0)
            }
            _ => NEVER,
        };
        for resource in Resource::ALL.iter().filter(|resource| resource.is_new_world()) {
            let effort = if yields.contains(*resource) { 0.0 } else { exploring };
            self.sources[resource.index()] =
                Source { lane: TRADE, units: price, effort, before: Resources::NONE, toil: [0.0; LANES] };
        }
    }

    /// Whatever could be built. The tiles stand in the order in which they feed each other, nearly.
    fn add_buildings(&mut self, state: &State) {
        for _ in 0..2 {
            for tile in data().on_sale().filter(|tile| state.supply().tiles[tile.index()] > 0) {
                let kind = data().tile(tile);
                let Role::Industry { product, tier } = kind.role else { continue };
                let mut effort = BUILDING + self.first(tier);
                for (tier, _) in kind.cost.cubes() {
                    effort += self.first(tier);
                }
                let inputs = self.need(&kind.cost);
                let (before, toil) = (inputs.before, inputs.lanes);
                if !before.contains(product) {
                    self.improve(product, Source { lane: tier.index(), units: 1.0, effort, before, toil });
                }
            }
        }
    }

    fn with_before(&self, all: Resources, resource: Resource) -> Resources {
        let source = &self.sources[resource.index()];
        let all = all.or(source.before);
        if source.effort > 0.0 { all.or(Resources::one(resource)) } else { all }
    }

    /// What this cost takes.
    pub fn need(&self, cost: &Cost) -> Need {
        let mut need = Need::default();
        for resource in cost.resources.iter() {
            let source = &self.sources[resource.index()];
            need.before = self.with_before(need.before, resource);
            need.lanes[source.lane] += source.units;
        }
        for (tier, count) in cost.cubes() {
            need.lanes[tier.index()] += f64::from(count);
            need.effort += self.first(tier);
        }
        need.lanes[TRADE] += f64::from(cost.trade);
        need.lanes[EXPLORE] += f64::from(cost.explore);
        let reach = self.capacity[EXPLORE].max(self.ready[EXPLORE]);
        let short = (f64::from(cost.explore) - reach).max(0.0);
        if short > 0.0 {
            need.tokens = short;
            need.effort += if self.yards > 0.0 { 0.0 } else { 1.0 };
            for input in data().tile(Tile::ExploreShip1).cost.resources.iter() {
                need.before = self.with_before(need.before, input);
            }
        }
        need
    }

    /// Actions to build all this.
    pub fn effort(&self, before: Resources) -> f64 {
        before.iter().map(|resource| self.sources[resource.index()].effort).sum()
    }

    /// The actions that a card of this deck would take on average, once these are built.
    pub fn usual_effort(&self, state: &State, deck: Deck, built: Resources) -> f64 {
        let played = state.players().values().fold(Cards::NONE, |all, player| all.or(player.played));
        let left = || deck.cards().filter(|card| !played.contains(*card));
        let effort = |card: Card| {
            let need = self.need(&data().card(card).need);
            let actions = 1.0 + need.effort + self.effort(need.before.without(built));
            (actions + self.fleet_effort(need.tokens)).min(12.0)
        };
        left().map(effort).sum::<f64>() / left().count().max(1) as f64
    }

    /// Actions to build ships for so many more exploration tokens.
    pub fn fleet_effort(&self, tokens: f64) -> f64 {
        EXPLORE_TOKEN * tokens / self.yards.clamp(1.0, 2.0)
    }

    /// What building all this tires.
    pub fn toil(&self, before: Resources, used: &mut [f64; LANES]) {
        for resource in before.iter() {
            for (used, toil) in used.iter_mut().zip(&self.sources[resource.index()].toil) {
                *used += toil;
            }
        }
    }

    /// How much of a festival it takes to have worked so much.
    pub fn rest(&self, used: &[f64; LANES]) -> f64 {
        let tired = |lane: usize| (used[lane] - self.ready[lane]).max(0.0) / self.capacity[lane].max(1.0);
        (0..LANES).map(tired).fold(0.0, f64::max)
    }
}
