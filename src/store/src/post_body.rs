//! The content of outbox rows: one variant per kind of post.
//!
//! serde writes the tag to the column `kind` and the fields to the column `payload`. Rows of earlier releases must stay
//! readable, so the names here are fixed.

use archipel_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::{GameNumber, UserId, VoteKind};

/// The subject of a post. The text is rendered when the post is delivered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", content = "payload", rename_all = "kebab-case")]
pub enum PostBody {
    /// The card of a lobby.
    Lobby {},
    /// The start of a game.
    Opening(Mentions),
    /// One or more finished turns.
    Turn(TurnPost),
    /// The animation of a finished game. Later posts do not wait for it.
    Film {},
    /// The game continues in this channel.
    Moved {},
    /// Actions were undone after a vote.
    Undone(UndoPost),
    /// A player undid their own action.
    TakenBack(UndoPost),
    /// An open trade offer.
    #[serde(rename = "invitation")]
    OpenOffer(OfferPost),
    /// The edit of an earlier [`PostBody::OpenOffer`].
    #[serde(rename = "closed-invitation")]
    ClosedOffer(OfferPost),
    /// Tells one user that it is their turn.
    Due(DuePost),
    /// Tells one user that they are next.
    Next(DuePost),
    /// Reminds one user of the games that wait for them.
    #[serde(rename = "remind")]
    Reminder(ReminderPost),
    /// The open vote of this kind.
    #[serde(rename = "consent")]
    Vote { kind: VoteKind },
    /// The vote about this user's absence.
    #[serde(rename = "ballot")]
    AbsenceVote {
        user: UserId,
        #[serde(rename = "about")]
        dedup_key: String,
    },
    /// The game ended without a result.
    Abandoned {
        /// Who ended it; `None`: a vote.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        user: Option<UserId>,
    },
    /// Tells the host that the channel rejects posts.
    Unreachable {},
}

/// The users whom a post in the channel mentions or deliberately does not mention.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Mentions {
    /// Users who are notified by other means and therefore not pinged here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub direct: Vec<UserId>,
    /// Users who asked for a notice in the channel when they are next.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub next: Vec<UserId>,
}

/// The turns that ended with entry `n`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnPost {
    pub n: u32,
    /// The first entry covered; `None`: the turn to which `n` belongs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<u32>,
    #[serde(default, skip_serializing_if = "PlayedFor::is_nobody")]
    pub caretaker: PlayedFor,
    #[serde(flatten)]
    pub mentions: Mentions,
}

/// The absent players for whom a caretaker or the default action played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum PlayedFor {
    Seats(Vec<Seat>),
    /// Written by early releases: whether this applied to the last seat of the post.
    LastSeat(bool),
}

impl Default for PlayedFor {
    fn default() -> PlayedFor {
        PlayedFor::Seats(Vec::new())
    }
}

impl PlayedFor {
    fn is_nobody(&self) -> bool {
        *self == PlayedFor::default()
    }
}

/// An undo, announced by entry `n`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UndoPost {
    #[serde(default)]
    pub n: u32,
    #[serde(flatten)]
    pub mentions: Mentions,
}

/// A trade offer that entry `from` opened or closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OfferPost {
    /// The number that the rules gave the offer.
    pub number: u32,
    #[serde(default)]
    pub from: u32,
}

/// A user who is due, or next.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct DuePost {
    /// The number of the entry that the user is expected to make.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<u32>,
    /// The user, if the post is not a direct message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user: Option<UserId>,
}

/// The games in which a user is due.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReminderPost {
    pub user: UserId,
    pub games: Vec<GameNumber>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{json, sql};

    #[test]
    fn statements_name_the_kinds_that_are_stored() {
        let offer = PostBody::OpenOffer(OfferPost { number: 1, from: 1 });
        for (statement, body) in [(sql::CLAIM_POSTS, PostBody::Film {}), (sql::OFFER_MESSAGE, offer)] {
            let (kind, _) = json::write_tagged("a post", &body).unwrap();
            assert!(statement.contains(&format!("'{kind}'")), "{statement}");
        }
    }
}
