//! Trying again when Discord is busy or stumbles. Through a proxy the library does not do it for us.

use std::future::Future;
use std::time::Duration;

use serenity::http::HttpError;

/// What an error of the library means for a second try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RetryClass {
    /// Discord fails, or the line broke: try again soon.
    Later,
    /// Discord's rate limit: try again within seconds.
    RateLimited,
    /// The channel is gone or closed to us; somebody may open it again.
    Closed,
    /// This person takes no direct messages.
    NoDirectMessages,
    /// It will never work: the request itself is wrong.
    Never,
}

impl RetryClass {
    /// Whether the same request may succeed soon.
    pub fn is_temporary(self) -> bool {
        matches!(self, RetryClass::Later | RetryClass::RateLimited)
    }
}

pub fn hope(error: &serenity::Error) -> RetryClass {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            let (status, code) = (response.status_code.as_u16(), response.error.code);
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

/// An error without addresses: those of interactions carry their tokens.
pub fn plain(error: &serenity::Error) -> String {
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

/// A few quick tries, for what must be answered within seconds.
pub async fn brief<T, F>(mut attempt: impl FnMut() -> F) -> Result<T, serenity::Error>
where
    F: Future<Output = Result<T, serenity::Error>>,
{
    for wait in [100, 300, 700] {
        match attempt().await {
            Err(error) if hope(&error).is_temporary() => {
                tracing::warn!(reason = plain(&error), wait, "Discord did not take an answer; trying again");
                tokio::time::sleep(Duration::from_millis(wait)).await;
            }
            outcome => return outcome,
        }
    }
    attempt().await
}
