//! Writes actions as answers: the inverse of `parse`.

use super::{Action, GuardChoice, Move, PlannedExtra, PlannedPlay, name, word};
use crate::mille_fiori::plan::{GuardTerms, PointLimit, Target};
use crate::{Answer, Answers, Id, VERB};

impl Action {
    pub fn to_answers(&self) -> Answers {
        let mut answers = Answers::new();
        let mut push = |param: &'static str, id: Id| answers.push(Answer { param, id });
        match *self {
            Action::Choose { card, to } => {
                push(VERB, Move::Choose.id());
                push(name::CARD, card.id());
                push(name::FIELD, to.map_or_else(|| Id::new(word::LATER), Target::id));
            }
            Action::Place { card, field } => {
                push(VERB, Move::Place.id());
                push(name::AREA, card.area().id());
                push(name::CARD, card.id());
                push(name::FIELD, field.id());
            }
            Action::Sail { card } => {
                push(VERB, Move::Sail.id());
                push(name::AREA, card.area().id());
                push(name::CARD, card.id());
            }
            Action::Decline => push(VERB, Move::Decline.id()),
            Action::Plan(planned) => push_planned(Move::Plan, planned, &mut push),
            Action::PlanOr(planned) => push_planned(Move::PlanOr, planned, &mut push),
            Action::PlanExtra { play: None } => {
                push(VERB, Move::PlanExtra.id());
                push(name::HOW, Id::new(word::DECLINE));
            }
            Action::PlanExtra { play: Some(PlannedExtra { card, to, guard }) } => {
                push(VERB, Move::PlanExtra.id());
                push(name::HOW, Id::new(to.how()));
                push(name::AREA, card.area().id());
                push(name::CARD, card.id());
                if let Some(field) = to.field_id() {
                    push(name::FIELD, field);
                }
                match guard {
                    None => push(name::GUARD, Id::new(word::ALWAYS)),
                    Some(terms) => push_terms(terms, &mut push),
                }
            }
            Action::CancelPlan => push(VERB, Move::CancelPlan.id()),
        }
        answers
    }
}

fn push_planned(verb: Move, planned: PlannedPlay, push: &mut impl FnMut(&'static str, Id)) {
    push(VERB, verb.id());
    push(name::HOW, Id::new(planned.to.how()));
    if let Some(card) = planned.card {
        push(name::CARD, card.id());
    }
    if let Some(field) = planned.to.field_id() {
        push(name::FIELD, field);
    }
    match planned.guard {
        GuardChoice::AsShown => push(name::GUARD, Id::new(word::AS_SHOWN)),
        GuardChoice::Always => push(name::GUARD, Id::new(word::ALWAYS)),
        GuardChoice::Custom(terms) => push_terms(terms, push),
    }
}

fn push_terms(terms: GuardTerms, push: &mut impl FnMut(&'static str, Id)) {
    let yes_or_no = |yes: bool| Id::new(if yes { word::YES } else { word::NO });
    push(name::GUARD, Id::new(word::CUSTOM));
    push(name::MIN_POINTS, terms.min_points.id());
    push(name::NEED_EXTRA, yes_or_no(terms.need_extra));
    push(name::NEED_BONUS, yes_or_no(terms.need_bonus));
    push(name::MAX_OTHERS, terms.max_others.map_or_else(|| Id::new(word::ANY), PointLimit::id));
}
