//! The strip with the player's means: goods, gold, residents, cards.

use archipel_rules::Id;

use crate::{
    Canvas,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
};

/// Height of a strip below the scene.
pub(super) const HEIGHT: f32 = 112.0;
/// Width of a strip beside the scene.
pub(super) const WIDTH: f32 = 250.0;

/// Something that the player has.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Mean {
    pub(crate) sprite: &'static str,
    /// The word for it.
    pub(crate) term: Id,
    pub(crate) count: i64,
    /// What stands beside the sprite.
    pub(crate) label: String,
}

impl Mean {
    pub(crate) fn new(sprite: &'static str, term: &str, count: impl Into<i64>) -> Self {
        let count = count.into();
        Self { sprite, term: Id::new(term), count, label: count.to_string() }
    }

    /// Shows something else than the count.
    #[must_use]
    pub(crate) fn labelled(self, label: impl std::fmt::Display) -> Self {
        Self { label: label.to_string(), ..self }
    }
}

pub(super) const fn below() -> Area {
    Area::new(0.0, super::HEIGHT - HEIGHT, 1000.0, HEIGHT)
}

pub(super) const fn beside() -> Area {
    Area::new(1000.0 - WIDTH, 0.0, WIDTH, super::HEIGHT)
}

/// Draws a sprite and a figure for each, in a row below the scene or in two columns beside it.
pub(super) fn draw(canvas: &mut Canvas, area: Area, means: &[&Mean], small: bool) {
    if means.is_empty() {
        return;
    }
    let palette = canvas.palette();
    canvas.fill(&Shape::rect(area), palette.paper.opaque());
    let wide = area.w > area.h;
    let edge = if wide {
        Shape::line(area.x, area.y, area.right(), area.y)
    } else {
        Shape::line(area.x, area.y, area.x, area.bottom())
    };
    canvas.stroke(&edge, palette.ink.opaque(), 4.0);
    let columns = if wide { means.len() } else { 2 };
    let rows = means.len().div_ceil(columns);
    let inner = area.inset(10.0);
    let cell = (inner.w / units(columns), inner.h / units(rows.max(if wide { 1 } else { 4 })));
    let letters = if small { 50.0 } else { 44.0 };
    for (index, mean) in means.iter().enumerate() {
        let (column, row) = (index % columns, index / columns);
        let place =
            Area::new(inner.x + units(column) * cell.0, inner.y + units(row) * cell.1, cell.0, cell.1);
        entry(canvas, mean, place, letters);
    }
}

/// Beside each other if the place is wide enough, else the figure on the corner of the sprite.
fn entry(canvas: &mut Canvas, mean: &Mean, place: Area, letters: f32) {
    let palette = canvas.palette();
    let (x, y) = place.centre();
    let style = TextStyle::bold(letters, if mean.count == 0 { palette.ink_soft } else { palette.ink });
    let text = crate::text::measure(style.face, style.size, &mean.label);
    let side = (place.w - text - 12.0).clamp(48.0, 78.0).min(place.h - 8.0);
    let width = side + 6.0 + text;
    let left = x - width / 2.0;
    let opacity = if mean.count == 0 { 120 } else { 255 };
    canvas.sprite_faded(mean.sprite, left + side / 2.0, y, side, opacity);
    canvas.text(left + side + 6.0, y + letters * 0.36, &mean.label, style, Align::Left);
}
