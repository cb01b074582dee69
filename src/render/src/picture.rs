//! The result of drawing: pixels, and the PNG made of them.

use crate::palette::Indexed;
use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};

/// A finished, opaque picture: rows of RGBA bytes, top to bottom.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    pub width: u32,
    pub height: u32,
    pub rgba: Vec<u8>,
}

impl std::fmt::Debug for Picture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Picture")
            .field("width", &self.width)
            .field("height", &self.height)
            .finish_non_exhaustive()
    }
}

impl Picture {
    /// Encodes as PNG with at most 256 colours. Chosen by measurement: half the bytes of full colour in less time, because
    /// a byte per pixel is a third of what has to be compressed and the compressor sees three times as many rows.
    pub fn encode_png(&self) -> Result<Vec<u8>, png::EncodingError> {
        let Indexed { colours, pixels } = Indexed::new(&self.rgba);
        let mut bytes = Vec::with_capacity(pixels.len() / 4);
        let mut encoder = Encoder::new(&mut bytes, self.width, self.height);
        encoder.set_color(ColorType::Indexed);
        encoder.set_palette(colours.concat());
        write(encoder, &pixels, DeflateCompression::Level(1), Filter::NoFilter)?;
        Ok(bytes)
    }

    /// Encodes every colour exactly, with the given settings. Alpha is dropped: pictures are opaque.
    pub fn encode_exactly(
        &self,
        compression: DeflateCompression,
        filter: Filter,
    ) -> Result<Vec<u8>, png::EncodingError> {
        let (pixels, _) = self.rgba.as_chunks::<4>();
        let rgb: Vec<u8> = pixels.iter().flat_map(|[r, g, b, _]| [*r, *g, *b]).collect();
        let mut bytes = Vec::with_capacity(rgb.len() / 8);
        let mut encoder = Encoder::new(&mut bytes, self.width, self.height);
        encoder.set_color(ColorType::Rgb);
        write(encoder, &rgb, compression, filter)?;
        Ok(bytes)
    }
}

fn write(
    mut encoder: Encoder<'_, &mut Vec<u8>>,
    data: &[u8],
    compression: DeflateCompression,
    filter: Filter,
) -> Result<(), png::EncodingError> {
    encoder.set_depth(BitDepth::Eight);
    encoder.set_deflate_compression(compression);
    encoder.set_filter(filter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(data)?;
    writer.finish()
}
