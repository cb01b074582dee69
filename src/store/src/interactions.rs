//! Idempotency: an interaction that Discord delivers twice is handled once.

use crate::connection::Tx;
use crate::{GameNumber, InteractionId, Millis, Store, StoreError, sql};

/// The time of a change, and the interaction that caused it.
#[derive(Clone, PartialEq, Debug)]
pub struct ChangeContext {
    pub now: Millis,
    /// The Discord interaction; `None`: an alarm, an operator or a test makes the change.
    pub interaction: Option<InteractionId>,
    /// Returned in [`StoreError::Repeated`] if the interaction is delivered again.
    pub outcome: String,
}

impl ChangeContext {
    pub fn interaction(now: Millis, id: InteractionId) -> ChangeContext {
        ChangeContext { now, interaction: Some(id), outcome: String::new() }
    }

    pub fn clock(now: Millis) -> ChangeContext {
        ChangeContext { now, interaction: None, outcome: String::new() }
    }

    #[must_use]
    pub fn answered(self, outcome: impl Into<String>) -> ChangeContext {
        ChangeContext { outcome: outcome.into(), ..self }
    }

    /// Called first in every transaction: fails if the interaction was handled before.
    pub(crate) async fn guard(&self, tx: &mut Tx) -> Result<(), StoreError> {
        let Some(id) = self.interaction else { return Ok(()) };
        let known: Option<(Option<GameNumber>, String)> =
            sqlx::query_as(sql::INTERACTION).bind(id).fetch_optional(&mut **tx).await?;
        known.map_or(Ok(()), |(game, outcome)| Err(StoreError::Repeated { game, outcome }))
    }

    /// Called last in every transaction: saves the interaction and commits.
    pub(crate) async fn commit(&self, mut tx: Tx, game: Option<GameNumber>) -> Result<(), StoreError> {
        if let Some(id) = self.interaction {
            sqlx::query(sql::SAVE_INTERACTION)
                .bind(id)
                .bind(game)
                .bind(&self.outcome)
                .bind(self.now)
                .execute(&mut *tx)
                .await?;
        }
        Ok(tx.commit().await?)
    }
}

/// The numbers of deleted rows.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pruned {
    pub interactions: u64,
    pub posts: u64,
    pub alarms: u64,
}

impl Store {
    /// The game and outcome of an interaction that was handled.
    pub async fn outcome_of(
        &self,
        id: InteractionId,
    ) -> Result<Option<(Option<GameNumber>, String)>, StoreError> {
        Ok(sqlx::query_as(sql::INTERACTION).bind(id).fetch_optional(self.readers()).await?)
    }

    /// Deletes interactions and delivered posts from before a time, and completed alarms of games that ended before it.
    pub async fn prune(&self, before: Millis) -> Result<Pruned, StoreError> {
        let mut tx = self.write().await?;
        let interactions =
            sqlx::query(sql::PRUNE_INTERACTIONS).bind(before).execute(&mut *tx).await?.rows_affected();
        let posts = sqlx::query(sql::PRUNE_OUTBOX).bind(before).execute(&mut *tx).await?.rows_affected();
        let alarms = sqlx::query(sql::PRUNE_ALARMS).bind(before).execute(&mut *tx).await?.rows_affected();
        tx.commit().await?;
        Ok(Pruned { interactions, posts, alarms })
    }
}
