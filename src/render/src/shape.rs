//! Outlines and rectangles in design units.

use tiny_skia::{Path, PathBuilder, Rect};

/// An outline in design units (a picture is 1000 units wide). Invalid coordinates make an empty outline.
#[derive(Clone, Debug)]
pub struct Shape(pub(crate) Option<Path>);

/// A rectangle in design units: left, top, width, height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
}

impl Area {
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self { x, y, w, h }
    }

    pub const fn right(self) -> f32 {
        self.x + self.w
    }

    pub const fn bottom(self) -> f32 {
        self.y + self.h
    }

    pub const fn centre(self) -> (f32, f32) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    #[must_use]
    pub const fn inset(self, by: f32) -> Self {
        Self::new(self.x + by, self.y + by, self.w - 2.0 * by, self.h - 2.0 * by)
    }

    /// Changes the width; the centre and the height stay.
    #[must_use]
    pub const fn wide(self, width: f32) -> Self {
        Self::new(self.centre().0 - width / 2.0, self.y, width, self.h)
    }

    /// A square around a point.
    pub const fn around(cx: f32, cy: f32, side: f32) -> Self {
        Self::new(cx - side / 2.0, cy - side / 2.0, side, side)
    }
}

impl Shape {
    pub fn build(draw: impl FnOnce(&mut PathBuilder)) -> Self {
        let mut builder = PathBuilder::new();
        draw(&mut builder);
        Self(builder.finish())
    }

    pub fn rect(area: Area) -> Self {
        Self(Rect::from_xywh(area.x, area.y, area.w, area.h).map(PathBuilder::from_rect))
    }

    pub fn circle(cx: f32, cy: f32, radius: f32) -> Self {
        Self(PathBuilder::from_circle(cx, cy, radius))
    }

    pub fn ellipse(cx: f32, cy: f32, rx: f32, ry: f32) -> Self {
        Self(Rect::from_xywh(cx - rx, cy - ry, 2.0 * rx, 2.0 * ry).and_then(PathBuilder::from_oval))
    }

    pub fn rounded(area: Area, radius: f32) -> Self {
        let r = radius.min(area.w / 2.0).min(area.h / 2.0);
        let (left, top, right, bottom) = (area.x, area.y, area.right(), area.bottom());
        Self::build(|p| {
            p.move_to(left + r, top);
            p.line_to(right - r, top);
            p.quad_to(right, top, right, top + r);
            p.line_to(right, bottom - r);
            p.quad_to(right, bottom, right - r, bottom);
            p.line_to(left + r, bottom);
            p.quad_to(left, bottom, left, bottom - r);
            p.line_to(left, top + r);
            p.quad_to(left, top, left + r, top);
            p.close();
        })
    }

    /// A rectangle with round notches instead of corners.
    pub fn notched(area: Area, notch: f32) -> Self {
        let (left, top, right, bottom, n) = (area.x, area.y, area.right(), area.bottom(), notch);
        Self::build(|p| {
            p.move_to(left + n, top);
            p.line_to(right - n, top);
            p.quad_to(right - n, top + n, right, top + n);
            p.line_to(right, bottom - n);
            p.quad_to(right - n, bottom - n, right - n, bottom);
            p.line_to(left + n, bottom);
            p.quad_to(left + n, bottom - n, left, bottom - n);
            p.line_to(left, top + n);
            p.quad_to(left + n, top + n, left + n, top);
            p.close();
        })
    }

    pub fn line(x1: f32, y1: f32, x2: f32, y2: f32) -> Self {
        Self::build(|p| {
            p.move_to(x1, y1);
            p.line_to(x2, y2);
        })
    }

    pub fn polygon(points: &[(f32, f32)]) -> Self {
        Self::build(|p| {
            for (i, &(x, y)) in points.iter().enumerate() {
                if i == 0 { p.move_to(x, y) } else { p.line_to(x, y) }
            }
            p.close();
        })
    }

    /// A closed smooth curve through the midpoints of neighbouring points.
    pub fn soft(points: &[(f32, f32)]) -> Self {
        let count = points.len();
        if count < 3 {
            return Self(None);
        }
        let middle = |i: usize| {
            let (a, b) = (points[i % count], points[(i + 1) % count]);
            (f32::midpoint(a.0, b.0), f32::midpoint(a.1, b.1))
        };
        Self::build(|p| {
            let start = middle(0);
            p.move_to(start.0, start.1);
            for i in 1..=count {
                let (control, end) = (points[i % count], middle(i));
                p.quad_to(control.0, control.1, end.0, end.1);
            }
            p.close();
        })
    }
}

/// Converts a small count to `f32`; 0 if it does not fit into `u16`.
pub fn units(count: usize) -> f32 {
    u16::try_from(count).map_or(0.0, f32::from)
}
