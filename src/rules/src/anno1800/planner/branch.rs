//! The choices that follow on a position: parts, sources of units, cubes whose shifts end (6.2.5, points 1 to 4).

use super::super::kinds::Tier;
use super::position::{NO_PART, Position};
use super::search::{Move, Node, Search};

/// A node before it is entered: its parent and its cost so far.
#[derive(Clone, Copy)]
pub(super) struct Draft {
    pub position: Position,
    pub cost: u32,
    pub fixed: u32,
    pub parent: u32,
    pub steps: u8,
}

impl Search<'_> {
    /// The start, once for every set of token cards to activate; of equal cards the first are used.
    pub(super) fn roots(&mut self) {
        self.roots_with(0, 0);
    }

    fn roots_with(&mut self, from: usize, set: u32) {
        let token_cards = &self.problem.token_cards;
        if from == token_cards.len() {
            self.root(set);
            return;
        }
        let alike = token_cards[from..].iter().take_while(|other| other.is_like(token_cards[from])).count();
        for count in 0..=alike {
            self.roots_with(from + alike, set | ((1 << count) - 1) << from);
        }
    }

    fn root(&mut self, set: u32) {
        let problem = self.problem;
        let steps = set.count_ones() as u8;
        let made = if set == 0 { Move::Root } else { Move::Activate(set) };
        let position = problem.start_with(set);
        let draft = Draft { position, cost: 0, fixed: problem.fixed_cost(), parent: u32::MAX, steps };
        if problem.fleet.is_empty() {
            self.settle(draft, made);
        } else {
            self.push_fleet_roots(draft, made);
        }
    }

    pub(super) fn expand(&mut self, index: u32) {
        let node = &self.nodes[index as usize];
        let draft = Draft {
            position: node.position,
            cost: node.cost,
            fixed: node.fixed,
            parent: index,
            steps: node.steps,
        };
        if draft.position.part == NO_PART {
            self.begin_part(draft);
        } else if draft.position.closed {
            self.pay_debts(draft);
        } else {
            if draft.position.unit == 0 {
                self.make_early(draft);
            }
            self.next_unit(draft);
        }
    }

    fn begin_part(&mut self, draft: Draft) {
        let problem = self.problem;
        for part in 0..problem.parts.len() {
            let finished = draft.position.finished;
            if finished >> part & 1 == 0 && problem.first_of_its_like(part, finished) {
                let mut draft = draft;
                draft.position.part = part as u8;
                self.settle(draft, Move::Part(part as u8));
            }
        }
        if let Some(position) = draft.position.sent_to_aarhant(problem) {
            let cost = draft.cost + problem.weights.cube[Tier::Investor.index()];
            self.settle(Draft { position, cost, steps: draft.steps + 1, ..draft }, Move::Aarhant);
        }
    }

    /// All sources of the part's next unit.
    fn next_unit(&mut self, draft: Draft) {
        let problem = self.problem;
        let kind = problem.parts[usize::from(draft.position.part)].units[usize::from(draft.position.unit)];
        let index = usize::from(kind);
        let mut next = draft;
        next.position.unit += 1;
        if draft.position.early[index] > 0 {
            next.position.early[index] -= 1;
            self.settle(next, Move::Take);
            return;
        }
        next.position.open[index] -= 1;
        if draft.position.stock[index] > 0 {
            let mut next = next;
            next.position.stock[index] -= 1;
            self.settle(next, Move::Take);
            if !self.several {
                return;
            }
        }
        self.work(next, problem.kinds[index].sites);
        self.use_tokens(next, kind);
        for (gift, offer) in problem.gifts.iter().enumerate() {
            let alike = |other: usize| {
                problem.gifts[other].kinds == offer.kinds && next.position.gifts >> other & 1 == 0
            };
            if offer.kinds >> kind & 1 == 1 && next.position.gifts >> gift & 1 == 0 && !(0..gift).any(alike) {
                let mut next = next;
                next.position.gifts |= 1 << gift;
                next.cost += problem.weights.gift;
                next.steps += 1;
                self.settle(next, Move::Gift { gift: gift as u8, kind });
            }
        }
    }

    /// Continues while there is no choice, then enters the reached position.
    pub(super) fn settle(&mut self, mut draft: Draft, made: Move) {
        let problem = self.problem;
        loop {
            let position = &mut draft.position;
            if position.part == NO_PART {
                if position.finished == problem.all_parts() {
                    draft.cost += position.end_cost(problem);
                    self.enter(draft.node(made, true));
                    return;
                }
                if let Some(only) = self.only_part(position) {
                    position.part = only;
                    continue;
                }
            } else if usize::from(position.unit) == problem.parts[usize::from(position.part)].units.len() {
                let part = usize::from(position.part);
                if !position.closed {
                    let Some(cost) = position.close(problem) else { return };
                    draft.cost += cost;
                    let labour: u8 = problem.parts[part].labour.iter().sum();
                    draft.steps +=
                        labour + u8::from(problem.parts[part].trade + problem.parts[part].explore > 0) + 1;
                }
                if !position.owes_any() {
                    let gold = problem.gold_of(part, position.finished);
                    if position.finish(problem).is_none() {
                        return;
                    }
                    let paid = problem.labour_cost(part) + u32::from(gold) * problem.weights.gold;
                    draft.cost += paid;
                    draft.fixed = draft.fixed.saturating_sub(paid);
                    continue;
                }
            }
            break;
        }
        self.enter(draft.node(made, false));
    }

    /// The part that must be next: the only candidate, with nothing to do before it.
    fn only_part(&self, position: &Position) -> Option<u8> {
        let problem = self.problem;
        if problem.aarhant_gold > 0 && !position.aarhant_used {
            return None;
        }
        let left = |part: &usize| {
            position.finished >> part & 1 == 0 && problem.first_of_its_like(*part, position.finished)
        };
        let mut parts = (0..problem.parts.len()).filter(left);
        let first = parts.next()?;
        parts.next().is_none().then_some(first as u8)
    }
}

impl Draft {
    fn node(self, made: Move, end: bool) -> Node {
        let Draft { position, cost, fixed, parent, steps } = self;
        Node { position, cost, fixed, parent, made, steps, end, stale: false }
    }
}
