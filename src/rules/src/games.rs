//! The list of all games, and the dispatch from a [`GameId`] to the rules of one game.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Answer, Answers, Asked, Choice, Game, Id, OpenOffer, OptionSpec, Outcome, Phrase, Progress, Reference,
    Refusal, Reveal, Seat, Seats, Seed, SetupError, Standing, Told, Verb, Viewer,
};

/// Generic work for a game whose type is known only at run time.
pub trait WithGame {
    type Out;
    fn run<G: Game>(self) -> Self::Out;
}

macro_rules! games {
    ($($name:ident = $id:literal in $module:ident;)+) => {
        /// Identifies a game.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum GameId { $(#[serde(rename = $id)] $name,)+ }

        impl GameId {
            pub const ALL: &'static [GameId] = &[$(GameId::$name),+];

            pub const fn as_str(self) -> &'static str {
                match self { $(GameId::$name => $id),+ }
            }

            /// Runs generic work with this game's type.
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

            /// Tables of what the components cost and do, for looking up.
            pub fn reference(self) -> Vec<Reference> {
                match self { $(GameId::$name => crate::$module::State::reference()),+ }
            }

            pub fn all_values(self, param: &str) -> Vec<Id> {
                match self { $(GameId::$name => crate::$module::State::all_values(param)),+ }
            }

            /// What a post says of these events of this game.
            pub fn digest<'a>(self, events: impl IntoIterator<Item = &'a Event>) -> Vec<Told> {
                match self { $(GameId::$name => {
                    let own = |event: &'a Event| match event {
                        Event::$name(event) => Some(event),
                        #[allow(unreachable_patterns, reason = "reachable as soon as there are two games")]
                        _ => None,
                    };
                    crate::$module::State::digest(&events.into_iter().filter_map(own).collect::<Vec<_>>())
                })+ }
            }

            /// Parses answers, the verb first, into an action.
            pub fn from_answers(self, answers: &[Answer]) -> Option<Action> {
                match self { $(GameId::$name => crate::$module::State::from_answers(answers).map(Action::$name)),+ }
            }

            /// Decodes an action from a record or from outside.
            pub fn decode_action(self, value: &Value) -> Result<Action, serde_json::Error> {
                match self { $(GameId::$name => Deserialize::deserialize(value).map(Action::$name)),+ }
            }

            /// Decodes a stored state.
            pub fn decode_position(self, json: &[u8]) -> Result<Position, serde_json::Error> {
                match self { $(GameId::$name => serde_json::from_slice(json).map(Position::$name)),+ }
            }

            /// Installs an operator's component data in place of the built-in data. Must be called before the first
            /// game is used.
            pub fn install_data(self, json: &str) -> Result<(), crate::DataError> {
                match self { $(GameId::$name => crate::$module::data::install(json)),+ }
            }
        }

        /// The state of any game.
        #[derive(Clone, PartialEq, Debug, Serialize)]
        #[serde(untagged)]
        #[allow(clippy::large_enum_variant, reason = "there is one position per table, and it is changed in place")]
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

        impl View {
            pub const fn game(&self) -> GameId {
                match self { $(View::$name(_) => GameId::$name),+ }
            }
        }

        impl Event {
            pub fn describe(&self, viewer: Viewer) -> Option<Phrase> {
                match self { $(Event::$name(event) => crate::$module::State::describe_event(event, viewer)),+ }
            }
        }

        impl Action {
            pub fn to_answers(&self) -> Answers {
                match self { $(Action::$name(action) => crate::$module::State::to_answers(action)),+ }
            }

            pub fn verb(&self) -> Option<&'static Verb> {
                match self { $(Action::$name(action) => crate::$module::State::verb_of(action)),+ }
            }
        }

        impl Position {
            /// Sets up a game. `options` is a JSON object; missing options take their defaults.
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

            pub fn post_unit(&self) -> Option<u32> {
                match self { $(Position::$name(state) => state.post_unit()),+ }
            }

            pub fn prompt(&self, seat: Seat, viewer: Viewer) -> Phrase {
                match self { $(Position::$name(state) => state.prompt(seat, viewer)),+ }
            }

            pub fn ask(&self, seat: Seat, answers: &[Answer], options: &mut Vec<Id>) -> Asked {
                match self { $(Position::$name(state) => state.ask(seat, answers, options)),+ }
            }

            pub fn describe(&self, seat: Seat, answers: &[Answer], option: Id) -> Choice {
                match self { $(Position::$name(state) => state.describe(seat, answers, option)),+ }
            }

            /// Applies an action or refuses it. Returns `unknown_id` if the action belongs to a different game.
            pub fn apply(&mut self, seat: Seat, action: &Action, events: &mut Vec<Event>) -> Result<Reveal, Refusal> {
                if seat.index() >= self.seats() {
                    return Err(Refusal(Phrase::new("unknown_id")));
                }
                match (self, action) {
                    $((Position::$name(state), Action::$name(action)) => {
                        let mut new_events = Vec::new();
                        let reveal = state.apply(seat, action, &mut new_events).map_err(Into::<Refusal>::into)?;
                        events.extend(new_events.into_iter().map(Event::$name));
                        Ok(reveal)
                    })+
                    #[allow(unreachable_patterns, reason = "reachable as soon as there are two games")]
                    _ => Err(Refusal(Phrase::new("unknown_id"))),
                }
            }

            /// What a player should know before this action; `None`: nothing special.
            pub fn warning(&self, seat: Seat, action: &Action) -> Option<Phrase> {
                match (self, action) {
                    $((Position::$name(state), Action::$name(action)) => state.warning(seat, action),)+
                    #[allow(unreachable_patterns, reason = "with one game only, there is no other pair")]
                    _ => None,
                }
            }

            pub fn default_action(&self, seat: Seat) -> Option<Action> {
                match self { $(Position::$name(state) => state.default_action(seat).map(Action::$name)),+ }
            }

            pub fn open_offers(&self, viewer: Viewer) -> Vec<OpenOffer> {
                match self { $(Position::$name(state) => state.open_offers(viewer)),+ }
            }

            /// The same position with everything hidden from `viewer` dealt again at random.
            #[must_use]
            pub fn resample_hidden(&self, viewer: Viewer, dice: &mut crate::Dice) -> Position {
                match self { $(Position::$name(state) => Position::$name(state.resample_hidden(viewer, dice))),+ }
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

/// The list of all games: `for_each_game!(my_macro)` expands to `my_macro! { Variant = "id" in module; … }`.
///
/// Every crate that dispatches over games generates its modules and its `match`es from this list, so a new game is one
/// line here plus its own folders and files.
#[macro_export]
macro_rules! for_each_game {
    ($callback:ident) => {
        $crate::and_the_example_game! {
            $callback
            Anno1503 = "anno1503" in anno1503;
            Anno1701 = "anno1701" in anno1701;
            Anno1800 = "anno1800" in anno1800;
            MilleFiori = "mille-fiori" in mille_fiori;
        }
    };
}

/// Appends the example game of `docs/adding-a-game.md` to the list.
#[cfg(feature = "example-game")]
#[doc(hidden)]
#[macro_export]
macro_rules! and_the_example_game {
    ($callback:ident $($games:tt)+) => {
        $callback! {
            $($games)+
            Atoll = "atoll" in atoll;
        }
    };
}

/// Normal builds do not contain the example game.
#[cfg(not(feature = "example-game"))]
#[doc(hidden)]
#[macro_export]
macro_rules! and_the_example_game {
    ($callback:ident $($games:tt)+) => {
        $callback! { $($games)+ }
    };
}

for_each_game!(games);

/// No game has this name.
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
