//! The boards of Anno 1701.

mod alt;
mod alt_board;
mod board;
mod board_players;
mod board_store;
mod changes;
mod chart;
mod chart_ground;
mod chart_ships;
mod coast;
mod companion;
mod favours;
mod hand;
mod hand_secrets;
mod hand_tiles;
mod hexes;
mod island;
mod island_panel;
mod island_people;
mod island_tile;
mod overview;
mod pieces;
mod settlement;
mod sprites;

use archipel_rules::anno1701::View;

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
