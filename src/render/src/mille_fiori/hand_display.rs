//! The open cards in the hand picture: the effect of each as an extra card.

use archipel_rules::mille_fiori::{View, kinds::Symbol, view::CardView};

use super::{
    best_play,
    board_display::{Group, groups, numbers},
    changes::display_id,
    symbols,
};
use crate::{
    Canvas, PictureOptions,
    shape::{Area, units},
    text::{Align, TextStyle},
    theme::Rgb,
    widgets,
};

const GAIN: Rgb = Rgb(0x0022_6B42);
/// Three columns, or two if a symbol has many cards.
fn columns(groups: &[Group]) -> usize {
    let long = |(_, counted): &Group| counted.iter().map(|(_, count)| count).sum::<usize>() > 5;
    if groups.iter().any(long) { 2 } else { 3 }
}

const ROW: f32 = 64.0;

pub(super) fn height(view: &View) -> f32 {
    let groups = groups(view.display.iter().map(|open| open.card));
    78.0 + units(groups.len().div_ceil(columns(&groups)).max(1)) * ROW
}

pub(super) fn draw(canvas: &mut Canvas, view: &View, top: f32, options: &PictureOptions<'_>) {
    let palette = canvas.palette();
    let panel = Area::new(24.0, top, 952.0, height(view) - 12.0);
    widgets::panel(canvas, panel);
    canvas.sprite("extra_card", panel.x + 42.0, panel.y + 32.0, 44.0);
    let style = TextStyle::title(28.0, palette.ink);
    canvas.text_fit(
        panel.x + 74.0,
        panel.y + 41.0,
        &options.term("label-mf-display"),
        style,
        Align::Left,
        400.0,
    );
    if view.pending_extra && view.active == super::hand::owner(view) {
        widgets::ring(canvas, Area::new(panel.x + 16.0, panel.y + 10.0, 52.0, 46.0));
    }
    let groups = groups(view.display.iter().map(|open| open.card));
    let columns = columns(&groups);
    let step = (panel.w - 24.0) / units(columns);
    for (i, (symbol, counted)) in groups.iter().enumerate() {
        let (column, row) = (i % columns, i / columns);
        let x = panel.x + 14.0 + units(column) * step;
        let slip = Area::new(x, panel.y + 58.0 + units(row) * ROW, step - 6.0, ROW - 8.0);
        canvas.anchor(&display_id(symbol.as_str()), slip);
        line(canvas, view, slip, *symbol, &numbers(counted));
    }
}

fn line(canvas: &mut Canvas, view: &View, slip: Area, symbol: Symbol, numbers: &str) {
    let palette = canvas.palette();
    let y = slip.centre().1;
    symbols::slip(canvas, slip, symbol);
    canvas.sprite(symbols::sprite(symbol), slip.x + 30.0, y, 46.0);
    canvas.text_fit(
        slip.x + 60.0,
        y + 9.0,
        numbers,
        TextStyle::bold(24.0, palette.plaque_ink),
        Align::Left,
        slip.w - 212.0,
    );
    // Cards of one symbol share their fields. For ship cards the number matters too, so the best one is shown.
    let same = view.display.iter().filter(|open| open.card.symbol() == symbol);
    let plays = same.filter_map(|open: &CardView| best_play::placing(view, open));
    let Some(play) = plays.max_by_key(|play| play.effect.own()) else { return };
    let Some(field) = play.field else { return };
    let code = field.label().as_str().to_uppercase();
    canvas.text_fit(
        slip.right() - 144.0,
        y + 8.0,
        &code,
        TextStyle::label(23.0, palette.plaque_ink),
        Align::Left,
        50.0,
    );
    let gain = format!("+{}", play.effect.own());
    canvas.text(slip.right() - 48.0, y + 9.0, &gain, TextStyle::bold(27.0, GAIN), Align::Right);
    if play.effect.extra {
        canvas.sprite("star", slip.right() - 24.0, y, 34.0);
    } else if play.effect.bonus.is_some() {
        canvas.sprite("bonus", slip.right() - 24.0, y, 34.0);
    }
}
