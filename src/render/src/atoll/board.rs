//! The lagoon: twelve islets in a ring, the canoe inside it, and both players below.

use archipel_rules::Seat;
use archipel_rules::atoll::View;
use archipel_rules::atoll::kinds::Islet;
use archipel_rules::atoll::view::{IsletView, PlayerView};

use super::{changes, hand, owner};
use crate::{
    Canvas, PictureOptions,
    background_cache::{self, Key},
    shape::{Area, Shape, units},
    sheet::Sheet,
    text::{Align, TextStyle},
    widgets::{self, Coast},
};

const CENTRE: (f32, f32) = (500.0, 508.0);
const PLAYERS: Area = Area::new(24.0, 932.0, 952.0, 190.0);
const HEIGHT: f32 = PLAYERS.bottom() + 24.0;
/// Height of the viewer's tiles below the players.
const HAND: f32 = 206.0;
const SIDE: f32 = 128.0;

pub(super) fn draw(view: &View, options: &PictureOptions<'_>, sheet: Sheet) -> Canvas {
    let owner = owner(view, options.subject);
    let height = if owner.is_some() { HEIGHT + HAND } else { HEIGHT };
    let key = Key { name: "atoll", variant: owner.is_some().into(), sheet, theme: options.theme };
    let mut canvas = background_cache::get_or_draw(key, height, ground);
    header(&mut canvas, view, options);
    for islet in &view.islets {
        draw_islet(&mut canvas, view, islet, options);
    }
    let (x, y) = place(view.canoe, 186.0);
    canvas.sprite("atoll_canoe", x, y, 104.0);
    for (row, (seat, player)) in view.players.iter().enumerate() {
        let line = Area::new(PLAYERS.x + 12.0, PLAYERS.y + 62.0 + units(row) * 60.0, PLAYERS.w - 24.0, 56.0);
        draw_player(&mut canvas, view, (seat, player), line, options);
    }
    if owner.is_some() {
        hand::draw(&mut canvas, view, Area::new(24.0, HEIGHT - 8.0, 952.0, HAND - 8.0), options);
    }
    canvas
}

/// A point on the line from the middle of the lagoon to an islet. A table, because sines may differ between machines.
fn place(islet: Islet, distance: f32) -> (f32, f32) {
    const LONG: f32 = 0.866_025_4;
    const AROUND: [(f32, f32); 12] = [
        (0.0, -1.0),
        (0.5, -LONG),
        (LONG, -0.5),
        (1.0, 0.0),
        (LONG, 0.5),
        (0.5, LONG),
        (0.0, 1.0),
        (-0.5, LONG),
        (-LONG, 0.5),
        (-1.0, 0.0),
        (-LONG, -0.5),
        (-0.5, -LONG),
    ];
    let (x, y) = AROUND[islet.index()];
    (CENTRE.0 + x * distance * 1.16, CENTRE.1 + y * distance)
}

fn coast(islet: Islet) -> Coast {
    let (x, y) = place(islet, 324.0);
    let seed = 71 + u32::try_from(islet.index()).unwrap_or(0);
    Coast { area: Area::around(x, y, SIDE), corner: 52.0, wobble: 7.0, step: 38.0, seed }
}

/// What never changes: water, reef, bare islets, paper.
fn ground(canvas: &mut Canvas) {
    let palette = canvas.palette();
    let area = canvas.area();
    widgets::water(canvas, area, 67);
    // The reef: a pale ring under the islets, with deep blue outside and the calm lagoon inside.
    let ring = |reach: f32| Shape::ellipse(CENTRE.0, CENTRE.1, reach * 1.16, reach);
    canvas.stroke(&ring(324.0), palette.shallows[0].opaque(), 176.0);
    canvas.stroke(&ring(324.0), palette.shallows[1].opaque(), 134.0);
    canvas.fill(&ring(258.0), palette.shallows[1].opaque());
    canvas.fill(&ring(224.0), palette.shallows[2].opaque());
    canvas.dashed(&ring(258.0), palette.foam.opaque(), 4.0, 16.0, 12.0);
    canvas.dashed(&ring(392.0), palette.foam.opaque(), 4.0, 22.0, 14.0);
    canvas.sprite_faded("compass", CENTRE.0, CENTRE.1, 190.0, 70);
    for islet in Islet::all() {
        coast(islet).draw_shallows(canvas, 16.0);
    }
    for islet in Islet::all() {
        coast(islet).draw_land(canvas, 22.0);
    }
    widgets::panel(canvas, Area::new(24.0, 24.0, 952.0, 66.0));
    widgets::panel(canvas, PLAYERS);
    for (x, sprite) in COLUMNS.into_iter().zip(["victory", "tree", "atoll_pearl", "tile_back"]) {
        canvas.sprite(sprite, x, PLAYERS.y + 36.0, 44.0);
    }
    widgets::frame(canvas);
}

/// Whose turn it is or who has won; the round; the tiles in the bag.
fn header(canvas: &mut Canvas, view: &View, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let winners = view.outcome.iter().flat_map(|outcome| outcome.winners.iter());
    let style = TextStyle::title(34.0, palette.ink);
    let mut x = 62.0;
    for seat in winners.chain(view.active) {
        widgets::shield(canvas, seat.index(), x, 57.0, 44.0);
        let width = canvas.text_fit(x + 34.0, 69.0, options.name(seat), style, Align::Left, 230.0);
        x += 34.0 + width + 44.0;
        if view.outcome.is_some() {
            canvas.sprite("victory", x - 14.0, 57.0, 44.0);
            x += 48.0;
        }
    }
    let bag = view.bag.to_string();
    canvas.text(948.0, 68.0, &bag, TextStyle::bold(30.0, palette.ink), Align::Right);
    canvas.sprite("tile_back", 884.0, 57.0, 46.0);
    let round = format!("{} {}/{}", options.term("label-round"), view.round, view.rounds);
    canvas.text_fit(844.0, 68.0, &round, TextStyle::title(28.0, palette.ink), Align::Right, 200.0);
}

fn draw_islet(canvas: &mut Canvas, view: &View, islet: &IsletView, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let (x, y) = place(islet.islet, 324.0);
    let id = islet.islet.id();
    let is_new = widgets::is_new(canvas, options, id.as_str(), Area::around(x, y, SIDE));
    if let Some(owner) = islet.owner {
        canvas.sprite("atoll_palm", x - 4.0, y - 12.0, 116.0);
        // On the side of the lagoon; the letter is on the other.
        let side = if x > CENTRE.0 { -34.0 } else { 34.0 };
        widgets::shield(canvas, owner.index(), x + side, y + 32.0, 46.0);
        if is_new {
            widgets::ring_round(canvas, x, y, SIDE * 0.62);
        } else if view.newest == Some(islet.islet) {
            canvas.stroke(&Shape::circle(x, y, SIDE * 0.62), palette.foam.opaque(), 5.0);
        }
    } else {
        let count = usize::from(islet.pearls);
        let left = x - units(count.saturating_sub(1)) * 17.0;
        for pearl in 0..count {
            canvas.sprite("atoll_pearl", left + units(pearl) * 34.0, y + 8.0, 34.0);
        }
    }
    let (x, y) = place(islet.islet, 394.0);
    let letter = id.as_str().to_uppercase();
    widgets::badge(canvas, x, y, &letter, 26.0, palette.plaque, palette.plaque_ink);
}

/// The middles of the columns: score, groves, pearls, tiles in hand.
const COLUMNS: [f32; 4] = [520.0, 640.0, 760.0, 880.0];

fn draw_player(
    canvas: &mut Canvas,
    view: &View,
    (seat, player): (Seat, &PlayerView),
    line: Area,
    options: &PictureOptions<'_>,
) {
    let palette = canvas.palette();
    let y = line.centre().1;
    if view.due.contains(seat) || view.outcome.as_ref().is_some_and(|end| end.winners.contains(seat)) {
        canvas.fill(&Shape::rounded(line, 10.0), palette.paper_shade.opaque());
    }
    widgets::shield(canvas, seat.index(), line.x + 34.0, y, 42.0);
    let style = TextStyle::label(28.0, palette.ink);
    canvas.text_fit(line.x + 68.0, y + 10.0, options.name(seat), style, Align::Left, 360.0);
    let tiles = i64::try_from(player.tiles).unwrap_or(0);
    let figures = [player.score, player.groves, player.pearls, tiles];
    for (index, (x, figure)) in COLUMNS.into_iter().zip(figures).enumerate() {
        let style =
            if index == 0 { TextStyle::bold(34.0, palette.ink) } else { TextStyle::label(28.0, palette.ink) };
        canvas.text(x, y + 11.0, &figure.to_string(), style, Align::Middle);
    }
    widgets::mark(
        canvas,
        options,
        changes::score_id(seat.index()).as_str(),
        Area::new(COLUMNS[0] - 36.0, y - 20.0, 72.0, 40.0),
    );
}
