//! Draws what a player may see: islands, boards and hands, in the style of an old sea chart.
//!
//! A picture is a pure function of a view and its options: the same input gives the same bytes on every machine, because
//! fonts and sprites are bundled and the arithmetic does not depend on the platform.
//!
//! Each game implements [`GameRenderer`] for its view, in its own folder. The modules and the dispatch below are generated
//! from the list of games in `archipel_rules`.

mod canvas;
mod encode;
pub mod film;
pub mod gallery;
mod layer;
mod noise;
mod palette;
pub mod parts;
mod picture;
mod request;
pub mod shape;
mod sheet;
mod spare;
pub mod sprite;
pub mod text;
pub mod theme;

use archipel_rules::{Id, Phrase, Seat, View};

pub use canvas::{Canvas, Stamp};
pub use palette::{Colours, choose_colours};
pub use picture::Picture;
pub use request::{Request, Subject};
pub use sheet::Sheet;
pub use theme::Theme;

/// Draws the pictures of one game. Implemented for the view of each game.
trait GameRenderer {
    fn draw(&self, request: &Request<'_>) -> Picture;

    /// The alt text of the picture, the most important phrases first.
    fn describe(&self, request: &Request<'_>) -> Vec<Phrase>;

    /// What the picture shows beyond [`describe`](Self::describe), for players who cannot see it.
    fn details(&self, subject: Subject) -> Vec<Phrase>;

    /// A table that compares all players.
    fn overview(&self) -> Sheet;

    /// Ids of what to highlight for someone who last saw `before`.
    fn changes(before: &Self, after: &Self, subject: Subject) -> Vec<Id>;

    /// The pictures that show the channel what `seat` did in its turn.
    fn turn_pictures(&self, seat: Seat) -> Vec<Subject>;

    /// The pictures shown side by side in an animation of the whole game.
    fn animation_subjects(&self) -> Vec<Subject>;

    /// The picture to show `seat` next to a question about `verb`, or next to the choice of a verb.
    fn picture_for_question(&self, seat: Seat, verb: Option<&str>) -> Subject;
}

macro_rules! dispatch {
    ($($name:ident = $id:literal in $module:ident;)+) => {
        $(mod $module;)+

        /// Draws a picture of a view.
        pub fn draw(view: &View, request: &Request<'_>) -> Picture {
            match view { $(View::$name(view) => view.draw(request)),+ }
        }

        /// Alt text of the picture: untranslated phrases, the most important first.
        pub fn describe(view: &View, request: &Request<'_>) -> Vec<Phrase> {
            match view { $(View::$name(view) => GameRenderer::describe(view, request)),+ }
        }

        /// Everything that the picture shows, for players who cannot see it.
        pub fn full_description(view: &View, request: &Request<'_>) -> Vec<Phrase> {
            let mut phrases = describe(view, request);
            phrases.extend(match view { $(View::$name(view) => view.details(request.what)),+ });
            phrases
        }

        /// A table that compares all players by the figures that decide the game.
        pub fn overview(view: &View) -> Sheet {
            match view { $(View::$name(view) => view.overview()),+ }
        }

        /// Ids to highlight on a picture of `after` for someone who last saw `before`; none for views of different games.
        pub fn changes(before: &View, after: &View, subject: Subject) -> Vec<Id> {
            $(if let (View::$name(before), View::$name(after)) = (before, after) {
                return GameRenderer::changes(before, after, subject);
            })+
            Vec::new()
        }

        /// The pictures that show the channel what `seat` did in its turn; [`changes`] says whether anything on them is new.
        pub fn turn_pictures(view: &View, seat: Seat) -> Vec<Subject> {
            match view { $(View::$name(view) => view.turn_pictures(seat)),+ }
        }

        /// The pictures shown side by side in an animation of the whole game.
        fn animation_subjects(view: &View) -> Vec<Subject> {
            match view { $(View::$name(view) => view.animation_subjects()),+ }
        }

        /// The picture to show `seat` next to a question about `verb`, or next to the choice of a verb.
        pub fn picture_for_question(view: &View, seat: Seat, verb: Option<Id>) -> Subject {
            let verb = verb.as_ref().map(Id::as_str);
            match view { $(View::$name(view) => view.picture_for_question(seat, verb)),+ }
        }
    };
}

archipel_rules::for_each_game!(dispatch);
