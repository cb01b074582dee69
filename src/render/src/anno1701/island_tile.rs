//! One field of a settlement: empty, or with a built or unbuilt expansion tile.

use archipel_rules::anno1701::{
    data::data,
    kinds::{Building, Stack, Track},
    view::{FieldView, TileView},
};

use super::{
    island::landscape,
    pieces::{self, INK},
    settlement, sprites,
};
use crate::{
    Canvas, Form, PictureOptions,
    shape::{Shape, units},
    text::{Align, TextStyle},
    theme::Rgb,
    widgets,
};

pub(super) fn draw(canvas: &mut Canvas, field: &FieldView, options: &PictureOptions<'_>) {
    let id = field.field.as_str();
    let centre = settlement::centre(id);
    match field.tile {
        Some(tile) => {
            ground(canvas, tile, centre);
            match tile.building {
                Some(kind) => building(canvas, tile, kind, centre, options),
                None => face_down(canvas, tile.stack, centre),
            }
            apex(canvas, field, centre);
        }
        None if field.landscape.is_some() => landscape(canvas, field),
        None => apex(canvas, field, centre),
    }
    if widgets::is_new_as(Form::Hexagon, canvas, options, id, settlement::bounds(centre)) {
        settlement::ring(canvas, centre);
    }
}

/// The label of a field: a meadow's id, or the covered number, struck out.
fn apex(canvas: &mut Canvas, field: &FieldView, (x, y): (f32, f32)) {
    let style = TextStyle::bold(20.0, Rgb(0x006B_5B4C));
    let text = field.field.as_str().to_uppercase();
    let width = canvas.text(x, y - 58.0, &text, style, Align::Middle);
    if field.number.is_some() {
        let half = width / 2.0 + 3.0;
        canvas.stroke(&Shape::line(x - half, y - 65.0, x + half, y - 65.0), pieces::RED.opaque(), 2.6);
    }
}

fn ground(canvas: &mut Canvas, tile: TileView, centre: (f32, f32)) {
    let back = (!tile.built).then(|| back(tile.stack));
    // An unbuilt tile whose face is visible is drawn paler.
    let alpha = if tile.building.is_some() { 90 } else { 255 };
    let variant = back.map_or(0, |back| back.0 << 1 | u32::from(tile.building.is_some()));
    settlement::stamp(canvas, centre, ("tile", variant), |canvas, outline| {
        canvas.fill(&outline(7.0), canvas.palette().plaque.opaque());
        if let Some(back) = back {
            canvas.fill(&outline(7.0), back.alpha(alpha));
            canvas.dashed(&outline(7.0), INK.opaque(), 2.4, 9.0, 7.0);
        } else {
            canvas.stroke(&outline(7.0), INK.opaque(), 2.6);
        }
    });
}

const fn back(stack: Stack) -> Rgb {
    match stack {
        Stack::One => Rgb(0x00D9_B98A),
        Stack::Two => Rgb(0x00A9_B9C4),
    }
}

pub(super) const fn numeral(stack: Stack) -> &'static str {
    match stack {
        Stack::One => "I",
        Stack::Two => "II",
    }
}

fn face_down(canvas: &mut Canvas, stack: Stack, (x, y): (f32, f32)) {
    canvas.sprite_faded("compass", x, y + 4.0, 104.0, 60);
    canvas.text(x, y + 23.0, numeral(stack), TextStyle::title(60.0, INK), Align::Middle);
}

fn building(
    canvas: &mut Canvas,
    tile: TileView,
    kind: Building,
    (x, y): (f32, f32),
    options: &PictureOptions<'_>,
) {
    canvas.sprite_faded(sprites::building(kind), x, y - 14.0, 74.0, if tile.built { 255 } else { 120 });
    pieces::long_name(canvas, (x, y + 41.0), &options.term(kind.as_str()), Align::Middle, 20.5, 132.0);
    symbols(canvas, kind, (x, y + 62.0), 27.0);
    if tile.favour {
        canvas.sprite(sprites::FAVOUR, x - 48.0, y - 22.0, 46.0);
    }
    if tile.used {
        widgets::tick(canvas, x + 50.0, y - 30.0, 32.0);
    }
    if !tile.built {
        // Other viewers see the back.
        canvas.text(x + 52.0, y - 22.0, numeral(tile.stack), TextStyle::title(27.0, INK), Align::Middle);
        canvas.sprite(sprites::EYE, x - 52.0, y - 30.0, 26.0);
    }
}

/// Draws the symbols of a building side by side.
pub(super) fn symbols(canvas: &mut Canvas, kind: Building, (x, y): (f32, f32), side: f32) {
    let printed = data().printed(kind);
    let tracks = Track::ALL.iter().zip(printed.symbols).map(|(track, count)| (sprites::track(*track), count));
    let all: Vec<&str> = tracks
        .chain([(sprites::SAIL, printed.sails)])
        .flat_map(|(sprite, count)| std::iter::repeat_n(sprite, count.into()))
        .collect();
    let left = x - (units(all.len()) - 1.0) * side / 2.0;
    for (i, sprite) in all.iter().enumerate() {
        canvas.sprite(sprite, left + units(i) * side, y, side);
    }
}
