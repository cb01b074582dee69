//! The test vectors A1701-T11 to T20 of the specification.

use crate::prelude::*;

#[test]
fn t11_a_harbour_counts_once_for_each_player() {
    let scene = Scene::sailing(3).island("f2", "dark_10").island("e2", "dark_01").colony(A, "e3");
    assert_eq!(scene.symbols_of(A, Track::Cannons), 1);
    let mut plain = scene.clone().island("f1", "dark_02").ship(A, 1, Some("g2"));
    ok(&mut plain, A, &found(1));
    assert_eq!(plain.symbols_of(A, Track::Cannons), 1);
    let mut second = scene.clone().island("f1", "dark_11").ship(A, 1, Some("g2"));
    ok(&mut second, A, &found(1));
    assert_eq!(second.symbols_of(A, Track::Cannons), 2);
    let mut other = scene.island("f1", "dark_02").active(B).ship(B, 1, Some("g2"));
    ok(&mut other, B, &found(1));
    assert_eq!([A, B].map(|seat| other.symbols_of(seat, Track::Cannons)), [1, 1]);
}

#[test]
fn t12_sails_make_ships_faster_in_the_same_turn() {
    let mut scene = Scene::acting(3)
        .residents(A, 1)
        .tile(A, Field::M1, WeavingMill)
        .tile(A, Field::M2, Shipyard)
        .hand(A, "2 brick, 1 cloth, 2 tool");
    ok(&mut scene, A, &build(Field::M1));
    assert_eq!(scene.points(1), 5);
    ok(&mut scene, A, &build(Field::M2));
    ok(&mut scene, A, &SET_SAIL);
    assert_eq!(scene.points(1), 7);
}

#[test]
fn t13_an_advantage_is_used_once_per_building_and_turn() {
    let mut scene = Scene::acting(3).hand(A, "6 wood");
    let settler = exchange(Usable::Settler, Some(Good::Wood), Good::Brick);
    ok(&mut scene, A, &settler);
    assert_eq!(scene.hand_of(A), "1 brick, 3 wood");
    refused(&mut scene, A, &settler, "already_used");

    let mut mills = Scene::acting(3).hand(A, "6 wood").built(A, Sawmill).built(A, Sawmill);
    let sawmill = exchange(Usable::Building(Sawmill), None, Good::Tool);
    ok(&mut mills, A, &sawmill);
    ok(&mut mills, A, &sawmill);
    assert_eq!(mills.hand_of(A), "2 wood, 2 tool");
    refused(&mut mills, A, &sawmill, "already_used");
}

#[test]
fn t14_stack_two_needs_the_citizen() {
    let mut scene = Scene::acting(3).hand(A, "1 cloth, 1 tobacco, 1 rum");
    let buy = Action::BuyTile { stack: Stack::Two, search: false };
    refused(&mut scene, A, &buy, "need_citizen");
    ok(&mut scene, A, &Action::BuildResident);
    assert_eq!(scene.player(A).residents, [Resident::Citizen]);
    assert_eq!(ok(&mut scene, A, &buy), Reveal::To(Seats::one(A)));
}

#[test]
fn t15_one_of_three_is_kept_and_the_others_go_under_the_stack() {
    let mut scene = Scene::acting(3).top(&[Warehouse, Tavern, Sawmill]);
    ok(&mut scene, A, &Action::BuyTile { stack: Stack::One, search: true });
    assert_eq!(scene.player(A).gold, 5);
    let offered = scene.offered(A, &[("verb", "keep_tile")]);
    assert_eq!(offered.len(), 3);
    refused(&mut scene, A, &SET_SAIL, "pending");
    let tavern = offered.iter().find(|id| id.starts_with("tavern")).unwrap();
    let tile = archipel_rules::anno1701::tile::Tile::parse(tavern).unwrap();
    ok(&mut scene, A, &Action::KeepTile { tile });
    assert_eq!(scene.bottom(Stack::One, 2), [Sawmill, Warehouse], "the bottom is ..., X, Z");
    assert_eq!(phase(&scene), Phase::PlaceTile);
    ok(&mut scene, A, &Action::PlaceTile { field: Field::M3 });
    refused(&mut scene, B, &build(Field::M3), "not_your_turn");
}

#[test]
fn t16_without_a_free_meadow_a_tile_covers_or_replaces() {
    let mut scene = Scene::acting(3)
        .built(A, Tavern)
        .built(A, Chapel)
        .built(A, Watchtower)
        .tile(A, Field::M4, Sawmill)
        .top(&[Warehouse]);
    ok(&mut scene, A, &Action::BuyTile { stack: Stack::One, search: false });
    let offered = scene.offered(A, &[("verb", "place_tile")]);
    assert_eq!(offered, ["m4", "n3", "n4", "n5", "n6", "n8", "n9", "n10", "n11"]);
    refused(&mut scene, A, &Action::PlaceTile { field: Field::M1 }, "not_placeable");
    let mut replaced = scene.clone();
    ok(&mut replaced, A, &Action::PlaceTile { field: Field::M4 });
    assert_eq!(replaced.bottom(Stack::One, 1), [Sawmill]);
    ok(&mut scene, A, &Action::PlaceTile { field: Field::N6 });

    let six = |scene: Scene| {
        let mut scene = scene.phase(Phase::Yield).island("e2", "dark_02").island("f2", "dark_01");
        scene = scene.colony(A, "e3").dice(&[2, 4]);
        ok(&mut scene, A, &ROLL);
        scene.hand_of(A)
    };
    assert_eq!(six(replaced), "1 tool, 1 tobacco");
    assert_eq!(six(scene), "1 tobacco");
}

#[test]
fn t17_a_power_field_goes_to_the_player_with_more_symbols_until_ten() {
    let mut scene = Scene::acting(3);
    scene.gain(A, Track::Sacks, 3);
    assert_eq!(scene.power(Track::Sacks), Some(A));
    scene.gain(B, Track::Sacks, 2);
    scene.gain(B, Track::Sacks, 1);
    assert_eq!(scene.power(Track::Sacks), Some(A), "a tie does not take the field over");
    scene.gain(B, Track::Sacks, 1);
    assert_eq!(scene.power(Track::Sacks), Some(B));
    assert_eq!([A, B].map(|seat| scene.player(seat).favours), [0, 1]);
    scene.gain(A, Track::Sacks, 7);
    assert_eq!(scene.power(Track::Sacks), Some(A));
    scene.gain(B, Track::Sacks, 8);
    assert_eq!(scene.power(Track::Sacks), Some(A), "ten symbols keep the field for good");
}

/// Four favours (three residents, the opera), one happy resident.
fn nearly_there() -> Scene {
    Scene::acting(3).honoured(A, Opera).residents(A, 3).gold(A, 8)
}

#[test]
fn t18_a_riot_delays_the_win_until_the_players_own_turn() {
    let mut scene = nearly_there();
    ok(&mut scene, A, &DONATE);
    assert_eq!((scene.player(A).favours, scene.player(A).gold), (5, 1));
    assert_eq!(winner(&scene), None, "there is a riot");
    ok(&mut scene, A, &SET_SAIL);
    ok(&mut scene, A, &END_TURN);
    scene = scene.event(Tax, Fire).dice(&[3, 4, 1, 2]);
    ok(&mut scene, B, &ROLL);
    assert_eq!(scene.player(A).gold, 3);
    assert!(!scene.riots().contains(A));
    assert_eq!(winner(&scene), None, "it is another player's turn");
    let before = scene.clone();
    pass(&mut scene);
    pass(&mut scene);
    assert_eq!(winner(&scene), Some(A), "before the roll");

    let mut taxed = before.event(Queen, Fire).dice(&[3, 4]);
    pass(&mut taxed);
    pass(&mut taxed);
    assert_eq!(taxed.player(A).gold, 1);
    assert_eq!((winner(&taxed), phase(&taxed)), (None, Phase::Yield));
}

#[test]
fn t18_with_the_option_the_win_is_tested_after_the_yield() {
    let options = Options { win_check: WinCheck::AfterYield, ..plain_options() };
    let mut scene = Scene::with(3, &options).active(C).honoured(A, Opera).residents(A, 3).donated(A);
    scene = scene.phase(Phase::Action);
    pass(&mut scene);
    assert_eq!((winner(&scene), phase(&scene)), (None, Phase::Yield));
    scene = scene.dice(&[1, 2]);
    ok(&mut scene, A, &ROLL);
    assert_eq!(winner(&scene), Some(A));
}

#[test]
fn t19_seven_colonies_bring_a_favour_to_the_first_two_of_four() {
    let colonies = [
        (A, ["a2", "b3", "c1", "d2", "e1", "e3"]),
        (B, ["g2", "a4", "a6", "c4", "c6", "d5"]),
        (C, ["d7", "f6", "h2", "i1", "j3", "k2"]),
    ];
    for (players, owners) in [(4, [Some(A), Some(B)].to_vec()), (3, Vec::new())] {
        let mut scene = Scene::sailing(players);
        for (seat, sites) in colonies {
            for site in sites {
                scene = scene.colony(seat, site);
            }
        }
        for (seat, site) in [(A, "k3"), (B, "m2"), (C, "m4")] {
            to_sea(&mut scene);
            scene = scene.ship(seat, 1, Some(site));
            ok(&mut scene, seat, &found(1));
            assert_eq!(scene.player(seat).colonies, 7);
            pass(&mut scene);
        }
        assert_eq!(scene.state().view(Viewer::Public).seven, owners);
    }
}

#[test]
fn t20_the_free_trader_pays_by_sacks() {
    let buildings = [Warehouse, MarketHall, Brickworks, Bank, Warehouse];
    let paid = |sacks: usize| {
        let mut scene = Scene::sailing(3).hand(A, "2 wood").encounters(&[Encounter::FreeTrader]);
        for building in &buildings[..sacks] {
            scene = scene.built(A, *building);
        }
        ok(&mut scene, A, &sail(1, "f4-e5-d4"));
        if phase(&scene) == Phase::Encounter {
            assert_eq!(scene.offered(A, &[("verb", "encounter")]), ["sell", "skip"]);
            ok(&mut scene, A, &sell(Good::Wood));
            assert_eq!(scene.hand_of(A), "1 wood", "one good only");
        }
        assert_eq!(phase(&scene), Phase::Sailing);
        scene.player(A).gold - 7
    };
    assert_eq!([0, 1, 2, 3, 4, 5].map(paid), [0, 1, 1, 2, 2, 3]);
}
