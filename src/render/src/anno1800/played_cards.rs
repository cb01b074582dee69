//! Played cards: unused effects grouped by kind, and the points of all cards.

use archipel_rules::anno1800::{
    cards::Card,
    data::{Effect, data},
    kinds::Deck,
    view::Player,
};

use super::{
    grounds,
    layout::{GROUP, GROUPS_IN_ROW, PLAYED_HEAD},
    symbols,
};
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    widgets,
};

/// Cards of one deck with the same unused effect.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Group {
    pub(super) deck: Deck,
    pub(super) effect: Effect,
    pub(super) count: usize,
    /// The first card of the group, for highlights.
    first: Card,
}

pub(super) fn groups(player: &Player) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for card in player.played.iter().filter(|played| played.active).map(|played| played.card) {
        let (deck, effect) = (card.deck(), data().card(card).effect);
        match groups.iter_mut().find(|group| group.deck == deck && group.effect == effect) {
            Some(group) => group.count += 1,
            None => groups.push(Group { deck, effect, count: 1, first: card }),
        }
    }
    groups
}

pub(super) fn draw(
    canvas: &mut Canvas,
    player: &Player,
    groups: &[Group],
    area: Area,
    options: &PictureOptions<'_>,
) {
    head(canvas, player, area, options);
    for (i, group) in groups.iter().enumerate() {
        let (column, row) = (i % GROUPS_IN_ROW, i / GROUPS_IN_ROW);
        let x = area.x + 17.0 + units(column) * (GROUP.0 + 4.0);
        let y = area.y + PLAYED_HEAD + units(row) * (GROUP.1 + 8.0);
        chip(canvas, group, Area::new(x, y, GROUP.0, GROUP.1));
        widgets::mark(canvas, options, group.first.id().as_str(), Area::new(x, y, GROUP.0, GROUP.1));
    }
}

/// The points of all played cards, used or not.
pub(super) fn card_points(player: &Player) -> u32 {
    let points =
        |deck: &Deck| u32::from(player.played_by_deck[deck.index()]) * u32::from(data().card_points(*deck));
    Deck::ALL.iter().map(points).sum()
}

/// The number of cards of each deck, with their points, and the sum.
fn head(canvas: &mut Canvas, player: &Player, area: Area, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let y = area.y + 44.0;
    let title = TextStyle::title(28.0, palette.ink);
    canvas.text_fit(area.x + 24.0, y + 10.0, &options.term("label-1800-played"), title, Align::Left, 250.0);
    let mut x = area.x + 290.0;
    for &deck in Deck::ALL {
        let (count, each) = (player.played_by_deck[deck.index()], data().card_points(deck));
        let text = format!("{count}×{each}");
        symbols::figure(canvas, symbols::deck(deck), x, y, 50.0, &text, TextStyle::bold(30.0, palette.ink));
        widgets::mark(
            canvas,
            options,
            &format!("played_{}", deck.as_str()),
            Area::new(x - 4.0, y - 30.0, 150.0, 60.0),
        );
        x += 168.0;
    }
    let width = canvas.text(
        area.right() - 24.0,
        y + 12.0,
        &card_points(player).to_string(),
        TextStyle::bold(34.0, palette.ink),
        Align::Right,
    );
    canvas.sprite("victory", area.right() - 24.0 - width - 28.0, y, 44.0);
}

/// A group of unused cards: the colour of their deck, their effect and their number.
fn chip(canvas: &mut Canvas, group: &Group, area: Area) {
    let palette = canvas.palette();
    let tint = symbols::deck_tint(group.deck);
    grounds::ground(canvas, "a1800 chip", tint.0, area, |canvas, area| {
        let shape = Shape::rounded(area, 10.0);
        canvas.fill(&shape, tint.opaque());
        canvas.stroke(&shape, canvas.palette().plaque_ink.opaque(), 2.0);
    });
    let items = symbols::effect(group.effect);
    let style = TextStyle::bold(30.0, palette.plaque_ink);
    let side = if items.len() > 1 { 38.0 } else { 58.0 };
    let left = area.centre().0 - symbols::counted_row_width(&items, side, style) / 2.0;
    symbols::counted_row(canvas, &items, left, area.centre().1, side, style);
    if group.count > 1 {
        let text = format!("×{}", group.count);
        grounds::badge(canvas, area.right() - 18.0, area.y + 14.0, &text, 22.0, palette.gold);
    }
}
