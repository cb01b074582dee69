//! Parses answers into actions.
//!
//! A typed command may leave out what follows from the rest (the group of a card or tile, `done`) and what has a usual
//! answer (the best plan).

use arrayvec::ArrayVec;

use super::param::{
    CARD, CARDS, FIELD, KIND, OBJECTIVE, PART, PAY, PILE, RESOURCE, RETURNED, RETURNED_WHERE, RULE, SEAT,
    SHIP, TIER, TILE, TOKENS, WHERE,
};
use super::{Action, DONE, Launch, Move, Pay, Pick, Spot, Upgrade, berth, ship};
use crate::anno1800::cards::Card;
use crate::anno1800::data::data;
use crate::anno1800::fields::{Field, Shore};
use crate::anno1800::kinds::{Objective, Resource, Tier, Tile};
use crate::anno1800::options::AutoEnd;
use crate::anno1800::questions::menus::{CardGroup, TileGroup};
use crate::anno1800::step::Place;
use crate::answer_reader::{InvalidAnswers, digit};
use crate::{Answer, Seat};

/// An item of a list, or its end.
pub(in crate::anno1800) enum Listed<T> {
    Item(T),
    Done,
}

pub(in crate::anno1800) type AnswerReader<'a> = crate::answer_reader::AnswerReader<'a, Move>;

impl AnswerReader<'_> {
    pub(in crate::anno1800) fn listed<T>(
        &mut self,
        param: &str,
        parse: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<Listed<T>>, InvalidAnswers> {
        self.next(param, |text| if text == DONE { Some(Listed::Done) } else { parse(text).map(Listed::Item) })
    }

    pub(in crate::anno1800) fn tier(&mut self) -> Result<Option<Tier>, InvalidAnswers> {
        self.next(TIER, Tier::parse)
    }

    pub(in crate::anno1800) fn spot(&mut self) -> Result<Option<Spot>, InvalidAnswers> {
        self.next(WHERE, Spot::parse)
    }

    pub(in crate::anno1800) fn field(&mut self, param: &str) -> Result<Option<Field>, InvalidAnswers> {
        self.next(param, Field::parse)
    }

    /// A sea field for a ship.
    pub(in crate::anno1800) fn berth(&mut self) -> Result<Option<Field>, InvalidAnswers> {
        self.next(FIELD, berth)
    }

    pub(in crate::anno1800) fn seat(&mut self) -> Result<Option<Seat>, InvalidAnswers> {
        self.next(SEAT, |text| digit(text).map(|number| Seat(number - 1)))
    }

    /// A card, with or without its group before it.
    fn card(&mut self) -> Result<Option<Card>, InvalidAnswers> {
        let pile = self.if_next(PILE, CardGroup::parse)?;
        let card = self.next(CARD, Card::parse)?;
        match (pile, card) {
            (Some(pile), Some(card)) if CardGroup::of(card) != pile => Err(InvalidAnswers),
            (_, card) => Ok(card),
        }
    }

    /// Cards up to the end of the answers or `done`.
    fn cards<const N: usize>(&mut self) -> Result<ArrayVec<Card, N>, InvalidAnswers> {
        let mut cards = ArrayVec::new();
        while !cards.is_full() {
            if self.peek().is_some_and(|answer| answer.param == PILE && answer.id.as_str() == DONE) {
                self.next(PILE, |_| Some(()))?;
                break;
            }
            match self.card()? {
                Some(card) => cards.push(card),
                None => break,
            }
        }
        Ok(cards)
    }

    /// A place where a cube is; `None`: not fully answered.
    fn place(&mut self) -> Result<Option<Place>, InvalidAnswers> {
        Ok(match self.spot()? {
            None => None,
            Some(Spot::Residence) => Some(Place::Residence),
            Some(Spot::Exhausted) => Some(Place::Exhausted),
            Some(Spot::Shore(shore)) => self.on_shore(FIELD, shore)?.map(Place::Workplace),
        })
    }

    fn on_shore(&mut self, param: &str, shore: Shore) -> Result<Option<Field>, InvalidAnswers> {
        match self.field(param)? {
            Some(field) if field.shore() != shore => Err(InvalidAnswers),
            field => Ok(field),
        }
    }

    /// A field, with or without its shore before it.
    fn land(&mut self, shore: &str, param: &str) -> Result<Option<Field>, InvalidAnswers> {
        let is_shore = |text: &str| match Spot::parse(text) {
            Some(Spot::Shore(shore)) => Some(shore),
            Some(Spot::Residence | Spot::Exhausted) | None => None,
        };
        match self.if_next(shore, is_shore)? {
            Some(shore) => self.on_shore(param, shore),
            None => self.if_next(param, Field::parse),
        }
    }

    /// A tile, with or without its group before it.
    fn tile(&mut self) -> Result<Option<Tile>, InvalidAnswers> {
        let kind = self.if_next(KIND, TileGroup::parse)?;
        match self.next(TILE, Tile::parse)? {
            Some(tile) if kind.is_some() && TileGroup::of(tile) != kind => Err(InvalidAnswers),
            Some(tile) if TileGroup::of(tile).is_none() => Err(InvalidAnswers),
            tile => Ok(tile),
        }
    }

    fn pay(&mut self) -> Result<Pay, InvalidAnswers> {
        Ok(self.next(PAY, Pay::parse)?.unwrap_or(Pay::Plan(1)))
    }
}

pub(in crate::anno1800) fn from_answers(answers: &[Answer]) -> Option<Action> {
    let (action, mut rest) = AnswerReader::open(answers).ok()?;
    let action = read_rest(action, &mut rest).ok().flatten()?;
    rest.is_done().then_some(action)
}

/// `None`: a question is not answered yet.
fn read_rest(action: Move, rest: &mut AnswerReader) -> Result<Option<Action>, InvalidAnswers> {
    Ok(match action {
        Move::Play => {
            let card = rest.card()?;
            let pay = rest.pay()?;
            card.map(|card| Action::Play { card, pay })
        }
        Move::Build => {
            let (tile, field, pay) = (rest.tile()?, rest.land(WHERE, FIELD)?, rest.pay()?);
            tile.map(|tile| Action::Build { tile, field, pay })
        }
        Move::Rebuild => {
            let returned = rest.land(RETURNED_WHERE, RETURNED)?;
            let (tile, field, pay) = (rest.tile()?, rest.land(WHERE, FIELD)?, rest.pay()?);
            returned.zip(tile).map(|(returned, tile)| Action::Rebuild { returned, tile, field, pay })
        }
        Move::Ships => read_fleet(rest)?,
        Move::Hire => {
            let mut tiers = ArrayVec::new();
            while !tiers.is_full() && rest.asks(TIER) {
                match rest.listed(TIER, Tier::parse)? {
                    Some(Listed::Item(tier)) => tiers.push(tier),
                    Some(Listed::Done) | None => break,
                }
            }
            let pay = rest.pay()?;
            (!tiers.is_empty()).then_some(Action::Hire { tiers, pay })
        }
        Move::Upgrade => read_upgrade(rest)?,
        Move::Claim => Some(Action::Claim),
        Move::Explore => Some(Action::Explore),
        Move::Expedition => {
            let cards = rest.digit(CARDS)?.unwrap_or(data().limits.expedition_cards);
            Some(Action::Expedition { cards })
        }
        Move::Swap => {
            let cards = rest.cards()?;
            (!cards.is_empty()).then_some(Action::Swap { cards })
        }
        Move::Festival => Some(Action::Festival),
        Move::Work => rest.field(FIELD)?.map(|field| Action::Work { field }),
        Move::Trade => {
            let (resource, seat) = (rest.next(RESOURCE, Resource::parse)?, rest.seat()?);
            let tokens = rest.next(TOKENS, Pick::parse)?;
            match (resource, seat, tokens) {
                (Some(resource), Some(seat), Some(tokens)) => Some(Action::Trade { resource, seat, tokens }),
                _ => None,
            }
        }
        Move::Fetch => {
            let (resource, tokens) = (rest.next(RESOURCE, Resource::parse)?, rest.next(TOKENS, Pick::parse)?);
            resource.zip(tokens).map(|(resource, tokens)| Action::Fetch { resource, tokens })
        }
        Move::Gift => {
            let (card, resource) = (rest.next(CARD, Card::parse)?, rest.next(RESOURCE, Resource::parse)?);
            card.zip(resource).map(|(card, resource)| Action::Gift { card, resource })
        }
        Move::Labour => {
            let (part, tier) = (rest.digit(PART)?, rest.tier()?);
            part.zip(tier).map(|(part, tier)| Action::Labour { part, tier })
        }
        Move::Spend => {
            let (part, tokens) = (rest.digit(PART)?, rest.next(TOKENS, Pick::parse)?);
            part.zip(tokens).map(|(part, tokens)| Action::Spend { part, tokens })
        }
        Move::Return => rest.land(WHERE, FIELD)?.map(|field| Action::Return { field }),
        Move::Finish => rest.digit(PART)?.map(|part| Action::Finish { part }),
        Move::Activate => {
            let card = rest.card()?;
            let under = rest.cards()?;
            card.map(|card| Action::Activate { card, under })
        }
        Move::Objective => {
            let objective = rest.next(OBJECTIVE, Objective::parse)?;
            let card = rest.card()?;
            objective.map(|objective| Action::Objective { objective, card })
        }
        Move::Promote => {
            let (tier, at) = (rest.tier()?, rest.place()?);
            tier.zip(at).map(|(tier, at)| Action::Promote { tier, at })
        }
        Move::Shift => {
            let (tier, from) = (rest.tier()?, rest.place()?);
            tier.zip(from).map(|(tier, from)| Action::Shift { tier, from })
        }
        Move::Produce => rest.land(WHERE, FIELD)?.map(|field| Action::Produce { field }),
        Move::Withdraw => Some(Action::Withdraw),
        Move::EndTurn => Some(Action::EndTurn),
        Move::AutoEnd => rest.next(RULE, AutoEnd::parse)?.map(|rule| Action::AutoEnd { rule }),
    })
}

/// The field of a single ship may be missing.
fn read_fleet(rest: &mut AnswerReader) -> Result<Option<Action>, InvalidAnswers> {
    if rest.asks_only(SHIP) {
        return Ok(rest.next(SHIP, ship)?.map(|ship| Action::ShipAnywhere { ship }));
    }
    let ships = read_ships(rest)?;
    let pay = rest.pay()?;
    Ok((!ships.is_empty()).then_some(Action::Ships { ships, pay }))
}

/// The place of a single upgrade may be missing.
fn read_upgrade(rest: &mut AnswerReader) -> Result<Option<Action>, InvalidAnswers> {
    if rest.asks_only(TIER) {
        return Ok(rest.tier()?.map(|tier| Action::UpgradeAnywhere { tier }));
    }
    let steps = read_upgrades(rest)?;
    let pay = rest.pay()?;
    Ok((!steps.is_empty()).then_some(Action::Upgrade { steps, pay }))
}

fn read_ships<const N: usize>(rest: &mut AnswerReader) -> Result<ArrayVec<Launch, N>, InvalidAnswers> {
    let mut ships = ArrayVec::new();
    while !ships.is_full() && rest.asks(SHIP) {
        match rest.listed(SHIP, ship)? {
            Some(Listed::Item(ship)) => match rest.berth()? {
                Some(field) => ships.push(Launch { ship, field }),
                None => return Ok(ArrayVec::new()),
            },
            Some(Listed::Done) | None => break,
        }
    }
    Ok(ships)
}

fn read_upgrades<const N: usize>(rest: &mut AnswerReader) -> Result<ArrayVec<Upgrade, N>, InvalidAnswers> {
    let mut steps = ArrayVec::new();
    while !steps.is_full() && rest.asks(TIER) {
        match rest.listed(TIER, Tier::parse)? {
            Some(Listed::Item(tier)) => match rest.place()? {
                Some(at) => steps.push(Upgrade { tier, at }),
                None => return Ok(ArrayVec::new()),
            },
            Some(Listed::Done) | None => break,
        }
    }
    Ok(steps)
}
