//! The questions that lead to an action, and their legal answers.

use super::action::{Move, name, word};
use super::board::{Field, Fields};
use super::cards::{Card, CardSet};
use super::kinds::Area;
use super::plan::{PointLimit, Target};
use super::state::{Phase, State};
use crate::{Answer, Asked, Id, Seat, VERB};

/// Follows the given answers; where they end, lists the options of the next question.
struct AnswerCursor<'a> {
    answers: &'a [Answer],
    options: &'a mut Vec<Id>,
}

impl AnswerCursor<'_> {
    /// The given answer to this question. Fails with the question itself if the answers end here.
    fn next<T>(
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
        self.next(param, read, words.iter().map(|word| Id::new(word)))
    }

    fn card(&mut self, cards: CardSet) -> Result<Card, Asked> {
        let read = |text: &str| Card::parse(text).filter(|card| cards.contains(*card));
        self.next(name::CARD, read, cards.into_iter().map(Card::id))
    }

    /// Asks for the area before the card, so that each list fits a menu.
    fn card_by_area(&mut self, cards: CardSet) -> Result<Card, Asked> {
        let held = |area: &Area| !cards.of_area(*area).is_empty();
        let areas = Area::ALL.iter().copied().filter(held);
        let area = self.next(name::AREA, |text| Area::parse(text).filter(held), areas.map(Area::id))?;
        self.card(cards.of_area(area))
    }

    fn field(&mut self, fields: Fields) -> Result<Field, Asked> {
        let read = |text: &str| Field::parse(text).filter(|field| fields.contains(*field));
        self.next(name::FIELD, read, fields.into_iter().map(Field::id))
    }

    fn guard(&mut self, guards: &[&'static str]) -> Result<(), Asked> {
        if self.word(name::GUARD, guards)? == word::CUSTOM {
            self.next(name::MIN_POINTS, PointLimit::parse, PointLimit::all().map(PointLimit::id))?;
            self.word(name::NEED_EXTRA, &[word::NO, word::YES])?;
            self.word(name::NEED_BONUS, &[word::NO, word::YES])?;
            let read =
                |text: &str| if text == word::ANY { Some(None) } else { PointLimit::parse(text).map(Some) };
            let limits = std::iter::once(Id::new(word::ANY)).chain(PointLimit::all().map(PointLimit::id));
            self.next(name::MAX_OTHERS, read, limits)?;
        }
        Ok(())
    }

    /// All questions are answered; surplus answers are invalid.
    fn end(&self) -> Asked {
        if self.answers.is_empty() { Asked::Complete } else { Asked::Nothing }
    }
}

impl State {
    pub(super) fn ask_after(&self, seat: Seat, answers: &[Answer], options: &mut Vec<Id>) -> Asked {
        options.clear();
        if seat.index() >= self.count() || self.phase == Phase::Over {
            return Asked::Nothing;
        }
        let mut cursor = AnswerCursor { answers, options };
        match self.follow(seat, &mut cursor) {
            Ok(()) => cursor.end(),
            Err(asked) => asked,
        }
    }

    fn follow(&self, seat: Seat, cursor: &mut AnswerCursor<'_>) -> Result<(), Asked> {
        let usable = |verb: &Move| self.may_use_verb(seat, *verb);
        let verbs = Move::ALL.iter().copied().filter(usable);
        match cursor.next(VERB, |text| Move::parse(text).filter(usable), verbs.map(Move::id))? {
            Move::Choose => {
                let card = cursor.card(self.players[seat].hand.iter().copied().collect())?;
                self.chosen_target(seat, card, cursor)?;
            }
            Move::Place => {
                let card = cursor.card_by_area(self.placeable())?;
                cursor.field(self.fields_for(seat, card))?;
            }
            Move::Sail => {
                cursor.card_by_area(self.playable())?;
            }
            Move::Plan | Move::PlanOr => {
                let cards = self.plannable(seat);
                let how = cursor.word(name::HOW, self.ways(seat, self.with_fields(cards)))?;
                let card = if self.is_on_turn() {
                    cursor.card(if how == word::PLACE { self.with_fields(cards) } else { cards })?
                } else {
                    self.players[seat].pick.ok_or(Asked::Nothing)?
                };
                self.target(card, how, cursor)?;
                cursor.guard(&[word::AS_SHOWN, word::ALWAYS, word::CUSTOM])?;
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
                let how = cursor.word(name::HOW, ways)?;
                if how != word::DECLINE {
                    let card = cursor.card_by_area(if how == word::PLACE { with_fields } else { cards })?;
                    self.target(card, how, cursor)?;
                    cursor.guard(&[word::ALWAYS, word::CUSTOM])?;
                }
            }
            Move::Decline | Move::CancelPlan => {}
        }
        Ok(())
    }

    /// Where to play a chosen card: on a field, at sea, or to be decided later.
    fn chosen_target(&self, seat: Seat, card: Card, cursor: &mut AnswerCursor<'_>) -> Result<(), Asked> {
        let legal = |to: &Target| self.may_become(seat, card, *to).is_ok();
        let read = |text: &str| match text {
            word::LATER => Some(None),
            to => Target::parse(to).filter(legal).map(Some),
        };
        let fields = self.possible_fields(card).into_iter().map(Target::Field);
        let all = [Target::NextHouse].into_iter().chain(fields).chain([Target::Sail]);
        let ids = all.filter(legal).map(Target::id).chain([Id::new(word::LATER)]);
        cursor.next(name::FIELD, read, ids)?;
        Ok(())
    }

    /// The field of a planned play, if it needs one.
    fn target(&self, card: Card, how: &str, cursor: &mut AnswerCursor<'_>) -> Result<(), Asked> {
        if how == word::SAIL {
            return Ok(());
        }
        let fields = self.possible_fields(card);
        let house = self.may_plan_next_house(card);
        let read = |text: &str| {
            Target::parse(text).filter(|to| match to {
                Target::Sail => false,
                Target::NextHouse => house,
                Target::Field(field) => fields.contains(*field),
            })
        };
        let next = house.then(|| Target::NextHouse.field_id()).flatten();
        cursor.next(name::FIELD, read, next.into_iter().chain(fields.into_iter().map(Field::id)))?;
        Ok(())
    }

    /// The ways in which these cards can be planned.
    fn ways(&self, seat: Seat, with_fields: CardSet) -> &'static [&'static str] {
        match (!with_fields.is_empty(), self.may_sail(seat)) {
            (true, true) => &[word::PLACE, word::SAIL],
            (true, false) => &[word::PLACE],
            (false, true) => &[word::SAIL],
            (false, false) => &[],
        }
    }

    /// The cards with which the active player can place a rhomb now. While a field is free, one is legal (rules R1).
    fn placeable(&self) -> CardSet {
        if self.players[self.active].rhombs() == 0 {
            CardSet::default()
        } else {
            self.with_fields(self.playable())
        }
    }

    /// Whether any action of this seat with this verb is legal.
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
