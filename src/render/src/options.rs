//! Options of a picture: what it shows, names and words, highlights, theme and size.

use archipel_rules::{Id, Seat};

use crate::Theme;

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// One player's buildings, or their score sheet in Mille Fiori.
    Island(Seat),
    /// The shared board.
    Board,
    /// The viewer's own cards and other hidden information.
    Hand,
}

/// Everything that a picture depends on besides the view.
#[derive(Clone, Copy)]
pub struct PictureOptions<'a> {
    pub subject: Subject,
    /// Player names, by seat.
    pub names: &'a [String],
    /// Translates an id (`spice`, `label-round`) into the reader's language.
    pub terms: &'a dyn Fn(&str) -> String,
    /// Ids to highlight, usually from [`crate::changes`].
    pub highlight: &'a [Id],
    pub theme: Theme,
    /// In pixels. Text sizes are designed for a width of 1000.
    pub width: u32,
}

impl std::fmt::Debug for PictureOptions<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PictureOptions")
            .field("subject", &self.subject)
            .field("names", &self.names)
            .field("highlight", &self.highlight)
            .field("theme", &self.theme)
            .field("width", &self.width)
            .finish_non_exhaustive()
    }
}

impl PictureOptions<'_> {
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
