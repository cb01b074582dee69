//! Shared by the tests of Anno 1800: imports, seats and short helpers.

pub use archipel_rules::anno1800::action::{Pay, Pick};
pub use archipel_rules::anno1800::cards::Expedition;
pub use archipel_rules::anno1800::data::data;
pub use archipel_rules::anno1800::kinds::{Deck, NewWorld, Objective, OldWorld, Resource, Tier, Tile};
pub use archipel_rules::anno1800::step::{Goal, Order, Place, Step, TokenPick};
pub use archipel_rules::anno1800::testing::{Scene, card_of, field_of, plain_options};
pub use archipel_rules::anno1800::{Action, AutoEnd, Edition, Options, Payment, StockRule, Tokens};
pub use archipel_rules::{Game, Reveal, Seat, Seats, Viewer};

pub use Tier::{Artisan, Engineer, Farmer, Investor, Worker};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

pub const BEST: Pay = Pay::Plan(1);
pub const FINISH: Step = Step::Finish { part: 0 };

pub fn build(tile: Tile, field: &str) -> Goal {
    Goal::Build { tile, field: field_of(field) }
}

pub fn work(field: &str) -> Step {
    Step::Work { field: field_of(field) }
}

pub fn at(field: &str) -> Place {
    Place::Workplace(field_of(field))
}

pub fn shift(tier: Tier, from: Place) -> Step {
    Step::Shift { tier, from }
}

pub fn trade(resource: Resource, seat: Seat) -> Step {
    Step::Trade { resource, seat, field: None, tokens: None }
}

/// Parts are counted from 1 in the specification.
pub fn finish(part: usize) -> Step {
    Step::Finish { part: part - 1 }
}

pub fn play(card: &str) -> Action {
    Action::Play { card: card_of(card), pay: BEST }
}

pub fn activate(card: &str, under: &[&str]) -> Action {
    Action::Activate { card: card_of(card), under: under.iter().map(|card| card_of(card)).collect() }
}

pub fn produce(field: &str) -> Action {
    Action::Produce { field: field_of(field) }
}

pub fn end_shift(tier: Tier, from: Place) -> Action {
    Action::Shift { tier, from }
}

pub fn swap(cards: &[&str]) -> Action {
    Action::Swap { cards: cards.iter().map(|card| card_of(card)).collect() }
}

pub fn place(tile: Tile, field: &str) -> Action {
    Action::Build { tile, field: Some(field_of(field)), pay: BEST }
}

/// Pays for an order, or returns the code of the refusal.
pub fn pay(
    scene: &Scene,
    seat: Seat,
    goals: &[Goal],
    steps: &[Step],
) -> Result<(Scene, Payment), &'static str> {
    scene.pay(seat, &Order::new(goals.iter().copied()), steps).map_err(|refusal| refusal.code())
}

/// The position after a payment that must succeed.
pub fn paid(scene: &Scene, seat: Seat, goals: &[Goal], steps: &[Step]) -> Scene {
    pay(scene, seat, goals, steps).map_or_else(|code| panic!("refused: {code}"), |(after, _)| after)
}

pub fn ok(scene: &mut Scene, seat: Seat, action: &Action) {
    assert_eq!(scene.act(seat, action).err(), None, "{action:?}");
}

pub fn refused(scene: &mut Scene, seat: Seat, action: &Action, code: &str) {
    let before = scene.state.clone();
    assert_eq!(scene.act(seat, action), Err(code), "{action:?}");
    assert_eq!(scene.state, before, "a refusal changes nothing");
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

pub fn tokens(trade: u8, explore: u8) -> Tokens {
    Tokens { trade, explore }
}

pub fn stock(scene: &Scene, resource: Resource) -> u8 {
    scene.state.turn().stock.count(resource)
}

/// An expedition card with these visitors that was not used yet.
pub fn expedition(animal: Tier, artifact: Tier) -> Expedition {
    let fits = |card: &Expedition| {
        let visitors = data().visitors(*card);
        visitors.animal == animal && visitors.artifact == artifact
    };
    Expedition::all().find(fits).unwrap()
}

/// Five objective cards: these, and others that do not count cubes, tokens or tiles.
pub fn with_objectives(scene: Scene, cards: &[Objective]) -> Scene {
    let rest = [Objective::AlonsoGraves, Objective::Pyrphorians, Objective::TheQueen, Objective::TheTourist];
    let fill = rest.into_iter().filter(|card| !cards.contains(card)).take(5 - cards.len());
    let all: Vec<Objective> = cards.iter().copied().chain(fill).collect();
    scene.objectives(&all)
}
