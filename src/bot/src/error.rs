//! The one error type of handlers, and how errors are explained to users.

use std::fmt::Write;

use archipel_rules::{GameId, Id, Refusal};
use archipel_store::{GameNumber, Status, StoreError};
use archipel_words::{Args, Lang, Translator, rule_book, tr};

use crate::custom_id::{ComponentId, Press, RulesPage};
pub use crate::denial::Denial;
use crate::reply::{Button, Reply};

/// Why an interaction failed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The rules do not allow the action.
    #[error("{refusal}")]
    Refused { game: GameId, names: Vec<String>, refusal: Refusal },
    /// Not allowed for this user, or not possible now.
    #[error("denied: {0}")]
    Denied(Denial),
    /// The component was created for an earlier state of this game.
    #[error("game {0} has gone on")]
    Stale(GameNumber),
    /// A bug or an outage: logged under an incident id that the user is shown.
    #[error("fault: {0}")]
    Fault(String),
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        match error {
            StoreError::ChannelBusy { number } => Error::Denied(Denial::ChannelBusy { number }),
            StoreError::NoGame(_) => Error::Denied(Denial::NoGame),
            StoreError::Conflict { game, .. } => Error::Stale(game),
            StoreError::AlreadySeated { .. } => Error::Denied(Denial::AlreadySeated),
            StoreError::NotSeated { .. } => Error::Denied(Denial::NotSeated),
            StoreError::Full { .. } => Error::Denied(Denial::Full),
            StoreError::NoAiPlayer { .. } => Error::Denied(Denial::NoSuchPlayer),
            StoreError::AiTurnCancelled { number } => Error::Stale(number),
            StoreError::SeatsChanged { .. } => Error::Denied(Denial::SeatsChanged),
            StoreError::VoteIsOpen { .. } => Error::Denied(Denial::VoteIsOpen),
            StoreError::Paused { .. } => Error::Denied(Denial::Paused),
            StoreError::NoVote(_) => Error::Denied(Denial::VoteClosed),
            StoreError::WrongStatus { status, .. } => Error::Denied(match status {
                Status::Lobby => Denial::NotStarted,
                Status::Running => Denial::Running,
                Status::Over | Status::Abandoned => Denial::Over,
            }),
            other => Error::Fault(other.to_string()),
        }
    }
}

impl From<serenity::Error> for Error {
    fn from(error: serenity::Error) -> Error {
        Error::Fault(crate::retry::redacted(&error))
    }
}

/// Converts an error to a message for the user. All errors are explained here.
pub fn explain(error: &Error, lang: Lang) -> Reply {
    match error {
        Error::Refused { game, names, refusal } => {
            let translator = Translator { lang, game: Some(*game), names, icons: true };
            let why = why(*game, refusal, lang);
            Reply::text(format!("✋ {}", translator.refusal(refusal))).buttons(why.into_iter().collect())
        }
        Error::Denied(denial) => Reply::text(format!("✋ {}", tr(lang, denial.key(), &denial.args()))),
        Error::Stale(_) => Reply::text(format!("⌛ {}", tr(lang, "stale", &Args::new()))),
        Error::Fault(context) => {
            let incident = incident();
            tracing::error!(incident, context, "an interaction failed");
            Reply::text(format!("⚠️ {}", tr(lang, "fault", &Args::new().with("incident", &incident))))
        }
    }
}

/// The button *Why?*, which opens the topic that explains the refusal.
pub fn why(game: GameId, refusal: &Refusal, lang: Lang) -> Option<Button> {
    let topic = rule_book::why(lang, game, refusal)?;
    let page = RulesPage { shelf: topic.shelf, topic: Some(Id::new(topic.id)), number: 0 };
    let id = ComponentId::without_game(Press::Why(page));
    Some(Button::new(id, tr(lang, "shelf-why", &Args::new())))
}

/// A short id that links the user's message to the log.
fn incident() -> String {
    let mut bytes = [0; 4];
    // If the system has no randomness, the id is all zeros, which is harmless.
    let _ = getrandom::fill(&mut bytes);
    hex(&bytes)
}

/// Bytes as lowercase hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
