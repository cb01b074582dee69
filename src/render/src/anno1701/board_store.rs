//! The supply: goods, expansion tiles, encounters and events.

use archipel_rules::anno1701::{
    View,
    kinds::{Good, Stack},
};

use super::sprites;
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    widgets,
};

pub(super) const HEIGHT: f32 = 84.0;
const GOOD: f32 = 87.0;
const PILE: f32 = 93.0;

fn panel(top: f32) -> Area {
    Area::new(24.0, top, 952.0, HEIGHT)
}

fn good_x(index: usize) -> f32 {
    60.0 + units(index) * GOOD
}

fn pile_x(index: usize) -> f32 {
    610.0 + units(index) * PILE
}

pub(super) fn ground(canvas: &mut Canvas, top: f32) {
    let area = panel(top);
    let palette = canvas.palette();
    let y = area.centre().1;
    widgets::panel(canvas, area);
    for (i, good) in Good::ALL.iter().enumerate() {
        canvas.sprite(sprites::good(*good), good_x(i), y, 42.0);
    }
    let line = Shape::line(576.0, area.y + 16.0, 576.0, area.bottom() - 16.0);
    canvas.stroke(&line, palette.line.opaque(), 1.6);
    for (i, numeral) in ["I", "II"].into_iter().enumerate() {
        let back = Area::around(pile_x(i), y, 44.0);
        widgets::plaque(canvas, back, palette.plaque_ink, 2.0);
        canvas.text(pile_x(i), y + 10.0, numeral, TextStyle::title(29.0, palette.plaque_ink), Align::Middle);
    }
    canvas.fill(&Shape::circle(pile_x(2), y, 22.0), palette.plaque.opaque());
    canvas.stroke(&Shape::circle(pile_x(2), y, 22.0), palette.plaque_ink.opaque(), 2.0);
    canvas.text(pile_x(2), y + 11.0, "?", TextStyle::title(32.0, palette.plaque_ink), Align::Middle);
    canvas.sprite("card_back", pile_x(3), y, 48.0);
}

pub(super) fn draw(canvas: &mut Canvas, view: &View, top: f32, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let y = panel(top).centre().1;
    let figure = |canvas: &mut Canvas, x: f32, count: Option<u8>| {
        let text = count.map_or_else(|| "∞".to_owned(), |count| count.to_string());
        let ink = if count == Some(0) { palette.alarm } else { palette.ink };
        canvas.text(x + 27.0, y + 10.0, &text, TextStyle::bold(27.0, ink), Align::Left);
    };
    for (i, good) in Good::ALL.iter().enumerate() {
        figure(canvas, good_x(i), view.supply.map(|supply| supply[*good]));
        widgets::mark(canvas, options, good.as_str(), Area::new(good_x(i) - 22.0, y - 24.0, 82.0, 48.0));
    }
    let piles = [view.stacks[0], view.stacks[1], view.encounters_left, view.events_left];
    for (i, count) in piles.into_iter().enumerate() {
        if let Some(stack) = Stack::ALL.get(i) {
            canvas.anchor(
                &format!("stack_{}", stack.as_str()),
                Area::new(pile_x(i) - 26.0, y - 30.0, 80.0, 60.0),
            );
        }
        // Discarded cards are shuffled again, so an empty stack is not marked as a shortage.
        if i < 2 || count > 0 {
            figure(canvas, pile_x(i), Some(count));
        } else {
            canvas.text(pile_x(i) + 27.0, y + 10.0, "0", TextStyle::bold(27.0, palette.ink), Align::Left);
        }
    }
}
