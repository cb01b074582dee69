//! A settlement: landscapes and meadows with their tiles, residents, village centre, possessions.

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
    Canvas, PictureOptions,
    background_cache::{self, Key},
    shape::Area,
    sheet::Sheet,
    text::{Align, Face, TextStyle, measure},
    theme::Rgb,
    widgets,
};

/// The coastline, which differs by board.
const COASTS: [u32; 4] = [1701, 34, 5, 88];

pub(super) fn draw(view: &View, seat: Seat, options: &PictureOptions<'_>, sheet: Sheet) -> Canvas {
    let board = view.players.get(seat).map_or(1, |player| player.board);
    let key = Key { name: "anno1701 island", variant: board.into(), sheet, theme: options.theme };
    let mut canvas =
        background_cache::get_or_draw(key, island_panel::BOTTOM + 24.0, |canvas| ground(canvas, board));
    if let Some(player) = view.players.get(seat) {
        header(&mut canvas, seat, player, options);
        for field in &player.fields {
            island_tile::draw(&mut canvas, field, options);
        }
        island_people::draw(&mut canvas, player, options);
        island_panel::draw(&mut canvas, view, seat, player, options);
    }
    canvas
}

/// The printed parts of the board.
fn ground(canvas: &mut Canvas, board: u8) {
    let palette = canvas.palette();
    let area = canvas.area();
    widgets::water(canvas, area, 29);
    let coast = settlement::coast(15.0, COASTS[usize::from(board.saturating_sub(1)) % COASTS.len()]);
    for (color, width) in palette.shallows.iter().zip([76.0, 50.0, 26.0]) {
        canvas.stroke(&coast, color.opaque(), width);
    }
    canvas.fill(&coast, palette.sand.opaque());
    canvas.stroke(&coast, palette.ink.opaque(), 2.6);
    for (seed, (x, y, radius)) in (0..).zip([(52.0, 336.0, 11.0), (76.0, 322.0, 7.0), (946.0, 346.0, 10.0)]) {
        widgets::rock(canvas, x, y, radius, seed);
    }
    for position in &data().layout {
        let centre = settlement::centre(&position.id);
        let shape = settlement::outline(centre, 2.5);
        let field = Field::parse(&position.id);
        let landscape = field.and_then(|field| data().landscape(board.saturating_sub(1), field));
        let color = match (field, landscape) {
            (_, Some(landscape)) => soil(landscape),
            (Some(_), None) => Rgb(0x00D6_E3AE),
            // Bare ground for residents and the village centre.
            (None, None) => Rgb(0x00F0_E3C2),
        };
        canvas.fill(&shape, color.opaque());
        canvas.stroke(&shape, INK.opaque(), 2.2);
        if field.is_some() && landscape.is_none() {
            canvas.sprite_faded("a1701_meadow", centre.0, centre.1 + 10.0, 74.0, 150);
        }
    }
    island_panel::ground(canvas);
    widgets::frame(canvas);
}

/// The colour of a landscape, light in both themes because sprites need it.
const fn soil(landscape: Landscape) -> Rgb {
    match landscape {
        Landscape::Mountains => Rgb(0x00DA_D8D0),
        Landscape::Forest => Rgb(0x00BF_D4A4),
        Landscape::Pasture => Rgb(0x00D9_E8AC),
        Landscape::ClayPit => Rgb(0x00EB_CDAE),
    }
}

fn header(canvas: &mut Canvas, seat: Seat, player: &PlayerView, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let name = options.name(seat);
    let room = 520.0;
    let width = measure(Face::Title, 40.0, name).clamp(60.0, room);
    widgets::cartouche(canvas, Area::new(12.0, 24.0, width + 130.0, 60.0));
    widgets::shield(canvas, seat.index(), 50.0, 54.0, 48.0);
    canvas.text_fit(86.0, 67.0, name, TextStyle::title(40.0, palette.ink), Align::Left, room);
    pieces::favours(canvas, player.favours, STONES, (948.0, 56.0), 54.0);
    widgets::mark(canvas, options, "favours", Area::new(704.0, 28.0, 272.0, 56.0));
}

/// An uncovered landscape: its number and its good.
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
