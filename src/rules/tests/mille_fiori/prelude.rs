//! Shared by the tests of Mille Fiori: imports, seats and short sequences of play.

pub use archipel_rules::mille_fiori::action::{Action, GuardChoice, PlannedExtra, PlannedPlay};
pub use archipel_rules::mille_fiori::plan::{GuardTerms, PlanFailure, PointLimit, Target};
pub use archipel_rules::mille_fiori::refusals::Refusal;
pub use archipel_rules::mille_fiori::{Event, Phase, State};
pub use archipel_rules::{Game, Reveal, Seat, Seats, Seed, Table, Viewer};
pub use serde_json::json;

pub use super::setup::{B, G, Position, R, Setup, Y, action, card, field};

pub const WORKSHOPS: usize = 0;
pub const HOUSES: usize = 1;
pub const TRADE: usize = 4;

pub fn three_houses() -> Setup {
    Setup::new(4).owns(R, &["h01"]).owns(Y, &["h02", "h03"])
}

pub fn three_materials() -> Setup {
    Setup::new(4).owns(B, &["w02", "w09", "w10"])
}

/// Plays until a new round begins, avoiding extra cards where possible.
pub fn quiet_round(seats: usize, display: &str) -> Position {
    let options = json!({ "display": display });
    let mut position = fresh(seats, &options, 5);
    let round = position.0.progress().round;
    while position.0.progress().round == round && position.0.outcome().is_none() {
        quiet_step(&mut position);
    }
    position
}

pub fn fresh(seats: usize, options: &serde_json::Value, seed: u64) -> Position {
    let options = serde_json::from_value(options.clone()).unwrap();
    Position(State::set_up(&options, seats, Seed::from_number(seed), &mut Vec::new()).unwrap())
}

/// A legal action that does not play an extra card.
pub fn quiet_step(position: &mut Position) {
    let seat = position.0.due().iter().next().unwrap();
    let action = match position.phase() {
        Phase::Extra => Action::Decline,
        Phase::Choose | Phase::Play | Phase::Over => position.0.default_action(seat).unwrap(),
    };
    position.act(seat, &action);
}

pub fn three_hands() -> Position {
    Setup::new(3)
        .set("phase", json!("choose"))
        .hand(R, &["quartz_1", "quartz_2", "quartz_3", "quartz_4", "quartz_5"])
        .hand(G, &["lime_1", "lime_2", "lime_3", "lime_4", "lime_5"])
        .hand(Y, &["ash_1", "ash_2", "ash_3", "ash_4", "ash_5"])
        .build()
}

pub fn plan(to: Target, guard: GuardChoice) -> PlannedPlay {
    PlannedPlay { card: None, to, guard }
}

/// Red also begins with a Quartz; green has planned to take W15, which would earn an extra card.
pub fn planned_quartz() -> Position {
    let setup = Setup::new(4).owns(R, &["w07"]).owns(B, &["w14"]).chosen(G, "quartz_2");
    let mut position = setup.turn(R, "quartz_1");
    let done = position.act(G, &Action::Plan(plan(Target::Field(field("w15")), GuardChoice::AsShown)));
    assert!(
        done.events.iter().all(|event| State::describe_event(event, Viewer::Seat(R)).is_none()),
        "a plan is secret"
    );
    position
}
