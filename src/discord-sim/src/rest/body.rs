//! Parses requests: path, query, and a body of JSON or of a form with files.

use std::collections::HashMap;

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header;
use futures_util::StreamExt;
use serde_json::Value;

use crate::errors::{self, ApiError};
use crate::uploads::{FILE_LIMIT, Upload, mime_of};

/// Larger than any JSON body that Discord accepts.
const JSON_LIMIT: usize = 8 * 1024 * 1024;
/// Ten files of ten mebibytes, and room for the form around them.
pub const FORM_LIMIT: usize = 110 * 1024 * 1024;

/// A parsed request.
#[derive(Debug, Default)]
pub struct Incoming {
    pub method: String,
    /// Decoded, without `/api/v10`.
    pub segments: Vec<String>,
    pub query: HashMap<String, String>,
    pub body: Value,
    /// The length of `body` as it was sent.
    pub body_bytes: usize,
    pub uploads: Vec<Upload>,
}

/// Why the body could not be read.
#[derive(Debug)]
pub enum BodyError {
    /// The connection broke before the body was complete, for instance because the bot died. No response is sent.
    ConnectionLost,
    Invalid(ApiError),
}

impl From<ApiError> for BodyError {
    fn from(error: ApiError) -> Self {
        Self::Invalid(error)
    }
}

/// Reads the body of a request: the JSON, its length, and the files.
pub async fn read(request: Request) -> Result<(Value, usize, Vec<Upload>), BodyError> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let kind = kind.unwrap_or_default().to_ascii_lowercase();
    let form = kind.starts_with("multipart/form-data");
    let (head, body) = request.into_parts();
    let bytes = read_all(body, if form { FORM_LIMIT } else { JSON_LIMIT }).await?;
    if form {
        return Ok(read_form(Request::from_parts(head, Body::from(bytes))).await?);
    }
    if bytes.is_empty() {
        return Ok((Value::Null, 0, Vec::new()));
    }
    if !kind.is_empty() && !kind.starts_with("application/json") {
        let wanted =
            format!("Expected \"Content-Type\" header to be one of {{\"application/json\"}}, not {kind}.");
        return Err(ApiError::unreadable(wanted).into());
    }
    Ok((serde_json::from_slice(&bytes).map_err(|_| errors::BAD_JSON)?, bytes.len(), Vec::new()))
}

/// Reads the complete body before a form is parsed, to distinguish a lost connection from an invalid form.
async fn read_all(body: Body, limit: usize) -> Result<Bytes, BodyError> {
    let mut chunks = body.into_data_stream();
    let mut bytes = Vec::new();
    while let Some(chunk) = chunks.next().await {
        let chunk = chunk.map_err(|_| BodyError::ConnectionLost)?;
        if bytes.len() + chunk.len() > limit {
            return Err(errors::TOO_LARGE.into());
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(bytes.into())
}

async fn read_form(request: Request) -> Result<(Value, usize, Vec<Upload>), ApiError> {
    let mut parts = Multipart::from_request(request, &())
        .await
        .map_err(|error| ApiError::unreadable(error.to_string()))?;
    let (mut body, mut body_bytes, mut uploads) = (Value::Null, 0, Vec::new());
    loop {
        let part = parts.next_field().await.map_err(|error| ApiError::unreadable(error.to_string()))?;
        let Some(part) = part else { break };
        let field = part.name().unwrap_or_default().to_owned();
        let file = part.file_name().map(str::to_owned);
        let mime = part.content_type().map(str::to_owned);
        let bytes = part.bytes().await.map_err(|_| errors::TOO_LARGE)?;
        if file.is_none() {
            body_bytes += bytes.len();
        }
        match (field.as_str(), file) {
            ("payload_json", _) => body = serde_json::from_slice(&bytes).map_err(|_| errors::BAD_JSON)?,
            (_, Some(name)) => {
                if bytes.len() > FILE_LIMIT {
                    return Err(errors::TOO_LARGE);
                }
                let mime = mime.filter(|mime| mime != "application/octet-stream");
                let mime = mime.unwrap_or_else(|| mime_of(&name).to_owned());
                let position = u64::try_from(uploads.len()).unwrap_or(u64::MAX);
                let index = file_index(&field).unwrap_or(position);
                uploads.push(Upload { index, name, mime, bytes });
            }
            (key, None) => {
                // Plain form fields count as fields of the JSON body.
                let text = String::from_utf8_lossy(&bytes).into_owned();
                if body.is_null() {
                    body = Value::Object(serde_json::Map::new());
                }
                if let Value::Object(map) = &mut body {
                    map.insert(key.to_owned(), Value::String(text));
                }
            }
        }
    }
    if body.is_null() {
        body = Value::Object(serde_json::Map::new());
    }
    Ok((body, body_bytes, uploads))
}

/// `files[3]` and `file3` are number 3, `file` is number 0.
fn file_index(field: &str) -> Option<u64> {
    let digits = field.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']'));
    match digits.or_else(|| field.strip_prefix("file"))? {
        "" => Some(0),
        digits => digits.parse().ok(),
    }
}

/// `a=b&c=d`, decoded.
pub fn query(text: &str) -> HashMap<String, String> {
    let pairs = text.split('&').filter(|pair| !pair.is_empty());
    pairs
        .map(|pair| {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            (decode(&key.replace('+', " ")), decode(&value.replace('+', " ")))
        })
        .collect()
}

/// Decodes percent-encoding.
pub fn decode(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut plain = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let code = (bytes[at] == b'%').then(|| text.get(at + 1..at + 3)).flatten();
        if let Some(byte) = code.and_then(|code| u8::from_str_radix(code, 16).ok()) {
            plain.push(byte);
            at += 3;
        } else {
            plain.push(bytes[at]);
            at += 1;
        }
    }
    String::from_utf8_lossy(&plain).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percent_encoding_queries_and_file_indexes_are_parsed() {
        assert_eq!(decode("%40original"), "@original");
        assert_eq!(decode("%F0%9F%8E%89%"), "🎉%");
        assert_eq!(query("a=1&b=x%20y+z").get("b").map(String::as_str), Some("x y z"));
        assert_eq!(file_index("files[12]"), Some(12));
        assert_eq!(file_index("file"), Some(0));
        assert_eq!(file_index("picture"), None);
    }
}
