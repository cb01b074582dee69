//! Why something changed: when, and by which interaction. A repeated delivery is answered, not carried out.

use crate::open::Tx;
use crate::{GameNumber, InteractionId, Millis, Store, StoreError, sql};

/// What brings a change about.
#[derive(Clone, PartialEq, Debug)]
pub struct Cause {
    pub now: Millis,
    /// The interaction of Discord; `None`: a clock, an operator, a test.
    pub interaction: Option<InteractionId>,
    /// What a repeated delivery of the interaction is told.
    pub outcome: String,
}

impl Cause {
    pub fn interaction(now: Millis, id: InteractionId) -> Cause {
        Cause { now, interaction: Some(id), outcome: String::new() }
    }

    pub fn clock(now: Millis) -> Cause {
        Cause { now, interaction: None, outcome: String::new() }
    }

    #[must_use]
    pub fn answered(self, outcome: impl Into<String>) -> Cause {
        Cause { outcome: outcome.into(), ..self }
    }

    /// First in every transaction: refuses what was carried out already.
    pub(crate) async fn guard(&self, tx: &mut Tx) -> Result<(), StoreError> {
        let Some(id) = self.interaction else { return Ok(()) };
        let known: Option<(Option<GameNumber>, String)> =
            sqlx::query_as(sql::INTERACTION).bind(id).fetch_optional(&mut **tx).await?;
        known.map_or(Ok(()), |(game, outcome)| Err(StoreError::Repeated { game, outcome }))
    }

    /// Last in every transaction: remembers the interaction and commits.
    pub(crate) async fn commit(&self, mut tx: Tx, game: Option<GameNumber>) -> Result<(), StoreError> {
        if let Some(id) = self.interaction {
            sqlx::query(sql::REMEMBER_INTERACTION)
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

/// How many old rows were removed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pruned {
    pub interactions: u64,
    pub posts: u64,
    pub alarms: u64,
}

impl Store {
    /// What became of an interaction that changed something.
    pub async fn outcome_of(
        &self,
        id: InteractionId,
    ) -> Result<Option<(Option<GameNumber>, String)>, StoreError> {
        Ok(sqlx::query_as(sql::INTERACTION).bind(id).fetch_optional(self.readers()).await?)
    }

    /// Removes interactions and delivered posts from before a time, and done alarms of games that ended before it.
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
