//! The one place where all games are listed, and the only dispatch over them.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Answer, Answers, Asked, Choice, Game, Id, Invitation, OptionSpec, Outcome, Phrase, Progress, Refusal,
    Reveal, Seat, Seats, Seed, SetupError, Standing, Verb, Viewer,
};

/// Something to be done for one game whose type is known only at run time.
pub trait WithGame {
    type Out;
    fn run<G: Game>(self) -> Self::Out;
}

macro_rules! games {
    ($($name:ident = $id:literal in $module:ident;)+) => {
        /// Which game.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum GameId { $(#[serde(rename = $id)] $name,)+ }

        impl GameId {
            pub const ALL: &'static [GameId] = &[$(GameId::$name),+];

            pub const fn as_str(self) -> &'static str {
                match self { $(GameId::$name => $id),+ }
            }

            /// Runs something generic for this game.
            pub fn with<W: WithGame>(self, work: W) -> W::Out {
                match self { $(GameId::$name => work.run::<crate::$module::State>()),+ }
            }

            pub fn version(self) -> String {
                match self { $(GameId::$name => crate::$module::State::version()),+ }
            }

            pub fn seat_counts(self) -> RangeInclusive<usize> {
                match self { $(GameId::$name => crate::$module::State::seat_counts()),+ }
            }

            pub fn option_specs(self) -> &'static [OptionSpec] {
                match self { $(GameId::$name => crate::$module::State::option_specs()),+ }
            }

            pub fn verbs(self) -> &'static [Verb] {
                match self { $(GameId::$name => crate::$module::State::verbs()),+ }
            }

            pub fn names(self, param: &str) -> Vec<Id> {
                match self { $(GameId::$name => crate::$module::State::names(param)),+ }
            }

            /// Reads answers, the verb first, as an action.
            pub fn read(self, answers: &[Answer]) -> Option<Action> {
                match self { $(GameId::$name => crate::$module::State::read(answers).map(Action::$name)),+ }
            }

            /// Decodes an action from a record or from anybody else.
            pub fn decode_action(self, value: &Value) -> Result<Action, serde_json::Error> {
                match self { $(GameId::$name => Deserialize::deserialize(value).map(Action::$name)),+ }
            }

            /// Decodes a stored state.
            pub fn decode_position(self, json: &[u8]) -> Result<Position, serde_json::Error> {
                match self { $(GameId::$name => serde_json::from_slice(json).map(Position::$name)),+ }
            }

            /// Takes an operator's component data instead of the built-in ones; before the first game is touched.
            pub fn install_data(self, json: &str) -> Result<(), crate::DataError> {
                match self { $(GameId::$name => crate::$module::data::install(json)),+ }
            }
        }

        /// The state of a game of any kind.
        #[derive(Clone, PartialEq, Debug, Serialize)]
        #[serde(untagged)]
        #[allow(clippy::large_enum_variant, reason = "there is one position per table, and it is worked on in place")]
        pub enum Position { $($name(crate::$module::State),)+ }

        /// An action of any game.
        #[derive(Clone, PartialEq, Debug, Serialize)]
        #[serde(untagged)]
        pub enum Action { $($name(<crate::$module::State as Game>::Action),)+ }

        /// An event of any game.
        #[derive(Clone, PartialEq, Debug)]
        pub enum Event { $($name(<crate::$module::State as Game>::Event),)+ }

        /// A view of any game.
        #[derive(Clone, PartialEq, Debug, Serialize)]
        #[serde(untagged)]
        #[allow(clippy::large_enum_variant, reason = "there is one view at a time, and it is passed by reference")]
        pub enum View { $($name(<crate::$module::State as Game>::View),)+ }

        impl Event {
            pub fn tell(&self, viewer: Viewer) -> Option<Phrase> {
                match self { $(Event::$name(event) => crate::$module::State::tell(event, viewer)),+ }
            }
        }

        impl Action {
            pub fn spell(&self) -> Answers {
                match self { $(Action::$name(action) => crate::$module::State::spell(action)),+ }
            }

            pub fn verb(&self) -> Option<&'static Verb> {
                match self { $(Action::$name(action) => crate::$module::State::verb_of(action)),+ }
            }
        }

        impl Position {
            /// Sets a game up. `options` is an object; what it does not name has its default.
            pub fn set_up(game: GameId, options: &Value, seats: usize, seed: Seed) -> Result<(Position, Vec<Event>), SetupError> {
                let allowed = game.seat_counts();
                if !allowed.contains(&seats) {
                    return Err(SetupError::Seats { game, seats, allowed });
                }
                match game { $(GameId::$name => {
                    let options = Deserialize::deserialize(options).map_err(|error| SetupError::Options(error.to_string()))?;
                    let mut events = Vec::new();
                    let state = crate::$module::State::set_up(&options, seats, seed, &mut events)?;
                    Ok((Position::$name(state), events.into_iter().map(Event::$name).collect()))
                })+ }
            }

            pub fn game(&self) -> GameId {
                match self { $(Position::$name(_) => GameId::$name),+ }
            }

            pub fn seats(&self) -> usize {
                match self { $(Position::$name(state) => state.seats()),+ }
            }

            pub fn due(&self) -> Seats {
                match self { $(Position::$name(state) => state.due()),+ }
            }

            pub fn progress(&self) -> Progress {
                match self { $(Position::$name(state) => state.progress()),+ }
            }

            pub fn task(&self, seat: Seat, viewer: Viewer) -> Phrase {
                match self { $(Position::$name(state) => state.task(seat, viewer)),+ }
            }

            pub fn ask(&self, seat: Seat, answers: &[Answer], options: &mut Vec<Id>) -> Asked {
                match self { $(Position::$name(state) => state.ask(seat, answers, options)),+ }
            }

            pub fn describe(&self, seat: Seat, answers: &[Answer], option: Id) -> Choice {
                match self { $(Position::$name(state) => state.describe(seat, answers, option)),+ }
            }

            /// Carries an action out or refuses it. An action of another game is no such thing here.
            pub fn apply(&mut self, seat: Seat, action: &Action, events: &mut Vec<Event>) -> Result<Reveal, Refusal> {
                if seat.index() >= self.seats() {
                    return Err(Refusal(Phrase::new("unknown_id")));
                }
                match (self, action) {
                    $((Position::$name(state), Action::$name(action)) => {
                        let mut told = Vec::new();
                        let reveal = state.apply(seat, action, &mut told).map_err(Into::<Refusal>::into)?;
                        events.extend(told.into_iter().map(Event::$name));
                        Ok(reveal)
                    })+
                    #[allow(unreachable_patterns, reason = "reachable as soon as there are two games")]
                    _ => Err(Refusal(Phrase::new("unknown_id"))),
                }
            }

            pub fn absent(&self, seat: Seat) -> Option<Action> {
                match self { $(Position::$name(state) => state.absent(seat).map(Action::$name)),+ }
            }

            pub fn invitations(&self, viewer: Viewer) -> Vec<Invitation> {
                match self { $(Position::$name(state) => state.invitations(viewer)),+ }
            }

            pub fn view(&self, viewer: Viewer) -> View {
                match self { $(Position::$name(state) => View::$name(state.view(viewer))),+ }
            }

            pub fn standings(&self) -> Vec<Standing> {
                match self { $(Position::$name(state) => state.standings()),+ }
            }

            pub fn outcome(&self) -> Option<Outcome> {
                match self { $(Position::$name(state) => state.outcome()),+ }
            }
        }
    };
}

games! {
    Anno1503 = "anno1503" in anno1503;
    Anno1701 = "anno1701" in anno1701;
    Anno1800 = "anno1800" in anno1800;
    MilleFiori = "mille-fiori" in mille_fiori;
}

/// There is no game of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game {0:?}; there are: {all}", all = GameId::ALL.iter().map(|game| game.as_str()).collect::<Vec<_>>().join(", "))]
pub struct UnknownGame(pub String);

impl FromStr for GameId {
    type Err = UnknownGame;
    fn from_str(text: &str) -> Result<GameId, UnknownGame> {
        GameId::ALL
            .iter()
            .copied()
            .find(|game| game.as_str() == text)
            .ok_or_else(|| UnknownGame(text.to_owned()))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
