//! Parts of questions that many actions share: a card by its pile, a field by its shore, a cube by its place.

use arrayvec::ArrayVec;

use super::cards::{Card, Cards};
use super::fields::{Field, Shore};
use super::kinds::Tier;
use super::menus::Pile;
use super::reading::{Listed, Reader};
use super::spelling::param::{CARD, FIELD, PILE, TIER, WHERE};
use super::spelling::{DONE, Spot};
use super::step::Place;
use crate::asking::{Garbled, complete, question};
use crate::{Asked, Id};

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
pub(super) enum Chosen {
    Asked(Asked),
    Card(Card),
    Done,
}

/// A card: first its pile, then itself. With `done` the player may also stop here.
///
/// Whether a chosen card is among them is left to `has`, which may be quicker than the whole list.
pub(super) fn card_question(
    cards: impl Fn() -> Cards,
    has: impl Fn(Card) -> bool,
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
        Some(card) if Pile::of(card) == pile && has(card) => Chosen::Card(card),
        Some(_) => Chosen::Asked(Asked::Nothing),
    })
}

/// A tier, a place where such a cube is, and there the field.
pub(super) fn cube_question<P: Iterator<Item = Place>>(
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
