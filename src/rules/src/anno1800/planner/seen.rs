//! Positions that a search has entered, each with the cheapest way to it.

use std::hash::{Hash, Hasher};

use super::position::Position;
use super::search::Node;

/// A small open hash table of node numbers.
pub(super) struct Seen {
    /// Node number + 1; 0: empty. The length is a power of two, at most half of it is filled.
    table: Vec<u32>,
    filled: usize,
}

impl Seen {
    pub fn new() -> Seen {
        Seen { table: vec![0; 64], filled: 0 }
    }

    /// Enters the node unless its position is known by a way that is not worse. Returns whether it was entered.
    pub fn enter(&mut self, index: u32, nodes: &[Node]) -> bool {
        if (self.filled + 1) * 2 > self.table.len() {
            self.grow(nodes);
        }
        let node = &nodes[index as usize];
        let place = self.find(&node.position, nodes);
        match self.table[place].checked_sub(1) {
            None => self.filled += 1,
            Some(known) => {
                let known = &nodes[known as usize];
                if (known.cost, known.steps) <= (node.cost, node.steps) {
                    return false;
                }
            }
        }
        self.table[place] = index + 1;
        true
    }

    /// Is this node still the best way to its position?
    pub fn is_best(&self, index: u32, nodes: &[Node]) -> bool {
        self.table[self.find(&nodes[index as usize].position, nodes)] == index + 1
    }

    /// The place of this position, or the empty one where it belongs.
    fn find(&self, position: &Position, nodes: &[Node]) -> usize {
        let mask = self.table.len() - 1;
        let mut place = hash(position) as usize & mask;
        while let Some(known) = self.table[place].checked_sub(1) {
            if nodes[known as usize].position == *position {
                break;
            }
            place = (place + 1) & mask;
        }
        place
    }

    fn grow(&mut self, nodes: &[Node]) {
        let larger = vec![0; self.table.len() * 4];
        let old = std::mem::replace(&mut self.table, larger);
        for entry in old.into_iter().filter(|entry| *entry > 0) {
            let place = self.find(&nodes[entry as usize - 1].position, nodes);
            self.table[place] = entry;
        }
    }
}

fn hash(position: &Position) -> u64 {
    let mut hasher = Mixer(0);
    position.hash(&mut hasher);
    hasher.finish()
}

/// A quick hash for positions: they are small, and nobody chooses them to harm us.
struct Mixer(u64);

impl Mixer {
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for Mixer {
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
        // Only lengths of fixed arrays come this way.
    }

    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }
}
