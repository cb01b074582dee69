//! The fields of the board: empty ones with symbol and id, taken ones with glass.

use archipel_rules::mille_fiori::{View, board::Field, kinds::Area, view::FieldView};

use super::{glass, layout, symbols};
use crate::{
    Canvas, Form, PictureOptions,
    shape::Area as Rectangle,
    text::{Align, TextStyle},
    widgets,
};

/// An empty field; paler if it is in a pyramid and not supported yet.
pub(super) fn empty(canvas: &mut Canvas, field: &FieldView, open: bool) {
    let (x, y) = layout::place(field.field, field.at);
    let (w, h) = layout::size(field.area);
    glass::slot(canvas, x, y, w, h, symbols::ground(field.symbol), open);
    let ink = canvas.palette().plaque_ink;
    let label = field.label.as_str().to_uppercase();
    if let Some(value) = field.value {
        canvas.text(x, y - 1.0, &value.to_string(), TextStyle::bold(28.0, ink), Align::Middle);
    } else {
        let opacity = if open { 255 } else { 130 };
        canvas.sprite_faded(symbols::sprite(field.symbol), x, y - 11.0, 37.0, opacity);
    }
    let low = if field.value.is_some() { 19.0 } else { 24.0 };
    canvas.text(x, y + low, &label, TextStyle::bold(18.0, ink), Align::Middle);
}

/// Draws everything that differs from the empty board.
pub(super) fn draw(canvas: &mut Canvas, view: &View, options: &PictureOptions<'_>) {
    let recent = view.discard.get(view.recent..).unwrap_or_default();
    let last = view.discard.last().and_then(|played| played.field);
    for field in &view.fields {
        let (x, y) = layout::place(field.field, field.at);
        let (w, h) = layout::size(field.area);
        match field.owner {
            Some(seat) => taken(canvas, field, seat.index()),
            None if field.open && is_covered(field.field) => empty(canvas, field, true),
            None => {}
        }
        // The next house, the only one that can be taken.
        if field.area == Area::Houses && field.open {
            let good = canvas.palette().gold.opaque();
            canvas.stroke(&glass::outline(x, y, w - 3.0, h - 3.0), good, 6.0);
        }
    }
    for field in &view.fields {
        let (x, y) = layout::place(field.field, field.at);
        let (w, h) = layout::size(field.area);
        let spot = Rectangle::new(x - w / 2.0, y - h / 2.0, w, h);
        let new = widgets::is_new_as(Form::Rhomb, canvas, options, field.field.id().as_str(), spot)
            || recent.iter().any(|played| played.field == Some(field.field));
        if field.owner.is_some() && (new || last == Some(field.field)) {
            glass::ring(canvas, x, y, w, h, last == Some(field.field));
        }
    }
}

/// Whether the empty board shows this field as not usable yet.
pub(super) fn is_covered(field: Field) -> bool {
    matches!(field.area(), Area::Nobili | Area::Populi) && field.number() > 4
}

fn taken(canvas: &mut Canvas, field: &FieldView, seat: usize) {
    let (x, y) = layout::place(field.field, field.at);
    let (w, h) = layout::size(field.area);
    glass::glass(canvas, seat, x, y, w, h);
    if let Some(value) = field.value {
        let ink = canvas.palette().plaque_ink;
        canvas.text(x, y + 10.0, &value.to_string(), TextStyle::bold(29.0, ink), Align::Middle);
    } else {
        canvas.sprite(symbols::sprite(field.symbol), x, y, 34.0);
    }
}
