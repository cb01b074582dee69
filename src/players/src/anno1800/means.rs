//! What a player can make, buy and fetch, what that takes and whom it tires. How all the rest comes about: `ways`.

use archipel_rules::Seat;
use archipel_rules::anno1800::cards::{Card, Cards};
use archipel_rules::anno1800::data::{Effect, data};
use archipel_rules::anno1800::kinds::{Deck, Naval, Resource, Tier, Tile};
use archipel_rules::anno1800::resources::Cost;
use archipel_rules::anno1800::{Player, State};

use super::before::Before;

/// What tires: the five tiers, trade tokens, exploration tokens.
pub const LANES: usize = Tier::COUNT + 2;
pub const TRADE: usize = Tier::COUNT;
pub const EXPLORE: usize = Tier::COUNT + 1;

/// One more of those of whom an action needs several.
const SHORT: f64 = 0.9;
/// Something that nobody can make any more.
pub const NEVER: f64 = 30.0;
/// A ship for another exploration token.
const EXPLORE_TOKEN: f64 = 1.3;

/// So many swaps of a card are thought of.
const SWAPS: usize = 6;

/// How a resource comes about.
#[derive(Clone, Copy)]
pub struct Source {
    /// Who or what tires, and how much.
    pub lane: usize,
    pub units: f64,
    /// Actions before it can be had, for itself only.
    pub effort: f64,
    /// What must be there before.
    pub before: Before,
    /// What building it tires.
    pub toil: [f64; LANES],
    /// Where it would be made, if it is not made yet.
    pub tile: Option<Tile>,
}

impl Source {
    pub const fn new(lane: usize, units: f64, effort: f64) -> Source {
        Source { lane, units, effort, before: Before::NOTHING, toil: [0.0; LANES], tile: None }
    }
}

const NOWHERE: Source = Source::new(0, 1.0, NEVER);

pub struct Means {
    pub ready: [f64; LANES],
    pub capacity: [f64; LANES],
    /// The strength of the best shipyard.
    yards: f64,
    pub(super) sources: [Source; Resource::COUNT],
    /// How somebody of a tier comes first.
    pub(super) people: [Source; Tier::COUNT],
    /// The same by a card that is already played, where there is one: the actions for the card that comes along.
    pub(super) promised: [Option<f64>; Tier::COUNT],
}

/// What something takes: what must be built first, and what it tires.
#[derive(Clone, Copy, Default)]
pub struct Need {
    pub before: Before,
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
            people: [NOWHERE; Tier::COUNT],
            promised: [None; Tier::COUNT],
        };
        means.count(player);
        means.add_partners(state, seat);
        means.add_own(player);
        means.seek(state, player);
        means
    }

    fn count(&mut self, player: &Player) {
        for tier in Tier::ALL {
            self.ready[tier.index()] = player.residence[tier.index()].into();
            self.capacity[tier.index()] = player.cubes(*tier).into();
            if player.cubes(*tier) > 0 {
                self.people[tier.index()] = Source::new(tier.index(), 1.0, 0.0);
            }
        }
        for (lane, naval) in [(TRADE, Naval::Trade), (EXPLORE, Naval::Explore)] {
            self.ready[lane] = player.usable(naval).into();
            self.capacity[lane] = f64::from(player.ready.of(naval) + player.spent.of(naval));
        }
        self.yards = player.shipyards().first().copied().unwrap_or(0).into();
        for card in player.active.iter() {
            match data().card(card).effect {
                Effect::TokensGold { trade, explore, .. } => {
                    self.ready[TRADE] += f64::from(trade);
                    self.ready[EXPLORE] += f64::from(explore);
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

    pub(super) fn with_person(&self, all: Before, tier: Tier) -> Before {
        let source = &self.people[tier.index()];
        let all = all.or(source.before);
        if source.effort > 0.0 { all.or(Before::person(tier)) } else { all }
    }

    fn with_good(&self, all: Before, resource: Resource) -> Before {
        let source = &self.sources[resource.index()];
        let all = all.or(source.before);
        if source.effort > 0.0 { all.or(Before::good(resource)) } else { all }
    }

    /// What this cost takes.
    pub fn need(&self, cost: &Cost) -> Need {
        let mut need = Need::default();
        for resource in cost.resources.iter() {
            let source = &self.sources[resource.index()];
            need.before = self.with_good(need.before, resource);
            need.lanes[source.lane] += source.units;
        }
        for (tier, count) in cost.cubes() {
            need.lanes[tier.index()] += f64::from(count);
            need.before = self.with_person(need.before, tier);
        }
        need.lanes[TRADE] += f64::from(cost.trade);
        need.lanes[EXPLORE] += f64::from(cost.explore);
        let reach = self.capacity[EXPLORE].max(self.ready[EXPLORE]);
        let short = (f64::from(cost.explore) - reach).max(0.0);
        need.effort += self.shortage(&need.lanes);
        if short > 0.0 {
            need.tokens = short;
            need.effort += if self.yards > 0.0 { 0.0 } else { 1.0 };
            let mut lanes = [0.0; LANES];
            for input in data().tile(Tile::ExploreShip1).cost.resources.iter() {
                need.before = self.with_good(need.before, input);
                let source = &self.sources[input.index()];
                lanes[source.lane] += source.units;
            }
            need.effort += self.shortage(&lanes);
        }
        need
    }

    /// Actions to have as many as one action tires; who is not there at all is counted elsewhere, and tokens too.
    fn shortage(&self, lanes: &[f64; LANES]) -> f64 {
        let short = |lane: usize| (lanes[lane] - self.capacity[lane].max(1.0)).max(0.0);
        SHORT * (0..EXPLORE).map(short).sum::<f64>()
    }

    /// Actions to have all this.
    pub fn effort(&self, before: Before) -> f64 {
        self.sources_of(before).map(|source| source.effort).sum()
    }

    fn sources_of(&self, before: Before) -> impl Iterator<Item = &Source> {
        let goods = before.goods.iter().map(|resource| &self.sources[resource.index()]);
        goods.chain(before.tiers().map(|tier| &self.people[tier.index()]))
    }

    /// The actions that an unknown card of this deck takes, once these are there. One that takes more than another one and
    /// the swap is swapped, and so on.
    pub fn usual_effort(&self, state: &State, deck: Deck, built: Before) -> f64 {
        let played = state.players().values().fold(Cards::NONE, |all, player| all.or(player.played));
        let effort = |card: Card| {
            let need = self.need(&data().card(card).need);
            1.0 + need.effort + self.effort(need.before.without(built)) + self.fleet_effort(need.tokens)
        };
        let left: Vec<f64> = deck.cards().filter(|card| !played.contains(*card)).map(effort).collect();
        let swaps = 0..SWAPS;
        swaps.fold(NEVER, |usual, _| {
            left.iter().map(|effort| effort.min(usual + 1.0)).sum::<f64>() / left.len().max(1) as f64
        })
    }

    /// Actions to build ships for so many more exploration tokens.
    pub fn fleet_effort(&self, tokens: f64) -> f64 {
        EXPLORE_TOKEN * tokens / self.yards.clamp(1.0, 2.0)
    }

    /// What building all this tires.
    pub fn toil(&self, before: Before, used: &mut [f64; LANES]) {
        for source in self.sources_of(before) {
            for (used, toil) in used.iter_mut().zip(&source.toil) {
                *used += toil;
            }
        }
    }

    /// How much of a festival it takes to have worked so much.
    pub fn rest(&self, used: &[f64; LANES]) -> f64 {
        let tired = |lane: usize| (used[lane] - self.ready[lane]).max(0.0) / self.capacity[lane].max(1.0);
        let rest = (0..LANES).map(tired).fold(0.0, f64::max);
        // A part of a festival takes a whole action, if nothing better comes along.
        if rest < 1.0 { rest.sqrt() } else { rest }
    }
}
