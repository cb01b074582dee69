//! Several ships in one action: each may bring tokens for the next, or remove those of another.

use archipel_rules::anno1800::fields::Field;
use archipel_rules::anno1800::kinds::{OldWorld, Resource, Terrain, Tile};
use archipel_rules::anno1800::planner::{self, Filter};
use archipel_rules::anno1800::step::{Goal, Order};
use archipel_rules::anno1800::testing::{Scene, field_of};
use archipel_rules::{Dice, Seat, Seed};

use crate::exhaustive;
use crate::laws::{check_plans, count};
use crate::positions::{A, POOR, RICH, position};

const SHIPS: [Tile; 6] = [
    Tile::TradeShip1,
    Tile::TradeShip2,
    Tile::TradeShip3,
    Tile::ExploreShip1,
    Tile::ExploreShip2,
    Tile::ExploreShip3,
];

/// This many ships, built over others where `over` says so.
fn fleet(scene: &Scene, ships: usize, over: bool, dice: &mut Dice) -> Order {
    let player = scene.player(A);
    let mut fields: Vec<Field> = player.fields().filter(|field| field.terrain() == Terrain::Sea).collect();
    dice.shuffle(&mut fields);
    fields.sort_by_key(|field| player.plot(*field).visible().is_some() != over);
    Order::new(fields.into_iter().take(ships).map(|field| Goal::Build { tile: SHIPS[dice.index(6)], field }))
}

/// Stock for all but a few units, so that the exhaustive search stays small for a large fleet.
fn nearly_stocked(scene: Scene, order: &Order, dice: &mut Dice) -> Scene {
    let mut units: Vec<Resource> = order.parts.iter().flat_map(|part| part.cost.resources.iter()).collect();
    dice.shuffle(&mut units);
    let missing = 2 + dice.index(3);
    scene.stock(&units[missing.min(units.len())..])
}

/// Two to five ships: there is a plan exactly if the exhaustive search finds one, and at the same cost.
#[test]
fn fleets_are_paid_as_an_exhaustive_search_would() {
    let (mut paid, mut unpaid, mut large, mut fed) = (0, 0, 0, 0);
    for seed in 0..count("PLANNER_CASES", 250) {
        let dice = &mut Dice::new(Seed::from_number(seed ^ 0xf1ee7));
        let scene = position(seed + 1_700_000, POOR).gold(A, dice.index(3) as u16);
        let ships = 2 + dice.index(4);
        let order = fleet(&scene, ships, dice.index(2) == 0, dice);
        let scene = nearly_stocked(scene, &order, dice);
        let plans = planner::plans(&scene.state, A, &order, Filter::None);
        check_plans(seed, &scene, &order, &plans);
        assert_eq!(planner::payable(&scene.state, A, &order), !plans.is_empty(), "seed {seed}: {order:?}");
        let Some(truth) = exhaustive::search(&scene.state, A, &order, Filter::None, 6_000) else { continue };
        let found = plans.first().map(|plan| plan.cost);
        let best = truth.best.as_ref().map(|(cost, _)| *cost);
        assert_eq!(found, best, "seed {seed}: {order:?}\nplans {plans:?}\ntruth {:?}", truth.best);
        let tokens = scene.player(A);
        let at_hand = tokens.ready.trade + tokens.on_cards.trade;
        if let Some(plan) = plans.first() {
            paid += 1;
            large += u32::from(ships > 3);
            fed += u32::from(plan.used.trade_tokens() > at_hand);
        } else {
            unpaid += 1;
        }
    }
    println!(
        "{paid} payable, {large} of them of more than three ships, {fed} fed by own ships; {unpaid} not"
    );
    assert!(large > 10 && fed > 5 && unpaid > 10, "{large} {fed} {unpaid}");
}

/// As many ships as sea fields: whenever they can be paid for, there is a plan that can be carried out.
#[test]
fn the_largest_fleets_have_a_plan_whenever_they_can_be_paid() {
    let (mut paid, mut unpaid, mut most) = (0, 0, 0);
    for seed in 0..count("PLANNER_CASES", 250) {
        let dice = &mut Dice::new(Seed::from_number(seed ^ 0x13));
        let mut scene = position(seed + 2_700_000, RICH);
        for island in [OldWorld::ALL[0], OldWorld::ALL[1], OldWorld::ALL[2], OldWorld::ALL[3]] {
            scene = scene.old_world(A, island);
        }
        let residence: [u8; 5] = std::array::from_fn(|_| 2 + dice.index(7) as u8);
        let gold = dice.index(40) as u16;
        let scene = scene.residence(A, residence).gold(A, gold);
        let ships = 4 + dice.index(10);
        let order = fleet(&scene, ships, dice.index(3) == 0, dice);
        let stocked: Vec<Resource> = (0..dice.index(20)).map(|_| any_unit(&order, dice)).collect();
        let scene = scene.stock(&stocked);
        let plans = planner::plans(&scene.state, A, &order, Filter::None);
        check_plans(seed, &scene, &order, &plans);
        assert_eq!(planner::payable(&scene.state, A, &order), !plans.is_empty(), "seed {seed}: {order:?}");
        if plans.is_empty() {
            unpaid += 1;
        } else {
            paid += 1;
            most = most.max(order.parts.len());
        }
    }
    println!("{paid} payable, the largest of {most} ships, {unpaid} not");
    assert!(paid > 20 && unpaid > 20 && most > 8, "{paid} {unpaid} {most}");
}

fn any_unit(order: &Order, dice: &mut Dice) -> Resource {
    let part = order.parts[dice.index(order.parts.len())];
    let units: Vec<Resource> = part.cost.resources.iter().collect();
    units[dice.index(units.len())]
}

/// No ship of a kind is left, but replacing one returns its tile.
#[test]
fn a_tile_that_comes_back_can_be_built_again() {
    let mut scene = Scene::new(2).built(A, "h_b4", Tile::TradeShip1);
    for field in ["h_a4", "h_b4", "h_c4", "h_d4", "h_e4"] {
        scene = scene.built(Seat(1), field, Tile::TradeShip1);
    }
    assert_eq!(scene.state.supply().tiles[Tile::TradeShip1.index()], 0);
    let over = Goal::Build { tile: Tile::TradeShip2, field: field_of("h_b4") };
    let new = Goal::Build { tile: Tile::TradeShip1, field: field_of("h_c4") };
    let units: Vec<Resource> =
        [over, new].iter().flat_map(|goal| Order::one(*goal).parts[0].cost.resources.iter()).collect();
    let scene = scene.stock(&units);
    for order in [Order::new([over, new]), Order::new([new, over])] {
        let plans = planner::plans(&scene.state, A, &order, Filter::None);
        check_plans(0, &scene, &order, &plans);
        assert!(!plans.is_empty(), "{order:?}");
        assert!(planner::payable(&scene.state, A, &order));
    }
    let twice = Order::new([over, new, Goal::Build { tile: Tile::TradeShip1, field: field_of("h_d4") }]);
    assert!(!planner::payable(&scene.state, A, &twice));
}
