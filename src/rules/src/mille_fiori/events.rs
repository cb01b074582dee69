//! The events of a game, and their description for one viewer.

use arrayvec::ArrayVec;

use super::board::Field;
use super::cards::{Card, Hand};
use super::kinds::{Area, Source};
use super::plan::PlanFailure;
use super::refusals::Refusal;
use crate::{Arg, Phrase, Seat, Viewer};

/// Cards shown at once.
pub type Shown = ArrayVec<Card, 9>;

#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    RoundBegan { round: u8, start: Seat },
    Opened { cards: Shown },
    HandTaken { seat: Seat, hand: Hand },
    Chosen { seat: Seat, card: Card, again: bool },
    Locked { start: Seat },
    Placed { seat: Seat, card: Card, field: Field, planned: bool, extra: bool },
    Sailed { seat: Seat, card: Card, planned: bool, extra: bool },
    ShipMoved { seat: Seat, to: u8 },
    Scored { seat: Seat, points: u16, source: Source },
    BonusTaken { seat: Seat, area: Area, points: u16 },
    ExtraEarned { seat: Seat },
    Declined { seat: Seat },
    ExtraForfeited { seat: Seat },
    LastRhomb { seat: Seat },
    LaidOut { seat: Seat, cards: Hand },
    PlanSaved { seat: Seat, alternatives: u8, extras: u8 },
    PlanCancelled { seat: Seat },
    PlanDropped { seat: Seat, why: PlanFailure },
    Ended { by: Option<Seat> },
}

impl Event {
    pub fn describe(&self, viewer: Viewer) -> Option<Phrase> {
        Some(match self {
            Event::RoundBegan { round, start } => {
                Phrase::new("event-round").number("round", *round).seat("player", *start)
            }
            Event::Opened { cards } => return with_cards(Phrase::new("event-opened"), cards),
            // Only the owner sees a hand.
            Event::HandTaken { seat, hand } => {
                let own = viewer.is(*seat).then(|| Phrase::new("event-hand"));
                return own.and_then(|phrase| with_cards(phrase, hand));
            }
            // It is public that a player has chosen, but not which card, nor that the choice was changed.
            Event::Chosen { seat, card, .. } if viewer.is(*seat) => {
                Phrase::new("event-chosen-yours").term("card", card.id())
            }
            Event::Chosen { again: true, .. } => return None,
            Event::Chosen { seat, .. } => Phrase::new("event-chosen").seat("player", *seat),
            Event::Locked { start } => Phrase::new("event-locked").seat("player", *start),
            Event::Placed { seat, card, field, planned, extra } => {
                play("event-placed", *seat, *card, *planned, *extra)
                    .place("field", field.label())
                    .term("symbol", field.symbol().id())
            }
            Event::Sailed { seat, card, planned, extra } => {
                play("event-sailed", *seat, *card, *planned, *extra)
            }
            Event::ShipMoved { seat, to } => {
                Phrase::new("event-ship").seat("player", *seat).number("position", *to)
            }
            Event::Scored { seat, points, source } => Phrase::new("event-scored")
                .seat("player", *seat)
                .number("points", *points)
                .term("source", source.id()),
            Event::BonusTaken { seat, area, points } => Phrase::new("event-bonus")
                .seat("player", *seat)
                .number("points", *points)
                .term("area", area.id()),
            Event::ExtraEarned { seat } => Phrase::new("event-extra").seat("player", *seat),
            Event::Declined { seat } => Phrase::new("event-declined").seat("player", *seat),
            Event::ExtraForfeited { seat } => Phrase::new("event-lapsed").seat("player", *seat),
            Event::LastRhomb { seat } => Phrase::new("event-last-rhomb").seat("player", *seat),
            Event::LaidOut { seat, cards } => {
                return with_cards(Phrase::new("event-laid-out").seat("player", *seat), cards);
            }
            // Only the owner knows whether there is a plan.
            Event::PlanSaved { seat, alternatives, extras } => {
                return viewer.is(*seat).then(|| {
                    Phrase::new("event-plan").number("alternatives", *alternatives).number("extras", *extras)
                });
            }
            Event::PlanCancelled { seat } => {
                return viewer.is(*seat).then(|| Phrase::new("event-plan-cancelled"));
            }
            Event::PlanDropped { seat, why } => {
                let reason = Arg::Phrase(Box::new((*why).into()));
                return viewer.is(*seat).then(|| Phrase::new("event-plan-dropped").with("reason", reason));
            }
            Event::Ended { by: Some(seat) } => Phrase::new("event-ended-rhombs").seat("player", *seat),
            Event::Ended { by: None } => Phrase::new("event-ended-deck"),
        })
    }
}

fn play(key: &'static str, seat: Seat, card: Card, planned: bool, extra: bool) -> Phrase {
    Phrase::new(key)
        .seat("player", seat)
        .term("card", card.id())
        .number("planned", u8::from(planned))
        .number("extra", u8::from(extra))
}

/// Lists cards in the order of their symbols. `None` for no cards.
fn listed(cards: &[Card]) -> Option<Phrase> {
    let mut sorted: Vec<Card> = cards.to_vec();
    sorted.sort_unstable();
    sorted.iter().rev().fold(None, |rest, card| {
        Some(match rest {
            None => Phrase::new("cards-last").term("card", card.id()),
            Some(rest) => {
                Phrase::new("cards-more").term("card", card.id()).with("more", Arg::Phrase(Box::new(rest)))
            }
        })
    })
}

fn with_cards(phrase: Phrase, cards: &[Card]) -> Option<Phrase> {
    Some(phrase.with("cards", Arg::Phrase(Box::new(listed(cards)?))))
}

impl From<PlanFailure> for Phrase {
    fn from(why: PlanFailure) -> Phrase {
        match why {
            PlanFailure::Refused(refusal) => match refusal {
                Refusal::FieldTaken => Phrase::new("misfit-field-taken"),
                Refusal::NotSupported => Phrase::new("misfit-not-supported"),
                Refusal::HouseNotNext(next) => Phrase::new("misfit-house").place("field", next.label()),
                Refusal::ShipAtEnd => Phrase::new("misfit-ship"),
                Refusal::NoRhomb => Phrase::new("misfit-rhomb"),
                Refusal::CardNotInDisplay => Phrase::new("misfit-card"),
                _ => Phrase::new("misfit-illegal"),
            },
            PlanFailure::TooFewPoints => Phrase::new("misfit-points"),
            PlanFailure::NoExtraCard => Phrase::new("misfit-extra"),
            PlanFailure::NoBonus => Phrase::new("misfit-bonus"),
            PlanFailure::TooMuchForOthers => Phrase::new("misfit-others"),
            PlanFailure::NothingPlanned => Phrase::new("misfit-nothing"),
        }
    }
}
