//! Refuses requests from web pages of other origins. The server has no passwords, so this is its only protection.

use std::sync::Arc;

use axum::extract::{Request, State as Extract};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::UserApiError;
use crate::app::App;

/// Refuses a foreign `Origin` (another page) and a foreign `Host` (DNS rebinding).
pub async fn check_origin(Extract(app): Extract<Arc<App>>, request: Request, next: Next) -> Response {
    match check(&app, request.headers()) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

fn check(app: &App, headers: &HeaderMap) -> Result<(), UserApiError> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text(header::HOST).unwrap_or_default();
    let own = app.origin.trim_start_matches("http://");
    let port = own.rsplit(':').next().unwrap_or_default();
    let known = host == own || host == format!("localhost:{port}") || app.config.allow_remote;
    if !known {
        return Err(UserApiError::Forbidden(format!("this server is {own}, not {host}")));
    }
    match text(header::ORIGIN) {
        Some(origin) if origin.rsplit("//").next() != Some(host) => {
            Err(UserApiError::Forbidden(format!("pages of {origin} may not use this server")))
        }
        _ => Ok(()),
    }
}
