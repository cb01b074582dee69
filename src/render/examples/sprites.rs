//! Draws every sprite, or those with a given prefix, at three sizes:
//! `cargo run -p archipel-render --example sprites -- sprites.png [a1800_]`.

use archipel_render::{
    Canvas, Theme, sprite,
    text::{Align, TextStyle},
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "sprites.png".into());
    let prefix = std::env::args().nth(2).unwrap_or_default();
    let names: Vec<_> = sprite::names().filter(|name| name.starts_with(&prefix)).collect();
    let rows = u16::try_from(names.len().div_ceil(6))?;
    let mut canvas = Canvas::new(1000, f32::from(rows) * 150.0, Theme::Day);
    let ink = canvas.palette().ink;
    for (i, name) in names.iter().enumerate() {
        let (x, y) = (f32::from(u8::try_from(i % 6)?) * 166.0, f32::from(u8::try_from(i / 6)?) * 150.0);
        canvas.sprite(name, x + 55.0, y + 60.0, 96.0);
        canvas.sprite(name, x + 130.0, y + 35.0, 48.0);
        canvas.sprite(name, x + 130.0, y + 85.0, 32.0);
        canvas.text_fit(x + 83.0, y + 136.0, name, TextStyle::label(20.0, ink), Align::Middle, 160.0);
    }
    std::fs::write(path, canvas.finish().encode_png()?)?;
    Ok(())
}
