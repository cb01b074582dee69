//! How what is not there yet comes about: bought, built, fetched, raised, or promised by a played card.

use archipel_rules::Seat;
use archipel_rules::anno1800::data::{Effect, Role, data};
use archipel_rules::anno1800::kinds::{Deck, Resource, Tier};
use archipel_rules::anno1800::resources::Cost;
use archipel_rules::anno1800::{Player, State};

use super::economy::{Economy, OUT_OF_REACH, Source, TRADE_POOL};
use super::evaluation::ACTION_VALUE;
use super::prerequisites::Prerequisites;

/// Actions to have the first of a tier, by raising one of the tier below.
const UPGRADE_EFFORT: f64 = 0.8;
/// Who comes with a card that is already played, and who is hired; both bring a card by_deck.
const PROMISED_EFFORT: f64 = 0.2;
const HIRE_EFFORT: f64 = 1.0;
/// The share of a card's points that will probably be had.
const EXPECTED_POINT_SHARE: f64 = 0.5;
/// Actions for an industry, with what its inputs tire.
const BUILD_EFFORT: f64 = 1.15;
/// An island of the New World, which may be the wrong one, and the cards that come with it.
const EXPLORE_EFFORT: f64 = 9.0;
/// Who is raised with fewer actions is not fetched with a card of the deck, which takes at least these.
const MIN_CARD_EFFORT: [f64; Deck::COUNT] = [1.5, 4.0, 4.0];

/// Engineers need windows, and investors what engineers helped to build: so often the sources are looked through.
const PASSES: usize = 3;

impl Economy {
    pub(super) fn add_partners(&mut self, state: &State, seat: Seat) {
        for partner in seat.round_from(state.players().count()).skip(1) {
            let partner = &state.players()[partner];
            for field in partner.fields() {
                let Some((resource, tier)) = partner.plot(field).industry() else { continue };
                let price = f64::from(data().tier(tier).trade_price);
                let short = (price - self.capacity[TRADE_POOL]).max(0.0);
                self.improve(resource, Source::new(TRADE_POOL, price, 1.2 * short));
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

    /// Fills in how everything that is not there yet comes about.
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

    /// Who comes with a card that is already played, or is hired, brings another card by_deck, which must be played or
    /// swapped too.
    fn add_promised_people(&mut self, state: &State, player: &Player) -> bool {
        let mut by_deck = [None; Deck::COUNT];
        let mut shorter = false;
        let mut promise = |economy: &mut Economy, tier: Tier, effort: f64| {
            let (place, deck) = (tier.index(), tier.deck());
            let by_upgrade = economy.total(&economy.people[place]);
            if by_upgrade > MIN_CARD_EFFORT[deck.index()] && economy.promised[place].is_none() {
                let card = *by_deck[deck.index()]
                    .get_or_insert_with(|| economy.accompanying_card_effort(state, deck));
                economy.promised[place] = Some(effort + card);
                shorter |= effort + card < by_upgrade;
            }
        };
        for card in player.active.iter() {
            if let Effect::GainCubes { tier, .. } = data().card(card).effect {
                promise(self, tier, PROMISED_EFFORT);
            }
        }
        promise(self, Tier::Farmer, HIRE_EFFORT);
        shorter
    }

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

    /// Who is not there yet is raised from the tier below.
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
                Some(effort) if effort < self.total(&source) => Source::new(tier.index(), 1.0, effort),
                Some(_) | None => source,
            };
        }
    }

    /// Whatever could be built. The tiles stand in the order in which they feed each other, nearly.
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

    fn improve(&mut self, resource: Resource, source: Source) {
        let known = self.sources[resource.index()];
        let weighted_usage = |source: &Source| {
            source.units * if source.pool == TRADE_POOL { 1.5 } else { 1.0 + source.pool as f64 * 0.3 }
        };
        let better = |one: &Source, other: &Source| {
            let (one_effort, other_effort) = (self.total(one), self.total(other));
            (one_effort, weighted_usage(one)) < (other_effort, weighted_usage(other))
        };
        let same_tile = known.tile.is_some() && known.tile == source.tile;
        if same_tile || better(&source, &known) {
            self.sources[resource.index()] = source;
        }
    }

    fn total(&self, source: &Source) -> f64 {
        source.effort + self.effort(source.prerequisites)
    }
}
