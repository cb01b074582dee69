//! One population card: its points, its effect, and its needs, each with a [`Mark`].

use archipel_rules::anno1800::{View, cards::Card, data::Effect, kinds::Naval, view::HandCard};

use super::{
    grounds, hand, line_break,
    marks::{self, Mark},
    symbols::{self, CountedSprite},
};
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    theme::Rgb,
    widgets,
};

pub(super) const HEIGHT: f32 = 222.0;
const HEAD: f32 = 58.0;
const PAYABLE: Rgb = Rgb(0x002E_7D4F);

/// The needs of a card with their marks.
fn needs(view: &View, card: &HandCard) -> Vec<(CountedSprite, Mark)> {
    let usable = |naval: Naval| {
        let player = hand::owner(view).and_then(|seat| view.players.get(seat));
        player.map_or(0, |player| player.ready.of(naval) + player.on_cards.of(naval))
    };
    let resources = card.need.resources.iter();
    let resources = resources
        .map(|resource| (CountedSprite::new(symbols::resource(resource), 1), marks::of(view, resource)));
    let tokens = [(Naval::Trade, card.need.trade), (Naval::Explore, card.need.explore)];
    let tokens = tokens.into_iter().filter(|(_, needed)| *needed > 0).map(|(naval, needed)| {
        let mark = if needed <= usable(naval) { Mark::Make } else { Mark::Later };
        (CountedSprite::new(symbols::token(naval), needed), mark)
    });
    resources.chain(tokens).collect()
}

pub(super) fn draw(
    canvas: &mut Canvas,
    view: &View,
    own: &HandCard,
    area: Area,
    options: &PictureOptions<'_>,
) {
    let palette = canvas.palette();
    let &HandCard { card, payable, .. } = own;
    paper(canvas, card, area, payable);
    let y = area.y + HEAD / 2.0 + 2.0;
    grounds::badge(canvas, area.x + 30.0, y, &own.points.to_string(), 28.0, palette.gold);
    effect(canvas, own.effect, area.right() - if payable { 36.0 } else { 14.0 }, y);
    let x = area.centre().0;
    let (style, room) = (TextStyle::bold(19.0, palette.plaque_ink), area.w - 12.0);
    let title = options.term(card.id().as_str());
    let lines = line_break::two(&title, style, room);
    let style = line_break::small_enough(lines, style, room);
    // A title of one line is centred vertically.
    let top = area.y + HEAD + if lines.1.is_empty() { 33.0 } else { 23.0 };
    canvas.text_fit(x, top, lines.0, style, Align::Middle, room);
    canvas.text_fit(x, top + 22.0, lines.1, style, Align::Middle, room);
    let needs = needs(view, own);
    let step = 58.0;
    let left = x - step * (units(needs.len()) - 1.0) / 2.0;
    for (i, (item, mark)) in needs.into_iter().enumerate() {
        let at = left + units(i) * step;
        let style = TextStyle::bold(32.0, palette.plaque_ink);
        // Centred. Several tokens of a kind are one sprite with the count beside it.
        let left = at - symbols::counted_row_width(&[item], 54.0, style) / 2.0;
        symbols::counted_row(canvas, &[item], left, area.y + HEAD + 86.0, 54.0, style);
        marks::draw(canvas, mark, at, area.bottom() - 24.0, 28.0);
    }
    if payable {
        widgets::tick(canvas, area.right() - 12.0, area.y + 14.0, 38.0);
    }
    widgets::mark(canvas, options, card.id().as_str(), area);
}

/// The effect, right-aligned.
fn effect(canvas: &mut Canvas, effect: Effect, right: f32, y: f32) {
    let items = symbols::effect(effect);
    if items.len() > 2 {
        symbols::row(canvas, &items, right - 46.0, y, 30.0, 32.0);
        return;
    }
    let (side, letters) = if items.len() > 1 { (28.0, 22.0) } else { (46.0, 24.0) };
    let style = TextStyle::bold(letters, canvas.palette().plaque_ink);
    let left = right - symbols::counted_row_width(&items, side, style);
    symbols::counted_row(canvas, &items, left, y, side, style);
}

fn paper(canvas: &mut Canvas, card: Card, area: Area, payable: bool) {
    let tint = symbols::deck_tint(card.deck());
    let name = if payable { "a1800 payable card" } else { "a1800 card" };
    grounds::ground(canvas, name, tint.0, area, |canvas, area| {
        grounds::paper(canvas, area, 12.0);
        let shape = Shape::rounded(area, 12.0);
        let head = Area::new(area.x, area.y, area.w, HEAD);
        canvas.fill_inside(&Shape::rect(head), &shape, tint.opaque());
        canvas.stroke(&shape, canvas.palette().plaque_ink.opaque(), 2.2);
        if payable {
            canvas.stroke(&Shape::rounded(area.inset(2.5), 11.0), PAYABLE.opaque(), 6.0);
        }
    });
}
