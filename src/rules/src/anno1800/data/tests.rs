use serde_json::{Value, json};

use super::*;
use crate::data::rule_of;

#[test]
fn the_built_in_data_satisfy_all_constraints() {
    assert_eq!(examine(BUILT_IN).map(|data| data.version), Ok("designed-1".to_owned()));
}

/// The file with the value at this path changed.
fn changed(pointer: &str, value: Value) -> Result<Data, DataError> {
    crate::data::changed(BUILT_IN, pointer, value, examine)
}

#[test]
fn an_operator_corrects_single_values() {
    let dearer = changed("/shipyards/list/1/cost/resources", json!(["planks", "bricks"])).unwrap();
    assert_eq!(dearer.tile(Tile::Shipyard2).cost.resources.len(), 2);
    assert_eq!(data().tile(Tile::Shipyard2).cost.resources.len(), 3);
    let gold = changed("/empty_deck_gold/aei", json!(4)).unwrap();
    assert_eq!(gold.empty_deck_gold(Deck::Aei), 4);
}

#[test]
fn a_violation_of_each_constraint_is_reported() {
    let tiers = "every tier is listed in order";
    let cases = [
        ("/game", json!("anno1503"), "the file belongs to this game"),
        ("/version", json!(""), "the data have a version"),
        ("/setup/players", json!([2, 3]), "2, 3 or 4 players"),
        ("/resources/list/0/kind", json!("new_world"), "the last six resources are those of the New World"),
        ("/resources/list/0/id", json!("grain"), "every resource is listed in order"),
        ("/tiers/list/0/id", json!("worker"), tiers),
        ("/tiers/list/0/level", json!(2), "tiers have the levels 1 to 5"),
        ("/tiers/list/0/deck", json!("aei"), "farmers and workers use one deck, the other tiers the other"),
        ("/tiers/list/0/cubes", json!(15), "there are cubes for four players"),
        ("/hire_costs/list/0/tier", json!("worker"), "every tier has a cost of hiring"),
        ("/upgrade_costs/list/0/to", json!("artisan"), "every step between tiers has its cost"),
        ("/industries/list/6/cost/resources", json!(["coal", "coal"]), "a cost names a resource once"),
        (
            "/population_cards/list/60/need",
            json!({ "resources": [], "explore": 1, "trade": 1 }),
            "no cost needs both kinds of tokens",
        ),
        ("/industries/list/6/copies", json!(3), "120 building tiles of 44 kinds"),
        (
            "/industries/list/6/workplaces",
            json!(3),
            "an industry has two workplaces for farmers, workers, artisans or engineers",
        ),
        (
            "/industries/list/0/product",
            json!("coal"),
            "a workers' version makes what its start industry makes",
        ),
        ("/ships/list/0/strength", json!(4), "shipyards and ships have the strengths 1 to 3"),
        ("/home_island/fields/0/terrain", json!("sea"), "two rows inland, one coast, one sea"),
        (
            "/home_island/fields/0/printed",
            json!("trade_ship_1"),
            "a printed tile fits the terrain of its field",
        ),
        (
            "/old_world_islands/list/3/printed/field",
            json!("a3"),
            "a printed tile fits the terrain of its field",
        ),
        ("/old_world_islands/list/3/printed/field", json!("c1"), "an Old World island has six fields"),
        (
            "/old_world_islands/list/0/effect",
            json!({ "kind": "extra_action" }),
            "an island brings cubes or expedition cards",
        ),
        (
            "/new_world_islands/list/0/resources",
            json!(["cotton"]),
            "a New World island has three of its resources",
        ),
        ("/population_cards/decks/fw/count", json!(45), "46, 32 and 24 population cards"),
        ("/population_cards/list/0/id", json!("fw_02"), "every card is listed in order"),
        (
            "/population_cards/list/73/effect/choices",
            json!(["planks"]),
            "a New World effect gives New World resources",
        ),
        ("/population_cards/list/24/effect/to", json!("artisan"), "an upgrade is one step"),
        ("/population_cards/list/59/effect/max", json!(3), "at most two cards are put under their decks"),
        (
            "/expedition_cards/list/0/animal/visitor",
            json!("farmer"),
            "expedition cards need artisans, engineers or investors",
        ),
        ("/objective_cards/in_play", json!(4), "five objective cards are in play"),
        ("/objective_cards/list/0/pay/gold", json!("much"), "an objective card says what its effect costs"),
        ("/objective_cards/list/1/gain", json!({}), "an objective card says what it brings"),
        ("/setup/gold_by_seat", json!([0, 1]), "the setup states the gold of four seats"),
        ("/setup/hand/fw", json!(12), "there are cards for four players"),
        ("/limits/hires_per_action", json!(4), "three hires, upgrades or swaps an action"),
        ("/limits/old_world_islands_per_player", json!(5), "four islands of each kind for a player"),
        ("/limits/island_explore_cost", json!([1, 2]), "every island of a player has its cost"),
        ("/limits/gold_per_point", json!(0), "gold is worth points"),
    ];
    for (pointer, value, rule) in cases {
        assert_eq!(rule_of(changed(pointer, value.clone())), rule, "{pointer} = {value}");
    }
}

#[test]
fn cards_of_one_group_fit_a_menu() {
    let mut file: Value = serde_json::from_str(BUILT_IN).unwrap();
    let people = file.pointer("/population_cards/list/0/effect").cloned().unwrap();
    for index in 23..26 {
        *file.pointer_mut(&format!("/population_cards/list/{index}/effect")).unwrap() = people.clone();
    }
    let result = examine(&file.to_string());
    assert!(matches!(result, Err(DataError::Broken { .. })), "{result:?}");
}

#[test]
fn different_data_cannot_be_installed_after_first_use() {
    let _ = data();
    assert_eq!(install(BUILT_IN), Ok(()), "installing the same data again is allowed");
    let mut file: Value = serde_json::from_str(BUILT_IN).unwrap();
    file["version"] = json!("printed-1");
    assert_eq!(install(&file.to_string()), Err(DataError::TooLate));
    assert!(matches!(install("{"), Err(DataError::Unreadable(_))));
    assert!(matches!(changed("/tiers/list/0/cubes", json!(-1)), Err(DataError::Unreadable(_))));
}
