//! What a post says of a turn: the goods of a roll, the losses of an event, sales and voyages in one sentence each.

use super::events::Event;
use super::kinds::Good;
use crate::digest::enumerated;
use crate::{Arg, Id, Phrase, Seat, Told, Viewer, Weight};

/// Trade of one kind, one piece after another.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Trade {
    Sale,
    Purchase,
}

/// Equal events in a row, which become one sentence.
enum Run {
    Took(Vec<(Seat, Good)>),
    Paid(Vec<(Seat, u32)>),
    Traded(Trade, Seat, Vec<(Id, i64)>, u32),
    /// Only the last square matters.
    Sailed(Seat, u8, Phrase),
}

#[derive(Default)]
struct Digest {
    told: Vec<Told>,
    roll: Option<(Seat, u8)>,
    run: Option<Run>,
}

pub(super) fn digest(events: &[&Event]) -> Vec<Told> {
    let mut digest = Digest::default();
    for event in events {
        digest.tell(**event);
    }
    digest.close();
    digest.told
}

impl Digest {
    fn tell(&mut self, event: Event) {
        match event {
            Event::Rolled { seat, die } => {
                self.close();
                self.roll = Some((seat, die));
            }
            Event::Took { seat, good } => match &mut self.run {
                Some(Run::Took(all)) => all.push((seat, good)),
                Some(_) | None => self.begin(Run::Took(vec![(seat, good)])),
            },
            Event::Paid { seat, gold, .. } => match &mut self.run {
                Some(Run::Paid(all)) => all.push((seat, gold)),
                Some(_) | None => self.begin(Run::Paid(vec![(seat, gold)])),
            },
            Event::Sold { seat, good, gold, .. } => self.trade(Trade::Sale, seat, good, gold),
            Event::Bought { seat, good, gold } => self.trade(Trade::Purchase, seat, good, gold),
            Event::Sailed { seat, ship, to } => {
                let phrase = about("event-sailed", seat).number("ship", ship).place("to", to.id());
                match &mut self.run {
                    Some(Run::Sailed(by, with, last)) if *by == seat && *with == ship => *last = phrase,
                    Some(_) | None => self.begin(Run::Sailed(seat, ship, phrase)),
                }
            }
            // The call at the end says whose turn it is; a tile that is used has its own sentence.
            Event::Begins { .. }
            | Event::TurnBegan { .. }
            | Event::LeftTile { .. }
            | Event::Refilled { .. }
            | Event::OrdersChanged { .. }
            | Event::ChosenByOrders { .. } => {}
            Event::FirstRoll { .. }
            | Event::Home { .. }
            | Event::Protected { .. }
            | Event::NothingLeft { .. }
            | Event::LostPost { .. }
            | Event::LostContract { .. }
            | Event::LostResident { .. }
            | Event::Discarded { .. } => self.log(Weight::Detail, event),
            Event::Happened { .. } | Event::Drew { .. } | Event::Discovered { .. } => {
                self.log(Weight::Usual, event);
            }
            Event::ShipBuilt { .. }
            | Event::Settled { .. }
            | Event::Developed { .. }
            | Event::PostDocked { .. }
            | Event::ContractDocked { .. }
            | Event::ChestFound { .. }
            | Event::Promoted { .. } => self.log(Weight::Action, event),
            Event::Resigned { .. }
            | Event::PointGained { .. }
            | Event::PointLost { .. }
            | Event::Won { .. }
            | Event::WonAlone { .. }
            | Event::RoundLimit { .. } => self.log(Weight::Turning, event),
        }
    }

    fn trade(&mut self, trade: Trade, seat: Seat, good: Good, price: u8) {
        match &mut self.run {
            Some(Run::Traded(same, by, goods, sum)) if *same == trade && *by == seat => {
                match goods.iter_mut().find(|(id, _)| *id == good.id()) {
                    Some((_, count)) => *count += 1,
                    None => goods.push((good.id(), 1)),
                }
                *sum += u32::from(price);
            }
            Some(_) | None => {
                self.begin(Run::Traded(trade, seat, vec![(good.id(), 1)], u32::from(price)));
            }
        }
    }

    fn begin(&mut self, run: Run) {
        // The goods that a roll brings are told with it.
        if !matches!((&run, &self.run), (Run::Took(_), None)) {
            self.close();
        }
        self.run = Some(run);
    }

    fn close(&mut self) {
        let roll = self.roll.take();
        let rolled = |(seat, die): (Seat, u8)| {
            Told::of(seat, Weight::Usual, about("event-rolled", seat).number("die", die))
        };
        match self.run.take() {
            None => self.told.extend(roll.map(rolled)),
            Some(Run::Took(all)) => {
                let gains =
                    all.iter().map(|(seat, good)| about("told-gets_good", *seat).term("good", good.id()));
                let Some(gains) = enumerated(gains) else { return };
                let gains = Arg::Phrase(Box::new(gains));
                self.told.push(match roll {
                    Some((seat, die)) => {
                        let phrase = about("told-rolled", seat).number("die", die).with("gains", gains);
                        Told::of(seat, Weight::Usual, phrase)
                    }
                    None => Told::of_all(Weight::Detail, Phrase::new("told-gains").with("gains", gains)),
                });
            }
            Some(Run::Paid(all)) => {
                self.told.extend(roll.map(rolled));
                let losses = all.iter().map(|(seat, gold)| about("told-pays", *seat).number("gold", *gold));
                let losses = enumerated(losses).map(|losses| Arg::Phrase(Box::new(losses)));
                self.told.extend(losses.map(|losses| {
                    Told::of_all(Weight::Detail, Phrase::new("told-gains").with("gains", losses))
                }));
            }
            Some(Run::Traded(trade, seat, goods, gold)) => {
                self.told.extend(roll.map(rolled));
                let key = match trade {
                    Trade::Sale => "told-sold",
                    Trade::Purchase => "told-bought",
                };
                let phrase = about(key, seat).with("goods", Arg::Terms(goods)).number("gold", gold);
                self.told.push(Told::of(seat, Weight::Usual, phrase));
            }
            Some(Run::Sailed(seat, _, phrase)) => {
                self.told.extend(roll.map(rolled));
                self.told.push(Told::of(seat, Weight::Usual, phrase));
            }
        }
    }

    fn log(&mut self, weight: Weight, event: Event) {
        self.close();
        self.told.extend(event.describe(Viewer::Public).map(|phrase| Told::as_logged(weight, phrase)));
    }
}

fn about(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("player", seat)
}
