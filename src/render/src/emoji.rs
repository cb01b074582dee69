//! Sprites as application emoji: 128 pixels square, with a light rim, so that a dark outline is seen on a dark ground too.
//!
//! Readers see an emoji at 22 pixels, so the drawing fills the square, and thin lines are widened.

use tiny_skia::{Pixmap, PremultipliedColorU8, Transform};

use crate::canvas::new_pixmap;
use crate::sprite::{self, svg};
use crate::theme::Rgb;

/// Discord draws emoji from images of this size.
pub const SIDE: u32 = 128;
/// Raise it when the drawing changes for the same sprite.
const VERSION: u8 = 1;
/// Width of the rim; one pixel at the size at which readers see it.
const RIM: f32 = 6.0;
/// Colour of the rim.
const LIGHT: Rgb = Rgb(0x00FF_FAEE);
/// Each pixel is the average of this many pixels squared.
const OVERSAMPLING: u32 = 2;
/// Lines of a sprite (of 64 units) are at least this wide.
const THINNEST: f32 = 2.6;
/// The prefix of sprites that have none of their own.
const PREFIX: &str = "ap_";
const PREFIXES: [&str; 3] = [PREFIX, "a1701_", "a1800_"];

/// The name under which Discord keeps the emoji of a sprite: the sprite's name and a hash of the drawing, so that a
/// changed drawing has another name. `None` if there is no such sprite.
pub fn name(sprite: &str) -> Option<String> {
    let source = sprite::source(sprite)?;
    let prefix = if PREFIXES.iter().any(|prefix| sprite.starts_with(prefix)) { "" } else { PREFIX };
    Some(format!("{prefix}{sprite}_{:06x}", hash(source) & 0x00FF_FFFF))
}

/// Whether an emoji's name is one that [`name`] makes or made. Other emoji of the application are not ours.
pub fn is_ours(name: &str) -> bool {
    let Some((word, hash)) = name.rsplit_once('_') else { return false };
    PREFIXES.iter().any(|prefix| word.strip_prefix(prefix).is_some_and(|word| !word.is_empty()))
        && hash.len() == 6
        && hash.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// FNV-1a: the same on every machine and in every release.
fn hash(source: &str) -> u32 {
    let bytes = source.bytes().chain([VERSION]);
    bytes.fold(0x811C_9DC5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// The emoji of a sprite as a PNG file. `None` if there is no such sprite.
pub fn png(sprite: &str) -> Option<Vec<u8>> {
    encode(&draw(sprite)?)
}

/// The emoji of a sprite.
pub fn draw(sprite: &str) -> Option<Pixmap> {
    let source = sprite::source(sprite)?;
    let side = SIDE * OVERSAMPLING;
    let mut large = new_pixmap(side, side);
    svg::draw(source, &mut large, fitted(source)?, THINNEST).ok()?;
    let large = with_rim(&large, RIM * units(OVERSAMPLING));
    Some(sprite::shrink(&large, SIDE, OVERSAMPLING))
}

/// Scales the drawing so that it fills the square, except for the rim.
fn fitted(source: &str) -> Option<Transform> {
    let side = SIDE * OVERSAMPLING;
    let scale = units(side) / svg::VIEW_BOX;
    let mut probe = new_pixmap(side, side);
    svg::draw(source, &mut probe, Transform::from_scale(scale, scale), THINNEST).ok()?;
    let (mut left, mut top, mut right, mut bottom) = (side, side, 0, 0);
    for (at, pixel) in (0_u32..).zip(probe.pixels()) {
        if pixel.alpha() > 0 {
            let (x, y) = (at % side, at / side);
            (left, top, right, bottom) = (left.min(x), top.min(y), right.max(x + 1), bottom.max(y + 1));
        }
    }
    let (width, height) = (right.checked_sub(left)?, bottom.checked_sub(top)?);
    let margin = (RIM + 0.5) * units(OVERSAMPLING);
    let grow = (units(side) - 2.0 * margin) / units(width.max(height));
    let centre = (units(left) + units(width) / 2.0, units(top) + units(height) / 2.0);
    let middle = units(side) / 2.0;
    Some(
        Transform::from_scale(scale * grow, scale * grow)
            .post_translate(middle - centre.0 * grow, middle - centre.1 * grow),
    )
}

/// The drawing on a light ground that is wider than the drawing on all sides.
fn with_rim(drawn: &Pixmap, rim: f32) -> Pixmap {
    let (width, height) = (drawn.width(), drawn.height());
    let mut out = new_pixmap(width, height);
    let offsets = disc(rim);
    let alpha = |x: i32, y: i32| {
        let (x, y) = (u32::try_from(x).ok()?, u32::try_from(y).ok()?);
        drawn.pixel(x, y).map(PremultipliedColorU8::alpha)
    };
    let light = LIGHT.channels();
    for (at, (pixel, under)) in (0_u32..).zip(out.pixels_mut().iter_mut().zip(drawn.pixels())) {
        let (x, y) = ((at % width).cast_signed(), (at / width).cast_signed());
        let ground = if under.alpha() == 255 {
            255
        } else {
            offsets.iter().filter_map(|(dx, dy)| alpha(x + dx, y + dy)).max().unwrap_or(0)
        };
        let seen = |light: u8, over: u8| {
            let light = u32::from(light) * u32::from(ground) / 255;
            let through = light * u32::from(255 - under.alpha()) / 255;
            u8::try_from(u32::from(over) + through).unwrap_or(255)
        };
        let alpha = seen(255, under.alpha());
        let over = [under.red(), under.green(), under.blue()];
        let [red, green, blue] =
            std::array::from_fn(|channel| seen(light[channel], over[channel]).min(alpha));
        if let Some(colour) = PremultipliedColorU8::from_rgba(red, green, blue, alpha) {
            *pixel = colour;
        }
    }
    out
}

/// The edge of a disc and its middle; the drawing is thicker than the gaps between them.
fn disc(radius: f32) -> Vec<(i32, i32)> {
    #[expect(clippy::cast_possible_truncation, reason = "a few pixels")]
    let reach = radius.ceil() as i32;
    #[expect(clippy::cast_precision_loss, reason = "a few pixels")]
    let inside = |x: i32, y: i32| ((x * x + y * y) as f32) <= radius * radius;
    let square = (-reach..=reach).flat_map(|y| (-reach..=reach).map(move |x| (x, y)));
    square
        .filter(|&(x, y)| {
            let edge = !(inside(x + x.signum(), y) && inside(x, y + y.signum()));
            inside(x, y) && (edge || (x % 3 == 0 && y % 3 == 0))
        })
        .collect()
}

#[expect(clippy::cast_precision_loss, reason = "at most a few hundred")]
fn units(pixels: u32) -> f32 {
    pixels as f32
}

fn encode(image: &Pixmap) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, image.width(), image.height());
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let straight: Vec<u8> = image
        .pixels()
        .iter()
        .flat_map(|pixel| {
            let colour = pixel.demultiply();
            [colour.red(), colour.green(), colour.blue(), colour.alpha()]
        })
        .collect();
    let mut writer = encoder.write_header().ok()?;
    writer.write_image_data(&straight).ok()?;
    writer.finish().ok()?;
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Discord's limits for the name and the file of an emoji.
    #[test]
    fn every_sprite_makes_an_emoji_that_discord_accepts() {
        let mut names = std::collections::BTreeSet::new();
        for sprite in sprite::names() {
            let name = name(sprite).expect("a name");
            assert!((2..=32).contains(&name.len()) && is_ours(&name), "{name}");
            assert!(name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_'), "{name}");
            let png = png(sprite).expect("a picture");
            assert!(png.len() < 256 * 1024, "{name} has {} bytes", png.len());
            assert!(names.insert(name), "two sprites make one name: {sprite}");
        }
    }

    #[test]
    fn other_emoji_are_not_ours() {
        for name in
            ["party_parrot", "ap_abcdef", "wood_abcdef", "ap_wood_ABCDEF", "ap_wood_abcde", "a1800_", ""]
        {
            assert!(!is_ours(name), "{name}");
        }
        // Of a sprite that a later release no longer has.
        assert!(is_ours("ap_gone_012def") && is_ours("a1800_gone_012def"));
    }

    /// Seen at 22 pixels, an emoji stands out from Discord's dark and light grounds: much of the square is drawn, and
    /// enough of it differs from the ground in lightness.
    #[test]
    fn every_emoji_is_legible_at_text_size() {
        // Pale because they stand for something that is absent or used; only pictures show them.
        let pale = |name: &&str| name.ends_with("_empty") || name.ends_with("_used");
        for sprite in sprite::names().filter(|name| !pale(name)) {
            let small = sprite::shrink(&draw(sprite).expect("a picture"), SIDE / 6, 6);
            for ground in [Rgb(0x0031_3338), Rgb(0x00FF_FFFF)] {
                let distinct = small.pixels().iter().filter(|pixel| contrast(**pixel, ground) >= 2.0).count();
                assert!(
                    distinct >= 60,
                    "{sprite} on {ground:?}: {distinct} of {} pixels",
                    small.pixels().len()
                );
            }
        }
    }

    /// The contrast ratio of WCAG 2 between a pixel on a ground and that ground.
    fn contrast(pixel: PremultipliedColorU8, ground: Rgb) -> f32 {
        let under = ground.channels();
        let over = [pixel.red(), pixel.green(), pixel.blue()];
        let through = f32::from(255 - pixel.alpha()) / 255.0;
        let seen: [f32; 3] = std::array::from_fn(|i| f32::from(over[i]) + f32::from(under[i]) * through);
        let (one, other) = (luminance(seen), luminance(under.map(f32::from)));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    fn luminance(colour: [f32; 3]) -> f32 {
        let [r, g, b] = colour.map(|channel| (channel / 255.0).powf(2.2));
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }
}
