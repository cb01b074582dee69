//! Reads answers in the order of the questions, and makes actions of them.

use super::super::bundle::{Bundle, Item};
use super::super::kinds::{Building, Field, Good, Goods, Stack};
use super::super::map::Hex;
use super::super::orders::Instruction;
use super::super::tile::Tile;
use super::param::{
    BUILDING, COUNT, DISCARD, FIELD, FIRST, GET, GIVE, GOLD, GOOD, OFFER, ORDER, REPLY, SAVE, SECOND, SHIP,
    STACK, STEP, TILE, TIMES, TO, WANT, WAY,
};
use super::{ALL, AREAS, Action, DONE, Move, NONE, ORDERS, Path, Reply, Usable, WAYS};
use crate::answer_reader::InvalidAnswers;
use crate::{Answer, Seat};

/// An answer that may be "none" or "all".
#[derive(Clone, Copy, Debug)]
pub(in crate::anno1701) struct Maybe<T>(pub Option<T>);

/// The answers so far to one side of an offer.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::anno1701) struct OfferSide {
    pub bundle: Bundle,
    /// Nothing is to be added.
    pub done: bool,
}

/// The answers so far to the route of a ship.
#[derive(Clone, Debug, Default)]
pub(in crate::anno1701) struct VoyageAnswers {
    /// The selected part of the sea.
    pub area: Option<&'static str>,
    pub path: Path,
    /// Nothing is to be added.
    pub done: bool,
}

pub(in crate::anno1701) type AnswerReader<'a> = crate::answer_reader::AnswerReader<'a, Move>;

impl AnswerReader<'_> {
    pub(in crate::anno1701) fn number(&mut self, param: &str) -> Result<Option<u8>, InvalidAnswers> {
        self.next(param, number)
    }

    pub(in crate::anno1701) fn good(&mut self, param: &str) -> Result<Option<Good>, InvalidAnswers> {
        self.next(param, Good::parse)
    }

    pub(in crate::anno1701) fn tile(&mut self, param: &str) -> Result<Option<Tile>, InvalidAnswers> {
        self.next(param, Tile::parse)
    }

    pub(in crate::anno1701) fn field(&mut self, param: &str) -> Result<Option<Field>, InvalidAnswers> {
        self.next(param, Field::parse)
    }

    pub(in crate::anno1701) fn word(
        &mut self,
        param: &str,
        words: &[&'static str],
    ) -> Result<Option<&'static str>, InvalidAnswers> {
        self.next(param, |text| words.iter().copied().find(|word| *word == text))
    }

    pub(in crate::anno1701) fn save(&mut self) -> Result<Option<Maybe<Good>>, InvalidAnswers> {
        self.next(SAVE, |text| maybe(text, NONE, Good::parse))
    }

    pub(in crate::anno1701) fn limit(&mut self) -> Result<Option<Maybe<u8>>, InvalidAnswers> {
        self.next(COUNT, |text| maybe(text, NONE, number))
    }

    pub(in crate::anno1701) fn addressee(&mut self) -> Result<Option<Maybe<Seat>>, InvalidAnswers> {
        let seat = |text: &str| number(text)?.checked_sub(1).map(Seat);
        self.next(TO, |text| maybe(text, ALL, seat))
    }

    pub(in crate::anno1701) fn offer(&mut self) -> Result<Option<u32>, InvalidAnswers> {
        self.next(OFFER, parse_offer)
    }

    pub(in crate::anno1701) fn counted_good(
        &mut self,
        param: &str,
    ) -> Result<Option<(Good, u8)>, InvalidAnswers> {
        self.next(param, |text| match parse_counted(text)? {
            (Item::Good(good), count) => Some((good, count)),
            (Item::Gold, _) => None,
        })
    }

    /// Reads one side of an offer; each item at most once.
    pub(in crate::anno1701) fn side(&mut self, param: &str) -> Result<OfferSide, InvalidAnswers> {
        let mut side = OfferSide::default();
        while !side.done && self.asks(param) {
            let item = self
                .next(param, |text| if text == DONE { Some(None) } else { parse_counted(text).map(Some) })?;
            match item.flatten() {
                None => side.done = true,
                Some((item, count)) if side.bundle.count(item) == 0 => side.bundle.set(item, count),
                Some(_) => return Err(InvalidAnswers),
            }
        }
        Ok(side)
    }

    /// Reads a complete side; `None` if it is incomplete.
    pub(in crate::anno1701) fn bundle(&mut self, param: &str) -> Result<Option<Bundle>, InvalidAnswers> {
        let side = self.side(param)?;
        Ok(side.done.then_some(side.bundle))
    }

    /// Reads a route given by its destination, by an area and a destination, or step by step.
    pub(in crate::anno1701) fn voyage(&mut self) -> Result<VoyageAnswers, InvalidAnswers> {
        let mut voyage = VoyageAnswers::default();
        if self.peek().is_some_and(|answer| answer.param == TO && AREAS.contains(&answer.id.as_str())) {
            voyage.area = self.word(TO, &AREAS)?;
            if let Some(path) = self.next(FIELD, parse_path)? {
                voyage = VoyageAnswers { path, done: true, ..voyage };
            }
            return Ok(voyage);
        }
        let Some(path) = self.next(TO, parse_path)? else { return Ok(voyage) };
        voyage.path = path;
        voyage.done = voyage.path.len() > 1;
        while !voyage.done {
            let step = |text: &str| if text == DONE { Some(None) } else { Hex::parse(text).map(Some) };
            match self.next(STEP, step)? {
                None => return Ok(voyage),
                Some(None) => voyage.done = true,
                Some(Some(hex)) => voyage.path.try_push(hex).map_err(|_| InvalidAnswers)?,
            }
        }
        Ok(voyage)
    }

    /// Reads a complete route; `None` if it is incomplete.
    pub(in crate::anno1701) fn path(&mut self) -> Result<Option<Path>, InvalidAnswers> {
        let voyage = self.voyage()?;
        Ok(voyage.done.then_some(voyage.path))
    }

    pub(in crate::anno1701) fn ship(&mut self) -> Result<Option<u8>, InvalidAnswers> {
        self.digit(SHIP)
    }
}

fn maybe<T>(text: &str, nothing: &str, parse: impl Fn(&str) -> Option<T>) -> Option<Maybe<T>> {
    if text == nothing { Some(Maybe(None)) } else { parse(text).map(|value| Maybe(Some(value))) }
}

/// Parses a number without a sign or leading zeros.
fn number(text: &str) -> Option<u8> {
    let plain =
        text.bytes().all(|digit| digit.is_ascii_digit()) && (text.len() == 1 || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

/// `brick`, `brick2`, `gold7`.
pub(in crate::anno1701) fn parse_counted(text: &str) -> Option<(Item, u8)> {
    let digits = text.find(|letter: char| letter.is_ascii_digit()).unwrap_or(text.len());
    let (item, count) = text.split_at(digits);
    let count = if count.is_empty() { 1 } else { number(count).filter(|count| *count > 1)? };
    Some((Item::parse(item)?, count))
}

/// `o12`.
pub(in crate::anno1701) fn parse_offer(text: &str) -> Option<u32> {
    let digits = text.strip_prefix('o')?;
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit()) && !digits.starts_with('0');
    if plain { digits.parse().ok() } else { None }
}

/// `f3e3d2`.
pub(in crate::anno1701) fn parse_path(text: &str) -> Option<Path> {
    let mut path = Path::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (hex, more) = rest.split_at_checked(2)?;
        path.try_push(Hex::parse(hex)?).ok()?;
        rest = more;
    }
    (!path.is_empty()).then_some(path)
}

pub(in crate::anno1701) fn from_answers(answers: &[Answer]) -> Option<Action> {
    let (action, mut rest) = AnswerReader::open(answers).ok()?;
    let action = read_params(action, &mut rest).ok().flatten()?;
    rest.is_done().then_some(action)
}

/// `None` if an answer is missing.
fn read_params(action: Move, rest: &mut AnswerReader) -> Result<Option<Action>, InvalidAnswers> {
    Ok(match action {
        Move::ChooseTiles => {
            let (first, second) = (rest.tile(FIRST)?, rest.tile(SECOND)?);
            first.zip(second).map(|(first, second)| Action::ChooseTiles { first, second })
        }
        Move::Roll => Some(Action::Roll),
        Move::Discard => {
            let mut goods = Goods::NONE;
            while let Some((good, count)) = rest.counted_good(DISCARD)? {
                goods[good] = goods[good].saturating_add(count);
            }
            Some(Action::Discard { goods })
        }
        Move::Offer => {
            let to = rest.addressee()?;
            let terms = rest.bundle(GIVE)?.zip(rest.bundle(WANT)?);
            to.zip(terms).map(|(to, (give, want))| Action::Offer { to: to.0, give, want })
        }
        Move::Counter => {
            let offer = rest.offer()?;
            let terms = rest.bundle(GIVE)?.zip(rest.bundle(WANT)?);
            offer.zip(terms).map(|(offer, (give, want))| Action::Counter { offer, give, want })
        }
        Move::Accept => rest.offer()?.map(|offer| Action::Accept { offer }),
        Move::Decline => rest.offer()?.map(|offer| Action::Decline { offer }),
        Move::Withdraw => rest.offer()?.map(|offer| Action::Withdraw { offer }),
        Move::BuildResident => Some(Action::BuildResident),
        Move::BuildBuilding => rest.field(FIELD)?.map(|field| Action::BuildBuilding { field }),
        Move::BuildShip => rest.save()?.map(|save| Action::BuildShip { save: save.0 }),
        Move::BuyTile => {
            let (stack, way) = (rest.next(STACK, Stack::parse)?, rest.word(WAY, &WAYS)?);
            stack.zip(way).map(|(stack, way)| Action::BuyTile { stack, search: way == "search" })
        }
        Move::KeepTile => rest.tile(TILE)?.map(|tile| Action::KeepTile { tile }),
        Move::PlaceTile => rest.field(FIELD)?.map(|field| Action::PlaceTile { field }),
        Move::Use => read_use(rest)?,
        Move::PayFavour => {
            rest.next(BUILDING, Building::parse)?.map(|building| Action::PayFavour { building })
        }
        Move::Donate => Some(Action::Donate),
        Move::SetSail => Some(Action::SetSail),
        Move::Sail => {
            let (ship, path) = (rest.digit(SHIP)?, rest.path()?);
            ship.zip(path).map(|(ship, path)| Action::Sail { ship, path })
        }
        Move::Discover => rest.digit(SHIP)?.map(|ship| Action::Discover { ship }),
        Move::Found => rest.digit(SHIP)?.map(|ship| Action::Found { ship }),
        Move::Encounter => match rest.next(REPLY, Reply::parse)? {
            Some(Reply::Sell) => {
                let good = rest.good(GOOD)?;
                good.map(|good| Action::Encounter { reply: Reply::Sell, good: Some(good) })
            }
            reply => reply.map(|reply| Action::Encounter { reply, good: None }),
        },
        Move::Retreat => rest.next(TO, Hex::parse)?.map(|to| Action::Retreat { to }),
        Move::EndTurn => Some(Action::EndTurn),
        Move::SetOrders => read_order(rest)?.map(Action::SetOrders),
    })
}

/// Buildings ask for different goods: up to two are given and at most one is taken.
fn read_use(rest: &mut AnswerReader) -> Result<Option<Action>, InvalidAnswers> {
    let building = rest.next(BUILDING, Usable::parse)?;
    let mut given = [None, None];
    for slot in &mut given {
        if rest.asks(GIVE) {
            *slot = rest.good(GIVE)?;
        }
    }
    if given[1].is_some() {
        given.sort();
    }
    let get = rest.good(GET)?;
    Ok(building.map(|building| Action::Use { building, give: given[0], give2: given[1], get }))
}

fn read_order(rest: &mut AnswerReader) -> Result<Option<Instruction>, InvalidAnswers> {
    Ok(match rest.word(ORDER, &ORDERS)? {
        Some("keep") => {
            let (good, count) = (rest.good(GOOD)?, rest.limit()?);
            good.zip(count).map(|(good, count)| Instruction::Keep { good, count: count.0 })
        }
        Some("trade") => {
            let (give, get) = (rest.next(GIVE, Item::parse)?, rest.next(GET, Item::parse)?);
            let times = rest.digit(TIMES)?;
            give.zip(get).zip(times).map(|((give, get), times)| Instruction::Trade { give, get, times })
        }
        Some("keep_gold") => rest.number(GOLD)?.map(|gold| Instruction::KeepGold { gold }),
        Some("ask_on") => Some(Instruction::AskOnTurn { on: true }),
        Some("ask_off") => Some(Instruction::AskOnTurn { on: false }),
        Some("leader_on") => Some(Instruction::TradeWithLeader { on: true }),
        Some("leader_off") => Some(Instruction::TradeWithLeader { on: false }),
        Some("clear") => Some(Instruction::Clear),
        Some(_) | None => None,
    })
}
