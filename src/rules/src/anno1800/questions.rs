//! The questions: what a player may do now, one answer after the other. What is offered is what is accepted.

use arrayvec::ArrayVec;

use super::action::{Move, Pay, Pick};
use super::cards::{Card, Cards};
use super::data::{Effect, MOST_PARTS, data};
use super::doing::has_choice;
use super::fields::{Field, Shore};
use super::kinds::{Naval, Objective, Resource, Tier, Tile};
use super::menus::{Kind, Pile};
use super::options::AutoEnd;
use super::payment::Payment;
use super::planner::{self, Filter};
use super::spelling::param::{
    CARD, CARDS, FIELD, KIND, OBJECTIVE, PART, PAY, PILE, RESOURCE, RETURNED, RETURNED_WHERE, RULE, SEAT,
    SHIP, TIER, TILE, TOKENS, WHERE,
};
use super::spelling::{DONE, Garbled, Listed, Reader, Spot, seat_id, ship, ship_id, ships};
use super::state::State;
use super::step::{Goal, MOST_ORDERED, Order, Place, TokenPick};
use crate::{Answer, Asked, Id, Seat, VERB};

/// A question with these options, if there are any.
fn question(name: &'static str, options: &mut Vec<Id>, ids: impl Iterator<Item = Id>) -> Asked {
    options.extend(ids);
    if options.is_empty() { Asked::Nothing } else { Asked::Question(name) }
}

fn complete(legal: bool, rest: &Reader) -> Asked {
    if legal && rest.is_done() { Asked::Complete } else { Asked::Nothing }
}

fn spots(places: impl Iterator<Item = Place>) -> impl Iterator<Item = Id> {
    let mut seen: ArrayVec<Spot, 4> = ArrayVec::new();
    places.for_each(|place| {
        let spot = Spot::of(place);
        if !seen.contains(&spot) {
            seen.push(spot);
        }
    });
    seen.into_iter().map(Spot::id)
}

fn shores(fields: impl Iterator<Item = Field>) -> impl Iterator<Item = Id> {
    spots(fields.map(Place::Workplace))
}

fn piles(cards: Cards, done: bool) -> impl Iterator<Item = Id> {
    let held = Pile::ALL.iter().filter(move |pile| cards.iter().any(|card| Pile::of(card) == **pile));
    held.map(|pile| pile.id()).chain(done.then(|| Id::new(DONE)))
}

fn in_pile(cards: Cards, pile: Pile) -> impl Iterator<Item = Id> {
    cards.iter().filter(move |card| Pile::of(*card) == pile).map(Card::id)
}

/// What follows the choice of a card out of several.
enum Chosen {
    Asked(Asked),
    Card(Card),
    Done,
}

impl State {
    pub(super) fn question(&self, seat: Seat, answers: &[Answer], options: &mut Vec<Id>) -> Asked {
        options.clear();
        if answers.is_empty() {
            let moves = Move::ALL.iter().copied().filter(|action| self.is_open(seat, *action));
            return question(VERB, options, moves.map(Move::id));
        }
        match Reader::open(answers) {
            Ok((action, mut rest)) if self.permits(seat, action).is_ok() => {
                let asked = self.question_of(seat, action, &mut rest, options).unwrap_or(Asked::Nothing);
                if matches!(asked, Asked::Question(_)) {
                    return asked;
                }
                options.clear();
                asked
            }
            _ => Asked::Nothing,
        }
    }

    /// Is there any legal action of this name?
    fn is_open(&self, seat: Seat, action: Move) -> bool {
        if self.permits(seat, action).is_err() {
            return false;
        }
        match action {
            Move::Play => self.payable_cards(seat).next().is_some(),
            Move::Build => Kind::ALL.iter().any(|kind| self.buildable(seat, *kind).next().is_some()),
            Move::Ships => self.next_ships(seat, &Order::default()).next().is_some(),
            Move::Rebuild => self.returnable(seat).any(|field| self.can_rebuild(seat, field)),
            Move::Hire => self.next_hires(seat, &Order::default()).next().is_some(),
            Move::Upgrade => self.next_raises(seat, &Order::default()).next().is_some(),
            Move::Claim => self.may_claim(seat).is_ok(),
            Move::Explore => self.may_explore(seat).is_ok(),
            Move::Expedition => self.may_send_expedition(seat, 1).is_ok(),
            Move::Swap => !self.swappable(seat).is_empty(),
            Move::Activate => !self.usable_cards(seat).is_empty(),
            Move::Objective => self.usable_objectives(seat).next().is_some(),
            Move::Promote => Tier::ALL.iter().any(|tier| self.promotable(seat, *tier).next().is_some()),
            Move::Shift => Tier::ALL.iter().any(|tier| self.shiftable(seat, *tier).next().is_some()),
            Move::Produce => self.producing(seat).next().is_some(),
            Move::Work => self.working(seat).next().is_some(),
            Move::Trade => self.tradable(seat).next().is_some(),
            Move::Fetch => self.fetchable(seat).next().is_some(),
            Move::Gift => self.gift_cards(seat).next().is_some(),
            Move::Labour => self.open_parts().any(|part| self.labours(seat, part).next().is_some()),
            Move::Spend => self.open_parts().any(|part| !self.picks_for_part(seat, part).is_empty()),
            Move::Return => self.returnable_now(seat).next().is_some(),
            Move::Finish => self.open_parts().any(|part| self.may_finish(seat, part)),
            Move::Festival | Move::Withdraw | Move::EndTurn | Move::AutoEnd => true,
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
            Move::Claim => complete(self.may_claim(seat).is_ok(), rest),
            Move::Explore => complete(self.may_explore(seat).is_ok(), rest),
            Move::Festival | Move::Withdraw | Move::EndTurn => complete(true, rest),
            Move::Play => {
                let cards = || self.payable_cards(seat).collect();
                match self.card_question(cards, false, rest, options)? {
                    Chosen::Card(card) => {
                        self.pay_question(seat, &Order::one(Goal::Play { card }), rest, options)?
                    }
                    Chosen::Asked(asked) => asked,
                    Chosen::Done => Asked::Nothing,
                }
            }
            Move::Build => self.build_question(seat, rest, options)?,
            Move::Rebuild => self.rebuild_question(seat, rest, options)?,
            Move::Ships => self.ships_question(seat, rest, options)?,
            Move::Hire => self.hire_question(seat, rest, options)?,
            Move::Upgrade => self.upgrade_question(seat, rest, options)?,
            Move::Expedition => match rest.digit(CARDS)? {
                None => {
                    let most = data().limits.expedition_cards;
                    let counts =
                        (1..=most).rev().filter(|cards| self.may_send_expedition(seat, *cards).is_ok());
                    question(CARDS, options, counts.map(Id::number))
                }
                Some(cards) => complete(self.may_send_expedition(seat, cards).is_ok(), rest),
            },
            Move::Swap => self.swap_question(seat, rest, options)?,
            Move::Activate => self.activate_question(seat, rest, options)?,
            Move::Objective => match rest.next(OBJECTIVE, Objective::parse)? {
                None => question(OBJECTIVE, options, self.usable_objectives(seat).map(Objective::id)),
                Some(Objective::TheEditor) if self.may_use_editor(seat).is_ok() && self.paying.is_none() => {
                    let hand = || self.players[seat].hand;
                    match self.card_question(hand, false, rest, options)? {
                        Chosen::Card(_) => complete(true, rest),
                        Chosen::Asked(asked) => asked,
                        Chosen::Done => Asked::Nothing,
                    }
                }
                Some(objective) => complete(self.may_use_objective(seat, objective, None).is_ok(), rest),
            },
            Move::Promote => {
                let tiers =
                    Tier::ALL.iter().copied().filter(|tier| self.promotable(seat, *tier).next().is_some());
                self.cube_question(tiers, |tier| self.promotable(seat, tier), rest, options)?
            }
            Move::Shift => {
                let tiers =
                    Tier::ALL.iter().copied().filter(|tier| self.shiftable(seat, *tier).next().is_some());
                self.cube_question(tiers, |tier| self.shiftable(seat, tier), rest, options)?
            }
            Move::Produce => match land_question(|| self.producing(seat), (WHERE, FIELD), rest, options)? {
                Ok(field) => complete(self.may_produce(seat, field).is_ok(), rest),
                Err(asked) => asked,
            },
            Move::Work => match rest.field(FIELD)? {
                None => question(FIELD, options, self.working(seat).map(Field::id)),
                Some(field) => complete(self.working(seat).any(|open| open == field), rest),
            },
            Move::Trade => self.trade_question(seat, rest, options)?,
            Move::Fetch => match rest.next(RESOURCE, Resource::parse)? {
                None => question(RESOURCE, options, self.fetchable(seat).map(Resource::id)),
                Some(resource) if self.fetchable(seat).any(|open| open == resource) => {
                    self.tokens_question(seat, Naval::Trade, data().limits.fetch_price, rest, options)?
                }
                Some(_) => Asked::Nothing,
            },
            Move::Gift => match rest.next(CARD, Card::parse)? {
                None => question(CARD, options, self.gift_cards(seat).map(Card::id)),
                Some(card) => match rest.next(RESOURCE, Resource::parse)? {
                    None => question(RESOURCE, options, self.gifts(seat, card).map(Resource::id)),
                    Some(resource) => complete(self.gifts(seat, card).any(|open| open == resource), rest),
                },
            },
            Move::Labour => match rest.digit(PART)? {
                None => {
                    let parts = self.open_parts().filter(|part| self.labours(seat, *part).next().is_some());
                    question(PART, options, parts.map(Id::number))
                }
                Some(part) => match rest.tier()? {
                    None => question(TIER, options, self.labours(seat, part).map(Tier::id)),
                    Some(tier) => complete(self.labours(seat, part).any(|open| open == tier), rest),
                },
            },
            Move::Spend => match rest.digit(PART)? {
                None => {
                    let parts = self.open_parts().filter(|part| !self.picks_for_part(seat, *part).is_empty());
                    question(PART, options, parts.map(Id::number))
                }
                Some(part) => {
                    let due = self.payment().and_then(|payment| payment.tokens_due(usize::from(part) - 1));
                    match due {
                        Some((naval, price)) => self.tokens_question(seat, naval, price, rest, options)?,
                        None => Asked::Nothing,
                    }
                }
            },
            Move::Return => match land_question(|| self.returnable_now(seat), (WHERE, FIELD), rest, options)?
            {
                Ok(field) => complete(self.returnable_now(seat).any(|open| open == field), rest),
                Err(asked) => asked,
            },
            Move::Finish => match rest.digit(PART)? {
                None => question(
                    PART,
                    options,
                    self.open_parts().filter(|part| self.may_finish(seat, *part)).map(Id::number),
                ),
                Some(part) => complete(self.may_finish(seat, part), rest),
            },
            Move::AutoEnd => match rest.next(RULE, AutoEnd::parse)? {
                None => {
                    let others =
                        AutoEnd::ALL.into_iter().filter(|rule| self.may_set_auto_end(seat, *rule).is_ok());
                    question(RULE, options, others.map(|rule| Id::new(rule.as_str())))
                }
                Some(rule) => complete(self.may_set_auto_end(seat, rule).is_ok(), rest),
            },
        })
    }

    /// A card: first its pile, then itself. With `done` the player may also stop here.
    fn card_question(
        &self,
        cards: impl Fn() -> Cards,
        done: bool,
        rest: &mut Reader,
        options: &mut Vec<Id>,
    ) -> Result<Chosen, Garbled> {
        let pile = match rest.listed(PILE, Pile::parse)? {
            None => return Ok(Chosen::Asked(question(PILE, options, piles(cards(), done)))),
            Some(Listed::Done) if done => return Ok(Chosen::Done),
            Some(Listed::Done) => return Ok(Chosen::Asked(Asked::Nothing)),
            Some(Listed::Item(pile)) => pile,
        };
        Ok(match rest.next(CARD, Card::parse)? {
            None => Chosen::Asked(question(CARD, options, in_pile(cards(), pile))),
            Some(card) if Pile::of(card) == pile && cards().contains(card) => Chosen::Card(card),
            Some(_) => Chosen::Asked(Asked::Nothing),
        })
    }

    /// A tier, a place where such a cube is, and there the field.
    fn cube_question<'a, P: Iterator<Item = Place> + 'a>(
        &'a self,
        tiers: impl Iterator<Item = Tier>,
        places: impl Fn(Tier) -> P,
        rest: &mut Reader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, Garbled> {
        let Some(tier) = rest.tier()? else { return Ok(question(TIER, options, tiers.map(Tier::id))) };
        Ok(match place_question(|| places(tier), rest, options)? {
            Ok(_) => complete(true, rest),
            Err(asked) => asked,
        })
    }

    fn swap_question(&self, seat: Seat, rest: &mut Reader, options: &mut Vec<Id>) -> Result<Asked, Garbled> {
        let mut left = self.swappable(seat);
        for chosen in 0..MOST_PARTS {
            match self.card_question(|| left, chosen > 0, rest, options)? {
                Chosen::Card(card) => left.remove(card),
                Chosen::Asked(asked) => return Ok(asked),
                Chosen::Done => break,
            };
        }
        Ok(complete(true, rest))
    }

    fn activate_question(
        &self,
        seat: Seat,
        rest: &mut Reader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, Garbled> {
        let usable = || self.usable_cards(seat);
        let card = match self.card_question(usable, false, rest, options)? {
            Chosen::Card(card) => card,
            Chosen::Asked(asked) => return Ok(asked),
            Chosen::Done => return Ok(Asked::Nothing),
        };
        if let Effect::Discard { max } = data().card(card).effect {
            let mut left = self.players[seat].hand;
            // `done` ends the list; a full one needs none.
            for _ in 0..max {
                match self.card_question(|| left, true, rest, options)? {
                    Chosen::Card(card) => left.remove(card),
                    Chosen::Asked(asked) => return Ok(asked),
                    Chosen::Done => break,
                };
            }
        }
        Ok(complete(true, rest))
    }

    fn build_question(&self, seat: Seat, rest: &mut Reader, options: &mut Vec<Id>) -> Result<Asked, Garbled> {
        let tile = match self.tile_question(seat, rest, options)? {
            Ok(tile) => tile,
            Err(asked) => return Ok(asked),
        };
        let fields = || self.fields_for(seat, tile).into_iter();
        match land_question(fields, (WHERE, FIELD), rest, options)? {
            Ok(field) => self.pay_question(seat, &Order::one(Goal::Build { tile, field }), rest, options),
            Err(asked) => Ok(asked),
        }
    }

    /// The group of a tile, then the tile.
    fn tile_question(
        &self,
        seat: Seat,
        rest: &mut Reader,
        options: &mut Vec<Id>,
    ) -> Result<Result<Tile, Asked>, Garbled> {
        let Some(kind) = rest.next(KIND, Kind::parse)? else {
            let kinds = Kind::ALL.iter().copied().filter(|kind| self.buildable(seat, *kind).next().is_some());
            return Ok(Err(question(KIND, options, kinds.map(Kind::id))));
        };
        Ok(match rest.next(TILE, Tile::parse)? {
            None => Err(question(TILE, options, self.buildable(seat, kind).map(Tile::id))),
            Some(tile) if Kind::of(tile) == Some(kind) && self.can_build(seat, tile) => Ok(tile),
            Some(_) => Err(Asked::Nothing),
        })
    }

    fn rebuild_question(
        &self,
        seat: Seat,
        rest: &mut Reader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, Garbled> {
        let fields = || self.returnable(seat).filter(|field| self.can_rebuild(seat, *field));
        let returned = match land_question(fields, (RETURNED_WHERE, RETURNED), rest, options)? {
            Ok(field) => field,
            Err(asked) => return Ok(asked),
        };
        match self.after_return(seat, returned, &building_order()) {
            Ok(after) => after.build_question(seat, rest, options),
            Err(_) => Ok(Asked::Nothing),
        }
    }

    fn can_rebuild(&self, seat: Seat, field: Field) -> bool {
        let after = self.after_return(seat, field, &building_order());
        after.is_ok_and(|after| Kind::ALL.iter().any(|kind| after.buildable(seat, *kind).next().is_some()))
    }

    fn ships_question(&self, seat: Seat, rest: &mut Reader, options: &mut Vec<Id>) -> Result<Asked, Garbled> {
        let mut order = Order::default();
        while order.parts.len() < MOST_ORDERED {
            let done = !order.parts.is_empty();
            let ship = match rest.listed(SHIP, ship)? {
                None => {
                    let next = self.next_ships(seat, &order).map(ship_id);
                    return Ok(question(SHIP, options, next.chain(done.then(|| Id::new(DONE)))));
                }
                Some(Listed::Done) if done => break,
                Some(Listed::Done) => return Ok(Asked::Nothing),
                Some(Listed::Item(ship)) => ship,
            };
            let Some(field) = rest.field(FIELD)? else {
                return Ok(question(FIELD, options, self.berths(seat, &order, ship).map(Field::id)));
            };
            let next = with(&order, Goal::Build { tile: ship, field });
            if !self.can_pay(seat, &next) {
                return Ok(Asked::Nothing);
            }
            order = next;
        }
        self.pay_question(seat, &order, rest, options)
    }

    fn hire_question(&self, seat: Seat, rest: &mut Reader, options: &mut Vec<Id>) -> Result<Asked, Garbled> {
        let mut order = Order::default();
        while order.parts.len() < MOST_PARTS {
            let done = !order.parts.is_empty();
            match rest.listed(TIER, Tier::parse)? {
                None => {
                    let next = self.next_hires(seat, &order).map(Tier::id);
                    return Ok(question(TIER, options, next.chain(done.then(|| Id::new(DONE)))));
                }
                Some(Listed::Done) if done => break,
                Some(Listed::Done) => return Ok(Asked::Nothing),
                Some(Listed::Item(tier)) => order = with(&order, Goal::Hire { tier }),
            }
            if !self.can_pay(seat, &order) {
                return Ok(Asked::Nothing);
            }
        }
        self.pay_question(seat, &order, rest, options)
    }

    fn upgrade_question(
        &self,
        seat: Seat,
        rest: &mut Reader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, Garbled> {
        let mut order = Order::default();
        while order.parts.len() < MOST_PARTS {
            let done = !order.parts.is_empty();
            let tier = match rest.listed(TIER, Tier::parse)? {
                None => {
                    let next = self.next_raises(seat, &order).map(Tier::id);
                    return Ok(question(TIER, options, next.chain(done.then(|| Id::new(DONE)))));
                }
                Some(Listed::Done) if done => break,
                Some(Listed::Done) => return Ok(Asked::Nothing),
                Some(Listed::Item(tier)) => tier,
            };
            match place_question(|| self.raisable(seat, &order, tier), rest, options)? {
                Ok(at) => order = with(&order, Goal::Upgrade { tier, at }),
                Err(asked) => return Ok(asked),
            }
        }
        self.pay_question(seat, &order, rest, options)
    }

    /// How to pay: the planner's plans, by hand, and, where there may be more than the plans shown, filters.
    fn pay_question(
        &self,
        seat: Seat,
        order: &Order,
        rest: &mut Reader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, Garbled> {
        let own = has_choice(order);
        let pay = rest.next(PAY, Pay::parse)?;
        if pay == Some(Pay::Own) {
            return Ok(complete(own && planner::payable(self, seat, order), rest));
        }
        let plans = planner::plans(self, seat, order, Filter::None);
        let filters = || {
            let full = plans.is_full();
            Pay::filters()
                .filter(move |filter| full && !planner::plans(self, seat, order, *filter).is_empty())
        };
        Ok(match pay {
            None => {
                let numbers = (1..=plans.len() as u8).map(Pay::Plan);
                let own = (own && !plans.is_empty()).then_some(Pay::Own);
                let all = numbers.chain(own).chain(filters().map(Pay::Filtered));
                question(PAY, options, all.map(Pay::id))
            }
            Some(Pay::Plan(plan)) => complete((1..=plans.len()).contains(&usize::from(plan)), rest),
            Some(Pay::Filtered(filter)) => {
                let found = plans.is_full() && !planner::plans(self, seat, order, filter).is_empty();
                complete(found, rest)
            }
            Some(Pay::Own) => Asked::Nothing,
        })
    }

    fn trade_question(&self, seat: Seat, rest: &mut Reader, options: &mut Vec<Id>) -> Result<Asked, Garbled> {
        let Some(resource) = rest.next(RESOURCE, Resource::parse)? else {
            return Ok(question(RESOURCE, options, self.tradable(seat).map(Resource::id)));
        };
        if !self.tradable(seat).any(|open| open == resource) {
            return Ok(Asked::Nothing);
        }
        let Some(partner) = rest.seat()? else {
            return Ok(question(
                SEAT,
                options,
                self.partners(seat, resource).map(|(partner, _)| seat_id(partner)),
            ));
        };
        match self.partners(seat, resource).find(|(open, _)| *open == partner) {
            Some((_, price)) => self.tokens_question(seat, Naval::Trade, price, rest, options),
            None => Ok(Asked::Nothing),
        }
    }

    fn tokens_question(
        &self,
        seat: Seat,
        naval: Naval,
        price: u8,
        rest: &mut Reader,
        options: &mut Vec<Id>,
    ) -> Result<Asked, Garbled> {
        let picks = self.picks(seat, naval, price);
        Ok(match rest.next(TOKENS, Pick::parse)? {
            None => question(TOKENS, options, picks.into_iter().map(Pick::id)),
            Some(pick) => complete(picks.contains(&pick), rest),
        })
    }

    // What is open: each list holds exactly what the action accepts.

    pub(super) fn can_pay(&self, seat: Seat, order: &Order) -> bool {
        self.possible(seat, order).is_ok() && planner::payable(self, seat, order)
    }

    pub(super) fn payable_cards(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        let hand = self.players[seat].hand.iter();
        hand.filter(move |card| planner::payable(self, seat, &Order::one(Goal::Play { card: *card })))
    }

    fn buildable(&self, seat: Seat, kind: Kind) -> impl Iterator<Item = Tile> + '_ {
        let tiles = data().on_sale().filter(move |tile| Kind::of(*tile) == Some(kind));
        tiles.filter(move |tile| self.can_build(seat, *tile))
    }

    /// Fields with a built tile that may be put back.
    fn returnable(&self, seat: Seat) -> impl Iterator<Item = Field> + '_ {
        let player = &self.players[seat];
        player.fields().filter(move |field| player.plot(*field).built.is_some())
    }

    fn next_ships<'a>(&'a self, seat: Seat, order: &'a Order) -> impl Iterator<Item = Tile> + 'a {
        ships().filter(move |ship| self.berths(seat, order, *ship).next().is_some())
    }

    /// The sea fields where this ship can be built after the others.
    fn berths<'a>(&'a self, seat: Seat, order: &'a Order, ship: Tile) -> impl Iterator<Item = Field> + 'a {
        let sea = self.players[seat].fields().filter(|field| !field.is_land());
        sea.filter(move |field| self.can_pay(seat, &with(order, Goal::Build { tile: ship, field: *field })))
    }

    fn next_hires<'a>(&'a self, seat: Seat, order: &'a Order) -> impl Iterator<Item = Tier> + 'a {
        let tiers = Tier::ALL.iter().copied();
        tiers.filter(move |tier| self.can_pay(seat, &with(order, Goal::Hire { tier: *tier })))
    }

    fn next_raises<'a>(&'a self, seat: Seat, order: &'a Order) -> impl Iterator<Item = Tier> + 'a {
        let tiers = Tier::ALL.iter().copied().filter(|tier| tier.raised().is_some());
        tiers.filter(move |tier| self.raisable(seat, order, *tier).next().is_some())
    }

    /// The places where a cube of this tier can rise after the other upgrades.
    fn raisable<'a>(&'a self, seat: Seat, order: &'a Order, tier: Tier) -> impl Iterator<Item = Place> + 'a {
        let places = [Place::Residence, Place::Exhausted].into_iter();
        let fields = self.players[seat].fields().filter(|field| field.is_land()).map(Place::Workplace);
        places
            .chain(fields)
            .filter(move |at| self.can_pay(seat, &with(order, Goal::Upgrade { tier, at: *at })))
    }

    fn swappable(&self, seat: Seat) -> Cards {
        self.players[seat].hand.iter().filter(|card| self.deck_size(card.deck()) > 0).collect()
    }

    fn usable_cards(&self, seat: Seat) -> Cards {
        self.players[seat].active.iter().filter(|card| self.may_activate(seat, *card, &[]).is_ok()).collect()
    }

    fn usable_objectives(&self, seat: Seat) -> impl Iterator<Item = Objective> + '_ {
        let hand = !self.players[seat].hand.is_empty() && self.paying.is_none();
        self.objectives.iter().copied().filter(move |card| match card {
            Objective::TheEditor => hand && self.may_use_editor(seat).is_ok(),
            _ => self.may_use_objective(seat, *card, None).is_ok(),
        })
    }

    fn producing(&self, seat: Seat) -> impl Iterator<Item = Field> + '_ {
        self.players[seat].fields().filter(move |field| self.may_produce(seat, *field).is_ok())
    }

    fn payment(&self) -> Option<&Payment> {
        self.paying.as_ref().map(|paying| &paying.payment)
    }

    fn needs(&self, resource: Resource) -> bool {
        self.payment().is_some_and(|payment| self.needed(payment, resource).is_ok())
    }

    fn working(&self, seat: Seat) -> impl Iterator<Item = Field> + '_ {
        let fields = self.players[seat].fields();
        fields
            .filter(move |field| self.may_work(seat, *field).is_ok_and(|(_, resource)| self.needs(resource)))
    }

    fn due_resources(&self) -> impl Iterator<Item = Resource> + '_ {
        let due = self.payment().map(|payment| payment.resources_due().kinds()).unwrap_or_default();
        due.iter().filter(|resource| self.needs(*resource))
    }

    fn tradable(&self, seat: Seat) -> impl Iterator<Item = Resource> + '_ {
        self.due_resources().filter(move |resource| self.partners(seat, *resource).next().is_some())
    }

    /// With whom this can be traded now, and for how many tokens; the one with the least gold first.
    fn partners(&self, seat: Seat, resource: Resource) -> impl Iterator<Item = (Seat, u8)> + '_ {
        let others = self.players.seats().filter_map(move |partner| {
            let price = self.may_trade(seat, partner, resource, None).ok()?;
            self.pick(seat, Naval::Trade, price, None).is_ok().then_some((partner, price))
        });
        let mut others: ArrayVec<(Seat, u8), 4> = others.collect();
        others.sort_by_key(|(partner, price)| (*price, self.players[*partner].gold));
        others.into_iter()
    }

    fn fetchable(&self, seat: Seat) -> impl Iterator<Item = Resource> + '_ {
        let paid = self.pick(seat, Naval::Trade, data().limits.fetch_price, None).is_ok();
        let yields = self.players[seat].yields();
        self.due_resources().filter(move |resource| paid && yields.contains(*resource))
    }

    fn gift_cards(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.players[seat].active.iter().filter(move |card| self.gifts(seat, *card).next().is_some())
    }

    fn gifts(&self, seat: Seat, card: Card) -> impl Iterator<Item = Resource> + '_ {
        let choices = self.gifts_of(seat, card).unwrap_or_default();
        choices.iter().filter(|resource| self.needs(*resource))
    }

    /// The unfinished parts, from 1.
    fn open_parts(&self) -> impl Iterator<Item = u8> + '_ {
        let payment = self.payment();
        let parts = payment.map_or(0, |payment| payment.order.parts.len());
        (0..parts)
            .filter(move |part| payment.is_some_and(|payment| !payment.is_finished(*part)))
            .map(|part| part as u8 + 1)
    }

    fn labours(&self, seat: Seat, part: u8) -> impl Iterator<Item = Tier> + '_ {
        let due = self
            .payment()
            .map(|payment| payment.cubes_due(usize::from(part).wrapping_sub(1)))
            .unwrap_or_default();
        let free = self.players[seat].residence;
        Tier::ALL.iter().copied().filter(move |tier| due[tier.index()] > 0 && free[tier.index()] > 0)
    }

    fn picks_for_part(&self, seat: Seat, part: u8) -> ArrayVec<Pick, 16> {
        let due = self.payment().and_then(|payment| payment.tokens_due(usize::from(part).wrapping_sub(1)));
        due.map_or_else(ArrayVec::new, |(naval, price)| self.picks(seat, naval, price))
    }

    /// Every way to pay a price in tokens, the usual one first.
    fn picks(&self, seat: Seat, naval: Naval, price: u8) -> ArrayVec<Pick, 16> {
        let player = &self.players[seat];
        let usual = self.pick(seat, naval, price, None).ok().map(Pick::of);
        let mut picks: ArrayVec<Pick, 16> = usual.into_iter().collect();
        if naval == Naval::Explore {
            return picks;
        }
        for pairs in 0..=price {
            for card in 0..=price - pairs {
                let pick = Pick { card, ship: price - pairs - card, explore: pairs * 2 };
                let tokens: TokenPick = pick.tokens(player.on_cards.explore);
                if !picks.contains(&pick)
                    && !picks.is_full()
                    && self.pick(seat, naval, price, Some(tokens)).is_ok()
                {
                    picks.push(pick);
                }
            }
        }
        picks
    }

    fn returnable_now(&self, seat: Seat) -> impl Iterator<Item = Field> + '_ {
        let payment = self.payment();
        let open = move |field: &Field| {
            payment.is_some_and(|payment| self.may_put_back(seat, payment, *field).is_ok())
        };
        self.players[seat].fields().filter(open)
    }

    /// Tried out on a copy, since a `finish` adds steps by itself.
    fn may_finish(&self, seat: Seat, part: u8) -> bool {
        let Some(part) = usize::from(part).checked_sub(1) else { return false };
        let due = self.payment().and_then(|payment| payment.order.parts.get(part));
        if !due.is_some_and(|part| part.cost.resources.without(self.turn.stock.kinds()).is_empty()) {
            return false;
        }
        self.clone().step_by_hand(seat, super::step::Step::Finish { part }, &mut Vec::new()).is_ok()
    }
}

/// An order with one more part.
fn with(order: &Order, goal: Goal) -> Order {
    let mut order = order.clone();
    let _ = order.parts.try_push(super::step::Part::new(goal));
    order
}

/// Any order that builds, to ask what may be put back before it.
fn building_order() -> Order {
    let field = Field::first(1).next();
    Order::new(field.map(|field| Goal::Build { tile: Tile::SawmillWorker, field }))
}

/// The shore of a field, then the field.
fn land_question<I: Iterator<Item = Field>>(
    fields: impl Fn() -> I,
    (shore_param, field_param): (&'static str, &'static str),
    rest: &mut Reader,
    options: &mut Vec<Id>,
) -> Result<Result<Field, Asked>, Garbled> {
    let parse = |text: &str| [Shore::Home, Shore::Islands].into_iter().find(|shore| shore.as_str() == text);
    let Some(shore) = rest.next(shore_param, parse)? else {
        return Ok(Err(question(shore_param, options, shores(fields()))));
    };
    Ok(match rest.field(field_param)? {
        None => Err(question(
            field_param,
            options,
            fields().filter(|field| field.shore() == shore).map(Field::id),
        )),
        Some(field) if field.shore() == shore && fields().any(|open| open == field) => Ok(field),
        Some(_) => Err(Asked::Nothing),
    })
}

/// Where a cube is: residence, exhausted area, or the shore and the field of its workplace.
fn place_question<I: Iterator<Item = Place>>(
    places: impl Fn() -> I,
    rest: &mut Reader,
    options: &mut Vec<Id>,
) -> Result<Result<Place, Asked>, Garbled> {
    let place = match rest.spot()? {
        None => return Ok(Err(question(WHERE, options, spots(places())))),
        Some(Spot::Residence) => Place::Residence,
        Some(Spot::Exhausted) => Place::Exhausted,
        Some(Spot::Shore(shore)) => match rest.field(FIELD)? {
            None => {
                let fields = places().filter_map(|place| match place {
                    Place::Workplace(field) if field.shore() == shore => Some(field),
                    Place::Workplace(_) | Place::Residence | Place::Exhausted => None,
                });
                return Ok(Err(question(FIELD, options, fields.map(Field::id))));
            }
            Some(field) if field.shore() == shore => Place::Workplace(field),
            Some(_) => return Err(Garbled),
        },
    };
    Ok(if places().any(|open| open == place) { Ok(place) } else { Err(Asked::Nothing) })
}
