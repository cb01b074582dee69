//! Storage of Archipel in SQLite: games and their records, lobbies, votes, users, the outbox of posts, and alarms.
//!
//! The schema is documented in `migrations/sqlite`. Every change to a game is one transaction and takes a
//! [`ChangeContext`], which carries the current time and the Discord interaction that caused the change; the store itself
//! never reads the clock. An interaction that is delivered twice fails with [`StoreError::Repeated`] the second time.
//!
//! Main entry points:
//! - [`Store::commit`] writes the entries of an accepted action, with its posts ([`PostBody`]) and alarms ([`AlarmBody`]).
//! - [`Store::claim_posts`], [`Store::claim_alarms`] and [`Store::claim_ai_turns`] hand out work to one worker at a time.
//! - [`Store::open_vote`], [`Store::cast_ballot`] and [`Store::close_vote`] hold votes about a [`Motion`].
//!
//! ```
//! use archipel_rules::GameId;
//! use archipel_store::{
//!     ChangeContext, ChannelId, GuildId, InteractionId, NewGame, Occupancy, Store, StoreError, TableSettings,
//!     UserId,
//! };
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), StoreError> {
//! # let folder = tempfile::tempdir().unwrap();
//! # let file = folder.path().join("archipel.db");
//! let store = Store::open(&format!("sqlite:{}", file.display())).await?;
//! let press = ChangeContext::interaction(1_700_000_000_000, InteractionId::new(9)).answered("created");
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
//!     settings: TableSettings::default(),
//!     seated: vec![Occupancy::user(UserId::new(3), "Ada")],
//!     posts: Vec::new(),
//! };
//! let game = store.create_lobby(&new, &press).await?;
//! assert_eq!(store.game_in_channel(ChannelId::new(2)).await?.map(|game| game.number), Some(game.number));
//! // Discord delivers the same button press twice: the second delivery has no effect.
//! assert!(matches!(store.create_lobby(&new, &press).await, Err(StoreError::Repeated { .. })));
//! # Ok(())
//! # }
//! ```

mod ai_turns;
mod alarm_body;
mod alarms;
mod backup;
mod clocks;
mod connection;
mod entries;
mod error;
mod file_identity;
mod games;
mod health;
mod ids;
mod interactions;
mod json;
mod lifecycle;
mod lobby;
mod outbox;
mod post_body;
mod seats;
mod snapshots;
mod sql;
mod table_settings;
mod users;
mod vote;
mod votes;
mod workers;

pub use alarm_body::{AlarmBody, AlarmKind};
pub use alarms::{Alarm, CancelAlarms, FiredAlarms, NewAlarm};
pub use backup::backup;
pub use clocks::{SeatClock, SeatTime, TimeChange};
pub use connection::{Store, path_of};
pub use entries::{Commit, Committed, EntryRow};
pub use error::StoreError;
pub use games::{Guide, NewGame, Status, StoredGame};
pub use health::{Health, check};
pub use ids::{
    AlarmId, ChannelId, GameNumber, GuildId, InteractionId, MessageId, Millis, PostId, UserId, VoteId,
};
pub use interactions::{ChangeContext, Pruned};
pub use lifecycle::Start;
pub use lobby::LobbyChange;
pub use outbox::{Backlog, NewPost, Post};
pub use post_body::{DuePost, Mentions, OfferPost, PlayedFor, PostBody, ReminderPost, TurnPost, UndoPost};
pub use seats::{Occupancy, Occupant, SeatRow};
pub use snapshots::Snapshot;
pub use table_settings::{OfferWait, TableSettings};
pub use users::UserProfile;
pub use vote::{Absence, AbsenceChoice, Choice, Motion, NewVote, UndoRange, Vote, VoteKind, VoteStatus};
pub use workers::ProcessLock;
