//! What all players share: tiles that can still be had, stacks, objectives, the table of players, and the viewer's market.

use archipel_rules::anno1800::View;

use super::{board_market, board_objectives, board_players, board_stacks, board_tiles, hand};
use crate::{
    Canvas, Picture, Request,
    layer::{self, Key},
    parts,
    shape::Area,
    text::{Align, TextStyle},
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

pub(super) fn draw(view: &View, request: &Request<'_>) -> Picture {
    let layout = Layout::new(view);
    let counts = [view.objectives.len(), view.players.count(), usize::from(layout.market.is_some())];
    let variant = counts.into_iter().fold(0, |sum, count| sum << 8 | u64::try_from(count).unwrap_or(0));
    let key = Key { name: "anno1800 board", variant, width: request.width, theme: request.theme };
    let mut canvas = layer::copy(key, layout.height(), |canvas| ground(canvas, &layout));
    header(&mut canvas, view, request);
    board_tiles::draw(&mut canvas, view, layout.tiles, request);
    board_stacks::draw(&mut canvas, view, layout.stacks, request);
    board_objectives::draw(&mut canvas, view, layout.objectives, request);
    board_players::draw(&mut canvas, view, layout.players, request);
    if let (Some(seat), Some(area)) = (hand::owner(view), layout.market) {
        board_market::draw(&mut canvas, view, seat, area, request);
    }
    canvas.finish()
}

fn ground(canvas: &mut Canvas, layout: &Layout) {
    let area = canvas.area();
    parts::water(canvas, area, 41);
    parts::panel(canvas, HEAD);
    let panels = [layout.stacks, layout.objectives, layout.players];
    panels.into_iter().chain(layout.market).for_each(|area| parts::panel(canvas, area));
    board_tiles::ground(canvas, layout.tiles);
    board_stacks::ground(canvas, layout.stacks);
    parts::frame(canvas);
}

/// Whose turn it is, or who has won; the round, and whether it is the last.
fn header(canvas: &mut Canvas, view: &View, request: &Request<'_>) {
    let palette = canvas.palette();
    let y = HEAD.centre().1;
    let winner = view.outcome.as_ref().and_then(|outcome| outcome.winners.iter().next());
    let seat = winner.unwrap_or(view.active);
    parts::shield(canvas, seat.index(), HEAD.x + 42.0, y, 46.0);
    let name = TextStyle::title(36.0, palette.ink);
    let width = canvas.text_fit(HEAD.x + 76.0, y + 13.0, request.name(seat), name, Align::Left, 380.0);
    if winner.is_some() {
        canvas.sprite("victory", HEAD.x + 76.0 + width + 32.0, y, 48.0);
    }
    let round = format!("{} {}", request.term("label-round"), view.round);
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
        let last = request.term(if view.last_round { "label-1800-last-round" } else { "label-1800-ending" });
        let width =
            canvas.text_fit(right, y + 9.0, &last, TextStyle::bold(25.0, palette.alarm), Align::Right, 210.0);
        canvas.sprite("a1800_fireworks", right - width - 32.0, y, 50.0);
    }
}
