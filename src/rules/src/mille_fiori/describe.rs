//! Labels of the offered options, with a preview of their effects.

use super::action::{Move, name, word};
use super::board::Field;
use super::cards::{Card, CardSet};
use super::data::data;
use super::effect::{Effect, Play};
use super::houses;
use super::kinds::Area;
use super::plan::{PointLimit, Target};
use super::state::{Phase, State};
use super::suggest::verb_of;
use crate::{Answer, Asked, Choice, Id, Phrase, Seat, VERB, Viewer};

impl State {
    pub(super) fn prompt_for(&self, seat: Seat, viewer: Viewer) -> Phrase {
        let player = self.players.get(seat);
        match (self.phase, player) {
            (Phase::Choose, Some(player)) if player.pick.is_none() => {
                Phrase::new("task-choose").number("cards", player.hand.len() as u8)
            }
            (Phase::Play, Some(player)) if seat == self.active => match player.pick {
                // Mille Fiori rules 9: the picked card is shown when it is played.
                Some(_) if !viewer.is(seat) => Phrase::new("task-play-unknown"),
                Some(card) => Phrase::new("task-play").term("card", card.id()),
                None => Phrase::new("task-play-any").number("cards", player.hand.len() as u8),
            },
            (Phase::Extra, Some(_)) if seat == self.active => {
                Phrase::new("task-extra").number("cards", self.display.len() as u8)
            }
            (Phase::Choose | Phase::Play | Phase::Extra | Phase::Over, _) => Phrase::new("task-wait"),
        }
    }

    pub(super) fn describe_option(&self, seat: Seat, answers: &[Answer], option: Id) -> Choice {
        let shown = self.shown(seat, answers, option);
        let (label, best) =
            shown.unwrap_or_else(|| (Phrase::new("choice-word").term("word", option), BestPlay::default()));
        Choice { id: option, label, detail: best.detail, recommended: best.recommended }
    }

    /// `None`: the option does not belong to the question.
    fn shown(&self, seat: Seat, answers: &[Answer], option: Id) -> Option<(Phrase, BestPlay)> {
        let Asked::Question(param) = self.ask_after(seat, answers, &mut Vec::new()) else { return None };
        let open = OpenPlays::new(self, seat, answers);
        let text = option.as_str();
        let plain = |key: &'static str| (Phrase::new(key), BestPlay::default());
        Some(match param {
            VERB => self.verb_shown(seat, Move::parse(text)?),
            name::HOW => {
                let how = Move::parse(text)?;
                (Phrase::new(how.label_key()), open.best(|play| verb_of(play) == how))
            }
            name::AREA => {
                let area = Area::parse(text)?;
                let label = Phrase::new("choice-word").term("word", option);
                (label, open.best(|play| play.card.area() == area))
            }
            name::CARD => {
                let card = Card::parse(text)?;
                let best = open.best(|play| play.card == card);
                let both = open.both_uses(card);
                let best = BestPlay { detail: both.or(best.detail), ..best };
                (Phrase::new("choice-card").term("card", option), best)
            }
            name::FIELD if text == word::LATER => plain("choice-later"),
            name::FIELD => match Target::parse(text)? {
                Target::Field(field) => (field_label(field), open.best(|play| play.field == Some(field))),
                Target::NextHouse => {
                    let next = houses::next(self.board.occupied());
                    (Phrase::new("choice-next-house"), open.best(|play| play.field == next))
                }
                Target::Sail => (Phrase::new("choice-at_sea"), open.best(|play| play.field.is_none())),
            },
            name::GUARD => {
                let recommended = text == word::AS_SHOWN;
                (Phrase::new(guard_key(text)?), BestPlay { recommended, detail: None })
            }
            name::MIN_POINTS | name::MAX_OTHERS if text == word::ANY => plain("choice-any"),
            name::MIN_POINTS | name::MAX_OTHERS => {
                let points = u8::from(PointLimit::parse(text)?);
                (Phrase::new("choice-points").number("points", points), BestPlay::default())
            }
            name::NEED_EXTRA | name::NEED_BONUS if text == word::YES => plain("choice-yes"),
            name::NEED_EXTRA | name::NEED_BONUS => plain("choice-no"),
            _ => return None,
        })
    }

    /// A verb with its best play. Declining is recommended where an extra card would help only the others.
    fn verb_shown(&self, seat: Seat, verb: Move) -> (Phrase, BestPlay) {
        let label = Phrase::new(verb.label_key());
        let best = match verb {
            Move::Choose => BestPlay { recommended: self.players[seat].pick.is_none(), detail: None },
            Move::Place | Move::Sail | Move::Decline => {
                let suggested = self.default_action_for(seat).map(|action| action.name());
                let open = OpenPlays {
                    state: self,
                    seat,
                    cards: self.playable(),
                    how: None,
                    area: None,
                    card: None,
                };
                let best = open.best(|play| verb_of(play) == verb);
                BestPlay { recommended: suggested == Some(verb), ..best }
            }
            Move::Plan | Move::PlanOr | Move::PlanExtra | Move::CancelPlan => BestPlay::default(),
        };
        (label, best)
    }
}

/// The plays that the answers so far leave open.
struct OpenPlays<'a> {
    state: &'a State,
    seat: Seat,
    cards: CardSet,
    how: Option<Move>,
    area: Option<Area>,
    card: Option<Card>,
}

impl<'a> OpenPlays<'a> {
    fn new(state: &'a State, seat: Seat, answers: &[Answer]) -> OpenPlays<'a> {
        let given = |param: &str| answers.iter().find(|answer| answer.param == param).map(|answer| answer.id);
        let verb = given(VERB).and_then(|id| Move::parse(id.as_str()));
        let how = given(name::HOW).and_then(|id| Move::parse(id.as_str()));
        let cards = match verb {
            Some(Move::Choose) => state.players[seat].hand.iter().copied().collect(),
            Some(Move::Place | Move::Sail) => state.playable(),
            Some(Move::Plan | Move::PlanOr) => state.plannable(seat),
            Some(Move::PlanExtra) => state.plannable_extras(seat),
            Some(Move::Decline | Move::CancelPlan) | None => CardSet::default(),
        };
        OpenPlays {
            state,
            seat,
            cards,
            how: how.or(verb.filter(|verb| matches!(verb, Move::Place | Move::Sail))),
            area: given(name::AREA).and_then(|id| Area::parse(id.as_str())),
            card: given(name::CARD).and_then(|id| Card::parse(id.as_str())),
        }
    }

    fn plays(&self) -> impl Iterator<Item = Play> {
        let fits = |play: &Play| {
            self.how.is_none_or(|how| verb_of(*play) == how)
                && self.area.is_none_or(|area| play.card.area() == area)
                && self.card.is_none_or(|card| play.card == card)
        };
        self.state.plays(self.seat, self.cards).filter(fits)
    }

    /// The points of the two uses of a card, if it has both.
    fn both_uses(&self, card: Card) -> Option<Phrase> {
        let best = |sails: bool| {
            let uses = |play: &Play| play.card == card && play.field.is_none() == sails;
            self.state.best(self.seat, self.plays().filter(uses)).map(|(_, effect)| effect.own())
        };
        let (place, sail) = best(false).zip(best(true))?;
        Some(Phrase::new("choice-two_uses").number("place", place).number("sail", sail))
    }

    /// The best play that an answer leaves, and whether no other answer leaves a better one.
    fn best(&self, answer: impl Fn(Play) -> bool) -> BestPlay {
        let best = self.state.best(self.seat, self.plays().filter(|play| answer(*play)));
        let overall = self.state.best(self.seat, self.plays());
        BestPlay {
            recommended: best.is_some() && best.map(|(play, _)| play) == overall.map(|(play, _)| play),
            detail: best.map(|(_, effect)| preview(&effect)),
        }
    }
}

/// The preview of the best play that an option leaves open.
#[derive(Default)]
struct BestPlay {
    detail: Option<Phrase>,
    recommended: bool,
}

/// The preview of a play: points for the player and for the others, a bonus place, an extra card.
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

fn guard_key(guard: &str) -> Option<&'static str> {
    Some(match guard {
        word::AS_SHOWN => "choice-guard-as_shown",
        word::ALWAYS => "choice-guard-always",
        word::CUSTOM => "choice-guard-custom",
        _ => return None,
    })
}
