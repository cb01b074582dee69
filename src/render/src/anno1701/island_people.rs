//! The middle row of a settlement: settler, residents, village centre.

use archipel_rules::anno1701::{
    data::data,
    kinds::{Goods, Resident},
    view::PlayerView,
};

use super::{
    pieces::{self, INK},
    settlement, sprites,
};
use crate::{
    Canvas, Form, PictureOptions, Stamp,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    theme::Rgb,
    widgets,
};

pub(super) fn draw(canvas: &mut Canvas, player: &PlayerView, options: &PictureOptions<'_>) {
    settler(canvas, player, options);
    centre(canvas, player, options);
    for resident in Resident::ALL {
        let at = settlement::centre(resident.as_str());
        if player.residents.contains(resident) {
            built(canvas, *resident, at, options);
        } else {
            let next = player.next_resident.is_some_and(|(next, _)| next == *resident);
            to_build(canvas, *resident, at, next, options);
        }
        if widgets::is_new_as(Form::Hexagon, canvas, options, resident.as_str(), settlement::bounds(at)) {
            settlement::ring(canvas, at);
        }
    }
}

fn name(canvas: &mut Canvas, id: &str, (x, y): (f32, f32), ink: Rgb, options: &PictureOptions<'_>) {
    canvas.text_fit(x, y, &options.term(id), TextStyle::bold(22.0, ink), Align::Middle, 136.0);
}

/// The settler, who exchanges three equal goods for another one.
fn settler(canvas: &mut Canvas, player: &PlayerView, options: &PictureOptions<'_>) {
    let (x, y) = settlement::centre("settler");
    canvas.anchor_as(Form::Hexagon, "settler", settlement::bounds((x, y)));
    canvas.sprite("settler", x, y - 26.0, 82.0);
    name(canvas, "settler", (x, y + 38.0), INK, options);
    let rate = format!("{} : 1", data().settler_count);
    canvas.text(x, y + 66.0, &rate, TextStyle::bold(23.0, INK), Align::Middle);
    if player.settler_used {
        widgets::tick(canvas, x + 50.0, y - 30.0, 32.0);
    }
}

/// The village centre, which sells one good; a riot covers it.
fn centre(canvas: &mut Canvas, player: &PlayerView, options: &PictureOptions<'_>) {
    let (x, y) = settlement::centre("village_centre");
    if player.riot {
        settlement::stamp(canvas, (x, y), ("riot", 0), |canvas, outline| {
            canvas.fill(&outline(7.0), Rgb(0x00F3_C9A0).opaque());
        });
        canvas.sprite_faded("a1701_village_centre", x, y - 6.0, 92.0, 90);
        canvas.sprite("fire", x - 44.0, y - 18.0, 52.0);
        canvas.sprite("fire", x + 44.0, y - 18.0, 52.0);
        canvas.sprite(sprites::RIOT, x, y - 14.0, 92.0);
        name(canvas, "label-1701-riot", (x, y + 56.0), pieces::RED, options);
    } else {
        canvas.sprite("a1701_village_centre", x, y - 26.0, 86.0);
        name(canvas, "village_centre", (x, y + 38.0), INK, options);
        widgets::coin(canvas, x - 20.0, y + 60.0, u32::from(data().centre_price), 27.0);
        canvas.sprite("any", x + 18.0, y + 60.0, 30.0);
    }
    if player.centre_used {
        widgets::tick(canvas, x + 50.0, y - 30.0, 32.0);
    }
    canvas.anchor_as(Form::Hexagon, "village_centre", settlement::bounds((x, y)));
    if widgets::is_new_as(Form::Hexagon, canvas, options, "riot", settlement::bounds((x, y))) {
        settlement::ring(canvas, (x, y));
    }
}

fn built(canvas: &mut Canvas, resident: Resident, (x, y): (f32, f32), options: &PictureOptions<'_>) {
    canvas.sprite(sprites::resident(resident), x, y - 22.0, 92.0);
    name(canvas, resident.as_str(), (x, y + 46.0), INK, options);
    // Every resident has a favour stone.
    canvas.sprite(sprites::FAVOUR, x + 46.0, y + 6.0, 44.0);
}

/// The next resident and the cost.
fn to_build(
    canvas: &mut Canvas,
    resident: Resident,
    (x, y): (f32, f32),
    next: bool,
    options: &PictureOptions<'_>,
) {
    settlement::stamp(canvas, (x, y), ("to build", 0), |canvas, outline| {
        canvas.fill(&outline(7.0), Rgb(0x00F8_F0DC).opaque());
        canvas.dashed(&outline(7.0), canvas.palette().line.opaque(), 2.4, 9.0, 7.0);
    });
    canvas.sprite_faded(sprites::resident(resident), x, y - 45.0, 62.0, if next { 170 } else { 90 });
    let ink = if next { INK } else { Rgb(0x006B_5B4C) };
    name(canvas, resident.as_str(), (x, y + 4.0), ink, options);
    cost(canvas, data().cost(resident), (x, y + 26.0), 36.0, if next { 255 } else { 140 });
}

/// Draws goods side by side, with a count if there are several.
pub(super) fn cost(canvas: &mut Canvas, goods: Goods, (x, y): (f32, f32), side: f32, opacity: u8) {
    let palette = canvas.palette();
    let kinds: Vec<_> = goods.iter().filter(|(_, count)| *count > 0).collect();
    let left = x - (units(kinds.len()) - 1.0) * side / 2.0;
    for (i, (good, count)) in kinds.into_iter().enumerate() {
        let at = left + units(i) * side;
        canvas.sprite_faded(sprites::good(good), at, y, side * 0.88, opacity);
        if count > 1 {
            let reach = side * 0.56 + 4.0;
            let around = Area::around(at, y + side * 0.5, reach);
            canvas.stamp(Stamp::new("count", side, side, 0), around, |canvas| {
                let disc = Shape::circle(reach / 2.0, reach / 2.0, side * 0.28);
                canvas.fill(&disc, palette.plaque.opaque());
                canvas.stroke(&disc, INK.opaque(), 1.6);
            });
            let style = TextStyle::bold(side * 0.46, INK);
            canvas.text(at, y + side * 0.66, &count.to_string(), style, Align::Middle);
        }
    }
}
