//! What happened, and how much of it a viewer may be told.

use arrayvec::ArrayVec;

use super::board::Field;
use super::cards::{Card, Hand};
use super::kinds::{Area, Source};
use super::plan::Misfit;
use super::refusal::Refusal;
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
    Lapsed { seat: Seat },
    LastRhomb { seat: Seat },
    LaidOut { seat: Seat, cards: Hand },
    PlanLodged { seat: Seat, alternatives: u8, extras: u8 },
    PlanCancelled { seat: Seat },
    PlanDropped { seat: Seat, why: Misfit },
    Ended { by: Option<Seat> },
}

impl Event {
    pub fn tell(&self, viewer: Viewer) -> Option<Phrase> {
        Some(match self {
            Event::RoundBegan { round, start } => {
                Phrase::new("event-round").number("round", *round).seat("player", *start)
            }
            Event::Opened { cards } => Phrase::new("event-opened").with("cards", terms(cards)),
            // A hand is its owner's secret.
            Event::HandTaken { seat, hand } => {
                return viewer.is(*seat).then(|| Phrase::new("event-hand").with("cards", terms(hand)));
            }
            // That somebody has chosen is public; what, and that it was changed, is not.
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
            Event::Lapsed { seat } => Phrase::new("event-lapsed").seat("player", *seat),
            Event::LastRhomb { seat } => Phrase::new("event-last-rhomb").seat("player", *seat),
            Event::LaidOut { seat, cards } => {
                Phrase::new("event-laid-out").seat("player", *seat).with("cards", terms(cards))
            }
            // A plan is its owner's secret, and so is whether there is one.
            Event::PlanLodged { seat, alternatives, extras } => {
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

/// Cards as counted words, equal ones together.
fn terms(cards: &[Card]) -> Arg {
    let mut sorted: Vec<Card> = cards.to_vec();
    sorted.sort_unstable();
    let groups = sorted.chunk_by(|one, other| one == other);
    Arg::Terms(groups.map(|group| (group[0].id(), i64::from(group.len() as u8))).collect())
}

impl From<Misfit> for Phrase {
    fn from(why: Misfit) -> Phrase {
        match why {
            Misfit::Refused(refusal) => match refusal {
                Refusal::FieldTaken => Phrase::new("misfit-field-taken"),
                Refusal::NotSupported => Phrase::new("misfit-not-supported"),
                Refusal::HouseNotNext(next) => Phrase::new("misfit-house").place("field", next.label()),
                Refusal::ShipAtEnd => Phrase::new("misfit-ship"),
                Refusal::NoRhomb => Phrase::new("misfit-rhomb"),
                Refusal::CardNotInDisplay => Phrase::new("misfit-card"),
                _ => Phrase::new("misfit-illegal"),
            },
            Misfit::TooFewPoints => Phrase::new("misfit-points"),
            Misfit::NoExtraCard => Phrase::new("misfit-extra"),
            Misfit::NoBonus => Phrase::new("misfit-bonus"),
            Misfit::TooMuchForOthers => Phrase::new("misfit-others"),
            Misfit::NothingPlanned => Phrase::new("misfit-nothing"),
        }
    }
}
