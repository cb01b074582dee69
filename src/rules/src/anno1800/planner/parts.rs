//! The parts of an order: what each needs, and what its result changes.

use arrayvec::ArrayVec;

use super::super::data::{Role, data};
use super::super::fields::Field;
use super::super::kinds::Tier;
use super::super::resources::Cost;
use super::super::step::{Goal, Place};
use super::problem::{Gain, KINDS, Part, Problem, Spot};
use super::prospect::Prospect;

impl Problem {
    pub fn add_part(&mut self, means: &Prospect, cost: &Cost, goal: Goal) -> Option<()> {
        let mut units: ArrayVec<u8, KINDS> = ArrayVec::new();
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
        self.parts.push(Part {
            units,
            labour: cost.cubes,
            trade: cost.trade,
            explore: cost.explore,
            gold: cost.gold,
            gain,
        });
        Some(())
    }

    fn sources(&self, kind: usize) -> u32 {
        let source = &self.kinds[kind];
        source.sites.count_ones() + u32::from(source.trade.is_some()) + u32::from(source.fetch)
    }

    fn gain(&mut self, means: &Prospect, goal: Goal) -> Option<Gain> {
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
                Role::Ship { naval, strength } => {
                    let over = means.player.plot(field).visible();
                    let lost = over.and_then(|old| match data().tile(old).role {
                        Role::Ship { naval, strength } => Some((naval, strength)),
                        Role::Industry { .. } | Role::Shipyard { .. } => None,
                    });
                    let back = means.player.plot(field).built;
                    Gain::Ship { tile, naval, strength, lost, back }
                }
                Role::Industry { .. } | Role::Shipyard { .. } => match self.site_at(means, field) {
                    Some(site) => Gain::Cover(site),
                    None => Gain::Nothing,
                },
            },
        })
    }

    /// The site of a field that an upgrade names.
    fn name_site(&mut self, means: &Prospect, field: Field) -> Option<u8> {
        let site = self.site_at(means, field)?;
        self.sites[usize::from(site)].named = true;
        Some(site)
    }

    /// The site of an own industry, whatever it makes.
    fn site_at(&mut self, means: &Prospect, field: Field) -> Option<u8> {
        match self.sites.iter().position(|site| site.field == field) {
            Some(site) => Some(site as u8),
            None => self.add_site(*means.makers.iter().find(|maker| maker.field == field)?, None),
        }
    }

    /// Does this ship still lie in the supply once these parts are finished?
    pub fn ship_left(&self, part: usize, finished: u16) -> bool {
        let Gain::Ship { tile, .. } = self.parts[part].gain else { return true };
        let mut left = i16::from(self.tiles[tile.index()]);
        for other in (0..self.parts.len()).filter(|other| finished >> other & 1 == 1) {
            if let Gain::Ship { tile: built, back, .. } = self.parts[other].gain {
                left += i16::from(back == Some(tile)) - i16::from(built == tile);
            }
        }
        left > 0
    }

    /// The gold that a part costs at its `finish`, the others of `finished` being done: its own, and that of a used-up deck.
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
                Gain::Nothing | Gain::Cover(_) | Gain::Ship { .. } => {}
            }
        }
        left
    }
}
