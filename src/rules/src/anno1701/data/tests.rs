use serde_json::{Value, json};

use super::*;
use crate::data::{changed, rule_of};

#[test]
fn the_built_in_data_satisfy_all_constraints() {
    assert_eq!(examine(BUILT_IN).map(|data| data.version), Ok("designed-1".to_owned()));
}

/// The constraint that is violated if this value of the file is changed.
fn broken(pointer: &str, value: Value) -> &'static str {
    rule_of(changed(BUILT_IN, pointer, value, examine))
}

#[test]
fn a_violation_of_each_constraint_is_reported() {
    let cases = [
        ("/game/id", json!("other"), "the file belongs to this game"),
        ("/game/players", json!([3, 4]), "2, 3 or 4 players"),
        ("/goods/supply_each", json!(13), "the cards of all goods make up the total"),
        ("/gold/start", json!(2), "no player begins with a riot"),
        ("/dice/event_rolls", json!([2, 7]), "every roll brings an event or a yield"),
        ("/dice/riot_blocked_rolls", json!([7]), "a riot blocks rolls that yield"),
        ("/ships/discover_cost", json!(0), "discovering costs a point, founding none"),
        ("/counts/ships_per_player", json!(3), "two ships per player"),
        ("/counts/colonies_per_player", json!(7), "eight colonies per player"),
        ("/counts/favour_stones_per_player", json!(6), "five favour stones per player"),
        ("/win/favours", json!(4), "five favours win"),
        ("/settlement/boards/0/id", json!("board_7"), "boards are named board_1 to board_4"),
        ("/settlement/boards/0/yields/6", json!("forest"), "every landscape has 7 ways to be rolled"),
        ("/settlement/landscape_good/forest", json!("tool"), "each landscape gives a good of its own"),
        ("/settlement/fields/0/id", json!("n7"), "a board has its 17 fields"),
        ("/settlement/fields/0/x_half", json!(2), "no two fields lie in one place"),
        ("/residents/1/id", json!("merchant"), "settler, citizen, merchant, aristocrat"),
        ("/residents/2/cost", json!({}), "residents cost goods"),
        ("/costs/ship/goods", json!({ "wood": 2, "tool": 1 }), "a ship costs three goods"),
        ("/sea_board/start", json!("g5"), "there is one start field"),
        ("/sea_board/question_fields/0", json!("a1"), "the question marks are listed"),
        ("/sea_board/sea/0/steps_from_start", json!(7), "distances are the fewest steps from the start"),
        ("/sea_board/sea/0/field", json!("anchor"), "an anchor for every site"),
        ("/sea_board/sea/0/col", json!(1), "a sea field lies where it says"),
        ("/sea_board/tile_places/0/back", json!("light"), "an archipelago has one back"),
        ("/sea_board/tile_places/0/sea_neighbours", json!(["a4"]), "a place lists the sea beside it"),
        ("/sea_board/colony_sites/0/places", json!(["b1", "c3"]), "a site lies between two places"),
        ("/sea_board/archipelagos/0/size", json!(3), "an archipelago has its size"),
        ("/island_tiles/list/0/back", json!("light"), "14 island tiles of each back"),
        ("/island_tiles/list/0/number", json!(7), "an island tile has a number or symbols"),
        ("/island_tiles/list/0/kind", json!("moon"), "seven kinds of island tiles"),
        ("/island_tiles/list/0/id", json!("dark_02"), "every island tile has its own name"),
        ("/expansion_tiles/list/0/count", json!(1), "the copies of a tile are counted"),
        ("/expansion_tiles/list/0/stack", json!("III"), "the stacks are I and II"),
        ("/expansion_tiles/stack_sizes/I", json!(19), "the stacks have their sizes"),
        ("/expansion_tiles/list/1/effect/give_count", json!(3), "a building has the effect of the rulebook"),
        (
            "/expansion_tiles/list/0/effect/cards",
            json!(3),
            "a fire station shelters as many cards as the fire rule says",
        ),
        ("/encounter_cards/list/0/kind", json!("whale"), "traders, pirates, castaways and hurricanes"),
        (
            "/encounter_cards/free_trader_gold/table/0/gold",
            json!(1),
            "the trader buys only from owners of sacks",
        ),
        ("/event_cards/list/0/events", json!(["fire", "fire"]), "the two events of a card differ"),
        ("/favour_board/power_fields/fixed_at", json!(3), "a power field is won before it is fixed"),
        ("/favour_board/power_fields/list/0/track", json!("happy"), "a power field for each track"),
        ("/favour_board/seven_colonies/colonies", json!(9), "the colonies suffice for their favour"),
        ("/favour_board/donations/gold", json!([9, 7, 10, 11, 12]), "donations begin with the lowest"),
        ("/favour_board/donations/gold", json!([7, 9, 10]), "five donation fields"),
        ("/standing_orders/keep_rest/0", json!("rum"), "keep_rest lists every good once"),
        (
            "/standing_orders/tile_order/I/0",
            json!("bank"),
            "the tile order lists every building once, under its stack",
        ),
    ];
    for (pointer, value, rule) in cases {
        assert_eq!(broken(pointer, value.clone()), rule, "{pointer} = {value}");
    }
}

#[test]
fn different_data_cannot_be_installed_after_first_use() {
    let _ = data();
    let mut file: Value = serde_json::from_str(BUILT_IN).unwrap();
    assert_eq!(install(BUILT_IN), Ok(()), "installing the same data again is allowed");
    file["game"]["data_version"] = json!("printed-1");
    assert_eq!(install(&file.to_string()), Err(DataError::TooLate));
    assert!(matches!(install("{"), Err(DataError::Unreadable(_))));
}

#[test]
fn the_chart_is_as_drawn() {
    use super::super::map::{Hex, SeaField};
    let chart = &data().chart;
    let count = |wanted: fn(SeaField) -> bool| Hex::all().filter(|hex| wanted(chart.field(*hex))).count();
    assert_eq!(count(|field| field == SeaField::Question), 10);
    assert_eq!(count(|field| matches!(field, SeaField::Anchor(_))), 28);
    assert_eq!(count(|field| field == SeaField::Open), 24);
    let back_and_forth = Hex::all().all(|hex| hex.neighbours().all(|other| other.touches(hex)));
    assert!(back_and_forth, "neighbours touch each other");
}

#[test]
fn the_symbols_add_up() {
    let mut sums = [0; 3];
    let mut sails = 0;
    for tile in Tile::all() {
        let printed = data().printed(tile.kind());
        sums.iter_mut().zip(printed.symbols).for_each(|(sum, count)| *sum += u32::from(count));
        sails += u32::from(printed.sails);
        assert_eq!(Tile::parse(tile.id().as_str()), Some(tile));
    }
    assert_eq!((sums, sails), ([10, 13, 14], 10));
}
