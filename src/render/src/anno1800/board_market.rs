//! The viewer's market: for every resource the first way to get one unit of it now.

use archipel_rules::{
    Seat,
    anno1800::{View, kinds::{Naval, Resource}},
};

use super::{
    market::{self, Source},
    symbols::{self, Sign},
};
use crate::{
    Canvas, Request, parts,
    shape::{Area, Shape, units},
    text::{Align, Type},
};

const COLUMNS: usize = 11;
const STEP: (f32, f32) = (83.6, 84.0);
const HEAD: f32 = 52.0;
pub(super) const HEIGHT: f32 = HEAD + 4.0 * STEP.1 + 16.0;

pub(super) fn draw(canvas: &mut Canvas, view: &View, seat: Seat, area: Area, request: &Request<'_>) {
    let palette = canvas.palette();
    let title = Type::title(28.0, palette.ink);
    canvas.text_fit(area.x + 24.0, area.y + 40.0, &request.term("label-1800-market"), title, Align::Left, 600.0);
    for (i, &resource) in Resource::ALL.iter().enumerate() {
        let x = area.x + 16.0 + units(i % COLUMNS) * STEP.0;
        let y = area.y + HEAD + units(i / COLUMNS) * STEP.1;
        offer(canvas, resource, market::source(view, seat, resource), Area::new(x, y, STEP.0 - 4.0, STEP.1 - 4.0));
    }
}

/// What can be had stands on paper, with how; what cannot is faint.
fn offer(canvas: &mut Canvas, resource: Resource, source: Source, area: Area) {
    let sprite = symbols::resource(resource);
    let (x, y) = area.centre();
    if source == Source::Nowhere {
        canvas.fill(&Shape::rounded(area, 10.0), canvas.palette().paper_shade.alpha(120));
        canvas.sprite_faded(sprite, x, y, 50.0, 80);
        return;
    }
    parts::plaque(canvas, area, canvas.palette().line, 1.8);
    canvas.sprite(sprite, x - 8.0, y - 6.0, 54.0);
    let corner = (area.right() - 17.0, area.bottom() - 17.0);
    match source {
        Source::Stock | Source::Make => parts::tick(canvas, corner.0, corner.1, 24.0),
        Source::Trade(seat, price) => {
            let sign = Sign::new(symbols::token(Naval::Trade), price);
            symbols::counted(canvas, sign, corner.0 - 2.0, corner.1 - 1.0, 28.0);
            parts::shield(canvas, seat.index(), area.right() - 14.0, area.y + 17.0, 23.0);
        }
        Source::Fetch(price) => {
            let sign = Sign::new(symbols::token(Naval::Trade), price);
            symbols::counted(canvas, sign, corner.0 - 2.0, corner.1 - 1.0, 28.0);
            canvas.sprite("a1800_island_new", area.right() - 16.0, area.y + 17.0, 30.0);
        }
        Source::Nowhere => {}
    }
}
