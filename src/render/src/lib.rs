//! Draws what a player may see: islands, boards and hands, as on an old sea chart.
//!
//! A picture is a pure function of a view and a request: the same input gives the same bytes on every machine, because
//! fonts and drawings are bundled and the arithmetic is the same everywhere.
//!
//! A game adds a module with its boards and one arm in each function below.

mod anno1503;
mod anno1701;
mod anno1800;
mod canvas;
mod encode;
pub mod film;
pub mod gallery;
mod layer;
mod mille_fiori;
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
#[cfg(feature = "trace")]
pub mod trace;

use archipel_rules::{Id, Phrase, Seat, View};

pub use canvas::{Canvas, Stamp};
pub use palette::{Colours, choose_colours};
pub use picture::Picture;
pub use request::{Request, What};
pub use sheet::Sheet;
pub use theme::Theme;

/// Draws a picture of a view.
pub fn draw(view: &View, request: &Request<'_>) -> Picture {
    match view {
        View::Anno1503(view) => anno1503::draw(view, request),
        View::Anno1701(view) => anno1701::draw(view, request),
        View::Anno1800(view) => anno1800::draw(view, request),
        View::MilleFiori(view) => mille_fiori::draw(view, request),
    }
}

/// What the picture shows, for those who cannot see it: phrases that the locale files make sentences of, the most important
/// first.
pub fn describe(view: &View, request: &Request<'_>) -> Vec<Phrase> {
    match view {
        View::Anno1503(view) => anno1503::describe(view, request),
        View::Anno1701(view) => anno1701::describe(view, request),
        View::Anno1800(view) => anno1800::describe(view, request),
        View::MilleFiori(view) => mille_fiori::describe(view, request),
    }
}

/// Everything that the picture shows, in full: for those who play without seeing.
pub fn tell(view: &View, request: &Request<'_>) -> Vec<Phrase> {
    let mut said = describe(view, request);
    said.extend(match view {
        View::Anno1503(view) => anno1503::details(view, request.what),
        View::MilleFiori(view) => mille_fiori::details(view, request.what),
        // Their pictures are told in full.
        View::Anno1701(_) | View::Anno1800(_) => Vec::new(),
    });
    said
}

/// All players side by side, with the figures that decide the game.
pub fn overview(view: &View) -> Sheet {
    match view {
        View::Anno1503(view) => anno1503::overview(view),
        View::Anno1701(view) => anno1701::overview(view),
        View::Anno1800(view) => anno1800::overview(view),
        View::MilleFiori(view) => mille_fiori::overview(view),
    }
}

/// The ids to highlight on a picture of `after` for someone who last saw `before`.
pub fn changes(before: &View, after: &View, what: What) -> Vec<Id> {
    match (before, after) {
        (View::Anno1503(before), View::Anno1503(after)) => anno1503::changes(before, after, what),
        (View::Anno1701(before), View::Anno1701(after)) => anno1701::changes(before, after, what),
        (View::Anno1800(before), View::Anno1800(after)) => anno1800::changes(before, after, what),
        (View::MilleFiori(before), View::MilleFiori(after)) => mille_fiori::changes(before, after, what),
        // Views of two games have nothing in common.
        _ => Vec::new(),
    }
}

/// The pictures that tell the channel what a seat has done; [`changes`] says whether there is anything new on them.
pub fn news(view: &View, seat: Seat) -> Vec<What> {
    match view {
        View::Anno1503(_) | View::Anno1701(_) => vec![What::Island(seat), What::Board],
        // What a seat does shows on its islands; the board only says what is left.
        View::Anno1800(_) => vec![What::Island(seat)],
        // Everything lies on the common board.
        View::MilleFiori(_) => vec![What::Board],
    }
}

/// The pictures that stand side by side in a film of the game.
fn cast(view: &View) -> Vec<What> {
    let islands = |seats| Seat::all(seats).map(What::Island).collect();
    match view {
        View::Anno1503(view) => islands(view.players.count()),
        View::Anno1701(view) => islands(view.players.count()),
        View::Anno1800(view) => islands(view.players.count()),
        View::MilleFiori(_) => vec![What::Board],
    }
}

/// The picture that helps a seat with a question of this verb, or with the choice of a verb.
pub fn companion(view: &View, seat: Seat, verb: Option<Id>) -> What {
    match view {
        View::Anno1503(view) => anno1503::companion(view, seat, verb.as_ref().map(Id::as_str)),
        View::Anno1701(view) => anno1701::companion(view, seat, verb.as_ref().map(Id::as_str)),
        View::Anno1800(_) => anno1800::companion(seat, verb.as_ref().map(Id::as_str)),
        View::MilleFiori(view) => mille_fiori::companion(view, verb.as_ref().map(Id::as_str)),
    }
}
