//! A finished picture, its PNG encodings and PNG decoding.

use crate::{
    buffer_pool, encode,
    palette::{Colours, Indexed},
};
use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};

/// An opaque picture: rows of RGBA bytes, top to bottom.
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

impl Drop for Picture {
    fn drop(&mut self) {
        buffer_pool::recycle(std::mem::take(&mut self.rgba));
    }
}

impl Picture {
    /// Reads a PNG of any colour type.
    pub fn decode_png(bytes: &[u8]) -> Result<Self, png::DecodingError> {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
        decoder
            .set_transformations(png::Transformations::normalize_to_color8() | png::Transformations::ALPHA);
        let mut reader = decoder.read_info()?;
        let mut data = vec![0; reader.output_buffer_size().unwrap_or(0)];
        let info = reader.next_frame(&mut data)?;
        let rgba = match info.color_type {
            ColorType::GrayscaleAlpha => data
                .as_chunks::<2>()
                .0
                .iter()
                .flat_map(|[grey, alpha]| [*grey, *grey, *grey, *alpha])
                .collect(),
            // The transformations above add alpha to every other colour type.
            ColorType::Rgba | ColorType::Rgb | ColorType::Indexed | ColorType::Grayscale => data,
        };
        Ok(Self { width: info.width, height: info.height, rgba })
    }

    /// Encodes as PNG in the fixed colours of a game. This is the fastest encoding (`benches/pictures.rs`): no palette has
    /// to be computed, and only what changed since earlier pictures is compressed.
    pub fn encode_in(&self, colours: &Colours) -> Vec<u8> {
        encode::png(self.width, self.height, &self.rgba, colours)
    }

    /// Encodes as PNG with up to 256 colours computed from this picture, for pictures that belong to no game. Half the
    /// bytes of full colour in less time, because there is only one byte per pixel to compress.
    pub fn encode_png(&self) -> Result<Vec<u8>, png::EncodingError> {
        let Indexed { colours, pixels } = Indexed::new(&self.rgba);
        let mut bytes = Vec::with_capacity(pixels.len() / 4);
        let mut encoder = Encoder::new(&mut bytes, self.width, self.height);
        encoder.set_color(ColorType::Indexed);
        encoder.set_palette(colours.concat());
        write(encoder, &pixels, DeflateCompression::Level(1), Filter::NoFilter)?;
        Ok(bytes)
    }

    /// Encodes as PNG in full colour. Alpha is dropped, because pictures are opaque.
    pub fn encode_full_colour(
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
