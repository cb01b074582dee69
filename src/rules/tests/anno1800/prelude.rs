//! The words in which the tests of this game are written.

pub use archipel_rules::anno1800::cards::Card;
pub use archipel_rules::anno1800::fields::Field;
pub use archipel_rules::anno1800::kinds::{Deck, NewWorld, Objective, OldWorld, Resource, Tier, Tile};
pub use archipel_rules::anno1800::step::{Goal, Order, Place, Step, TokenPick};
pub use archipel_rules::anno1800::testing::{Scene, card_of, field_of, plain_options};
pub use archipel_rules::anno1800::{Edition, Payment, Tokens};
pub use archipel_rules::{Game, Seat, Viewer};

pub use Tier::{Artisan, Engineer, Farmer, Investor, Worker};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

pub fn build(tile: Tile, field: &str) -> Goal {
    Goal::Build { tile, field: field_of(field) }
}

pub fn work(field: &str) -> Step {
    Step::Work { field: field_of(field) }
}

pub fn trade(resource: Resource, seat: Seat) -> Step {
    Step::Trade { resource, seat, field: None, tokens: None }
}

pub const FINISH: Step = Step::Finish { part: 0 };

pub fn finish(part: usize) -> Step {
    Step::Finish { part: part - 1 }
}

/// Pays for an order, or says the code of the refusal.
pub fn pay(
    scene: &Scene,
    seat: Seat,
    goals: &[Goal],
    steps: &[Step],
) -> Result<(Scene, Payment), &'static str> {
    scene.pay(seat, &Order::new(goals.iter().copied()), steps).map_err(|refusal| refusal.code())
}

/// Free cubes: farmers, workers, artisans, engineers, investors.
pub fn residence(scene: &Scene, seat: Seat) -> [u8; 5] {
    scene.player(seat).residence
}

pub fn slots(scene: &Scene, seat: Seat, field: &str) -> [Option<Tier>; 2] {
    scene.player(seat).plot(field_of(field)).slots
}

pub fn visible(scene: &Scene, seat: Seat, field: &str) -> Option<Tile> {
    scene.player(seat).plot(field_of(field)).visible()
}

pub fn left(scene: &Scene, tile: Tile) -> u8 {
    scene.state.supply().tiles[tile.index()]
}
