//! The sea chart: 5 rows A-E of 12 columns.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Id;

/// A square of the chart, for instance `c6`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Square(u8);

pub const ROWS: usize = 5;
pub const COLS: usize = 12;
pub const SQUARES: usize = ROWS * COLS;

impl Square {
    /// Row 0-4 (A-E), column 1-12.
    pub fn new(row: usize, col: usize) -> Option<Square> {
        (row < ROWS && (1..=COLS).contains(&col)).then(|| Square((row * COLS + col - 1) as u8))
    }

    pub fn row(self) -> usize {
        self.0 as usize / COLS
    }

    /// 1-12.
    pub fn col(self) -> usize {
        self.0 as usize % COLS + 1
    }

    pub fn index(self) -> usize {
        self.0 as usize
    }

    pub fn id(self) -> Id {
        let mut text = [0; 3];
        Id::new(self.write(&mut text))
    }

    pub fn parse(text: &str) -> Option<Square> {
        let row = text.bytes().next()?.wrapping_sub(b'a') as usize;
        let col = text.get(1..)?;
        if col.starts_with(['0', '+']) {
            return None;
        }
        Square::new(row, col.parse().ok()?)
    }

    fn write(self, text: &mut [u8; 3]) -> &str {
        text[0] = b'a' + self.row() as u8;
        let length = if self.col() < 10 {
            text[1] = b'0' + self.col() as u8;
            2
        } else {
            text[1] = b'1';
            text[2] = b'0' + (self.col() - 10) as u8;
            3
        };
        std::str::from_utf8(&text[..length]).unwrap_or("")
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.write(&mut [0; 3]))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl TryFrom<String> for Square {
    type Error = String;
    fn try_from(text: String) -> Result<Square, String> {
        Square::parse(&text).ok_or_else(|| format!("there is no square {text:?}"))
    }
}

impl From<Square> for String {
    fn from(square: Square) -> String {
        square.to_string()
    }
}
