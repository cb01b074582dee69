//! Draws every emoji, or those of sprites with a given prefix, at 22 and 44 pixels on Discord's dark and light grounds:
//! `cargo run -p archipel-render --example emoji -- emoji.png [a1800_]`. Look at it without scaling.

use archipel_render::{emoji, sprite};
use tiny_skia::{Color, Pixmap, PremultipliedColorU8};

const ACROSS: usize = 12;
const CELL: (usize, usize) = (80, 52);

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "emoji.png".into());
    let prefix = std::env::args().nth(2).unwrap_or_default();
    let names: Vec<_> = sprite::names().filter(|name| name.starts_with(&prefix)).collect();
    let half = names.len().div_ceil(ACROSS) * CELL.1;
    let size = (u32::try_from(ACROSS * CELL.0)?, u32::try_from(half * 2)?);
    let mut sheet = Pixmap::new(size.0, size.1).ok_or("no sprites")?;
    sheet.fill(Color::WHITE);
    let dark = PremultipliedColorU8::from_rgba(0x31, 0x33, 0x38, 255).ok_or("a colour")?;
    sheet.pixels_mut().iter_mut().take(half * ACROSS * CELL.0).for_each(|pixel| *pixel = dark);
    let mut bytes = 0;
    for (i, name) in names.iter().enumerate() {
        let image = emoji::draw(name).ok_or("no such sprite")?;
        bytes += emoji::png(name).map_or(0, |png| png.len());
        let (x, y) = (i % ACROSS * CELL.0, i / ACROSS * CELL.1);
        for top in [0, half] {
            paint(&mut sheet, &image, 22, (x + 4, top + y + 15));
            paint(&mut sheet, &image, 44, (x + 32, top + y + 4));
        }
    }
    let mut encoder = png::Encoder::new(std::fs::File::create(path)?, size.0, size.1);
    encoder.set_color(png::ColorType::Rgba);
    encoder.write_header()?.write_image_data(sheet.data())?;
    println!("{} emoji, {bytes} bytes", names.len());
    Ok(())
}

/// Shrinks an image to a side, and paints it over the sheet.
fn paint(sheet: &mut Pixmap, image: &Pixmap, side: usize, (left, top): (usize, usize)) {
    let across = image.width() as usize;
    let of = |at: usize| at * across / side..((at + 1) * across).div_ceil(side);
    for y in 0..side {
        for x in 0..side {
            let block =
                || of(y).flat_map(|row| of(x).map(move |column| image.pixels()[row * across + column]));
            let count = block().count();
            let mean = |channel: fn(PremultipliedColorU8) -> u8| {
                block().map(|pixel| usize::from(channel(pixel))).sum::<usize>() / count
            };
            let at = (top + y) * sheet.width() as usize + left + x;
            let under = sheet.pixels()[at];
            let through = 255 - mean(PremultipliedColorU8::alpha);
            let over = |channel: fn(PremultipliedColorU8) -> u8| {
                u8::try_from(mean(channel) + usize::from(channel(under)) * through / 255).unwrap_or(255)
            };
            let [r, g, b] =
                [PremultipliedColorU8::red, PremultipliedColorU8::green, PremultipliedColorU8::blue]
                    .map(over);
            if let Some(colour) = PremultipliedColorU8::from_rgba(r, g, b, 255) {
                sheet.pixels_mut()[at] = colour;
            }
        }
    }
}
