//! The viewer's own cards with what each would bring now, the open cards, and the plan.

use archipel_rules::{
    Seat, Viewer,
    mille_fiori::{View, cards::Card},
};

use super::{board_display, glass, hand_card, hand_display, hand_plan, symbols};
use crate::{
    Canvas, Picture, Request,
    layer::{self, Key},
    parts,
    shape::{Area, units},
    text::{Align, TextStyle},
};

const TOP: f32 = 112.0;
const CARDS: f32 = 388.0;
const PASSED: f32 = 66.0;

/// Whose hand it is.
pub(super) fn owner(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) => view.players.get(seat).map(|_| seat),
        Viewer::Public => None,
    }
}

pub(super) fn draw(view: &View, request: &Request<'_>) -> Picture {
    let cards = if view.hand.is_empty() { 0.0 } else { CARDS };
    let passed = if view.passed.is_empty() { 0.0 } else { PASSED };
    let open = hand_display::height(view);
    let plan = hand_plan::height(view);
    // At least a strip of sea, if nothing is to be shown.
    let height = (TOP + cards + passed + open + plan + 18.0).max(240.0);
    let variant = u64::from(height.to_bits());
    let key = Key { name: "mille-fiori hand", variant, width: request.width, theme: request.theme };
    let mut canvas = layer::copy(key, height, ground);
    let Some(seat) = owner(view) else { return canvas.finish() };
    header(&mut canvas, view, seat, request);
    let count = view.hand.len().max(1);
    let step = (952.0 / units(count)).min(190.0);
    let left = 500.0 - step * units(count) / 2.0;
    // One of several equal cards is the chosen one.
    let chosen = view.hand.iter().position(|held| Some(held.card) == view.pick);
    for (i, held) in view.hand.iter().enumerate() {
        let drop = if chosen == Some(i) { 0.0 } else { 14.0 };
        let area = Area::new(left + units(i) * step + 5.0, TOP + drop, step - 10.0, CARDS - 32.0);
        hand_card::draw(&mut canvas, view, held, area, chosen == Some(i), request);
    }
    if !view.passed.is_empty() {
        set_aside(&mut canvas, &view.passed, TOP + cards, request);
    }
    hand_display::draw(&mut canvas, view, TOP + cards + passed, request);
    hand_plan::draw(&mut canvas, view, TOP + cards + passed + open, request);
    canvas.finish()
}

fn ground(canvas: &mut Canvas) {
    let area = canvas.area();
    parts::water(canvas, area, 29);
    parts::panel(canvas, Area::new(24.0, 24.0, 952.0, 72.0));
    parts::frame(canvas);
}

/// Name, rhombs that are left, place of the ship, round.
fn header(canvas: &mut Canvas, view: &View, seat: Seat, request: &Request<'_>) {
    let palette = canvas.palette();
    glass::glass(canvas, seat.index(), 64.0, 60.0, 52.0, 52.0);
    canvas.text_fit(98.0, 72.0, request.name(seat), TextStyle::title(36.0, palette.ink), Align::Left, 300.0);
    let Some(player) = view.players.get(seat) else { return };
    let style = TextStyle::bold(28.0, palette.ink);
    canvas.sprite("victory", 446.0, 60.0, 44.0);
    canvas.text(474.0, 70.0, &player.score.to_string(), style, Align::Left);
    canvas.sprite("rhomb", 562.0, 60.0, 42.0);
    let few = if player.supply <= 3 { palette.alarm } else { palette.ink };
    let supply = format!("{}+{}", player.supply, player.reserve);
    canvas.text(590.0, 70.0, &supply, TextStyle::bold(28.0, few), Align::Left);
    parts::ship(canvas, seat.index(), 706.0, 60.0, 44.0);
    canvas.text(736.0, 70.0, &player.ship.to_string(), style, Align::Left);
    let round = format!(
        "{}/{} · {} {}/{}",
        view.round,
        view.rounds,
        request.term("label-mf-card"),
        view.card_round,
        view.card_rounds
    );
    canvas.text_fit(960.0, 70.0, &round, TextStyle::title(26.0, palette.ink), Align::Right, 172.0);
}

/// The cards that go to the next player or to the display.
fn set_aside(canvas: &mut Canvas, cards: &[Card], top: f32, request: &Request<'_>) {
    let palette = canvas.palette();
    let y = top + 30.0;
    let style = TextStyle::label(24.0, palette.ink);
    let label = canvas.text_fit(36.0, y + 8.0, &request.term("label-mf-passed"), style, Align::Left, 240.0);
    let groups = board_display::groups(cards.iter().copied());
    let step = (900.0 - label) / units(groups.len().max(1));
    let width = step.min(150.0) - 10.0;
    for (i, (symbol, counted)) in groups.iter().enumerate() {
        let slip = Area::new(56.0 + label + units(i) * (width + 10.0), top + 6.0, width, 48.0);
        symbols::slip(canvas, slip, *symbol);
        canvas.sprite(symbols::sprite(*symbol), slip.x + 26.0, slip.centre().1, 40.0);
        let text = board_display::numbers(counted);
        let style = TextStyle::bold(24.0, palette.plaque_ink);
        canvas.text_fit(slip.x + 54.0, slip.centre().1 + 9.0, &text, style, Align::Left, width - 60.0);
    }
}
