//! One transaction per accepted deed: the entries, the snapshot, the posts, the alarms and the clocks that follow
//! from it.

use std::sync::Arc;

use archipel_rules::{Mark, Seat, Seats, Table};
use archipel_store::{Cause, Commit, FILM, NewPost, StoreError, UserId};
use serde_json::json;

use crate::calls::{Calls, Handover};
use crate::desk::Desk;
use crate::hall::{Deed, Sitting, last_closed};
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
        let (answers, why) = if let Deed::Called(call, _, why) = deed {
            (Some(call), Some(why.as_str()))
        } else {
            (None, None)
        };
        let handover = Handover {
            relieved: sitting.table.position().due().without(table.position().due()),
            called: called(sitting, &table, from),
            taken_back: matches!(deed, Deed::Undo | Deed::UndoByConsent(..)),
            // Computers in a row are told together: nobody reads between them.
            pause: if answers.is_some() { 0 } else { self.computers.pause() },
            patience: self.computers.patience(),
        };
        let calls = Calls::of(self, &sitting.game, &table, handover, cause.now).await?;
        let cancel = calls.void();
        let Tidings { mut posts, told } = Tidings::of(sitting, &table, from, deed, &calls);
        posts.extend(invitation::posts(sitting, &table, from));
        posts.extend(calls.posts);
        if finished {
            posts.push(NewPost::new(sitting.game.channel, FILM, json!({})));
        }
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
            told: Some(told),
            answers,
            why: why.filter(|why| !why.is_empty()),
        };
        let committed = self.store.commit(&commit, cause).await?;
        let mut game = sitting.game.clone();
        game.status = committed.status;
        game.told = Some(told);
        Ok(Arc::new(Sitting::new(game, table)))
    }
}

/// The state as it is kept beside the record.
pub fn encode(table: &Table) -> Result<Vec<u8>, StoreError> {
    serde_json::to_vec(table.position())
        .map_err(|error| StoreError::Unreadable { what: "a position", reason: error.to_string() })
}

/// What the channel is told, and up to which entry it knows everything then.
struct Tidings {
    posts: Vec<NewPost>,
    told: u32,
}

impl Tidings {
    fn of(sitting: &Sitting, table: &Table, from: u32, deed: &Deed, calls: &Calls) -> Tidings {
        let mut tidings = Tidings { posts: Vec::new(), told: sitting.told() };
        let new = table.record().entries.get(from as usize - 1..).unwrap_or_default();
        let closed = |n: u32| table.steps().iter().any(|step| step.n == n && step.closes);
        match deed {
            Deed::Undo | Deed::UndoByConsent(..) => {
                // A chapter that had been told is open again: told once, however many there are.
                let knew = |n: u32| {
                    sitting.table.steps().iter().any(|step| step.n == n && step.closes) && n <= tidings.told
                };
                let undone = new.iter().find(|entry| matches!(entry.mark, Mark::Undo(n) if knew(n)));
                let kind = if *deed == Deed::Undo { "taken-back" } else { "undone" };
                if let Some(entry) = undone {
                    let mut payload = calls.payload.clone();
                    payload["n"] = json!(entry.n);
                    tidings.posts.push(NewPost::new(sitting.game.channel, kind, payload));
                }
                tidings.told = tidings.told.min(last_closed(table));
            }
            Deed::Called(..) => {
                let last = last_closed(table);
                if last > tidings.told && worth_telling(table, tidings.told, calls.by_itself) {
                    tidings.tell(sitting, table, last, Seats::NONE, calls);
                }
            }
            Deed::Act(_) | Deed::Redo | Deed::Absent => {
                let absent =
                    if *deed == Deed::Absent { seats_of(table, from, u32::MAX) } else { Seats::NONE };
                for entry in new {
                    let n = if let Mark::Redo(n) = entry.mark { n } else { entry.n };
                    if closed(n) {
                        tidings.tell(sitting, table, n, absent, calls);
                    }
                }
            }
        }
        tidings
    }

    /// A post about everything up to entry `n` that was not told yet.
    fn tell(&mut self, sitting: &Sitting, table: &Table, n: u32, absent: Seats, calls: &Calls) {
        let from = self.told + 1;
        let mut payload = calls.payload.clone();
        payload["n"] = json!(n);
        payload["from"] = json!(from);
        let away = |seat: &Seat| calls.cared_for.contains(*seat) || absent.contains(*seat);
        let played_for: Vec<Seat> = seats_of(table, from, n).iter().filter(away).collect();
        if !played_for.is_empty() {
            payload["caretaker"] = json!(played_for);
        }
        self.posts.push(NewPost::new(sitting.game.channel, "turn", payload));
        self.told = n;
    }
}

/// Turns of computer players are told when a person is called, and else when no computer goes on: so a whole row of
/// them is one post, and a game that only computers play is told at its end.
fn worth_telling(table: &Table, told: u32, by_itself: Seats) -> bool {
    let due = table.position().due();
    let untold = table.steps().iter().filter(|step| step.n > told);
    let people = untold
        .flat_map(|step| step.newly_due.iter())
        .any(|seat| !by_itself.contains(seat) && due.contains(seat));
    people || !due.iter().any(|seat| by_itself.contains(seat))
}

/// Who acted in these entries.
fn seats_of(table: &Table, from: u32, to: u32) -> Seats {
    table.steps().iter().filter(|step| (from..=to).contains(&step.n)).map(|step| step.seat).collect()
}

/// Who became due by the entries from this number on, or is due again because they were taken back.
fn called(sitting: &Sitting, table: &Table, from: u32) -> Seats {
    let due = table.position().due();
    let by_steps = table.steps().iter().filter(|step| step.n >= from).flat_map(|step| step.newly_due.iter());
    let again = due.without(sitting.table.position().due());
    by_steps.filter(|seat| due.contains(*seat)).chain(again.iter()).collect()
}
