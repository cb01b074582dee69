//! The pictures of Mille Fiori: the glass board, a player's sheet, and the cards in hand.

mod alt;
mod best;
mod board;
mod board_display;
mod board_ground;
mod board_players;
mod board_sea;
mod bonus;
mod changes;
mod companion;
mod details;
mod fields;
mod glass;
mod hand;
mod hand_card;
mod hand_display;
mod hand_plan;
mod layout;
mod overview;
mod sheet;
mod sheet_sets;
mod symbols;

use archipel_rules::mille_fiori::View;

pub(crate) use alt::describe;
pub(crate) use changes::changes;
pub(crate) use companion::companion;
pub(crate) use details::details;
pub(crate) use overview::overview;

use crate::{Picture, Request, What};

pub(crate) fn draw(view: &View, request: &Request<'_>) -> Picture {
    match request.what {
        What::Island(seat) => sheet::draw(view, seat, request),
        What::Board => board::draw(view, request),
        What::Hand => hand::draw(view, request),
    }
}
