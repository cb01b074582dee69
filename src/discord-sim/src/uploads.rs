//! Files that come with a request of the bot.

use axum::body::Bytes;

/// Discord's limit per file without a paid plan: ten mebibytes.
pub const FILE_LIMIT: usize = 10 * 1024 * 1024;

/// A file that came with a request.
#[derive(Clone, Debug)]
pub struct Upload {
    /// The number in `files[n]`, by which `attachments` refer to it.
    pub index: u64,
    pub name: String,
    pub mime: String,
    pub bytes: Bytes,
}

/// The content type by file extension, for uploads without one.
pub fn mime_of(name: &str) -> &'static str {
    match name.rsplit('.').next().map(str::to_ascii_lowercase).as_deref() {
        Some("png") => "image/png",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("gif") => "image/gif",
        Some("webp") => "image/webp",
        Some("json") => "application/json",
        Some("txt" | "log" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
