//! The supply of tiles: what each costs, how many are left, who has one, and what the viewer could build now.

use archipel_rules::anno1800::{
    View,
    data::{Role, data},
    kinds::{Naval, Tier, Tile},
};

use super::{
    board::{LEFT, WIDTH},
    symbols,
};
use crate::{
    Canvas, Request, parts,
    shape::{Area, Shape, units},
    text::{Align, Type},
    theme::Ink,
};

const COLUMNS: usize = 5;
const CELL: (f32, f32) = (175.0, 100.0);
const STEP: (f32, f32) = (179.4, 106.0);
/// The column with the people, left of the tiles.
const GUTTER: f32 = WIDTH - 5.0 * STEP.0;
pub(super) const HEIGHT: f32 = 10.0 * STEP.1 - 4.0;
const PAYABLE: Ink = Ink(0x002E_7D4F);

/// Row, column and tile of everything on sale: industries by tier, then trade ships and exploration ships, with the
/// shipyards beside them.
fn places() -> Vec<(usize, usize, Tile)> {
    let of = |wanted: &dyn Fn(Role) -> bool| -> Vec<Tile> {
        data().on_sale().filter(|tile| wanted(data().tile(*tile).role)).collect()
    };
    let industries = |tier: Tier| of(&|role| matches!(role, Role::Industry { tier: own, .. } if own == tier));
    let ships = |kind: Naval| of(&|role| matches!(role, Role::Ship { naval, .. } if naval == kind));
    let yards = of(&|role| matches!(role, Role::Shipyard { .. }));
    let mut rows: Vec<Vec<Tile>> = Vec::new();
    for tier in [Tier::Worker, Tier::Artisan, Tier::Engineer] {
        rows.extend(industries(tier).chunks(COLUMNS).map(<[Tile]>::to_vec));
    }
    for (kind, yards) in [Naval::Trade, Naval::Explore].into_iter().zip(yards.chunks(2)) {
        rows.push(ships(kind).into_iter().chain(yards.iter().copied()).collect());
    }
    let cells = rows.into_iter().enumerate();
    cells.flat_map(|(row, tiles)| tiles.into_iter().enumerate().map(move |(column, tile)| (row, column, tile))).collect()
}

fn cell(area: Area, row: usize, column: usize) -> Area {
    Area::new(area.x + GUTTER + units(column) * STEP.0 + 2.0, area.y + units(row) * STEP.1, CELL.0, CELL.1)
}

/// The frames, costs and people never change.
pub(super) fn ground(canvas: &mut Canvas, area: Area) {
    let mut last = None;
    for (row, column, tile) in places() {
        let role = data().tile(tile).role;
        let (edge, sprite) = match role {
            Role::Industry { tier, .. } => (symbols::ink(tier), symbols::person(tier)),
            Role::Shipyard { .. } => (canvas.palette().plank_shade, ""),
            Role::Ship { naval, .. } => (canvas.palette().stone_shade, symbols::token(naval)),
        };
        if column == 0 && last != Some(sprite) {
            last = Some(sprite);
            canvas.fill(&Shape::circle(LEFT + GUTTER / 2.0 - 3.0, area.y + units(row) * STEP.1 + 36.0, 26.0), canvas.palette().plaque.opaque());
            canvas.sprite(sprite, LEFT + GUTTER / 2.0 - 3.0, area.y + units(row) * STEP.1 + 36.0, 48.0);
        }
        let place = cell(area, row, column);
        parts::plaque(canvas, place, edge, 3.0);
        costs(canvas, tile, place);
    }
}

/// Up to four signs, two by two; a free tile shows a tick instead.
fn costs(canvas: &mut Canvas, tile: Tile, place: Area) {
    let signs = symbols::cost(&data().tile(tile).cost);
    let (x, y) = (place.right() - 42.0, place.centre().1);
    if signs.is_empty() {
        let style = Type::bold(34.0, canvas.palette().plaque_ink);
        canvas.text(x, y + 12.0, "0", style, Align::Middle);
        return;
    }
    let rows = signs.chunks(2);
    let count = units(rows.len());
    for (row, signs) in rows.enumerate() {
        let y = y + (units(row) - (count - 1.0) / 2.0) * 44.0;
        symbols::row(canvas, signs, x, y, 39.0, 41.0);
    }
}

pub(super) fn draw(canvas: &mut Canvas, view: &View, area: Area, request: &Request<'_>) {
    for (row, column, tile) in places() {
        let place = cell(area, row, column);
        one(canvas, view, tile, place);
        if request.is_new(tile.as_str()) {
            parts::ring(canvas, place);
        }
    }
}

fn one(canvas: &mut Canvas, view: &View, tile: Tile, place: Area) {
    let palette = canvas.palette();
    let left = view.tiles[tile.index()];
    let affordable = view.affordable.contains(&tile);
    let (x, y) = (place.x + 44.0, place.y + 40.0);
    canvas.sprite_faded(symbols::tile(tile), x, y, 68.0, if left > 0 { 255 } else { 90 });
    match data().tile(tile).role {
        Role::Industry { .. } => {}
        Role::Shipyard { strength } | Role::Ship { strength, .. } => {
            parts::badge(canvas, x + 34.0, y - 18.0, &strength.to_string(), 22.0, palette.gold, palette.plaque_ink);
        }
    }
    let ink = if left > 0 { palette.plaque_ink } else { Ink(0x00B0_2A1E) };
    let width = canvas.text(place.x + 10.0, place.bottom() - 10.0, &format!("×{left}"), Type::bold(24.0, ink), Align::Left);
    // Whoever has it sells it.
    let owners = view.players.iter().filter(|(_, player)| player.plots.iter().any(|plot| plot.visible() == Some(tile)));
    if matches!(data().tile(tile).role, Role::Industry { .. }) {
        for (i, (seat, _)) in owners.enumerate() {
            parts::shield(canvas, seat.index(), place.x + 24.0 + width + units(i) * 20.0, place.bottom() - 18.0, 19.0);
        }
    }
    if affordable {
        canvas.stroke(&Shape::rounded(place.inset(1.0), 10.0), PAYABLE.opaque(), 6.0);
        parts::tick(canvas, place.right() - 8.0, place.y + 10.0, 30.0);
    } else if left == 0 {
        canvas.fill(&Shape::rounded(place, 10.0), palette.paper_shade.alpha(140));
    }
}
