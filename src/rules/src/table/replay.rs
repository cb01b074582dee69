//! Replays records.

use super::{Step, Table, apply};
use crate::record::{self, Entry, EntryKind, FORMAT, Record};
use crate::{Position, Refusal, SetupError};

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ReplayError {
    #[error("the record has format {0}; this program reads format {FORMAT}")]
    Format(u32),
    #[error("the record was played with rules {found}; this program has {expected}")]
    Rules { found: String, expected: String },
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("entry {n}: expected number {expected}")]
    Numbering { n: u32, expected: u32 },
    #[error("entry {n}: invalid action: {reason}")]
    Unreadable { n: u32, reason: String },
    #[error("entry {n}: {refusal}")]
    Refused { n: u32, refusal: Refusal },
    #[error("entry {n}: entry {target} cannot be undone or redone at this point")]
    EntryKind { n: u32, target: u32 },
}

impl Table {
    /// Replays a record, checking every entry.
    pub fn replay(record: Record) -> Result<Table, ReplayError> {
        if record.archipel != FORMAT {
            return Err(ReplayError::Format(record.archipel));
        }
        let expected = record.game.version();
        if record.rules != expected {
            return Err(ReplayError::Rules { found: record.rules, expected });
        }
        check_entries(&record.entries)?;
        let (position, steps) = run(&record, &record.entries)?;
        Ok(Table { record, position, steps })
    }

    /// The position right after this entry (0: after the setup), with later undos ignored.
    pub fn position_at(&self, n: u32) -> Result<Position, ReplayError> {
        // Fast path: the current position is already known.
        if n >= self.next_number() - 1 {
            return Ok(self.position.clone());
        }
        run(&self.record, &self.record.entries[..n as usize]).map(|(position, _)| position)
    }
}

/// Applies the effective actions among the record's first entries.
pub(super) fn run(record: &Record, entries: &[Entry]) -> Result<(Position, Vec<Step>), ReplayError> {
    let (mut position, _) = Position::set_up(record.game, &record.options, record.seats.len(), record.seed)?;
    let mut steps = Vec::new();
    for (entry, value) in record::effective(entries) {
        let Entry { n, seat, .. } = *entry;
        let action = record
            .game
            .decode_action(value)
            .map_err(|error| ReplayError::Unreadable { n, reason: error.to_string() })?;
        let step =
            apply(&mut position, n, seat, &action).map_err(|refusal| ReplayError::Refused { n, refusal })?;
        steps.push(step);
    }
    Ok((position, steps))
}

/// Checks that entries are numbered without gaps, and that undo and redo name earlier actions in the right state.
fn check_entries(entries: &[Entry]) -> Result<(), ReplayError> {
    for (index, entry) in entries.iter().enumerate() {
        let (n, expected) = (entry.n, index as u32 + 1);
        if n != expected {
            return Err(ReplayError::Numbering { n, expected });
        }
        let earlier = &entries[..index];
        let is_action = |target: u32| {
            earlier.iter().any(|entry| entry.n == target && matches!(entry.mark, EntryKind::Action(_)))
        };
        let fits = match entry.mark {
            EntryKind::Action(_) => true,
            EntryKind::Undo(target) => is_action(target) && !record::undone(earlier).contains(&target),
            EntryKind::Redo(target) => is_action(target) && record::undone(earlier).contains(&target),
        };
        if !fits {
            let (EntryKind::Undo(target) | EntryKind::Redo(target)) = entry.mark else { continue };
            return Err(ReplayError::EntryKind { n, target });
        }
    }
    Ok(())
}
