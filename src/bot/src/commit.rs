//! One transaction per accepted deed: the entries, the snapshot, the posts, the alarms and the clocks that follow
//! from it.

use std::sync::Arc;

use archipel_rules::{Mark, Seats, Table};
use archipel_store::{CancelAlarms, Cause, Commit, NewPost, StoreError, UserId};
use serde_json::{Value, json};

use crate::calls::{Calls, Handover};
use crate::desk::Desk;
use crate::hall::{Deed, Sitting};
use crate::invitation;

impl Desk {
    /// Writes what a deed added to the table's record, entries `from` on.
    pub(crate) async fn commit(
        &self,
        sitting: &Sitting,
        table: Table,
        from: u32,
        user: Option<UserId>,
        deed: &Deed,
        cause: &Cause,
    ) -> Result<Arc<Sitting>, StoreError> {
        let entries = table.record().entries.get(from as usize - 1..).unwrap_or_default();
        let finished = table.position().outcome().is_some();
        let state = encode(&table)?;
        let handover = Handover {
            relieved: sitting.table.position().due().without(table.position().due()),
            called: called(sitting, &table, from),
            taken_back: matches!(deed, Deed::Undo | Deed::UndoByConsent(..)),
        };
        let calls = Calls::of(self, &sitting.game, &table, handover, cause.now).await?;
        let mut posts = posts(sitting, &table, from, deed, &calls.payload);
        posts.extend(invitation::posts(sitting, &table, from));
        posts.extend(calls.posts);
        let cancel: Vec<CancelAlarms> =
            calls.cancel.into_iter().map(|user| CancelAlarms { kind: None, user: Some(user) }).collect();
        let commit = Commit {
            number: sitting.game.number,
            entries,
            user,
            rules: &table.record().rules,
            state: &state,
            finished,
            posts: &posts,
            cancel_alarms: &cancel,
            alarms: &calls.alarms,
            clocks: &calls.clocks,
            consent: if let Deed::UndoByConsent(_, consent) = deed { Some(*consent) } else { None },
        };
        let committed = self.store.commit(&commit, cause).await?;
        let mut game = sitting.game.clone();
        game.status = committed.status;
        Ok(Arc::new(Sitting::new(game, table)))
    }
}

/// The state as it is kept beside the record.
pub fn encode(table: &Table) -> Result<Vec<u8>, StoreError> {
    serde_json::to_vec(table.position())
        .map_err(|error| StoreError::Unreadable { what: "a position", reason: error.to_string() })
}

/// What the channel is told: a chapter that was closed, or that one it knows was taken back, freely or by consent.
fn posts(sitting: &Sitting, table: &Table, from: u32, deed: &Deed, calls: &Value) -> Vec<NewPost> {
    let undone = if matches!(deed, Deed::UndoByConsent(..)) { "undone" } else { "taken-back" };
    let post = |kind: &str, n: u32| {
        let mut payload = calls.clone();
        payload["n"] = json!(n);
        if *deed == Deed::Absent {
            payload["caretaker"] = json!(true);
        }
        NewPost::new(sitting.game.channel, kind, payload)
    };
    let mut posts = Vec::new();
    let new = table.record().entries.get(from as usize - 1..).unwrap_or_default();
    for entry in new {
        let number = match entry.mark {
            Mark::Action(_) => entry.n,
            Mark::Redo(n) => n,
            Mark::Undo(n) => {
                // A chapter that had been told is open again.
                if sitting.table.steps().iter().any(|step| step.n == n && step.closes) {
                    posts.push(post(undone, entry.n));
                }
                continue;
            }
        };
        if table.steps().iter().any(|step| step.n == number && step.closes) {
            posts.push(post("turn", number));
        }
    }
    posts.dedup_by(|one, other| one.kind == undone && other.kind == undone);
    posts
}

/// Who became due by the entries from this number on, or is due again because they were taken back.
fn called(sitting: &Sitting, table: &Table, from: u32) -> Seats {
    let due = table.position().due();
    let by_steps = table.steps().iter().filter(|step| step.n >= from).flat_map(|step| step.newly_due.iter());
    let again = due.without(sitting.table.position().due());
    by_steps.filter(|seat| due.contains(*seat)).chain(again.iter()).collect()
}
