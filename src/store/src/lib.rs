//! Games, records, reminders and posts in SQLite: what Archipel remembers, and nothing that it thinks.
//!
//! The schema is documented in `migrations/sqlite`. Everything that changes a game is one transaction, and says
//! by a [`Cause`] when it happened and which interaction brought it. Time is handed in, never read.
//!
//! ```
//! use archipel_rules::GameId;
//! use archipel_store::{Cause, ChannelId, GuildId, InteractionId, NewGame, Sitter, Store, StoreError, UserId};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), StoreError> {
//! # let folder = tempfile::tempdir().unwrap();
//! # let file = folder.path().join("archipel.db");
//! let store = Store::open(&format!("sqlite:{}", file.display())).await?;
//! let press = Cause::interaction(1_700_000_000_000, InteractionId::new(9)).answered("created");
//! let new = NewGame {
//!     guild: GuildId::new(1),
//!     channel: ChannelId::new(2),
//!     game: GameId::Anno1503,
//!     title: "Sunday".to_owned(),
//!     host: UserId::new(3),
//!     language: "en".to_owned(),
//!     pace: "daily".to_owned(),
//!     options: serde_json::json!({}),
//!     clock: None,
//!     seated: vec![Sitter::person(UserId::new(3), "Ada")],
//!     posts: Vec::new(),
//! };
//! let game = store.create_lobby(&new, &press).await?;
//! assert_eq!(store.game_in_channel(ChannelId::new(2)).await?.map(|game| game.number), Some(game.number));
//! // The same press, delivered twice by Discord, acts once.
//! assert!(matches!(store.create_lobby(&new, &press).await, Err(StoreError::Repeated { .. })));
//! # Ok(())
//! # }
//! ```

mod alarms;
mod backup;
mod ballots;
mod clocks;
mod consents;
mod entries;
mod error;
mod games;
mod health;
mod ids;
mod interactions;
mod json;
mod lobby;
mod open;
mod outbox;
mod people;
mod sql;
mod workers;

pub use alarms::{Alarm, COMPUTER, CancelAlarms, NewAlarm, Rung};
pub use backup::backup;
pub use ballots::{Ballot, LAPSED};
pub use clocks::{SeatClock, SeatTime, TimeChange};
pub use consents::{Consent, ConsentStatus, NewConsent};
pub use entries::{Commit, Committed, Logged, Snapshot};
pub use error::StoreError;
pub use games::{Game, NewGame, Occupant, Seated, Sitter, Status};
pub use health::{Health, check};
pub use ids::{
    AlarmId, BallotId, ChannelId, ConsentId, GameNumber, GuildId, InteractionId, MessageId, Millis, PostId,
    UserId,
};
pub use interactions::{Cause, Pruned};
pub use lobby::{LobbyChange, Start};
pub use open::{Store, path_of};
pub use outbox::{Backlog, FILM, NewPost, Post};
pub use people::Person;
pub use workers::Badge;
