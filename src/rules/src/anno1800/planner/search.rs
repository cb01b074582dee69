//! Best-first search (A*) for the cheapest payments, one of each class (6.2.5).
//!
//! Every position has a lower bound of its remaining cost, so the first complete plan found is the cheapest, and the
//! others follow in order of cost. Equal positions are entered once.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::super::kinds::Tier;
use super::classes::Class;
use super::position::{Place, Position};
use super::problem::Problem;
use super::seen::Seen;

/// A decision. Consequences without a choice (cubes to exhaust, tokens to spend, finishing) are not recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Move {
    Root,
    /// Cards with tokens and gold are activated before all else; one bit for each of `Problem::token_cards`.
    Activate(u32),
    Aarhant,
    /// The next part to be paid.
    Part(u8),
    /// A unit from stock.
    Take,
    /// Puts a cube to work, after a shift of `freed` was ended there.
    Work {
        site: u8,
        freed: Option<Tier>,
    },
    Trade {
        kind: u8,
    },
    Fetch {
        kind: u8,
    },
    Gift {
        gift: u8,
        kind: u8,
    },
    /// Exhausts a cube for a later part.
    Labour {
        tier: Tier,
    },
    /// Ends a shift to pay a debt.
    Shift {
        tier: Tier,
        place: Place,
    },
}

pub(super) struct Node {
    pub position: Position,
    /// The cost of the decisions so far.
    pub cost: u32,
    /// The unpaid cost that every continuation must pay: a lower bound.
    pub fixed: u32,
    pub parent: u32,
    pub made: Move,
    pub steps: u8,
    /// A complete plan.
    pub end: bool,
    /// A cheaper path to this position was found.
    pub stale: bool,
}

/// The limits of a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    pub plans: usize,
    pub nodes: usize,
    /// The weight of the lower bound: 1 finds the cheapest plans, more finds some plan sooner.
    pub heuristic_weight: u32,
}

pub(super) struct Search<'a> {
    pub problem: &'a Problem,
    pub nodes: Vec<Node>,
    open: BinaryHeap<Reverse<u64>>,
    seen: Seen,
    heuristic_weight: u32,
    /// Units may also stay in stock, which allows other plans than the best one.
    pub several: bool,
}

/// The result of a search: the last nodes of the plans, the cheapest first.
pub(super) struct Found {
    pub ends: Vec<u32>,
    /// The node limit was reached.
    pub cut_off: bool,
}

impl<'a> Search<'a> {
    pub fn new(problem: &'a Problem, several: bool) -> Search<'a> {
        Search {
            problem,
            nodes: Vec::with_capacity(32),
            open: BinaryHeap::with_capacity(32),
            seen: Seen::new(),
            heuristic_weight: 1,
            // If an upgrade names a workplace, work there may be useful even though the unit is in stock.
            several: several || problem.sites.iter().any(|site| site.named),
        }
    }

    pub fn run(&mut self, limits: Limits) -> Found {
        let mut found = Found { ends: Vec::new(), cut_off: false };
        self.heuristic_weight = limits.heuristic_weight;
        self.roots();
        while let Some(Reverse(key)) = self.open.pop() {
            let index = key as u32 & INDEX;
            let node = &self.nodes[index as usize];
            if node.end {
                let class = Class::of(&node.position);
                if !found.ends.iter().any(|end| Class::of(&self.nodes[*end as usize].position) == class) {
                    found.ends.push(index);
                    if found.ends.len() == limits.plans {
                        break;
                    }
                }
            } else if self.nodes.len() >= limits.nodes {
                found.cut_off = true;
                break;
            } else if !node.stale {
                self.expand(index);
            }
        }
        found
    }

    /// Enters a position, unless it is known at no higher cost.
    pub fn enter(&mut self, node: Node) {
        if self.heuristic_weight > 1
            && !self.problem.fleet.is_empty()
            && !node.position.can_work(self.problem)
        {
            // A weighted search does not enter dead ends.
            return;
        }
        let bound = node.cost + self.heuristic_weight * (node.fixed + node.position.bound(self.problem));
        let index = self.nodes.len() as u32;
        let (end, steps) = (node.end, node.steps);
        self.nodes.push(node);
        if !self.seen.enter(index, &mut self.nodes) {
            self.nodes.pop();
            return;
        }
        let key =
            u64::from(bound) << 32 | u64::from(end) << 31 | u64::from(steps) << INDEX_BITS | u64::from(index);
        self.open.push(Reverse(key));
    }
}

/// A key of the queue: 32 bits cost, 1 bit for ends (they come after all others of the same cost), 8 bits steps, then
/// the node.
const INDEX_BITS: u32 = 23;
const INDEX: u32 = (1 << INDEX_BITS) - 1;

impl Position {
    /// A lower bound of what open units and debts will cost.
    fn bound(&self, problem: &Problem) -> u32 {
        let mut bound = u32::from(self.debt_gold(problem)) * problem.weights.gold;
        for (index, kind) in problem.kinds.iter().enumerate() {
            let to_make = self.open[index].saturating_sub(self.stock[index]);
            bound += u32::from(to_make) * kind.least;
        }
        bound
    }
}
