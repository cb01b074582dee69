//! The questions: what a player may do now, one answer after the other. What is offered is what is accepted.

use arrayvec::ArrayVec;

use super::action::{Move, Pick};
use super::cards::{Card, Cards};
use super::data::{Effect, MOST_PARTS, data};
use super::fields::{Field, Shore};
use super::kinds::{Naval, Objective, Resource, Tier};
use super::menus::Pile;
use super::options::AutoEnd;
use super::spelling::param::{
    CARD, CARDS, FIELD, OBJECTIVE, PART, PILE, RESOURCE, RULE, SEAT, TIER, TOKENS, WHERE,
};
use super::spelling::{DONE, Garbled, Listed, Reader, Spot, seat_id};
use super::state::State;
use super::step::{Goal, Order, Place};
use super::wishes::Wishes;
use crate::{Answer, Asked, Id, Seat, VERB};

/// A question with these options, if there are any.
pub(super) fn question(name: &'static str, options: &mut Vec<Id>, ids: impl Iterator<Item = Id>) -> Asked {
    options.extend(ids);
    if options.is_empty() { Asked::Nothing } else { Asked::Question(name) }
}

pub(super) fn complete(legal: bool, rest: &Reader) -> Asked {
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
            if self.players.get(seat).is_none() {
                return Asked::Nothing;
            }
            let wishes = self.wishes(seat);
            let moves = Move::ALL.iter().copied().filter(|action| self.is_open(seat, *action, &wishes));
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
    fn is_open(&self, seat: Seat, action: Move, wishes: &Wishes) -> bool {
        if self.permits(seat, action).is_err() {
            return false;
        }
        match action {
            Move::Play => wishes.any_card(),
            Move::Build => wishes.kinds().next().is_some(),
            Move::Ships => wishes.ships(&Order::default()).next().is_some(),
            Move::Rebuild => wishes.returnable().next().is_some(),
            Move::Hire => wishes.hires(&Order::default()).next().is_some(),
            Move::Upgrade => wishes.raises(&Order::default()).next().is_some(),
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
                let cards = || self.wishes(seat).cards();
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
}

/// The shore of a field, then the field.
pub(super) fn land_question<I: Iterator<Item = Field>>(
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
pub(super) fn place_question<I: Iterator<Item = Place>>(
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
