//! The cards of Mille Fiori and what the fields are worth, as tables for looking up.

use super::cards::{Card, NUMBERS};
use super::data::data;
use super::kinds::{Area, Symbol};
use crate::{Arg, Phrase, Reference};

pub fn tables() -> Vec<Reference> {
    vec![
        Reference { id: "card_kinds", rows: cards() },
        Reference { id: "points", rows: points() },
        Reference { id: "sea_fields", rows: sea() },
    ]
}

fn number(count: impl TryInto<i64>) -> Arg {
    Arg::Number(count.try_into().unwrap_or(i64::MAX))
}

/// How many cards of each symbol there are with each ship number.
fn cards() -> Vec<Phrase> {
    let row = |symbol: &Symbol| {
        let copies = |ship: u8| data().deck.iter().filter(|card| **card == Card::new(*symbol, ship)).count();
        let all = (1..=NUMBERS).map(copies).sum::<usize>();
        Phrase::new("row-symbol")
            .term("symbol", symbol.id())
            .term("area", symbol.area().id())
            .with("all", number(all))
            .with("one", number(copies(1)))
            .with("two", number(copies(2)))
            .with("three", number(copies(3)))
            .with("four", number(copies(4)))
            .with("five", number(copies(5)))
    };
    Symbol::ALL.iter().map(row).collect()
}

fn points() -> Vec<Phrase> {
    let data = data();
    let workshops = Phrase::new("row-workshops")
        .number("points", data.workshops.points)
        .number("pigment", data.workshops.points_pigment);
    let mut values = data.houses.values.to_vec();
    values.sort_unstable();
    values.dedup();
    let houses = values.into_iter().map(|value| {
        let fields = data.houses.values.into_iter().filter(|other| *other == value).count();
        Phrase::new("row-house").number("value", value).with("fields", number(fields))
    });
    let pyramid = data.pyramid(Area::Nobili);
    let mut levels = pyramid.points.to_vec();
    levels.sort_unstable();
    levels.dedup();
    let levels = levels.into_iter().map(|points| {
        Phrase::new("row-pyramid").number("points", points).number("matching", points * pyramid.match_factor)
    });
    let fleet = (0..).zip(data.fleet_points).map(|(goods, points)| {
        Phrase::new("row-fleet").with("goods", Arg::Number(goods)).number("points", points)
    });
    let bonus = data.bonus_points;
    let bonus = Phrase::new("row-bonus")
        .number("first", bonus[0])
        .number("second", bonus[1])
        .number("third", bonus[2])
        .number("fourth", bonus[3]);
    [workshops].into_iter().chain(houses).chain(levels).chain(fleet).chain([bonus]).collect()
}

fn sea() -> Vec<Phrase> {
    let row = |(at, field): (i64, &super::data::SeaField)| {
        Phrase::new(if field.extra_card { "row-sea_card" } else { "row-sea" })
            .with("field", Arg::Number(at))
            .number("points", field.points)
    };
    (0..).zip(&data().sea_route).skip(1).map(row).collect()
}
