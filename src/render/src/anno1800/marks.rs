//! The marks on needs and on the market: can be made now, can be traded, not now, missing.

use archipel_rules::anno1800::{
    View,
    data::data,
    kinds::{Naval, Resource},
    view::Way,
};

use super::symbols::{self, Sign};
use crate::{Canvas, parts};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    Make,
    /// For so many trade tokens, from a partner or from an own New World island.
    Trade(u8),
    /// Somebody has it, but nobody is free, or tokens are short.
    Later,
    Missing,
}

impl From<Way> for Mark {
    fn from(way: Way) -> Self {
        match way {
            Way::Own { .. } => Self::Make,
            Way::Trade { price, .. } => Self::Trade(price),
            Way::Island => Self::Trade(data().limits.fetch_price),
            Way::Later => Self::Later,
            Way::None => Self::Missing,
        }
    }
}

/// How the viewer could get a resource now; what was made ahead in this turn is there.
pub(super) fn of(view: &View, resource: Resource) -> Mark {
    if super::hand::owner(view) == Some(view.active)
        && view.now.stock.iter().any(|(made, _)| *made == resource)
    {
        return Mark::Make;
    }
    let offer = view.market.iter().find(|offer| offer.resource == resource);
    offer.map_or(Mark::Missing, |offer| offer.way.into())
}

/// A tick, the token with its price, the moon of the exhausted, or a cross: four shapes, not only four colours.
pub(super) fn draw(canvas: &mut Canvas, mark: Mark, x: f32, y: f32, side: f32) {
    match mark {
        Mark::Make => parts::tick(canvas, x, y, side),
        Mark::Trade(price) => {
            symbols::counted(canvas, Sign::new(symbols::token(Naval::Trade), price), x, y, side + 4.0);
        }
        Mark::Later => canvas.sprite("a1800_exhausted", x, y, side + 4.0),
        Mark::Missing => parts::cross(canvas, x, y, side),
    }
}
