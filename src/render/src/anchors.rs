//! Where things stand on a picture: an id and a rectangle for every field, card, tile or figure that a player may be asked
//! about or that a turn may change. The drawing itself records them, so they are always where the thing is drawn.

use crate::shape::Area;

/// The outline of a place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    #[default]
    Rectangle,
    /// Corners on the left and right if it is wider than high, else above and below.
    Hexagon,
    Rhomb,
}

/// The place of one thing. Several things may have the same id, such as the fields of one building.
#[derive(Clone, Debug, PartialEq)]
pub struct Anchor {
    /// An id of the rules, or a name such as `field_3` or `gold`; the same names as those of highlights.
    pub id: String,
    pub area: Area,
    pub form: Form,
}

/// The places of all things on a picture, in design units: it is 1000 units wide.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Anchors {
    /// Height of the whole picture.
    pub height: f32,
    pub list: Vec<Anchor>,
}

impl Anchors {
    pub(crate) const fn new(height: f32) -> Self {
        Self { height, list: Vec::new() }
    }

    pub(crate) fn add(&mut self, id: &str, area: Area, form: Form) {
        self.list.push(Anchor { id: id.to_owned(), area, form });
    }

    /// The place of a thing; the first one if there are several.
    pub fn find(&self, id: &str) -> Option<&Anchor> {
        self.list.iter().find(|anchor| anchor.id == id)
    }
}
