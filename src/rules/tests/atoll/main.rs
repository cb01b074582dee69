//! Atoll, vector by vector. Ada has the first seat and begins.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod outside_edits;

use archipel_rules::atoll::action::Action;
use archipel_rules::atoll::kinds::{Source, Way};
use archipel_rules::atoll::testing::Scene;
use archipel_rules::{Game, Reveal, Seat, Seats, Viewer};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn sail(tile: u8, way: Way) -> Action {
    Action::Sail { tile, way }
}

fn dive(tile: u8) -> Action {
    Action::Dive { tile }
}

fn holding() -> Scene {
    Scene::default().hand(A, &[2, 3, 6])
}

/// Whose palm stands on an islet.
fn owner(scene: &Scene, islet: &str) -> Option<Seat> {
    let view = scene.state.view(Viewer::Public);
    view.islets.iter().find(|one| one.islet.id().as_str() == islet).unwrap().owner
}

fn palms(scene: &Scene) -> usize {
    scene.state.view(Viewer::Public).islets.iter().filter(|one| one.owner.is_some()).count()
}

fn canoe(scene: &Scene) -> String {
    scene.state.view(Viewer::Public).canoe.id().to_string()
}

fn hand(scene: &Scene, seat: Seat) -> Vec<u8> {
    scene.state.view(Viewer::Seat(seat)).hand.iter().map(|held| held.tile).collect()
}

fn bag(scene: &Scene) -> usize {
    scene.state.view(Viewer::Public).bag
}

fn points(scene: &Scene, source: Source) -> [i64; 2] {
    [A, B].map(|seat| scene.state.points(seat, source))
}

/// Acts legally and checks the invariants.
fn act(scene: &mut Scene, seat: Seat, action: Action) -> Reveal {
    let reveal = scene.act(seat, action).unwrap();
    assert_eq!(scene.state.check(), Ok(()));
    reveal
}

fn refused(scene: &mut Scene, seat: Seat, action: Action) -> &'static str {
    let before = scene.state.clone();
    let code = scene.act(seat, action).unwrap_err().code();
    assert_eq!(scene.state, before, "a refusal changes nothing");
    code
}

#[test]
fn t01_a_tile_moves_the_canoe_clockwise() {
    let mut scene = holding();
    assert_eq!(act(&mut scene, A, sail(2, Way::Clockwise)), Reveal::To(Seats::one(A)));
    assert_eq!((owner(&scene, "c"), canoe(&scene).as_str(), palms(&scene)), (Some(A), "c", 1));
    assert_eq!(points(&scene, Source::Pearls), [2, 0]);
}

#[test]
fn t02_the_ring_is_closed_in_both_directions() {
    let mut scene = holding();
    act(&mut scene, A, sail(2, Way::Anticlockwise));
    assert_eq!((owner(&scene, "k"), points(&scene, Source::Pearls)), (Some(A), [3, 0]));
}

#[test]
fn t03_the_canoe_passes_palms() {
    let mut scene = holding().palms("d", "c");
    act(&mut scene, A, sail(2, Way::Clockwise));
    assert_eq!((owner(&scene, "e"), canoe(&scene).as_str()), (Some(A), "e"));
}

#[test]
fn t04_a_dive_brings_pearls_and_another_tile() {
    let mut scene = holding();
    let before = bag(&scene);
    act(&mut scene, A, dive(3));
    assert_eq!((points(&scene, Source::Pearls), palms(&scene), canoe(&scene).as_str()), ([2, 0], 0, "a"));
    assert_eq!((hand(&scene, A).len(), bag(&scene)), (3, before));
    assert!(scene.state.view(Viewer::Public).used.is_empty(), "the tile is not open on the table");
}

#[test]
fn t05_rows_of_palms_are_groves() {
    let scene = Scene::default().palms("able", "cdgi");
    assert_eq!(points(&scene, Source::Groves), [7, 5]);
}

#[test]
fn t06_only_tiles_in_hand_can_be_played() {
    assert_eq!(refused(&mut holding(), A, sail(4, Way::Clockwise)), "tile_not_in_hand");
}

#[test]
fn t07_the_other_player_waits() {
    let mut scene = holding();
    let tile = hand(&scene, B)[0];
    assert_eq!(refused(&mut scene, B, dive(tile)), "not_your_turn");
    assert_eq!(refused(&mut scene, Seat(5), dive(tile)), "not_your_turn");
}

/// The end of a game in which both have dived last.
fn ended() -> Scene {
    let mut scene = Scene::default().hand(A, &[1, 2, 3]).hand(B, &[4, 5, 6]).palms("abcde", "fghij");
    assert_eq!(act(&mut scene, A, dive(1)), Reveal::Nothing, "nothing is drawn in the last round");
    assert_eq!(act(&mut scene, B, dive(4)), Reveal::To(Seats::all(2)));
    scene
}

#[test]
fn t08_nobody_draws_after_the_last_turn() {
    let scene = ended();
    assert_eq!((hand(&scene, A), hand(&scene, B)), (vec![2, 3], vec![5, 6]));
    assert_eq!(scene.state.outcome().unwrap().cause, "cause-rounds");
    assert!(scene.state.due().is_empty());
}

#[test]
fn t09_nothing_can_be_done_after_the_end() {
    assert_eq!(refused(&mut ended(), A, dive(2)), "game_over");
}

#[test]
fn t10_pearls_break_a_tie() {
    let scene = Scene::default().palms("abcefh", "dgijkl").pearls(5, 3);
    assert_eq!(points(&scene, Source::Groves), [10, 12]);
    assert_eq!([A, B].map(|seat| scene.state.score(seat)), [15, 15]);
    assert_eq!(scene.state.outcome().unwrap().winners, Seats::one(A));
}

#[test]
fn t11_a_complete_tie_is_shared() {
    let scene = Scene::default().palms("acegik", "bdfhjl").pearls(4, 4);
    assert_eq!(scene.state.outcome().unwrap().winners, Seats::all(2));
    assert!(scene.state.standings().iter().all(|standing| standing.rank == 1 && standing.score == 10));
}

#[test]
fn t12_a_drawn_tile_is_told_to_its_owner_only() {
    let mut scene = holding();
    act(&mut scene, A, dive(2));
    let told = |viewer| {
        let phrases = scene.events.iter().filter_map(|event| event.describe(viewer));
        phrases.map(|phrase| phrase.key).collect::<Vec<_>>()
    };
    assert_eq!(told(Viewer::Seat(A)), ["event-dived", "event-drew"]);
    assert_eq!(told(Viewer::Seat(B)), ["event-dived"]);
    assert_eq!(told(Viewer::Public), ["event-dived"]);
}
