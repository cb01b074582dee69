//! Writes down what is drawn, for comparisons with other libraries (`benches/peers`); only with the feature `trace`.
//!
//! Every primitive becomes a line of JSON, in design units. Layers and stamps are drawn anew instead of being copied.

use std::{cell::RefCell, fmt::Write as _};

use tiny_skia::{Color, Path, PathSegment};

use crate::{
    shape::Shape,
    text::{Align, Face, TextStyle},
};

#[derive(Default)]
struct Trace {
    lines: Vec<String>,
    /// Where the surface that is drawn on lies: stamps have their own.
    origin: (f32, f32),
}

thread_local! {
    static TRACE: RefCell<Option<Trace>> = const { RefCell::new(None) };
}

/// Draws, and gives all primitives beside what comes of it.
pub fn record<T>(draw: impl FnOnce() -> T) -> (T, Vec<String>) {
    TRACE.set(Some(Trace::default()));
    let drawn = draw();
    (drawn, TRACE.take().map(|trace| trace.lines).unwrap_or_default())
}

pub(crate) fn on() -> bool {
    TRACE.with_borrow(Option::is_some)
}

/// What `draw` draws lies there.
pub(crate) fn within(x: f32, y: f32, draw: impl FnOnce()) {
    let before = with(|trace| std::mem::replace(&mut trace.origin, (x, y)));
    draw();
    with(|trace| trace.origin = before.unwrap_or_default());
}

fn with<T>(change: impl FnOnce(&mut Trace) -> T) -> Option<T> {
    TRACE.with_borrow_mut(|trace| trace.as_mut().map(change))
}

fn note(line: impl FnOnce((f32, f32)) -> String) {
    with(|trace| {
        let line = line(trace.origin);
        trace.lines.push(line);
    });
}

pub(crate) fn fill(shape: &Shape, color: Color) {
    if let Some(path) = &shape.0 {
        note(|at| format!("{{\"op\":\"fill\",\"d\":\"{}\",\"color\":{}}}", data(path, at), rgba(color)));
    }
}

pub(crate) fn stroke(shape: &Shape, color: Color, width: f32, dash: Option<(f32, f32)>) {
    if let Some(path) = &shape.0 {
        let (on, off) = dash.unwrap_or_default();
        note(|at| {
            let (d, color) = (data(path, at), rgba(color));
            format!(
                "{{\"op\":\"stroke\",\"d\":\"{d}\",\"color\":{color},\"width\":{width},\"dash\":[{on},{off}]}}"
            )
        });
    }
}

pub(crate) fn sprite(name: &str, cx: f32, cy: f32, side: f32, opacity: u8) {
    note(|(x, y)| {
        let (cx, cy) = (cx + x, cy + y);
        format!(
            "{{\"op\":\"sprite\",\"name\":\"{name}\",\"x\":{cx},\"y\":{cy},\"side\":{side},\"opacity\":{opacity}}}"
        )
    });
}

pub(crate) fn text(x: f32, y: f32, line: &str, style: TextStyle, align: Align) {
    note(|at| {
        let face = match style.face {
            Face::Title => "title",
            Face::Label => "label",
            Face::Bold => "bold",
        };
        let anchor = match align {
            Align::Left => "start",
            Align::Middle => "middle",
            Align::Right => "end",
        };
        let (x, y, size, color) = (x + at.0, y + at.1, style.size, rgba(style.ink.opaque()));
        let line = line.replace('\\', "").replace('"', "'");
        format!(
            "{{\"op\":\"text\",\"x\":{x},\"y\":{y},\"line\":\"{line}\",\"face\":\"{face}\",\"size\":{size},\"anchor\":\"{anchor}\",\"color\":{color}}}"
        )
    });
}

fn rgba(color: Color) -> String {
    let color = color.to_color_u8();
    format!("[{},{},{},{}]", color.red(), color.green(), color.blue(), color.alpha())
}

/// Path data as SVG writes them. Writing into a string cannot fail.
fn data(path: &Path, (dx, dy): (f32, f32)) -> String {
    let mut out = String::new();
    for segment in path.segments() {
        let _ = match segment {
            PathSegment::MoveTo(p) => write!(out, "M{} {} ", p.x + dx, p.y + dy),
            PathSegment::LineTo(p) => write!(out, "L{} {} ", p.x + dx, p.y + dy),
            PathSegment::QuadTo(a, p) => write!(out, "Q{} {} {} {} ", a.x + dx, a.y + dy, p.x + dx, p.y + dy),
            PathSegment::CubicTo(a, b, p) => {
                write!(out, "C{} {} {} {} {} {} ", a.x + dx, a.y + dy, b.x + dx, b.y + dy, p.x + dx, p.y + dy)
            }
            PathSegment::Close => write!(out, "Z "),
        };
    }
    out
}
