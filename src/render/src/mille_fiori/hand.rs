//! The viewer's cards with the effect of each, the open cards, and the plan.

use archipel_rules::{
    Seat, Viewer,
    mille_fiori::{View, cards::Card},
};

use super::{board_display, glass, hand_card, hand_display, hand_plan, symbols};
use crate::{
    Canvas, PictureOptions,
    background_cache::{self, Key},
    shape::{Area, units},
    sheet::Sheet,
    text::{Align, TextStyle},
    widgets,
};

const TOP: f32 = 112.0;
const CARDS: f32 = 388.0;
const PASSED: f32 = 66.0;

/// The seat whose hand is shown.
pub(super) fn owner(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) => view.players.get(seat).map(|_| seat),
        Viewer::Public => None,
    }
}

pub(super) fn draw(view: &View, options: &PictureOptions<'_>, sheet: Sheet) -> Canvas {
    let cards = if view.hand.is_empty() { 0.0 } else { CARDS };
    let passed = if view.passed.is_empty() { 0.0 } else { PASSED };
    let open = hand_display::height(view);
    let plan = hand_plan::height(view);
    // Leaves a strip of sea if there is nothing to show.
    let height = (TOP + cards + passed + open + plan + 18.0).max(240.0);
    let variant = u64::from(height.to_bits());
    let key = Key { name: "mille-fiori hand", variant, sheet, theme: options.theme };
    let mut canvas = background_cache::get_or_draw(key, height, ground);
    let Some(seat) = owner(view) else { return canvas };
    header(&mut canvas, view, seat, options);
    let count = view.hand.len().max(1);
    let step = (952.0 / units(count)).min(190.0);
    let left = 500.0 - step * units(count) / 2.0;
    // Only one of several equal cards is marked as chosen.
    let chosen = view.hand.iter().position(|held| Some(held.card) == view.pick);
    for (i, held) in view.hand.iter().enumerate() {
        let drop = if chosen == Some(i) { 0.0 } else { 14.0 };
        let area = Area::new(left + units(i) * step + 5.0, TOP + drop, step - 10.0, CARDS - 32.0);
        hand_card::draw(&mut canvas, view, held, area, chosen == Some(i), options);
    }
    if !view.passed.is_empty() {
        set_aside(&mut canvas, &view.passed, TOP + cards, options);
    }
    hand_display::draw(&mut canvas, view, TOP + cards + passed, options);
    hand_plan::draw(&mut canvas, view, TOP + cards + passed + open, options);
    canvas
}

fn ground(canvas: &mut Canvas) {
    let area = canvas.area();
    widgets::water(canvas, area, 29);
    widgets::panel(canvas, Area::new(24.0, 24.0, 952.0, 72.0));
    widgets::frame(canvas);
}

/// Name, remaining rhombs, position of the ship, round.
fn header(canvas: &mut Canvas, view: &View, seat: Seat, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    glass::glass(canvas, seat.index(), 64.0, 60.0, 52.0, 52.0);
    canvas.text_fit(98.0, 72.0, options.name(seat), TextStyle::title(36.0, palette.ink), Align::Left, 300.0);
    let Some(player) = view.players.get(seat) else { return };
    let style = TextStyle::bold(28.0, palette.ink);
    canvas.sprite("victory", 446.0, 60.0, 44.0);
    canvas.text(474.0, 70.0, &player.score.to_string(), style, Align::Left);
    canvas.sprite("rhomb", 562.0, 60.0, 42.0);
    let few = if player.supply <= 3 { palette.alarm } else { palette.ink };
    let supply = format!("{}+{}", player.supply, player.reserve);
    canvas.text(590.0, 70.0, &supply, TextStyle::bold(28.0, few), Align::Left);
    widgets::ship(canvas, seat.index(), 706.0, 60.0, 44.0);
    canvas.text(736.0, 70.0, &player.ship.to_string(), style, Align::Left);
    let round = format!(
        "{}/{} · {} {}/{}",
        view.round,
        view.rounds,
        options.term("label-mf-card"),
        view.card_round,
        view.card_rounds
    );
    canvas.text_fit(960.0, 70.0, &round, TextStyle::title(26.0, palette.ink), Align::Right, 172.0);
}

/// The cards that are passed to the next player or to the display.
fn set_aside(canvas: &mut Canvas, cards: &[Card], top: f32, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let y = top + 30.0;
    let style = TextStyle::label(24.0, palette.ink);
    let label = canvas.text_fit(36.0, y + 8.0, &options.term("label-mf-passed"), style, Align::Left, 240.0);
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
