//! Decides whether an order can be paid at all, almost always by counting.
//!
//! Counting assumes that everything is produced before the first part is finished. This is exact for orders of one
//! part, except for an upgrade at a named place, where the payment itself may bring the cube. For other orders it is a
//! sufficient condition; with the results of all parts available from the start it is a necessary one. Cases in between
//! are counted part by part (`phases`), and what is then still undecided needs the search.

use super::super::data::{Role, data};
use super::super::kinds::{Naval, Tier};
use super::super::resources::Cost;
use super::super::step::{Goal, Order, Place};
use super::assemble::{Level, assemble};
use super::count::Count;
use super::means::PaymentMeans;
use super::search::{Limits, Search};
use super::{Filter, MOST_NODES};

impl PaymentMeans<'_> {
    /// Whether this order can be paid for: true exactly if there is a plan.
    pub fn payable(&self, order: &Order) -> bool {
        if !order.parts.iter().all(|part| self.can_make(&part.cost)) {
            return false;
        }
        if order.is_fleet() {
            return self.counted_fleet(order).unwrap_or_else(|| self.pays_fleet(order));
        }
        self.counted(order).unwrap_or_else(|| self.searched(order))
    }

    /// Whether every resource of this cost has a source.
    pub fn can_make(&self, cost: &Cost) -> bool {
        cost.resources.without(self.available).is_empty()
    }

    /// Several ships: payable with the present tokens, or not even with the tokens of all ships. `None`: undecided.
    fn counted_fleet(&self, order: &Order) -> Option<bool> {
        let mut count = Count::at_once(self, order)?;
        if count.results_fit(order) && count.pays()? {
            return Some(true);
        }
        let mut count = Count::at_once(self, order)?;
        count.add_results(order);
        if count.pays()? { None } else { Some(false) }
    }

    /// `None`: undecided by counting.
    fn counted(&self, order: &Order) -> Option<bool> {
        let names_places = order.parts.iter().any(|part| match part.goal {
            Goal::Upgrade { at, .. } => at != Place::Residence,
            Goal::Build { .. } | Goal::Play { .. } | Goal::Hire { .. } => false,
        });
        let exact = order.parts.len() == 1 && !names_places;
        let mut count = Count::at_once(self, order)?;
        let results_fit = count.results_fit(order);
        if results_fit {
            match count.pays()? {
                true => return Some(true),
                false if exact => return count.pays_with_aarhant(),
                false => {}
            }
        } else if exact {
            return Some(false);
        }
        let mut count = Count::at_once(self, order)?;
        count.add_results(order);
        if !count.pays()? {
            Some(false)
        } else if names_places {
            None
        } else {
            self.counted_in_turn(order, results_fit)
        }
    }

    fn searched(&self, order: &Order) -> bool {
        Level::ALL.into_iter().any(|level| {
            let problem =
                assemble(self, order, Filter::None, level).filter(|problem| problem.is_new_at(level));
            problem.is_some_and(|problem| {
                !Search::new(&problem, false)
                    .run(Limits { plans: 1, nodes: MOST_NODES, heuristic_weight: 8 })
                    .ends
                    .is_empty()
            })
        })
    }
}

impl Count<'_> {
    /// Whether the results of all parts are possible now. Reserves the cubes that they take.
    fn results_fit(&mut self, order: &Order) -> bool {
        let supply = self.means.state.supply();
        let (mut cubes, mut tiles) = (supply.cubes, supply.tiles);
        let mut people = self.people;
        order.parts.iter().all(|part| match part.goal {
            Goal::Play { .. } => true,
            Goal::Build { tile, .. } => take(&mut tiles[tile.index()]),
            Goal::Hire { tier } => take(&mut cubes[tier.index()]),
            Goal::Upgrade { tier, at } => {
                // A cube at rest may work before its upgrade, but is upgraded only once.
                tier.raised().is_some_and(|to| take(&mut cubes[to.index()]))
                    && take(&mut people[tier.index()])
                    && self.set_aside(tier, at)
            }
        })
    }

    fn set_aside(&mut self, tier: Tier, at: Place) -> bool {
        match at {
            Place::Residence => {
                self.funds.residence[tier.index()] -= 1;
                true
            }
            Place::Exhausted => {
                take(&mut self.exhausted[tier.index()]) && take(&mut self.people[tier.index()])
            }
            Place::Workplace(field) => {
                let maker = self.means.makers.iter().position(|maker| maker.field == field);
                maker.is_some_and(|maker| self.lock(maker, tier)) && take(&mut self.people[tier.index()])
            }
        }
    }

    /// Adds the results of all parts from the start; an overestimate.
    fn add_results(&mut self, order: &Order) {
        if self.means.aarhant {
            self.funds.gold += i32::from(data().objectives.aarhant_gold);
        }
        for part in &order.parts {
            match part.goal {
                Goal::Play { .. } => {}
                Goal::Build { tile, .. } => match data().tile(tile).role {
                    Role::Ship { naval: Naval::Trade, strength } => self.funds.trade += i16::from(strength),
                    Role::Ship { naval: Naval::Explore, strength } => {
                        self.funds.explore += i16::from(strength);
                    }
                    Role::Industry { .. } | Role::Shipyard { .. } => {}
                },
                Goal::Hire { tier } => self.add_cube(tier),
                Goal::Upgrade { tier, at } => {
                    if at == Place::Residence {
                        self.funds.residence[tier.index()] -= 1;
                    }
                    if let Some(to) = tier.raised() {
                        self.add_cube(to);
                    }
                }
            }
        }
    }
}

/// Subtracts one, if possible.
fn take(number: &mut u8) -> bool {
    let there = *number > 0;
    *number -= u8::from(there);
    there
}
