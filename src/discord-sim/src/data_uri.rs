//! Images in requests: base64 data URIs.

/// The bytes of `data:image/png;base64,…`; `None` if the text is not a base64 data URI of an image.
pub fn image_bytes(uri: &str) -> Option<Vec<u8>> {
    let (kind, data) = uri.strip_prefix("data:")?.split_once(',')?;
    kind.strip_prefix("image/")?.strip_suffix(";base64")?;
    from_base64(data)
}

/// The content type of an image by its first bytes. Discord ignores the type that the data URI declares.
pub fn image_mime(bytes: &[u8]) -> Option<&'static str> {
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        Some("image/png")
    } else if bytes.starts_with(b"\xFF\xD8\xFF") {
        Some("image/jpeg")
    } else if bytes.starts_with(b"GIF87a") || bytes.starts_with(b"GIF89a") {
        Some("image/gif")
    } else if bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP") {
        Some("image/webp")
    } else {
        None
    }
}

fn from_base64(text: &str) -> Option<Vec<u8>> {
    let digits = text.trim_end_matches('=');
    let padding = text.len() - digits.len();
    if padding > 2 || !text.len().is_multiple_of(4) {
        return None;
    }
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    for group in digits.as_bytes().chunks(4) {
        let mut bits = 0_u32;
        for byte in group {
            bits = bits << 6 | u32::from(digit(*byte)?);
        }
        bits <<= 6 * (4 - group.len());
        bytes.extend_from_slice(&bits.to_be_bytes()[1..group.len()]);
    }
    Some(bytes)
}

fn digit(byte: u8) -> Option<u8> {
    match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_data_uris_of_images_are_decoded() {
        for (text, bytes) in [("", ""), ("YQ==", "a"), ("YWI=", "ab"), ("YWJj", "abc"), ("YWJjZA==", "abcd")]
        {
            let uri = format!("data:image/png;base64,{text}");
            assert_eq!(image_bytes(&uri).as_deref(), Some(bytes.as_bytes()), "{text}");
        }
        assert_eq!(image_bytes("data:image/gif;base64,+/8="), Some(vec![0xFB, 0xFF]));
        for text in
            ["YQ==", "data:text/plain;base64,YQ==", "data:image/png,YQ==", "https://example.org/a.png"]
        {
            assert_eq!(image_bytes(text), None, "{text}");
        }
        for data in ["YQ", "Y===", "Y?==", "YQ=="] {
            assert_eq!(
                image_bytes(&format!("data:image/png;base64,{data}")).is_some(),
                data == "YQ==",
                "{data}"
            );
        }
    }

    #[test]
    fn the_type_of_an_image_is_read_from_its_bytes() {
        assert_eq!(image_mime(b"\x89PNG\r\n\x1a\n\0"), Some("image/png"));
        assert_eq!(image_mime(b"\xFF\xD8\xFF\xE0"), Some("image/jpeg"));
        assert_eq!(image_mime(b"GIF89a"), Some("image/gif"));
        assert_eq!(image_mime(b"RIFF\0\0\0\0WEBPVP8 "), Some("image/webp"));
        assert_eq!(image_mime(b"<svg>"), None);
    }
}
