//! What a post says of a turn: the roll with its yields, what an event card takes from all, and each action with its cost.

use super::bundle::Item;
use super::events::{ActionEvent, Event, TableEvent, TradeEvent, VoyageEvent};
use crate::digest::enumerated;
use crate::{Arg, Id, Phrase, Seat, Told, Viewer, Weight};

type Counted = Vec<(Id, i64)>;

#[derive(Default)]
struct Digest {
    told: Vec<Told>,
    roll: Option<(Seat, [u8; 2])>,
    /// What the roll brings to each player.
    gains: Vec<(Seat, Counted)>,
}

pub(super) fn digest(events: &[&Event]) -> Vec<Told> {
    let mut digest = Digest::default();
    for event in events {
        match weight(event) {
            Some(weight) => digest.log(weight, event),
            None => digest.gather(event),
        }
    }
    digest.close();
    digest.told
}

/// How much an event says; `None`: it is told together with others, or not at all.
fn weight(event: &Event) -> Option<Weight> {
    Some(match event {
        Event::Table(event) => match event {
            TableEvent::Rolled { .. }
            | TableEvent::Yielded { .. }
            | TableEvent::BuildingGold { .. }
            | TableEvent::Begins { .. }
            | TableEvent::TilesChosen { .. }
            | TableEvent::TurnBegan { .. }
            | TableEvent::ChosenByOrders { .. } => return None,
            TableEvent::FirstRoll { .. }
            | TableEvent::Board { .. }
            | TableEvent::YieldBlocked { .. }
            | TableEvent::SupplyEmpty { .. }
            | TableEvent::Burnt { .. }
            | TableEvent::Taxed { .. }
            | TableEvent::QueenPaid { .. }
            | TableEvent::RiotBegan { .. }
            | TableEvent::RiotEnded { .. } => Weight::Detail,
            TableEvent::Card { .. } => Weight::Usual,
            TableEvent::Won { .. } | TableEvent::TimedOut { .. } => Weight::Turning,
        },
        Event::Action(event) => match event {
            ActionEvent::TileKept { .. } | ActionEvent::OrdersChanged { .. } => return None,
            ActionEvent::Discarded { .. } => Weight::Detail,
            ActionEvent::TileBought { .. }
            | ActionEvent::TilesSearched { .. }
            | ActionEvent::TilePlaced { .. }
            | ActionEvent::Exchanged { .. }
            | ActionEvent::Bought { .. }
            | ActionEvent::Sold { .. } => Weight::Usual,
            ActionEvent::Built { .. } | ActionEvent::ShipBuilt { .. } => Weight::Action,
            ActionEvent::ResidentBuilt { .. }
            | ActionEvent::FavourPaid { .. }
            | ActionEvent::Donated { .. }
            | ActionEvent::PowerGained { .. }
            | ActionEvent::SevenColonies { .. } => Weight::Turning,
        },
        Event::Trade(event) => match event {
            TradeEvent::Traded { .. } => Weight::Usual,
            // Offers have posts of their own, which say how they ended.
            TradeEvent::Offered { .. }
            | TradeEvent::Declined { .. }
            | TradeEvent::Withdrawn { .. }
            | TradeEvent::Void { .. }
            | TradeEvent::OffersExpired { .. } => return None,
        },
        Event::Voyage(event) => match event {
            VoyageEvent::SetSail { .. } => return None,
            VoyageEvent::Sailed { .. }
            | VoyageEvent::Discovered { .. }
            | VoyageEvent::Met { .. }
            | VoyageEvent::Redrew { .. }
            | VoyageEvent::TraderBought { .. }
            | VoyageEvent::TraderPassed { .. }
            | VoyageEvent::PiratePaid { .. }
            | VoyageEvent::PirateFought { .. }
            | VoyageEvent::CastawaysThanked { .. }
            | VoyageEvent::HurricaneWeathered { .. }
            | VoyageEvent::SentBack { .. } => Weight::Usual,
            VoyageEvent::Founded { .. } => Weight::Action,
        },
    })
}

impl Digest {
    /// Remembers the roll and its yields.
    fn gather(&mut self, event: &Event) {
        let Event::Table(event) = event else { return };
        match *event {
            TableEvent::Rolled { seat, dice } => {
                self.close();
                self.roll = Some((seat, dice));
            }
            TableEvent::Yielded { seat, goods, gold, .. } => {
                for (good, count) in goods.iter() {
                    self.gain(seat, good.id(), count.into());
                }
                self.gain(seat, Item::Gold.id(), gold.into());
            }
            TableEvent::BuildingGold { seat, gold, .. } => self.gain(seat, Item::Gold.id(), gold.into()),
            // The call at the end says whose turn it is; the others have sentences of their own.
            TableEvent::Begins { .. }
            | TableEvent::TilesChosen { .. }
            | TableEvent::TurnBegan { .. }
            | TableEvent::ChosenByOrders { .. }
            | TableEvent::FirstRoll { .. }
            | TableEvent::Board { .. }
            | TableEvent::Card { .. }
            | TableEvent::YieldBlocked { .. }
            | TableEvent::SupplyEmpty { .. }
            | TableEvent::Burnt { .. }
            | TableEvent::Taxed { .. }
            | TableEvent::QueenPaid { .. }
            | TableEvent::RiotBegan { .. }
            | TableEvent::RiotEnded { .. }
            | TableEvent::Won { .. }
            | TableEvent::TimedOut { .. } => {}
        }
    }

    fn gain(&mut self, seat: Seat, word: Id, count: i64) {
        if count == 0 {
            return;
        }
        let all = if let Some(index) = self.gains.iter().position(|(other, _)| *other == seat) {
            index
        } else {
            self.gains.push((seat, Counted::new()));
            self.gains.len() - 1
        };
        let own = &mut self.gains[all].1;
        match own.iter_mut().find(|(other, _)| *other == word) {
            Some((_, sum)) => *sum += count,
            None => own.push((word, count)),
        }
    }

    fn close(&mut self) {
        let gains: Vec<Phrase> = self
            .gains
            .drain(..)
            .map(|(seat, goods)| about("told-gets", seat).with("goods", Arg::Terms(goods)))
            .collect();
        let gains = enumerated(gains.into_iter()).map(|gains| Arg::Phrase(Box::new(gains)));
        match (self.roll.take(), gains) {
            (Some((seat, [one, two])), Some(gains)) => {
                let phrase = about("told-rolled", seat).number("sum", one + two).with("gains", gains);
                self.told.push(Told::of(seat, Weight::Usual, phrase));
            }
            (Some((seat, [one, two])), None) => {
                let phrase = about("event-rolled", seat);
                let phrase = phrase.number("one", one).number("two", two).number("sum", one + two);
                self.told.push(Told::of(seat, Weight::Usual, phrase));
            }
            (None, Some(gains)) => {
                let phrase = Phrase::new("told-gains").with("gains", gains);
                self.told.push(Told::of_all(Weight::Detail, phrase));
            }
            (None, None) => {}
        }
    }

    fn log(&mut self, weight: Weight, event: &Event) {
        self.close();
        self.told.extend(event.describe(Viewer::Public).map(|phrase| Told::as_logged(weight, phrase)));
    }
}

fn about(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("player", seat)
}
