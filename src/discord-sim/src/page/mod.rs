//! The page at `/`: a web client of the user API, embedded in the binary. It knows nothing of games.

use std::io::Write;
use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::app::App;

/// Only resources of this origin, no inline scripts or styles, trusted types, no framing.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      form-action 'none'; base-uri 'none'; frame-ancestors 'none'; \
                      require-trusted-types-for 'script'; trusted-types 'none'";

const INDEX: &str = include_str!("../../page/index.html");

macro_rules! assets {
    ($($name:literal),+ $(,)?) => {
        [$(($name, include_str!(concat!("../../page/", $name)))),+]
    };
}

const ASSETS: [(&str, &str); 32] = assets![
    "api.js",
    "attachments.js",
    "chip.js",
    "choices.js",
    "commands.js",
    "components.js",
    "composer.js",
    "controls.css",
    "dom.js",
    "embeds.js",
    "emoji.js",
    "forms.js",
    "icon.svg",
    "layout.css",
    "main.js",
    "markdown.js",
    "match.js",
    "menus.js",
    "message.js",
    "messages.css",
    "messages.js",
    "outcome.js",
    "picker.js",
    "seats.js",
    "sidebar.js",
    "slash.js",
    "table.js",
    "theme.css",
    "times.js",
    "unread.js",
    "welcome.js",
    "words.js",
];

/// A file of the page, plain and compressed.
struct Asset {
    name: &'static str,
    kind: &'static str,
    plain: Bytes,
    zipped: Bytes,
}

impl Asset {
    fn new(name: &'static str, text: String) -> Self {
        let kind = match name.rsplit('.').next() {
            Some("js") => "text/javascript; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("svg") => "image/svg+xml",
            _ => "text/html; charset=utf-8",
        };
        let mut zip = GzEncoder::new(Vec::new(), Compression::best());
        // Compressing into memory should not fail; if it does, `send` uses the plain text.
        let zipped = zip.write_all(text.as_bytes()).and_then(|()| zip.finish()).unwrap_or_default();
        Self { name, kind, plain: Bytes::from(text), zipped: Bytes::from(zipped) }
    }
}

/// Compressed once, at the first request.
static FILES: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    // Preload all modules at once, instead of one import level after the other.
    let modules = ASSETS.iter().filter_map(|(name, _)| name.strip_suffix(".js"));
    let preload = |name: &str| format!("<link rel=\"modulepreload\" href=\"page/{name}.js\">");
    let preloads = modules.map(preload).collect::<Vec<_>>().join("\n  ");
    let index = Asset::new("", INDEX.replace("<!-- PRELOADS -->", &preloads));
    let rest = ASSETS.iter().map(|(name, text)| Asset::new(name, (*text).to_owned()));
    std::iter::once(index).chain(rest).collect()
});

pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(|headers: HeaderMap| async move { send("", &headers) }))
        .route(
            "/page/{name}",
            get(|Path(name): Path<String>, headers: HeaderMap| async move { send(&name, &headers) }),
        )
}

fn send(name: &str, headers: &HeaderMap) -> Response {
    let Some(file) = FILES.iter().find(|file| file.name == name) else {
        return (StatusCode::NOT_FOUND, "file not found").into_response();
    };
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let zipped = accepted.is_some_and(|accepted| accepted.contains("gzip")) && !file.zipped.is_empty();
    let headers = [
        (header::CONTENT_TYPE, file.kind),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::REFERRER_POLICY, "no-referrer"),
        // After an update of the program, the browser must load the new files.
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-encoding"),
    ];
    if zipped {
        (headers, [(header::CONTENT_ENCODING, "gzip")], file.zipped.clone()).into_response()
    } else {
        (headers, file.plain.clone()).into_response()
    }
}
