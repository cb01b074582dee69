//! Live events for persons: what happened, where, and who may know.

use std::sync::Arc;

use serde_json::Value;
use tokio::sync::{broadcast, watch};

use crate::ids::Id;
use crate::world::World;

/// How many events a slow listener may lag behind before it loses some (and is told so).
const BACKLOG: usize = 4096;

/// Something that a person may see.
#[derive(Clone, Debug)]
pub struct Event {
    pub number: u64,
    pub name: &'static str,
    /// Where it happened; none for things that concern everybody.
    pub channel: Option<Id>,
    /// The only person who may know.
    pub only_for: Option<Id>,
    pub data: Value,
}

impl Event {
    pub fn concerns(&self, who: Id, world: &World) -> bool {
        let sees = |id| match world.channels.get(&id) {
            Some(channel) => world.can_see(who, channel),
            // What was in a channel that is gone stays unsaid; that it is gone does not.
            None => self.name == "channel_delete",
        };
        self.only_for.is_none_or(|only| only == who) && self.channel.is_none_or(sees)
    }
}

#[derive(Debug)]
pub struct Hub {
    live: broadcast::Sender<Arc<Event>>,
    /// The number of the last event; waiting for a change means waiting for this to grow.
    last: watch::Sender<u64>,
}

impl Hub {
    pub fn new() -> Self {
        Self { live: broadcast::Sender::new(BACKLOG), last: watch::Sender::new(0) }
    }

    pub fn publish(&self, name: &'static str, channel: Option<Id>, only_for: Option<Id>, data: Value) {
        let number = *self.last.borrow() + 1;
        // Nobody listening is no fault.
        drop(self.live.send(Arc::new(Event { number, name, channel, only_for, data })));
        self.last.send_replace(number);
    }

    pub fn listen(&self) -> broadcast::Receiver<Arc<Event>> {
        self.live.subscribe()
    }

    pub fn changes(&self) -> watch::Receiver<u64> {
        self.last.subscribe()
    }

    pub fn last(&self) -> u64 {
        *self.last.borrow()
    }
}
