//! Encodes frames as the bot asked: plain text, zlib per message, or one zlib stream per connection.

use std::io::Write;

use axum::extract::ws::Message;
use flate2::write::ZlibEncoder;
use flate2::{Compress, Compression as Level, FlushCompress};

/// How the frames of one connection are compressed.
#[derive(Debug)]
pub enum Compression {
    None,
    /// `compress: true` in `IDENTIFY`: each message on its own.
    PerMessage,
    /// `compress=zlib-stream` in the query: one stream, flushed after each message.
    Stream(Box<Compress>),
}

impl Compression {
    pub fn stream() -> Self {
        Self::Stream(Box::new(Compress::new(Level::fast(), true)))
    }

    /// The frame for `text`. Compressing into memory should not fail; if it does, the frame is plain text.
    pub fn pack(&mut self, text: &str) -> Message {
        match self {
            Self::None => Message::Text(text.into()),
            Self::PerMessage => {
                let mut encoder = ZlibEncoder::new(Vec::new(), Level::fast());
                match encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish()) {
                    Ok(packed) => Message::Binary(packed.into()),
                    Err(_) => Message::Text(text.into()),
                }
            }
            Self::Stream(stream) => {
                let mut packed = Vec::with_capacity(text.len() / 2 + 64);
                let mut rest = text.as_bytes();
                loop {
                    packed.reserve(text.len() / 2 + 64);
                    let before = stream.total_in();
                    let done = stream.compress_vec(rest, &mut packed, FlushCompress::Sync);
                    let used = usize::try_from(stream.total_in() - before).unwrap_or(rest.len());
                    rest = &rest[used.min(rest.len())..];
                    // The output is complete if the flush left spare capacity.
                    if done.is_err() || (rest.is_empty() && packed.len() < packed.capacity()) {
                        break;
                    }
                }
                Message::Binary(packed.into())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn a_zlib_stream_decompresses_to_the_original_texts() {
        let mut packing = Compression::stream();
        let texts: Vec<String> =
            (0..40).map(|n| format!("{{\"n\":{n},\"x\":\"{}\"}}", "ab".repeat(n * 53))).collect();
        let mut packed = Vec::new();
        for text in &texts {
            let Message::Binary(bytes) = packing.pack(text) else { panic!("not binary") };
            assert!(bytes.ends_with(&[0, 0, 0xFF, 0xFF]), "each message ends with a flush");
            packed.extend_from_slice(&bytes);
        }
        let mut plain = vec![0; texts.iter().map(String::len).sum()];
        flate2::read::ZlibDecoder::new(packed.as_slice()).read_exact(&mut plain).unwrap();
        assert_eq!(String::from_utf8(plain).unwrap(), texts.concat());
    }
}
