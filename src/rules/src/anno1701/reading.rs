//! Walks through answers in the order of the questions.

use super::action::{Move, Path};
use super::bundle::{Bundle, Item};
use super::kinds::{Field, Good};
use super::map::Hex;
use super::spelling::param::{COUNT, FIELD, OFFER, SAVE, SHIP, STEP, TO};
use super::spelling::{ALL, AREAS, DONE, NONE};
use super::tile::Tile;
use crate::Seat;
use crate::asking::Garbled;

/// An answer that may say "none" or "all".
#[derive(Clone, Copy, Debug)]
pub(super) struct Maybe<T>(pub Option<T>);

/// One side of an offer in the making.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Side {
    pub bundle: Bundle,
    /// Nothing is to be added.
    pub done: bool,
}

/// The way of a ship in the making.
#[derive(Clone, Debug, Default)]
pub(super) struct Voyage {
    /// The part of the sea whose fields are asked for.
    pub area: Option<&'static str>,
    pub path: Path,
    /// Nothing is to be added.
    pub done: bool,
}

pub(super) type Reader<'a> = crate::asking::Reader<'a, Move>;

impl Reader<'_> {
    pub(super) fn number(&mut self, param: &str) -> Result<Option<u8>, Garbled> {
        self.next(param, number)
    }

    pub(super) fn good(&mut self, param: &str) -> Result<Option<Good>, Garbled> {
        self.next(param, Good::parse)
    }

    pub(super) fn tile(&mut self, param: &str) -> Result<Option<Tile>, Garbled> {
        self.next(param, Tile::parse)
    }

    pub(super) fn field(&mut self, param: &str) -> Result<Option<Field>, Garbled> {
        self.next(param, Field::parse)
    }

    pub(super) fn word(
        &mut self,
        param: &str,
        words: &[&'static str],
    ) -> Result<Option<&'static str>, Garbled> {
        self.next(param, |text| words.iter().copied().find(|word| *word == text))
    }

    pub(super) fn save(&mut self) -> Result<Option<Maybe<Good>>, Garbled> {
        self.next(SAVE, |text| maybe(text, NONE, Good::parse))
    }

    pub(super) fn limit(&mut self) -> Result<Option<Maybe<u8>>, Garbled> {
        self.next(COUNT, |text| maybe(text, NONE, number))
    }

    pub(super) fn addressee(&mut self) -> Result<Option<Maybe<Seat>>, Garbled> {
        let seat = |text: &str| number(text)?.checked_sub(1).map(Seat);
        self.next(TO, |text| maybe(text, ALL, seat))
    }

    pub(super) fn offer(&mut self) -> Result<Option<u32>, Garbled> {
        self.next(OFFER, offer)
    }

    pub(super) fn counted_good(&mut self, param: &str) -> Result<Option<(Good, u8)>, Garbled> {
        self.next(param, |text| match counted(text)? {
            (Item::Good(good), count) => Some((good, count)),
            (Item::Gold, _) => None,
        })
    }

    /// What has been put on one side of an offer so far; each item at most once.
    pub(super) fn side(&mut self, param: &str) -> Result<Side, Garbled> {
        let mut side = Side::default();
        while !side.done && self.asks(param) {
            let item =
                self.next(param, |text| if text == DONE { Some(None) } else { counted(text).map(Some) })?;
            match item.flatten() {
                None => side.done = true,
                Some((item, count)) if side.bundle.count(item) == 0 => side.bundle.set(item, count),
                Some(_) => return Err(Garbled),
            }
        }
        Ok(side)
    }

    /// A whole side; `None`: it is not done.
    pub(super) fn bundle(&mut self, param: &str) -> Result<Option<Bundle>, Garbled> {
        let side = self.side(param)?;
        Ok(side.done.then_some(side.bundle))
    }

    /// How far a voyage has been said: by its end, by an area and then its end, or step by step.
    pub(super) fn voyage(&mut self) -> Result<Voyage, Garbled> {
        let mut voyage = Voyage::default();
        if self.peek().is_some_and(|answer| answer.param == TO && AREAS.contains(&answer.id.as_str())) {
            voyage.area = self.word(TO, &AREAS)?;
            if let Some(path) = self.next(FIELD, path)? {
                voyage = Voyage { path, done: true, ..voyage };
            }
            return Ok(voyage);
        }
        let Some(path) = self.next(TO, path)? else { return Ok(voyage) };
        voyage.path = path;
        voyage.done = voyage.path.len() > 1;
        while !voyage.done {
            let step = |text: &str| if text == DONE { Some(None) } else { Hex::parse(text).map(Some) };
            match self.next(STEP, step)? {
                None => return Ok(voyage),
                Some(None) => voyage.done = true,
                Some(Some(hex)) => voyage.path.try_push(hex).map_err(|_| Garbled)?,
            }
        }
        Ok(voyage)
    }

    /// A whole voyage; `None`: it is not done.
    pub(super) fn path(&mut self) -> Result<Option<Path>, Garbled> {
        let voyage = self.voyage()?;
        Ok(voyage.done.then_some(voyage.path))
    }

    pub(super) fn ship(&mut self) -> Result<Option<u8>, Garbled> {
        self.digit(SHIP)
    }
}

fn maybe<T>(text: &str, nothing: &str, parse: impl Fn(&str) -> Option<T>) -> Option<Maybe<T>> {
    if text == nothing { Some(Maybe(None)) } else { parse(text).map(|value| Maybe(Some(value))) }
}

/// Written without a sign or leading zeros.
fn number(text: &str) -> Option<u8> {
    let plain =
        text.bytes().all(|digit| digit.is_ascii_digit()) && (text.len() == 1 || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

/// `brick`, `brick2`, `gold7`.
pub(super) fn counted(text: &str) -> Option<(Item, u8)> {
    let digits = text.find(|letter: char| letter.is_ascii_digit()).unwrap_or(text.len());
    let (item, count) = text.split_at(digits);
    let count = if count.is_empty() { 1 } else { number(count).filter(|count| *count > 1)? };
    Some((Item::parse(item)?, count))
}

/// `o12`.
pub(super) fn offer(text: &str) -> Option<u32> {
    let digits = text.strip_prefix('o')?;
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit()) && !digits.starts_with('0');
    if plain { digits.parse().ok() } else { None }
}

/// `f3e3d2`.
pub(super) fn path(text: &str) -> Option<Path> {
    let mut path = Path::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (hex, more) = rest.split_at_checked(2)?;
        path.try_push(Hex::parse(hex)?).ok()?;
        rest = more;
    }
    (!path.is_empty()).then_some(path)
}
