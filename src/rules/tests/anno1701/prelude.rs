//! Imports and helpers for the tests of Anno 1701.

pub use archipel_rules::anno1701::action::{Reply, Usable};
pub use archipel_rules::anno1701::bundle::{Bundle, Item};
pub use archipel_rules::anno1701::kinds::{
    Building, Encounter, Field, Good, Happening, Resident, Stack, Track,
};
pub use archipel_rules::anno1701::orders::Instruction;
pub use archipel_rules::anno1701::orders::{KeepOrder, TradeOrder};
pub use archipel_rules::anno1701::testing::{MIGHTY, STRONG, Scene, goods, hex, path, plain_options};
pub use archipel_rules::anno1701::{
    Action, Event, FireStation, Options, Phase, State, TableEvent, TradeEvent, VoyageEvent, WinCheck,
};
pub use archipel_rules::{Game, Reveal, Seat, Seats, Viewer};

pub use Building::*;
pub use Happening::{Fire, Queen, Tax};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

pub const ROLL: Action = Action::Roll;
pub const DONATE: Action = Action::Donate;
pub const SET_SAIL: Action = Action::SetSail;
pub const END_TURN: Action = Action::EndTurn;

/// With or without the field on which the ship stands.
pub fn sail(ship: u8, way: &str) -> Action {
    Action::Sail { ship, path: path(way) }
}
pub fn discover(ship: u8) -> Action {
    Action::Discover { ship }
}
pub fn found(ship: u8) -> Action {
    Action::Found { ship }
}
pub fn reply(reply: Reply) -> Action {
    Action::Encounter { reply, good: None }
}
pub fn sell(good: Good) -> Action {
    Action::Encounter { reply: Reply::Sell, good: Some(good) }
}
pub fn retreat(to: &str) -> Action {
    Action::Retreat { to: hex(to) }
}
pub fn build(field: Field) -> Action {
    Action::BuildBuilding { field }
}
pub fn exchange(building: Usable, give: Option<Good>, get: Good) -> Action {
    Action::Use { building, give, give2: None, get: Some(get) }
}

/// `2 brick, 1 rum, 3 gold`.
pub fn bundle(text: &str) -> Bundle {
    let mut bundle = Bundle::default();
    for part in text.split(", ") {
        let (count, item) = part.split_once(' ').unwrap();
        bundle.set(Item::parse(item).unwrap(), count.parse().unwrap());
    }
    bundle
}

pub fn offer(to: Option<Seat>, give: &str, want: &str) -> Action {
    Action::Offer { to, give: bundle(give), want: bundle(want) }
}

pub fn accept(offer: u32) -> Action {
    Action::Accept { offer }
}

pub fn ok(scene: &mut Scene, seat: Seat, action: &Action) -> Reveal {
    assert!(scene.state().is_offered(seat, action), "{action:?} is offered");
    match scene.act(seat, action) {
        Ok(reveal) => reveal,
        Err(code) => panic!("{action:?}: {code}"),
    }
}

pub fn refused(scene: &mut Scene, seat: Seat, action: &Action, code: &str) {
    let before = scene.state().clone();
    assert_eq!(scene.act(seat, action), Err(code), "{action:?}");
    assert_eq!(scene.state(), &before, "a refusal changes nothing");
    assert!(!scene.state().is_offered(seat, action), "{action:?} is refused, so it is not offered");
}

pub fn gold(scene: &Scene) -> Vec<u16> {
    scene.state().view(Viewer::Public).players.values().map(|player| player.gold).collect()
}

pub fn winner(scene: &Scene) -> Option<Seat> {
    scene.state().outcome().and_then(|outcome| outcome.winners.iter().next())
}

/// Plays default actions of the active player until the turn passes.
pub fn pass(scene: &mut Scene) {
    let active = scene.state().view(Viewer::Public).active;
    while scene.state().view(Viewer::Public).active == active && scene.state().outcome().is_none() {
        let action = scene.state().default_action(active).unwrap();
        ok(scene, active, &action);
    }
}

/// Plays default actions up to the sailing phase.
pub fn to_sea(scene: &mut Scene) {
    while scene.state().view(Viewer::Public).phase != Phase::Sailing {
        let active = scene.state().view(Viewer::Public).active;
        let action = scene.state().default_action(active).unwrap();
        ok(scene, active, &action);
    }
}

pub fn phase(scene: &Scene) -> Phase {
    scene.state().view(Viewer::Public).phase
}

pub fn ship_at(scene: &Scene, seat: Seat, ship: u8) -> Option<String> {
    let player = scene.player(seat);
    player.ships.iter().find(|other| other.number == ship).map(|ship| ship.at.to_string())
}
