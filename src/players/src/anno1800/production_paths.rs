//! How the player can get resources and people: buy from others, make, build, fetch from the New World, upgrade, hire,
//! or use the effect of a played card.

use archipel_rules::Seat;
use archipel_rules::anno1800::data::{Effect, Role, data};
use archipel_rules::anno1800::kinds::{Deck, Resource, Tier};
use archipel_rules::anno1800::resources::Cost;
use archipel_rules::anno1800::{Player, State};

use super::economy::{Economy, OUT_OF_REACH, Source, TRADE_POOL};
use super::evaluation::ACTION_VALUE;
use super::prerequisites::Prerequisites;

// Efforts are in actions.

/// Upgrading one person of the tier below.
const UPGRADE_EFFORT: f64 = 0.8;
/// Using a played card that gives a person, and hiring one; without the card that the player then draws.
const PROMISED_EFFORT: f64 = 0.2;
const HIRE_EFFORT: f64 = 1.0;
/// Building an industry, including the rest of those who make its inputs.
const BUILD_EFFORT: f64 = 1.15;
/// Exploring the New World: the island may be the wrong one, and brings cards.
const EXPLORE_EFFORT: f64 = 9.0;
/// One more trade token, where a resource costs more than the player has.
const TRADE_TOKEN_EFFORT: f64 = 1.2;
/// Getting a person with a card of each deck takes at least this; if upgrading is faster, it is not considered.
const MIN_CARD_EFFORT: [f64; Deck::COUNT] = [1.5, 4.0, 4.0];

/// Share of a drawn card's points that the player is expected to get.
const EXPECTED_POINT_SHARE: f64 = 0.5;
/// How scarce a unit of each pool is, to choose between sources of equal effort: trade tokens, farmers, and how much more
/// each higher tier.
const TRADE_SCARCITY: f64 = 1.5;
const FARMER_SCARCITY: f64 = 1.0;
const TIER_SCARCITY: f64 = 0.3;

/// Number of passes over all sources. Sources depend on each other: engineers need windows, and investors need what
/// engineers build.
const PASSES: usize = 3;

impl Economy {
    pub(super) fn add_partners(&mut self, state: &State, seat: Seat) {
        for partner in seat.round_from(state.players().count()).skip(1) {
            let partner = &state.players()[partner];
            for field in partner.fields() {
                let Some((resource, tier)) = partner.plot(field).industry() else { continue };
                let price = f64::from(data().tier(tier).trade_price);
                let short = (price - self.capacity[TRADE_POOL]).max(0.0);
                self.improve(resource, Source::new(TRADE_POOL, price, TRADE_TOKEN_EFFORT * short));
            }
        }
    }

    pub(super) fn add_own_industries(&mut self, player: &Player) {
        for field in player.fields() {
            let Some((resource, tier)) = player.plot(field).industry() else { continue };
            let mut source = Source::new(tier.index(), 1.0, 0.0);
            source.prerequisites = self.with_person(Prerequisites::NONE, tier);
            self.improve(resource, source);
        }
    }

    /// Adds sources for everything that the player cannot get yet.
    pub(super) fn add_production_paths(&mut self, state: &State, player: &Player) {
        self.update_sources(state, player);
        if self.add_promised_people(state, player) {
            self.update_sources(state, player);
        }
    }

    fn update_sources(&mut self, state: &State, player: &Player) {
        for _ in 0..PASSES {
            self.add_new_world(state, player);
            self.add_people();
            self.add_buildings(state);
        }
    }

    /// Adds people that played cards give, and hired farmers. Both make the player draw a card, which must be played or
    /// swapped too. Returns whether this is faster than upgrading for any tier.
    fn add_promised_people(&mut self, state: &State, player: &Player) -> bool {
        let mut card_efforts = [None; Deck::COUNT];
        let mut faster = false;
        let mut promise = |economy: &mut Economy, tier: Tier, effort: f64| {
            let (place, deck) = (tier.index(), tier.deck());
            let by_upgrade = economy.total_effort(&economy.people[place]);
            if by_upgrade > MIN_CARD_EFFORT[deck.index()] && economy.promised[place].is_none() {
                let card = *card_efforts[deck.index()]
                    .get_or_insert_with(|| economy.accompanying_card_effort(state, deck));
                economy.promised[place] = Some(effort + card);
                faster |= effort + card < by_upgrade;
            }
        };
        for card in player.active.iter() {
            if let Effect::GainCubes { tier, .. } = data().card(card).effect {
                promise(self, tier, PROMISED_EFFORT);
            }
        }
        promise(self, Tier::Farmer, HIRE_EFFORT);
        faster
    }

    /// The effort of the card that comes with a person, less its points.
    fn accompanying_card_effort(&self, state: &State, deck: Deck) -> f64 {
        let points = f64::from(data().card_points(deck)) * EXPECTED_POINT_SHARE;
        (self.unknown_card_effort(state, deck, Prerequisites::NONE) + 1.0 - points / ACTION_VALUE).max(0.0)
    }

    fn add_new_world(&mut self, state: &State, player: &Player) {
        let yields = player.yields();
        let price = data().limits.fetch_price.into();
        let island = data().limits.island_cost.get(player.new_world.len()).copied();
        let mut unknown = Source::new(TRADE_POOL, price, OUT_OF_REACH);
        if let Some(tokens) = island.filter(|_| state.new_world_islands_left() > 0) {
            let voyage = self.need(&Cost::explore(tokens));
            unknown.effort = EXPLORE_EFFORT + voyage.effort + self.fleet_effort(voyage.tokens);
            unknown.prerequisites = voyage.prerequisites;
        }
        for resource in Resource::ALL.iter().filter(|resource| resource.is_new_world()) {
            let known = yields.contains(*resource);
            self.sources[resource.index()] =
                if known { Source::new(TRADE_POOL, price, 0.0) } else { unknown };
        }
    }

    /// Adds the first person of each missing tier, by upgrade from the tier below or as promised.
    fn add_people(&mut self) {
        if let Some(effort) = self.promised[Tier::Farmer.index()] {
            self.people[Tier::Farmer.index()] = Source::new(Tier::Farmer.index(), 1.0, effort);
        }
        for (below, tier) in Tier::ALL.iter().zip(&Tier::ALL[1..]) {
            if self.capacity[tier.index()] > 0.0 {
                continue;
            }
            let cost = self.need(&data().tier(*below).upgrade);
            let mut source = Source::new(tier.index(), 1.0, UPGRADE_EFFORT);
            source.effort += cost.effort;
            source.prerequisites = self.with_person(cost.prerequisites, *below);
            source.build_usage = cost.usage;
            self.people[tier.index()] = match self.promised[tier.index()] {
                Some(effort) if effort < self.total_effort(&source) => Source::new(tier.index(), 1.0, effort),
                Some(_) | None => source,
            };
        }
    }

    /// Adds industries that can be built. The tiles are sorted so that most inputs come before what is made of them.
    fn add_buildings(&mut self, state: &State) {
        for tile in data().on_sale().filter(|tile| state.supply().tiles[tile.index()] > 0) {
            let kind = data().tile(tile);
            let Role::Industry { product, tier } = kind.role else { continue };
            let inputs = self.need(&kind.cost);
            if inputs.prerequisites.goods.contains(product) {
                continue;
            }
            let mut source = Source::new(tier.index(), 1.0, BUILD_EFFORT);
            source.effort += inputs.effort;
            source.prerequisites = self.with_person(inputs.prerequisites, tier);
            source.build_usage = inputs.usage;
            source.tile = Some(tile);
            self.improve(product, source);
        }
    }

    /// Replaces the source of a resource if the new one is better, or is an update of the same tile.
    fn improve(&mut self, resource: Resource, source: Source) {
        let known = self.sources[resource.index()];
        let weighted_usage = |source: &Source| {
            source.units
                * if source.pool == TRADE_POOL {
                    TRADE_SCARCITY
                } else {
                    FARMER_SCARCITY + source.pool as f64 * TIER_SCARCITY
                }
        };
        let better = |one: &Source, other: &Source| {
            let (one_effort, other_effort) = (self.total_effort(one), self.total_effort(other));
            (one_effort, weighted_usage(one)) < (other_effort, weighted_usage(other))
        };
        let same_tile = known.tile.is_some() && known.tile == source.tile;
        if same_tile || better(&source, &known) {
            self.sources[resource.index()] = source;
        }
    }

    fn total_effort(&self, source: &Source) -> f64 {
        source.effort + self.effort(source.prerequisites)
    }
}
