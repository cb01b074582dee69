//! The favour board: the three power fields with their tracks, donations, and the fields for seven colonies.

use archipel_rules::{
    Seat,
    anno1701::{View, data::data, kinds::Track as Symbols},
};

use super::sprites;
use crate::{
    Canvas, PictureOptions, Stamp,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    widgets::{self, Marker, Track},
};

pub(super) const HEIGHT: f32 = 292.0;
const POWER: (f32, f32) = (308.0, 180.0);
const STEPS: u16 = 10;

fn power(top: f32, index: usize) -> Area {
    Area::new(24.0 + units(index) * 322.0, top, POWER.0, POWER.1)
}

fn gifts(top: f32) -> Area {
    Area::new(24.0, top + POWER.1 + 12.0, 952.0, 100.0)
}

fn track(area: Area) -> Track {
    let goal = Some(u16::from(data().power_threshold));
    Track {
        area: Area::new(area.x + 28.0, area.y + 74.0, area.w - 56.0, 92.0),
        length: STEPS,
        every: 1,
        goal,
    }
}

/// Draws the printed parts; `top` is the upper edge.
pub(super) fn ground(canvas: &mut Canvas, top: f32) {
    for (i, symbols) in Symbols::ALL.iter().enumerate() {
        let area = power(top, i);
        widgets::panel(canvas, area);
        track(area).draw_ruler(canvas);
        canvas.sprite(sprites::track(*symbols), area.x + 42.0, area.y + 40.0, 50.0);
    }
    widgets::panel(canvas, gifts(top));
    canvas.sprite("a1701_donate", gifts(top).x + 54.0, gifts(top).centre().1, 66.0);
}

pub(super) fn draw(canvas: &mut Canvas, view: &View, top: f32, options: &PictureOptions<'_>) {
    for (i, symbols) in Symbols::ALL.iter().enumerate() {
        power_field(canvas, view, *symbols, power(top, i), options);
    }
    donations(canvas, view, gifts(top), options);
}

/// A field of the favour board: the shield of its holder, or an empty slot.
fn field(canvas: &mut Canvas, owner: Option<Seat>, (x, y): (f32, f32), is_new: bool) {
    let reach = 64.0;
    let stamp = Stamp::new("favour field", reach, reach, owner.is_some().into());
    canvas.stamp(stamp, Area::around(x, y, reach), |canvas| {
        let palette = canvas.palette();
        let circle = |radius| Shape::circle(reach / 2.0, reach / 2.0, radius);
        if owner.is_some() {
            canvas.fill(&circle(27.0), palette.plaque.opaque());
            canvas.stroke(&circle(27.0), palette.gold.opaque(), 5.0);
            canvas.stroke(&circle(29.5), palette.plaque_ink.opaque(), 1.6);
        } else {
            canvas.dashed(&circle(27.0), palette.line.opaque(), 2.4, 7.0, 6.0);
        }
    });
    if let Some(owner) = owner {
        widgets::shield(canvas, owner.index(), x, y, 36.0);
    }
    if is_new {
        widgets::ring_round(canvas, x, y, 33.0);
    }
}

fn power_field(canvas: &mut Canvas, view: &View, symbols: Symbols, area: Area, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let owner = view.powers[symbols as usize];
    let title = options.term(symbols.power());
    canvas.text_fit(
        area.x + 76.0,
        area.y + 49.0,
        &title,
        TextStyle::title(25.0, palette.ink),
        Align::Left,
        156.0,
    );
    let is_new = widgets::is_new(canvas, options, symbols.power(), area);
    field(canvas, owner, (area.right() - 44.0, area.y + 42.0), is_new);
    let markers: Vec<Marker> = view
        .players
        .iter()
        // The track ends at ten; the table below shows larger numbers.
        .map(|(seat, player)| Marker {
            seat: seat.index(),
            value: u32::from(player.symbols[symbols as usize]).min(STEPS.into()),
        })
        .collect();
    track(area).draw_markers(canvas, &markers);
}

/// The donation fields, the lowest first, and in games of four the two fields for seven colonies.
fn donations(canvas: &mut Canvas, view: &View, area: Area, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let y = area.centre().1;
    let style = TextStyle::title(25.0, palette.ink);
    canvas.text_fit(area.x + 96.0, y + 8.0, &options.term("label-1701-donate"), style, Align::Left, 150.0);
    for (i, (price, donor)) in view.donations.iter().enumerate() {
        let x = area.x + 286.0 + units(i) * 66.0;
        let is_new = widgets::is_new(canvas, options, &gift_id(i), Area::around(x, y, 60.0));
        if donor.is_some() {
            field(canvas, *donor, (x, y), is_new);
        } else {
            widgets::coin(canvas, x, y, u32::from(*price), 50.0);
        }
    }
    if view.seven.is_empty() {
        return;
    }
    let line = Shape::line(area.x + 610.0, area.y + 18.0, area.x + 610.0, area.bottom() - 18.0);
    canvas.stroke(&line, palette.line.opaque(), 1.6);
    canvas.sprite("a1701_seven_colonies", area.x + 656.0, y, 62.0);
    let style = TextStyle::title(25.0, palette.ink);
    canvas.text_fit(area.x + 694.0, y + 8.0, &options.term("label-1701-seven"), style, Align::Left, 118.0);
    for (i, owner) in view.seven.iter().enumerate() {
        let x = area.x + 846.0 + units(i) * 66.0;
        let is_new = widgets::is_new(canvas, options, &seven_id(i), Area::around(x, y, 60.0));
        field(canvas, *owner, (x, y), owner.is_some() && is_new);
    }
}

pub(super) fn gift_id(index: usize) -> String {
    format!("donation_{}", index + 1)
}

pub(super) fn seven_id(index: usize) -> String {
    format!("seven_{}", index + 1)
}
