//! The vectors of the specification that concern the planner.

use archipel_rules::Seat;
use archipel_rules::anno1800::kinds::{Resource, Tier, Tile};
use archipel_rules::anno1800::planner::{self, Filter, Obstacle};
use archipel_rules::anno1800::step::{Goal, Order, Step};
use archipel_rules::anno1800::testing::{Scene, field_of};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn build(tile: Tile, field: &str) -> Order {
    Order::one(Goal::Build { tile, field: field_of(field) })
}

fn costs(scene: &Scene, order: &Order) -> Vec<u32> {
    planner::plans(&scene.state, A, order, Filter::None).iter().map(|plan| plan.cost).collect()
}

fn work(field: &str) -> Step {
    Step::Work { field: field_of(field) }
}

fn trade(resource: Resource, seat: Seat) -> Step {
    Step::Trade { resource, seat, field: None, tokens: None }
}

const FINISH: Step = Step::Finish { part: 0 };

#[test]
fn a1800_t20_the_same_cube_twice() {
    let order = build(Tile::WarehouseWorker, "h_c3");
    let scene = Scene::new(2).residence(A, [4, 3, 1, 0, 0]).gold(A, 3);
    let plans = planner::plans(&scene.tokens_none().state, A, &order, Filter::None);
    assert_eq!(plans.len(), 1);
    let scene = Scene::new(2).residence(A, [4, 3, 1, 0, 0]).gold(A, 2);
    let plans = planner::plans(&scene.state, A, &order, Filter::None);
    assert!(plans[0].steps.contains(&trade(Resource::Bricks, B)), "{:?}", plans[0].steps);
    assert!(!planner::payable(&scene.tokens_none().state, A, &order));
}

#[test]
fn a1800_t24_price_by_version() {
    let scene = Scene::new(3).built(C, "h_c3", Tile::WarehouseWorker).residence(A, [4, 3, 0, 0, 0]).tokens(
        A,
        (1, 0),
        (0, 0),
    );
    let order = build(Tile::Glassworks, "h_b3");
    let scene = scene.built(A, "h_d3", Tile::CharcoalKilnWorker);
    let plans = planner::plans(&scene.state, A, &order, Filter::None);
    assert_eq!(plans[0].steps, [work("h_d3"), trade(Resource::Goods, C), FINISH]);
    assert_eq!(plans[0].used.ship_trade, 1);
    // With seat 2 the price is 2: one token is not enough.
    let alone = Scene::new(3).residence(A, [4, 3, 0, 0, 0]).tokens(A, (1, 0), (0, 0));
    let alone = alone.built(A, "h_d3", Tile::CharcoalKilnWorker);
    assert!(planner::plans(&alone.state, A, &order, Filter::None).is_empty());
}

#[test]
fn a1800_t30_planner_start_of_the_game() {
    let scene = Scene::new(2);
    let order = build(Tile::Brewery, "h_b3");
    let plans = planner::plans(&scene.state, A, &order, Filter::None);
    assert_eq!(plans[0].steps, [work("h_b1"), work("h_a2"), FINISH]);
    assert_eq!(plans[1].steps, [work("h_a2"), trade(Resource::Grain, B), FINISH]);
    assert_eq!(plans[2].steps, [work("h_b1"), trade(Resource::Coal, B), FINISH]);
    assert_eq!(costs(&scene, &order), [32, 58, 76]);
    let (after, _) = scene.pay(A, &order, &plans[0].steps).unwrap();
    assert_eq!(after.player(A).residence, [3, 3, 1, 0, 0]);
}

#[test]
fn a1800_t31_planner_no_artisan_free() {
    let scene = Scene::new(2).residence(A, [4, 3, 0, 0, 0]).exhausted(A, [0, 0, 2, 0, 0]).gold(A, 3);
    let order = build(Tile::Bakery, "h_b3");
    assert_eq!(costs(&scene, &order), [76, 158, 184]);
    let plans = planner::plans(&scene.state, A, &order, Filter::None);
    assert_eq!(plans[0].steps, [work("h_b1"), trade(Resource::Coal, B), FINISH]);
    let poor = scene.tokens_none();
    assert_eq!(costs(&poor, &order), [158]);
    let poor = poor.gold(A, 2);
    assert!(!planner::payable(&poor.state, A, &order));
    let coal = Resource::Coal;
    let missing = [
        Obstacle::NoCube { resource: coal, tier: Tier::Artisan, gold: Some(1) },
        Obstacle::TokensShort { resource: coal, short: 2 },
    ];
    assert_eq!(planner::why_not(&poor.state, A, &order), missing);
}

trait NoTokens {
    fn tokens_none(&self) -> Scene;
}

impl NoTokens for Scene {
    fn tokens_none(&self) -> Scene {
        self.clone().tokens(A, (0, 0), (2, 1))
    }
}
