//! Saves pictures as files, and shows them in terminals that support it.

use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The image protocol of the terminal, detected from environment variables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ImageProtocol {
    None,
    Kitty,
    Iterm,
}

impl ImageProtocol {
    pub fn detect() -> ImageProtocol {
        if !super::at_terminal() {
            return ImageProtocol::None;
        }
        let is = |name: &str, values: &[&str]| {
            std::env::var(name).is_ok_and(|value| values.contains(&value.as_str()))
        };
        if std::env::var_os("KITTY_WINDOW_ID").is_some() || is("TERM", &["xterm-kitty", "xterm-ghostty"]) {
            ImageProtocol::Kitty
        } else if is("TERM_PROGRAM", &["iTerm.app", "WezTerm"]) {
            ImageProtocol::Iterm
        } else {
            ImageProtocol::None
        }
    }

    /// The escape sequence that shows the picture.
    pub fn encode(self, png: &[u8]) -> String {
        match self {
            ImageProtocol::None => String::new(),
            ImageProtocol::Iterm => {
                format!("\x1b]1337;File=inline=1;width=auto;size={}:{}\x07\n", png.len(), base64(png))
            }
            ImageProtocol::Kitty => kitty(&base64(png)),
        }
    }
}

/// Kitty accepts chunks of at most 4096 characters; `m=1` marks all chunks but the last.
fn kitty(text: &str) -> String {
    let pieces: Vec<&[u8]> = text.as_bytes().chunks(4096).collect();
    let mut out = String::new();
    for (at, piece) in pieces.iter().enumerate() {
        let head = if at == 0 { "a=T,f=100," } else { "" };
        let more = u8::from(at + 1 < pieces.len());
        // Writing to a string cannot fail.
        let _ = write!(out, "\x1b_G{head}m={more};{}\x1b\\", String::from_utf8_lossy(piece));
    }
    out.push('\n');
    out
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let bits =
            three.iter().fold(0, |bits, byte| bits << 8 | usize::from(*byte)) << (8 * (3 - three.len()));
        for place in 0..4 {
            let digit = DIGITS[bits >> (18 - 6 * place) & 63];
            text.push(if place <= three.len() { char::from(digit) } else { '=' });
        }
    }
    text
}

/// Writes a picture into the folder and returns its path.
pub fn save(folder: &Path, name: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let path = folder.join(name);
    fs::write(&path, bytes)?;
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_matches_the_test_vectors_of_rfc_4648() {
        for (bytes, text) in
            [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")]
        {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
    }

    #[test]
    fn kitty_chunks_say_whether_more_follow() {
        let drawn = kitty(&"x".repeat(5000));
        assert!(drawn.starts_with("\x1b_Ga=T,f=100,m=1;") && drawn.contains("\x1b_Gm=0;"));
    }
}
