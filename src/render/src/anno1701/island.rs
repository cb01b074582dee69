//! A settlement: landscapes and meadows with their tiles, residents around the village centre, and what it has.

use archipel_rules::{
    Seat,
    anno1701::{
        View,
        data::{STONES, data},
        kinds::{Field, Landscape},
        view::{FieldView, PlayerView},
    },
};

use super::{
    island_panel, island_people, island_tile,
    pieces::{self, INK},
    settlement, sprites,
};
use crate::{
    Canvas, Picture, Request,
    layer::{self, Key},
    parts,
    shape::Area,
    text::{Align, Face, TextStyle, measure},
    theme::Ink,
};

/// Each board has a coast of its own.
const COASTS: [u32; 4] = [1701, 34, 5, 88];

pub(super) fn draw(view: &View, seat: Seat, request: &Request<'_>) -> Picture {
    let board = view.players.get(seat).map_or(1, |player| player.board);
    let key =
        Key { name: "anno1701 island", variant: board.into(), width: request.width, theme: request.theme };
    let mut canvas = layer::copy(key, island_panel::BOTTOM + 24.0, |canvas| ground(canvas, board));
    if let Some(player) = view.players.get(seat) {
        header(&mut canvas, seat, player, request);
        for field in &player.fields {
            island_tile::draw(&mut canvas, field, request);
        }
        island_people::draw(&mut canvas, player, request);
        island_panel::draw(&mut canvas, view, seat, player, request);
    }
    canvas.finish()
}

/// Everything that is printed on the board.
fn ground(canvas: &mut Canvas, board: u8) {
    let palette = canvas.palette();
    let area = canvas.area();
    parts::water(canvas, area, 29);
    let coast = settlement::coast(15.0, COASTS[usize::from(board.saturating_sub(1)) % COASTS.len()]);
    for (color, width) in palette.shallows.iter().zip([76.0, 50.0, 26.0]) {
        canvas.stroke(&coast, color.opaque(), width);
    }
    canvas.fill(&coast, palette.sand.opaque());
    canvas.stroke(&coast, palette.ink.opaque(), 2.6);
    for (seed, (x, y, radius)) in (0..).zip([(52.0, 336.0, 11.0), (76.0, 322.0, 7.0), (946.0, 346.0, 10.0)]) {
        parts::rock(canvas, x, y, radius, seed);
    }
    for position in &data().layout {
        let centre = settlement::centre(&position.id);
        let shape = settlement::outline(centre, 2.5);
        let field = Field::parse(&position.id);
        let landscape = field.and_then(|field| data().landscape(board.saturating_sub(1), field));
        let color = match (field, landscape) {
            (_, Some(landscape)) => soil(landscape),
            (Some(_), None) => Ink(0x00D6_E3AE),
            // Residents and the village centre stand on trodden ground.
            (None, None) => Ink(0x00F0_E3C2),
        };
        canvas.fill(&shape, color.opaque());
        canvas.stroke(&shape, INK.opaque(), 2.2);
        if field.is_some() && landscape.is_none() {
            canvas.sprite_faded("a1701_meadow", centre.0, centre.1 + 10.0, 74.0, 150);
        }
    }
    island_panel::ground(canvas);
    parts::frame(canvas);
}

/// The colour of a landscape; light in both themes, as sprites need it.
const fn soil(landscape: Landscape) -> Ink {
    match landscape {
        Landscape::Mountains => Ink(0x00DA_D8D0),
        Landscape::Forest => Ink(0x00BF_D4A4),
        Landscape::Pasture => Ink(0x00D9_E8AC),
        Landscape::ClayPit => Ink(0x00EB_CDAE),
    }
}

fn header(canvas: &mut Canvas, seat: Seat, player: &PlayerView, request: &Request<'_>) {
    let palette = canvas.palette();
    let name = request.name(seat);
    let room = 520.0;
    let width = measure(Face::Title, 40.0, name).clamp(60.0, room);
    parts::cartouche(canvas, Area::new(12.0, 24.0, width + 130.0, 60.0));
    parts::shield(canvas, seat.index(), 50.0, 54.0, 48.0);
    canvas.text_fit(86.0, 67.0, name, TextStyle::title(40.0, palette.ink), Align::Left, room);
    pieces::favours(canvas, player.favours, STONES, (948.0, 56.0), 54.0);
    if request.is_new("favours") {
        parts::ring(canvas, Area::new(704.0, 28.0, 272.0, 56.0));
    }
}

/// An uncovered landscape: its number, and the good it gives.
pub(super) fn landscape(canvas: &mut Canvas, field: &FieldView) {
    let (x, y) = settlement::centre(field.field.as_str());
    if let Some(kind) = field.landscape {
        canvas.sprite(sprites::landscape(kind), x, y - 8.0, 82.0);
    }
    if let Some(number) = field.number {
        pieces::number(canvas, number, (x, y - 58.0), 27.0);
    }
    if let Some(good) = field.good {
        canvas.sprite(sprites::good(good), x, y + 54.0, 38.0);
    }
}
