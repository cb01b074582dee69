//! The choices that follow on a position: parts, sources of units, cubes whose shifts end (6.2.5, points 1 to 4).

use super::super::kinds::Tier;
use super::super::step::TokenPick;
use super::position::{NO_PART, Place, Position};
use super::problem::{SiteSet, TIERS};
use super::search::{Move, Node, Search};
use super::slots::Cube;

/// A node in the making: where it comes from and what it has cost so far.
#[derive(Clone, Copy)]
struct Draft {
    position: Position,
    cost: u32,
    fixed: u32,
    parent: u32,
    steps: u8,
}

impl Search<'_> {
    /// The start, once for every set of cards with tokens that may be activated; of equal cards the first ones.
    pub(super) fn roots(&mut self) {
        self.roots_with(0, 0);
    }

    fn roots_with(&mut self, from: usize, set: u32) {
        let purses = &self.problem.purses;
        if from == purses.len() {
            self.root(set);
            return;
        }
        let alike = purses[from..].iter().take_while(|other| other.is_like(&purses[from])).count();
        for count in 0..=alike {
            self.roots_with(from + alike, set | ((1 << count) - 1) << from);
        }
    }

    fn root(&mut self, set: u32) {
        let problem = self.problem;
        let mut position = problem.start;
        for (_, purse) in problem.purses.iter().enumerate().filter(|(index, _)| set >> index & 1 == 1) {
            position.tokens.card_trade += purse.trade;
            position.tokens.card_explore += purse.explore;
            position.gold += u16::from(purse.gold);
        }
        let steps = set.count_ones() as u8;
        let made = if set == 0 { Move::Root } else { Move::Activate(set) };
        self.settle(Draft { position, cost: 0, fixed: problem.fixed_cost(), parent: u32::MAX, steps }, made);
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
            if draft.position.finished == self.problem.all_parts() {
                self.pay_debts(draft, true);
            } else {
                self.begin_part(draft);
            }
        } else if draft.position.closed {
            self.pay_debts(draft, false);
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
        let investor = Tier::Investor.index();
        if problem.aarhant_gold > 0 && !draft.position.aarhant_used && draft.position.residence[investor] > 0
        {
            let mut draft = draft;
            draft.position.aarhant_used = true;
            draft.position.residence[investor] -= 1;
            draft.position.exhausted[investor] += 1;
            draft.position.used[investor] += 1;
            draft.position.gold += u16::from(problem.aarhant_gold);
            draft.cost += problem.weights.cube[investor];
            draft.steps += 1;
            draft.position.begin_phase();
            self.settle(draft, Move::Aarhant);
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

    /// Trade and New World.
    fn use_tokens(&mut self, draft: Draft, kind: u8) {
        let problem = self.problem;
        let source = &problem.kinds[usize::from(kind)];
        if let Some(offer) = source.trade.filter(|_| draft.position.traded >> kind & 1 == 0) {
            let mut next = draft;
            next.position.traded |= 1 << kind;
            next.cost += problem.weights.partner_gold;
            self.pay_tokens(next, offer.price, |tokens| Move::Trade { kind, tokens });
        }
        if source.fetch {
            self.pay_tokens(draft, problem.fetch_price, |tokens| Move::Fetch { kind, tokens });
        }
    }

    /// Pays with the default pick, which is the cheapest and leaves the most; only where a ship is built over, whose tokens go with
    /// it, may another one be better.
    fn pay_tokens(&mut self, draft: Draft, price: u8, made: impl Fn(Option<TokenPick>) -> Move) {
        let problem = self.problem;
        let mut pay = |pick: Option<TokenPick>| {
            let mut next = draft;
            let tokens = &mut next.position.tokens;
            let cost = match pick {
                None => tokens.pay_trade(price, problem),
                Some(pick) => tokens.pay_pick(pick, problem),
            };
            if let Some(cost) = cost {
                next.cost += cost;
                next.steps += 1;
                self.settle(next, made(pick));
            }
        };
        if problem.early.tokens {
            picks(price).filter(|pick| problem.beryl || pick.explore() == 0).for_each(|pick| pay(Some(pick)));
        } else {
            pay(None);
        }
    }

    /// Work at each of these sites, after a shift was ended there if both slots are taken.
    fn work(&mut self, draft: Draft, sites: SiteSet) {
        for site in bits(sites) {
            if !draft.position.slots.is_full(usize::from(site)) {
                self.work_at(draft, site, None);
                continue;
            }
            let mut last = None;
            for tier in draft.position.slots.cubes(usize::from(site)).filter_map(Cube::tier) {
                let mut next = draft;
                let shift = next.position.shift(tier, Place::Site(site), self.problem);
                if let Some(cost) = shift.filter(|_| last != Some(tier)) {
                    next.cost += cost;
                    next.steps += 1;
                    self.work_at(next, site, Some(tier));
                }
                last = Some(tier);
            }
        }
    }

    fn work_at(&mut self, mut draft: Draft, site: u8, freed: Option<Tier>) {
        if let Some(cost) = draft.position.work(site, self.problem) {
            draft.cost += cost;
            draft.steps += 1;
            self.settle(draft, Move::Work { site, freed });
        }
    }

    /// What may be worth making for a later part before this one is finished (`Problem::seek_early`).
    fn make_early(&mut self, draft: Draft) {
        let problem = self.problem;
        if !problem.early.any() {
            return;
        }
        let now = &problem.parts[usize::from(draft.position.part)];
        for kind in 0..problem.kinds.len() {
            let own = u8::from(now.units.contains(&(kind as u8)) && draft.position.early[kind] == 0);
            if draft.position.open[kind] <= own {
                continue;
            }
            let mut next = draft;
            next.position.open[kind] -= 1;
            next.position.early[kind] += 1;
            self.work(next, problem.kinds[kind].sites & problem.early.sites);
            if problem.early.tokens {
                self.use_tokens(next, kind as u8);
            }
        }
        for tier in Tier::ALL.iter().filter(|tier| problem.early.labour >> tier.index() & 1 == 1) {
            let wanted: u8 = (0..problem.parts.len())
                .filter(|part| draft.position.finished >> part & 1 == 0)
                .map(|part| problem.parts[part].labour[tier.index()])
                .sum();
            let mut next = draft;
            if draft.position.prepaid[tier.index()] < wanted && next.position.labour(*tier).is_some() {
                next.position.prepaid[tier.index()] += 1;
                if next.position.solvent(problem) {
                    next.steps += 1;
                    self.settle(next, Move::Labour { tier: *tier });
                }
            }
        }
    }

    /// Chooses the cube whose shift end pays a debt, the lowest tier first.
    fn pay_debts(&mut self, draft: Draft, ending: bool) {
        let problem = self.problem;
        let Some(tier) = Tier::ALL.iter().find(|tier| self.owes(&draft.position, tier.index(), ending))
        else {
            return;
        };
        let mut next = |place: Place| {
            let mut next = draft;
            if let Some(cost) = next.position.shift(*tier, place, problem) {
                next.cost += cost;
                next.steps += 1;
                self.settle(next, Move::Shift { tier: *tier, place });
            }
        };
        // Without a real cube at rest, one that was there before must come first.
        let real_only = !ending && draft.position.grounded >> tier.index() & 1 == 0;
        let mut plain = None;
        for site in 0..problem.sites.len() {
            let slots = &draft.position.slots;
            if slots.holds(site, Cube::real(*tier)) || (!real_only && slots.holds(site, Cube::fresh(*tier))) {
                let place = Place::Site(site as u8);
                if problem.matters(site, &draft.position) {
                    next(place);
                } else if plain.is_none() {
                    plain = Some(place);
                }
            }
        }
        let index = tier.index();
        let exhausted = draft.position.exhausted[index]
            > if real_only { draft.position.just_exhausted[index] } else { 0 };
        if draft.position.elsewhere[index] > 0 {
            next(Place::Elsewhere);
        } else if let Some(place) = plain {
            next(place);
        } else if exhausted {
            next(Place::Exhausted);
            return;
        }
        if exhausted && problem.early.any() {
            next(Place::Exhausted);
        }
    }

    fn owes(&self, position: &Position, tier: usize, ending: bool) -> bool {
        let floor = if ending { self.problem.wishes.keep[tier] } else { 0 };
        i16::from(position.residence[tier]) < i16::from(floor)
    }

    /// Goes on while there is nothing to choose, then enters what has been reached.
    fn settle(&mut self, mut draft: Draft, made: Move) {
        let problem = self.problem;
        loop {
            let position = &mut draft.position;
            if position.part == NO_PART {
                if position.finished == problem.all_parts() {
                    if !(0..TIERS).any(|tier| self.owes(position, tier, true)) {
                        self.end(draft, made);
                        return;
                    }
                } else if let Some(only) = self.only_part(position) {
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
                if !(0..TIERS).any(|tier| self.owes(position, tier, false)) {
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

    /// Enters a complete plan, if it fulfils the player's wishes.
    fn end(&mut self, mut draft: Draft, made: Move) {
        let (problem, position) = (self.problem, &draft.position);
        let wishes = problem.wishes;
        if position.used_sites & wishes.use_sites == wishes.use_sites
            && position.traded & wishes.use_trades == wishes.use_trades
        {
            draft.cost += position.end_cost(problem);
            self.enter(draft.node(made, true));
        }
    }

    /// The part that must be next: the only one of its kind, and nothing else to be done before it.
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
        Node { position, cost, fixed, parent, made, steps, end }
    }
}

/// The numbers of the bits that are set.
fn bits(set: SiteSet) -> impl Iterator<Item = u8> {
    let mut left = set;
    std::iter::from_fn(move || {
        let bit = (left != 0).then(|| left.trailing_zeros() as u8);
        left &= left.wrapping_sub(1);
        bit
    })
}

/// Every pick that is worth so many trade tokens.
fn picks(price: u8) -> impl Iterator<Item = TokenPick> {
    (0..=price).flat_map(move |pairs| {
        (0..=price - pairs).flat_map(move |ship_trade| {
            (0..=2 * pairs).map(move |ship_explore| TokenPick {
                card_trade: price - pairs - ship_trade,
                ship_trade,
                card_explore: 2 * pairs - ship_explore,
                ship_explore,
            })
        })
    })
}
