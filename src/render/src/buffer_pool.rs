//! Reuses the pixel memory of finished pictures: the system hands out fresh memory page by page, which takes longer than
//! filling it.

use std::sync::{Mutex, PoisonError};

/// Size of the pool: a few of the largest pictures.
const MAX_BYTES: usize = 32 << 20;

static POOL: Mutex<Vec<Vec<u8>>> = Mutex::new(Vec::new());

/// Returns an empty vector with at least this capacity.
pub(crate) fn take(capacity: usize) -> Vec<u8> {
    let mut pool = POOL.lock().unwrap_or_else(PoisonError::into_inner);
    let large_enough = pool.iter().enumerate().filter(|(_, buffer)| buffer.capacity() >= capacity);
    let smallest = large_enough.min_by_key(|(_, buffer)| buffer.capacity()).map(|(index, _)| index);
    let mut buffer = match smallest {
        Some(index) => pool.swap_remove(index),
        None => Vec::with_capacity(capacity),
    };
    buffer.clear();
    buffer
}

pub(crate) fn copy_of(bytes: &[u8]) -> Vec<u8> {
    let mut buffer = take(bytes.len());
    buffer.extend_from_slice(bytes);
    buffer
}

pub(crate) fn zeroed(len: usize) -> Vec<u8> {
    let mut buffer = take(len);
    buffer.resize(len, 0);
    buffer
}

/// Adds a buffer to the pool and drops the oldest ones if the pool is full.
pub(crate) fn recycle(buffer: Vec<u8>) {
    if buffer.capacity() > MAX_BYTES {
        return;
    }
    let mut pool = POOL.lock().unwrap_or_else(PoisonError::into_inner);
    pool.push(buffer);
    while pool.iter().map(Vec::capacity).sum::<usize>() > MAX_BYTES {
        pool.remove(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recycled_buffer_keeps_no_old_bytes() {
        recycle(vec![7; 5000]);
        assert_eq!(zeroed(4000), vec![0; 4000]);
        recycle(vec![7; 5000]);
        assert_eq!(copy_of(&[1, 2, 3]), [1, 2, 3]);
        recycle(Vec::with_capacity(MAX_BYTES + 1));
        let pooled: usize = POOL.lock().expect("the lock is not poisoned").iter().map(Vec::capacity).sum();
        assert!(pooled <= MAX_BYTES, "{pooled}");
    }
}
