//! Draws the picture beside a question of every kind into a folder, and sheets of each game with all of them as a phone
//! shows them, 330 pixels wide: `cargo run -p archipel-render --example decisions -- FOLDER [WIDTH]`.

#[path = "../tests/played/mod.rs"]
mod played;
#[path = "../tests/questions/mod.rs"]
mod questions;
#[path = "../tests/scenes/mod.rs"]
mod scenes;

use std::{error::Error, fs};

use archipel_render::{Colours, PictureOptions, Subject, Theme, draw_decision};
use archipel_rules::GameId;
use image::{GenericImage as _, RgbaImage, imageops};

/// Width of a picture on a phone, and how many are in a row of the sheet.
const PHONE: u32 = 330;
const COLUMNS: u32 = 3;
const SHEET: usize = 18;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".into());
    let width = std::env::args().nth(2).and_then(|width| width.parse().ok()).unwrap_or(1000);
    fs::create_dir_all(&folder)?;
    let names: Vec<String> = ["Ada", "Bartholomäus der Große", "Zoë", "Dora"].map(String::from).into();
    let terms = scenes::terms("en");
    for game in GameId::ALL {
        let mut phone = Vec::new();
        for ((verb, param), asking) in questions::of(*game, 11..13, 5) {
            let options = PictureOptions {
                subject: Subject::Board,
                names: &names,
                terms: &terms,
                highlight: &[],
                theme: Theme::Day,
                width,
            };
            let picture = draw_decision(&asking.view, asking.seat, &asking.question(), &options);
            let png = picture.encode_in(Colours::of(*game, Theme::Day));
            let path = format!("{folder}/{game}-{verb}-{param}.png");
            println!("{} {path} {} bytes", phone.len() + 1, png.len());
            fs::write(path, png)?;
            let whole = RgbaImage::from_raw(picture.width, picture.height, picture.rgba.clone());
            let whole = whole.ok_or("the picture is not complete")?;
            let height = PHONE * picture.height / picture.width;
            phone.push(imageops::resize(&whole, PHONE, height, imageops::FilterType::Triangle));
        }
        for (part, phone) in phone.chunks(SHEET).enumerate() {
            let high = phone.first().map_or(1, RgbaImage::height);
            let rows = u32::try_from(phone.len())?.div_ceil(COLUMNS);
            let mut sheet = RgbaImage::new((PHONE + 6) * COLUMNS, rows * (high + 6));
            for (index, picture) in (0..).zip(phone) {
                sheet.copy_from(picture, index % COLUMNS * (PHONE + 6), index / COLUMNS * (high + 6))?;
            }
            sheet.save(format!("{folder}/{game}-phone-{}.png", part + 1))?;
        }
    }
    Ok(())
}
