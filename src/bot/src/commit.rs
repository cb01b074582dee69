//! One transaction per accepted deed: the entries, the snapshot, the posts and the reminders that follow from it.

use std::sync::Arc;

use archipel_rules::{Mark, Seats, Table};
use archipel_store::{
    CancelAlarms, Cause, Commit, ConsentId, GameNumber, Millis, NewAlarm, NewPost, StoreError, UserId,
};
use serde_json::json;

use crate::desk::Desk;
use crate::hall::Sitting;
use crate::{invitation, reminders};

impl Desk {
    /// Writes what a deed added to the table's record, entries `from` on.
    pub(crate) async fn commit(
        &self,
        sitting: &Sitting,
        table: Table,
        from: u32,
        user: UserId,
        consent: Option<ConsentId>,
        cause: &Cause,
    ) -> Result<Arc<Sitting>, StoreError> {
        let entries = &table.record().entries[from as usize - 1..];
        let finished = table.position().outcome().is_some();
        let state = encode(&table)?;
        let mut posts = posts(sitting, &table, from, consent.is_some());
        posts.extend(invitation::posts(sitting, &table, from));
        let due = table.position().due();
        let relieved = sitting.table.position().due().without(due);
        let cancel: Vec<CancelAlarms> = sitting
            .users(relieved)
            .into_iter()
            .map(|user| CancelAlarms { kind: Some(reminders::KIND), user: Some(user) })
            .collect();
        let alarms =
            alarms(sitting, newly_due(&table, from), &sitting.game.pace, table.next_number(), cause.now);
        let commit = Commit {
            number: sitting.game.number,
            entries,
            user: Some(user),
            rules: &table.record().rules,
            state: &state,
            finished,
            posts: &posts,
            cancel_alarms: &cancel,
            alarms: &alarms,
            consent,
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
fn posts(sitting: &Sitting, table: &Table, from: u32, by_consent: bool) -> Vec<NewPost> {
    let undone = if by_consent { "undone" } else { "taken-back" };
    let channel = sitting.game.channel;
    let post = |kind: &str, n: u32| NewPost { channel, kind: kind.to_owned(), payload: json!({ "n": n }) };
    let mut posts = Vec::new();
    let new = &table.record().entries[from as usize - 1..];
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

/// Who became due by the entries from this number on.
fn newly_due(table: &Table, from: u32) -> Seats {
    let due = table.position().due();
    table
        .steps()
        .iter()
        .filter(|step| step.n >= from)
        .flat_map(|step| step.newly_due.iter())
        .filter(|seat| due.contains(*seat))
        .collect()
}

/// The first reminder of each who became due.
pub fn alarms(sitting: &Sitting, due: Seats, pace: &str, entry: u32, now: Millis) -> Vec<NewAlarm> {
    sitting.users(due).into_iter().map(|user| reminders::first(user, pace, entry, now)).collect()
}

/// A post about a whole game, not about an entry.
pub fn notice(sitting_channel: archipel_store::ChannelId, kind: &str, game: GameNumber) -> NewPost {
    NewPost { channel: sitting_channel, kind: kind.to_owned(), payload: json!({ "game": game }) }
}
