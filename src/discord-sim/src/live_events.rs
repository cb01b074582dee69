//! Live events for users, each with the channel it happened in and who may see it.

use std::sync::Arc;

use serde_json::Value;
use tokio::sync::{broadcast, watch};

use crate::ids::Id;
use crate::model::Model;

/// How many events a slow listener may lag behind before it loses some and gets a `lagged` event.
const BACKLOG: usize = 4096;

/// A change that users may see.
#[derive(Clone, Debug)]
pub struct LiveEvent {
    pub number: u64,
    pub name: &'static str,
    /// The channel it happened in; `None` for events that concern all users.
    pub channel: Option<Id>,
    /// If set, only this user may see it.
    pub only_for: Option<Id>,
    pub data: Value,
}

impl LiveEvent {
    /// Whether `user` may see this event.
    pub fn visible_to(&self, user: Id, model: &Model) -> bool {
        let sees = |id| match model.channels.get(&id) {
            Some(channel) => model.can_see(user, channel),
            // Permissions of a deleted channel are unknown: only its deletion is reported.
            None => self.name == "channel_delete",
        };
        self.only_for.is_none_or(|only| only == user) && self.channel.is_none_or(sees)
    }
}

/// Publishes events to all listeners and numbers them.
#[derive(Debug)]
pub struct LiveEvents {
    live: broadcast::Sender<Arc<LiveEvent>>,
    /// The number of the last event, for long polling.
    last: watch::Sender<u64>,
}

impl LiveEvents {
    pub fn new() -> Self {
        Self { live: broadcast::Sender::new(BACKLOG), last: watch::Sender::new(0) }
    }

    pub fn publish(&self, name: &'static str, channel: Option<Id>, only_for: Option<Id>, data: Value) {
        let number = *self.last.borrow() + 1;
        // Sending fails only if there is no listener.
        drop(self.live.send(Arc::new(LiveEvent { number, name, channel, only_for, data })));
        self.last.send_replace(number);
    }

    pub fn listen(&self) -> broadcast::Receiver<Arc<LiveEvent>> {
        self.live.subscribe()
    }

    pub fn changes(&self) -> watch::Receiver<u64> {
        self.last.subscribe()
    }

    pub fn last(&self) -> u64 {
        *self.last.borrow()
    }
}
