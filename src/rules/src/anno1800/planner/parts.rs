//! The parts of an order: what each needs, and what its result changes.

use arrayvec::ArrayVec;

use super::super::data::{Role, data};
use super::super::fields::Field;
use super::super::kinds::Tier;
use super::super::resources::{Cost, Cubes};
use super::super::step::{Goal, Order, Place};
use super::fleet::Ship;
use super::means::PaymentMeans;
use super::problem::{Gain, Part, Problem, Spot, UNITS};

impl Problem {
    pub fn add_part(&mut self, means: &PaymentMeans, cost: &Cost, goal: Goal) -> Option<()> {
        let mut units: ArrayVec<u8, UNITS> = ArrayVec::new();
        for index in 0..self.kinds.len() {
            if cost.resources.contains(self.kinds[index].resource) {
                units.push(index as u8);
                self.start.open[index] += 1;
                let to_make = self.start.open[index].saturating_sub(self.start.stock[index]);
                if to_make > 0 && self.kinds[index].least == u32::MAX {
                    return None;
                }
            }
        }
        units.sort_by_key(|index| self.sources(usize::from(*index)));
        let gain = self.gain(means, goal)?;
        let part = Part {
            units,
            labour: cost.cubes,
            trade: cost.trade,
            explore: cost.explore,
            gold: cost.gold,
            gain,
        };
        self.parts.try_push(part).ok()
    }

    /// Several ships; their units are produced together, as one part.
    pub fn add_fleet(&mut self, means: &PaymentMeans, order: &Order) -> Option<()> {
        let mut units: ArrayVec<u8, UNITS> = ArrayVec::new();
        for part in &order.parts {
            let Goal::Build { tile, field } = part.goal else { return None };
            let Role::Ship { naval, strength } = data().tile(tile).role else { return None };
            let plot = means.player.plot(field);
            let lost = plot.visible().and_then(|old| match data().tile(old).role {
                Role::Ship { naval, strength } => Some((naval, strength)),
                Role::Industry { .. } | Role::Shipyard { .. } => None,
            });
            let mut needs = 0;
            for kind in
                (0..self.kinds.len()).filter(|kind| part.cost.resources.contains(self.kinds[*kind].resource))
            {
                needs |= 1 << kind;
                units.try_push(kind as u8).ok()?;
                self.start.open[kind] += 1;
            }
            self.fleet.push(Ship { tile, naval, strength, lost, back: plot.built, needs });
        }
        units.sort_by_key(|kind| (self.sources(usize::from(*kind)), *kind));
        let part =
            Part { units, labour: Cubes::default(), trade: 0, explore: 0, gold: 0, gain: Gain::Nothing };
        self.parts.try_push(part).ok()
    }

    fn sources(&self, kind: usize) -> u32 {
        let source = &self.kinds[kind];
        source.sites.count_ones() + u32::from(source.trade.is_some()) + u32::from(source.fetch)
    }

    fn gain(&mut self, means: &PaymentMeans, goal: Goal) -> Option<Gain> {
        Some(match goal {
            Goal::Play { .. } => Gain::Nothing,
            Goal::Hire { tier } => Gain::Cube(tier),
            Goal::Upgrade { tier, at } => {
                let spot = match at {
                    Place::Residence => Spot::Residence,
                    Place::Exhausted => Spot::Exhausted,
                    Place::Workplace(field) => Spot::Site(self.name_site(means, field)?),
                };
                Gain::Rise { from: tier, to: tier.raised()?, spot }
            }
            Goal::Build { tile, field } => match data().tile(tile).role {
                // A single ship does not affect its own payment.
                Role::Ship { .. } => Gain::Nothing,
                Role::Industry { .. } | Role::Shipyard { .. } => match self.site_at(means, field) {
                    Some(site) => Gain::Cover(site),
                    None => Gain::Nothing,
                },
            },
        })
    }

    /// The site of a field that an upgrade names.
    fn name_site(&mut self, means: &PaymentMeans, field: Field) -> Option<u8> {
        let site = self.site_at(means, field)?;
        self.sites[usize::from(site)].named = true;
        Some(site)
    }

    /// The site of an industry of the player.
    fn site_at(&mut self, means: &PaymentMeans, field: Field) -> Option<u8> {
        match self.sites.iter().position(|site| site.field == field) {
            Some(site) => Some(site as u8),
            None => self.add_site(*means.makers.iter().find(|maker| maker.field == field)?, None),
        }
    }

    /// The gold that finishing a part costs once the parts of `finished` are done: its own, and that for an empty deck.
    pub fn gold_of(&self, part: usize, finished: u16) -> u8 {
        let own = self.parts[part].gold;
        let Gain::Cube(tier) = self.parts[part].gain else { return own };
        let deck = tier.deck().index();
        let reserved = (0..self.parts.len())
            .filter(|other| finished >> other & 1 == 1)
            .filter(
                |other| matches!(self.parts[*other].gain, Gain::Cube(other) if other.deck().index() == deck),
            )
            .count();
        if reserved < usize::from(self.decks[deck]) { own } else { own + self.deck_gold[deck] }
    }

    /// Cubes of this tier in the supply once these parts are finished.
    pub fn supply_of(&self, tier: Tier, finished: u16) -> i16 {
        let mut left = i16::from(self.cubes[tier.index()]);
        for (_, part) in self.parts.iter().enumerate().filter(|(index, _)| finished >> index & 1 == 1) {
            match part.gain {
                Gain::Cube(hired) => left -= i16::from(hired == tier),
                Gain::Rise { from, to, .. } => left += i16::from(from == tier) - i16::from(to == tier),
                Gain::Nothing | Gain::Cover(_) => {}
            }
        }
        left
    }
}
