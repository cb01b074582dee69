//! The sea board: 13 columns a-m of 7 rows of flat-topped hexes; every second column is half a hex lower.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::kinds::Back;
use crate::Id;

pub const COLUMNS: usize = 13;
pub const ROWS: usize = 7;
pub const HEXES: usize = COLUMNS * ROWS;
/// Places for island tiles, and as many colony sites.
pub const PLACES: usize = 28;
pub const SITES: usize = 28;

/// A hex of the board, for instance `g4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Hex(u8);

impl Hex {
    /// Column and row counted from 0.
    pub fn new(column: usize, row: usize) -> Option<Hex> {
        (column < COLUMNS && row < ROWS).then(|| Hex((column * ROWS + row) as u8))
    }

    pub const fn column(self) -> usize {
        self.0 as usize / ROWS
    }

    pub const fn row(self) -> usize {
        self.0 as usize % ROWS
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// In the order of their ids.
    pub fn all() -> impl Iterator<Item = Hex> {
        (0..HEXES).map(|index| Hex(index as u8))
    }

    /// The hexes that touch this one: n, ne, se, s, sw, nw.
    pub fn neighbours(self) -> impl Iterator<Item = Hex> {
        const EVEN: [(isize, isize); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)];
        const ODD: [(isize, isize); 6] = [(0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)];
        let steps = if self.column().is_multiple_of(2) { EVEN } else { ODD };
        steps.into_iter().filter_map(move |(right, down)| {
            Hex::new(self.column().checked_add_signed(right)?, self.row().checked_add_signed(down)?)
        })
    }

    pub fn touches(self, other: Hex) -> bool {
        self.neighbours().any(|hex| hex == other)
    }

    pub fn id(self) -> Id {
        Id::new(self.write(&mut [0; 2]))
    }

    pub fn parse(text: &str) -> Option<Hex> {
        match text.as_bytes() {
            [column @ b'a'..=b'm', row @ b'1'..=b'7'] => {
                Hex::new((column - b'a').into(), (row - b'1').into())
            }
            _ => None,
        }
    }

    fn write(self, text: &mut [u8; 2]) -> &str {
        *text = [b'a' + self.column() as u8, b'1' + self.row() as u8];
        std::str::from_utf8(text).unwrap_or("")
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.write(&mut [0; 2]))
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl TryFrom<String> for Hex {
    type Error = String;
    fn try_from(text: String) -> Result<Hex, String> {
        Hex::parse(&text).ok_or_else(|| format!("there is no hex {text:?}"))
    }
}

impl From<Hex> for String {
    fn from(hex: Hex) -> String {
        hex.to_string()
    }
}

/// A set of hexes. In JSON it is a list of their names: a number of 128 bits is more than most readers of JSON take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HexSet(u128);

impl HexSet {
    pub const NONE: HexSet = HexSet(0);

    pub fn insert(&mut self, hex: Hex) {
        self.0 |= 1 << hex.0;
    }

    pub const fn contains(self, hex: Hex) -> bool {
        self.0 & (1 << hex.0) != 0
    }

    /// From the bits in which earlier versions stored a set.
    pub const fn from_bits(bits: u128) -> HexSet {
        HexSet(bits)
    }
}

impl Serialize for HexSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Hex::all().filter(|hex| self.contains(*hex)))
    }
}

impl<'de> Deserialize<'de> for HexSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<HexSet, D::Error> {
        let mut set = HexSet::NONE;
        Vec::<Hex>::deserialize(deserializer)?.into_iter().for_each(|hex| set.insert(hex));
        Ok(set)
    }
}

/// A set of places or of sites, by their index in the chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spots(u32);

impl Spots {
    pub const NONE: Spots = Spots(0);

    pub fn insert(&mut self, spot: usize) {
        self.0 |= 1 << spot;
    }

    pub fn remove(&mut self, spot: usize) {
        self.0 &= !(1 << spot);
    }

    pub const fn contains(self, spot: usize) -> bool {
        self.0 >> spot & 1 != 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub const fn and(self, other: Spots) -> Spots {
        Spots(self.0 & other.0)
    }

    pub fn iter(self) -> impl Iterator<Item = usize> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let spot = left.trailing_zeros() as usize;
            left &= left.checked_sub(1)?;
            Some(spot)
        })
    }
}

impl FromIterator<usize> for Spots {
    fn from_iter<I: IntoIterator<Item = usize>>(spots: I) -> Spots {
        let mut set = Spots::NONE;
        spots.into_iter().for_each(|spot| set.insert(spot));
        set
    }
}

/// The content of a hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SeaField {
    Open,
    Start,
    /// A ship that enters draws an encounter card.
    Question,
    /// The anchor of the colony site with this index.
    Anchor(u8),
    /// Not sea: the place of the island tile with this index.
    Place(u8),
}

/// A place for an island tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    pub hex: Hex,
    pub back: Back,
    /// 1-8.
    pub archipelago: u8,
    /// The two colony sites at its corners.
    pub sites: [u8; 2],
    pub seas: ArrayVec<Hex, 6>,
}

/// A colony site, named by its anchor field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site {
    pub anchor: Hex,
    pub places: [u8; 2],
    /// The corner of the anchor field at which the colony stands.
    pub tip: Corner,
}

kinds! {
    /// The corners of a flat-topped hex.
    Corner {
        East = "e",
        SouthEast = "se",
        SouthWest = "sw",
        West = "w",
        NorthWest = "nw",
        NorthEast = "ne",
    }
}

/// The distance of a hex that no ship can reach.
pub const FAR: u8 = u8::MAX;

/// The printed board with precomputed neighbours and distances.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chart {
    pub start: Hex,
    pub fields: [SeaField; HEXES],
    /// In the order of their ids.
    pub places: Vec<Place>,
    /// In the order of their anchors' ids.
    pub sites: Vec<Site>,
    /// The sea fields beside each hex.
    seas: Vec<ArrayVec<Hex, 6>>,
    /// Steps between sea fields.
    steps: Vec<[u8; HEXES]>,
}

impl Chart {
    pub fn new(start: Hex, fields: [SeaField; HEXES], places: Vec<Place>, sites: Vec<Site>) -> Chart {
        let is_sea = |hex: Hex| !matches!(fields[hex.index()], SeaField::Place(_));
        let seas: Vec<ArrayVec<Hex, 6>> =
            Hex::all().map(|hex| hex.neighbours().filter(|other| is_sea(*other)).collect()).collect();
        let steps = Hex::all().map(|from| distances(from, is_sea(from), &seas)).collect();
        Chart { start, fields, places, sites, seas, steps }
    }

    pub fn field(&self, hex: Hex) -> SeaField {
        self.fields[hex.index()]
    }

    pub fn is_sea(&self, hex: Hex) -> bool {
        !matches!(self.field(hex), SeaField::Place(_))
    }

    /// The fields that a ship may enter from here, in the order of the directions.
    pub fn seas(&self, from: Hex) -> &[Hex] {
        &self.seas[from.index()]
    }

    /// The fewest steps over sea; islands block the way, ships do not (Anno 1701 rules R39).
    pub fn steps(&self, from: Hex, to: Hex) -> u8 {
        self.steps[from.index()][to.index()]
    }

    pub fn site_at(&self, hex: Hex) -> Option<usize> {
        match self.field(hex) {
            SeaField::Anchor(site) => Some(site.into()),
            SeaField::Open | SeaField::Start | SeaField::Question | SeaField::Place(_) => None,
        }
    }

    pub fn place_at(&self, hex: Hex) -> Option<usize> {
        match self.field(hex) {
            SeaField::Place(place) => Some(place.into()),
            SeaField::Open | SeaField::Start | SeaField::Question | SeaField::Anchor(_) => None,
        }
    }

    /// The two places at a site.
    pub fn places_of(&self, site: usize) -> [usize; 2] {
        self.sites[site].places.map(usize::from)
    }
}

/// Breadth-first search over sea.
fn distances(from: Hex, is_sea: bool, seas: &[ArrayVec<Hex, 6>]) -> [u8; HEXES] {
    let mut steps = [FAR; HEXES];
    if !is_sea {
        return steps;
    }
    steps[from.index()] = 0;
    let mut shore = vec![from];
    while !shore.is_empty() {
        let mut next = Vec::new();
        for hex in shore {
            for other in &seas[hex.index()] {
                if steps[other.index()] == FAR {
                    steps[other.index()] = steps[hex.index()] + 1;
                    next.push(*other);
                }
            }
        }
        shore = next;
    }
    steps
}
