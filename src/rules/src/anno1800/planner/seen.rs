//! The positions that a search has entered, each with the cheapest path to it.

use std::hash::{Hash, Hasher};

use super::position::Position;
use super::search::Node;

/// A small open hash table of node numbers.
pub(super) struct Seen {
    /// Half of the hash, then node number + 1; 0 is empty. The length is a power of two, and at most half of it is
    /// filled.
    table: Vec<u64>,
    filled: usize,
}

impl Seen {
    pub fn new() -> Seen {
        Seen { table: vec![0; 64], filled: 0 }
    }

    /// Enters the node unless its position is known at no higher cost; a more expensive known node becomes stale.
    /// Returns whether it was entered.
    pub fn enter(&mut self, index: u32, nodes: &mut [Node]) -> bool {
        if (self.filled + 1) * 2 > self.table.len() {
            self.grow();
        }
        let node = &nodes[index as usize];
        let (cost, steps) = (node.cost, node.steps);
        let hash = hash(&node.position);
        let place = self.find(hash, &node.position, nodes);
        match number(self.table[place]) {
            None => self.filled += 1,
            Some(known) => {
                let known = &mut nodes[known];
                if (known.cost, known.steps) <= (cost, steps) {
                    return false;
                }
                known.stale = true;
            }
        }
        self.table[place] = hash & TAG | u64::from(index + 1);
        true
    }

    /// The slot of this position, or the empty slot where it belongs.
    fn find(&self, hash: u64, position: &Position, nodes: &[Node]) -> usize {
        let mask = self.table.len() - 1;
        let mut place = (hash >> 32) as usize & mask;
        while let Some(known) = number(self.table[place]) {
            if (self.table[place] ^ hash) & TAG == 0 && nodes[known].position == *position {
                break;
            }
            place = (place + 1) & mask;
        }
        place
    }

    fn grow(&mut self) {
        let larger = vec![0; self.table.len() * 4];
        let old = std::mem::replace(&mut self.table, larger);
        let mask = self.table.len() - 1;
        for entry in old.into_iter().filter(|entry| *entry > 0) {
            let mut place = (entry >> 32) as usize & mask;
            while self.table[place] > 0 {
                place = (place + 1) & mask;
            }
            self.table[place] = entry;
        }
    }
}

/// The part of the hash that is stored.
const TAG: u64 = !0 << 32;

/// The node of an entry.
fn number(entry: u64) -> Option<usize> {
    (entry as u32).checked_sub(1).map(|number| number as usize)
}

fn hash(position: &Position) -> u64 {
    let mut hasher = PositionHasher(0);
    position.hash(&mut hasher);
    hasher.finish()
}

/// A fast hash for positions. They are small and not chosen by attackers.
#[derive(Default)]
pub(super) struct PositionHasher(u64);

impl PositionHasher {
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for PositionHasher {
    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for word in &mut words {
            self.mix(word.try_into().map_or(0, u64::from_le_bytes));
        }
        let rest = words.remainder();
        if !rest.is_empty() {
            let mut word = [0; 8];
            word[..rest.len()].copy_from_slice(rest);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, byte: u8) {
        self.mix(byte.into());
    }

    fn write_u16(&mut self, word: u16) {
        self.mix(word.into());
    }

    fn write_u32(&mut self, word: u32) {
        self.mix(word.into());
    }

    fn write_usize(&mut self, _length: usize) {
        // Called only for the lengths of fixed arrays.
    }

    fn finish(&self) -> u64 {
        let mixed = (self.0 ^ self.0 >> 32).wrapping_mul(0xff51_afd7_ed55_8ccd);
        mixed ^ mixed >> 29
    }
}
