//! One finished game of each kind. It must replay to exactly the same end on every machine and with every later version
//! of the generator and the rules. `GOLDEN=write cargo test -p archipel-rules --test golden` rewrites the files; with
//! `GAME=anno1800` only the file of that game.
#![allow(clippy::unwrap_used, clippy::cast_possible_truncation, reason = "tests may panic")]

use std::path::PathBuf;

use archipel_rules::laws::{Scratch, random_action};
use archipel_rules::{Game, GameId, Record, Seat, Seed, Standing, Table, WithGame};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[derive(Serialize, Deserialize)]
struct Golden {
    /// FNV-1a of the final state's JSON.
    state: String,
    round: u32,
    standings: Vec<(u8, u8, i64)>,
    record: Record,
}

fn path(game: GameId) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{game}.json"))
}

fn fnv(bytes: &[u8]) -> String {
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

fn of(table: &Table) -> Golden {
    let position = table.position();
    let rank = |standing: Standing| (standing.seat.0, standing.rank, standing.score);
    Golden {
        state: fnv(&serde_json::to_vec(position).unwrap()),
        round: position.progress().round,
        standings: position.standings().into_iter().map(rank).collect(),
        record: table.record().clone(),
    }
}

/// Random players need hundreds of rounds for Anno 1800, so a round limit ends its games early.
fn options(game: GameId) -> Value {
    if game == GameId::Anno1800 { json!({ "round_limit": 30 }) } else { json!({}) }
}

/// A random game with the largest number of players and an occasional undo.
struct RandomRecord(u64);

impl WithGame for RandomRecord {
    type Out = Table;
    fn run<G: Game>(self) -> Table {
        let seats = *G::seat_counts().end();
        let names = Seat::all(seats).map(|seat| format!("Player {}", seat.0 + 1)).collect();
        let mut table = Table::new(G::ID, options(G::ID), names, Seed::from_number(self.0)).unwrap();
        let mut dice = archipel_rules::Dice::new(Seed::from_number(self.0 + 1));
        let mut scratch = Scratch::default();
        let typed: G::Options = serde_json::from_value(options(G::ID)).unwrap();
        let mut game = G::set_up(&typed, seats, Seed::from_number(self.0), &mut Vec::new()).unwrap();
        while game.outcome().is_none() {
            let seat = game.due().iter().next().unwrap();
            let action = random_action(&game, seat, false, &mut dice, &mut scratch).unwrap();
            game.apply(seat, &action, &mut Vec::new()).unwrap();
            let encoded: Value = serde_json::to_value(&action).unwrap();
            table.act(seat, &G::ID.decode_action(&encoded).unwrap()).unwrap();
            if dice.below(60) == 0 && table.undo(seat).is_ok() {
                table.redo(seat).unwrap();
            }
        }
        table
    }
}

#[test]
fn golden_records_replay_to_the_same_end() {
    let write = std::env::var("GOLDEN").as_deref() == Ok("write");
    let only = std::env::var("GAME").ok();
    for game in GameId::ALL.iter().copied() {
        if write && only.as_deref().is_none_or(|only| game.as_str() == only) {
            let tables = (0..40).map(|seed| game.with(RandomRecord(seed)));
            let shortest = tables.min_by_key(|table| table.record().entries.len()).unwrap();
            std::fs::write(path(game), serde_json::to_string(&of(&shortest)).unwrap() + "\n").unwrap();
        }
        let text = std::fs::read_to_string(path(game))
            .unwrap_or_else(|error| panic!("{game} has no golden record: {error}"));
        let golden: Golden = serde_json::from_str(&text).unwrap();
        let replayed = of(&Table::replay(golden.record.clone()).unwrap());
        assert_eq!(replayed.standings, golden.standings, "{game}");
        assert_eq!(replayed.round, golden.round, "{game}");
        assert_eq!(replayed.state, golden.state, "{game}");
    }
}
