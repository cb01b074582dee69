//! Counting whether units, cubes, tokens and gold suffice, without regard to costs: a quick walk through the sources of each unit.

use arrayvec::ArrayVec;

use super::super::data::{MOST_PARTS, SLOTS, data};
use super::super::fields::ALL_FIELDS;
use super::super::kinds::{Deck, Resource, Tier};
use super::super::resources::{Cubes, Resources, Stock};
use super::super::step::{Goal, Order};
use super::problem::{KINDS, TIERS, UNITS};
use super::prospect::{Maker, Prospect};

/// A count gives up after so many tries.
const MOST_TRIES: u32 = 400;

/// What is left while units are given their sources.
#[derive(Clone, Copy, Default)]
pub(super) struct Purse {
    /// Below 0: shifts that must be ended.
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

/// What is counted one after the other.
#[derive(Clone, Copy)]
pub(super) enum Task {
    /// Give a unit a source.
    Make(Resource),
    /// Pay what a part needs beside resources.
    Open(u8),
    /// Pay the debts, and carry a part's result out.
    Finish(u8),
}

/// Most tasks of an order: the units of many ships, or of a few parts with their ends.
pub(super) const TASKS: usize = UNITS;
const _: () = assert!((KINDS + 2) * MOST_PARTS <= TASKS, "room for parts in turn");

pub(super) struct Count<'a> {
    pub prospect: &'a Prospect<'a>,
    pub purse: Purse,
    /// Cubes that can be used at all, wherever they are.
    pub people: Cubes,
    pub exhausted: Cubes,
    slots: [[Option<Tier>; SLOTS]; ALL_FIELDS],
    /// Makers whose shifts must not be ended; one bit each.
    locked: u64,
    pub order: &'a Order,
    pub tasks: ArrayVec<Task, TASKS>,
    /// Rather too much than too little: ships take no tokens away, and once a shift was ended for a debt there are free workplaces.
    pub loose: bool,
    tries: u32,
}

impl<'a> Count<'a> {
    /// Nothing to be counted as yet, with all cards that may help; the gold of used-up decks is paid.
    pub fn new(prospect: &'a Prospect<'a>, order: &'a Order) -> Count<'a> {
        let mut count = Count {
            prospect,
            purse: prospect.purse,
            people: std::array::from_fn(|tier| prospect.people(tier)),
            exhausted: prospect.player.exhausted,
            slots: [[None; SLOTS]; ALL_FIELDS],
            locked: 0,
            order,
            tasks: ArrayVec::new(),
            loose: false,
            tries: 0,
        };
        for (slots, maker) in count.slots.iter_mut().zip(&prospect.makers) {
            *slots = maker.slots;
        }
        count.pay_decks();
        count
    }

    /// Everything is made before the first part is finished. `None`: too much to count.
    pub fn at_once(prospect: &'a Prospect<'a>, order: &'a Order) -> Option<Count<'a>> {
        let mut count = Count::new(prospect, order);
        let mut stock = prospect.state.turn().stock;
        for part in 0..order.parts.len() {
            count.open(part);
            count.add_units(part, 0, &mut stock)?;
        }
        Some(count)
    }

    /// The units of a part that are not in stock, among the tasks from `from` on: first those that only own work can make.
    pub fn add_units(&mut self, part: usize, from: usize, stock: &mut Stock) -> Option<()> {
        let bought = self.prospect.sold.or(self.prospect.yields);
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

    /// Pays what a part needs beside resources and its cube.
    pub fn open(&mut self, part: usize) {
        let cost = &self.order.parts[part].cost;
        for tier in 0..TIERS {
            self.purse.residence[tier] -= cost.cubes[tier].cast_signed();
        }
        self.purse.trade -= i16::from(cost.trade);
        self.purse.explore -= i16::from(cost.explore);
        self.purse.gold -= i32::from(cost.gold);
    }

    /// The gold of used-up decks (6.6) is the same in whatever order the parts are finished.
    fn pay_decks(&mut self) {
        let mut hired = [0u8; Deck::COUNT];
        for part in &self.order.parts {
            if let Goal::Hire { tier } = part.goal {
                hired[tier.deck().index()] += 1;
            }
        }
        for deck in Deck::ALL.iter().filter(|deck| hired[deck.index()] > 0) {
            let cards = self.prospect.state.deck_size(*deck) as u8;
            let short = hired[deck.index()].saturating_sub(cards);
            self.purse.gold -= i32::from(short) * i32::from(data().empty_deck_gold(*deck));
        }
    }

    /// A cube of this tier must stay here. Is there one?
    pub fn lock(&mut self, maker: usize, tier: Tier) -> bool {
        let there = self.slots[maker].iter().filter(|slot| **slot == Some(tier)).count();
        let free_for = usize::from(self.locked >> maker & 1 == 0) * there;
        self.locked |= 1 << maker;
        free_for > 0
    }

    /// Is there a source for every unit? `None`: given up.
    pub fn pays(&mut self) -> Option<bool> {
        self.tries = 0;
        if !self.is_solvent() {
            return Some(false);
        }
        let paid = self.go_on(0);
        if !paid && self.tries >= MOST_TRIES { None } else { Some(paid) }
    }

    /// The same after an investor was sent to Aarhant.
    pub fn pays_with_aarhant(&mut self) -> Option<bool> {
        let investor = Tier::Investor.index();
        if !self.prospect.aarhant || self.prospect.player.residence[investor] == 0 {
            return Some(false);
        }
        self.purse.residence[investor] -= 1;
        self.purse.gold += i32::from(data().objectives.aarhant_gold);
        self.pays()
    }

    /// Tokens and gold suffice for what is decided, and every cube that is used exists.
    fn is_solvent(&self) -> bool {
        let purse = &self.purse;
        let pairs = (-purse.trade).max(0);
        if purse.explore < 2 * pairs || (pairs > 0 && !self.prospect.beryl) {
            return false;
        }
        let mut gold = purse.gold;
        for tier in 0..TIERS {
            if purse.residence[tier] < 0 {
                if self.people[tier] == 0 {
                    return false;
                }
                gold += i32::from(purse.residence[tier]) * i32::from(self.prospect.shift_gold[tier]);
            }
        }
        gold >= 0
    }

    /// Does this task and all that follow, if it can be done.
    pub fn go_on(&mut self, index: usize) -> bool {
        self.tries += 1;
        let Some(task) = self.tasks.get(index).copied() else { return true };
        if self.tries >= MOST_TRIES {
            return false;
        }
        match task {
            // Work that costs no gold first, then tokens, gifts, gold.
            Task::Make(resource) => {
                self.work(index, resource, true)
                    || self.buy(index, resource)
                    || self.give(index, resource)
                    || self.work(index, resource, false)
            }
            Task::Open(part) => {
                let before = self.purse;
                self.open(part.into());
                self.take_cube_to_raise(part.into());
                if self.is_solvent() && self.go_on(index + 1) {
                    return true;
                }
                self.purse = before;
                false
            }
            Task::Finish(part) => {
                let before = (self.purse, self.people);
                self.finish(part.into());
                if self.go_on(index + 1) {
                    return true;
                }
                (self.purse, self.people) = before;
                false
            }
        }
    }

    fn buy(&mut self, index: usize, resource: Resource) -> bool {
        let before = self.purse;
        if let Some(offer) = self.prospect.offer(resource).filter(|_| !before.traded.contains(resource)) {
            self.purse.trade -= i16::from(offer.price);
            self.purse.traded.insert(resource);
            if self.is_solvent() && self.go_on(index + 1) {
                return true;
            }
            self.purse = before;
        }
        if self.prospect.yields.contains(resource) {
            self.purse.trade -= i16::from(data().limits.fetch_price);
            if self.is_solvent() && self.go_on(index + 1) {
                return true;
            }
            self.purse = before;
        }
        false
    }

    fn give(&mut self, index: usize, resource: Resource) -> bool {
        for (gift, choices) in self.prospect.gifts.iter().enumerate() {
            if choices.contains(resource) && self.purse.gifts >> gift & 1 == 0 {
                self.purse.gifts |= 1 << gift;
                if self.go_on(index + 1) {
                    return true;
                }
                self.purse.gifts &= !(1 << gift);
            }
        }
        false
    }

    /// Work at own industries: `free` where an empty slot and a cube at rest are there, else against gold.
    fn work(&mut self, index: usize, resource: Resource, free: bool) -> bool {
        let mut next = self.prospect.first_maker[resource.index()];
        while let Some(Maker { tier, next: after, .. }) = self.prospect.makers.get(usize::from(next)).copied()
        {
            let maker = usize::from(next);
            next = after;
            let empty = self.slots[maker].iter().position(Option::is_none);
            let is_free = empty.is_some() && self.purse.residence[tier.index()] > 0;
            if is_free != free || self.people[tier.index()] == 0 {
                continue;
            }
            match empty {
                Some(slot) => {
                    if self.put(index, maker, slot, tier) {
                        return true;
                    }
                }
                None if self.loose && self.purse.shifted => {
                    let before = self.purse;
                    self.purse.residence[tier.index()] -= 1;
                    if self.is_solvent() && self.go_on(index + 1) {
                        return true;
                    }
                    self.purse = before;
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

    /// Puts a cube into this slot, after ending the shift of the one who is there.
    fn put(&mut self, index: usize, maker: usize, slot: usize, tier: Tier) -> bool {
        let before = self.purse;
        let old = self.slots[maker][slot].replace(tier);
        if let Some(freed) = old {
            self.purse.residence[freed.index()] += 1;
            self.purse.gold -= i32::from(self.prospect.shift_gold[freed.index()]);
        }
        self.purse.residence[tier.index()] -= 1;
        if self.is_solvent() && self.go_on(index + 1) {
            return true;
        }
        self.purse = before;
        self.slots[maker][slot] = old;
        false
    }
}
