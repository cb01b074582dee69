//! Converts the decisions of a search to the steps of a payment in a legal order (see `position.rs`).

use arrayvec::ArrayVec;

use super::super::data::MOST_PARTS;
use super::super::fields::Field;
use super::super::kinds::Tier;
use super::super::resources::Cubes;
use super::super::step::{self, Step, TokenPick};
use super::fleet::FleetStep;
use super::means::PaymentMeans;
use super::position::{Place, Position};
use super::problem::Problem;
use super::search::{Move, Node};
use super::slots::Cube;

/// Writes the steps of the plan that ends with this node.
pub(super) fn steps(means: &PaymentMeans, problem: &Problem, nodes: &[Node], end: u32) -> Vec<Step> {
    let mut chain = Vec::new();
    let mut at = end;
    while let Some(node) = nodes.get(at as usize) {
        chain.push(node);
        at = node.parent;
    }
    chain.reverse();
    let mut writer = Writer::new(means, problem, &chain);
    for node in &chain {
        writer.write(node.made);
        let finished = writer.newly_finished(&node.position);
        for part in &finished {
            writer.finish(*part);
        }
        if !finished.is_empty() || node.made == Move::Aarhant {
            writer.real = node.position;
        }
    }
    writer.end_phase();
    writer.steps
}

/// The steps that finish the ships of this plan, if there are several.
fn fleet_steps(problem: &Problem, chain: &[&Node]) -> Vec<FleetStep> {
    let (Some(first), Some(last), false) = (chain.first(), chain.last(), problem.fleet.is_empty()) else {
        return Vec::new();
    };
    let set = if let Move::Activate(set) = first.made { set } else { 0 };
    let route = problem.route(problem.start_with(set).tokens, last.position.traded);
    route.map(|route| route.steps).unwrap_or_default()
}

/// A cube that was put to work or exhausted in this phase.
struct Use {
    step: Step,
    tier: Tier,
    /// `None`: exhausted.
    site: Option<u8>,
    /// Its shift is ended in the same phase.
    freed: bool,
}

struct Writer<'a> {
    means: &'a PaymentMeans<'a>,
    problem: &'a Problem,
    steps: Vec<Step>,
    /// The parts in the order in which they are finished.
    order: ArrayVec<usize, MOST_PARTS>,
    finished: u16,
    /// The cubes of each part that no step exhausts yet.
    labour: [Cubes; MOST_PARTS],
    /// Cubes freed elsewhere so far.
    elsewhere: Cubes,
    /// The cubes of former phases that are still at their places.
    real: Position,
    /// The steps that finish several ships.
    fleet_steps: Vec<FleetStep>,
    // The steps of this phase.
    shifts: Vec<Step>,
    uses: Vec<Use>,
    others: Vec<Step>,
}

impl<'a> Writer<'a> {
    fn new(means: &'a PaymentMeans<'a>, problem: &'a Problem, chain: &[&Node]) -> Writer<'a> {
        let mut writer = Writer {
            means,
            problem,
            steps: Vec::new(),
            order: ArrayVec::new(),
            finished: 0,
            labour: [Cubes::default(); MOST_PARTS],
            elsewhere: Cubes::default(),
            real: problem.start,
            fleet_steps: fleet_steps(problem, chain),
            shifts: Vec::new(),
            uses: Vec::new(),
            others: Vec::new(),
        };
        for (part, wanted) in problem.parts.iter().enumerate() {
            writer.labour[part] = wanted.labour;
        }
        for node in chain {
            let parts = writer.newly_finished(&node.position);
            writer.order.extend(parts);
        }
        writer.finished = 0;
        writer
    }

    /// The parts that are newly finished in this position. Several are finished at once only if their order does not
    /// matter, so the lowest number comes first.
    fn newly_finished(&mut self, position: &Position) -> ArrayVec<usize, MOST_PARTS> {
        let new = position.finished & !self.finished;
        self.finished = position.finished;
        (0..MOST_PARTS).filter(|part| new >> part & 1 == 1).collect()
    }

    fn write(&mut self, made: Move) {
        let kinds = &self.problem.kinds;
        match made {
            Move::Root | Move::Part(_) | Move::Take => {}
            Move::Activate(set) => {
                let token_cards =
                    self.problem.token_cards.iter().enumerate().filter(|(index, _)| set >> index & 1 == 1);
                self.steps.extend(token_cards.map(|(_, card)| Step::Activate { card: card.card }));
            }
            Move::Aarhant => self.steps.push(Step::Aarhant),
            Move::Work { site, freed } => {
                if let Some(tier) = freed {
                    self.shift(tier, Place::Site(site));
                }
                let at = &self.problem.sites[usize::from(site)];
                let step = Step::Work { field: at.field };
                self.uses.push(Use { step, tier: at.tier, site: Some(site), freed: false });
            }
            Move::Trade { kind } => self.others.extend(self.trade(kind, None)),
            Move::Fetch { kind } => {
                self.others.push(Step::Fetch { resource: kinds[usize::from(kind)].resource, tokens: None });
            }
            Move::Gift { gift, kind } => {
                let card = self.problem.gifts[usize::from(gift)].card;
                self.others.push(Step::Gift { card, resource: kinds[usize::from(kind)].resource });
            }
            Move::Labour { tier } => {
                let next = self.order.iter().position(|part| self.labour[*part][tier.index()] > 0);
                if let Some(part) = next.map(|index| self.order[index]) {
                    self.exhaust(part, tier);
                }
            }
            Move::Shift { tier, place } => {
                self.write_labour();
                self.shift(tier, place);
            }
        }
    }

    fn trade(&self, kind: u8, tokens: Option<TokenPick>) -> Option<Step> {
        let kind = &self.problem.kinds[usize::from(kind)];
        let resource = kind.resource;
        kind.trade.map(|offer| Step::Trade { resource, seat: offer.seat, field: None, tokens })
    }

    /// Ends the shift of a cube that was there before, else of one used in this phase.
    fn shift(&mut self, tier: Tier, place: Place) {
        let (site, from, real) = match place {
            Place::Site(site) => {
                let field = self.problem.sites[usize::from(site)].field;
                let real = self.real.slots.take(usize::from(site), Cube::real(tier));
                (Some(site), step::Place::Workplace(field), real)
            }
            Place::Elsewhere => (None, step::Place::Workplace(self.next_elsewhere(tier)), true),
            Place::Exhausted => {
                let left = self.real.exhausted[tier.index()].checked_sub(1);
                self.real.exhausted[tier.index()] = left.unwrap_or(0);
                (None, step::Place::Exhausted, left.is_some())
            }
        };
        let used =
            self.uses.iter_mut().find(|used| !real && !used.freed && used.site == site && used.tier == tier);
        match used {
            Some(used) => used.freed = true,
            None => self.shifts.push(Step::Shift { tier, from }),
        }
    }

    /// The field of the next cube of this tier on a workplace that the order does not use.
    fn next_elsewhere(&mut self, tier: Tier) -> Field {
        let mut skip = self.elsewhere[tier.index()];
        self.elsewhere[tier.index()] += 1;
        let elsewhere = self
            .means
            .makers
            .iter()
            .filter(|maker| self.problem.sites.iter().all(|site| site.field != maker.field));
        let mut last = self.means.makers[0].field;
        for maker in elsewhere {
            for _ in maker.slots.iter().filter(|slot| **slot == Some(tier)) {
                last = maker.field;
                if skip == 0 {
                    return last;
                }
                skip -= 1;
            }
        }
        last
    }

    fn exhaust(&mut self, part: usize, tier: Tier) {
        self.labour[part][tier.index()] -= 1;
        self.uses.push(Use { step: Step::Labour { part, tier }, tier, site: None, freed: false });
    }

    /// The cubes that the next part to be finished still has to exhaust.
    fn write_labour(&mut self) {
        if let Some(part) = self.order.first().copied() {
            for tier in Tier::ALL {
                while self.labour[part][tier.index()] > 0 {
                    self.exhaust(part, *tier);
                }
            }
        }
    }

    fn finish(&mut self, part: usize) {
        self.write_labour();
        if self.problem.parts[part].trade + self.problem.parts[part].explore > 0 {
            self.others.push(Step::Spend { part, tokens: None });
        }
        self.end_phase();
        if self.problem.fleet.is_empty() {
            self.steps.push(Step::Finish { part });
        }
        for step in std::mem::take(&mut self.fleet_steps) {
            match step {
                FleetStep::Trade(kind, tokens) => self.steps.extend(self.trade(kind, tokens)),
                FleetStep::Finish(part) => self.steps.push(Step::Finish { part: part.into() }),
            }
        }
        self.order.remove(0);
    }

    /// First the shifts of cubes that were there before, then the uses whose cubes are freed again, then all others in
    /// the order of 6.2.1.
    fn end_phase(&mut self) {
        self.shifts.sort_unstable();
        self.steps.append(&mut self.shifts);
        for used in self.uses.iter().filter(|used| used.freed) {
            let site = used.site.map(|site| self.problem.sites[usize::from(site)].field);
            let from = site.map_or(step::Place::Exhausted, step::Place::Workplace);
            self.steps.extend([used.step, Step::Shift { tier: used.tier, from }]);
        }
        self.others.extend(self.uses.iter().filter(|used| !used.freed).map(|used| used.step));
        self.uses.clear();
        self.others.sort_unstable();
        self.steps.append(&mut self.others);
    }
}
