//! Retries requests when Discord fails or is busy. Through a proxy, the library does not do this.

use std::future::Future;
use std::time::Duration;

use serenity::http::HttpError;

/// What an error means for a retry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RetryClass {
    /// Discord failed or the connection broke: retry soon.
    Later,
    /// Discord's rate limit: retry within seconds.
    RateLimited,
    /// The channel was deleted or rejects the bot; this may change.
    Closed,
    /// The user does not accept direct messages.
    NoDirectMessages,
    /// Discord no longer has an emoji that the message uses, because someone deleted it: send it without.
    NoSuchEmoji,
    /// The request itself is invalid.
    Never,
}

impl RetryClass {
    /// Whether the same request may succeed soon.
    pub fn is_temporary(self) -> bool {
        matches!(self, RetryClass::Later | RetryClass::RateLimited)
    }
}

pub fn classify(error: &serenity::Error) -> RetryClass {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            let (status, code) = (response.status_code.as_u16(), response.error.code);
            if response.error.errors.iter().any(|one| one.code.contains("INVALID_EMOJI")) {
                return RetryClass::NoSuchEmoji;
            }
            match (status, code) {
                // 401: the operator is changing the token.
                (429, _) => RetryClass::RateLimited,
                (401 | 408 | 500.., _) => RetryClass::Later,
                (_, 50_007 | 50_278) => RetryClass::NoDirectMessages,
                // Unknown channel or server; missing access or permission; an archived thread.
                (_, 10_003 | 10_004 | 50_001 | 50_013 | 50_083) | (403, _) => RetryClass::Closed,
                _ => RetryClass::Never,
            }
        }
        serenity::Error::Http(HttpError::Request(_)) | serenity::Error::Io(_) => RetryClass::Later,
        _ => RetryClass::Never,
    }
}

/// Describes an error without its URL, because the URLs of interactions contain tokens.
pub fn redacted(error: &serenity::Error) -> String {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            format!("{}: {} (code {})", response.status_code, response.error.message, response.error.code)
        }
        serenity::Error::Http(HttpError::Request(error)) => {
            let what = if error.is_timeout() {
                "no answer in time"
            } else if error.is_connect() {
                "no connection"
            } else {
                "the line broke"
            };
            what.to_owned()
        }
        serenity::Error::Http(_) => "the library could not speak with Discord".to_owned(),
        other => other.to_string(),
    }
}

/// Retries a few times quickly, for responses that are due within seconds.
pub async fn brief<T, F>(mut attempt: impl FnMut() -> F) -> Result<T, serenity::Error>
where
    F: Future<Output = Result<T, serenity::Error>>,
{
    for wait in [100, 300, 700] {
        match attempt().await {
            Err(error) if classify(&error).is_temporary() => {
                tracing::warn!(reason = redacted(&error), wait, "Discord rejected a response; retrying");
                tokio::time::sleep(Duration::from_millis(wait)).await;
            }
            outcome => return outcome,
        }
    }
    attempt().await
}
