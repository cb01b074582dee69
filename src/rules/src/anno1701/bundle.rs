//! Goods and gold together: one side of a trade.

use serde::{Deserialize, Serialize};

use super::kinds::{Good, Goods};
use crate::{Arg, Id};

/// An item of trade: a good, or gold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Item {
    Good(Good),
    Gold,
}

impl Item {
    pub fn all() -> impl Iterator<Item = Item> {
        Good::ALL.iter().copied().map(Item::Good).chain([Item::Gold])
    }

    pub const fn as_str(self) -> &'static str {
        match self {
            Item::Good(good) => good.as_str(),
            Item::Gold => "gold",
        }
    }

    pub fn id(self) -> Id {
        Id::new(self.as_str())
    }

    pub fn parse(text: &str) -> Option<Item> {
        if text == "gold" { Some(Item::Gold) } else { Good::parse(text).map(Item::Good) }
    }
}

impl TryFrom<String> for Item {
    type Error = String;
    fn try_from(text: String) -> Result<Item, String> {
        Item::parse(&text).ok_or_else(|| format!("{text:?} is neither a good nor gold"))
    }
}

impl From<Item> for String {
    fn from(item: Item) -> String {
        item.as_str().to_owned()
    }
}

/// Counts of goods, and gold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Bundle {
    pub goods: Goods,
    pub gold: u8,
}

impl Bundle {
    pub fn is_empty(&self) -> bool {
        self.gold == 0 && self.goods.is_empty()
    }

    pub fn count(&self, item: Item) -> u8 {
        match item {
            Item::Good(good) => self.goods[good],
            Item::Gold => self.gold,
        }
    }

    pub fn set(&mut self, item: Item, count: u8) {
        match item {
            Item::Good(good) => self.goods[good] = count,
            Item::Gold => self.gold = count,
        }
    }

    pub fn one(item: Item) -> Bundle {
        let mut bundle = Bundle::default();
        bundle.set(item, 1);
        bundle
    }

    /// The items, goods first.
    pub fn items(&self) -> impl Iterator<Item = (Item, u8)> + '_ {
        Item::all().map(|item| (item, self.count(item))).filter(|(_, count)| *count > 0)
    }

    pub fn shares_item_with(&self, other: &Bundle) -> bool {
        Item::all().any(|item| self.count(item) > 0 && other.count(item) > 0)
    }

    /// As a list of counted words.
    pub fn terms(&self) -> Arg {
        Arg::Terms(self.items().map(|(item, count)| (item.id(), count.into())).collect())
    }
}
