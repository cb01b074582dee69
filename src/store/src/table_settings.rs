//! How a table posts and waits; the host chooses it in the lobby.
//!
//! Stored as JSON: rows of other releases must stay readable, so the names here are fixed and every field has a default.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct TableSettings {
    /// One post in the channel per round; players are called by direct message.
    pub quiet: bool,
    /// How long a computer player's offer waits for people before the computer plays on.
    pub offers: OfferWait,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferWait {
    /// As long as the pace of the game allows.
    #[default]
    Pace,
    /// Half a minute, for people who sit together.
    Brief,
}

impl OfferWait {
    pub const ALL: [OfferWait; 2] = [OfferWait::Pace, OfferWait::Brief];

    pub const fn as_str(self) -> &'static str {
        match self {
            OfferWait::Pace => "pace",
            OfferWait::Brief => "brief",
        }
    }

    pub fn parse(text: &str) -> Option<OfferWait> {
        OfferWait::ALL.into_iter().find(|wait| wait.as_str() == text)
    }
}
