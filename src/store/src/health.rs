//! Database checks for `archipel doctor`.

use std::path::PathBuf;

use crate::{Backlog, Store, StoreError, sql};

/// The state of a database.
#[derive(Clone, PartialEq, Debug)]
pub struct Health {
    pub path: PathBuf,
    /// The version of the schema; 0: the database is empty.
    pub schema: i64,
    /// The newest schema version that this program supports.
    pub known_schema: i64,
    /// Problems reported by SQLite.
    pub damage: Vec<String>,
    pub open_games: i64,
    /// Games whose record no longer replays.
    pub unreplayable_games: i64,
    /// Games whose channel rejects posts.
    pub unreachable_games: i64,
    pub backlog: Backlog,
}

impl Health {
    pub fn is_good(&self) -> bool {
        self.damage.is_empty()
            && self.schema == self.known_schema
            && self.unreplayable_games == 0
            && self.unreachable_games == 0
            && self.backlog.parked == 0
    }
}

/// Checks a database without migrating it.
pub async fn check(url: &str) -> Result<Health, StoreError> {
    let store = Store::open_without_migrating(url).await?;
    let health = store.check().await;
    store.close().await;
    health
}

impl Store {
    /// The number of games in the lobby or running.
    pub async fn open_games(&self) -> Result<i64, StoreError> {
        Ok(sqlx::query_scalar(sql::COUNT_OPEN_GAMES).fetch_one(self.readers()).await?)
    }

    /// The number of open games whose channel rejects posts.
    pub async fn unreachable_games(&self) -> Result<i64, StoreError> {
        Ok(sqlx::query_scalar(sql::COUNT_UNREACHABLE).fetch_one(self.readers()).await?)
    }

    /// Reads the whole file, which takes seconds for a large one.
    pub async fn check(&self) -> Result<Health, StoreError> {
        let (schema, known_schema) = (self.schema().await?, Store::known_schema());
        let mut damage: Vec<String> = sqlx::query_scalar(sql::INTEGRITY).fetch_all(self.readers()).await?;
        damage.retain(|line| line != "ok");
        let orphans: Vec<String> = sqlx::query_scalar(sql::ORPHANS).fetch_all(self.readers()).await?;
        damage.extend(orphans.into_iter().map(|table| format!("a row of {table} belongs to no game")));
        let path = self.path().to_owned();
        let mut health = Health {
            path,
            schema,
            known_schema,
            damage,
            open_games: 0,
            unreplayable_games: 0,
            unreachable_games: 0,
            backlog: Backlog::default(),
        };
        // The queries below need the current schema.
        if schema == known_schema {
            health.open_games = self.open_games().await?;
            health.unreplayable_games =
                sqlx::query_scalar(sql::COUNT_REPLAY_ERRORS).fetch_one(self.readers()).await?;
            health.unreachable_games = self.unreachable_games().await?;
            health.backlog = self.backlog().await?;
        }
        Ok(health)
    }
}
