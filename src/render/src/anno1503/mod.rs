//! The boards of Anno 1503.

mod alt;
mod board;
mod board_panels;
mod changes;
mod companion;
mod details;
mod hand;
mod island;
mod island_panel;
mod overview;
mod printed;

use archipel_rules::anno1503::{
    View,
    kinds::{Face, Yield},
};

pub(crate) use alt::describe;
pub(crate) use changes::changes;
pub(crate) use companion::companion;
pub(crate) use details::details;
pub(crate) use overview::overview;

use crate::{Picture, Request, What};

pub(crate) fn draw(view: &View, request: &Request<'_>) -> Picture {
    match request.what {
        What::Island(seat) => island::draw(view, seat, request),
        What::Board => board::draw(view, request),
        What::Hand => hand::draw(view, request),
    }
}

const fn yield_sprite(yielded: Yield) -> &'static str {
    match yielded {
        Yield::Any => "any",
        Yield::Good(good) => good.as_str(),
    }
}

const fn face_sprite(face: Face) -> &'static str {
    match face {
        Face::TradingPost(good) => good.as_str(),
        Face::Contract => "contract",
        Face::Promotion => "promotion",
        Face::Gold => "treasure",
    }
}
