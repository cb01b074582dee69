//! The tile supply: the cost of each tile, how many are left, who has one, and which the viewer could build now.

use archipel_rules::anno1800::{
    View,
    data::{Role, data},
    kinds::{Tier, Tile},
    view::{Player, Sale},
};

use super::{grounds, hand, line_break, symbols};
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    theme::Rgb,
    widgets,
};

const COLUMNS: usize = 6;
const CELL: (f32, f32) = (155.0, 128.0);
const STEP: (f32, f32) = (159.4, 133.0);
const ROWS: f32 = 8.0;
pub(super) const HEIGHT: f32 = ROWS * STEP.1 - 4.0;
const PAYABLE: Rgb = Rgb(0x002E_7D4F);

/// All tiles in rows of six: industries of workers and shipyards, of artisans, of engineers, ships.
fn places() -> impl Iterator<Item = (usize, usize, Tile)> {
    let of = |wanted: &dyn Fn(Role) -> bool| -> Vec<Tile> {
        data().on_sale().filter(|tile| wanted(data().tile(*tile).role)).collect()
    };
    let industries = |tier: Tier| of(&|role| matches!(role, Role::Industry { tier: own, .. } if own == tier));
    let yards = of(&|role| matches!(role, Role::Shipyard { .. }));
    let ships = of(&|role| matches!(role, Role::Ship { .. }));
    let blocks = [
        [industries(Tier::Worker), yards].concat(),
        industries(Tier::Artisan),
        industries(Tier::Engineer),
        ships,
    ];
    let rows =
        blocks.into_iter().flat_map(|block| block.chunks(COLUMNS).map(<[Tile]>::to_vec).collect::<Vec<_>>());
    rows.enumerate()
        .flat_map(|(row, tiles)| tiles.into_iter().enumerate().map(move |(column, tile)| (row, column, tile)))
}

fn cell(area: Area, row: usize, column: usize) -> Area {
    Area::new(area.x + units(column) * STEP.0, area.y + units(row) * STEP.1, CELL.0, CELL.1)
}

/// Draws the parts that never change: frames and costs.
pub(super) fn ground(canvas: &mut Canvas, area: Area) {
    // The last row of the artisans is not full.
    let open = cell(area, 5, 4);
    canvas.sprite_faded("compass", open.x - 2.0, open.centre().1, 104.0, 110);
    canvas.sprite_faded("dolphin", open.right() + 60.0, open.centre().1, 70.0, 110);
    for (row, column, tile) in places() {
        let place = cell(area, row, column);
        let palette = canvas.palette();
        match data().tile(tile).role {
            Role::Industry { tier, .. } => {
                widgets::plaque(canvas, place, symbols::ink(tier), 3.0);
                let band = Area::new(place.x + 2.0, place.y + 2.0, place.w - 4.0, BAND - 2.0);
                canvas.fill(&Shape::rounded(band, 8.0), symbols::tint(tier).opaque());
                canvas.sprite(symbols::cube(tier), place.x + 18.0, place.y + BAND / 2.0 + 1.0, 24.0);
            }
            Role::Shipyard { .. } => widgets::plaque(canvas, place, palette.plank_shade, 3.0),
            Role::Ship { .. } => widgets::plaque(canvas, place, palette.stone_shade, 3.0),
        }
        costs(canvas, tile, place);
    }
}

/// The line with the number of tiles left and their owners.
const BAND: f32 = 30.0;

/// Up to four sprites, two by two; a tile without cost is marked as free.
fn costs(canvas: &mut Canvas, tile: Tile, place: Area) {
    let items = symbols::cost(&data().tile(tile).cost);
    let (x, y) = (place.right() - 41.0, place.y + 63.0);
    if items.is_empty() {
        canvas.text(x, y + 12.0, "0", TextStyle::bold(34.0, canvas.palette().plaque_ink), Align::Middle);
    }
    let rows = items.chunks(2);
    let count = units(rows.len());
    for (row, items) in rows.enumerate() {
        let y = y + (units(row) - (count - 1.0) / 2.0) * 36.0;
        symbols::row(canvas, items, x, y, 35.0, 38.0);
    }
}

pub(super) fn draw(canvas: &mut Canvas, view: &View, area: Area, options: &PictureOptions<'_>) {
    for (row, column, tile) in places() {
        let place = cell(area, row, column);
        if let Some(sale) = view.board.tiles.iter().find(|sale| sale.tile == tile) {
            one(canvas, view, sale, place, options);
        }
        widgets::mark(canvas, options, tile.as_str(), place);
    }
}

/// The name of the tile without its workers, whose cube is shown above.
fn name(canvas: &mut Canvas, tile: Tile, place: Area, options: &PictureOptions<'_>) {
    let term = options.term(tile.as_str());
    let term = term.split(" (").next().unwrap_or_default();
    let ink = canvas.palette().plaque_ink;
    let (x, room) = (place.centre().0, place.w - 6.0);
    match line_break::two(term, TextStyle::bold(17.0, ink), room) {
        (one, "") => {
            canvas.text_fit(x, place.bottom() - 9.0, one, TextStyle::bold(17.0, ink), Align::Middle, room);
        }
        (one, other) => {
            for (line, up) in [(one, 19.0), (other, 5.0)] {
                canvas.text_fit(
                    x,
                    place.bottom() - up,
                    line,
                    TextStyle::bold(15.0, ink),
                    Align::Middle,
                    room,
                );
            }
        }
    }
}

fn one(canvas: &mut Canvas, view: &View, sale: &Sale, place: Area, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let Sale { tile, left, .. } = *sale;
    let (x, y) = (place.x + 40.0, place.y + 62.0);
    canvas.sprite_faded(symbols::tile(tile), x, y, 62.0, if left > 0 { 255 } else { 90 });
    let start = match data().tile(tile).role {
        Role::Industry { .. } => 34.0,
        Role::Shipyard { strength } | Role::Ship { strength, .. } => {
            let text = strength.to_string();
            grounds::badge(canvas, x + 24.0, y + 18.0, &text, 22.0, palette.gold);
            10.0
        }
    };
    let ink = if left > 0 { palette.plaque_ink } else { Rgb(0x00B0_2A1E) };
    let style = TextStyle::bold(23.0, ink);
    let width = canvas.text(place.x + start, place.y + 24.0, &format!("×{left}"), style, Align::Left);
    seats(canvas, view, sale, place.x + start + width + 15.0, place.y + BAND / 2.0 + 1.0);
    name(canvas, tile, place, options);
    affordable(canvas, view, sale, place);
    if left == 0 {
        grounds::ground(canvas, "a1800 sold out", 0, place, |canvas, place| {
            canvas.fill(&Shape::rounded(place, 10.0), canvas.palette().paper_shade.alpha(140));
        });
    }
}

/// Shields of the players who have the industry and thus sell its product. In the public picture, also shields on green of
/// the players who could build the tile now.
fn seats(canvas: &mut Canvas, view: &View, sale: &Sale, x: f32, y: f32) {
    let industry = matches!(data().tile(sale.tile).role, Role::Industry { .. });
    let owns =
        |player: &Player| industry && player.fields.iter().any(|plot| plot.visible() == Some(sale.tile));
    let public = hand::owner(view).is_none();
    let owners = view.players.iter().filter(|(_, player)| owns(player)).map(|(seat, _)| (seat, false));
    let others = view
        .players
        .iter()
        .filter(|(seat, player)| public && sale.affordable.contains(*seat) && !owns(player));
    for (i, (seat, affordable)) in owners.chain(others.map(|(seat, _)| (seat, true))).enumerate() {
        let x = x + units(i) * 22.0;
        if affordable {
            grounds::ground(canvas, "a1800 can build", 0, Area::around(x, y, 26.0), |canvas, disc| {
                let (x, y) = disc.centre();
                canvas.fill(&Shape::circle(x, y, 13.0), PAYABLE.opaque());
            });
        }
        widgets::shield(canvas, seat.index(), x, y, if affordable { 16.0 } else { 20.0 });
    }
}

/// A green frame and a tick for a viewer who could build it now.
fn affordable(canvas: &mut Canvas, view: &View, sale: &Sale, place: Area) {
    if hand::owner(view).is_some_and(|seat| sale.affordable.contains(seat)) {
        grounds::ground(canvas, "a1800 affordable", 0, place, |canvas, place| {
            canvas.stroke(&Shape::rounded(place.inset(1.0), 10.0), PAYABLE.opaque(), 6.0);
        });
        widgets::tick(canvas, place.right() - 8.0, place.y + 10.0, 30.0);
    }
}
