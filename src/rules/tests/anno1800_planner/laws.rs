//! Properties of every plan, tested on many positions.

use std::collections::BTreeSet;

use archipel_rules::anno1800::planner::{self, Filter, Obstacle, PaymentPlans, cost};
use archipel_rules::anno1800::step::{Goal, Order};
use archipel_rules::anno1800::testing::Scene;
use archipel_rules::{Dice, Seed};

use crate::exhaustive::{self, Level, class_of};
use crate::positions::{A, POOR, RICH, Wealth, order, position, ships_over_ships};

pub fn count(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|count| count.parse().ok()).unwrap_or(default)
}

/// The position and order with this number.
fn case(seed: u64, wealth: Wealth) -> (Scene, Order) {
    let scene = position(seed, wealth);
    let order = order(&scene, &mut Dice::new(Seed::from_number(seed ^ 0xa5a5)));
    match order.parts[0].goal {
        Goal::Play { card } => (scene.hand(A, &[&format!("{card:?}")]), order),
        Goal::Build { .. } | Goal::Hire { .. } | Goal::Upgrade { .. } => (scene, order),
    }
}

/// Carries the plan out; returns its class.
pub fn check_plans(seed: u64, scene: &Scene, order: &Order, plans: &PaymentPlans) {
    let mut classes = BTreeSet::new();
    let mut last = 0;
    for plan in plans {
        // Not as an action: the plan itself may bring a cube to the place where it is upgraded.
        let mut after = scene.state.clone();
        let paid = after.carry_out(A, order, &plan.steps, &mut Vec::new());
        let payment = paid.unwrap_or_else(|refusal| {
            panic!("seed {seed}: {} refuses {:?} for {order:?}", refusal.code(), plan.steps)
        });
        assert_eq!(plan.used, payment.used, "seed {seed}: {:?}", plan.steps);
        let cost = cost::of_payment(&plan.steps, &payment.used, &after.players()[A]);
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
    for seed in first..first + count("PLANNER_CASES", 250) {
        let (scene, order) = case(seed, POOR);
        let plans = planner::plans(&scene.state, A, &order, Filter::None);
        check_plans(seed, &scene, &order, &plans);
        let Some(truth) = exhaustive::search(&scene.state, A, &order, Filter::None, 30_000) else {
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
            // A list may end another shift for the same gold just to have a cube at rest at the end; the planner ends
            // only needed shifts.
            let slack = if plan.used.gold > 0 { 24 } else { 0 };
            assert!((best..=best + slack).contains(&plan.cost), "seed {seed}: {best} {order:?} {plan:?}");
        }
    }
    println!(
        "{compared} compared: {paid} payable, {unpaid} not; {given_up} too large for the exhaustive search"
    );
    assert!(paid > compared / 10 && unpaid > compared / 10, "both payable and unpayable orders occur");
}

#[test]
fn payable_is_true_exactly_if_there_is_a_plan() {
    for seed in 0..count("PLANNER_CASES", 250) * 20 {
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
        assert_eq!(best.as_ref(), plans.first(), "seed {seed}");
        assert!(plans.iter().all(|plan| !plan.maybe_not_best), "seed {seed}: cut off");
    }
}

/// The planner finds the cheapest plan that satisfies a filter.
#[test]
fn filtered_plans_are_those_of_an_exhaustive_search() {
    let (mut paid, mut unpaid) = (0, 0);
    let first = count("PLANNER_FIRST", 0);
    for seed in first..first + count("PLANNER_CASES", 250) {
        let (scene, order) = case(seed + 500_000, POOR);
        if planner::plans(&scene.state, A, &order, Filter::None).is_empty() {
            continue;
        }
        let filter = if seed % 2 == 0 { Filter::NoGold } else { Filter::NoTrade };
        let plans = planner::plans(&scene.state, A, &order, filter);
        check_plans(seed, &scene, &order, &plans);
        let Some(truth) = exhaustive::search(&scene.state, A, &order, filter, 30_000) else { continue };
        let found = plans.first().map(|plan| plan.cost);
        let best = truth.best.as_ref().map(|(cost, _)| *cost);
        assert_eq!(found, best, "seed {seed}: {filter:?} {order:?}\nplans {plans:?}\ntruth {:?}", truth.best);
        match found {
            Some(_) => paid += 1,
            None => unpaid += 1,
        }
    }
    println!("{paid} payable with a filter, {unpaid} not");
    assert!(paid > 20 && unpaid > 10, "both payable and unpayable orders occur: {paid} {unpaid}");
}

/// Ships built over ships: the tokens of the old ones are removed, spent ones first.
#[test]
fn ships_over_ships_are_paid_as_an_exhaustive_search_would() {
    let (mut paid, mut compared) = (0, 0);
    for seed in 0..count("PLANNER_CASES", 250) / 2 {
        let dice = &mut Dice::new(Seed::from_number(seed ^ 0x5115));
        let scene = position(seed + 700_000, RICH).gold(A, dice.index(3) as u16);
        let order = ships_over_ships(&scene, dice);
        let plans = planner::plans(&scene.state, A, &order, Filter::None);
        check_plans(seed, &scene, &order, &plans);
        assert_eq!(planner::payable(&scene.state, A, &order), !plans.is_empty(), "seed {seed}: {order:?}");
        let Some(truth) = exhaustive::search(&scene.state, A, &order, Filter::None, 6_000) else { continue };
        compared += 1;
        let found = plans.first().map(|plan| plan.cost);
        let best = truth.best.as_ref().map(|(cost, _)| *cost);
        assert_eq!(found, best, "seed {seed}: {order:?}\nplans {plans:?}\ntruth {:?}", truth.best);
        paid += u32::from(found.is_some());
    }
    println!("{compared} compared, {paid} payable");
    assert!(paid > 2, "{paid}");
}

/// If there is no plan, there are obstacles, and the stated additional gold or tokens suffice.
#[test]
fn obstacles_state_exactly_what_is_missing() {
    let (mut said, mut shortages) = (0, 0);
    for seed in 0..count("PLANNER_CASES", 250) * 5 {
        let (scene, order) = case(seed + 900_000, POOR);
        if matches!(order.parts[0].goal, Goal::Upgrade { .. }) {
            // Whether the cubes to upgrade are present does not depend on the payment.
            continue;
        }
        let obstacles = planner::why_not(&scene.state, A, &order);
        assert_eq!(obstacles.is_empty(), planner::payable(&scene.state, A, &order), "seed {seed}: {order:?}");
        said += u32::from(!obstacles.is_empty());
        let (gold, tokens, ready) = (scene.player(A).gold, scene.player(A).ready, scene.player(A).spent);
        let spent = (ready.trade, ready.explore);
        if let [only @ (Obstacle::NoCube { .. } | Obstacle::TokensShort { .. })] = obstacles[..] {
            let enough = |more: i32| match only {
                Obstacle::NoCube { gold: Some(short), .. } => {
                    let gold = (i32::from(gold + short) + more) as u16;
                    planner::payable(&scene.clone().gold(A, gold).state, A, &order)
                }
                Obstacle::TokensShort { short, .. } => {
                    let trade = (i32::from(tokens.trade + short) + more) as u8;
                    planner::payable(
                        &scene.clone().tokens(A, (trade, tokens.explore), spent).state,
                        A,
                        &order,
                    )
                }
                _ => more == 0,
            };
            shortages += 1;
            assert!(enough(0) && !enough(-1), "seed {seed}: {only:?} {order:?}");
        }
    }
    println!("{said} times something missing, {shortages} single shortages");
    assert!(shortages > 20);
}
