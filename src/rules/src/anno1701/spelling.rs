//! Actions as answers to questions, and answers as actions.

use super::action::{Action, Instruction, Move, Path, Reply, Usable};
use super::bundle::{Bundle, Item};
use super::kinds::{Building, Field, Good, Goods, Stack};
use super::map::Hex;
use super::reading::Reader;
use super::tile::Tile;
use crate::asking::Garbled;
use crate::{Answer, Answers, Id, Param, Seat, VERB, Verb, When};

/// The names of the questions.
pub(super) mod param {
    pub const FIRST: &str = "first";
    pub const SECOND: &str = "second";
    pub const DISCARD: &str = "discard";
    pub const TO: &str = "to";
    pub const GIVE: &str = "give";
    pub const WANT: &str = "want";
    pub const OFFER: &str = "offer";
    pub const FIELD: &str = "field";
    pub const SAVE: &str = "save";
    pub const STACK: &str = "stack";
    pub const WAY: &str = "way";
    pub const TILE: &str = "tile";
    pub const BUILDING: &str = "building";
    pub const GET: &str = "get";
    pub const SHIP: &str = "ship";
    pub const STEP: &str = "step";
    pub const REPLY: &str = "reply";
    pub const GOOD: &str = "good";
    pub const ORDER: &str = "order";
    pub const COUNT: &str = "count";
    pub const TIMES: &str = "times";
    pub const GOLD: &str = "gold";
}
use param::{
    BUILDING, COUNT, DISCARD, FIELD, FIRST, GET, GIVE, GOLD, GOOD, OFFER, ORDER, REPLY, SAVE, SECOND, SHIP,
    STACK, STEP, TILE, TIMES, TO, WANT, WAY,
};

const fn one(name: &'static str) -> Param {
    Param { name, many: false, usual: false }
}

const fn verb(action: Move, when: When, params: &'static [Param]) -> Verb {
    Verb { id: action.as_str(), params, when }
}

const fn due(action: Move, params: &'static [Param]) -> Verb {
    verb(action, When::Due, params)
}

/// In the order of `Move`. Offers and answers to them are made in and beside one's turn, and nobody waits for them.
pub(super) const VERBS: [Verb; Move::COUNT] = [
    due(Move::ChooseTiles, &[one(FIRST), one(SECOND)]),
    due(Move::Roll, &[]),
    due(Move::Discard, &[Param { name: DISCARD, many: true, usual: false }]),
    due(Move::KeepTile, &[one(TILE)]),
    due(Move::PlaceTile, &[one(FIELD)]),
    due(Move::BuildResident, &[]),
    due(Move::BuildBuilding, &[one(FIELD)]),
    due(Move::BuildShip, &[one(SAVE)]),
    due(Move::BuyTile, &[one(STACK), one(WAY)]),
    due(Move::Use, &[one(BUILDING), one(GIVE), one(GET)]),
    due(Move::PayFavour, &[one(BUILDING)]),
    due(Move::Donate, &[]),
    due(Move::Encounter, &[one(REPLY), one(GOOD)]),
    due(Move::Retreat, &[one(TO)]),
    due(Move::Found, &[one(SHIP)]),
    due(Move::Discover, &[one(SHIP)]),
    due(Move::Sail, &[one(SHIP), one(TO), one(FIELD), one(STEP)]),
    verb(Move::Offer, When::Ahead, &[one(TO), one(GIVE), one(WANT)]),
    verb(Move::Accept, When::Ahead, &[one(OFFER)]),
    verb(Move::Counter, When::Ahead, &[one(OFFER), one(GIVE), one(WANT)]),
    verb(Move::Decline, When::Ahead, &[one(OFFER)]),
    verb(Move::Withdraw, When::Ahead, &[one(OFFER)]),
    due(Move::SetSail, &[]),
    due(Move::EndTurn, &[]),
    verb(
        Move::SetOrders,
        When::Anytime,
        &[one(ORDER), one(GOOD), one(COUNT), one(GIVE), one(GET), one(TIMES), one(GOLD)],
    ),
];

/// Ends a list of answers.
pub(super) const DONE: &str = "done";
/// The answer to `to` that addresses everybody.
pub(super) const ALL: &str = "all";
/// The answer that saves nothing, or sets no limit.
pub(super) const NONE: &str = "none";
/// The answers to `way`.
pub(super) const WAYS: [&str; 2] = ["top", "search"];
/// The answers to `to` that lead to the fields of a part of the sea.
pub(super) const AREAS: [&str; 3] = ["west", "middle", "east"];
/// The answers to `order`.
pub(super) const ORDERS: [&str; 8] =
    ["keep", "trade", "keep_gold", "ask_on", "ask_off", "leader_on", "leader_off", "clear"];
/// At most so many cards of a good in one answer to `discard`.
pub(super) const MOST_AT_ONCE: u8 = 4;

pub(super) fn read(answers: &[Answer]) -> Option<Action> {
    let (action, mut rest) = Reader::open(answers).ok()?;
    let action = read_rest(action, &mut rest).ok().flatten()?;
    rest.is_done().then_some(action)
}

/// `None`: something is not answered yet.
fn read_rest(action: Move, rest: &mut Reader) -> Result<Option<Action>, Garbled> {
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

/// Which goods a building asks for shows in the answers: up to two are given, at most one is taken.
fn read_use(rest: &mut Reader) -> Result<Option<Action>, Garbled> {
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

fn read_order(rest: &mut Reader) -> Result<Option<Instruction>, Garbled> {
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

pub(super) fn seat_id(seat: Seat) -> Id {
    Id::number(i64::from(seat.0) + 1)
}

/// `brick`, `brick2`, `gold7`.
pub(super) fn counted_id(item: Item, count: u8) -> Id {
    let mut text = arrayvec::ArrayString::<23>::from(item.as_str()).unwrap_or_default();
    if count != 1 {
        let _ = text.try_push_str(Id::number(count).as_str());
    }
    Id::new(&text)
}

/// `o12`.
pub(super) fn offer_id(number: u32) -> Id {
    let mut text = arrayvec::ArrayString::<23>::from("o").unwrap_or_default();
    let _ = text.try_push_str(Id::number(number).as_str());
    Id::new(&text)
}

/// `f3e3d2`.
pub(super) fn path_id(path: &Path) -> Id {
    let mut text = arrayvec::ArrayString::<23>::new();
    for hex in path {
        let _ = text.try_push_str(hex.id().as_str());
    }
    Id::new(&text)
}

pub(super) fn spell(action: &Action) -> Answers {
    let mut spelt = Spelt(Answers::new());
    spelt.say(VERB, action.name().id());
    match action {
        Action::ChooseTiles { first, second } => {
            spelt.say(FIRST, Tile::id(*first));
            spelt.say(SECOND, Tile::id(*second));
        }
        Action::Discard { goods } => {
            for (good, count) in goods.iter() {
                let mut left = count;
                while left > 0 {
                    let part = left.min(MOST_AT_ONCE);
                    spelt.say(DISCARD, counted_id(Item::Good(good), part));
                    left -= part;
                }
            }
        }
        Action::Offer { to, give, want } => {
            spelt.say(TO, to.map_or(Id::new(ALL), seat_id));
            spelt.terms(*give, *want);
        }
        Action::Counter { offer, give, want } => {
            spelt.say(OFFER, offer_id(*offer));
            spelt.terms(*give, *want);
        }
        Action::Accept { offer } | Action::Decline { offer } | Action::Withdraw { offer } => {
            spelt.say(OFFER, offer_id(*offer));
        }
        Action::BuildBuilding { field } | Action::PlaceTile { field } => spelt.say(FIELD, Field::id(*field)),
        Action::BuildShip { save } => spelt.say(SAVE, save.map_or(Id::new(NONE), Good::id)),
        Action::BuyTile { stack, search } => {
            spelt.say(STACK, stack.id());
            spelt.say(WAY, Id::new(WAYS[usize::from(*search)]));
        }
        Action::KeepTile { tile } => spelt.say(TILE, tile.id()),
        Action::Use { building, give, give2, get } => {
            spelt.say(BUILDING, Id::new(building.as_str()));
            for good in give.iter().chain(give2) {
                spelt.say(GIVE, good.id());
            }
            if let Some(good) = get {
                spelt.say(GET, good.id());
            }
        }
        Action::PayFavour { building } => spelt.say(BUILDING, building.id()),
        Action::Sail { ship, path } => {
            spelt.say(SHIP, Id::number(*ship));
            for (index, hex) in path.iter().enumerate() {
                spelt.say(if index == 0 { TO } else { STEP }, hex.id());
            }
            spelt.say(STEP, Id::new(DONE));
        }
        Action::Discover { ship } | Action::Found { ship } => spelt.say(SHIP, Id::number(*ship)),
        Action::Encounter { reply, good } => {
            spelt.say(REPLY, reply.id());
            if let Some(good) = good {
                spelt.say(GOOD, good.id());
            }
        }
        Action::Retreat { to } => spelt.say(TO, to.id()),
        Action::SetOrders(order) => spelt.order(*order),
        Action::Roll | Action::BuildResident | Action::Donate | Action::SetSail | Action::EndTurn => {}
    }
    spelt.0
}

/// Answers in the making. An action from outside may say more than fits; it is cut short, and is not offered anyway.
struct Spelt(Answers);

impl Spelt {
    fn say(&mut self, param: &'static str, id: Id) {
        let _ = self.0.try_push(Answer { param, id });
    }

    fn terms(&mut self, give: Bundle, want: Bundle) {
        for (param, side) in [(GIVE, give), (WANT, want)] {
            side.items().for_each(|(item, count)| self.say(param, counted_id(item, count)));
            self.say(param, Id::new(DONE));
        }
    }

    fn order(&mut self, order: Instruction) {
        let name = match order {
            Instruction::Keep { .. } => "keep",
            Instruction::Trade { .. } => "trade",
            Instruction::KeepGold { .. } => "keep_gold",
            Instruction::AskOnTurn { on: true } => "ask_on",
            Instruction::AskOnTurn { on: false } => "ask_off",
            Instruction::TradeWithLeader { on: true } => "leader_on",
            Instruction::TradeWithLeader { on: false } => "leader_off",
            Instruction::Clear => "clear",
        };
        self.say(ORDER, Id::new(name));
        match order {
            Instruction::Keep { good, count } => {
                self.say(GOOD, good.id());
                self.say(COUNT, count.map_or(Id::new(NONE), Id::number));
            }
            Instruction::Trade { give, get, times } => {
                self.say(GIVE, give.id());
                self.say(GET, get.id());
                self.say(TIMES, Id::number(times));
            }
            Instruction::KeepGold { gold } => self.say(GOLD, Id::number(gold)),
            Instruction::AskOnTurn { .. } | Instruction::TradeWithLeader { .. } | Instruction::Clear => {}
        }
    }
}
