//! Population cards and expedition cards, by number, and sets of them.

use serde::{Deserialize, Serialize};

use super::kinds::Deck;
use crate::Id;

/// How many cards each deck has, in the order of `Deck::ALL`.
pub const DECK_SIZES: [usize; Deck::COUNT] = [46, 32, 24];
pub const CARDS: usize = 102;
pub const EXPEDITIONS: usize = 22;

/// A population card, `fw_01` to `nw_24`: its index among the cards of all decks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

impl Card {
    /// The card of this number, from 1.
    pub fn of(deck: Deck, number: usize) -> Option<Card> {
        (1..=DECK_SIZES[deck.index()]).contains(&number).then(|| Card((deck.start() + number - 1) as u8))
    }

    pub fn new(index: usize) -> Option<Card> {
        (index < CARDS).then_some(Card(index as u8))
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn deck(self) -> Deck {
        match self.index() {
            0..46 => Deck::Fw,
            46..78 => Deck::Aei,
            _ => Deck::Nw,
        }
    }

    /// From 1.
    pub fn number(self) -> usize {
        self.index() - self.deck().start() + 1
    }

    /// Formatted by hand, because this is called very often.
    pub fn id(self) -> Id {
        let mut text = arrayvec::ArrayString::<8>::new();
        let number = self.number() as u8;
        text.push_str(self.deck().as_str());
        text.push('_');
        text.push(char::from(b'0' + number / 10));
        text.push(char::from(b'0' + number % 10));
        Id::new(&text)
    }

    pub fn parse(text: &str) -> Option<Card> {
        let (deck, number) = text.split_once('_')?;
        Card::of(Deck::parse(deck)?, two_digits(number)?)
    }
}

impl Deck {
    /// The index of its first card.
    const fn start(self) -> usize {
        match self {
            Deck::Fw => 0,
            Deck::Aei => 46,
            Deck::Nw => 78,
        }
    }

    pub fn cards(self) -> impl Iterator<Item = Card> {
        (self.start()..self.start() + DECK_SIZES[self.index()]).map(|index| Card(index as u8))
    }
}

fn two_digits(text: &str) -> Option<usize> {
    match text.as_bytes() {
        [tens @ b'0'..=b'9', ones @ b'0'..=b'9'] => {
            Some(usize::from(tens - b'0') * 10 + usize::from(ones - b'0'))
        }
        _ => None,
    }
}

impl std::fmt::Debug for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}_{:02}", self.deck().as_str(), self.number())
    }
}

impl TryFrom<String> for Card {
    type Error = String;
    fn try_from(text: String) -> Result<Card, String> {
        Card::parse(&text).ok_or_else(|| format!("there is no card {text:?}"))
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        format!("{card:?}")
    }
}

/// A set of population cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct Cards(u128);

impl Cards {
    pub const NONE: Cards = Cards(0);

    pub fn one(card: Card) -> Cards {
        Cards(1 << card.0)
    }

    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Returns whether it was there.
    pub fn remove(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        self.0 &= !(1 << card.0);
        there
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    #[must_use]
    pub const fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    #[must_use]
    pub const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    #[must_use]
    pub fn of(self, deck: Deck) -> Cards {
        let size = DECK_SIZES[deck.index()];
        Cards(self.0 & (((1 << size) - 1) << deck.start()))
    }

    /// The lowest id first.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| Card(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            card
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |set, card| set.or(Cards::one(card)))
    }
}

impl From<Vec<Card>> for Cards {
    fn from(cards: Vec<Card>) -> Cards {
        cards.into_iter().collect()
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Vec<Card> {
        cards.iter().collect()
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// An expedition card: `exp_01` to `exp_22`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Expedition(u8);

impl Expedition {
    pub fn all() -> impl Iterator<Item = Expedition> {
        (0..EXPEDITIONS as u8).map(Expedition)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn id(self) -> Id {
        Id::new(&String::from(self))
    }

    pub fn parse(text: &str) -> Option<Expedition> {
        let number = text.strip_prefix("exp_").and_then(two_digits)?;
        (1..=EXPEDITIONS).contains(&number).then(|| Expedition(number as u8 - 1))
    }
}

impl std::fmt::Debug for Expedition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "exp_{:02}", self.0 + 1)
    }
}

impl TryFrom<String> for Expedition {
    type Error = String;
    fn try_from(text: String) -> Result<Expedition, String> {
        Expedition::parse(&text).ok_or_else(|| format!("there is no expedition card {text:?}"))
    }
}

impl From<Expedition> for String {
    fn from(card: Expedition) -> String {
        format!("{card:?}")
    }
}

/// A set of expedition cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Expedition>", into = "Vec<Expedition>")]
pub struct Expeditions(u32);

impl Expeditions {
    pub fn insert(&mut self, card: Expedition) {
        self.0 |= 1 << card.0;
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Expedition> + Clone {
        (0..EXPEDITIONS as u8).map(Expedition).filter(move |card| self.0 & (1 << card.0) != 0)
    }
}

impl From<Vec<Expedition>> for Expeditions {
    fn from(cards: Vec<Expedition>) -> Expeditions {
        cards.into_iter().fold(Expeditions::default(), |mut set, card| {
            set.insert(card);
            set
        })
    }
}

impl From<Expeditions> for Vec<Expedition> {
    fn from(cards: Expeditions) -> Vec<Expedition> {
        cards.iter().collect()
    }
}

impl std::fmt::Debug for Expeditions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
