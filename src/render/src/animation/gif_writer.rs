//! Writes a GIF in the fixed colours of a game. Each frame stores only the pixels that differ from the frame before.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use crate::{
    Picture,
    palette::{Colours, TRANSPARENT},
};

pub(super) struct GifWriter {
    encoder: Encoder<Vec<u8>>,
    colours: &'static Colours,
    width: usize,
    /// The colour indices of the previous frame.
    previous: Vec<u8>,
}

impl GifWriter {
    pub(super) fn new((width, height): (u16, u16), colours: &'static Colours) -> Result<Self, EncodingError> {
        let mut encoder = Encoder::new(Vec::new(), width, height, &colours.rgb_bytes())?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Self { encoder, colours, width: width.into(), previous: Vec::new() })
    }

    pub(super) fn len(&self) -> usize {
        self.encoder.get_ref().len()
    }

    pub(super) fn add(&mut self, picture: &Picture, delay: usize) -> Result<(), EncodingError> {
        let pixels = self.colours.indices(&picture.rgba);
        let (left, top, width, height) = self.changed(&pixels);
        let mut buffer = Vec::with_capacity(width * height);
        for row in top..top + height {
            let line = row * self.width + left..row * self.width + left + width;
            let (now, before) = (&pixels[line.clone()], self.previous.get(line));
            match before {
                // Unchanged pixels are transparent, which makes long runs that compress well.
                Some(before) => buffer.extend(
                    now.iter().zip(before).map(|(now, old)| if now == old { TRANSPARENT } else { *now }),
                ),
                None => buffer.extend_from_slice(now),
            }
        }
        let short = |value: usize| u16::try_from(value).unwrap_or(u16::MAX);
        self.encoder.write_frame(&Frame {
            delay: short(delay),
            dispose: DisposalMethod::Keep,
            transparent: Some(TRANSPARENT),
            left: short(left),
            top: short(top),
            width: short(width),
            height: short(height),
            buffer: Cow::Owned(buffer),
            ..Frame::default()
        })?;
        self.previous = pixels;
        Ok(())
    }

    /// The smallest rectangle around all changed pixels: left, top, width, height. A single pixel if nothing changed.
    fn changed(&self, pixels: &[u8]) -> (usize, usize, usize, usize) {
        let height = pixels.len() / self.width.max(1);
        if self.previous.len() != pixels.len() {
            return (0, 0, self.width, height);
        }
        let (mut left, mut right, mut top, mut bottom) = (self.width, 0, height, 0);
        let lines = pixels.chunks_exact(self.width).zip(self.previous.chunks_exact(self.width));
        for (row, (now, before)) in lines.enumerate().filter(|(_, (now, before))| now != before) {
            let differs = |(now, old): (&u8, &u8)| now != old;
            left = left.min(now.iter().zip(before).position(differs).unwrap_or(left));
            right = right.max(now.iter().zip(before).rposition(differs).unwrap_or(0));
            (top, bottom) = (top.min(row), row);
        }
        if top > bottom { (0, 0, 1, 1) } else { (left, top, right - left + 1, bottom - top + 1) }
    }

    pub(super) fn finish(self) -> Result<Vec<u8>, EncodingError> {
        self.encoder.into_inner()
    }
}
