//! Statistics of the planner on positions from whole games.

use std::time::{Duration, Instant};

use archipel_rules::Game;
use archipel_rules::anno1800::planner::{self, Filter, PaymentMeans};

use crate::recorded::{LATE_GAME, MID_GAME, orders, positions};

fn quantile(sorted: &[Duration], share: f64) -> Duration {
    sorted[((sorted.len() - 1) as f64 * share) as usize]
}

fn spread(name: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let count = times.len();
    let mean = times.iter().sum::<Duration>() / count.max(1) as u32;
    println!(
        "{name}: {count} orders, mean {mean:?}, p50 {:?}, p99 {:?}, p99.9 {:?}, most {:?}",
        quantile(&times, 0.5),
        quantile(&times, 0.99),
        quantile(&times, 0.999),
        quantile(&times, 1.0)
    );
}

/// Times depend on the machine, so only the cut-off is asserted.
#[test]
#[ignore = "figures: run with --release -- --ignored --nocapture"]
fn times() {
    for (name, actions) in [("mid game", MID_GAME), ("late game", LATE_GAME)] {
        let states = positions(actions, 60);
        let (mut all, mut best, mut quick, mut prospects) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let (mut cut, mut payable, mut total) = (0, 0, 0);
        for state in &states {
            let seat = state.due().iter().next().unwrap();
            let start = Instant::now();
            let prospect = PaymentMeans::new(state, seat);
            prospects.push(start.elapsed());
            for order in orders(state, seat) {
                let start = Instant::now();
                let can = prospect.payable(&order);
                quick.push(start.elapsed());
                total += 1;
                payable += u32::from(can);
                if can {
                    let start = Instant::now();
                    let plans = planner::plans(state, seat, &order, Filter::None);
                    all.push(start.elapsed());
                    let start = Instant::now();
                    planner::best(state, seat, &order, Filter::None);
                    best.push(start.elapsed());
                    cut += u32::from(plans[0].maybe_not_best);
                }
            }
        }
        println!("{name}: {} positions, {payable} of {total} orders payable, cut off {cut}", states.len());
        spread("  prospect", prospects);
        spread("  payable", quick);
        spread("  best plan", best);
        spread("  five plans", all);
    }
}
