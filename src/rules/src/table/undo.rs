//! Undo and redo. Both are entries of their own, so that a record keeps the full history.

use super::replay::run;
use super::{Step, Table};
use crate::record::{self, Entry, EntryKind};
use crate::{Phrase, Refusal, Reveal, Seat, Seats};

impl Table {
    /// The entry that this seat may undo without a vote: its last action, if it revealed nothing.
    pub fn undoable(&self, seat: Seat) -> Result<u32, Refusal> {
        self.undoable_past(seat, Seats::NONE)
    }

    /// Like `undoable`, but later actions of the seats in `patient` (AI players) are undone with it unless they
    /// revealed something.
    pub fn undoable_past(&self, seat: Seat, patient: Seats) -> Result<u32, Refusal> {
        // An out-of-turn action prevents the undo only if it revealed something (a resignation rolls dice).
        let in_the_way = |step: &&Step| {
            step.reveal != Reveal::Nothing
                || !step.out_of_turn && (step.seat == seat || !patient.contains(step.seat))
        };
        let last = self.steps.iter().rev().find(in_the_way);
        match last {
            Some(step) if step.out_of_turn => Err(refusal("undo_revealed")),
            Some(step) if step.seat != seat && !patient.contains(step.seat) => {
                Err(refusal("undo_other_acted"))
            }
            Some(step) if step.reveal != Reveal::Nothing => Err(refusal("undo_revealed")),
            Some(step) => Ok(step.n),
            None => Err(refusal("undo_nothing")),
        }
    }

    /// The entry that this seat may redo: the last one undone, if no action was made since.
    pub fn redoable(&self, seat: Seat) -> Result<u32, Refusal> {
        let undone = record::undone(&self.record.entries);
        let last_action = self.steps.iter().rev().find(|step| !step.out_of_turn).map_or(0, |step| step.n);
        let target = self.record.entries.iter().rev().find_map(|entry| match entry.mark {
            EntryKind::Undo(n) if undone.contains(&n) => Some(n),
            _ => None,
        });
        let target = target.filter(|n| *n > last_action).ok_or_else(|| refusal("redo_nothing"))?;
        // Of several actions undone in a row, the earliest is redone first.
        let first = undone.iter().copied().find(|n| *n > last_action).unwrap_or(target);
        let owner = self.record.entries.iter().find(|entry| entry.n == first).map(|entry| entry.seat);
        if owner == Some(seat) { Ok(first) } else { Err(refusal("redo_not_yours")) }
    }

    /// Undoes the seat's last action.
    pub fn undo(&mut self, seat: Seat) -> Result<u32, Refusal> {
        self.undo_past(seat, Seats::NONE)
    }

    /// Undoes the seat's last action and all later actions of these seats.
    pub fn undo_past(&mut self, seat: Seat, patient: Seats) -> Result<u32, Refusal> {
        let n = self.undoable_past(seat, patient)?;
        self.undo_by_consent(seat, n)?;
        Ok(n)
    }

    /// Undoes an action and everything after it, even if something was revealed. The caller must have all players'
    /// consent.
    pub fn undo_by_consent(&mut self, seat: Seat, from: u32) -> Result<(), Refusal> {
        let later: Vec<u32> = self
            .steps
            .iter()
            .rev()
            .filter(|step| step.n >= from && !step.out_of_turn)
            .map(|step| step.n)
            .collect();
        if later.last() != Some(&from) {
            return Err(refusal("undo_nothing"));
        }
        let before = self.clone();
        for n in later {
            if let Err(refusal) = self.append(seat, EntryKind::Undo(n)) {
                *self = before;
                return Err(refusal);
            }
        }
        Ok(())
    }

    /// Redoes an action that was undone.
    pub fn redo(&mut self, seat: Seat) -> Result<u32, Refusal> {
        let n = self.redoable(seat)?;
        self.append(seat, EntryKind::Redo(n))?;
        Ok(n)
    }

    fn append(&mut self, seat: Seat, mark: EntryKind) -> Result<(), Refusal> {
        self.record.entries.push(Entry { n: self.next_number(), seat, mark });
        if let Ok((position, steps)) = run(&self.record, &self.record.entries) {
            self.position = position;
            self.steps = steps;
            Ok(())
        } else {
            self.record.entries.pop();
            Err(refusal("undo_in_the_way"))
        }
    }
}

fn refusal(code: &'static str) -> Refusal {
    Refusal(Phrase::new(code))
}
