//! Where the canoe goes (rules 5.1).

use super::kinds::{ISLETS, Islet, Way};
use super::state::State;

impl State {
    /// The islet that the canoe reaches with a tile: it passes on over islets with palms. `None` if no islet is free.
    pub(super) fn landing(&self, tile: u8, way: Way) -> Option<Islet> {
        let reached = self.canoe.step(way, tile.into());
        (0..ISLETS).map(|more| reached.step(way, more)).find(|islet| self.palms[islet.index()].is_none())
    }
}
