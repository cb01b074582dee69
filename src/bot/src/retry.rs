//! Trying again when Discord is busy or stumbles. Through a proxy the library does not do it for us.

use std::future::Future;
use std::time::Duration;

use serenity::http::HttpError;

/// What an error of the library means for a second try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hope {
    /// Discord is busy, or the line broke: try again later.
    Later,
    /// It will never work: the channel is gone, the permission is missing, the request is wrong.
    Never,
}

pub fn hope(error: &serenity::Error) -> Hope {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            let status = response.status_code.as_u16();
            if status == 429 || status >= 500 { Hope::Later } else { Hope::Never }
        }
        serenity::Error::Http(HttpError::Request(_)) | serenity::Error::Io(_) => Hope::Later,
        _ => Hope::Never,
    }
}

/// A few quick tries, for what must be answered within seconds.
pub async fn brief<T, F>(mut attempt: impl FnMut() -> F) -> Result<T, serenity::Error>
where
    F: Future<Output = Result<T, serenity::Error>>,
{
    for wait in [100, 300, 700] {
        match attempt().await {
            Err(error) if hope(&error) == Hope::Later => {
                tracing::warn!(%error, wait, "Discord did not take an answer; trying again");
                tokio::time::sleep(Duration::from_millis(wait)).await;
            }
            outcome => return outcome,
        }
    }
    attempt().await
}
