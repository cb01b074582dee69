//! The page at `/`: a web client of the user API, embedded in the binary. It knows nothing of games.

use std::io::Write;
use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State};
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

const ASSETS: [(&str, &str); 33] = assets![
    "api.js",
    "attachments.js",
    "cards.css",
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

// `WORDS`: code of the language and text of each file in `page/words`.
include!(concat!(env!("OUT_DIR"), "/page_words.rs"));

/// The texts of the page in all languages, as one JSON object by language.
fn words() -> String {
    let languages: Vec<String> = WORDS.iter().map(|(code, text)| format!("\"{code}\":{text}")).collect();
    format!("{{{}}}", languages.join(","))
}

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
            Some("json") => "application/json",
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
    let texts = "<link rel=\"preload\" as=\"fetch\" crossorigin href=\"page/words.json\">".to_owned();
    let preloads = modules.map(preload).chain([texts]).collect::<Vec<_>>().join("\n  ");
    let index = Asset::new("", INDEX.replace("<!-- PRELOADS -->", &preloads));
    let rest = ASSETS.iter().map(|(name, text)| Asset::new(name, (*text).to_owned()));
    [index, Asset::new("words.json", words())].into_iter().chain(rest).collect()
});

pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(|headers: HeaderMap| async move { send("", &headers) }))
        .route(
            "/page/{name}",
            get(|Path(name): Path<String>, headers: HeaderMap| async move { send(&name, &headers) }),
        )
        .route("/page/card/{number}", get(card))
}

/// The picture of a card of the first screen.
async fn card(State(app): State<Arc<App>>, Path(number): Path<usize>) -> Response {
    let Some(card) = app.config.cards.get(number) else {
        return (StatusCode::NOT_FOUND, "card not found").into_response();
    };
    let headers = [
        (header::CONTENT_TYPE, "image/png"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (headers, card.picture).into_response()
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::Value;

    use super::words;

    /// A language may lack texts, which are then English; it has none that English lacks.
    #[test]
    fn the_texts_of_the_page_are_data_for_every_language() {
        let all: BTreeMap<String, BTreeMap<String, Value>> =
            serde_json::from_str(&words()).expect("every file is a JSON object");
        let english = &all["en"];
        assert!(all.len() >= 3 && english.len() > 50);
        for (code, texts) in &all {
            assert!(texts.contains_key("self"), "{code} does not say its own name");
            let unknown: Vec<_> = texts.keys().filter(|key| !english.contains_key(*key)).collect();
            assert!(unknown.is_empty(), "{code}: {unknown:?}");
            for (key, text) in texts {
                let forms = text.as_object().map(|forms| forms.contains_key("other"));
                assert!(text.is_string() || forms == Some(true), "{code}: {key} needs the form \"other\"");
            }
        }
    }
}
