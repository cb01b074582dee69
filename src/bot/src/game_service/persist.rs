//! Writes one transaction per accepted change: entries, snapshot, posts, alarms and clocks.

use std::sync::Arc;

use archipel_rules::{Seats, Table};
use archipel_store::{ChangeContext, Commit, NewPost, PostBody, StoreError, UserId};

use super::announcements::{Announcements, offer_posts};
use super::turn_effects::{Handover, TurnEffects};
use super::{Change, GameService};
use crate::loaded_game::LoadedGame;
use crate::schedule;

impl GameService {
    /// Writes the entries that a change added to the record, from number `from` on, and all their effects.
    pub(super) async fn persist(
        &self,
        loaded: &LoadedGame,
        table: Table,
        from: u32,
        user: Option<UserId>,
        change: &Change,
        context: &ChangeContext,
    ) -> Result<Arc<LoadedGame>, StoreError> {
        let entries = table.record().entries.get(from as usize - 1..).unwrap_or_default();
        let finished = table.position().outcome().is_some();
        let state = encode(&table)?;
        let (ai_turn, ai_reason) = if let Change::AiTurn(call, _, why) = change {
            (Some(call), Some(why.as_str()))
        } else {
            (None, None)
        };
        let handover = Handover {
            no_longer_due: loaded.table.position().due().without(table.position().due()),
            newly_due: newly_due(loaded, &table, from),
            undone: matches!(change, Change::Undo | Change::UndoByConsent(..)),
            // Consecutive turns of computer players are announced together, so they need no pause; nor does a guided
            // game, in which only one person reads.
            pause: if ai_turn.is_some() || loaded.row.guide.is_some() { 0 } else { self.computers.pause() },
            patience: schedule::patience(&loaded.row, self.computers.pause()),
        };
        let effects = TurnEffects::of(&self.store, &loaded.row, &table, handover, context.now).await?;
        let cancel = effects.cancelled_alarms();
        let Announcements { mut posts, announced_through } =
            Announcements::of(loaded, &table, from, change, handover.newly_due, &effects);
        posts.extend(offer_posts(loaded, &table, from));
        posts.extend(effects.posts);
        if finished {
            posts.push(NewPost::new(loaded.row.channel, PostBody::Film {}));
        }
        let commit = Commit {
            number: loaded.row.number,
            entries,
            user,
            rules: &table.record().rules,
            state: &state,
            finished,
            posts: &posts,
            cancel_alarms: &cancel,
            alarms: &effects.alarms,
            clocks: &effects.clocks,
            vote: if let Change::UndoByConsent(_, vote) = change { Some(*vote) } else { None },
            announced_through: Some(announced_through),
            ai_turn,
            ai_reason: ai_reason.filter(|reason| !reason.is_empty()),
        };
        let committed = self.store.commit(&commit, context).await?;
        let mut game = loaded.row.clone();
        game.status = committed.status;
        game.announced_through = Some(announced_through);
        Ok(Arc::new(LoadedGame::new(game, table)))
    }
}

/// The position as JSON for the snapshot.
pub fn encode(table: &Table) -> Result<Vec<u8>, StoreError> {
    serde_json::to_vec(table.position())
        .map_err(|error| StoreError::Unreadable { what: "a position", reason: error.to_string() })
}

/// The seats that became due by the entries from this number on, or are due again because of an undo.
fn newly_due(loaded: &LoadedGame, table: &Table, from: u32) -> Seats {
    let due = table.position().due();
    let by_steps = table.steps().iter().filter(|step| step.n >= from).flat_map(|step| step.newly_due.iter());
    let again = due.without(loaded.table.position().due());
    by_steps.filter(|seat| due.contains(*seat)).chain(again.iter()).collect()
}
