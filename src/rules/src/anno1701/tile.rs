//! The 36 expansion tiles. Equal tiles are distinguished by copy: `tavern_1` and `tavern_2`.

use serde::{Deserialize, Serialize};

use super::data::{TILES, data};
use super::kinds::{Building, Stack};
use crate::Id;

/// One of the 36 tiles, as its index in the data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Tile(u8);

impl Tile {
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES as u8).map(Tile)
    }

    pub fn kind(self) -> Building {
        data().kind(self)
    }

    pub fn stack(self) -> Stack {
        data().stack(self)
    }

    /// For instance `tavern_2`.
    pub fn id(self) -> Id {
        let mut text = arrayvec::ArrayString::<23>::new();
        let _ = text.try_push_str(self.kind().as_str());
        let _ = text.try_push('_');
        let _ = text.try_push(char::from(b'0' + data().copy(self)));
        Id::new(&text)
    }

    pub fn parse(text: &str) -> Option<Tile> {
        let kind = Building::parse(text.rsplit_once('_')?.0)?;
        Tile::all().filter(|tile| tile.kind() == kind).find(|tile| tile.id().as_str() == text)
    }
}

impl TryFrom<String> for Tile {
    type Error = String;
    fn try_from(text: String) -> Result<Tile, String> {
        Tile::parse(&text).ok_or_else(|| format!("there is no tile {text:?}"))
    }
}

impl From<Tile> for String {
    fn from(tile: Tile) -> String {
        tile.id().to_string()
    }
}
