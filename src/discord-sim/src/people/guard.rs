//! Keeps web pages of other origins away: there are no passwords here, so the browser must be ours.

use std::sync::Arc;

use axum::extract::{Request, State as Extract};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::PeopleError;
use crate::app::App;

/// Refuses foreign `Origin`s (other pages) and foreign `Host`s (names that were pointed at loopback).
pub async fn guard(Extract(app): Extract<Arc<App>>, request: Request, next: Next) -> Response {
    match check(&app, request.headers()) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

fn check(app: &App, headers: &HeaderMap) -> Result<(), PeopleError> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text(header::HOST).unwrap_or_default();
    let own = app.origin.trim_start_matches("http://");
    let port = own.rsplit(':').next().unwrap_or_default();
    let known = host == own || host == format!("localhost:{port}") || app.config.allow_remote;
    if !known {
        return Err(PeopleError::Forbidden(format!("this sim is {own}, not {host}")));
    }
    match text(header::ORIGIN) {
        Some(origin) if origin.rsplit("//").next() != Some(host) => {
            Err(PeopleError::Forbidden(format!("pages of {origin} may not act here")))
        }
        _ => Ok(()),
    }
}
