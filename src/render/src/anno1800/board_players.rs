//! The table of players: cards, points, gold, tokens, residents, islands.

use archipel_rules::{
    Seat,
    anno1800::{
        View,
        kinds::{Deck, Naval, Tier},
        view::Player,
    },
};

use super::{changes::of, header, played_cards, symbols};
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    widgets,
};

const ROW: f32 = 118.0;

pub(super) fn height(view: &View) -> f32 {
    units(view.players.count()) * ROW + 20.0
}

pub(super) fn draw(canvas: &mut Canvas, view: &View, area: Area, options: &PictureOptions<'_>) {
    for (i, (seat, player)) in view.players.iter().enumerate() {
        let row = Area::new(area.x + 14.0, area.y + 10.0 + units(i) * ROW, area.w - 28.0, ROW);
        if seat == view.active && view.outcome.is_none() {
            canvas.fill(&Shape::rounded(row.inset(3.0), 10.0), canvas.palette().paper_shade.opaque());
        }
        first_line(canvas, seat, player, row, options);
        second_line(canvas, seat, player, row, options);
    }
}

/// Name, gold, hand by deck, expedition cards, points of played cards.
fn first_line(canvas: &mut Canvas, seat: Seat, player: &Player, row: Area, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let y = row.y + 33.0;
    widgets::shield(canvas, seat.index(), row.x + 28.0, y, 40.0);
    let name = TextStyle::title(28.0, palette.ink);
    canvas.text_fit(row.x + 56.0, y + 10.0, options.name(seat), name, Align::Left, 232.0);
    let put = |canvas: &mut Canvas, x: f32, item: Item<'_>| {
        item.draw(canvas, row.x + x, y, seat, options);
    };
    put(canvas, 298.0, Item { sprite: "gold", text: player.gold.to_string(), id: "gold" });
    for (i, deck) in Deck::ALL.iter().enumerate() {
        let text = player.hand[deck.index()].to_string();
        put(canvas, 404.0 + units(i) * 86.0, Item { sprite: symbols::deck(*deck), text, id: "hand" });
    }
    let text = player.expeditions.to_string();
    put(canvas, 662.0, Item { sprite: "a1800_expedition", text, id: "expeditions" });
    let text = played_cards::card_points(player).to_string();
    put(canvas, 752.0, Item { sprite: "victory", text, id: "points" });
    if player.fireworks {
        canvas.sprite("a1800_fireworks", row.right() - 30.0, y, 44.0);
    }
}

/// Tokens, residents, islands.
fn second_line(canvas: &mut Canvas, seat: Seat, player: &Player, row: Area, options: &PictureOptions<'_>) {
    let mut x = row.x + 8.0;
    for naval in [Naval::Trade, Naval::Explore] {
        let text = player.ready.of(naval).to_string();
        let at = Item { sprite: symbols::token(naval), text, id: naval.as_str() }.draw(
            canvas,
            x,
            row.y + 85.0,
            seat,
            options,
        );
        header::other_tokens(canvas, player, naval, (at, row.y + 85.0), 21.0);
        x += 166.0;
    }
    let mut put = |canvas: &mut Canvas, step: f32, item: Item<'_>| {
        item.draw(canvas, x, row.y + 85.0, seat, options);
        x += step;
    };
    for &tier in Tier::ALL {
        let text = player.cubes[tier.index()].to_string();
        put(canvas, 83.0, Item { sprite: symbols::cube(tier), text, id: tier.as_str() });
    }
    let text = player.old_world.len().to_string();
    put(canvas, 82.0, Item { sprite: "a1800_island_old", text, id: "old_world" });
    let text = player.new_world.len().to_string();
    put(canvas, 0.0, Item { sprite: "a1800_island_new", text, id: "new_world" });
}

/// A sprite with a number. `id` and the seat form its highlight id.
struct Item<'a> {
    sprite: &'a str,
    text: String,
    id: &'a str,
}

impl Item<'_> {
    fn draw(&self, canvas: &mut Canvas, x: f32, y: f32, seat: Seat, options: &PictureOptions<'_>) -> f32 {
        let style = TextStyle::bold(28.0, canvas.palette().ink);
        let end = symbols::figure(canvas, self.sprite, x, y, 37.0, &self.text, style);
        widgets::mark(canvas, options, &of(self.id, seat), Area::new(x - 2.0, y - 25.0, end - x + 5.0, 50.0));
        end
    }
}
