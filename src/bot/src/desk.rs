//! What every part of the bot works with: the store, the clock, the hall of tables, the studio of pictures.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use archipel_store::Store;
use tokio::sync::Notify;

use crate::clock::Clock;
use crate::hall::Hall;
use crate::studio::Studio;

/// The shared desk.
#[derive(Debug)]
pub struct Desk {
    pub store: Store,
    pub clock: Clock,
    pub hall: Hall,
    pub studio: Studio,
    /// Rung whenever something was put into the outbox.
    pub courier: Notify,
    /// The name under which this process claims what is to be delivered.
    pub worker: String,
    /// The latest interactions, oldest first.
    seen: Mutex<VecDeque<u64>>,
}

/// So many interactions are remembered: a repeated delivery follows the first within seconds.
const SEEN: usize = 512;

impl Desk {
    pub fn new(store: Store, clock: Clock) -> Arc<Desk> {
        let worker = format!("{}-{:x}", std::process::id(), clock.now());
        Arc::new(Desk {
            store,
            clock,
            hall: Hall::default(),
            studio: Studio::default(),
            courier: Notify::new(),
            worker,
            seen: Mutex::default(),
        })
    }

    /// Is this interaction new to this process? The store guards what it changes in any case; this keeps a repeated
    /// delivery from being answered a second time, perhaps sooner than the first and with a refusal.
    pub fn first_time(&self, interaction: u64) -> bool {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.contains(&interaction) {
            return false;
        }
        if seen.len() >= SEEN {
            seen.pop_front();
        }
        seen.push_back(interaction);
        true
    }
}
