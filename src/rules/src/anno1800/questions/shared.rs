//! Questions that several actions share: a card by its group, a field by its shore, a cube by its place.

use arrayvec::ArrayVec;

use crate::anno1800::action::param::{CARD, FIELD, PILE, TIER, WHERE};
use crate::anno1800::action::{AnswerReader, Listed};
use crate::anno1800::action::{DONE, Spot};
use crate::anno1800::cards::{Card, Cards};
use crate::anno1800::fields::{Field, Shore};
use crate::anno1800::kinds::Tier;
use crate::anno1800::questions::menus::CardGroup;
use crate::anno1800::step::Place;
use crate::answer_reader::{InvalidAnswers, complete, question};
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
    let held =
        CardGroup::ALL.iter().filter(move |pile| cards.iter().any(|card| CardGroup::of(card) == **pile));
    held.map(|pile| pile.id()).chain(done.then(|| Id::new(DONE)))
}

fn in_pile(cards: Cards, pile: CardGroup) -> impl Iterator<Item = Id> {
    cards.iter().filter(move |card| CardGroup::of(*card) == pile).map(Card::id)
}

/// The result of asking for a card.
pub(in crate::anno1800) enum Chosen {
    Asked(Asked),
    Card(Card),
    Done,
}

/// Asks for the group of a card, then for the card. With `done` the player may also end the list here.
///
/// `has` checks a chosen card; this can be faster than computing the whole list.
pub(in crate::anno1800) fn card_question(
    cards: impl Fn() -> Cards,
    has: impl Fn(Card) -> bool,
    done: bool,
    rest: &mut AnswerReader,
    options: &mut Vec<Id>,
) -> Result<Chosen, InvalidAnswers> {
    let pile = match rest.listed(PILE, CardGroup::parse)? {
        None => return Ok(Chosen::Asked(question(PILE, options, piles(cards(), done)))),
        Some(Listed::Done) if done => return Ok(Chosen::Done),
        Some(Listed::Done) => return Ok(Chosen::Asked(Asked::Nothing)),
        Some(Listed::Item(pile)) => pile,
    };
    Ok(match rest.next(CARD, Card::parse)? {
        None => Chosen::Asked(question(CARD, options, in_pile(cards(), pile))),
        Some(card) if CardGroup::of(card) == pile && has(card) => Chosen::Card(card),
        Some(_) => Chosen::Asked(Asked::Nothing),
    })
}

/// Asks for a tier, a place with such a cube, and its field.
pub(in crate::anno1800) fn cube_question<P: Iterator<Item = Place>>(
    tiers: impl Iterator<Item = Tier>,
    places: impl Fn(Tier) -> P,
    rest: &mut AnswerReader,
    options: &mut Vec<Id>,
) -> Result<Asked, InvalidAnswers> {
    let Some(tier) = rest.tier()? else { return Ok(question(TIER, options, tiers.map(Tier::id))) };
    Ok(match place_question(|| places(tier), rest, options)? {
        Ok(_) => complete(true, rest),
        Err(asked) => asked,
    })
}

/// Asks for the shore of a field, then for the field.
pub(in crate::anno1800) fn land_question<I: Iterator<Item = Field>>(
    fields: impl Fn() -> I,
    (shore_param, field_param): (&'static str, &'static str),
    rest: &mut AnswerReader,
    options: &mut Vec<Id>,
) -> Result<Result<Field, Asked>, InvalidAnswers> {
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

/// Asks where a cube is: residence, exhausted area, or the shore and the field of its workplace.
pub(in crate::anno1800) fn place_question<I: Iterator<Item = Place>>(
    places: impl Fn() -> I,
    rest: &mut AnswerReader,
    options: &mut Vec<Id>,
) -> Result<Result<Place, Asked>, InvalidAnswers> {
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
            Some(_) => return Err(InvalidAnswers),
        },
    };
    Ok(if places().any(|open| open == place) { Ok(place) } else { Err(Asked::Nothing) })
}
