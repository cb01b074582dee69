//! Games of Anno 1800 among computer players, in figures: `anno1800 <entrants, by comma> <games> [first seed]`.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::expect_used,
    reason = "figures for people"
)]

use std::collections::BTreeMap;
use std::time::Duration;

use archipel_players::{Budget, Entrant, play_game};
use archipel_rules::{GameId, Seed};

fn main() {
    let mut args = std::env::args().skip(1);
    let entrants: Vec<Entrant> =
        args.next().unwrap_or("medium,random".to_owned()).split(',').filter_map(Entrant::parse).collect();
    let games: u64 = args.next().and_then(|games| games.parse().ok()).unwrap_or(100);
    let first: u64 = args.next().and_then(|seed| seed.parse().ok()).unwrap_or(0);
    let seats = entrants.len();
    let mut won = vec![0.0; seats];
    let mut by_seat = vec![0.0; seats];
    let mut score = vec![0.0; seats];
    let mut rounds = Vec::new();
    let mut finished = 0;
    let mut thoughts: BTreeMap<&str, Vec<Duration>> = BTreeMap::new();
    for game in first..first + games {
        // Everybody sits in every chair.
        let turned = |seat: usize| (seat + game as usize) % seats;
        let table: Vec<Entrant> = (0..seats).map(|seat| entrants[turned(seat)]).collect();
        let options = serde_json::json!({ "start_player": "seat_1", "round_limit": 200 });
        let played =
            play_game(GameId::Anno1800, &options, &table, Seed::from_number(game), &Budget::default())
                .expect("the options are right");
        finished += u32::from(played.finished && played.rounds < 200);
        rounds.push(played.rounds);
        let share = 1.0 / played.winners.iter().count().max(1) as f64;
        for seat in played.winners.iter() {
            won[turned(seat.index())] += share;
            by_seat[seat.index()] += share;
        }
        for (seat, points) in played.scores.iter().enumerate() {
            score[turned(seat)] += *points as f64;
        }
        for (seat, thought) in played.decisions {
            thoughts.entry(table[seat.index()].id()).or_default().push(thought);
        }
    }
    rounds.sort_unstable();
    let part = |of: f64| of / games as f64;
    println!(
        "{games} games, {finished} ended by an empty hand; rounds p5 {} p50 {} p95 {}",
        at(&rounds, 0.05),
        at(&rounds, 0.5),
        at(&rounds, 0.95)
    );
    for (index, entrant) in entrants.iter().enumerate() {
        println!(
            "  {}: won {:.1} %, {:.1} points",
            entrant.id(),
            100.0 * part(won[index]),
            part(score[index])
        );
    }
    println!(
        "  won by chair: {:?}",
        by_seat.iter().map(|won| (1000.0 * part(*won)).round() / 10.0).collect::<Vec<_>>()
    );
    for (name, mut times) in thoughts {
        times.sort_unstable();
        let mean = times.iter().sum::<Duration>() / times.len() as u32;
        println!(
            "  {name}: {} decisions, mean {mean:?}, p50 {:?}, p99 {:?}, most {:?}",
            times.len(),
            at(&times, 0.5),
            at(&times, 0.99),
            at(&times, 1.0)
        );
    }
}

fn at<T: Copy>(sorted: &[T], share: f64) -> T {
    sorted[((sorted.len() - 1) as f64 * share) as usize]
}
