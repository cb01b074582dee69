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
        ("/game/players", json!([2, 3]), "2, 3 or 4 players"),
        ("/goods/cards_per_good", json!(14), "the cards of all goods make up the total"),
        ("/goods/total_cards", json!(91), "the cards of all goods make up the total"),
        ("/goods/list/4/home_good", json!(true), "four goods come from home"),
        ("/residents/list/0/step", json!(2), "residents have the steps 1 to 4"),
        ("/residents/tiles_per_player/pioneer_settler", json!(5), "each player has seven resident tiles"),
        ("/costs/building", json!({ "wood": 1 }), "a public building is free of charge"),
        ("/trade/purchase_price", json!(3), "a purchase always costs something"),
        (
            "/limits/hand_limit_end_of_own_turn",
            json!(6),
            "at most five cards at the end of a player's own turn",
        ),
        ("/limits/contracts_per_player", json!(4), "a contract for each brown dock"),
        ("/home_board/safe_fields", json!([1]), "the first two fields are safe"),
        ("/home_board/building_fields", json!([3, 4, 5, 6]), "buildings below the fields 4 to 7"),
        (
            "/home_islands/list/0/yield/2",
            json!("wood"),
            "a home island yields wood, stone, tool, cloth and one \"?\"",
        ),
        ("/home_islands/list/0/grey_docks", json!([1, 2, 3, 4]), "a grey dock at every number but the \"?\""),
        ("/map/text/0", json!("22..22.3..4."), "26 island squares"),
        ("/map/text/2", json!("S....23...4~"), "26 island squares"),
        ("/map/text/1", json!("22.2....3..~"), "every island square has a landing square"),
        ("/map/start", json!("c2"), "there is one start square"),
        ("/map/islands_per_number/2", json!(11), "the islands of each number are counted"),
        ("/map/fields/2/sea_distance", json!(5), "distances are the fewest moves from the start"),
        ("/map/fields/2/moves", json!(["a4"]), "a sea square lists its moves"),
        ("/map/fields/2/islands", json!([]), "a sea square lists the islands beside it"),
        ("/map/fields/0/landing", json!([]), "an island lists its landing squares"),
        ("/map/fields/23/dolphin", json!(false), "listed and drawn dolphins agree"),
        ("/refill_order/list/0", json!("c12"), "refills go to the farthest island, then by row and column"),
        ("/island_tiles/list/0/back", json!(5), "the backs of tiles are 2, 3 and 4"),
        ("/island_tiles/list/0/back", json!(3), "the tiles left over of the used stacks are the reserve"),
        ("/island_tiles/list/0/id", json!("tile_2_02"), "every island tile has its own name"),
        ("/island_tiles/reserve_size/4", json!(5), "the tiles left over of the used stacks are the reserve"),
        ("/buildings/tiles/0/mark", json!(5), "the marks of buildings are 2, 3 and 4"),
        ("/buildings/tiles/7/mark", json!(2), "the public buildings do not suffice for all players"),
        (
            "/buildings/kinds/1/rule/event",
            json!("pirate"),
            "a public building has the effect of the rulebook",
        ),
        ("/events/list/0/die", json!([1]), "each number of the event die brings one event"),
        ("/events/list/0/die", json!([1, 2, 3]), "each number of the event die brings one event"),
        ("/victory_points/needed", json!(2), "three victory points win"),
        ("/victory_points/list/1/at_least", json!(5), "every victory point can be reached"),
        ("/ships/action_points_per_ship/3", json!(4), "as many action points as players"),
        ("/setup/per_players/2/tile_backs", json!([2, 3]), "the stacks up to the number of players are used"),
        ("/standing_orders/missing_order/0", json!("wood"), "missing_order lists every good once"),
    ];
    for (pointer, value, rule) in cases {
        assert_eq!(broken(pointer, value.clone()), rule, "{pointer} = {value}");
    }
}

#[test]
fn the_scarcity_of_tiles_is_checked() {
    let post = json!({ "id": "tile_2_13", "back": 2, "kind": "trading_post", "good": "wood" });
    assert_eq!(broken("/island_tiles/list/12", post), "the trading posts do not suffice for all players");
    let contract = json!({ "id": "tile_2_14", "back": 2, "kind": "contract" });
    assert_eq!(broken("/island_tiles/list/13", contract), "the contracts do not suffice for all players");
}

#[test]
fn home_islands_differ_at_each_number() {
    let mut file: Value = serde_json::from_str(BUILT_IN).unwrap();
    let first = file.pointer("/home_islands/list/0").cloned().unwrap();
    let second = file.pointer_mut("/home_islands/list/1").unwrap();
    *second = first;
    second["id"] = json!("home_2");
    let result = examine(&file.to_string());
    assert!(
        matches!(result, Err(DataError::Broken { rule: "at each number all home islands differ", .. })),
        "{result:?}"
    );
}

#[test]
fn a_sea_cut_in_two_is_refused() {
    // Islands on b1, c2 and d1 enclose the start square.
    let mut file: Value = serde_json::from_str(BUILT_IN).unwrap();
    *file.pointer_mut("/map/text").unwrap() =
        json!(["2...22.3..44", "22.2....3..~", "S2...23...44", "22.2...33..~", "2...23.34.44"]);
    let result = examine(&file.to_string());
    assert!(
        matches!(result, Err(DataError::Broken { rule: "the sea is one connected region", .. })),
        "{result:?}"
    );
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
