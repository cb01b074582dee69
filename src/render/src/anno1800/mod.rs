//! The boards of Anno 1800.

mod alt;
mod alt_board;
mod alt_hand;
mod board;
mod board_market;
mod board_objectives;
mod board_players;
mod board_stacks;
mod board_tiles;
mod changes;
mod companion;
mod districts;
mod field;
mod hand;
mod hand_card;
mod hand_expedition;
mod header;
mod island;
mod layout;
mod lines;
mod marks;
mod objectives;
mod overview;
mod played;
mod stamped;
mod symbols;

use archipel_rules::anno1800::View;

pub(crate) use alt::describe;
pub(crate) use changes::changes;
pub(crate) use companion::companion;
pub(crate) use overview::overview;

use crate::{Picture, Request, What};

pub(crate) fn draw(view: &View, request: &Request<'_>) -> Picture {
    match request.what {
        What::Island(seat) => island::draw(view, seat, request),
        What::Board => board::draw(view, request),
        What::Hand => hand::draw(view, request),
    }
}
