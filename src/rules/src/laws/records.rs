//! Records replay to the same state.

use super::{Checked, Violation};
use crate::record::Record;
use crate::{Game, Seat, Table};

impl<G: Game> Checked<G> {
    /// The record replays to the same state, also after a round trip through JSON and after undo and redo.
    pub(super) fn replays(&mut self) -> Result<(), Violation> {
        let names: Vec<String> =
            Seat::all(self.game.seats()).map(|seat| format!("Player {}", seat.0 + 1)).collect();
        let law = "a record replays to the same state";
        let table = Table::new(G::ID, self.options.clone(), names, self.seed);
        let mut table = table.map_err(|error| self.violation(law, error.to_string()))?;
        for (seat, value) in std::mem::take(&mut self.played) {
            let action =
                G::ID.decode_action(&value).map_err(|error| self.violation(law, error.to_string()))?;
            if let Err(refusal) = table.act(seat, &action) {
                return Err(self.violation(law, format!("{refusal} at {value}")));
            }
            if self.dice.below(self.plan.check_every * 20) == 0 {
                self.undo_and_redo(&mut table, seat)?;
            }
        }
        let json =
            serde_json::to_string(table.record()).map_err(|error| self.violation(law, error.to_string()))?;
        let record: Record =
            serde_json::from_str(&json).map_err(|error| self.violation(law, error.to_string()))?;
        let again = Table::replay(record).map_err(|error| self.violation(law, error.to_string()))?;
        let same = again.position() == table.position() && again.record() == table.record();
        self.require(same, law, String::new)?;
        let json = |error: serde_json::Error| self.violation(law, error.to_string());
        let mine = serde_json::to_value(&self.game).map_err(json)?;
        let theirs = serde_json::to_value(table.position()).map_err(json)?;
        self.require(mine == theirs, law, String::new)
    }

    pub(super) fn undo_and_redo(&mut self, table: &mut Table, seat: Seat) -> Result<(), Violation> {
        let before = table.position().clone();
        if table.undo(seat).is_err() {
            return Ok(());
        }
        let redone = table.redo(seat);
        let same = redone.is_ok() && *table.position() == before;
        self.require(same, "undo followed by redo changes nothing", || format!("{redone:?}"))
    }
}
