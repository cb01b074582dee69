//! The festival (6.11).

use super::cards::Cards;
use super::events::Event;
use super::player::Tokens;
use super::state::State;
use crate::Seat;

impl State {
    /// All cubes return to their residences, all ship tokens become ready, and tokens on cards are removed.
    pub(super) fn festival(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let player = &mut self.players[seat];
        for plot in &mut player.plots {
            for tier in std::mem::take(&mut plot.slots).into_iter().flatten() {
                player.residence[tier.index()] += 1;
            }
        }
        for (free, tired) in player.residence.iter_mut().zip(&mut player.exhausted) {
            *free += std::mem::take(tired);
        }
        player.ready.trade += std::mem::take(&mut player.spent.trade);
        player.ready.explore += std::mem::take(&mut player.spent.explore);
        player.on_cards = Tokens::default();
        player.laden = Cards::NONE;
        self.count_action();
        events.push(Event::Festival { seat });
    }
}
