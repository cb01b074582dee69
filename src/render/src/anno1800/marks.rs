//! Marks on needs and on the market: can be produced, can be traded, not now, missing.

use archipel_rules::anno1800::{
    View,
    data::data,
    kinds::{Naval, Resource},
    view::Way,
};

use super::symbols::{self, CountedSprite};
use crate::{Canvas, widgets};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    Make,
    /// The number of trade tokens, for another player or for one of the viewer's New World islands.
    Trade(u8),
    /// A player has it, but no resident is free or tokens are missing.
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

/// How the viewer could get a resource now. Goods produced earlier in this turn count as produced.
pub(super) fn of(view: &View, resource: Resource) -> Mark {
    if super::hand::owner(view) == Some(view.active)
        && view.now.stock.iter().any(|(made, _)| *made == resource)
    {
        return Mark::Make;
    }
    let offer = view.market.iter().find(|offer| offer.resource == resource);
    offer.map_or(Mark::Missing, |offer| offer.way.into())
}

/// Draws a tick, a token with its price, a moon or a cross: four shapes, not only four colours.
pub(super) fn draw(canvas: &mut Canvas, mark: Mark, x: f32, y: f32, side: f32) {
    match mark {
        Mark::Make => widgets::tick(canvas, x, y, side),
        Mark::Trade(price) => {
            symbols::counted(
                canvas,
                CountedSprite::new(symbols::token(Naval::Trade), price),
                x,
                y,
                side + 4.0,
            );
        }
        Mark::Later => canvas.sprite("a1800_exhausted", x, y, side + 4.0),
        Mark::Missing => widgets::cross(canvas, x, y, side),
    }
}
