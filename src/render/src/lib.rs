//! Draws views of games as pictures: islands, boards and hands, in the style of an old sea chart.
//!
//! A picture is a pure function of a view and its options: the same input gives the same bytes on every machine, because
//! fonts and sprites are bundled and the arithmetic does not depend on the platform.
//!
//! Each game implements `GameRenderer` for its view, in its own folder. The modules and the dispatch below are generated
//! from the list of games in `archipel_rules`.

pub mod anchors;
pub mod animation;
mod background_cache;
mod buffer_pool;
mod cache;
mod callouts;
mod canvas;
mod decision;
pub mod emoji;
mod encode;
pub mod gallery;
mod noise;
mod options;
mod palette;
mod picture;
pub mod shape;
mod sheet;
pub mod sprite;
mod table_image;
pub mod text;
pub mod theme;
pub mod widgets;

use archipel_rules::{Id, Phrase, Seat, View};

use decision::Stage;
use sheet::Sheet;

pub use anchors::{Anchor, Anchors, Form};
pub use callouts::{Callout, Side, Target, are_on_picture, draw_with_callouts};
pub use canvas::{Canvas, Stamp};
pub use decision::{Question, describe_decision, draw_changes, draw_decision, shown_answers};
pub use options::{PictureOptions, Subject};
pub use palette::{Colours, choose_colours};
pub use picture::Picture;
pub use table_image::TableImage;
pub use theme::Theme;

/// Draws the pictures of one game. Implemented for the view of each game.
trait GameRenderer {
    /// Draws a picture, a part of it or its plan.
    fn draw(&self, options: &PictureOptions<'_>, sheet: Sheet) -> Canvas;

    /// The alt text of the picture, the most important phrases first.
    fn describe(&self, options: &PictureOptions<'_>) -> Vec<Phrase>;

    /// Details that [`describe`](Self::describe) leaves out, for players who cannot see the picture.
    fn details(&self, subject: Subject) -> Vec<Phrase>;

    /// A table that compares all players.
    fn overview(&self) -> TableImage;

    /// Ids to highlight on a picture of `after` for a reader who last saw `before`.
    fn changes(before: &Self, after: &Self, subject: Subject) -> Vec<Id>;

    /// The pictures that show the channel what `seat` did in its turn.
    fn turn_pictures(&self, seat: Seat) -> Vec<Subject>;

    /// The pictures shown side by side in an animation of the whole game.
    fn animation_subjects(&self) -> Vec<Subject>;

    /// How to show a question that `seat` answers.
    fn stage(&self, seat: Seat, question: &Question<'_>) -> Stage;
}

macro_rules! dispatch {
    ($($name:ident = $id:literal in $module:ident;)+) => {
        $(mod $module;)+

        /// Draws a picture of a view.
        pub fn draw(view: &View, options: &PictureOptions<'_>) -> Picture {
            on_sheet(view, options, Sheet::Whole { width: options.width }).finish()
        }

        fn on_sheet(view: &View, options: &PictureOptions<'_>, sheet: Sheet) -> Canvas {
            match view { $(View::$name(view) => GameRenderer::draw(view, options, sheet)),+ }
        }

        /// Where things stand on a picture. Draws nothing.
        pub fn anchors(view: &View, options: &PictureOptions<'_>) -> Anchors {
            on_sheet(view, options, Sheet::Plan).into_anchors()
        }

        /// The alt text of a picture: untranslated phrases, the most important first.
        pub fn describe(view: &View, options: &PictureOptions<'_>) -> Vec<Phrase> {
            match view { $(View::$name(view) => GameRenderer::describe(view, options)),+ }
        }

        /// A complete description of a picture, for players who cannot see it.
        pub fn full_description(view: &View, options: &PictureOptions<'_>) -> Vec<Phrase> {
            let mut phrases = describe(view, options);
            phrases.extend(match view { $(View::$name(view) => view.details(options.subject)),+ });
            phrases
        }

        /// A table that compares all players by the figures that decide the game.
        pub fn overview(view: &View) -> TableImage {
            match view { $(View::$name(view) => view.overview()),+ }
        }

        /// Ids to highlight on a picture of `after` for a reader who last saw `before`. Empty for views of
        /// different games.
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

        fn stage(view: &View, seat: Seat, question: &Question<'_>) -> Stage {
            match view { $(View::$name(view) => view.stage(seat, question)),+ }
        }
    };
}

archipel_rules::for_each_game!(dispatch);
