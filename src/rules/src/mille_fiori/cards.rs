//! Cards: a symbol and the ship number in the steering wheel. Equal copies are interchangeable, so a card is its
//! kind; how many copies there are is given by the data file.

use arrayvec::{ArrayString, ArrayVec};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

use super::data::data;
use super::kinds::{Area, Symbol};
use crate::Id;

/// All cards but the Doge card.
pub const DECK: usize = 109;
/// The highest ship number.
pub const NUMBERS: u8 = 5;
/// All combinations of a symbol and a ship number, including those without a card.
pub const KINDS: usize = Symbol::COUNT * NUMBERS as usize;

/// A card, written `quartz_3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// Cards in an order: draw pile, display.
pub type Pile = ArrayVec<Card, DECK>;
/// A hand, or what is left of it.
pub type Hand = ArrayVec<Card, 5>;

impl Card {
    /// A card with a ship number from 1 to 5.
    pub const fn new(symbol: Symbol, number: u8) -> Card {
        debug_assert!(number >= 1 && number <= NUMBERS, "ship numbers go from 1 to 5");
        Card(symbol as u8 * NUMBERS + number - 1)
    }

    /// Every card that the type can represent, in the order of the symbols.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..KINDS as u8).map(Card)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn symbol(self) -> Symbol {
        Symbol::ALL[(self.0 / NUMBERS) as usize]
    }

    pub const fn area(self) -> Area {
        self.symbol().area()
    }

    /// The ship number.
    pub const fn number(self) -> u8 {
        self.0 % NUMBERS + 1
    }

    pub fn id(self) -> Id {
        data().card_ids[self.index()]
    }

    pub fn parse(text: &str) -> Option<Card> {
        let (symbol, number) = text.split_at_checked(text.len().checked_sub(2)?)?;
        match number.as_bytes() {
            [b'_', digit @ b'1'..=b'5'] => Some(Card::new(Symbol::parse(symbol)?, digit - b'0')),
            _ => None,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = ArrayString::<16>::new();
        fmt::Write::write_fmt(&mut text, format_args!("{}_{}", self.symbol().as_str(), self.number()))?;
        f.pad(&text)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        Card::parse(&text).ok_or_else(|| de::Error::custom(format_args!("there is no card {text}")))
    }
}

/// A set of cards, without counting copies.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CardSet(u128);

impl CardSet {
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// The cards with this symbol.
    #[must_use]
    pub const fn of_symbol(self, symbol: Symbol) -> CardSet {
        CardSet(self.0 & 0b1_1111 << (symbol as u8 * NUMBERS))
    }

    /// The cards of this area. The symbols of an area are adjacent in the enum.
    #[must_use]
    pub const fn of_area(self, area: Area) -> CardSet {
        let symbols = area.symbols();
        let width = symbols.len() as u32 * NUMBERS as u32;
        CardSet(self.0 & ((1 << width) - 1) << (symbols[0] as u8 * NUMBERS))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        CardSet(cards.into_iter().fold(0, |set, card| set | 1 << card.0))
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = CardSetIter;
    fn into_iter(self) -> CardSetIter {
        CardSetIter(self.0)
    }
}

/// Iterates over a set in the order of the symbols.
#[derive(Clone, Debug)]
pub struct CardSetIter(u128);

impl Iterator for CardSetIter {
    type Item = Card;
    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let card = Card(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(card)
    }
}

/// Removes one copy of a card and keeps the order of the others. Returns whether there was one.
pub fn take_out<const N: usize>(cards: &mut ArrayVec<Card, N>, card: Card) -> bool {
    let place = cards.iter().position(|held| *held == card);
    if let Some(place) = place {
        cards.remove(place);
    }
    place.is_some()
}
