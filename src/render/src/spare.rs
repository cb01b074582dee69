//! Memory of finished pictures, kept for the next ones: fresh memory has to be fetched from the system page by page,
//! which takes longer than filling it.

use std::sync::{Mutex, PoisonError};

/// So many bytes are kept at most: a few of the largest pictures.
const KEPT: usize = 32 << 20;

static SPARE: Mutex<Vec<Vec<u8>>> = Mutex::new(Vec::new());

/// An empty list with room for so many bytes.
pub(crate) fn take(room: usize) -> Vec<u8> {
    let mut spare = SPARE.lock().unwrap_or_else(PoisonError::into_inner);
    let fits = spare.iter().enumerate().filter(|(_, one)| one.capacity() >= room);
    let least = fits.min_by_key(|(_, one)| one.capacity()).map(|(index, _)| index);
    let mut taken = match least {
        Some(index) => spare.swap_remove(index),
        None => Vec::with_capacity(room),
    };
    taken.clear();
    taken
}

/// A copy of these bytes.
pub(crate) fn copy(bytes: &[u8]) -> Vec<u8> {
    let mut copy = take(bytes.len());
    copy.extend_from_slice(bytes);
    copy
}

/// So many zeros.
pub(crate) fn zeros(count: usize) -> Vec<u8> {
    let mut zeros = take(count);
    zeros.resize(count, 0);
    zeros
}

/// Keeps what is not needed any more, the oldest giving way.
pub(crate) fn give(bytes: Vec<u8>) {
    if bytes.capacity() > KEPT {
        return;
    }
    let mut spare = SPARE.lock().unwrap_or_else(PoisonError::into_inner);
    spare.push(bytes);
    while spare.iter().map(Vec::capacity).sum::<usize>() > KEPT {
        spare.remove(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_is_as_if_it_were_new() {
        give(vec![7; 5000]);
        assert_eq!(zeros(4000), vec![0; 4000]);
        give(vec![7; 5000]);
        assert_eq!(copy(&[1, 2, 3]), [1, 2, 3]);
        give(Vec::with_capacity(KEPT + 1));
        let kept: usize = SPARE.lock().expect("nobody panicked").iter().map(Vec::capacity).sum();
        assert!(kept <= KEPT, "{kept}");
    }
}
