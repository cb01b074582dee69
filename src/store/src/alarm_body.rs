//! The kinds of alarms and their payloads.

use serde::{Deserialize, Serialize};

/// The kinds of alarms, for claiming and cancelling.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AlarmKind {
    Reminder,
    Clock,
    Overdue,
    AiTurn,
}

/// The purpose of an alarm. serde writes the tag to the column `kind` and the fields to the column `payload`. Rows of
/// earlier releases must stay readable, so the names here are fixed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", content = "payload", rename_all = "snake_case")]
pub enum AlarmBody {
    /// Reminds a user who is due.
    #[serde(rename = "remind")]
    Reminder {
        /// Which reminder this is, from 1; 0: the delayed notice of a turn that began in quiet hours.
        #[serde(default = "first")]
        count: u32,
    },
    /// A user's time bank is empty.
    Clock {},
    /// A user has ignored the last reminder of a game without clocks.
    Overdue {},
    /// AI players or caretakers are due. Claimed by [`Store::claim_ai_turns`](crate::Store::claim_ai_turns) only.
    AiTurn {},
}

fn first() -> u32 {
    1
}

impl AlarmBody {
    pub const fn kind(self) -> AlarmKind {
        match self {
            AlarmBody::Reminder { .. } => AlarmKind::Reminder,
            AlarmBody::Clock {} => AlarmKind::Clock,
            AlarmBody::Overdue {} => AlarmKind::Overdue,
            AlarmBody::AiTurn {} => AlarmKind::AiTurn,
        }
    }
}

impl AlarmKind {
    /// The value of the column `kind`.
    pub const fn as_str(self) -> &'static str {
        match self {
            AlarmKind::Reminder => "remind",
            AlarmKind::Clock => "clock",
            AlarmKind::Overdue => "overdue",
            AlarmKind::AiTurn => "ai_turn",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{json, sql};

    #[test]
    fn kind_strings_match_the_serialized_tags() {
        for body in [
            AlarmBody::Reminder { count: 2 },
            AlarmBody::Clock {},
            AlarmBody::Overdue {},
            AlarmBody::AiTurn {},
        ] {
            let (kind, payload) = json::write_tagged("an alarm", &body).unwrap();
            assert_eq!(kind, body.kind().as_str());
            assert_eq!(json::read_tagged::<AlarmBody>("an alarm", 1, &kind, &payload).unwrap(), body);
        }
        assert!(sql::CLAIM_ALARMS.contains(&format!("'{}'", AlarmKind::AiTurn.as_str())));
    }
}
