//! The sea chart: 5 rows A-E of 12 columns.

use std::fmt;

use arrayvec::ArrayVec;
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

    pub fn all() -> impl Iterator<Item = Square> {
        (0..SQUARES).map(|index| Square(index as u8))
    }

    /// The orthogonal neighbours, in map order.
    pub fn neighbours(self) -> impl Iterator<Item = Square> {
        let (row, col) = (self.row(), self.col());
        let north = row.checked_sub(1).and_then(|row| Square::new(row, col));
        let west = Square::new(row, col - 1);
        let east = Square::new(row, col + 1);
        let south = Square::new(row + 1, col);
        [north, west, east, south].into_iter().flatten()
    }

    pub fn is_next_to(self, other: Square) -> bool {
        self.row().abs_diff(other.row()) + self.col().abs_diff(other.col()) == 1
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

/// The printed sea chart, computed once from its rows of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chart {
    pub start: Square,
    /// The island squares in map order; elsewhere an island is its index in this list.
    pub islands: Vec<IslandSquare>,
    /// Island squares by distance, farthest first: the order of refills.
    pub refill_order: Vec<usize>,
    island_at: [Option<u8>; SQUARES],
    sea_distance: [u8; SQUARES],
    /// Neighbours of every square, precomputed because questions need them often.
    seas_beside: Vec<ArrayVec<Square, 4>>,
    islands_beside: Vec<ArrayVec<(usize, Square), 4>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IslandSquare {
    pub square: Square,
    /// The printed number: the island is used with at least this many players.
    pub number: u8,
    pub sea_distance: u8,
}

/// The most squares that a ship can be sent to at once.
pub const MAX_REACH: usize = 25;
/// A square that no ship can reach.
pub const OUT_OF_REACH: u8 = u8::MAX;

impl Chart {
    /// `numbers` holds the island number of every square, `None` for sea.
    pub fn new(start: Square, numbers: &[Option<u8>; SQUARES]) -> Chart {
        let is_sea = |square: Square| numbers[square.index()].is_none();
        let mut distance = [OUT_OF_REACH; SQUARES];
        distance[start.index()] = 0;
        let mut shore = vec![start];
        while !shore.is_empty() {
            let mut next = Vec::new();
            for from in shore {
                for to in from.neighbours() {
                    if is_sea(to) && distance[to.index()] == OUT_OF_REACH {
                        distance[to.index()] = distance[from.index()] + 1;
                        next.push(to);
                    }
                }
            }
            shore = next;
        }
        let mut island_at: [Option<u8>; SQUARES] = [None; SQUARES];
        let mut islands = Vec::new();
        for square in Square::all() {
            let Some(number) = numbers[square.index()] else { continue };
            // Anno 1503 rules R12: the distance of an island is that of its nearest landing square.
            let landing = square.neighbours().filter(|sea| is_sea(*sea)).map(|sea| distance[sea.index()]);
            let sea_distance = landing.min().unwrap_or(OUT_OF_REACH);
            island_at[square.index()] = Some(islands.len() as u8);
            islands.push(IslandSquare { square, number, sea_distance });
        }
        for island in &islands {
            distance[island.square.index()] = island.sea_distance;
        }
        let mut refill_order: Vec<usize> = (0..islands.len()).collect();
        refill_order.sort_by_key(|index| std::cmp::Reverse(islands[*index].sea_distance));
        let seas = |square: Square| square.neighbours().filter(|other| is_sea(*other)).collect();
        let lands = |square: Square| {
            square.neighbours().filter_map(|other| Some((island_at[other.index()]?.into(), other))).collect()
        };
        Chart {
            start,
            refill_order,
            island_at,
            sea_distance: distance,
            seas_beside: Square::all().map(seas).collect(),
            islands_beside: Square::all().map(lands).collect(),
            islands,
        }
    }

    /// The island on this square, if it is one.
    pub fn island_at(&self, square: Square) -> Option<usize> {
        self.island_at[square.index()].map(usize::from)
    }

    pub fn is_sea(&self, square: Square) -> bool {
        self.island_at[square.index()].is_none()
    }

    /// The squares that a ship may enter from here.
    pub fn moves(&self, from: Square) -> impl Iterator<Item = Square> + '_ {
        self.seas_beside[from.index()].iter().copied()
    }

    /// The squares that a ship can reach with this many points, each with its distance, nearest first. At most as many
    /// as a menu holds.
    pub fn reach(&self, from: Square, points: u8) -> ArrayVec<(Square, u8), MAX_REACH> {
        let mut reached = ArrayVec::new();
        let mut seen = [false; SQUARES];
        seen[from.index()] = true;
        let mut shore = vec![from];
        for distance in 1..=points {
            let mut next = Vec::new();
            for to in shore.into_iter().flat_map(|from| self.moves(from)) {
                if !std::mem::replace(&mut seen[to.index()], true) && reached.try_push((to, distance)).is_ok()
                {
                    next.push(to);
                }
            }
            shore = next;
        }
        reached
    }

    /// The islands beside a square.
    pub fn islands_beside(&self, square: Square) -> impl Iterator<Item = (usize, Square)> + '_ {
        self.islands_beside[square.index()].iter().copied()
    }

    pub fn sea_distance(&self, square: Square) -> u8 {
        self.sea_distance[square.index()]
    }
}
