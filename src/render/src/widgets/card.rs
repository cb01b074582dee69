//! Cards in a hand, and coins.

use crate::{
    Canvas, Stamp,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    widgets::{badge, ring, slot},
};

/// The size of [`goods_card`].
pub const CARD: (f32, f32) = (138.0, 214.0);

/// One kind of good in a hand: a stack of up to four cards, with the count.
pub fn goods_card(canvas: &mut Canvas, at: (f32, f32), sprite: &str, word: &str, count: u8, is_new: bool) {
    let palette = canvas.palette();
    let area = Area::new(at.0, at.1, CARD.0, CARD.1);
    let x = area.centre().0;
    if count == 0 {
        slot(canvas, area);
        canvas.sprite_faded(sprite, x, area.y + 84.0, 84.0, 90);
        let style = TextStyle::label(25.0, palette.ink_soft);
        canvas.text_fit(x, area.bottom() - 24.0, word, style, Align::Middle, 124.0);
        if is_new {
            ring(canvas, area);
        }
        return;
    }
    let depth = usize::from(count.min(4)) - 1;
    let reach = units(depth) * 6.0 + 4.0;
    let around = Area::new(area.x - 4.0, area.y - reach, area.w + reach + 4.0, area.h + reach + 4.0);
    let stamp = Stamp::new("card", area.w, area.h, count.min(4).into());
    canvas.stamp(stamp, around, |canvas| stack(canvas, Area::new(4.0, reach, area.w, area.h), depth));
    canvas.sprite(sprite, x, area.y + 88.0, 108.0);
    let style = TextStyle::bold(26.0, palette.plaque_ink);
    canvas.text_fit(x, area.bottom() - 24.0, word, style, Align::Middle, 122.0);
    if is_new {
        ring(canvas, area);
    }
    if count > 1 {
        let (x, y) = (area.right() - 18.0, area.y + 20.0);
        badge(canvas, x, y, &format!("×{count}"), 30.0, palette.gold, palette.plaque_ink);
    }
}

/// A stack of blank cards.
fn stack(canvas: &mut Canvas, area: Area, depth: usize) {
    let palette = canvas.palette();
    for behind in (1..=depth).rev() {
        let shift = units(behind) * 6.0;
        let shape = Shape::rounded(Area::new(area.x + shift, area.y - shift, area.w, area.h), 14.0);
        canvas.fill(&shape, palette.plaque.opaque());
        canvas.stroke(&shape, palette.plaque_ink.opaque(), 2.2);
    }
    let front = Shape::rounded(area, 14.0);
    canvas.fill(&front, palette.plaque.opaque());
    canvas.stroke(&Shape::rounded(area.inset(7.0), 9.0), palette.line.opaque(), 1.8);
    canvas.stroke(&front, palette.plaque_ink.opaque(), 2.6);
}

/// A coin with an amount on it.
pub fn coin(canvas: &mut Canvas, cx: f32, cy: f32, amount: u32, side: f32) {
    let palette = canvas.palette();
    canvas.fill(&Shape::circle(cx, cy, side / 2.0), palette.gold.opaque());
    canvas.stroke(&Shape::circle(cx, cy, side / 2.0), palette.plaque_ink.opaque(), 2.0);
    let letters = side * if amount > 9 { 0.58 } else { 0.72 };
    let style = TextStyle::bold(letters, palette.plaque_ink);
    canvas.text(cx, cy + letters * 0.36, &amount.to_string(), style, Align::Middle);
}
