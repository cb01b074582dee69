//! What must hold of every plan, on many positions.

use std::collections::BTreeSet;

use archipel_rules::Dice;
use archipel_rules::Seed;
use archipel_rules::anno1800::planner::{self, Filter, Plans, cost};
use archipel_rules::anno1800::step::{Goal, Order};
use archipel_rules::anno1800::testing::Scene;

use crate::exhaustive::{self, Level, class_of};
use crate::positions::{A, POOR, RICH, Wealth, order, position};

fn count(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|count| count.parse().ok()).unwrap_or(default)
}

/// Position and order of this number.
fn case(seed: u64, wealth: Wealth) -> (Scene, Order) {
    let scene = position(seed, wealth);
    let order = order(&scene, &mut Dice::new(Seed::from_number(seed ^ 0xa5a5)));
    match order.parts[0].goal {
        Goal::Play { card } => (scene.hand(A, &[&format!("{card:?}")]), order),
        Goal::Build { .. } | Goal::Hire { .. } | Goal::Upgrade { .. } => (scene, order),
    }
}

/// Every plan is carried out; returns its class.
fn check_plans(seed: u64, scene: &Scene, order: &Order, plans: &Plans) {
    let mut classes = BTreeSet::new();
    let mut last = 0;
    for plan in plans {
        let (after, payment) = scene.pay(A, order, &plan.steps).unwrap_or_else(|refusal| {
            panic!("seed {seed}: {} refuses {:?} for {order:?}", refusal.code(), plan.steps)
        });
        assert_eq!(plan.used, payment.used, "seed {seed}: {:?}", plan.steps);
        let cost = cost::of_payment(&plan.steps, &payment.used, after.player(A));
        assert_eq!(plan.cost, cost, "seed {seed}: {:?}", plan.steps);
        assert!(classes.insert(class_of(&plan.used)), "seed {seed}: two plans of one class");
        assert!(last <= cost, "seed {seed}: not in order of cost");
        last = cost;
    }
}

/// The planner finds a plan exactly if there is one, and the cheapest of each of the five cheapest classes.
#[test]
fn plans_are_those_of_an_exhaustive_search() {
    let (mut compared, mut paid, mut unpaid, mut given_up) = (0, 0, 0, 0);
    let first = count("PLANNER_FIRST", 0);
    for seed in first..first + count("PLANNER_CASES", 400) {
        let (scene, order) = case(seed, POOR);
        let plans = planner::plans(&scene.state, A, &order, Filter::None);
        check_plans(seed, &scene, &order, &plans);
        let Some(truth) = exhaustive::search(&scene.state, A, &order, 30_000) else {
            given_up += 1;
            continue;
        };
        compared += 1;
        match &truth.best {
            Some(_) => paid += 1,
            None => unpaid += 1,
        }
        let found = plans.first().map(|plan| plan.cost);
        let best = truth.best.as_ref().map(|(cost, _)| *cost);
        assert_eq!(found, best, "seed {seed}: {order:?}\nplans {plans:?}\ntruth {:?}", truth.best);
        if let Some(plan) = plans.first() {
            assert_eq!(plan.marked, truth.level != Some(Level::Plain), "seed {seed}");
        }
        for plan in &plans {
            let best = truth.classes[&class_of(&plan.used)];
            // A list may end another shift for the same gold only to have a cube at rest in the end; the planner ends those it needs.
            let slack = if plan.used.gold > 0 { 10 } else { 0 };
            assert!((best..=best + slack).contains(&plan.cost), "seed {seed}: {best} {order:?} {plan:?}");
        }
    }
    println!(
        "{compared} compared: {paid} payable, {unpaid} not; {given_up} too large for the exhaustive search"
    );
    assert!(paid > compared / 10 && unpaid > compared / 10, "both kinds are there");
}

#[test]
fn payable_is_whether_there_is_a_plan() {
    for seed in 0..count("PLANNER_CASES", 400) * 20 {
        let wealth = if seed % 2 == 0 { POOR } else { RICH };
        let (scene, order) = case(seed, wealth);
        let plans = planner::plans(&scene.state, A, &order, Filter::None);
        check_plans(seed, &scene, &order, &plans);
        assert_eq!(planner::payable(&scene.state, A, &order), !plans.is_empty(), "seed {seed}: {order:?}");
        assert_eq!(
            plans,
            planner::plans(&scene.state, A, &order, Filter::None),
            "seed {seed}: always the same"
        );
        let best = planner::best(&scene.state, A, &order, Filter::None);
        assert_eq!(best.map(|plan| plan.cost), plans.first().map(|plan| plan.cost), "seed {seed}");
        assert!(plans.iter().all(|plan| !plan.maybe_not_best), "seed {seed}: cut off");
    }
}
