//! The shared board: tile supply, stacks, objectives, table of players, and the viewer's market.

use archipel_rules::anno1800::View;

use super::{board_market, board_objectives, board_players, board_stacks, board_tiles, hand};
use crate::{
    Canvas, PictureOptions,
    background_cache::{self, Key},
    shape::Area,
    sheet::Sheet,
    text::{Align, TextStyle},
    widgets,
};

const LEFT: f32 = 24.0;
const WIDTH: f32 = 952.0;
const HEAD: Area = Area::new(LEFT, 24.0, WIDTH, 72.0);
const GAP: f32 = 12.0;

/// The panels from top to bottom.
struct Layout {
    tiles: Area,
    stacks: Area,
    objectives: Area,
    players: Area,
    market: Option<Area>,
}

impl Layout {
    fn new(view: &View) -> Self {
        let mut y = HEAD.bottom() + GAP;
        let mut panel = |height: f32| {
            let area = Area::new(LEFT, y, WIDTH, height);
            y += height + GAP;
            area
        };
        Self {
            tiles: panel(board_tiles::HEIGHT),
            stacks: panel(board_stacks::HEIGHT),
            objectives: panel(board_objectives::height(view)),
            players: panel(board_players::height(view)),
            market: hand::owner(view).map(|_| panel(board_market::HEIGHT)),
        }
    }

    fn height(&self) -> f32 {
        self.market.unwrap_or(self.players).bottom() + 24.0
    }
}

pub(super) fn draw(view: &View, options: &PictureOptions<'_>, sheet: Sheet) -> Canvas {
    let layout = Layout::new(view);
    let counts = [view.objectives.len(), view.players.count(), usize::from(layout.market.is_some())];
    let variant = counts.into_iter().fold(0, |sum, count| sum << 8 | u64::try_from(count).unwrap_or(0));
    let key = Key { name: "anno1800 board", variant, sheet, theme: options.theme };
    let mut canvas = background_cache::get_or_draw(key, layout.height(), |canvas| ground(canvas, &layout));
    header(&mut canvas, view, options);
    board_tiles::draw(&mut canvas, view, layout.tiles, options);
    board_stacks::draw(&mut canvas, view, layout.stacks, options);
    board_objectives::draw(&mut canvas, view, layout.objectives, options);
    board_players::draw(&mut canvas, view, layout.players, options);
    if let (Some(seat), Some(area)) = (hand::owner(view), layout.market) {
        board_market::draw(&mut canvas, view, seat, area, options);
    }
    canvas
}

fn ground(canvas: &mut Canvas, layout: &Layout) {
    let area = canvas.area();
    widgets::water(canvas, area, 41);
    widgets::panel(canvas, HEAD);
    let panels = [layout.stacks, layout.objectives, layout.players];
    panels.into_iter().chain(layout.market).for_each(|area| widgets::panel(canvas, area));
    board_tiles::ground(canvas, layout.tiles);
    board_stacks::ground(canvas, layout.stacks);
    widgets::frame(canvas);
}

/// The header: active player or winner, round, and whether it is the last round.
fn header(canvas: &mut Canvas, view: &View, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let y = HEAD.centre().1;
    let winner = view.outcome.as_ref().and_then(|outcome| outcome.winners.iter().next());
    let seat = winner.unwrap_or(view.active);
    widgets::shield(canvas, seat.index(), HEAD.x + 42.0, y, 46.0);
    let name = TextStyle::title(36.0, palette.ink);
    let width = canvas.text_fit(HEAD.x + 76.0, y + 13.0, options.name(seat), name, Align::Left, 380.0);
    if winner.is_some() {
        canvas.sprite("victory", HEAD.x + 76.0 + width + 32.0, y, 48.0);
    }
    let round = format!("{} {}", options.term("label-round"), view.round);
    let width = canvas.text_fit(
        HEAD.right() - 24.0,
        y + 11.0,
        &round,
        TextStyle::title(30.0, palette.ink),
        Align::Right,
        180.0,
    );
    if view.end_round.is_some() && winner.is_none() {
        let right = HEAD.right() - 44.0 - width;
        let last = options.term(if view.last_round { "label-1800-last-round" } else { "label-1800-ending" });
        let width =
            canvas.text_fit(right, y + 9.0, &last, TextStyle::bold(25.0, palette.alarm), Align::Right, 210.0);
        canvas.sprite("a1800_fireworks", right - width - 32.0, y, 50.0);
    }
}
