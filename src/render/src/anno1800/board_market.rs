//! The viewer's market: for every resource the first way to get one unit now.

use archipel_rules::{
    Seat,
    anno1800::{View, kinds::Resource, view::Way},
};

use super::{grounds, marks, symbols};
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    widgets,
};

const COLUMNS: usize = 11;
const STEP: (f32, f32) = (83.6, 84.0);
const HEAD: f32 = 52.0;
pub(super) const HEIGHT: f32 = HEAD + 4.0 * STEP.1 + 16.0;

pub(super) fn draw(canvas: &mut Canvas, view: &View, seat: Seat, area: Area, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let title = TextStyle::title(28.0, palette.ink);
    let name = format!("{} · {}", options.term("label-1800-market"), options.name(seat));
    canvas.text_fit(area.x + 24.0, area.y + 40.0, &name, title, Align::Left, area.w - 48.0);
    for (i, offer) in view.market.iter().enumerate() {
        let x = area.x + 16.0 + units(i % COLUMNS) * STEP.0;
        let y = area.y + HEAD + units(i / COLUMNS) * STEP.1;
        let place = Area::new(x, y, STEP.0 - 4.0, STEP.1 - 4.0);
        canvas.anchor(offer.resource.as_str(), place);
        self::offer(canvas, offer.resource, offer.way, place);
    }
}

/// Available resources are on paper, with the way to get them; others are pale.
fn offer(canvas: &mut Canvas, resource: Resource, way: Way, area: Area) {
    let sprite = symbols::resource(resource);
    let (x, y) = area.centre();
    if way == Way::None {
        grounds::ground(canvas, "a1800 no way", 0, area, |canvas, area| {
            canvas.fill(&Shape::rounded(area, 10.0), canvas.palette().paper_shade.alpha(120));
        });
        canvas.sprite_faded(sprite, x, y, 50.0, 80);
        return;
    }
    widgets::plaque(canvas, area, canvas.palette().line, 1.8);
    canvas.sprite_faded(sprite, x - 8.0, y - 6.0, 54.0, if way == Way::Later { 110 } else { 255 });
    marks::draw(canvas, way.into(), area.right() - 17.0, area.bottom() - 17.0, 25.0);
    let corner = (area.right() - 15.0, area.y + 17.0);
    match way {
        Way::Trade { seat, .. } => widgets::shield(canvas, seat.index(), corner.0, corner.1, 23.0),
        Way::Island => canvas.sprite("a1800_island_new", corner.0, corner.1, 30.0),
        Way::Own { .. } | Way::Later | Way::None => {}
    }
}
