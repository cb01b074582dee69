//! One field of an island: an industry with its two workplaces, a shipyard, a ship with its tokens, or nothing.

use archipel_rules::anno1800::{
    data::{Role, SLOTS, data},
    fields::Field,
    kinds::{Naval, Terrain, Tier, Tile},
    view::Plot,
};

use super::{grounds, symbols};
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    theme::Rgb,
    widgets,
};

pub(super) const WIDTH: f32 = 177.0;
pub(super) const HEIGHT: f32 = 124.0;
/// Distance from one field to the next.
pub(super) const STEP: (f32, f32) = (183.0, 131.0);
/// The strip with the workplaces, above the name of the product.
const STRIP: f32 = 58.0;
const NAME: f32 = 29.0;
/// Built tiles have a thick border, printed ones a thin one.
const BUILT: f32 = 5.0;
const PRINTED: f32 = 2.0;
/// Pale text on paper, in both themes.
const LABEL: Rgb = Rgb(0x006B_5B4C);

/// The label of a field: `H-A1`.
pub(super) fn label(field: Field) -> String {
    field.as_str().replace('_', "-").to_uppercase()
}

/// Draws the content of a field. `ready` is the number of usable tokens on a ship.
pub(super) fn draw(canvas: &mut Canvas, plot: Plot, area: Area, ready: u8, options: &PictureOptions<'_>) {
    let field = plot.field;
    match plot.visible() {
        None => bare(canvas, field, area),
        Some(tile) => match data().tile(tile).role {
            Role::Industry { tier, .. } => industry(canvas, field, plot, (tile, tier), area, options),
            Role::Shipyard { strength } => shipyard(canvas, field, plot, strength, area),
            Role::Ship { naval, strength } => {
                ship(canvas, field, (naval, strength, ready), area, plot.built.is_some());
            }
        },
    }
    widgets::mark(canvas, options, field.as_str(), area);
}

fn bare(canvas: &mut Canvas, field: Field, area: Area) {
    let palette = canvas.palette();
    let ghost = match field.terrain() {
        Terrain::Inland => "tree",
        Terrain::Coast => "anchor",
        Terrain::Sea => "wheel",
    };
    grounds::ground(canvas, "a1800 bare", 0, area, |canvas, area| widgets::slot(canvas, area.inset(3.0)));
    canvas.sprite_faded(ghost, area.centre().0, area.y + 48.0, 44.0, 90);
    let style = TextStyle::bold(24.0, palette.ink_soft);
    canvas.text(area.centre().0, area.bottom() - 18.0, &label(field), style, Align::Middle);
}

fn industry(
    canvas: &mut Canvas,
    field: Field,
    plot: Plot,
    (tile, tier): (Tile, Tier),
    area: Area,
    options: &PictureOptions<'_>,
) {
    let palette = canvas.palette();
    ground(canvas, area, tier, plot.built.is_some());
    canvas.sprite(symbols::tile(tile), area.x + (area.w - STRIP) / 2.0 + 8.0, area.y + 57.0, 72.0);
    let Role::Industry { product, .. } = data().tile(tile).role else { return };
    let style = TextStyle::bold(21.0, palette.plaque_ink);
    let name = options.term(product.as_str());
    canvas.text_fit(area.centre().0, area.bottom() - 9.0, &name, style, Align::Middle, area.w - 14.0);
    corner(canvas, field, plot, area);
    for (slot, worker) in plot.slots.iter().enumerate() {
        if let Some(worker) = worker {
            let (x, y) = workplace(area, slot);
            canvas.sprite(symbols::cube(*worker), x, y, 42.0);
        }
    }
}

/// The centre of a workplace's cube.
fn workplace(area: Area, slot: usize) -> (f32, f32) {
    let share = (units(slot) * 2.0 + 1.0) / (units(SLOTS) * 2.0);
    (area.right() - STRIP / 2.0 - 1.0, area.y + 3.0 + (area.h - NAME - 3.0) * share)
}

/// Paper with a strip in the tier's colour and two empty workplaces; cached, because it is the same for all industries of
/// a tier.
fn ground(canvas: &mut Canvas, area: Area, tier: Tier, built: bool) {
    let name = if built { "a1800 built" } else { "a1800 printed" };
    grounds::ground(canvas, name, symbols::ink(tier).0, area, |canvas, area| {
        grounds::paper(canvas, area, 10.0);
        let shape = Shape::rounded(area, 10.0);
        let strip = Area::new(area.right() - STRIP, area.y, STRIP, area.h - NAME);
        canvas.fill_inside(&Shape::rect(strip), &shape, symbols::tint(tier).opaque());
        for slot in 0..SLOTS {
            let (x, y) = workplace(area, slot);
            canvas.fill(&Shape::circle(x, y, 19.0), canvas.palette().plaque.opaque());
            canvas.stroke(&Shape::circle(x, y, 19.0), symbols::ink(tier).opaque(), 3.2);
        }
        let width = if built { BUILT } else { PRINTED };
        canvas.stroke(
            &Shape::rounded(area.inset(width / 2.0 - 1.0), 10.0),
            symbols::ink(tier).opaque(),
            width,
        );
        canvas.stroke(&shape, canvas.palette().plaque_ink.opaque(), 1.8);
    });
}

/// The name of the field, and the covered tile, which comes back when this one is returned.
fn corner(canvas: &mut Canvas, field: Field, plot: Plot, area: Area) {
    canvas.text(area.x + 8.0, area.y + 21.0, &label(field), TextStyle::bold(17.0, LABEL), Align::Left);
    if let (Some(covered), Some(_)) = (plot.printed, plot.built) {
        canvas.sprite_faded(symbols::tile(covered), area.x + 20.0, area.y + 78.0, 28.0, 170);
    }
}

fn shipyard(canvas: &mut Canvas, field: Field, plot: Plot, strength: u8, area: Area) {
    let palette = canvas.palette();
    let width = if plot.built.is_some() { BUILT } else { PRINTED };
    widgets::plaque(canvas, area, palette.plank_shade, width);
    canvas.sprite("shipyard", area.x + 62.0, area.y + 71.0, 90.0);
    canvas.sprite("wheel", area.right() - 36.0, area.centre().1, 66.0);
    let style = TextStyle::bold(30.0, palette.plaque_ink);
    canvas.text(area.right() - 36.0, area.centre().1 + 11.0, &strength.to_string(), style, Align::Middle);
    corner(canvas, field, plot, area);
}

/// A ship: one place per token that it provides, filled if the token is ready.
fn ship(
    canvas: &mut Canvas,
    field: Field,
    (naval, strength, ready): (Naval, u8, u8),
    area: Area,
    built: bool,
) {
    let palette = canvas.palette();
    let (edge, width) = if built { (palette.foam, 4.0) } else { (palette.wave, 2.0) };
    grounds::ground(canvas, "a1800 berth", edge.0, area, |canvas, area| {
        canvas.stroke(&Shape::rounded(area.inset(3.0), 12.0), edge.opaque(), width);
    });
    canvas.sprite(symbols::ship(naval), area.x + 68.0, area.y + 71.0, 94.0);
    for place in 0..strength {
        let (x, y) = (area.right() - 34.0, token_y(area, place, strength));
        if place < ready {
            canvas.sprite(symbols::token(naval), x, y, 40.0);
        } else {
            grounds::ground(canvas, "a1800 spent", 0, Area::around(x, y, 32.0), |canvas, place| {
                let shape = Shape::circle(place.centre().0, place.centre().1, 16.0);
                canvas.fill(&shape, palette.plaque.alpha(70));
                canvas.dashed(&shape, palette.ink_soft.opaque(), 2.0, 6.0, 5.0);
            });
        }
    }
    canvas.text(area.x + 9.0, area.y + 23.0, &label(field), TextStyle::bold(17.0, palette.ink), Align::Left);
}

fn token_y(area: Area, place: u8, strength: u8) -> f32 {
    let step = 38.0;
    area.centre().1 + (f32::from(place) - (f32::from(strength) - 1.0) / 2.0) * step
}
