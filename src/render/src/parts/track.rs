//! A counting track: a ruler with numbers, a goal line, and the shields of the seats above it.

use super::{badge, shield};
use crate::{
    Canvas,
    shape::{Area, Shape},
    text::{Align, Type},
};

/// One seat's place on a track.
#[derive(Clone, Copy, Debug)]
pub struct Marker {
    pub seat: usize,
    pub value: u32,
}

/// A track from 0 to `length`, drawn along the lower part of its area; shields stand above it.
#[derive(Clone, Copy, Debug)]
pub struct Track {
    pub area: Area,
    pub length: u16,
    /// Numbers are written at every so many steps.
    pub every: u16,
    pub goal: Option<u16>,
}

const SHIELD: f32 = 40.0;

impl Track {
    fn x(&self, value: u16) -> f32 {
        self.area.x + self.area.w * f32::from(value) / f32::from(self.length)
    }

    fn ruler(&self) -> Area {
        Area::new(self.area.x, self.area.bottom() - 40.0, self.area.w, 14.0)
    }

    /// The ruler alone; it never changes.
    pub fn draw_ruler(&self, canvas: &mut Canvas) {
        let palette = canvas.palette();
        let ruler = self.ruler();
        canvas.fill(&Shape::rect(ruler), palette.plaque.opaque());
        let mut value = 0;
        while value < self.length {
            let end = (value + self.every).min(self.length);
            if (value / self.every) % 2 == 1 {
                let bar = Area::new(self.x(value), ruler.y, self.x(end) - self.x(value), ruler.h);
                canvas.fill(&Shape::rect(bar), palette.line.opaque());
            }
            value = end;
        }
        for value in 0..=self.length {
            let x = self.x(value);
            let long = value % self.every == 0;
            let up = if long { 0.0 } else { ruler.h * 0.5 };
            canvas.stroke(&Shape::line(x, ruler.y + up, x, ruler.bottom()), palette.ink.opaque(), 1.4);
            if long {
                canvas.text(
                    x,
                    ruler.bottom() + 21.0,
                    &value.to_string(),
                    Type::bold(20.0, palette.ink),
                    Align::Middle,
                );
            }
        }
        canvas.stroke(&Shape::rect(ruler), palette.ink.opaque(), 2.0);
        if let Some(goal) = self.goal {
            let x = self.x(goal);
            canvas.stroke(&Shape::line(x, self.area.y, x, ruler.bottom() + 4.0), palette.alarm.opaque(), 3.6);
        }
    }

    /// The shields; those of equal value stand on each other. Answers where each one stands.
    pub fn draw_markers(&self, canvas: &mut Canvas, markers: &[Marker]) -> Vec<(f32, f32)> {
        let palette = canvas.palette();
        let base = self.ruler().y - SHIELD * 0.46;
        let mut places: Vec<(f32, f32)> = Vec::new();
        for marker in markers {
            let value = u16::try_from(marker.value).unwrap_or(u16::MAX).min(self.length);
            let x = self.x(value);
            let below = places.iter().filter(|(other, _)| (other - x).abs() < SHIELD * 0.72).count();
            places.push((x, base - crate::shape::units(below) * 24.0));
        }
        let mut order: Vec<usize> = (0..places.len()).collect();
        order.sort_by(|a, b| places[*a].1.total_cmp(&places[*b].1));
        for i in order {
            let ((x, y), marker) = (places[i], markers[i]);
            shield(canvas, marker.seat, x, y, SHIELD);
            if marker.value > u32::from(self.length) {
                badge(
                    canvas,
                    x,
                    y - 2.0,
                    &marker.value.to_string(),
                    20.0,
                    palette.plaque,
                    palette.plaque_ink,
                );
            }
        }
        places
    }
}
