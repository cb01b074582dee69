//! AI turns: the alarms that make AI players and caretakers act. Only the AI worker claims them.

use crate::alarms::Claim;
use crate::connection::Tx;
use crate::{Alarm, Millis, Store, StoreError, sql};

impl Store {
    /// Claims up to `limit` due AI turns for `lease` milliseconds.
    pub async fn claim_ai_turns(
        &self,
        worker: &str,
        now: Millis,
        limit: u32,
        lease: Millis,
    ) -> Result<Vec<Alarm>, StoreError> {
        self.claim(worker, now, limit, lease, Claim::AiTurns).await
    }

    /// Whether this claim still holds: the AI turn was neither cancelled nor claimed by another worker.
    pub async fn ai_turn_is_pending(&self, ai_turn: &Alarm) -> Result<bool, StoreError> {
        let row = sqlx::query_scalar(sql::ALARM_IS_CLAIMED).bind(ai_turn.id).bind(ai_turn.attempts);
        Ok(row.fetch_one(self.readers()).await?)
    }

    /// Deletes an AI turn that requires no action. Returns false if the claim no longer holds.
    pub async fn delete_ai_turn(&self, ai_turn: &Alarm) -> Result<bool, StoreError> {
        let row = sqlx::query(sql::DELETE_CLAIMED_ALARM).bind(ai_turn.id).bind(ai_turn.attempts);
        Ok(row.execute(self.writer()).await?.rows_affected() == 1)
    }

    /// Makes AI turns that are due after `latest` due at `latest`. Used after a backwards clock jump.
    pub async fn cap_ai_turn_times(&self, latest: Millis) -> Result<(), StoreError> {
        sqlx::query(sql::CAP_AI_TURN_TIMES).bind(latest).execute(self.writer()).await?;
        Ok(())
    }

    /// When the next AI turn can be claimed, like [`Store::next_alarm`].
    pub async fn next_ai_turn(&self) -> Result<Option<Millis>, StoreError> {
        Ok(sqlx::query_scalar(sql::NEXT_ALARM).bind(true).fetch_one(self.readers()).await?)
    }
}

/// Deletes the AI turn that a commit completes; fails if the claim no longer holds.
pub(crate) async fn complete(tx: &mut Tx, ai_turn: &Alarm) -> Result<(), StoreError> {
    let row = sqlx::query(sql::DELETE_CLAIMED_ALARM).bind(ai_turn.id).bind(ai_turn.attempts);
    let held = row.execute(&mut **tx).await?.rows_affected() == 1;
    if held { Ok(()) } else { Err(StoreError::AiTurnCancelled { number: ai_turn.game }) }
}
