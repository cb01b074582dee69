//! Refuses requests from web pages of other origins, before anything else looks at them. The server has no passwords,
//! so this is what protects it from a hostile page in a browser on the same machine.

use std::sync::Arc;

use axum::extract::{Request, State as Extract};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::user_api::UserApiError;

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
const SEC_FETCH_MODE: HeaderName = HeaderName::from_static("sec-fetch-mode");
const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// Content types that a page may send to another origin without asking first (a "simple request").
const SIMPLE_TYPES: [&str; 3] = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"];

/// The outermost layer, around all routes. It also tells browsers to show no response to other origins and to guess
/// no content type.
pub async fn check_origin(Extract(app): Extract<Arc<App>>, request: Request, next: Next) -> Response {
    let mut response = match check(&app, &request) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    let headers = response.headers_mut();
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(RESOURCE_POLICY, HeaderValue::from_static("same-origin"));
    response
}

/// Refuses a foreign `Host` (DNS rebinding), a foreign `Origin`, anything that a browser says another site asked for,
/// and bodies that another page could send without asking.
fn check(app: &App, request: &Request) -> Result<(), UserApiError> {
    let headers = request.headers();
    let host = text(headers, &header::HOST).unwrap_or_default();
    if !is_own(app, host) {
        return Err(UserApiError::Forbidden(format!("this server is {}, not {host}", own_name(app))));
    }
    if let Some(origin) = text(headers, &header::ORIGIN).filter(|origin| !same_host(origin, host)) {
        return Err(UserApiError::Forbidden(format!("pages of {origin} may not use this server")));
    }
    // Browsers leave out the origin of pictures, scripts and forms, but say which site wanted them.
    let foreign = matches!(text(headers, &SEC_FETCH_SITE), Some("cross-site" | "same-site"));
    if foreign && !opens_the_page(request) {
        return Err(UserApiError::Forbidden("pages of other sites may not use this server".to_owned()));
    }
    let kind = text(headers, &header::CONTENT_TYPE).unwrap_or_default().to_ascii_lowercase();
    if request.uri().path().starts_with("/sim") && SIMPLE_TYPES.iter().any(|simple| kind.starts_with(simple))
    {
        return Err(UserApiError::Forbidden("send application/json".to_owned()));
    }
    Ok(())
}

/// Someone followed a link from another site to the page.
fn opens_the_page(request: &Request) -> bool {
    request.method() == Method::GET
        && request.uri().path() == "/"
        && text(request.headers(), &SEC_FETCH_MODE) == Some("navigate")
}

fn is_own(app: &App, host: &str) -> bool {
    let own = own_name(app);
    let port = own.rsplit(':').next().unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    host == own
        || host == format!("localhost:{port}")
        || app.config.remote_names.iter().any(|allowed| allowed == host || allowed == name)
}

fn own_name(app: &App) -> &str {
    app.origin.trim_start_matches("http://")
}

fn same_host(origin: &str, host: &str) -> bool {
    origin.split_once("//").is_some_and(|(_, name)| name == host)
}

fn text<'h>(headers: &'h HeaderMap, name: &HeaderName) -> Option<&'h str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}
