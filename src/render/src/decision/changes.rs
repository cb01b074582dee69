//! The picture for a post: in landscape, the part of a board or an island where something changed.

use archipel_rules::View;

use super::{SMALL, border, crop::Pane, crop::bounds, paste};
use crate::{Canvas, Picture, PictureOptions, anchors, canvas::UNITS, shape::Area};

/// The largest part that is shown: width and height in units of the whole picture. On phones it is smaller, so that less is
/// shown, but larger.
const MOST: (f32, f32) = (UNITS, 640.0);
const MOST_SMALL: (f32, f32) = (640.0, 410.0);
/// Room for the margins around the changes.
const MARGIN: f32 = 50.0;

/// Draws the part of a picture that has the most of `options.highlight`, or the upper part if nothing is highlighted.
pub fn draw_changes(view: &View, options: &PictureOptions<'_>) -> Picture {
    let plan = anchors(view, options);
    let highlighted = plan.list.iter().filter(|anchor| options.is_new(&anchor.id));
    let places: Vec<Area> = highlighted.map(|anchor| anchor.area).collect();
    let most = if options.width <= SMALL { MOST_SMALL } else { MOST };
    let places = together(&places, (most.0 - MARGIN, most.1 - MARGIN));
    let ratio = bounds(&places).map_or(UNITS / MOST.1, |all| (all.w + MARGIN) / (all.h + MARGIN));
    let height = UNITS / ratio.clamp(UNITS / MOST.1, 2.2);
    let pane = Pane::around(&plan, &places, Area::new(0.0, 0.0, UNITS, height));
    let mut canvas = Canvas::new(options.width, height, options.theme);
    paste(&mut canvas, view, options, pane);
    border(&mut canvas);
    canvas.finish()
}

/// The places that fit into a window of this size, where they cover the most. A single place may be larger.
fn together(places: &[Area], (width, height): (f32, f32)) -> Vec<Area> {
    let inside = |x: f32, y: f32| {
        let fits = move |place: &&Area| {
            place.x >= x && place.y >= y && place.right() <= x + width && place.bottom() <= y + height
        };
        places.iter().filter(fits).copied().collect::<Vec<Area>>()
    };
    let covered = |places: &[Area]| places.iter().map(|place| place.w * place.h).sum::<f32>();
    let corners = places.iter().flat_map(|left| places.iter().map(move |top| (left.x, top.y)));
    // Of equal windows, takes the first.
    let best = corners
        .map(|(x, y)| inside(x, y))
        .reduce(|best, other| if covered(&other) > covered(&best) { other } else { best });
    match best {
        Some(best) if best.is_empty() => places.first().copied().into_iter().collect(),
        Some(best) => best,
        None => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_covers_as_much_of_the_changes_as_possible() {
        let (large, near) = (Area::new(100.0, 100.0, 200.0, 200.0), Area::new(400.0, 150.0, 50.0, 50.0));
        let far = Area::new(500.0, 1500.0, 150.0, 150.0);
        assert_eq!(together(&[far, large, near], (950.0, 590.0)), [large, near]);
        assert_eq!(together(&[Area::new(0.0, 0.0, 2000.0, 10.0)], (950.0, 590.0)).len(), 1);
        assert!(together(&[], (950.0, 590.0)).is_empty());
    }
}
