//! What residents, expansion tiles and encounter cards cost and do, as tables for looking up.

use super::data::data;
use super::describe::keys::effect_key;
use super::events::card_phrase;
use super::kinds::{Building, Resident, Stack};
use super::refusals::terms;
use crate::{Arg, Phrase, Reference};

pub fn tables() -> Vec<Reference> {
    vec![
        Reference { id: "costs", rows: costs() },
        Reference { id: "stack_one", rows: buildings(Stack::One) },
        Reference { id: "stack_two", rows: buildings(Stack::Two) },
        Reference { id: "encounter_cards", rows: encounters() },
        Reference { id: "event_cards", rows: events() },
    ]
}

fn costs() -> Vec<Phrase> {
    let data = data();
    let residents = Resident::ALL.iter().map(|resident| {
        Phrase::new("row-resident").term("resident", resident.id()).with("cost", terms(data.cost(*resident)))
    });
    let others = [
        Phrase::new("row-stack_one").with("cost", terms(data.building_cost(Stack::One))),
        Phrase::new("row-stack_two").with("cost", terms(data.building_cost(Stack::Two))),
        Phrase::new("row-ship").with("cost", terms(data.ship_cost)),
    ];
    residents.chain(others).collect()
}

fn buildings(stack: Stack) -> Vec<Phrase> {
    let row = |building: &Building| {
        let copies = data().tiles(stack).filter(|tile| tile.kind() == *building).count();
        Phrase::new("row-building")
            .term("building", building.id())
            .with("effect", Arg::Phrase(Box::new(Phrase::new(effect_key(*building)))))
            .with("copies", number(copies))
    };
    Building::ALL.iter().filter(|building| data().printed(**building).stack == stack).map(row).collect()
}

/// Each kind of card once, in the order of the data file.
fn encounters() -> Vec<Phrase> {
    let cards = &data().encounters;
    let firsts = cards.iter().enumerate().filter(|(at, card)| !cards[..*at].contains(card));
    let row = |(_, card): (usize, &super::kinds::Encounter)| {
        let copies = cards.iter().filter(|other| *other == card).count();
        Phrase::new("row-encounter")
            .with("card", Arg::Phrase(Box::new(card_phrase(*card))))
            .with("copies", number(copies))
    };
    firsts.map(row).collect()
}

fn events() -> Vec<Phrase> {
    let cards = &data().events;
    let firsts = cards.iter().enumerate().filter(|(at, card)| !cards[..*at].contains(card));
    let row = |(_, card): (usize, &[super::kinds::Happening; 2])| {
        let copies = cards.iter().filter(|other| *other == card).count();
        Phrase::new("row-event")
            .term("first", card[0].id())
            .term("second", card[1].id())
            .with("copies", number(copies))
    };
    firsts.map(row).collect()
}

fn number(count: usize) -> Arg {
    Arg::Number(i64::try_from(count).unwrap_or(i64::MAX))
}
