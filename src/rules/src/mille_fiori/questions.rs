//! Which questions lead to an action, and which answers are legal.

use super::action::{name, word};
use super::board::{Field, Fields};
use super::cards::{Card, Kinds};
use super::kinds::{Area, Move};
use super::plan::{Limit, To};
use super::state::{Phase, State};
use crate::{Answer, Asked, Id, Seat, VERB};

/// Follows given answers; where they end, it lists what may come next.
struct Walk<'a> {
    answers: &'a [Answer],
    options: &'a mut Vec<Id>,
}

impl Walk<'_> {
    /// The answer to the next question if it is one of these, or the question itself.
    fn step<T>(
        &mut self,
        param: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
        legal: impl IntoIterator<Item = Id>,
    ) -> Result<T, Asked> {
        match self.answers.split_first() {
            None => {
                self.options.extend(legal);
                Err(if self.options.is_empty() { Asked::Nothing } else { Asked::Question(param) })
            }
            Some((answer, rest)) => {
                self.answers = rest;
                let read = if answer.param == param { read(answer.id.as_str()) } else { None };
                read.ok_or(Asked::Nothing)
            }
        }
    }

    fn word(&mut self, param: &'static str, words: &[&'static str]) -> Result<&'static str, Asked> {
        let read = |text: &str| words.iter().copied().find(|word| *word == text);
        self.step(param, read, words.iter().map(|word| Id::new(word)))
    }

    fn card(&mut self, cards: Kinds) -> Result<Card, Asked> {
        let read = |text: &str| Card::parse(text).filter(|card| cards.contains(*card));
        self.step(name::CARD, read, cards.into_iter().map(Card::id))
    }

    /// A card of many: its area first, so that no list is longer than a menu.
    fn card_by_area(&mut self, cards: Kinds) -> Result<Card, Asked> {
        let held = |area: &Area| !cards.of_area(*area).is_empty();
        let areas = Area::ALL.iter().copied().filter(held);
        let area = self.step(name::AREA, |text| Area::parse(text).filter(held), areas.map(Area::id))?;
        self.card(cards.of_area(area))
    }

    fn field(&mut self, fields: Fields) -> Result<Field, Asked> {
        let read = |text: &str| Field::parse(text).filter(|field| fields.contains(*field));
        self.step(name::FIELD, read, fields.into_iter().map(Field::id))
    }

    fn guard(&mut self, guards: &[&'static str]) -> Result<(), Asked> {
        if self.word(name::GUARD, guards)? == word::CUSTOM {
            self.step(name::MIN_POINTS, Limit::parse, Limit::all().map(Limit::id))?;
            self.word(name::NEED_EXTRA, &[word::NO, word::YES])?;
            self.word(name::NEED_BONUS, &[word::NO, word::YES])?;
            let read = |text: &str| if text == word::ANY { Some(None) } else { Limit::parse(text).map(Some) };
            let limits = std::iter::once(Id::new(word::ANY)).chain(Limit::all().map(Limit::id));
            self.step(name::MAX_OTHERS, read, limits)?;
        }
        Ok(())
    }

    /// Nothing more to ask, if nothing more was answered.
    fn end(&self) -> Asked {
        if self.answers.is_empty() { Asked::Complete } else { Asked::Nothing }
    }
}

impl State {
    pub(super) fn question(&self, seat: Seat, answers: &[Answer], options: &mut Vec<Id>) -> Asked {
        options.clear();
        if seat.index() >= self.count() || self.phase == Phase::Over {
            return Asked::Nothing;
        }
        let mut walk = Walk { answers, options };
        match self.walk(seat, &mut walk) {
            Ok(()) => walk.end(),
            Err(asked) => asked,
        }
    }

    fn walk(&self, seat: Seat, walk: &mut Walk<'_>) -> Result<(), Asked> {
        let usable = |verb: &Move| self.may_use_verb(seat, *verb);
        let verbs = Move::ALL.iter().copied().filter(usable);
        match walk.step(VERB, |text| Move::parse(text).filter(usable), verbs.map(Move::id))? {
            Move::Choose => {
                walk.card(self.players[seat].hand.iter().copied().collect())?;
            }
            Move::Place => {
                let card = walk.card_by_area(self.placeable())?;
                walk.field(self.fields_for(seat, card))?;
            }
            Move::Sail => {
                walk.card_by_area(self.playable())?;
            }
            Move::Plan | Move::PlanOr => {
                let cards = self.plannable(seat);
                let how = walk.word(name::HOW, self.ways(seat, self.with_fields(cards)))?;
                let card = if self.is_on_turn() {
                    walk.card(if how == word::PLACE { self.with_fields(cards) } else { cards })?
                } else {
                    self.players[seat].pick.ok_or(Asked::Nothing)?
                };
                self.target(card, how, walk)?;
                walk.guard(&[word::AS_SHOWN, word::ALWAYS, word::CUSTOM])?;
            }
            Move::PlanExtra => {
                let cards = self.plannable_extras(seat);
                let with_fields = self.with_fields(cards);
                let ways: &[&'static str] = match (cards.is_empty(), self.ways(seat, with_fields)) {
                    (true, _) | (_, []) => &[word::DECLINE],
                    (false, [word::PLACE]) => &[word::PLACE, word::DECLINE],
                    (false, [word::SAIL]) => &[word::SAIL, word::DECLINE],
                    (false, _) => &[word::PLACE, word::SAIL, word::DECLINE],
                };
                let how = walk.word(name::HOW, ways)?;
                if how != word::DECLINE {
                    let card = walk.card_by_area(if how == word::PLACE { with_fields } else { cards })?;
                    self.target(card, how, walk)?;
                    walk.guard(&[word::ALWAYS, word::CUSTOM])?;
                }
            }
            Move::Decline | Move::CancelPlan => {}
        }
        Ok(())
    }

    /// The field of a planned play, if it needs one.
    fn target(&self, card: Card, how: &str, walk: &mut Walk<'_>) -> Result<(), Asked> {
        if how == word::SAIL {
            return Ok(());
        }
        let fields = self.possible_fields(card);
        let house = self.may_plan_next_house(card);
        let read = |text: &str| {
            To::parse(text).filter(|to| match to {
                To::Sail => false,
                To::NextHouse => house,
                To::Field(field) => fields.contains(*field),
            })
        };
        let next = house.then(|| To::NextHouse.field_id()).flatten();
        walk.step(name::FIELD, read, next.into_iter().chain(fields.into_iter().map(Field::id)))?;
        Ok(())
    }

    /// How a card may be planned to be played.
    fn ways(&self, seat: Seat, with_fields: Kinds) -> &'static [&'static str] {
        match (!with_fields.is_empty(), self.may_sail(seat)) {
            (true, true) => &[word::PLACE, word::SAIL],
            (true, false) => &[word::PLACE],
            (false, true) => &[word::SAIL],
            (false, false) => &[],
        }
    }

    /// The cards that can be played now and placed. Where a field is free one is legal (R1), but a rhomb is needed.
    fn placeable(&self) -> Kinds {
        if self.players[self.active].rhombs() == 0 {
            Kinds::default()
        } else {
            self.with_fields(self.playable())
        }
    }

    /// Is there anything that this seat may do with this verb now?
    fn may_use_verb(&self, seat: Seat, verb: Move) -> bool {
        let active = || matches!(self.phase, Phase::Play | Phase::Extra) && seat == self.active;
        match verb {
            Move::Choose => self.may_choose_any(seat).is_ok(),
            Move::Place => active() && !self.placeable().is_empty(),
            Move::Sail => active() && self.may_sail(seat) && !self.playable().is_empty(),
            Move::Decline => self.may_decline(seat).is_ok(),
            Move::Plan => self.may_plan(seat).is_ok(),
            Move::PlanOr => self.may_plan(seat).is_ok() && self.may_extend(seat).0.is_ok(),
            Move::PlanExtra => self.may_plan(seat).is_ok() && self.may_extend(seat).1.is_ok(),
            Move::CancelPlan => self.may_cancel(seat).is_ok(),
        }
    }
}
