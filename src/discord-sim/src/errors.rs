//! Errors of Discord's REST API: status, code and body.

use std::borrow::Cow;

use serde_json::{Map, Value, json};

/// An error response.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{status}: {message} (code {code})")]
pub struct ApiError {
    pub status: u16,
    pub code: u32,
    pub message: Cow<'static, str>,
    /// For invalid forms: the tree of errors, with the same keys as the request.
    pub errors: Option<Value>,
}

impl ApiError {
    const fn new(status: u16, code: u32, message: &'static str) -> Self {
        Self { status, code, message: Cow::Borrowed(message), errors: None }
    }

    /// The response body.
    pub fn body(&self) -> Value {
        let mut body = Map::new();
        body.insert("message".into(), json!(self.message));
        body.insert("code".into(), json!(self.code));
        if let Some(errors) = &self.errors {
            body.insert("errors".into(), errors.clone());
        }
        Value::Object(body)
    }

    /// An invalid form with a tree of errors.
    pub fn invalid_form(errors: Value) -> Self {
        Self { errors: Some(errors), ..INVALID_FORM }
    }

    /// A request body that cannot be parsed.
    pub fn unreadable(reason: impl Into<String>) -> Self {
        Self { message: Cow::Owned(reason.into()), ..BAD_JSON }
    }

    /// Errors such as 401, 404, 405 and 500, which have no Discord error code.
    pub fn plain(status: u16, reason: &str) -> Self {
        Self { status, code: 0, message: Cow::Owned(format!("{status}: {reason}")), errors: None }
    }
}

pub const UNKNOWN_CHANNEL: ApiError = ApiError::new(404, 10_003, "Unknown Channel");
pub const UNKNOWN_GUILD: ApiError = ApiError::new(404, 10_004, "Unknown Guild");
pub const UNKNOWN_MEMBER: ApiError = ApiError::new(404, 10_007, "Unknown Member");
pub const UNKNOWN_MESSAGE: ApiError = ApiError::new(404, 10_008, "Unknown Message");
pub const UNKNOWN_ROLE: ApiError = ApiError::new(404, 10_011, "Unknown Role");
pub const UNKNOWN_USER: ApiError = ApiError::new(404, 10_013, "Unknown User");
pub const UNKNOWN_EMOJI: ApiError = ApiError::new(400, 10_014, "Unknown Emoji");
/// Unknown Emoji is 400 for reactions and 404 for the emoji routes.
pub const UNKNOWN_APPLICATION_EMOJI: ApiError = ApiError::new(404, 10_014, "Unknown Emoji");
pub const UNKNOWN_WEBHOOK: ApiError = ApiError::new(404, 10_015, "Unknown Webhook");
pub const UNKNOWN_APPLICATION: ApiError = ApiError::new(404, 10_002, "Unknown Application");
pub const UNKNOWN_INTERACTION: ApiError = ApiError::new(404, 10_062, "Unknown interaction");
pub const UNKNOWN_COMMAND: ApiError = ApiError::new(404, 10_063, "Unknown application command");
pub const TOO_MANY_COMMANDS: ApiError =
    ApiError::new(400, 30_032, "Maximum number of application commands reached (100)");
pub const TOO_MANY_PINS: ApiError = ApiError::new(400, 30_003, "Maximum number of pins reached (50)");
pub const TOO_MANY_EMOJIS: ApiError = ApiError::new(400, 30_008, "Maximum number of emojis reached (2000)");
pub const TOO_MANY_DAILY_COMMANDS: ApiError =
    ApiError::new(429, 30_034, "Max number of daily application command creates has been reached (200)");
pub const TOO_LARGE: ApiError = ApiError::new(413, 40_005, "Request entity too large");
pub const ALREADY_ACKNOWLEDGED: ApiError =
    ApiError::new(400, 40_060, "Interaction has already been acknowledged.");
pub const THREAD_EXISTS: ApiError =
    ApiError::new(400, 160_004, "A thread has already been created for this message");
pub const MISSING_ACCESS: ApiError = ApiError::new(403, 50_001, "Missing Access");
pub const NOT_THE_AUTHOR: ApiError =
    ApiError::new(403, 50_005, "Cannot edit a message authored by another user");
pub const EMPTY_MESSAGE: ApiError = ApiError::new(400, 50_006, "Cannot send an empty message");
pub const CANNOT_DM: ApiError = ApiError::new(403, 50_007, "Cannot send messages to this user");
pub const MISSING_PERMISSIONS: ApiError = ApiError::new(403, 50_013, "Missing Permissions");
pub const BULK_DELETE_COUNT: ApiError = ApiError::new(
    400,
    50_016,
    "Provided too few or too many messages to delete. Must provide at least 2 and fewer than 100 messages to delete",
);
pub const BULK_DELETE_TOO_OLD: ApiError =
    ApiError::new(400, 50_034, "You can only bulk delete messages that are under 14 days old.");
pub const SYSTEM_CHANNEL_ACTION: ApiError =
    ApiError::new(400, 50_024, "Cannot execute action on this channel type");
pub const INVALID_WEBHOOK_TOKEN: ApiError = ApiError::new(401, 50_027, "Invalid Webhook Token");
pub const INVALID_FORM: ApiError = ApiError::new(400, 50_035, "Invalid Form Body");
pub const INVALID_API_VERSION: ApiError = ApiError::new(400, 50_041, "Invalid API version");
pub const INVALID_ASSET: ApiError = ApiError::new(400, 50_046, "Invalid Asset");
pub const ARCHIVED_THREAD: ApiError = ApiError::new(400, 50_083, "Thread is archived");
pub const BAD_JSON: ApiError = ApiError::new(400, 50_109, "The request body contains invalid JSON.");

pub fn unauthorized() -> ApiError {
    ApiError::plain(401, "Unauthorized")
}

pub fn not_found() -> ApiError {
    ApiError::plain(404, "Not Found")
}

pub fn method_not_allowed() -> ApiError {
    ApiError::plain(405, "Method Not Allowed")
}
