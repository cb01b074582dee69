//! Marks a thing that a player may be asked about: notes its place, and rings it if it is new.

use crate::{Canvas, Form, PictureOptions, shape::Area, widgets::ring};

/// Records where `id` stands and highlights it if it is new.
pub fn mark(canvas: &mut Canvas, options: &PictureOptions<'_>, id: &str, area: Area) {
    canvas.anchor(id, area);
    if options.is_new(id) {
        ring(canvas, area);
    }
}

/// Records where `id` stands. Returns whether it is new, for highlights of another shape than a rectangle.
pub fn is_new(canvas: &mut Canvas, options: &PictureOptions<'_>, id: &str, area: Area) -> bool {
    is_new_as(Form::Rectangle, canvas, options, id, area)
}

/// Like [`is_new`], for things of another form.
pub fn is_new_as(
    form: Form,
    canvas: &mut Canvas,
    options: &PictureOptions<'_>,
    id: &str,
    area: Area,
) -> bool {
    canvas.anchor_as(form, id, area);
    options.is_new(id)
}
