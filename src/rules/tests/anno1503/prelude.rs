//! Imports and helpers for the tests of Anno 1503.

pub use archipel_rules::anno1503::kinds::{Building, Docked, Face, Good, Happening, Resident, TileKind};
pub use archipel_rules::anno1503::orders::Instruction;
pub use archipel_rules::anno1503::orders::TakeOrder;
pub use archipel_rules::anno1503::testing::{Scene, goods, plain_options, square_of};
pub use archipel_rules::anno1503::{Action, Event, Phase, State};
pub use archipel_rules::{Game, Seat, Viewer};

pub use Building::{Bathhouse, Church, FireBrigade, GrandTradingPost, School, Shipyard, Smithy, Tavern};
pub use Good::{Cloth, Spice, Stone, Tobacco, Tool, Wood};
pub use Resident::{Citizen, Merchant, Pioneer, Settler};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

pub const ROLL: Action = Action::Roll;

pub fn take(good: Good) -> Action {
    Action::Take { good }
}
pub fn sell(field: u8, good: Good) -> Action {
    Action::Sell { field, good }
}
pub fn buy(good: Good) -> Action {
    Action::Buy { good }
}
pub fn develop(field: u8) -> Action {
    Action::Develop { field }
}
pub fn settle(building: Option<Building>) -> Action {
    Action::Settle { building }
}
pub fn sail(to: &str) -> Action {
    Action::Sail { ship: 1, to: square_of(to) }
}
pub fn discover(island: &str) -> Action {
    Action::Discover { ship: 1, island: square_of(island) }
}
pub fn use_at_dock(dock: u8) -> Action {
    Action::UseTile { dock: Some(dock), field: None }
}
pub fn promote(field: u8) -> Action {
    Action::UseTile { dock: None, field: Some(field) }
}
pub fn use_tile() -> Action {
    Action::UseTile { dock: None, field: None }
}
pub fn end_turn(discards: &str) -> Action {
    Action::EndTurn { discards: goods(discards) }
}

pub fn ok(scene: &mut Scene, seat: Seat, action: &Action) {
    assert!(scene.act(seat, action).is_ok(), "{action:?}: {:?}", scene.act(seat, action));
}

pub fn refused(scene: &mut Scene, seat: Seat, action: &Action, code: &str) {
    let before = scene.state().clone();
    assert_eq!(scene.act(seat, action), Err(code), "{action:?}");
    assert_eq!(scene.state(), &before, "a refusal changes nothing");
    assert!(!scene.state().is_offered(seat, action), "{action:?} is refused, so it is not offered");
}

pub fn tiles_on_map(scene: &Scene) -> usize {
    scene.state().view(Viewer::Public).islands.iter().filter(|island| island.back.is_some()).count()
}

pub fn back_at(scene: &Scene, square: &str) -> Option<u8> {
    let islands = scene.state().view(Viewer::Public).islands;
    islands.iter().find(|island| island.square == square_of(square)).and_then(|island| island.back)
}
