//! Serves attachments and images of emojis from memory or from disk.

use std::sync::Arc;

use axum::extract::{Path, State as Extract};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::ids::Id;
use crate::model::{File, FileBody};

/// Serves an attachment.
pub async fn serve(
    Extract(app): Extract<Arc<App>>,
    Path((_channel, attachment, name)): Path<(Id, Id, String)>,
) -> Response {
    let file = app.lock().model.files.get(&attachment).filter(|file| file.name == name).cloned();
    send(file).await
}

/// Serves the image of an emoji, such as `/emojis/123.png`. Discord converts images to the format of the extension;
/// here every extension returns the original.
pub async fn serve_emoji(Extract(app): Extract<Arc<App>>, Path(name): Path<String>) -> Response {
    let id = name.split_once('.').and_then(|(id, extension)| {
        matches!(extension, "png" | "jpg" | "jpeg" | "gif" | "webp").then(|| id.parse().ok()).flatten()
    });
    let file = id.and_then(|id: Id| {
        let model = &app.lock().model;
        model.emojis.get(&id).and_then(|emoji| model.files.get(&emoji.id)).cloned()
    });
    send(file).await
}

/// Sends a file. Only images are shown inline; other files are downloads, so that an uploaded page cannot run
/// in the origin of the server.
async fn send(file: Option<File>) -> Response {
    let Some(file) = file else { return (StatusCode::NOT_FOUND, "file not found").into_response() };
    let bytes = match file.body {
        FileBody::Memory(bytes) => bytes,
        FileBody::Disk(path) => match tokio::fs::read(&path).await {
            Ok(bytes) => bytes.into(),
            Err(error) => {
                tracing::error!(%error, path = %path.display(), "could not read a file");
                return (StatusCode::NOT_FOUND, "file not found").into_response();
            }
        },
    };
    let shown = matches!(file.mime.as_str(), "image/png" | "image/jpeg" | "image/gif" | "image/webp");
    let disposition = if shown { "inline" } else { "attachment" };
    let headers = [
        (header::CONTENT_TYPE, file.mime),
        (header::CONTENT_DISPOSITION, disposition.to_owned()),
        // The content of a file never changes.
        (header::CACHE_CONTROL, "private, max-age=31536000, immutable".to_owned()),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox".to_owned()),
    ];
    (headers, bytes).into_response()
}
