//! Computer players. They know what their seat may know, and answer the same questions as everybody.
//!
//! Whatever they look at is an *imagined* state: the rules deal what is hidden anew before a player thinks, so that
//! nothing hidden can reach a choice. The same position, seat and seed give the same choice.
//!
//! ```
//! use archipel_players::{Level, choose};
//! use archipel_rules::{GameId, Seed, Table};
//!
//! let names = vec!["Ada".to_owned(), "Ben".to_owned()];
//! let mut table = Table::new(GameId::MilleFiori, serde_json::json!({}), names, Seed::from_number(7)).unwrap();
//! let seat = table.position().due().iter().next().unwrap();
//! let choice = choose(table.position(), seat, Level::Medium, Seed::from_number(1)).unwrap();
//! table.act(seat, &choice.action).unwrap();
//! ```
#![allow(clippy::cast_precision_loss, reason = "the figures of a board game are small")]

mod anno1503;
mod anno1701;
mod anno1800;
mod budget;
mod foresight;
mod hard;
mod medium;
mod mille_fiori;
mod moves;
mod sense;
mod tournament;

use std::sync::atomic::AtomicBool;

use archipel_rules::{Action, Dice, Position, Seat, Seed, Viewer};

pub use anno1800::lessons;
use budget::Allowance;
pub use budget::Budget;
pub use sense::Sense;
pub use tournament::{
    Decision, Deed, Deeds, Entrant, EntrantFigures, Figures, Interval, Played, Times, Tournament, play_game,
};

/// How well a computer player plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Sensible, but short-sighted and easily distracted.
    Easy,
    /// The best that can be seen at a glance.
    Medium,
    /// Thinks ahead.
    Hard,
}

impl Level {
    pub const ALL: &'static [Level] = &[Level::Easy, Level::Medium, Level::Hard];

    pub const fn id(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }

    pub fn parse(text: &str) -> Option<Level> {
        Level::ALL.iter().copied().find(|level| level.id() == text)
    }
}

/// What a player has decided, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    pub action: Action,
    pub reason: Reason,
    /// So many games were imagined for it.
    pub imagined: u32,
}

/// Why, in the player's own eyes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Reason {
    /// There was nothing else to do.
    Only,
    /// It looked best at a glance, this much better than the next.
    Glance,
    /// It won so many of a hundred imagined games.
    Imagined(u8),
    /// A moment's fancy.
    Fancy,
}

/// What a computer player of this level does in this seat; `None` if nothing is asked of it.
pub fn choose(position: &Position, seat: Seat, level: Level, seed: Seed) -> Option<Choice> {
    choose_within(position, seat, level, seed, &Budget::default())
}

/// The same, with so much time to think.
pub fn choose_within(
    position: &Position,
    seat: Seat,
    level: Level,
    seed: Seed,
    budget: &Budget,
) -> Option<Choice> {
    choose_unless(position, seat, level, seed, budget, &AtomicBool::new(false))
}

/// The same; as soon as nobody wants to know any more, the thought is brought to a quick end.
pub fn choose_unless(
    position: &Position,
    seat: Seat,
    level: Level,
    seed: Seed,
    budget: &Budget,
    unwanted: &AtomicBool,
) -> Option<Choice> {
    let budget = Allowance { budget, unwanted };
    match position {
        Position::Anno1503(state) => {
            think(state, seat, level, seed, &budget).map(|thought| thought.of(Action::Anno1503))
        }
        Position::Anno1701(state) => {
            think(state, seat, level, seed, &budget).map(|thought| thought.of(Action::Anno1701))
        }
        Position::Anno1800(state) => {
            think(state, seat, level, seed, &budget).map(|thought| thought.of(Action::Anno1800))
        }
        Position::MilleFiori(state) => {
            think(state, seat, level, seed, &budget).map(|thought| thought.of(Action::MilleFiori))
        }
    }
}

/// What a computer player in this seat answers to an invitation that is open to it, due or not; `None`: there is none.
pub fn reply(position: &Position, seat: Seat, seed: Seed) -> Option<Action> {
    fn answer<G: Sense>(state: &G, seat: Seat, seed: Seed) -> Option<G::Action> {
        state.imagine(Viewer::Seat(seat), &mut Dice::new(seed)).reply(seat)
    }
    match position {
        Position::Anno1503(state) => answer(state, seat, seed).map(Action::Anno1503),
        Position::Anno1701(state) => answer(state, seat, seed).map(Action::Anno1701),
        Position::Anno1800(state) => answer(state, seat, seed).map(Action::Anno1800),
        Position::MilleFiori(state) => answer(state, seat, seed).map(Action::MilleFiori),
    }
}

/// What a computer player in this seat proposes to the others in its turn before it goes on, or takes back of it; `None`:
/// nothing. Who asks minds how often: the position does not tell what was declined before.
pub fn propose(position: &Position, seat: Seat, seed: Seed) -> Option<Action> {
    fn invite<G: Sense>(state: &G, seat: Seat, seed: Seed) -> Option<G::Action> {
        state.imagine(Viewer::Seat(seat), &mut Dice::new(seed)).proposal(seat)
    }
    match position {
        Position::Anno1503(state) => invite(state, seat, seed).map(Action::Anno1503),
        Position::Anno1701(state) => invite(state, seat, seed).map(Action::Anno1701),
        Position::Anno1800(state) => invite(state, seat, seed).map(Action::Anno1800),
        Position::MilleFiori(state) => invite(state, seat, seed).map(Action::MilleFiori),
    }
}

/// A choice of a game known at compile time.
struct Thought<A> {
    action: A,
    reason: Reason,
    imagined: u32,
}

impl<A> Thought<A> {
    fn of(self, any: fn(A) -> Action) -> Choice {
        Choice { action: any(self.action), reason: self.reason, imagined: self.imagined }
    }
}

/// Thinks about an imagined state only.
fn think<G: Sense>(
    state: &G,
    seat: Seat,
    level: Level,
    seed: Seed,
    budget: &Allowance,
) -> Option<Thought<G::Action>> {
    let mut dice = Dice::new(seed);
    let mind = state.imagine(Viewer::Seat(seat), &mut dice);
    let actions = mind.ideas(seat, &mut dice);
    if actions.len() < 2 {
        let only = actions.into_iter().next()?;
        return Some(Thought { action: only, reason: Reason::Only, imagined: 0 });
    }
    let (action, reason, imagined) = match level {
        Level::Easy => {
            let (action, reason) = medium::easy(&mind, seat, actions, &mut dice);
            (action, reason, 0)
        }
        Level::Medium => (medium::best(&mind, seat, actions, &mut dice), Reason::Glance, 0),
        Level::Hard => hard::best(&mind, seat, actions, budget, &mut dice),
    };
    Some(Thought { action, reason, imagined })
}
