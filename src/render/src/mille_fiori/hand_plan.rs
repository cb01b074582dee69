//! The plan for the viewer's next turn: cards in order of preference, and what to do with extra cards.

use archipel_rules::mille_fiori::{
    View,
    cards::Card,
    plan::{ExtraInstruction, Guard, Target},
};

use super::symbols;
use crate::{
    Canvas, PictureOptions,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    widgets,
};

const ROW: f32 = 54.0;

pub(super) fn height(view: &View) -> f32 {
    let rows = view.plan.as_ref().map_or(0, |plan| plan.main.len().max(plan.extras.len()));
    if rows == 0 { 0.0 } else { 74.0 + units(rows) * ROW }
}

/// One line of a plan.
struct Step {
    card: Option<Card>,
    to: Option<Target>,
    guard: Guard,
}

pub(super) fn draw(canvas: &mut Canvas, view: &View, top: f32, options: &PictureOptions<'_>) {
    let Some(plan) = view.plan.as_ref().filter(|_| height(view) > 0.0) else { return };
    let palette = canvas.palette();
    let panel = Area::new(24.0, top, 952.0, height(view) - 12.0);
    widgets::panel(canvas, panel);
    let style = TextStyle::title(28.0, palette.ink);
    canvas.text_fit(
        panel.x + 24.0,
        panel.y + 41.0,
        &options.term("label-mf-plan"),
        style,
        Align::Left,
        420.0,
    );
    canvas.sprite("extra_card", 530.0, panel.y + 32.0, 40.0);
    for (i, way) in plan.main.iter().enumerate() {
        let card = way.card.or(view.pick);
        let step = Step { card, to: Some(way.to), guard: way.guard };
        line(canvas, i, Area::new(panel.x + 14.0, row(panel, i), 456.0, ROW - 6.0), &step);
    }
    for (i, entry) in plan.extras.iter().enumerate() {
        let step = match *entry {
            ExtraInstruction::Play { card, to, guard } => Step { card: Some(card), to: Some(to), guard },
            ExtraInstruction::Decline => Step { card: None, to: None, guard: Guard::default() },
        };
        line(canvas, i, Area::new(panel.x + 482.0, row(panel, i), 456.0, ROW - 6.0), &step);
    }
}

fn row(panel: Area, index: usize) -> f32 {
    panel.y + 54.0 + units(index) * ROW
}

/// Number, card, target and conditions of a line.
fn line(canvas: &mut Canvas, index: usize, slip: Area, step: &Step) {
    let palette = canvas.palette();
    let ink = palette.plaque_ink;
    let y = slip.centre().1;
    canvas.fill(&Shape::rounded(slip, 10.0), palette.plaque.opaque());
    canvas.stroke(&Shape::rounded(slip, 10.0), palette.line.opaque(), 1.8);
    canvas.text(slip.x + 14.0, y + 8.0, &format!("{}.", index + 1), TextStyle::label(22.0, ink), Align::Left);
    if let Some(card) = step.card {
        canvas.sprite(symbols::sprite(card.symbol()), slip.x + 66.0, y, 40.0);
        canvas.text(
            slip.x + 92.0,
            y + 9.0,
            &card.number().to_string(),
            TextStyle::bold(24.0, ink),
            Align::Left,
        );
    }
    let bold = TextStyle::bold(26.0, ink);
    match step.to {
        Some(Target::Sail) => canvas.sprite("wheel", slip.x + 166.0, y, 42.0),
        Some(Target::NextHouse) => {
            canvas.text(slip.x + 132.0, y + 9.0, "→", bold, Align::Left);
            canvas.sprite("house", slip.x + 186.0, y, 40.0);
        }
        Some(Target::Field(field)) => {
            let text = format!("→ {}", field.label().as_str().to_uppercase());
            canvas.text_fit(slip.x + 132.0, y + 9.0, &text, bold, Align::Left, 100.0);
        }
        None => widgets::cross(canvas, slip.x + 66.0, y, 32.0),
    }
    conditions(canvas, slip, step.guard);
}

fn conditions(canvas: &mut Canvas, slip: Area, guard: Guard) {
    let ink = canvas.palette().plaque_ink;
    let y = slip.centre().1;
    let mut x = slip.x + 252.0;
    if guard.min_points > 0 {
        x += canvas.text(
            x,
            y + 8.0,
            &format!("≥{}", guard.min_points),
            TextStyle::label(24.0, ink),
            Align::Left,
        ) + 24.0;
    }
    for (asked, sprite) in [(guard.need_extra, "star"), (guard.need_bonus, "bonus")] {
        if asked {
            canvas.sprite(sprite, x + 8.0, y, 34.0);
            x += 40.0;
        }
    }
    if let Some(most) = guard.max_others {
        // Any other player.
        canvas.sprite("citizen", x + 8.0, y, 36.0);
        canvas.text(x + 28.0, y + 8.0, &format!("≤{most}"), TextStyle::label(24.0, ink), Align::Left);
    }
}
