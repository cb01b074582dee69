//! Which part of a picture to show, and how large.

use crate::{Anchors, canvas::UNITS, shape::Area};

/// Nothing is enlarged more than this.
const MOST_ZOOM: f32 = 2.2;
/// Room around the things shown, in units of the scene.
const MARGIN: f32 = 24.0;

/// A part of a scene on a part of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Pane {
    /// Where it is on the picture.
    pub(crate) on: Area,
    /// The part of the scene.
    pub(crate) shows: Area,
    /// Units of the picture per unit of the scene.
    pub(crate) zoom: f32,
}

impl Pane {
    /// Shows all places as large as possible; the upper part of the scene if there are none.
    pub(crate) fn around(plan: &Anchors, places: &[Area], on: Area) -> Self {
        let ratio = on.w / on.h;
        let bounds =
            bounds(places).map_or(Area::new(0.0, 0.0, UNITS, UNITS / ratio), |area| area.inset(-MARGIN));
        let least = on.w / MOST_ZOOM;
        let width = bounds.w.max(bounds.h * ratio).max(least);
        // A part as tall as the whole scene can be wider than it; the paper then shows on both sides.
        let width = width.min(UNITS.max(plan.height * ratio));
        let height = width / ratio;
        let x = inside(bounds.centre().0 - width / 2.0, width, UNITS);
        let y = inside(bounds.centre().1 - height / 2.0, height, plan.height);
        Self { on, shows: Area::new(x, y, width, height), zoom: on.w / width }
    }

    /// From the scene to the picture.
    pub(crate) fn place(&self, area: Area) -> Area {
        Area::new(
            self.on.x + (area.x - self.shows.x) * self.zoom,
            self.on.y + (area.y - self.shows.y) * self.zoom,
            area.w * self.zoom,
            area.h * self.zoom,
        )
    }
}

/// Moves a part of this length into 0..=`whole`, or to the middle if it is longer.
fn inside(start: f32, length: f32, whole: f32) -> f32 {
    if length >= whole { (whole - length) / 2.0 } else { start.clamp(0.0, whole - length) }
}

/// The rectangle around all of them.
pub(crate) fn bounds(areas: &[Area]) -> Option<Area> {
    areas.iter().copied().reduce(|one, other| {
        let (x, y) = (one.x.min(other.x), one.y.min(other.y));
        Area::new(x, y, one.right().max(other.right()) - x, one.bottom().max(other.bottom()) - y)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_places_are_shown_inside_the_scene() {
        let plan = Anchors { height: 1400.0, list: Vec::new() };
        let on = Area::new(0.0, 0.0, 1000.0, 518.0);
        for places in [
            vec![Area::new(0.0, 0.0, 40.0, 40.0)],
            vec![Area::new(940.0, 1340.0, 60.0, 60.0)],
            vec![Area::new(100.0, 200.0, 90.0, 90.0), Area::new(500.0, 400.0, 90.0, 90.0)],
            vec![Area::new(20.0, 20.0, 960.0, 400.0)],
            vec![Area::new(20.0, 20.0, 300.0, 1300.0)],
        ] {
            let pane = Pane::around(&plan, &places, on);
            assert!(pane.zoom <= MOST_ZOOM + 0.001);
            for place in places {
                let shown = pane.place(place);
                assert!(
                    shown.x >= -0.1 && shown.y >= -0.1 && shown.right() <= 1000.1 && shown.bottom() <= 518.1,
                    "{place:?} is shown at {shown:?}"
                );
            }
        }
    }
}
