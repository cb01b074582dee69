//! Sets and counts of resources, and costs.

use serde::{Deserialize, Serialize};

use super::kinds::{Resource, Tier};

/// A set of resources.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Resource>", into = "Vec<Resource>")]
pub struct Resources(pub u64);

impl Resources {
    pub const NONE: Resources = Resources(0);

    pub const fn one(resource: Resource) -> Resources {
        Resources(1 << resource as u8)
    }

    pub const fn contains(self, resource: Resource) -> bool {
        self.0 & (1 << resource as u8) != 0
    }

    pub fn insert(&mut self, resource: Resource) {
        self.0 |= 1 << resource as u8;
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub const fn or(self, other: Resources) -> Resources {
        Resources(self.0 | other.0)
    }

    #[must_use]
    pub const fn and(self, other: Resources) -> Resources {
        Resources(self.0 & other.0)
    }

    #[must_use]
    pub const fn without(self, other: Resources) -> Resources {
        Resources(self.0 & !other.0)
    }

    /// In the order of the data file.
    pub fn iter(self) -> impl Iterator<Item = Resource> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let resource = Resource::ALL.get(left.trailing_zeros() as usize).copied();
            left &= left.wrapping_sub(1);
            resource
        })
    }
}

impl FromIterator<Resource> for Resources {
    fn from_iter<I: IntoIterator<Item = Resource>>(resources: I) -> Resources {
        resources.into_iter().fold(Resources::NONE, |set, one| set.or(Resources::one(one)))
    }
}

impl From<Vec<Resource>> for Resources {
    fn from(resources: Vec<Resource>) -> Resources {
        resources.into_iter().collect()
    }
}

impl From<Resources> for Vec<Resource> {
    fn from(resources: Resources) -> Vec<Resource> {
        resources.iter().collect()
    }
}

impl std::fmt::Debug for Resources {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Units that were produced and not used yet (2.1: stock). The set of resources with at least one unit is stored
/// separately, because the stock is almost always empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Resource>", into = "Vec<Resource>")]
pub struct Stock {
    kinds: Resources,
    counts: [u8; Resource::COUNT],
}

impl Default for Stock {
    fn default() -> Stock {
        Stock { kinds: Resources::NONE, counts: [0; Resource::COUNT] }
    }
}

impl Stock {
    pub fn count(&self, resource: Resource) -> u8 {
        self.counts[resource.index()]
    }

    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }

    /// The resources with at least one unit.
    pub fn kinds(&self) -> Resources {
        self.kinds
    }

    pub fn add(&mut self, resource: Resource) {
        self.counts[resource.index()] = self.counts[resource.index()].saturating_add(1);
        self.kinds.insert(resource);
    }

    /// Takes a unit, if there is one.
    pub fn take(&mut self, resource: Resource) {
        let count = &mut self.counts[resource.index()];
        *count = count.saturating_sub(1);
        if *count == 0 {
            self.kinds = self.kinds.without(Resources::one(resource));
        }
    }

    /// Every kind with its number of units.
    pub fn iter(&self) -> impl Iterator<Item = (Resource, u8)> + '_ {
        self.kinds.iter().map(|resource| (resource, self.count(resource)))
    }

    /// A resource of which there are more units than in `before`.
    pub fn exceeds(&self, before: &Stock) -> Option<Resource> {
        self.iter().find(|(resource, count)| *count > before.count(*resource)).map(|(resource, _)| resource)
    }
}

impl TryFrom<Vec<Resource>> for Stock {
    type Error = String;
    fn try_from(resources: Vec<Resource>) -> Result<Stock, String> {
        if resources.len() > usize::from(u8::MAX) {
            return Err("too many units in stock".to_owned());
        }
        let mut stock = Stock::default();
        for resource in resources {
            stock.add(resource);
        }
        Ok(stock)
    }
}

impl From<Stock> for Vec<Resource> {
    fn from(stock: Stock) -> Vec<Resource> {
        stock.iter().flat_map(|(resource, count)| std::iter::repeat_n(resource, count.into())).collect()
    }
}

impl std::fmt::Debug for Stock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// Numbers of cubes by tier.
pub type Cubes = [u8; Tier::COUNT];

/// The cost of a part of an action (6.1). The data check ensures that no cost names a resource twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cost {
    pub resources: Resources,
    /// Cubes to be exhausted directly.
    pub cubes: Cubes,
    pub explore: u8,
    pub trade: u8,
    /// Gold, without the gold for an empty deck.
    pub gold: u8,
}

impl Cost {
    pub const FREE: Cost =
        Cost { resources: Resources::NONE, cubes: [0; Tier::COUNT], explore: 0, trade: 0, gold: 0 };

    pub fn explore(tokens: u8) -> Cost {
        Cost { explore: tokens, ..Cost::FREE }
    }

    pub fn cubes(&self) -> impl Iterator<Item = (Tier, u8)> + '_ {
        Tier::ALL.iter().map(|tier| (*tier, self.cubes[tier.index()])).filter(|(_, count)| *count > 0)
    }
}
