//! Old World, New World and expeditions (6.8, 6.9, 6.10).

use super::data::data;
use super::fields::Field;
use super::kinds::OldWorld;
use super::state::State;
use crate::Seat;

impl State {
    /// Adds an island to the right of the player's own: its fields, and what is printed on them.
    pub(super) fn add_old_world(&mut self, seat: Seat, island: OldWorld) {
        let player = &mut self.players[seat];
        let isle = player.old_world.len();
        player.old_world.push(island);
        if let Some((place, tile)) = data().old_world(island).printed
            && let Some(field) = Field::on_isle(isle, usize::from(place))
        {
            player.print(field, Some(tile));
        }
    }
}
