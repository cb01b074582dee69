//! Why the user API refuses a request. Discord's client would not offer these actions.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;

use crate::ids::Id;

/// A refusal. The text says what to do instead.
#[derive(Clone, Debug, thiserror::Error)]
pub enum UserApiError {
    #[error("there is no user {0}: create one with POST /sim/persons")]
    UnknownUser(Id),
    #[error("there is no guild {0}: GET /sim/state lists them")]
    UnknownGuild(Id),
    #[error("there is no channel {0} that this user can see")]
    UnknownChannel(Id),
    #[error("there is no message {0} that this user can see in that channel")]
    UnknownMessage(Id),
    #[error("there is no interaction {0}")]
    UnknownInteraction(Id),
    #[error("there is no command /{name} for this user here; there are: {known}")]
    UnknownCommand { name: String, known: String },
    #[error("/{name} needs a sub-command; one of: {known}")]
    IncompleteCommand { name: String, known: String },
    #[error("/{command} has no option {option}; it has: {known}")]
    UnknownOption { command: String, option: String, known: String },
    #[error("option {0} is required")]
    MissingOption(String),
    #[error("option {option}: {reason}")]
    InvalidOption { option: String, reason: String },
    #[error("option {0} has no autocomplete")]
    NoAutocomplete(String),
    #[error("there is no component {name} on that message; there are: {known}")]
    UnknownComponent { name: String, known: String },
    #[error("component {name}: {reason}")]
    InvalidComponent { name: String, reason: String },
    #[error("the modal is no longer open, or was opened for another user")]
    ModalNotOpen,
    #[error("{0}")]
    Forbidden(String),
    #[error("{0}")]
    Invalid(String),
}

impl UserApiError {
    /// A stable code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::UnknownUser(_) => "no_person",
            Self::UnknownGuild(_) => "no_guild",
            Self::UnknownChannel(_) => "no_channel",
            Self::UnknownMessage(_) => "no_message",
            Self::UnknownInteraction(_) => "no_interaction",
            Self::UnknownCommand { .. } => "no_command",
            Self::IncompleteCommand { .. } => "incomplete_command",
            Self::UnknownOption { .. } => "no_option",
            Self::MissingOption(_) => "missing_option",
            Self::InvalidOption { .. } => "bad_option",
            Self::NoAutocomplete(_) => "no_autocomplete",
            Self::UnknownComponent { .. } => "no_component",
            Self::InvalidComponent { .. } => "bad_component",
            Self::ModalNotOpen => "no_modal",
            Self::Forbidden(_) => "forbidden",
            Self::Invalid(_) => "invalid",
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Self::UnknownUser(_)
            | Self::UnknownGuild(_)
            | Self::UnknownChannel(_)
            | Self::UnknownMessage(_)
            | Self::UnknownInteraction(_)
            | Self::UnknownCommand { .. }
            | Self::UnknownComponent { .. }
            | Self::ModalNotOpen => StatusCode::NOT_FOUND,
            Self::Forbidden(_) => StatusCode::FORBIDDEN,
            Self::IncompleteCommand { .. }
            | Self::UnknownOption { .. }
            | Self::MissingOption(_)
            | Self::InvalidOption { .. }
            | Self::NoAutocomplete(_)
            | Self::InvalidComponent { .. }
            | Self::Invalid(_) => StatusCode::BAD_REQUEST,
        }
    }
}

impl IntoResponse for UserApiError {
    fn into_response(self) -> Response {
        (self.status(), axum::Json(json!({ "error": self.to_string(), "code": self.code() }))).into_response()
    }
}
