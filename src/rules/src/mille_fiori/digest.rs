//! What a post says of a card round: one sentence for each play, with all points that it brought.

use super::events::Event;
use crate::digest::enumerated;
use crate::{Arg, Phrase, Seat, Seats, Told, Viewer, Weight};

/// A play and the points that it brought to each player.
struct Played {
    seat: Seat,
    /// With the card, the field or the ship's new place; the points are still missing.
    phrase: Phrase,
    gains: Vec<(Seat, u16)>,
}

impl Played {
    fn told(self) -> Told {
        let alone = self.gains.iter().all(|(seat, _)| *seat == self.seat);
        let gains = self.gains.iter().map(|(seat, points)| {
            let key = if alone { "told-own_gain" } else { "told-gain" };
            Phrase::new(key).seat("player", *seat).number("points", *points)
        });
        let gains = enumerated(gains).unwrap_or_else(|| Phrase::new("told-no_gain"));
        let phrase = self.phrase.with("gains", Arg::Phrase(Box::new(gains)));
        Told::of(self.seat, Weight::Action, phrase)
    }
}

/// Adds points to a player's sum.
fn add(gains: &mut Vec<(Seat, u16)>, seat: Seat, points: u16) {
    match gains.iter_mut().find(|(other, _)| *other == seat) {
        Some((_, sum)) => *sum += points,
        None => gains.push((seat, points)),
    }
}

pub(super) fn digest(events: &[&Event]) -> Vec<Told> {
    let mut digest = Digest::default();
    for event in events {
        digest.tell(event);
    }
    digest.finish()
}

#[derive(Default)]
struct Digest {
    told: Vec<Told>,
    open: Option<Played>,
    /// The points of the whole card round, in the order of the plays.
    totals: Vec<(Seat, u16)>,
    players: Seats,
}

impl Digest {
    fn tell(&mut self, event: &Event) {
        match event {
            Event::Placed { seat, card, field, extra, .. } => {
                let phrase = Phrase::new("told-placed")
                    .seat("player", *seat)
                    .term("card", card.id())
                    .place("field", field.label())
                    .number("extra", u8::from(*extra));
                self.begin(*seat, phrase);
            }
            Event::Sailed { seat, card, extra, .. } => {
                let phrase = Phrase::new("told-sailed").seat("player", *seat).term("card", card.id());
                self.begin(*seat, phrase.number("extra", u8::from(*extra)));
            }
            Event::Scored { seat, points, .. } => {
                add(&mut self.totals, *seat, *points);
                if let Some(open) = &mut self.open {
                    add(&mut open.gains, *seat, *points);
                }
            }
            // The display, the plan and the choice are on the board and on the panel, and the extra card is in its play.
            Event::Opened { .. }
            | Event::HandTaken { .. }
            | Event::Chosen { .. }
            | Event::Locked { .. }
            | Event::ShipMoved { .. }
            | Event::ExtraEarned { .. }
            | Event::LaidOut { .. }
            | Event::PlanSaved { .. }
            | Event::PlanCancelled { .. }
            | Event::PlanDropped { .. } => {}
            Event::BonusTaken { .. } | Event::LastRhomb { .. } | Event::Ended { .. } => {
                self.log(Weight::Turning, event);
            }
            Event::RoundBegan { .. } | Event::Declined { .. } | Event::ExtraForfeited { .. } => {
                self.log(Weight::Detail, event);
            }
        }
    }

    fn begin(&mut self, seat: Seat, phrase: Phrase) {
        self.told.extend(self.open.take().map(Played::told));
        self.players.insert(seat);
        self.open = Some(Played { seat, phrase, gains: Vec::new() });
    }

    fn log(&mut self, weight: Weight, event: &Event) {
        self.told.extend(self.open.take().map(Played::told));
        self.told.extend(event.describe(Viewer::Public).map(|phrase| Told::as_logged(weight, phrase)));
    }

    /// The points of all players come first if several have played.
    fn finish(mut self) -> Vec<Told> {
        self.told.extend(self.open.take().map(Played::told));
        let gains = self
            .totals
            .iter()
            .map(|(seat, points)| Phrase::new("told-gain").seat("player", *seat).number("points", *points));
        let several = self.players.len() > 1;
        let headline = enumerated(gains).filter(|_| several).map(|gains| {
            let phrase = Phrase::new("told-card_round").with("gains", Arg::Phrase(Box::new(gains)));
            Told::of_all(Weight::Turning, phrase)
        });
        headline.into_iter().chain(self.told).collect()
    }
}
