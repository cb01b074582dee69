//! The one cache of this crate: values that are computed once and then shared between threads.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{LazyLock, Mutex, PoisonError},
};

/// A map that is emptied when it is full. Everything in it can be computed again.
pub(crate) struct Cache<K, V> {
    entries: LazyLock<Mutex<HashMap<K, V>>>,
    max: usize,
}

impl<K: Eq + Hash, V: Clone> Cache<K, V> {
    pub(crate) const fn new(max: usize) -> Self {
        Self { entries: LazyLock::new(Mutex::default), max }
    }

    pub(crate) fn get(&self, key: &K) -> Option<V> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner).get(key).cloned()
    }

    pub(crate) fn insert(&self, key: K, value: V) {
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        if entries.len() >= self.max {
            entries.clear();
        }
        entries.insert(key, value);
    }

    /// Returns the cached value, or computes and caches it. The value is computed outside the lock: two threads may compute
    /// the same value, but neither waits for the other.
    pub(crate) fn get_or_insert(&self, key: K, compute: impl FnOnce(&K) -> V) -> V {
        if let Some(value) = self.get(&key) {
            return value;
        }
        let value = compute(&key);
        self.insert(key, value.clone());
        value
    }
}

#[cfg(test)]
mod tests {
    use super::Cache;

    #[test]
    fn a_full_cache_is_emptied_and_computes_again() {
        let cache: Cache<u32, u32> = Cache::new(2);
        let mut computed = 0;
        for key in [1, 1, 2, 3, 1] {
            computed += u32::from(cache.get(&key).is_none());
            assert_eq!(cache.get_or_insert(key, |key| key * 10), key * 10);
        }
        assert_eq!(computed, 4, "1 is computed again after 3 emptied the cache");
    }
}
