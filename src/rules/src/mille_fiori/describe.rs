//! How questions and their answers are shown: words by key, with what each answer would bring.

use super::action::{name, word};
use super::board::Field;
use super::cards::{Card, Kinds};
use super::data::data;
use super::effect::{Effect, Play};
use super::houses;
use super::kinds::Area;
use super::plan::{Limit, To};
use super::state::{Phase, State};
use super::suggest::verb_of;
use crate::{Answer, Asked, Choice, Id, Phrase, Seat, VERB};

impl State {
    pub(super) fn task_of(&self, seat: Seat) -> Phrase {
        let player = self.players.get(seat);
        match (self.phase, player) {
            (Phase::Choose, Some(player)) if player.pick.is_none() => {
                Phrase::new("task-choose").number("cards", player.hand.len() as u8)
            }
            (Phase::Play, Some(player)) if seat == self.active => match player.pick {
                Some(card) => Phrase::new("task-play").term("card", card.id()),
                None => Phrase::new("task-play-any").number("cards", player.hand.len() as u8),
            },
            (Phase::Extra, Some(_)) if seat == self.active => {
                Phrase::new("task-extra").number("cards", self.display.len() as u8)
            }
            (Phase::Choose | Phase::Play | Phase::Extra | Phase::Over, _) => Phrase::new("task-wait"),
        }
    }

    pub(super) fn choice(&self, seat: Seat, answers: &[Answer], option: Id) -> Choice {
        let shown = self.shown(seat, answers, option);
        let (label, best) =
            shown.unwrap_or_else(|| (Phrase::new("choice-word").term("word", option), Best::default()));
        Choice { id: option, label, detail: best.detail, recommended: best.recommended }
    }

    /// `None`: nothing is known of such an answer.
    fn shown(&self, seat: Seat, answers: &[Answer], option: Id) -> Option<(Phrase, Best)> {
        let mut options = Vec::new();
        let Asked::Question(param) = self.question(seat, answers, &mut options) else { return None };
        let text = option.as_str();
        let given = |param: &str| answers.iter().find(|answer| answer.param == param).map(|answer| answer.id);
        let verb = given(VERB).unwrap_or(option);
        let cards = self.cards_of(seat, verb.as_str());
        let plays = |filter: &dyn Fn(&Play) -> bool| self.best_of(seat, cards, filter);
        let how = given(name::HOW).or_else(|| {
            let plain = [word::PLACE, word::SAIL].contains(&verb.as_str());
            plain.then_some(verb)
        });
        let fits_how = |play: &Play| how.is_none_or(|how| verb_of(*play) == how.as_str());
        let nothing = Best::default();
        Some(match param {
            VERB => {
                let (key, weighed) = verb_key(text)?;
                let best =
                    if weighed { plays(&|play| text == "choose" || verb_of(*play) == text) } else { nothing };
                (Phrase::new(key), best)
            }
            name::HOW => {
                let (key, _) = verb_key(text)?;
                let best =
                    if text == word::DECLINE { nothing } else { plays(&|play| verb_of(*play) == text) };
                (Phrase::new(key), best)
            }
            name::AREA => {
                let area = Area::parse(text)?;
                let label = Phrase::new("choice-word").term("word", option);
                (label, plays(&|play| fits_how(play) && play.card.area() == area))
            }
            name::CARD => {
                let card = Card::parse(text)?;
                let label = Phrase::new("choice-card").term("card", option);
                (label, plays(&|play| fits_how(play) && play.card == card))
            }
            name::FIELD => {
                let card =
                    given(name::CARD).and_then(|id| Card::parse(id.as_str())).or(self.players[seat].pick);
                let to = To::parse(text)?;
                let field = match to {
                    To::Field(field) => Some(field),
                    To::NextHouse => houses::next(self.board.occupied()),
                    To::Sail => None,
                }?;
                let label =
                    if to == To::NextHouse { Phrase::new("choice-next-house") } else { field_label(field) };
                (label, plays(&|play| Some(play.card) == card && play.field == Some(field)))
            }
            name::GUARD => {
                let recommended = text == word::AS_SHOWN;
                (Phrase::new(guard_key(text)?), Best { recommended, ..nothing })
            }
            name::MIN_POINTS | name::MAX_OTHERS if text == word::ANY => (Phrase::new("choice-any"), nothing),
            name::MIN_POINTS | name::MAX_OTHERS => {
                let points = u8::from(Limit::parse(text)?);
                (Phrase::new("choice-points").number("points", points), nothing)
            }
            name::NEED_EXTRA | name::NEED_BONUS => {
                let key = if text == word::YES { "choice-yes" } else { "choice-no" };
                (Phrase::new(key), nothing)
            }
            _ => return None,
        })
    }

    /// The cards that a verb is about.
    fn cards_of(&self, seat: Seat, verb: &str) -> Kinds {
        match verb {
            "choose" => self.players[seat].hand.iter().copied().collect(),
            word::PLACE | word::SAIL if seat == self.active => self.playable(),
            "plan" | "plan_or" => self.plannable(seat),
            "plan_extra" => self.plannable_extras(seat),
            _ => Kinds::default(),
        }
    }

    /// The best of the plays that an answer leaves open, and whether no other answer leaves a better one.
    fn best_of(&self, seat: Seat, cards: Kinds, open: &dyn Fn(&Play) -> bool) -> Best {
        let best = self.best(seat, self.plays(seat, cards).filter(|play| open(play)));
        let overall = self.best(seat, self.plays(seat, cards));
        Best {
            recommended: best.is_some() && best.map(|(play, _)| play) == overall.map(|(play, _)| play),
            detail: best.map(|(_, effect)| preview(&effect)),
        }
    }
}

#[derive(Default)]
struct Best {
    detail: Option<Phrase>,
    recommended: bool,
}

/// What a play brings: points for the player and for the others, a bonus place, an extra card.
fn preview(effect: &Effect) -> Phrase {
    Phrase::new("choice-preview")
        .number("points", effect.own())
        .number("others", effect.others())
        .number("bonus", effect.bonus_points())
        .number("extra", u8::from(effect.extra))
}

fn field_label(field: Field) -> Phrase {
    match field.area() {
        Area::Houses => Phrase::new("choice-house")
            .place("field", field.label())
            .number("value", data().houses.values[field.number()]),
        Area::Workshops | Area::Nobili | Area::Populi | Area::Trade | Area::Harbor => {
            Phrase::new("choice-field").place("field", field.label()).term("symbol", field.symbol().id())
        }
    }
}

/// The word for a verb, and whether its plays can be weighed up.
fn verb_key(verb: &str) -> Option<(&'static str, bool)> {
    Some(match verb {
        "choose" => ("verb-choose", true),
        word::PLACE => ("verb-place", true),
        word::SAIL => ("verb-sail", true),
        word::DECLINE => ("verb-decline", false),
        "plan" => ("verb-plan", false),
        "plan_or" => ("verb-plan_or", false),
        "plan_extra" => ("verb-plan_extra", false),
        "cancel_plan" => ("verb-cancel_plan", false),
        _ => return None,
    })
}

fn guard_key(guard: &str) -> Option<&'static str> {
    Some(match guard {
        word::AS_SHOWN => "choice-guard-as_shown",
        word::ALWAYS => "choice-guard-always",
        word::CUSTOM => "choice-guard-custom",
        _ => return None,
    })
}
