//! How what is not there yet comes about: bought, built, fetched, raised, or promised by a played card.

use archipel_rules::Seat;
use archipel_rules::anno1800::data::{Effect, Role, data};
use archipel_rules::anno1800::kinds::{Deck, Resource, Tier};
use archipel_rules::anno1800::resources::Cost;
use archipel_rules::anno1800::{Player, State};

use super::before::Before;
use super::means::{Means, NEVER, Source, TRADE};
use super::outlook::TEMPO;

/// Actions to have the first of a tier, by raising one of the tier below.
const RAISING: f64 = 0.8;
/// Who comes with a card that is already played, and who is hired; both bring a card along.
const PROMISED: f64 = 0.2;
const HIRING: f64 = 1.0;
/// The share of a card's points that will probably be had.
const PROMISED_POINTS: f64 = 0.5;
/// Actions for an industry, with what its inputs tire.
const BUILDING: f64 = 1.15;
/// An island of the New World, which may be the wrong one, and the cards that come with it.
const EXPLORING: f64 = 9.0;
/// Who is raised with fewer actions is not fetched with a card of the deck, which takes at least these.
const CARD_ALONG: [f64; Deck::COUNT] = [1.5, 4.0, 4.0];

/// Engineers need windows, and investors what engineers helped to build: so often the sources are looked through.
const ROUNDS: usize = 3;

impl Means {
    pub(super) fn add_partners(&mut self, state: &State, seat: Seat) {
        for partner in seat.round_from(state.players().count()).skip(1) {
            let partner = &state.players()[partner];
            for field in partner.fields() {
                let Some((resource, tier)) = partner.plot(field).industry() else { continue };
                let price = f64::from(data().tier(tier).trade_price);
                let short = (price - self.capacity[TRADE]).max(0.0);
                self.improve(resource, Source::new(TRADE, price, 1.2 * short));
            }
        }
    }

    pub(super) fn add_own(&mut self, player: &Player) {
        for field in player.fields() {
            let Some((resource, tier)) = player.plot(field).industry() else { continue };
            let mut source = Source::new(tier.index(), 1.0, 0.0);
            source.before = self.with_person(Before::NOTHING, tier);
            self.improve(resource, source);
        }
    }

    /// Fills in how everything that is not there yet comes about.
    pub(super) fn seek(&mut self, state: &State, player: &Player) {
        self.look_through(state, player);
        if self.add_promises(state, player) {
            self.look_through(state, player);
        }
    }

    fn look_through(&mut self, state: &State, player: &Player) {
        for _ in 0..ROUNDS {
            self.add_new_world(state, player);
            self.add_people();
            self.add_buildings(state);
        }
    }

    /// Who comes with a card that is already played, or is hired, brings another card along, which must be played or
    /// swapped too.
    fn add_promises(&mut self, state: &State, player: &Player) -> bool {
        let mut along = [None; Deck::COUNT];
        let mut shorter = false;
        let mut promise = |means: &mut Means, tier: Tier, effort: f64| {
            let (place, deck) = (tier.index(), tier.deck());
            let otherwise = means.total(&means.people[place]);
            if otherwise > CARD_ALONG[deck.index()] && means.promised[place].is_none() {
                let card = *along[deck.index()].get_or_insert_with(|| means.card_along(state, deck));
                means.promised[place] = Some(effort + card);
                shorter |= effort + card < otherwise;
            }
        };
        for card in player.active.iter() {
            if let Effect::GainCubes { tier, .. } = data().card(card).effect {
                promise(self, tier, PROMISED);
            }
        }
        promise(self, Tier::Farmer, HIRING);
        shorter
    }

    fn card_along(&self, state: &State, deck: Deck) -> f64 {
        let points = f64::from(data().card_points(deck)) * PROMISED_POINTS;
        (self.usual_effort(state, deck, Before::NOTHING) + 1.0 - points / TEMPO).max(0.0)
    }

    fn add_new_world(&mut self, state: &State, player: &Player) {
        let yields = player.yields();
        let price = data().limits.fetch_price.into();
        let island = data().limits.island_cost.get(player.new_world.len()).copied();
        let mut unknown = Source::new(TRADE, price, NEVER);
        if let Some(tokens) = island.filter(|_| state.new_world_islands_left() > 0) {
            let voyage = self.need(&Cost::explore(tokens));
            unknown.effort = EXPLORING + voyage.effort + self.fleet_effort(voyage.tokens);
            unknown.before = voyage.before;
        }
        for resource in Resource::ALL.iter().filter(|resource| resource.is_new_world()) {
            let known = yields.contains(*resource);
            self.sources[resource.index()] = if known { Source::new(TRADE, price, 0.0) } else { unknown };
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
            let mut source = Source::new(tier.index(), 1.0, RAISING);
            source.effort += cost.effort;
            source.before = self.with_person(cost.before, *below);
            source.toil = cost.lanes;
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
            if inputs.before.goods.contains(product) {
                continue;
            }
            let mut source = Source::new(tier.index(), 1.0, BUILDING);
            source.effort += inputs.effort;
            source.before = self.with_person(inputs.before, tier);
            source.toil = inputs.lanes;
            source.tile = Some(tile);
            self.improve(product, source);
        }
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
        let anew = known.tile.is_some() && known.tile == source.tile;
        if anew || better(&source, &known) {
            self.sources[resource.index()] = source;
        }
    }

    fn total(&self, source: &Source) -> f64 {
        source.effort + self.effort(source.before)
    }
}
