//! Taking actions back and doing them again: by entries of their own, so that a record keeps everything.

use super::replay::run;
use super::{Step, Table};
use crate::record::{self, Entry, Mark};
use crate::{Phrase, Refusal, Reveal, Seat, Seats};

impl Table {
    /// The entry that this seat may take back freely now: its own last one, if it showed nothing.
    pub fn undoable(&self, seat: Seat) -> Result<u32, Refusal> {
        self.undoable_past(seat, Seats::NONE)
    }

    /// The same where these seats mind nothing (computer players): what they did since goes with it, unless it showed
    /// something.
    pub fn undoable_past(&self, seat: Seat, patient: Seats) -> Result<u32, Refusal> {
        // What is done beside the turn is in the way only if it showed something (a resignation rolls dice).
        let in_the_way = |step: &&Step| {
            step.reveal != Reveal::Nothing
                || !step.aside && (step.seat == seat || !patient.contains(step.seat))
        };
        let last = self.steps.iter().rev().find(in_the_way);
        match last {
            Some(step) if step.aside => Err(refusal("undo_revealed")),
            Some(step) if step.seat != seat && !patient.contains(step.seat) => {
                Err(refusal("undo_other_acted"))
            }
            Some(step) if step.reveal != Reveal::Nothing => Err(refusal("undo_revealed")),
            Some(step) => Ok(step.n),
            None => Err(refusal("undo_nothing")),
        }
    }

    /// The entry that this seat may do again: the last one taken back, if nothing else was done since.
    pub fn redoable(&self, seat: Seat) -> Result<u32, Refusal> {
        let undone = record::undone(&self.record.entries);
        let last_action = self.steps.iter().rev().find(|step| !step.aside).map_or(0, |step| step.n);
        let target = self.record.entries.iter().rev().find_map(|entry| match entry.mark {
            Mark::Undo(n) if undone.contains(&n) => Some(n),
            _ => None,
        });
        let target = target.filter(|n| *n > last_action).ok_or_else(|| refusal("redo_nothing"))?;
        // Of several taken back in a row, the earliest comes back first.
        let first = undone.iter().copied().find(|n| *n > last_action).unwrap_or(target);
        let owner = self.record.entries.iter().find(|entry| entry.n == first).map(|entry| entry.seat);
        if owner == Some(seat) { Ok(first) } else { Err(refusal("redo_not_yours")) }
    }

    /// Takes the seat's last action back.
    pub fn undo(&mut self, seat: Seat) -> Result<u32, Refusal> {
        self.undo_past(seat, Seats::NONE)
    }

    /// Takes the seat's last action back with all that these seats did since.
    pub fn undo_past(&mut self, seat: Seat, patient: Seats) -> Result<u32, Refusal> {
        let n = self.undoable_past(seat, patient)?;
        self.undo_by_consent(seat, n)?;
        Ok(n)
    }

    /// Takes back an action and everything after it, also beyond what was revealed: by consent of all others.
    pub fn undo_by_consent(&mut self, seat: Seat, from: u32) -> Result<(), Refusal> {
        let later: Vec<u32> =
            self.steps.iter().rev().filter(|step| step.n >= from && !step.aside).map(|step| step.n).collect();
        if later.last() != Some(&from) {
            return Err(refusal("undo_nothing"));
        }
        let before = self.clone();
        for n in later {
            if let Err(refusal) = self.mark(seat, Mark::Undo(n)) {
                *self = before;
                return Err(refusal);
            }
        }
        Ok(())
    }

    /// Does an action again that was taken back.
    pub fn redo(&mut self, seat: Seat) -> Result<u32, Refusal> {
        let n = self.redoable(seat)?;
        self.mark(seat, Mark::Redo(n))?;
        Ok(n)
    }

    fn mark(&mut self, seat: Seat, mark: Mark) -> Result<(), Refusal> {
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
