//! A score track: a ruler with numbers and a goal line, and the shields of the seats above it.

use super::{badge, shield};
use crate::{
    Canvas,
    shape::{Area, Shape, units},
    text::{Align, TextStyle},
    theme::seat_style,
};

/// One seat's position on a track.
#[derive(Clone, Copy, Debug)]
pub struct Marker {
    pub seat: usize,
    pub value: u32,
}

/// A track from 0 to `length`, drawn along the lower part of its area, below the shields.
#[derive(Clone, Copy, Debug)]
pub struct Track {
    pub area: Area,
    pub length: u16,
    /// Distance between the numbers on the ruler.
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

    /// Draws the ruler, which never changes.
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
                    TextStyle::bold(20.0, palette.ink),
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

    /// Draws the shields, side by side where values are close, each with a line to its value. Returns the centre of each.
    pub fn draw_markers(&self, canvas: &mut Canvas, markers: &[Marker]) -> Vec<(f32, f32)> {
        let palette = canvas.palette();
        let ruler = self.ruler();
        let y = ruler.y - SHIELD * 0.5 - 14.0;
        let value = |marker: &Marker| u16::try_from(marker.value).unwrap_or(u16::MAX).min(self.length);
        let wanted: Vec<f32> = markers.iter().map(|marker| self.x(value(marker))).collect();
        let places = spread(&wanted, SHIELD * 1.22, self.area.x, self.area.right());
        for (marker, (&want, &x)) in markers.iter().zip(wanted.iter().zip(&places)) {
            let color = seat_style(marker.seat).colour;
            canvas.stroke(&Shape::line(x, y, want, ruler.y + 3.0), palette.ink.opaque(), 4.4);
            canvas.stroke(&Shape::line(x, y, want, ruler.y + 3.0), color.opaque(), 2.2);
            canvas.fill(&Shape::circle(want, ruler.y + 5.0, 5.0), color.opaque());
            canvas.stroke(&Shape::circle(want, ruler.y + 5.0, 5.0), palette.ink.opaque(), 1.6);
        }
        for (marker, &x) in markers.iter().zip(&places) {
            shield(canvas, marker.seat, x, y, SHIELD);
            if marker.value > u32::from(self.length) {
                badge(
                    canvas,
                    x - SHIELD * 0.9,
                    y,
                    &marker.value.to_string(),
                    20.0,
                    palette.plaque,
                    palette.plaque_ink,
                );
            }
        }
        places.into_iter().map(|x| (x, y)).collect()
    }
}

/// Moves positions apart to at least `gap`, as little as possible, within `low` and `high`. Their order stays.
pub(crate) fn spread(wanted: &[f32], gap: f32, low: f32, high: f32) -> Vec<f32> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|a, b| wanted[*a].total_cmp(&wanted[*b]));
    // Groups of touching neighbours: the sum of the first position that each member implies, and the member count.
    let mut groups: Vec<(f32, usize)> = Vec::new();
    let start = |&(sum, count): &(f32, usize)| {
        let last = high - gap * (units(count) - 1.0);
        (sum / units(count)).min(last).max(low)
    };
    for &i in &order {
        groups.push((wanted[i], 1));
        while let [.., before, last] = groups.as_slice() {
            if start(before) + gap * units(before.1) <= start(last) {
                break;
            }
            let merged = (before.0 + last.0 - gap * units(before.1) * units(last.1), before.1 + last.1);
            groups.truncate(groups.len() - 2);
            groups.push(merged);
        }
    }
    let mut places = vec![0.0; wanted.len()];
    let mut members = order.iter();
    for group in &groups {
        for (nth, &i) in members.by_ref().take(group.1).enumerate() {
            places[i] = start(group) + gap * units(nth);
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::spread;

    #[test]
    fn close_markers_move_apart_and_stay_centred() {
        assert_eq!(spread(&[50.0, 50.0], 10.0, 0.0, 100.0), [45.0, 55.0]);
        assert_eq!(spread(&[80.0, 20.0], 10.0, 0.0, 100.0), [80.0, 20.0]);
        assert_eq!(spread(&[100.0, 100.0, 100.0], 10.0, 0.0, 100.0), [80.0, 90.0, 100.0]);
    }
}
