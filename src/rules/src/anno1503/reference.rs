//! What residents, buildings and island tiles cost and do, as tables for looking up.

use super::data::data;
use super::describe::effect_key;
use super::kinds::{Building, Face, Good, Resident};
use super::refusals::terms;
use crate::{Arg, Phrase, Reference};

pub fn tables() -> Vec<Reference> {
    vec![
        Reference { id: "costs", rows: costs() },
        Reference { id: "public_buildings", rows: buildings() },
        Reference { id: "island_finds", rows: finds() },
    ]
}

fn costs() -> Vec<Phrase> {
    let data = data();
    let residents = Resident::ALL.iter().map(|resident| {
        let buys = data.buys(*resident).iter().map(|good| (good.id(), 1)).collect();
        Phrase::new("row-resident")
            .term("resident", resident.id())
            .with("cost", terms(data.cost(*resident)))
            .with("buys", Arg::Terms(buys))
            .number("price", data.price(*resident, |_| false))
    });
    let ship = Phrase::new("row-ship").with("cost", terms(data.ship_cost));
    residents.chain([ship]).collect()
}

fn buildings() -> Vec<Phrase> {
    let copies = |building, players| data().buildings(players)[building];
    let row = |building: &Building| {
        Phrase::new("row-building")
            .term("building", building.id())
            .with("effect", Arg::Phrase(Box::new(Phrase::new(effect_key(*building)))))
            .number("two", copies(*building, 2))
            .number("three", copies(*building, 3))
            .number("four", copies(*building, 4))
    };
    Building::ALL.iter().map(row).collect()
}

/// How often each find lies on the islands, by the number on the back of its tile.
fn finds() -> Vec<Phrase> {
    let posts = Good::ALL.iter().map(|good| Face::TradingPost(*good));
    let faces = posts.chain([Face::Contract, Face::Gold, Face::Promotion]);
    let row = |face: Face| {
        let tiles =
            |back: u8| data().tiles.iter().filter(|tile| tile.face == face && tile.back == back).count();
        let name = match face {
            Face::TradingPost(good) => Phrase::new("face-trading_post").term("good", good.id()),
            Face::Contract => Phrase::new("face-contract"),
            Face::Promotion => Phrase::new("face-promotion"),
            Face::Gold => Phrase::new("face-gold"),
        };
        Phrase::new("row-find")
            .with("find", Arg::Phrase(Box::new(name)))
            .with("two", number(tiles(2)))
            .with("three", number(tiles(3)))
            .with("four", number(tiles(4)))
    };
    faces.map(row).collect()
}

fn number(count: usize) -> Arg {
    Arg::Number(i64::try_from(count).unwrap_or(i64::MAX))
}
