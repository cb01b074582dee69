//! A player's sets: collected symbols or house values, and the bonus taken or still available.

use archipel_rules::{
    Seat,
    mille_fiori::{View, kinds::Area as Quarter, view::PlayerView},
};

use super::{board_players::taken, glass, symbols};
use crate::{
    Canvas,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    widgets,
};

pub(super) fn draw(canvas: &mut Canvas, view: &View, seat: Seat, player: &PlayerView, panel: Area) {
    let palette = canvas.palette();
    for (i, (area, held, needed)) in player.sets.iter().enumerate() {
        let row = Area::new(panel.x + 14.0, panel.y + 12.0 + units(i) * 95.0, panel.w - 28.0, 92.0);
        let y = row.centre().1;
        if i > 0 {
            let line = Shape::line(row.x + 6.0, row.y - 1.0, row.right() - 6.0, row.y - 1.0);
            canvas.stroke(&line, palette.line.opaque(), 1.6);
        }
        let done = taken(view, *area, seat);
        if *area == Quarter::Houses {
            values(canvas, view, seat, row);
        } else {
            goods(canvas, view, seat, *area, row);
        }
        let x = row.right() - 44.0;
        if let Some(points) = done {
            glass::glass(canvas, seat.index(), x, y, 88.0, 84.0);
            canvas.text(
                x,
                y + 10.0,
                &points.to_string(),
                TextStyle::bold(28.0, palette.plaque_ink),
                Align::Middle,
            );
            widgets::tick(canvas, x + 30.0, y - 26.0, 28.0);
        } else {
            let text = format!("{held}/{needed}");
            canvas.text(x, y - 4.0, &text, TextStyle::bold(28.0, palette.ink), Align::Middle);
            if let Some(points) = next(view, *area) {
                widgets::badge(
                    canvas,
                    x,
                    y + 24.0,
                    &points.to_string(),
                    22.0,
                    palette.gold,
                    palette.plaque_ink,
                );
            }
        }
    }
}

/// The best free bonus.
fn next(view: &View, area: Quarter) -> Option<u8> {
    let places = &view.bonus.iter().find(|bonus| bonus.area == area)?.places;
    places.iter().find(|(_, holder)| holder.is_none()).map(|(points, _)| *points)
}

fn goods(canvas: &mut Canvas, view: &View, seat: Seat, area: Quarter, row: Area) {
    let palette = canvas.palette();
    let step = 92.0;
    for (i, symbol) in area.symbols().iter().enumerate() {
        let x = row.x + 44.0 + units(i) * step;
        let count =
            view.fields.iter().filter(|field| field.symbol == *symbol && field.owner == Some(seat)).count();
        let place = Area::around(x, row.centre().1, 74.0);
        if count == 0 {
            widgets::slot(canvas, place);
        } else {
            widgets::plaque(canvas, place, palette.plaque_ink, 2.2);
        }
        let opacity = if count == 0 { 80 } else { 255 };
        canvas.sprite_faded(symbols::sprite(*symbol), x, row.centre().1, 56.0, opacity);
        if count > 1 {
            let text = format!("×{count}");
            widgets::badge(
                canvas,
                x + 26.0,
                row.centre().1 + 28.0,
                &text,
                20.0,
                palette.plaque,
                palette.plaque_ink,
            );
        }
    }
}

/// The distinct values of the player's houses.
fn values(canvas: &mut Canvas, view: &View, seat: Seat, row: Area) {
    let palette = canvas.palette();
    let mut all: Vec<u8> = view.fields.iter().filter_map(|field| field.value).collect();
    all.sort_unstable();
    all.dedup();
    let step = 372.0 / units(all.len().max(1));
    for (i, value) in all.iter().enumerate() {
        let x = row.x + 6.0 + step * (units(i) + 0.5);
        let has = view.fields.iter().any(|field| field.value == Some(*value) && field.owner == Some(seat));
        let place = Area::around(x, row.centre().1, step - 8.0);
        if has {
            widgets::plaque(canvas, place, palette.plaque_ink, 2.2);
        } else {
            widgets::slot(canvas, place);
        }
        canvas.sprite_faded("house", x, row.centre().1 - 2.0, step - 18.0, if has { 80 } else { 30 });
        let ink = if has { palette.plaque_ink } else { palette.ink_soft };
        canvas.text(x, row.centre().1 + 10.0, &value.to_string(), TextStyle::bold(30.0, ink), Align::Middle);
    }
}
