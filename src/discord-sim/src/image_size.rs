//! Reads width and height from PNG and GIF headers.

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn width_and_height_are_read_from_png_and_gif_headers() {
        let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        png.extend([0, 0, 3, 0xE8, 0, 0, 2, 0xBC]);
        assert_eq!(dimensions(&png), Some((1000, 700)));
        assert_eq!(dimensions(b"GIF89a\x02\x01\x03\0"), Some((258, 3)));
        assert_eq!(dimensions(b"\x89PNG\r\n\x1a\n"), None);
    }
}
