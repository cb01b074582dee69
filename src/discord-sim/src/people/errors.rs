//! What a person cannot do, and why. Discord's client would not even let them try.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;

use crate::ids::Id;

#[derive(Clone, Debug, thiserror::Error)]
pub enum PeopleError {
    #[error("there is no person {0}: create one with POST /sim/persons")]
    NoPerson(Id),
    #[error("there is no guild {0}: GET /sim/state lists them")]
    NoGuild(Id),
    #[error("there is no channel {0} that this person can see")]
    NoChannel(Id),
    #[error("there is no message {0} that this person can see in that channel")]
    NoMessage(Id),
    #[error("there is no interaction {0}")]
    NoInteraction(Id),
    #[error("there is no command /{name} for this person here; there are: {known}")]
    NoCommand { name: String, known: String },
    #[error("/{name} is not complete; go on with one of: {known}")]
    IncompleteCommand { name: String, known: String },
    #[error("/{command} has no option {option}; it has: {known}")]
    NoOption { command: String, option: String, known: String },
    #[error("option {0} is required")]
    MissingOption(String),
    #[error("option {option}: {reason}")]
    BadOption { option: String, reason: String },
    #[error("option {0} has no autocomplete")]
    NoAutocomplete(String),
    #[error("there is no component {name} on that message; there are: {known}")]
    NoComponent { name: String, known: String },
    #[error("component {name}: {reason}")]
    BadComponent { name: String, reason: String },
    #[error("the modal is not open any more, or was opened for somebody else")]
    NoModal,
    #[error("{0}")]
    Forbidden(String),
    #[error("{0}")]
    Invalid(String),
}

impl PeopleError {
    /// Stable, for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoPerson(_) => "no_person",
            Self::NoGuild(_) => "no_guild",
            Self::NoChannel(_) => "no_channel",
            Self::NoMessage(_) => "no_message",
            Self::NoInteraction(_) => "no_interaction",
            Self::NoCommand { .. } => "no_command",
            Self::IncompleteCommand { .. } => "incomplete_command",
            Self::NoOption { .. } => "no_option",
            Self::MissingOption(_) => "missing_option",
            Self::BadOption { .. } => "bad_option",
            Self::NoAutocomplete(_) => "no_autocomplete",
            Self::NoComponent { .. } => "no_component",
            Self::BadComponent { .. } => "bad_component",
            Self::NoModal => "no_modal",
            Self::Forbidden(_) => "forbidden",
            Self::Invalid(_) => "invalid",
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Self::NoPerson(_)
            | Self::NoGuild(_)
            | Self::NoChannel(_)
            | Self::NoMessage(_)
            | Self::NoInteraction(_)
            | Self::NoCommand { .. }
            | Self::NoComponent { .. }
            | Self::NoModal => StatusCode::NOT_FOUND,
            Self::Forbidden(_) => StatusCode::FORBIDDEN,
            Self::IncompleteCommand { .. }
            | Self::NoOption { .. }
            | Self::MissingOption(_)
            | Self::BadOption { .. }
            | Self::NoAutocomplete(_)
            | Self::BadComponent { .. }
            | Self::Invalid(_) => StatusCode::BAD_REQUEST,
        }
    }
}

impl IntoResponse for PeopleError {
    fn into_response(self) -> Response {
        (self.status(), axum::Json(json!({ "error": self.to_string(), "code": self.code() }))).into_response()
    }
}
