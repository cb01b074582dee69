//! Anno 1800's payment planner on positions from whole games: one sample is a position with all orders of its player.

use archipel_rules::Game;
use archipel_rules::anno1800::State;
use archipel_rules::anno1800::planner::{self, Filter, PaymentMeans};
use archipel_rules::anno1800::step::Order;
use divan::counter::ItemsCount;

#[path = "../tests/anno1800_planner/recorded.rs"]
mod recorded;

use recorded::{LATE_GAME, MID_GAME, orders, positions};

fn main() {
    divan::main();
}

const POSITIONS: usize = 30;

/// Positions with the orders that can be paid, or with all.
fn cases(actions: u32, all: bool) -> Vec<(State, Vec<Order>)> {
    let with_orders = |state: State| {
        let seat = state.due().iter().next()?;
        let mut orders = orders(&state, seat);
        orders.retain(|order| all || planner::payable(&state, seat, order));
        Some((state, orders))
    };
    positions(actions, POSITIONS).into_iter().filter_map(with_orders).collect()
}

fn count(cases: &[(State, Vec<Order>)]) -> ItemsCount {
    ItemsCount::new(cases.iter().map(|(_, orders)| orders.len()).sum::<usize>())
}

/// Calls a function for every order of every position.
fn each<T>(cases: &[(State, Vec<Order>)], run: impl Fn(&PaymentMeans, &State, &Order) -> T) {
    for (state, orders) in cases {
        if let Some(seat) = state.due().iter().next() {
            let prospect = PaymentMeans::new(state, seat);
            for order in orders {
                divan::black_box(run(&prospect, state, order));
            }
        }
    }
}

#[divan::bench(args = [MID_GAME, LATE_GAME])]
fn payable(bencher: divan::Bencher, actions: u32) {
    let cases = cases(actions, true);
    bencher.counter(count(&cases)).bench(|| each(&cases, |prospect, _, order| prospect.payable(order)));
}

#[divan::bench(args = [MID_GAME, LATE_GAME])]
fn five_plans(bencher: divan::Bencher, actions: u32) {
    let cases = cases(actions, false);
    let plans = |_: &PaymentMeans, state: &State, order: &Order| {
        let seat = state.due().iter().next()?;
        Some(planner::plans(state, seat, order, Filter::None))
    };
    bencher.counter(count(&cases)).bench(|| each(&cases, plans));
}

#[divan::bench(args = [MID_GAME, LATE_GAME])]
fn best_plan(bencher: divan::Bencher, actions: u32) {
    let cases = cases(actions, false);
    let best = |_: &PaymentMeans, state: &State, order: &Order| {
        let seat = state.due().iter().next()?;
        planner::best(state, seat, order, Filter::None)
    };
    bencher.counter(count(&cases)).bench(|| each(&cases, best));
}
