//! What every part of the bot works with: the store, the clock, the hall of tables, the studio of pictures.

use std::sync::Arc;

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
}

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
        })
    }
}
