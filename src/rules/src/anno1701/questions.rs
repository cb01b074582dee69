//! The questions: what a player may do now, one answer after the other. What is offered is what is accepted.

use super::action::{MAX_PATH, Move, Path, Reply, Usable};
use super::advantages::{Bargain, Goodwill, bargain};
use super::bundle::{Bundle, Item};
use super::data::{SHIPS, data};
use super::kinds::{Building, Field, Good, Goods, Stack};
use super::map::Hex;
use super::offers::most;
use super::reading::Reader;
use super::spelling::param::{
    BUILDING, DISCARD, FIELD, FIRST, GET, GIVE, GOOD, OFFER, REPLY, SAVE, SECOND, SHIP, STACK, STEP, TILE,
    TO, WANT, WAY,
};
use super::spelling::{ALL, AREAS, DONE, MOST_AT_ONCE, NONE, WAYS, counted_id, offer_id, path_id, seat_id};
use super::state::State;
use super::tile::Tile;
use crate::asking::{Garbled, complete, question};
use crate::{Answer, Asked, Id, Seat};

/// So many answers fit into a menu.
const MENU: usize = 25;

fn goods(goods: impl Iterator<Item = Good>) -> impl Iterator<Item = Id> {
    goods.map(Good::id)
}

impl State {
    pub(super) fn question(&self, seat: Seat, answers: &[Answer], options: &mut Vec<Id>) -> Asked {
        let open = || {
            let moves = Move::ALL.iter().copied().filter(|action| self.is_open(seat, *action));
            moves.map(Move::id)
        };
        Reader::ask(answers, options, open, |action, rest, options| {
            self.permits(seat, action).map_err(|_| Garbled)?;
            self.question_of(seat, action, rest, options)
        })
    }

    /// Is there any legal action of this name?
    fn is_open(&self, seat: Seat, action: Move) -> bool {
        self.permits(seat, action).is_ok()
            && match action {
                // What the phase asks for can always be answered.
                Move::Roll
                | Move::SetSail
                | Move::EndTurn
                | Move::SetOrders
                | Move::ChooseTiles
                | Move::Discard
                | Move::KeepTile
                | Move::PlaceTile
                | Move::Encounter
                | Move::Retreat => true,
                Move::BuildResident => self.may_build_resident().is_ok(),
                Move::BuildBuilding => self.buildable().next().is_some(),
                Move::BuildShip => self.savings().next().is_some(),
                Move::BuyTile => self.purchasable().next().is_some(),
                Move::Use => self.usable().next().is_some(),
                Move::PayFavour => self.payable().next().is_some(),
                Move::Donate => self.may_donate().is_ok(),
                Move::Sail => ships().any(|ship| self.next_steps(ship, &[]).next().is_some()),
                Move::Discover => ships().any(|ship| self.may_discover(ship).is_ok()),
                Move::Found => ships().any(|ship| self.may_found(ship).is_ok()),
                Move::Offer => self.addressees(seat).next().is_some() && self.has_anything(seat),
                Move::Accept => {
                    self.offers_where(|number| self.may_accept(seat, number).is_ok()).next().is_some()
                }
                Move::Counter => {
                    let open = |number| self.may_counter(seat, number).is_ok();
                    self.has_anything(seat) && self.offers_where(open).next().is_some()
                }
                Move::Decline => {
                    self.offers_where(|number| self.may_decline(seat, number).is_ok()).next().is_some()
                }
                Move::Withdraw => {
                    self.offers_where(|number| self.may_withdraw(seat, number).is_ok()).next().is_some()
                }
            }
    }

    fn question_of(
        &self,
        seat: Seat,
        action: Move,
        rest: &mut Reader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, Garbled> {
        Ok(match action {
            Move::Roll | Move::SetSail | Move::EndTurn => complete(true, rest),
            Move::BuildResident => complete(self.may_build_resident().is_ok(), rest),
            Move::Donate => complete(self.may_donate().is_ok(), rest),
            Move::ChooseTiles => match (rest.tile(FIRST)?, rest.tile(SECOND)?) {
                (None, _) => question(FIRST, options, self.dealt(seat, None)),
                (Some(first), None) => question(SECOND, options, self.dealt(seat, Some(first))),
                (Some(first), Some(second)) => {
                    complete(self.may_choose_tiles(seat, first, second).is_ok(), rest)
                }
            },
            Move::Discard => self.discard_question(rest, options)?,
            Move::KeepTile => match rest.tile(TILE)? {
                None => question(TILE, options, self.searched.iter().map(|tile| tile.id())),
                Some(tile) => complete(self.may_keep_tile(tile).is_ok(), rest),
            },
            Move::PlaceTile => match rest.field(FIELD)? {
                None => question(FIELD, options, self.placeable().map(Field::id)),
                Some(field) => complete(self.may_place_tile(field).is_ok(), rest),
            },
            Move::BuildBuilding => match rest.field(FIELD)? {
                None => question(FIELD, options, self.buildable().map(Field::id)),
                Some(field) => complete(self.may_build_building(field).is_ok(), rest),
            },
            Move::BuildShip => match rest.save()? {
                None => {
                    question(SAVE, options, self.savings().map(|save| save.map_or(Id::new(NONE), Good::id)))
                }
                Some(save) => complete(self.may_build_ship(save.0).is_ok(), rest),
            },
            Move::BuyTile => match (rest.next(STACK, Stack::parse)?, rest.word(WAY, &WAYS)?) {
                (None, _) => question(STACK, options, self.purchasable().map(Stack::id)),
                (Some(stack), None) => {
                    let ways = WAYS.iter().filter(|way| self.may_buy_tile(stack, **way == "search").is_ok());
                    question(WAY, options, ways.map(|way| Id::new(way)))
                }
                (Some(stack), Some(way)) => complete(self.may_buy_tile(stack, way == "search").is_ok(), rest),
            },
            Move::Use => self.use_question(rest, options)?,
            Move::PayFavour => match rest.next(BUILDING, Building::parse)? {
                None => question(BUILDING, options, self.payable().map(Building::id)),
                Some(building) => complete(self.may_pay_favour(building).is_ok(), rest),
            },
            Move::Encounter => match (rest.next(REPLY, Reply::parse)?, rest.good(GOOD)?) {
                (None, _) => question(REPLY, options, self.replies().map(Reply::id)),
                (Some(Reply::Sell), None) => question(GOOD, options, goods(self.sellable())),
                (Some(reply), good) => complete(self.may_reply(reply, good).is_ok(), rest),
            },
            Move::Retreat => match rest.next(TO, Hex::parse)? {
                None => {
                    let harbours = self.nearer_harbours().map(|(_, hex)| hex);
                    question(TO, options, harbours.chain([data().chart.start]).map(Hex::id))
                }
                Some(to) => complete(self.may_retreat(to).is_ok(), rest),
            },
            Move::Discover => match rest.ship()? {
                None => question(SHIP, options, able(|ship| self.may_discover(ship).is_ok())),
                Some(ship) => complete(self.may_discover(ship).is_ok(), rest),
            },
            Move::Found => match rest.ship()? {
                None => question(SHIP, options, able(|ship| self.may_found(ship).is_ok())),
                Some(ship) => complete(self.may_found(ship).is_ok(), rest),
            },
            Move::Sail => self.sail_question(rest, options)?,
            Move::Offer | Move::Counter => self.terms_question(seat, action, rest, options)?,
            Move::Accept => {
                self.offer_question(rest, options, |number| self.may_accept(seat, number).is_ok())?
            }
            Move::Decline => {
                self.offer_question(rest, options, |number| self.may_decline(seat, number).is_ok())?
            }
            Move::Withdraw => {
                self.offer_question(rest, options, |number| self.may_withdraw(seat, number).is_ok())?
            }
            Move::SetOrders => self.order_question(seat, rest, options)?,
        })
    }

    /// Cards are named in any order, several of a kind at once.
    fn discard_question(&self, rest: &mut Reader, options: &mut Vec<Id>) -> Result<Asked, Garbled> {
        let mut left = self.player().hand;
        let mut owed = self.owed;
        while owed > 0 {
            match rest.counted_good(DISCARD)? {
                None => {
                    let counted = left.kinds().flat_map(|good| {
                        let most = left[good].min(owed).min(MOST_AT_ONCE);
                        (1..=most).map(move |count| counted_id(Item::Good(good), count))
                    });
                    return Ok(question(DISCARD, options, counted));
                }
                Some((good, count)) if count <= left[good].min(owed).min(MOST_AT_ONCE) => {
                    left[good] -= count;
                    owed -= count;
                }
                Some(_) => return Err(Garbled),
            }
        }
        Ok(complete(true, rest))
    }

    /// What a building asks for depends on what it does.
    fn use_question(&self, rest: &mut Reader, options: &mut Vec<Id>) -> Result<Asked, Garbled> {
        let Some(building) = rest.next(BUILDING, Usable::parse)? else {
            return Ok(question(BUILDING, options, self.usable().map(|building| Id::new(building.as_str()))));
        };
        if self.is_ready(building).is_err() {
            return Ok(Asked::Nothing);
        }
        let Some(deal) = bargain(building) else { return Ok(Asked::Nothing) };
        let mut wish = Goodwill::default();
        let wanted: usize = match deal {
            Bargain::Equal { give: None, .. } | Bargain::Sell(_) => 1,
            Bargain::AnyTwo => 2,
            Bargain::Equal { .. } | Bargain::Buy(_) => 0,
        };
        let mut given = [None; 2];
        for index in 0..wanted {
            match rest.good(GIVE)? {
                None => {
                    let can = self.givable(building, deal, given[0]);
                    return Ok(question(GIVE, options, goods(can.into_iter())));
                }
                good => given[index] = good,
            }
        }
        if wanted == 2 {
            given.sort();
        }
        (wish.give, wish.give2) = (given[0], given[1]);
        if matches!(deal, Bargain::Sell(_)) {
            return Ok(complete(self.may_use(building, wish).is_ok(), rest));
        }
        match rest.good(GET)? {
            None => Ok(question(GET, options, goods(self.obtainable(building, wish)))),
            get => Ok(complete(self.may_use(building, Goodwill { get, ..wish }).is_ok(), rest)),
        }
    }

    /// The goods that may be given, after perhaps a first one of two.
    fn givable(&self, building: Usable, deal: Bargain, first: Option<Good>) -> Vec<Good> {
        let held = Good::ALL.iter().copied();
        let could = |wish: Goodwill| self.obtainable(building, wish).next().is_some();
        let fits = |good: &Good| {
            let wish = Goodwill { give: Some(*good), ..Goodwill::default() };
            match (deal, first) {
                (Bargain::Sell(_), _) => self.may_use(building, wish).is_ok(),
                (Bargain::AnyTwo, None) => held.clone().any(|second| could(sorted(*good, second))),
                (Bargain::AnyTwo, Some(first)) => could(sorted(first, *good)),
                (Bargain::Equal { .. } | Bargain::Buy(_), _) => could(wish),
            }
        };
        held.clone().filter(fits).collect()
    }

    fn obtainable(&self, building: Usable, wish: Goodwill) -> impl Iterator<Item = Good> + '_ {
        let legal = move |good: &Good| self.may_use(building, Goodwill { get: Some(*good), ..wish }).is_ok();
        Good::ALL.iter().copied().filter(legal)
    }

    fn usable(&self) -> impl Iterator<Item = Usable> + '_ {
        // One bit per kind that stands there unused: most kinds are nowhere.
        let ready = self.player().built().filter(|lying| !lying.used);
        let ready = ready.fold(0_u32, |kinds, lying| kinds | 1 << lying.tile.kind() as u32);
        let kinds = Building::ALL.iter().copied().filter(move |kind| ready >> *kind as u32 & 1 != 0);
        let all = [Usable::Settler, Usable::VillageCentre].into_iter().chain(kinds.map(Usable::Building));
        all.filter(|building| self.is_ready(*building).is_ok() && self.has_use(*building))
    }

    fn has_use(&self, building: Usable) -> bool {
        match bargain(building) {
            None => false,
            Some(Bargain::Equal { give: Some(_), .. } | Bargain::Buy(_)) => {
                self.obtainable(building, Goodwill::default()).next().is_some()
            }
            Some(deal) => !self.givable(building, deal, None).is_empty(),
        }
    }

    /// A destination, the part of the sea where it lies, or the first step; then step by step until it is enough.
    fn sail_question(&self, rest: &mut Reader, options: &mut Vec<Id>) -> Result<Asked, Garbled> {
        let Some(ship) = rest.ship()? else {
            return Ok(question(SHIP, options, able(|ship| self.next_steps(ship, &[]).next().is_some())));
        };
        let voyage = rest.voyage()?;
        if !voyage.path.is_empty() && self.may_sail(ship, &voyage.path).is_err() {
            return Ok(Asked::Nothing);
        }
        if voyage.done {
            return Ok(complete(true, rest));
        }
        if voyage.path.is_empty() {
            return Ok(self.destination_question(ship, voyage.area, options));
        }
        let more = voyage.path.len() < MAX_PATH;
        let steps = self.next_steps(ship, &voyage.path).filter(|_| more).map(Hex::id);
        Ok(question(STEP, options, [Id::new(DONE)].into_iter().chain(steps)))
    }

    fn destination_question(&self, ship: u8, area: Option<&str>, options: &mut Vec<Id>) -> Asked {
        let Some(routes) = usize::from(ship)
            .checked_sub(1)
            .filter(|ship| *ship < SHIPS)
            .and_then(|ship| self.routes_of(ship))
        else {
            return Asked::Nothing;
        };
        let near = self.next_steps(ship, &[]).map(Hex::id);
        let ways = routes.fields.iter().filter_map(|hex| Some((*hex, routes.way(*hex)?.path)));
        let mut beyond = ways.filter(|(_, path)| path.len() > 1);
        let id = |(_, path): (Hex, Path)| path_id(&path);
        match area {
            Some(area) => question(FIELD, options, beyond.filter(|(hex, _)| area_of(*hex) == area).map(id)),
            None if routes.fields.len() <= MENU => question(TO, options, near.chain(beyond.map(id))),
            None => {
                let mut there = [false; AREAS.len()];
                beyond.by_ref().for_each(|(hex, _)| {
                    there[AREAS.iter().position(|area| *area == area_of(hex)).unwrap_or(0)] = true;
                });
                let areas = AREAS.iter().zip(there).filter(|(_, there)| *there);
                question(TO, options, near.chain(areas.map(|(area, _)| Id::new(area))))
            }
        }
    }

    /// What is given, then what is wanted, each until it is enough.
    fn terms_question(
        &self,
        seat: Seat,
        action: Move,
        rest: &mut Reader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, Garbled> {
        let to = if action == Move::Offer {
            match rest.addressee()? {
                None if self.has_anything(seat) => return Ok(question(TO, options, self.addressees(seat))),
                None => return Ok(Asked::Nothing),
                Some(to) => to.0,
            }
        } else {
            let open = |number| self.may_counter(seat, number).is_ok();
            match rest.offer()? {
                None => return Ok(question(OFFER, options, self.offers_where(open).map(offer_id))),
                Some(number) => match self.may_counter(seat, number) {
                    Ok(from) => Some(from),
                    Err(_) => return Ok(Asked::Nothing),
                },
            }
        };
        if self.may_address(seat, to).is_err() {
            return Ok(Asked::Nothing);
        }
        let give = rest.side(GIVE)?;
        let held = |item| self.held(seat, item).min(most(item));
        if !give.done {
            // Something must be left to be asked for in return.
            let free = Item::all().filter(|item| give.bundle.count(*item) == 0).count() > 1;
            let more = items(give.bundle, |item| if free { held(item) } else { 0 });
            return Ok(question(GIVE, options, enough(give.bundle).chain(more)));
        }
        let want = rest.side(WANT)?;
        if !want.done {
            let open = |item| if give.bundle.count(item) == 0 { most(item) } else { 0 };
            let more = items(want.bundle, open);
            return Ok(question(WANT, options, enough(want.bundle).chain(more)));
        }
        Ok(complete(self.may_offer(seat, to, give.bundle, want.bundle).is_ok(), rest))
    }

    fn offer_question(
        &self,
        rest: &mut Reader,
        options: &mut Vec<Id>,
        allowed: impl Fn(u32) -> bool,
    ) -> Result<Asked, Garbled> {
        Ok(match rest.offer()? {
            None => question(OFFER, options, self.offers_where(allowed).map(offer_id)),
            Some(number) if allowed(number) && rest.is_done() => Asked::Complete,
            Some(_) => Asked::Nothing,
        })
    }

    fn offers_where(&self, allowed: impl Fn(u32) -> bool) -> impl Iterator<Item = u32> {
        self.offers.iter().map(|offer| offer.number).filter(move |number| allowed(*number))
    }

    pub(super) fn held(&self, seat: Seat, item: Item) -> u8 {
        match item {
            Item::Good(good) => self.players[seat].hand[good],
            Item::Gold => u8::try_from(self.players[seat].gold).unwrap_or(u8::MAX),
        }
    }

    fn has_anything(&self, seat: Seat) -> bool {
        Item::all().any(|item| self.held(seat, item) > 0)
    }

    fn addressees(&self, seat: Seat) -> impl Iterator<Item = Id> + '_ {
        let everybody = self.may_address(seat, None).is_ok().then_some(Id::new(ALL));
        let one = self.players.seats().filter(move |other| self.may_address(seat, Some(*other)).is_ok());
        everybody.into_iter().chain(one.map(seat_id))
    }

    fn dealt(&self, seat: Seat, without: Option<Tile>) -> impl Iterator<Item = Id> + '_ {
        self.players[seat].dealt.iter().filter(move |tile| Some(**tile) != without).map(|tile| tile.id())
    }

    fn placeable(&self) -> impl Iterator<Item = Field> + '_ {
        Field::ALL.iter().copied().filter(|field| self.may_place_tile(*field).is_ok())
    }

    fn buildable(&self) -> impl Iterator<Item = Field> + '_ {
        Field::ALL.iter().copied().filter(|field| self.may_build_building(*field).is_ok())
    }

    /// Without a shipyard nothing, with one also each good of a ship.
    fn savings(&self) -> impl Iterator<Item = Option<Good>> + '_ {
        let goods = Good::ALL.iter().copied().map(Some);
        [None].into_iter().chain(goods).filter(|save| self.may_build_ship(*save).is_ok())
    }

    fn purchasable(&self) -> impl Iterator<Item = Stack> + '_ {
        Stack::ALL.iter().copied().filter(|stack| self.may_buy_tile(*stack, false).is_ok())
    }

    fn payable(&self) -> impl Iterator<Item = Building> + '_ {
        Building::ALL.iter().copied().filter(|building| self.may_pay_favour(*building).is_ok())
    }

    fn sellable(&self) -> impl Iterator<Item = Good> + '_ {
        Good::ALL.iter().copied().filter(|good| self.may_reply(Reply::Sell, Some(*good)).is_ok())
    }

    fn replies(&self) -> impl Iterator<Item = Reply> + '_ {
        Reply::ALL.iter().copied().filter(|reply| match reply {
            Reply::Sell => self.sellable().next().is_some(),
            Reply::Redraw | Reply::Keep | Reply::Skip | Reply::Pay | Reply::Fight => {
                self.may_reply(*reply, None).is_ok()
            }
        })
    }

    /// What is left of the hand after these discards; for the description of further ones.
    pub(super) fn hand_after(&self, answers: &[Answer]) -> Goods {
        let mut left = self.player().hand;
        for answer in answers.iter().filter(|answer| answer.param == DISCARD) {
            if let Some((Item::Good(good), count)) = super::reading::counted(answer.id.as_str()) {
                left[good] = left[good].saturating_sub(count);
            }
        }
        left
    }
}

fn ships() -> impl Iterator<Item = u8> {
    1..=SHIPS as u8
}

fn able(can: impl Fn(u8) -> bool) -> impl Iterator<Item = Id> {
    ships().filter(move |ship| can(*ship)).map(Id::number)
}

fn sorted(one: Good, two: Good) -> Goodwill {
    Goodwill { give: Some(one.min(two)), give2: Some(one.max(two)), get: None }
}

/// A side that is not empty may be left as it is.
fn enough(side: Bundle) -> impl Iterator<Item = Id> + use<> {
    (!side.is_empty()).then_some(Id::new(DONE)).into_iter()
}

/// Every count of every item that is not there yet.
fn items(side: Bundle, most: impl Fn(Item) -> u8) -> impl Iterator<Item = Id> {
    let free = Item::all().filter(move |item| side.count(*item) == 0);
    free.flat_map(move |item| (1..=most(item)).map(move |count| counted_id(item, count)))
}

/// West, middle or east: each has at most 25 sea fields.
pub(super) fn area_of(hex: Hex) -> &'static str {
    match hex.column() {
        0..4 => AREAS[0],
        4..9 => AREAS[1],
        _ => AREAS[2],
    }
}
