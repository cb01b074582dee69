//! The vectors about payments alone: lists of steps, carried out on a copy.

use crate::prelude::*;

#[test]
fn a1800_t06_overbuilding_what_was_used() {
    let scene = Scene::new(2).built(A, "h_c1", Tile::Glassworks);
    let steps = [work("h_a1"), work("h_c1"), FINISH];
    let (after, _) = pay(&scene, A, &[build(Tile::WindowFactory, "h_c1")], &steps).unwrap();
    assert_eq!(residence(&after, A), [3, 2, 2, 0, 0]);
    assert_eq!(after.player(A).exhausted, [0, 1, 0, 0, 0]);
    assert_eq!(visible(&after, A, "h_c1"), Some(Tile::WindowFactory));
    assert_eq!(slots(&after, A, "h_c1"), [None, None]);
    assert_eq!((left(&after, Tile::Glassworks), left(&after, Tile::WindowFactory)), (2, 1));
    assert_eq!(slots(&after, A, "h_a1"), [Some(Farmer), None]);
    assert_eq!(after.player(A).plot(field_of("h_c1")).printed, Some(Tile::PotatoFarmStart));
}

#[test]
fn a1800_t20_the_same_cube_twice() {
    let scene = Scene::new(2).residence(A, [4, 3, 1, 0, 0]).gold(A, 3);
    let shift = Step::Shift { tier: Artisan, from: Place::Workplace(field_of("h_b2")) };
    let steps = [work("h_b2"), shift, Step::Labour { part: 0, tier: Artisan }, FINISH];
    let goal = [build(Tile::WarehouseWorker, "h_c3")];
    let (after, payment) = pay(&scene, A, &goal, &steps).unwrap();
    assert_eq!(after.player(A).gold, 0);
    assert_eq!(residence(&after, A), [4, 3, 0, 0, 0]);
    assert_eq!(after.player(A).exhausted, [0, 0, 1, 0, 0]);
    assert_eq!(slots(&after, A, "h_b2"), [None, None]);
    assert_eq!((payment.used.gold, payment.used.cubes), (3, [0, 0, 2, 0, 0]));
    assert_eq!(pay(&scene.gold(A, 2), A, &goal, &steps).unwrap_err(), "not_enough_gold");
}

#[test]
fn a1800_t35_surplus() {
    let scene = Scene::new(2);
    let steps = [work("h_a1"), work("h_a1"), FINISH];
    assert_eq!(pay(&scene, A, &[Goal::Hire { tier: Farmer }], &steps).unwrap_err(), "surplus");
}
