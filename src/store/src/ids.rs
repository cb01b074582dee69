//! The ids that cross the border: one type each, so that a channel is never taken for a user.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A time: milliseconds since 1970, UTC.
pub type Millis = i64;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)+) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, sqlx::Type)]
        #[serde(transparent)]
        #[sqlx(transparent)]
        pub struct $name(i64);

        impl $name {
            /// Databases count in `i64`; Discord's ids need 63 of the 64 bits.
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
    /// A server of Discord.
    GuildId;
    /// A channel or a thread.
    ChannelId;
    UserId;
    MessageId;
    InteractionId;
    /// A row of the outbox.
    PostId;
    AlarmId;
    ConsentId;
    BallotId;
}
