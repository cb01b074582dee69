//! Small drawings that several pictures of Anno 1701 share.

use archipel_rules::anno1701::{
    kinds::{Face as Tile, Island},
    map::Hex,
};

use super::sprites;
use crate::{
    Canvas, Stamp,
    shape::{Area, Shape, units},
    text::{Align, Face, TextStyle, measure},
    theme::{Pattern, Rgb, seat_style},
};

/// Text colour for grounds that are light in both themes.
pub(super) const INK: Rgb = Rgb(0x0033_2822);
/// Red for the most likely numbers, on a ground that is light in both themes.
pub(super) const RED: Rgb = Rgb(0x00B0_2A1E);

/// The label of a hex, for example `G4`.
pub(super) fn name(hex: Hex) -> String {
    hex.to_string().to_uppercase()
}

/// A free colony site.
pub(super) fn empty_site(canvas: &mut Canvas, (x, y): (f32, f32)) {
    canvas.stamp(Stamp::new("site", 15.0, 15.0, 0), Area::around(x, y, 20.0), |canvas| {
        canvas.fill(&Shape::circle(10.0, 10.0, 7.0), canvas.palette().plaque.opaque());
        canvas.stroke(&Shape::circle(10.0, 10.0, 7.0), INK.opaque(), 2.4);
    });
}

/// A colony: a house in the colour and pattern of its seat.
pub(super) fn colony(canvas: &mut Canvas, seat: usize, (x, y): (f32, f32), size: f32) {
    let reach = size * 1.3;
    let stamp = Stamp::new("colony", size, size, u32::try_from(seat).unwrap_or(0));
    canvas.stamp(stamp, Area::around(x, y, reach), |canvas| {
        paint_colony(canvas, seat, reach / 2.0, size);
    });
}

fn paint_colony(canvas: &mut Canvas, seat: usize, middle: f32, size: f32) {
    let style = seat_style(seat);
    let at = |x: f32, y: f32| (middle + x * size, middle + y * size);
    let shape = |points: &[(f32, f32)]| {
        let moved: Vec<_> = points.iter().map(|&(x, y)| at(x, y)).collect();
        Shape::polygon(&moved)
    };
    let house = shape(&[
        (0.0, -0.5),
        (0.48, -0.06),
        (0.38, -0.06),
        (0.38, 0.44),
        (-0.38, 0.44),
        (-0.38, -0.06),
        (-0.48, -0.06),
    ]);
    canvas.stroke(&house, canvas.palette().halo.opaque(), size * 0.2);
    canvas.fill(&house, style.colour.opaque());
    let charge: &[(f32, f32)] = match style.pattern {
        Pattern::Diagonal => {
            &[(-0.5, -0.34), (-0.3, -0.34), (0.5, 0.34), (0.5, 0.54), (0.3, 0.54), (-0.5, -0.12)]
        }
        Pattern::Vertical => &[(-0.12, -0.5), (0.12, -0.5), (0.12, 0.5), (-0.12, 0.5)],
        Pattern::Cross => &[
            (-0.08, -0.5),
            (0.08, -0.5),
            (0.08, 0.02),
            (0.5, 0.02),
            (0.5, 0.18),
            (0.08, 0.18),
            (0.08, 0.5),
            (-0.08, 0.5),
            (-0.08, 0.18),
            (-0.5, 0.18),
            (-0.5, 0.02),
            (-0.08, 0.02),
        ],
        Pattern::Chevron => {
            &[(0.0, -0.24), (0.5, 0.22), (0.5, 0.46), (0.0, 0.02), (-0.5, 0.46), (-0.5, 0.22)]
        }
    };
    canvas.fill_inside(&shape(charge), &house, style.accent.opaque());
    canvas.stroke(&house, INK.opaque(), (size * 0.075).max(1.8));
}

/// The ground of an island tile, light in both themes because sprites need it.
pub(super) const fn ground(island: Island) -> Rgb {
    match island {
        Island::Tobacco => Rgb(0x00D9_DEA8),
        Island::SugarCane => Rgb(0x00E4_EBB6),
        Island::Gold => Rgb(0x00F0_DCA0),
        Island::Forest => Rgb(0x00BF_D4A4),
        Island::Pasture => Rgb(0x00D2_E3A6),
        Island::Harbour => Rgb(0x00CD_E2E6),
        Island::ForeignPeople => Rgb(0x00EC_D2A8),
    }
}

/// The number of the dice that gives a yield, in a disc; red for the most likely numbers.
pub(super) fn number(canvas: &mut Canvas, number: u8, (x, y): (f32, f32), size: f32) {
    let ink = if matches!(number, 6 | 8) { RED } else { INK };
    let reach = size * 1.44 + 4.0;
    canvas.stamp(Stamp::new("number", size, size, 0), Area::around(x, y, reach), |canvas| {
        let disc = Shape::circle(reach / 2.0, reach / 2.0, size * 0.72);
        canvas.fill(&disc, Rgb(0x00FF_FBEF).opaque());
        canvas.stroke(&disc, INK.opaque(), 1.8);
    });
    canvas.text(x, y + size * 0.36, &number.to_string(), TextStyle::bold(size, ink), Align::Middle);
}

/// A small panel in the colour of an island tile.
pub(super) fn slip(canvas: &mut Canvas, island: Island, area: Area) {
    let stamp = Stamp::new("island slip", area.w, area.h, ground(island).0);
    canvas.stamp(stamp, area.inset(-2.0), |canvas| {
        let shape = Shape::rounded(Area::new(2.0, 2.0, area.w, area.h), 9.0);
        canvas.fill(&shape, ground(island).opaque());
        canvas.stroke(&shape, INK.opaque(), 1.8);
    });
}

/// What an island tile gives: its number, or its cannons or sacks.
pub(super) fn yields(canvas: &mut Canvas, face: Tile, (x, y): (f32, f32), size: f32) {
    match face.island.track() {
        None => number(canvas, face.number, (x, y), size),
        Some(track) => {
            let large = size * 1.5;
            let top = y - large * 0.42 * (units(usize::from(face.symbols)) - 1.0);
            for i in 0..face.symbols {
                canvas.sprite(sprites::track(track), x, top + units(usize::from(i)) * large * 0.84, large);
            }
        }
    }
}

/// Writes a name, which may be long: it shrinks further than other labels before it is cut.
pub(super) fn long_name(
    canvas: &mut Canvas,
    (x, y): (f32, f32),
    text: &str,
    align: Align,
    size: f32,
    room: f32,
) {
    let width = measure(Face::Bold, size, text).max(1.0);
    let size = size * (room / width).clamp(0.7, 1.0);
    canvas.text_fit(x, y, text, TextStyle::bold(size, INK), align, room);
}

/// A row of favour stones: placed ones, then empty places.
pub(super) fn favours(canvas: &mut Canvas, held: u8, all: u8, (right, y): (f32, f32), side: f32) {
    for place in 0..all {
        let sprite = if place < held { sprites::FAVOUR } else { sprites::NO_FAVOUR };
        canvas.sprite(sprite, right - units(usize::from(all - 1 - place)) * side, y, side);
    }
}

/// Highlights an outline.
pub(super) fn ring(canvas: &mut Canvas, shape: &Shape) {
    let palette = canvas.palette();
    canvas.stroke(shape, palette.halo.opaque(), 8.0);
    canvas.stroke(shape, palette.highlight.opaque(), 4.6);
}
