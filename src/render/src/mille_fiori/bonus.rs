//! Bonus places: four small golden rhombs, covered with the owner's glass when taken.

use archipel_rules::mille_fiori::{View, view::BonusView};

use super::{glass, layout};
use crate::{
    Canvas, Form, PictureOptions,
    shape::Area,
    text::{Align, TextStyle},
    theme::Rgb,
    widgets,
};

const EMPTY: Rgb = Rgb(0x00FB_F5E6);

pub(super) fn ground(canvas: &mut Canvas, view: &View) {
    for bonus in &view.bonus {
        for (x, y) in layout::bonus(bonus.area) {
            glass::slot(canvas, x, y, layout::BONUS, layout::BONUS, EMPTY, true);
            let rim = glass::outline(x, y, layout::BONUS - 11.0, layout::BONUS - 11.0);
            canvas.stroke(&rim, canvas.palette().gold.opaque(), 3.4);
        }
    }
}

pub(super) fn draw(canvas: &mut Canvas, bonus: &BonusView, options: &PictureOptions<'_>) {
    let ink = canvas.palette().plaque_ink;
    for (place, ((points, holder), (x, y))) in bonus.places.iter().zip(layout::bonus(bonus.area)).enumerate()
    {
        if let Some(seat) = holder {
            glass::numbered(canvas, seat.index(), x, y, layout::BONUS);
        }
        canvas.text(x, y + 8.0, &points.to_string(), TextStyle::bold(22.0, ink), Align::Middle);
        let spot = Area::around(x, y, layout::BONUS);
        if widgets::is_new_as(Form::Rhomb, canvas, options, &id(bonus, place), spot) {
            glass::ring(canvas, x, y, layout::BONUS, layout::BONUS, false);
        }
    }
}

/// The highlight id of a bonus place.
pub(super) fn id(bonus: &BonusView, place: usize) -> String {
    format!("bonus_{}_{}", bonus.area.as_str(), place + 1)
}
