//! What `archipel doctor` asks of the database.

use std::path::PathBuf;

use crate::{Backlog, Store, StoreError, sql};

/// The state of a database.
#[derive(Clone, PartialEq, Debug)]
pub struct Health {
    pub path: PathBuf,
    /// The version of its schema; 0: it is empty.
    pub schema: i64,
    /// The newest schema that this program knows.
    pub known_schema: i64,
    /// What SQLite finds wrong with the file; empty: nothing.
    pub damage: Vec<String>,
    pub open_games: i64,
    /// Games whose record no longer replays.
    pub parked_games: i64,
    /// Games whose channel takes no posts.
    pub unreachable_games: i64,
    pub backlog: Backlog,
}

impl Health {
    pub fn is_good(&self) -> bool {
        self.damage.is_empty()
            && self.schema == self.known_schema
            && self.parked_games == 0
            && self.unreachable_games == 0
            && self.backlog.parked == 0
    }
}

/// Looks at a database as it is, without migrating it.
pub async fn check(url: &str) -> Result<Health, StoreError> {
    let store = Store::open_as_it_is(url).await?;
    let health = store.check().await;
    store.close().await;
    health
}

impl Store {
    /// How many games are in their lobby or in play.
    pub async fn open_games(&self) -> Result<i64, StoreError> {
        Ok(sqlx::query_scalar(sql::COUNT_OPEN_GAMES).fetch_one(self.readers()).await?)
    }

    /// Of how many the channel takes no posts.
    pub async fn unreachable_games(&self) -> Result<i64, StoreError> {
        Ok(sqlx::query_scalar(sql::COUNT_UNREACHABLE).fetch_one(self.readers()).await?)
    }

    /// Reads the whole file: a matter of seconds for a big one.
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
            parked_games: 0,
            unreachable_games: 0,
            backlog: Backlog::default(),
        };
        // Of another schema no more can be said.
        if schema == known_schema {
            health.open_games = self.open_games().await?;
            health.parked_games =
                sqlx::query_scalar(sql::COUNT_PARKED_GAMES).fetch_one(self.readers()).await?;
            health.unreachable_games = self.unreachable_games().await?;
            health.backlog = self.backlog().await?;
        }
        Ok(health)
    }
}
