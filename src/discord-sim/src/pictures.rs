//! Just enough of picture headers to say how large a picture is.

/// Width and height of a PNG or GIF.
pub fn dimensions(bytes: &[u8]) -> Option<(u32, u32)> {
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        let width = bytes.get(16..20)?.try_into().ok()?;
        let height = bytes.get(20..24)?.try_into().ok()?;
        return Some((u32::from_be_bytes(width), u32::from_be_bytes(height)));
    }
    if bytes.starts_with(b"GIF8") {
        let width = bytes.get(6..8)?.try_into().ok()?;
        let height = bytes.get(8..10)?.try_into().ok()?;
        return Some((u16::from_le_bytes(width).into(), u16::from_le_bytes(height).into()));
    }
    None
}

/// The content type by the end of a name, for uploads that do not say.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_from_headers() {
        let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        png.extend([0, 0, 3, 0xE8, 0, 0, 2, 0xBC]);
        assert_eq!(dimensions(&png), Some((1000, 700)));
        assert_eq!(dimensions(b"GIF89a\x02\x01\x03\0"), Some((258, 3)));
        assert_eq!(dimensions(b"\x89PNG\r\n\x1a\n"), None);
    }
}
