//! One expedition card: an animal and an artifact, the tiers that visit them, and the points.

use archipel_rules::anno1800::{data::data, kinds::Tier, view::ExpeditionCard};

use super::symbols;
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    widgets,
};

pub(super) const HEIGHT: f32 = 136.0;

pub(super) fn draw(canvas: &mut Canvas, own: ExpeditionCard, area: Area, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    widgets::plaque(canvas, area, palette.plank_shade, 2.2);
    let middle = area.centre().0;
    place(canvas, "a1800_animal", own.animal, area.x + 6.0, area.y + 42.0);
    place(canvas, "a1800_artifact", own.artifact, middle + 3.0, area.y + 42.0);
    let line = Shape::line(middle, area.y + 10.0, middle, area.y + 76.0);
    canvas.stroke(&line, palette.paper_shade.opaque(), 2.0);
    let (style, room) = (TextStyle::bold(19.0, palette.plaque_ink), area.w - 14.0);
    let name = options.term(own.card.id().as_str());
    for (i, line) in name.splitn(2, " · ").enumerate() {
        let y = area.bottom() - 33.0 + units(i) * 22.0;
        canvas.text_fit(middle, y, line, style, Align::Middle, room);
    }
    widgets::mark(canvas, options, own.card.id().as_str(), area);
}

/// The animal or artifact, the tier that visits it, and the points for the visit.
fn place(canvas: &mut Canvas, sprite: &str, visitor: Tier, x: f32, y: f32) {
    canvas.sprite(sprite, x + 24.0, y, 50.0);
    canvas.sprite(symbols::cube(visitor), x + 66.0, y - 14.0, 32.0);
    let points = format!("+{}", data().visit_points(visitor));
    let style = TextStyle::bold(22.0, canvas.palette().plaque_ink);
    canvas.text(x + 66.0, y + 28.0, &points, style, Align::Middle);
}
