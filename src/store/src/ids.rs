//! Id types: one per kind of id, so that the compiler rejects a channel id where a user id is expected.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A point in time (milliseconds since 1970, UTC) or a duration in milliseconds.
pub type Millis = i64;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)+) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, sqlx::Type)]
        #[serde(transparent)]
        #[sqlx(transparent)]
        pub struct $name(i64);

        impl $name {
            /// SQLite stores `i64`; Discord ids fit into 63 bits.
            pub const fn new(id: u64) -> $name {
                $name(id.cast_signed())
            }

            pub const fn get(self) -> u64 {
                self.0.cast_unsigned()
            }
        }

        impl From<u64> for $name {
            fn from(id: u64) -> $name {
                $name::new(id)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.get().fmt(f)
            }
        }
    )+ };
}

ids! {
    /// The public number of a game.
    GameNumber;
    /// A Discord server.
    GuildId;
    /// A channel or a thread.
    ChannelId;
    UserId;
    MessageId;
    InteractionId;
    /// A row of the outbox.
    PostId;
    AlarmId;
    VoteId;
}
