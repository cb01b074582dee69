//! The panel below a home island: progress of the victory points, possessions and dangers.

use archipel_rules::anno1503::{
    data::{SHIPS, data},
    view::Player,
};

use super::printed::emblem;
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    theme::Rgb,
    widgets,
};

pub(super) const AREA: Area = Area::new(24.0, 672.0, 952.0, 190.0);

/// Red text on the dangers' ground, which is light in both themes.
const ALARM: Rgb = Rgb(0x00B0_2A1E);

pub(super) fn draw(canvas: &mut Canvas, player: &Player, options: &PictureOptions<'_>) {
    progress(canvas, player, options);
    let middle = AREA.y + 94.0;
    let line = Shape::line(AREA.x + 20.0, middle, AREA.right() - 20.0, middle);
    canvas.stroke(&line, canvas.palette().line.opaque(), 1.6);
    stock(canvas, player, options);
}

/// The five victory points with their progress; a held one has a golden shield.
fn progress(canvas: &mut Canvas, player: &Player, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let step = (AREA.w - 30.0) / 5.0;
    for (i, point) in player.victory_points.iter().enumerate() {
        let cell = Area::new(AREA.x + 15.0 + units(i) * step, AREA.y + 12.0, step, 76.0);
        let y = cell.centre().1;
        canvas.sprite(emblem(point.point), cell.x + 30.0, y, 50.0);
        let text = format!("{}/{}", point.have, point.need);
        let ink = if point.held { palette.good } else { palette.ink };
        let width =
            canvas.text_fit(cell.x + 57.0, y + 11.0, &text, TextStyle::bold(29.0, ink), Align::Left, 84.0);
        let sprite = if point.held { "victory" } else { "victory_empty" };
        canvas.sprite(sprite, cell.x + 57.0 + width + 25.0, y, 42.0);
        if i > 0 {
            let line = Shape::line(cell.x, cell.y + 12.0, cell.x, cell.bottom() - 12.0);
            canvas.stroke(&line, palette.line.opaque(), 1.6);
        }
        widgets::mark(canvas, options, point.point.as_str(), cell.inset(5.0));
    }
}

struct Item<'a> {
    sprite: &'a str,
    text: String,
    width: f32,
    ink: Rgb,
    alarm: bool,
    id: &'a str,
}

/// Gold, cards, ships and remaining tiles, and the current losses from a pirate and from a fire.
fn stock(canvas: &mut Canvas, player: &Player, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let y = AREA.y + 140.0;
    let alarm = |cost: u32| cost > player.gold;
    let plain = |sprite, text, width, id| Item { sprite, text, width, ink: palette.ink, alarm: false, id };
    let items = [
        plain("gold", player.gold.to_string(), 112.0, "gold"),
        plain("card_back", player.hand_size.to_string(), 104.0, "hand"),
        plain("ship", format!("{}/{SHIPS}", player.ships_in_supply), 132.0, "ships"),
        plain(
            "pioneer",
            format!("{}/{}", player.pioneer_tiles_left, data().pioneer_tiles),
            132.0,
            "pioneer_tiles",
        ),
        plain(
            "citizen",
            format!("{}/{}", player.citizen_tiles_left, data().citizen_tiles),
            132.0,
            "citizen_tiles",
        ),
    ];
    let mut x = AREA.x + 18.0;
    for item in &items {
        entry(canvas, x, y, item, options);
        x += item.width;
    }
    // Dangers are set apart, because they are not possessions.
    let box_left = x + 6.0;
    let area = Area::new(box_left, y - 36.0, AREA.right() - 16.0 - box_left, 72.0);
    canvas.fill(&Shape::rounded(area, 12.0), palette.plaque.opaque());
    canvas.stroke(&Shape::rounded(area, 12.0), palette.line.opaque(), 1.6);
    for (i, (sprite, cost)) in
        [("pirate", player.pirate_cost), ("fire", player.fire_cost)].into_iter().enumerate()
    {
        let item = Item {
            sprite,
            text: if cost == 0 { "0".into() } else { format!("−{cost}") },
            width: 0.0,
            ink: palette.plaque_ink,
            alarm: alarm(cost),
            id: sprite,
        };
        entry(canvas, area.x + 8.0 + units(i) * (area.w / 2.0), y, &item, options);
    }
}

fn entry(canvas: &mut Canvas, x: f32, y: f32, item: &Item<'_>, options: &PictureOptions<'_>) {
    canvas.sprite(item.sprite, x + 28.0, y, 52.0);
    let ink = if item.alarm { ALARM } else { item.ink };
    let width = canvas.text(x + 60.0, y + 11.0, &item.text, TextStyle::bold(32.0, ink), Align::Left);
    if item.alarm {
        canvas.text(x + 62.0 + width, y + 11.0, "!", TextStyle::bold(32.0, ink), Align::Left);
    }
    widgets::mark(canvas, options, item.id, Area::new(x, y - 32.0, 66.0 + width, 64.0));
}
