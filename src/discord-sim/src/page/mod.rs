//! A plain page at `/`: guilds, channels and messages, escaped and refreshed. The real page comes later.

use std::fmt::Write;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Query, State as Extract};
use axum::http::header;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::Deserialize;

use crate::app::App;
use crate::ids::Id;
use crate::state::State;
use crate::world::{Channel, Message};

/// Nothing from elsewhere, no scripts, nobody may frame it.
const POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; \
                      frame-ancestors 'none'";

#[derive(Debug, Deserialize)]
struct PageQuery {
    channel: Option<Id>,
}

pub fn router(app: &Arc<App>) -> Router<Arc<App>> {
    Router::new()
        .route("/", get(index))
        .route("/plain.css", get(style))
        .layer(from_fn_with_state(Arc::clone(app), crate::people::guard))
}

async fn style() -> Response {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("plain.css")).into_response()
}

async fn index(Extract(app): Extract<Arc<App>>, Query(query): Query<PageQuery>) -> Response {
    let html = render(&app.lock(), query.channel);
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
    ];
    (headers, html).into_response()
}

/// Text that cannot become markup.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            c => safe.push(c),
        }
    }
    safe
}

fn render(state: &State, chosen: Option<Id>) -> String {
    let world = &state.world;
    let first = || world.channels.values().find(|channel| channel.guild.is_some()).map(|channel| channel.id);
    let chosen = chosen.or_else(first);
    let mut nav = String::new();
    for guild in world.guilds.values() {
        // Writing to a string does not fail.
        let _ = write!(nav, "<h2>{}</h2><ul>", escaped(&guild.name));
        for channel in world.channels.values().filter(|channel| channel.guild == Some(guild.id)) {
            nav.push_str(&link(channel, chosen == Some(channel.id)));
        }
        nav.push_str("</ul>");
    }
    let mut main = String::new();
    for message in chosen.into_iter().flat_map(|channel| world.seen_by(world.bot, channel)) {
        main.push_str(&article(state, message));
    }
    if main.is_empty() {
        main.push_str("<p>No messages yet.</p>");
    }
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta http-equiv=\"refresh\" content=\"5\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>discord-sim</title>\
         <link rel=\"stylesheet\" href=\"/plain.css\"></head><body><nav>{nav}</nav><main>{main}</main></body></html>"
    )
}

fn link(channel: &Channel, current: bool) -> String {
    let mark = if current { " aria-current=\"page\"" } else { "" };
    let sign = if channel.thread.is_some() { "↳ " } else { "# " };
    format!("<li><a href=\"/?channel={}\"{mark}>{sign}{}</a></li>", channel.id, escaped(&channel.name))
}

fn article(state: &State, message: &Message) -> String {
    let world = &state.world;
    let author = world.user(message.author).map(|user| user.name.as_str()).unwrap_or_default();
    let mut html = format!(
        "<article><h3>{} <time>{}</time></h3><p>{}</p>",
        escaped(author),
        crate::clock::iso(message.created_ms),
        escaped(&message.content)
    );
    let seen = serde_json::from_value::<crate::outcome::Message>(world.message_json(message));
    if let Ok(seen) = seen {
        let words = seen.text();
        if words != message.content {
            let _ = write!(html, "<blockquote>{}</blockquote>", escaped(&words));
        }
        for label in seen.labels() {
            let _ = write!(html, "<span class=\"button\">{}</span>", escaped(label));
        }
    }
    for attachment in &message.attachments {
        let alt = attachment.description.as_deref().unwrap_or(&attachment.name);
        let url = format!("/attachments/{}/{}/{}", message.channel, attachment.id, attachment.name);
        let _ = if attachment.mime.starts_with("image/") {
            write!(html, "<img src=\"{}\" alt=\"{}\">", escaped(&url), escaped(alt))
        } else {
            write!(html, "<a href=\"{}\">{}</a>", escaped(&url), escaped(&attachment.name))
        };
    }
    html.push_str("</article>");
    html
}
