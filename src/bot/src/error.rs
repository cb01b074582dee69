//! Everything that can go wrong for a user, in one type, and how it is said.

use std::fmt::Write;

use archipel_rules::{GameId, Refusal};
use archipel_store::{GameNumber, Status, StoreError};
use archipel_words::{Args, Lang, Voice, say};

use crate::reply::Reply;

/// What went wrong.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The rules do not allow it: the player's affair.
    #[error("{refusal}")]
    Refused { game: GameId, names: Vec<String>, refusal: Refusal },
    /// Not this person's to do, or nothing there to do it with; the key of the sentence.
    #[error("denied: {0}")]
    Denied(&'static str),
    /// The same with facts.
    #[error("denied: {key}")]
    DeniedBecause { key: &'static str, args: Vec<(&'static str, String)> },
    /// The component belongs to an earlier state of this game.
    #[error("game {0} has gone on")]
    Stale(GameNumber),
    /// Our own fault: logged with an id, which the user is shown.
    #[error("fault: {0}")]
    Fault(String),
}

impl Error {
    pub fn because(key: &'static str, args: &[(&'static str, &str)]) -> Error {
        Error::DeniedBecause {
            key,
            args: args.iter().map(|(name, value)| (*name, (*value).to_owned())).collect(),
        }
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        match error {
            StoreError::ChannelBusy { number } => {
                Error::because("denied-channel-busy", &[("number", &number.to_string())])
            }
            StoreError::NoGame(_) => Error::Denied("denied-no-game"),
            StoreError::Conflict { game, .. } => Error::Stale(game),
            StoreError::AlreadySeated { .. } => Error::Denied("denied-already-seated"),
            StoreError::NotSeated { .. } => Error::Denied("denied-not-seated"),
            StoreError::Full { .. } => Error::Denied("denied-full"),
            StoreError::NoComputer { .. } => Error::Denied("denied-no-such-player"),
            StoreError::CalledOff { number } => Error::Stale(number),
            StoreError::SeatsChanged { .. } => Error::Denied("denied-seats-changed"),
            StoreError::AlreadyAsked { .. } => Error::Denied("denied-already-asked"),
            StoreError::Paused { .. } => Error::Denied("denied-paused"),
            StoreError::NoConsent(_) | StoreError::NoBallot(_) => Error::Denied("denied-question-closed"),
            StoreError::WrongStatus { status, .. } => Error::Denied(match status {
                Status::Lobby => "denied-not-started",
                Status::Running => "denied-running",
                Status::Over | Status::Abandoned => "denied-over",
            }),
            other => Error::Fault(other.to_string()),
        }
    }
}

impl From<serenity::Error> for Error {
    fn from(error: serenity::Error) -> Error {
        Error::Fault(crate::retry::plain(&error))
    }
}

/// The one place where an error becomes words.
pub fn explain(error: &Error, lang: Lang) -> Reply {
    match error {
        Error::Refused { game, names, refusal } => {
            let voice = Voice { lang, game: Some(*game), names };
            Reply::text(format!("✋ {}", voice.refusal(refusal)))
        }
        Error::Denied(key) => Reply::text(format!("✋ {}", say(lang, key, &Args::new()))),
        Error::DeniedBecause { key, args } => {
            let args = args.iter().fold(Args::new(), |args, (name, value)| args.with(name, value));
            Reply::text(format!("✋ {}", say(lang, key, &args)))
        }
        Error::Stale(_) => Reply::text(format!("⌛ {}", say(lang, "stale", &Args::new()))),
        Error::Fault(cause) => {
            let incident = incident();
            tracing::error!(incident, cause, "an interaction failed");
            Reply::text(format!("⚠️ {}", say(lang, "fault", &Args::new().with("incident", &incident))))
        }
    }
}

/// A short id that joins what the user sees with what the log says.
fn incident() -> String {
    let mut bytes = [0; 4];
    // Without randomness of the system the id is only less telling.
    let _ = getrandom::fill(&mut bytes);
    hex(&bytes)
}

/// Bytes as people write them.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
