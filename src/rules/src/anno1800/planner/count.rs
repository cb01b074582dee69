//! Counts whether units, cubes, tokens and gold suffice, ignoring costs: a quick search through the sources of each
//! unit.

use arrayvec::ArrayVec;

use super::super::data::{MOST_PARTS, SLOTS, data};
use super::super::fields::ALL_FIELDS;
use super::super::kinds::{Deck, Resource, Tier};
use super::super::resources::{Cubes, Resources, Stock};
use super::super::step::{Goal, Order};
use super::means::{Maker, PaymentMeans};
use super::problem::{KINDS, TIERS, UNITS};

/// A count gives up after this many attempts.
const MOST_TRIES: u32 = 400;

/// The means that are left while sources are assigned to units.
#[derive(Clone, Copy, Default)]
pub(super) struct Funds {
    /// A negative number is the number of shifts that must be ended.
    pub residence: [i8; TIERS],
    pub gold: i32,
    pub trade: i16,
    pub explore: i16,
    pub traded: Resources,
    /// Cards with a free resource that are used; one bit each.
    pub gifts: u8,
    /// A debt was paid by ending a shift.
    pub shifted: bool,
}

/// One task of a count.
#[derive(Clone, Copy)]
pub(super) enum Task {
    /// Assign a source to a unit.
    Make(Resource),
    /// Pay the cubes, tokens and gold that a part needs besides resources.
    Open(u8),
    /// Pay the debts and apply the result of a part.
    Finish(u8),
}

/// The most tasks of an order.
pub(super) const TASKS: usize = UNITS;
const _: () = assert!((KINDS + 2) * MOST_PARTS <= TASKS, "all tasks of the largest order fit");

pub(super) struct Count<'a> {
    pub means: &'a PaymentMeans<'a>,
    pub funds: Funds,
    /// All usable cubes, at any place.
    pub people: Cubes,
    pub exhausted: Cubes,
    slots: [[Option<Tier>; SLOTS]; ALL_FIELDS],
    /// Makers whose shifts must not be ended; one bit each.
    locked: u64,
    pub order: &'a Order,
    pub tasks: ArrayVec<Task, TASKS>,
    /// Overestimates: ships remove no tokens, and once a shift was ended for a debt there are free workplaces.
    pub loose: bool,
    tries: u32,
}

impl<'a> Count<'a> {
    /// An empty count with the help of all cards; the gold for empty decks is already paid.
    pub fn new(means: &'a PaymentMeans<'a>, order: &'a Order) -> Count<'a> {
        let mut count = Count {
            means,
            funds: means.funds,
            people: std::array::from_fn(|tier| means.people(tier)),
            exhausted: means.player.exhausted,
            slots: [[None; SLOTS]; ALL_FIELDS],
            locked: 0,
            order,
            tasks: ArrayVec::new(),
            loose: false,
            tries: 0,
        };
        for (slots, maker) in count.slots.iter_mut().zip(&means.makers) {
            *slots = maker.slots;
        }
        count.pay_decks();
        count
    }

    /// Produces everything before the first part is finished. `None`: there are too many tasks.
    pub fn at_once(means: &'a PaymentMeans<'a>, order: &'a Order) -> Option<Count<'a>> {
        let mut count = Count::new(means, order);
        let mut stock = means.state.turn().stock;
        for part in 0..order.parts.len() {
            count.open(part);
            count.add_units(part, 0, &mut stock)?;
        }
        Some(count)
    }

    /// Adds the units of a part that are not in stock to the tasks from `from` on; those that only work can produce
    /// come first.
    pub fn add_units(&mut self, part: usize, from: usize, stock: &mut Stock) -> Option<()> {
        let bought = self.means.sold.or(self.means.yields);
        for resource in self.order.parts[part].cost.resources.iter() {
            if stock.count(resource) > 0 {
                stock.take(resource);
            } else if bought.contains(resource) {
                self.tasks.try_push(Task::Make(resource)).ok()?;
            } else {
                self.tasks.try_insert(from, Task::Make(resource)).ok()?;
            }
        }
        Some(())
    }

    /// Pays the needs of a part other than resources and its cube.
    pub fn open(&mut self, part: usize) {
        let cost = &self.order.parts[part].cost;
        for tier in 0..TIERS {
            self.funds.residence[tier] -= cost.cubes[tier].cast_signed();
        }
        self.funds.trade -= i16::from(cost.trade);
        self.funds.explore -= i16::from(cost.explore);
        self.funds.gold -= i32::from(cost.gold);
    }

    /// The gold for empty decks (6.6) does not depend on the order of the parts.
    fn pay_decks(&mut self) {
        let mut hired = [0u8; Deck::COUNT];
        for part in &self.order.parts {
            if let Goal::Hire { tier } = part.goal {
                hired[tier.deck().index()] += 1;
            }
        }
        for deck in Deck::ALL.iter().filter(|deck| hired[deck.index()] > 0) {
            let cards = self.means.state.deck_size(*deck) as u8;
            let short = hired[deck.index()].saturating_sub(cards);
            self.funds.gold -= i32::from(short) * i32::from(data().empty_deck_gold(*deck));
        }
    }

    /// Keeps a cube of this tier at this industry; `false` if there is none.
    pub fn lock(&mut self, maker: usize, tier: Tier) -> bool {
        let there = self.slots[maker].iter().filter(|slot| **slot == Some(tier)).count();
        let free_for = usize::from(self.locked >> maker & 1 == 0) * there;
        self.locked |= 1 << maker;
        free_for > 0
    }

    /// Whether every unit has a source. `None` if the count gave up.
    pub fn pays(&mut self) -> Option<bool> {
        self.tries = 0;
        if !self.is_solvent() {
            return Some(false);
        }
        let paid = self.go_on(0);
        if !paid && self.tries >= MOST_TRIES { None } else { Some(paid) }
    }

    /// Like `pays`, after an investor was sent to Aarhant.
    pub fn pays_with_aarhant(&mut self) -> Option<bool> {
        let investor = Tier::Investor.index();
        if !self.means.aarhant || self.means.player.residence[investor] == 0 {
            return Some(false);
        }
        self.funds.residence[investor] -= 1;
        self.funds.gold += i32::from(data().objectives.aarhant_gold);
        self.pays()
    }

    /// Whether tokens and gold suffice for the decisions so far and every used cube exists.
    fn is_solvent(&self) -> bool {
        let funds = &self.funds;
        let pairs = (-funds.trade).max(0);
        if funds.explore < 2 * pairs || (pairs > 0 && !self.means.beryl) {
            return false;
        }
        let mut gold = funds.gold;
        for tier in 0..TIERS {
            if funds.residence[tier] < 0 {
                if self.people[tier] == 0 {
                    return false;
                }
                gold += i32::from(funds.residence[tier]) * i32::from(self.means.shift_gold[tier]);
            }
        }
        gold >= 0
    }

    /// Tries this task and all that follow.
    pub fn go_on(&mut self, index: usize) -> bool {
        self.tries += 1;
        let Some(task) = self.tasks.get(index).copied() else { return true };
        if self.tries >= MOST_TRIES {
            return false;
        }
        match task {
            // First work without gold, then tokens, gifts, and work for gold.
            Task::Make(resource) => {
                self.work(index, resource, true)
                    || self.buy(index, resource)
                    || self.give(index, resource)
                    || self.work(index, resource, false)
            }
            Task::Open(part) => {
                let before = self.funds;
                self.open(part.into());
                self.take_cube_to_raise(part.into());
                if self.is_solvent() && self.go_on(index + 1) {
                    return true;
                }
                self.funds = before;
                false
            }
            Task::Finish(part) => {
                let before = (self.funds, self.people);
                self.finish(part.into());
                if self.go_on(index + 1) {
                    return true;
                }
                (self.funds, self.people) = before;
                false
            }
        }
    }

    fn buy(&mut self, index: usize, resource: Resource) -> bool {
        let before = self.funds;
        if let Some(offer) = self.means.offer(resource).filter(|_| !before.traded.contains(resource)) {
            self.funds.trade -= i16::from(offer.price);
            self.funds.traded.insert(resource);
            if self.is_solvent() && self.go_on(index + 1) {
                return true;
            }
            self.funds = before;
        }
        if self.means.yields.contains(resource) {
            self.funds.trade -= i16::from(data().limits.fetch_price);
            if self.is_solvent() && self.go_on(index + 1) {
                return true;
            }
            self.funds = before;
        }
        false
    }

    fn give(&mut self, index: usize, resource: Resource) -> bool {
        for (gift, choices) in self.means.gifts.iter().enumerate() {
            if choices.contains(resource) && self.funds.gifts >> gift & 1 == 0 {
                self.funds.gifts |= 1 << gift;
                if self.go_on(index + 1) {
                    return true;
                }
                self.funds.gifts &= !(1 << gift);
            }
        }
        false
    }

    /// Work at the player's industries: `free` uses an empty slot and a cube at rest, otherwise gold is paid.
    fn work(&mut self, index: usize, resource: Resource, free: bool) -> bool {
        let mut next = self.means.first_maker[resource.index()];
        while let Some(Maker { tier, next: after, .. }) = self.means.makers.get(usize::from(next)).copied() {
            let maker = usize::from(next);
            next = after;
            let empty = self.slots[maker].iter().position(Option::is_none);
            let is_free = empty.is_some() && self.funds.residence[tier.index()] > 0;
            if is_free != free || self.people[tier.index()] == 0 {
                continue;
            }
            match empty {
                Some(slot) => {
                    if self.put(index, maker, slot, tier) {
                        return true;
                    }
                }
                None if self.loose && self.funds.shifted => {
                    let before = self.funds;
                    self.funds.residence[tier.index()] -= 1;
                    if self.is_solvent() && self.go_on(index + 1) {
                        return true;
                    }
                    self.funds = before;
                }
                None if self.locked >> maker & 1 == 1 => {}
                None => {
                    for slot in 0..SLOTS {
                        if !self.slots[maker][..slot].contains(&self.slots[maker][slot])
                            && self.put(index, maker, slot, tier)
                        {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Puts a cube into this slot, after ending the shift of the cube there.
    fn put(&mut self, index: usize, maker: usize, slot: usize, tier: Tier) -> bool {
        let before = self.funds;
        let old = self.slots[maker][slot].replace(tier);
        if let Some(freed) = old {
            self.funds.residence[freed.index()] += 1;
            self.funds.gold -= i32::from(self.means.shift_gold[freed.index()]);
        }
        self.funds.residence[tier.index()] -= 1;
        if self.is_solvent() && self.go_on(index + 1) {
            return true;
        }
        self.funds = before;
        self.slots[maker][slot] = old;
        false
    }
}
