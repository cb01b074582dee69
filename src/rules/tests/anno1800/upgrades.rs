//! Where a cube may be upgraded (6.7): it must be at its place when its part is finished, and the payment may bring it
//! there.

use archipel_rules::anno1800::action::Upgrade;

use crate::prelude::*;

fn upgrade(steps: &[(Tier, Place)]) -> Action {
    let steps = steps.iter().map(|(tier, at)| Upgrade { tier: *tier, at: *at }).collect();
    Action::Upgrade { steps, pay: BEST }
}

/// Exactly what is offered is accepted.
fn offered(scene: &Scene, action: &Action) -> bool {
    let accepted = scene.clone().act(A, action).is_ok();
    assert_eq!(scene.state.is_offered(A, action), accepted, "{action:?}");
    accepted
}

#[test]
fn a_cube_comes_home_to_be_upgraded() {
    let scene = Scene::new(2).residence(A, [0, 3, 2, 0, 0]).at_work(A, "h_a1", &[Farmer]);
    let action = upgrade(&[(Farmer, Place::Residence)]);
    assert!(!offered(&scene, &action), "no gold for the end of its shift");
    refused(&mut scene.clone(), A, &action, "no_plan");
    let mut scene = scene.gold(A, 1);
    assert!(offered(&scene, &action));
    ok(&mut scene, A, &action);
    assert_eq!((residence(&scene, A), scene.player(A).gold), ([0, 4, 1, 0, 0], 0));
    // Without a farmer no payment helps.
    let mut none = Scene::new(2).residence(A, [0, 3, 2, 0, 0]).gold(A, 9);
    refused(&mut none, A, &action, "cube_not_there");
}

#[test]
fn a_cube_that_works_for_its_own_upgrade_rises_at_its_workplace() {
    let scene = Scene::new(2).built(A, "h_b3", Tile::CharcoalKilnWorker).residence(A, [4, 1, 1, 0, 0]);
    let there = upgrade(&[(Worker, at("h_b3"))]);
    let mut after = scene.clone();
    assert!(offered(&scene, &there));
    ok(&mut after, A, &there);
    assert_eq!(slots(&after, A, "h_b3"), [Some(Artisan), None]);
    assert_eq!(residence(&after, A), [4, 0, 0, 0, 0]);
    // The planks of a sawmill do not help.
    let elsewhere = upgrade(&[(Farmer, at("h_a1"))]);
    assert!(!offered(&scene, &elsewhere));
    refused(&mut scene.clone(), A, &elsewhere, "cube_not_there");
}

#[test]
fn a_cube_that_works_for_another_upgrade_may_rise_too() {
    let scene = Scene::new(2).built(A, "h_b3", Tile::BrickworksWorker).residence(A, [1, 1, 2, 0, 0]);
    let mut after = scene.clone();
    let both = upgrade(&[(Farmer, Place::Residence), (Worker, at("h_b3"))]);
    assert!(offered(&scene, &both));
    ok(&mut after, A, &both);
    assert_eq!(slots(&after, A, "h_b3"), [Some(Artisan), None]);
}

#[test]
fn a_cube_exhausted_for_one_upgrade_may_rise_by_the_next() {
    let scene = Scene::new(2)
        .built(A, "h_b3", Tile::Furrier)
        .built(A, "h_c3", Tile::SteelworksWorker)
        .built(A, "h_d3", Tile::WindowFactory)
        .residence(A, [4, 5, 5, 1, 0]);
    let mut after = scene.clone();
    let both = upgrade(&[(Engineer, Place::Residence), (Artisan, Place::Exhausted)]);
    let alone = upgrade(&[(Artisan, Place::Exhausted)]);
    refused(&mut after, A, &alone, "cube_not_there");
    if offered(&scene, &both) {
        ok(&mut after, A, &both);
        assert_eq!(after.player(A).exhausted, [0, 0, 0, 1, 0]);
    } else {
        panic!("it can be paid: {:?}", scene.clone().act(A, &both));
    }
}

/// A worker produces the steel for an artisan, who produces the worker's coal: neither could be upgraded there alone.
#[test]
fn two_upgrades_may_need_each_other() {
    let scene = Scene::new(2)
        .built(A, "h_b3", Tile::SteelworksWorker)
        .built(A, "h_c3", Tile::WindowFactory)
        .residence(A, [4, 5, 5, 0, 0]);
    let worker = (Worker, at("h_b3"));
    let artisan = (Artisan, at("h_a2"));
    for alone in [worker, artisan] {
        assert!(!offered(&scene, &upgrade(&[alone])));
        refused(&mut scene.clone(), A, &upgrade(&[alone]), "cube_not_there");
    }
    for both in [[worker, artisan], [artisan, worker]] {
        let mut after = scene.clone();
        assert!(offered(&scene, &upgrade(&both)), "{both:?} {:?}", scene.clone().act(A, &upgrade(&both)));
        ok(&mut after, A, &upgrade(&both));
        assert_eq!(slots(&after, A, "h_b3"), [Some(Artisan), None]);
        assert_eq!(slots(&after, A, "h_a2"), [Some(Engineer), None]);
    }
}
