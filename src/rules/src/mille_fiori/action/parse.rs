//! Parses answers into an action.

use super::{Action, GuardChoice, Move, PlannedExtra, PlannedPlay, name, word};
use crate::mille_fiori::board::Field;
use crate::mille_fiori::cards::Card;
use crate::mille_fiori::plan::{GuardTerms, PointLimit, Target};
use crate::{Answer, Id, VERB};

impl Action {
    pub fn from_answers(answers: &[Answer]) -> Option<Action> {
        let mut reader = AnswerParser(answers);
        let action = match Move::parse(reader.id(VERB)?.as_str())? {
            Move::Choose => reader.choice()?,
            Move::Place => Action::Place { card: reader.card_of_area()?, field: reader.field()? },
            Move::Sail => Action::Sail { card: reader.card_of_area()? },
            Move::Decline => Action::Decline,
            Move::Plan => Action::Plan(reader.planned()?),
            Move::PlanOr => Action::PlanOr(reader.planned()?),
            Move::PlanExtra => reader.planned_extra()?,
            Move::CancelPlan => Action::CancelPlan,
        };
        reader.0.is_empty().then_some(action)
    }
}

/// Reads the answers one by one; each must answer the expected question.
struct AnswerParser<'a>(&'a [Answer]);

impl AnswerParser<'_> {
    fn id(&mut self, param: &str) -> Option<Id> {
        let (first, rest) = self.0.split_first()?;
        (first.param == param).then(|| {
            self.0 = rest;
            first.id
        })
    }

    fn card(&mut self) -> Option<Card> {
        Card::parse(self.id(name::CARD)?.as_str())
    }

    fn card_of_area(&mut self) -> Option<Card> {
        let area = self.id(name::AREA)?;
        self.card().filter(|card| card.area().as_str() == area.as_str())
    }

    fn field(&mut self) -> Option<Field> {
        Field::parse(self.id(name::FIELD)?.as_str())
    }

    /// A typed command may leave out the target.
    fn choice(&mut self) -> Option<Action> {
        let card = self.card()?;
        if self.0.is_empty() {
            return Some(Action::Choose { card, to: None });
        }
        let to = match self.id(name::FIELD)?.as_str() {
            word::LATER => None,
            to => Some(Target::parse(to)?),
        };
        Some(Action::Choose { card, to })
    }

    fn to(&mut self, how: Id) -> Option<Target> {
        match how.as_str() {
            word::SAIL => Some(Target::Sail),
            word::PLACE => Target::parse(self.id(name::FIELD)?.as_str()).filter(|to| *to != Target::Sail),
            _ => None,
        }
    }

    fn planned(&mut self) -> Option<PlannedPlay> {
        let how = self.id(name::HOW)?;
        let card = if self.0.first()?.param == name::CARD { Some(self.card()?) } else { None };
        let to = self.to(how)?;
        let guard = match self.id(name::GUARD)?.as_str() {
            word::AS_SHOWN => GuardChoice::AsShown,
            word::ALWAYS => GuardChoice::Always,
            word::CUSTOM => GuardChoice::Custom(self.terms()?),
            _ => return None,
        };
        Some(PlannedPlay { card, to, guard })
    }

    fn planned_extra(&mut self) -> Option<Action> {
        let how = self.id(name::HOW)?;
        if how.as_str() == word::DECLINE {
            return Some(Action::PlanExtra { play: None });
        }
        let card = self.card_of_area()?;
        let to = self.to(how)?;
        let guard = match self.id(name::GUARD)?.as_str() {
            word::ALWAYS => None,
            word::CUSTOM => Some(self.terms()?),
            _ => return None,
        };
        Some(Action::PlanExtra { play: Some(PlannedExtra { card, to, guard }) })
    }

    fn terms(&mut self) -> Option<GuardTerms> {
        let min_points = PointLimit::parse(self.id(name::MIN_POINTS)?.as_str())?;
        let need_extra = self.yes_or_no(name::NEED_EXTRA)?;
        let need_bonus = self.yes_or_no(name::NEED_BONUS)?;
        let max_others = match self.id(name::MAX_OTHERS)?.as_str() {
            word::ANY => None,
            number => Some(PointLimit::parse(number)?),
        };
        Some(GuardTerms { min_points, need_extra, need_bonus, max_others })
    }

    fn yes_or_no(&mut self, param: &str) -> Option<bool> {
        match self.id(param)?.as_str() {
            word::YES => Some(true),
            word::NO => Some(false),
            _ => None,
        }
    }
}
