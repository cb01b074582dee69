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
mod hard;
mod medium;
mod mille_fiori;
mod moves;
mod sense;
mod tournament;

use archipel_rules::{Action, Dice, Position, Seat, Seed};

pub use budget::Budget;
pub use sense::Sense;
pub use tournament::{Entrant, Played, play_game};

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
    match position {
        Position::Anno1503(state) => {
            think(state, seat, level, seed, budget).map(|(a, r)| (Action::Anno1503(a), r))
        }
        Position::Anno1701(state) => {
            think(state, seat, level, seed, budget).map(|(a, r)| (Action::Anno1701(a), r))
        }
        Position::Anno1800(state) => {
            think(state, seat, level, seed, budget).map(|(a, r)| (Action::Anno1800(a), r))
        }
        Position::MilleFiori(state) => {
            think(state, seat, level, seed, budget).map(|(a, r)| (Action::MilleFiori(a), r))
        }
    }
    .map(|(action, reason)| Choice { action, reason })
}

/// Thinks about an imagined state only.
fn think<G: Sense>(
    state: &G,
    seat: Seat,
    level: Level,
    seed: Seed,
    budget: &Budget,
) -> Option<(G::Action, Reason)> {
    let mut dice = Dice::new(seed);
    let mind = state.imagine(archipel_rules::Viewer::Seat(seat), &mut dice);
    let actions = mind.moves(seat, &mut dice);
    if actions.len() < 2 {
        return actions.into_iter().next().map(|action| (action, Reason::Only));
    }
    Some(match level {
        Level::Easy => medium::easy(&mind, seat, actions, &mut dice),
        Level::Medium => (medium::best(&mind, seat, actions, &mut dice), Reason::Glance),
        Level::Hard => hard::best(&mind, seat, actions, budget, &mut dice),
    })
}
