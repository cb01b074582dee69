//! Counting whether units, cubes, tokens and gold suffice, without regard to costs: a quick walk through the sources of each unit.

use arrayvec::ArrayVec;

use super::super::data::{SLOTS, data};
use super::super::fields::ALL_FIELDS;
use super::super::kinds::{Deck, Resource, Tier};
use super::super::resources::{Cubes, Resources};
use super::super::step::{Goal, MOST_ORDERED, Order};
use super::problem::{KINDS, TIERS};
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
}

pub(super) struct Count<'a> {
    pub prospect: &'a Prospect<'a>,
    pub purse: Purse,
    /// Cubes that can be used at all, wherever they are.
    pub people: Cubes,
    pub exhausted: Cubes,
    slots: [[Option<Tier>; SLOTS]; ALL_FIELDS],
    /// Makers whose shifts must not be ended; one bit each.
    locked: u64,
    /// Units to be made: first those that only own work can make.
    units: ArrayVec<Resource, { KINDS * MOST_ORDERED }>,
    tries: u32,
}

impl<'a> Count<'a> {
    /// With all cards that may help. `None`: too much to count.
    pub fn new(prospect: &'a Prospect<'a>, order: &Order) -> Option<Count<'a>> {
        let mut count = Count {
            prospect,
            purse: prospect.purse,
            people: std::array::from_fn(|tier| prospect.people(tier)),
            exhausted: prospect.player.exhausted,
            slots: [[None; SLOTS]; ALL_FIELDS],
            locked: 0,
            units: ArrayVec::new(),
            tries: 0,
        };
        for (slots, maker) in count.slots.iter_mut().zip(&prospect.makers) {
            *slots = maker.slots;
        }
        count.add_needs(order)?;
        Some(count)
    }

    fn add_needs(&mut self, order: &Order) -> Option<()> {
        let bought = self.prospect.sold.or(self.prospect.yields);
        let mut stock = self.prospect.state.turn().stock;
        let mut hired = [0u8; Deck::COUNT];
        for part in &order.parts {
            for resource in part.cost.resources.iter() {
                if stock.count(resource) > 0 {
                    stock.take(resource);
                } else if bought.contains(resource) {
                    self.units.try_push(resource).ok()?;
                } else {
                    self.units.try_insert(0, resource).ok()?;
                }
            }
            for tier in 0..TIERS {
                self.purse.residence[tier] -= part.cost.cubes[tier].cast_signed();
            }
            self.purse.trade -= i16::from(part.cost.trade);
            self.purse.explore -= i16::from(part.cost.explore);
            self.purse.gold -= i32::from(part.cost.gold);
            if let Goal::Hire { tier } = part.goal {
                hired[tier.deck().index()] += 1;
            }
        }
        // The gold of used-up decks (6.6) is the same in whatever order the parts are finished.
        for deck in Deck::ALL {
            if hired[deck.index()] > 0 {
                let cards = self.prospect.state.deck_size(*deck) as u8;
                let short = hired[deck.index()].saturating_sub(cards);
                self.purse.gold -= i32::from(short) * i32::from(data().empty_deck_gold(*deck));
            }
        }
        Some(())
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
        let paid = self.source(0);
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

    /// Gives this unit a source and goes on: work that costs no gold first, then tokens, gifts, gold.
    fn source(&mut self, index: usize) -> bool {
        self.tries += 1;
        let Some(resource) = self.units.get(index).copied() else { return true };
        if self.tries >= MOST_TRIES {
            return false;
        }
        self.work(index, resource, true)
            || self.buy(index, resource)
            || self.give(index, resource)
            || self.work(index, resource, false)
    }

    fn buy(&mut self, index: usize, resource: Resource) -> bool {
        let before = self.purse;
        if let Some(offer) = self.prospect.offer(resource).filter(|_| !before.traded.contains(resource)) {
            self.purse.trade -= i16::from(offer.price);
            self.purse.traded.insert(resource);
            if self.is_solvent() && self.source(index + 1) {
                return true;
            }
            self.purse = before;
        }
        if self.prospect.yields.contains(resource) {
            self.purse.trade -= i16::from(data().limits.fetch_price);
            if self.is_solvent() && self.source(index + 1) {
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
                if self.source(index + 1) {
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
        if self.is_solvent() && self.source(index + 1) {
            return true;
        }
        self.purse = before;
        self.slots[maker][slot] = old;
        false
    }
}
