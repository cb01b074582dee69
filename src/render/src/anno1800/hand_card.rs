//! One population card: its points, its effect, and its needs, each marked as to be made, to be traded or missing.

use archipel_rules::{
    Seat,
    anno1800::{
        View,
        cards::Card,
        data::data,
        kinds::Naval,
    },
};

use super::{
    hand,
    market::{self, Source},
    symbols::{self, Sign},
};
use crate::{
    Canvas, Request, Stamp, parts,
    shape::{Area, Shape, units},
    text::{Align, Type},
    theme::Ink,
};

pub(super) const HEIGHT: f32 = 206.0;
const HEAD: f32 = 62.0;
const PAYABLE: Ink = Ink(0x002E_7D4F);

/// Can this part of the need be met now?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    Make,
    /// With so many trade tokens.
    Trade(u8),
    Missing,
}

/// Each part of a card's need with its mark.
pub(super) fn needs(view: &View, seat: Seat, card: Card) -> Vec<(Sign, Mark)> {
    let need = &data().card(card).need;
    let tokens = view.players.get(seat).map_or((0, 0), |player| {
        let usable = |naval| player.ready.of(naval) + player.on_cards.of(naval);
        (usable(Naval::Trade), usable(Naval::Explore))
    });
    let enough = |needed: u8, have: u8| if needed <= have { Mark::Make } else { Mark::Missing };
    let resources = need.resources.iter().map(|resource| {
        let mark = match market::source(view, seat, resource) {
            Source::Stock | Source::Make => Mark::Make,
            Source::Trade(_, price) | Source::Fetch(price) => Mark::Trade(price),
            Source::Nowhere => Mark::Missing,
        };
        (Sign::new(symbols::resource(resource), 1), mark)
    });
    let tokens = [(Naval::Trade, need.trade, tokens.0), (Naval::Explore, need.explore, tokens.1)];
    let tokens = tokens.into_iter().filter(|(_, needed, _)| *needed > 0);
    resources
        .chain(tokens.map(|(naval, needed, have)| (Sign::new(symbols::token(naval), needed), enough(needed, have))))
        .collect()
}

pub(super) fn draw(canvas: &mut Canvas, view: &View, seat: Seat, card: Card, area: Area, request: &Request<'_>) {
    let palette = canvas.palette();
    let payable = hand::payable(view, card);
    paper(canvas, card, area, payable);
    let y = area.y + HEAD / 2.0 + 2.0;
    canvas.sprite("victory", area.x + 28.0, y, 44.0);
    let points = data().card_points(card.deck()).to_string();
    canvas.text(area.x + 28.0, y + 8.0, &points, Type::bold(22.0, palette.plaque_ink), Align::Middle);
    let signs = symbols::effect(data().card(card).effect);
    let (side, step) = if signs.len() > 2 { (36.0, 36.0) } else { (46.0, 52.0) };
    let right = area.right() - 14.0 - if payable { 26.0 } else { 0.0 } - side / 2.0;
    symbols::row(canvas, &signs, right - step * (units(signs.len()) - 1.0) / 2.0, y, side, step);
    let title = request.term(card.id().as_str());
    let style = Type::bold(20.0, palette.plaque_ink);
    let x = area.centre().0;
    canvas.text_fit(x, area.y + HEAD + 25.0, &title, style, Align::Middle, area.w - 16.0);
    let needs = needs(view, seat, card);
    let step = 58.0;
    let left = x - step * (units(needs.len()) - 1.0) / 2.0;
    for (i, (sign, mark)) in needs.into_iter().enumerate() {
        let at = left + units(i) * step;
        symbols::counted(canvas, sign, at, area.y + HEAD + 66.0, 54.0);
        self::mark(canvas, mark, at, area.bottom() - 24.0);
    }
    if payable {
        parts::tick(canvas, area.right() - 18.0, area.y + 20.0, 38.0);
    }
    if request.is_new(card.id().as_str()) {
        parts::ring(canvas, area);
    }
}

fn paper(canvas: &mut Canvas, card: Card, area: Area, payable: bool) {
    let margin = 5.0;
    let name = if payable { "a1800 payable card" } else { "a1800 card" };
    let stamp = Stamp::new(name, area.w, area.h, symbols::deck_tint(card.deck()).0);
    canvas.stamp(stamp, area.inset(-margin), |canvas| {
        let palette = canvas.palette();
        let area = Area::new(margin, margin, area.w, area.h);
        let shape = Shape::rounded(area, 12.0);
        let shadow = Area::new(area.x + 1.5, area.y + 2.5, area.w, area.h);
        canvas.fill(&Shape::rounded(shadow, 12.0), Ink(0).alpha(40));
        canvas.fill(&shape, palette.plaque.opaque());
        let head = Area::new(area.x, area.y, area.w, HEAD);
        canvas.fill_inside(&Shape::rect(head), &shape, symbols::deck_tint(card.deck()).opaque());
        canvas.stroke(&shape, palette.plaque_ink.opaque(), 2.2);
        if payable {
            canvas.stroke(&Shape::rounded(area.inset(2.5), 11.0), PAYABLE.opaque(), 6.0);
        }
    });
}

/// A tick, the token with its price, or a cross.
fn mark(canvas: &mut Canvas, mark: Mark, x: f32, y: f32) {
    match mark {
        Mark::Make => parts::tick(canvas, x, y, 28.0),
        Mark::Trade(price) => {
            let sign = Sign::new(symbols::token(Naval::Trade), price);
            symbols::counted(canvas, sign, x, y, 32.0);
        }
        Mark::Missing => parts::cross(canvas, x, y, 28.0),
    }
}
