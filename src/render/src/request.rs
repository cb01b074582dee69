//! What is to be drawn, for whom it is written, and what is new on it.

use archipel_rules::{Id, Seat};

use crate::Theme;

/// Which picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// What one player has built.
    Island(Seat),
    /// What all players share.
    Board,
    /// What only the viewer may see.
    Hand,
}

/// Everything that a picture needs besides the view.
#[derive(Clone, Copy)]
pub struct Request<'a> {
    pub what: Subject,
    /// Names of the players, by seat.
    pub names: &'a [String],
    /// The word for an id (`spice`, `label-round`) in the reader's language.
    pub terms: &'a dyn Fn(&str) -> String,
    /// Ids of what is new; [`crate::changes`] finds them.
    pub highlight: &'a [Id],
    pub theme: Theme,
    /// In pixels; 1000 is the width that the sizes of letters are made for.
    pub width: u32,
}

impl std::fmt::Debug for Request<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Request")
            .field("what", &self.what)
            .field("names", &self.names)
            .field("highlight", &self.highlight)
            .field("theme", &self.theme)
            .field("width", &self.width)
            .finish_non_exhaustive()
    }
}

impl Request<'_> {
    pub(crate) fn term(&self, id: &str) -> String {
        (self.terms)(id)
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    pub(crate) fn is_new(&self, id: &str) -> bool {
        self.highlight.iter().any(|other| other.as_str() == id)
    }
}
