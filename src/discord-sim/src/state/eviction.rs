//! Memory holds only the newest messages of each channel; older ones are loaded from the log when needed.

use super::State;
use crate::ids::Id;
use crate::persistence::RESIDENT_MESSAGES;

/// How many messages more than `RESIDENT_MESSAGES` a channel may have before the oldest are evicted.
const SLACK: usize = 100;

impl State {
    /// Loads a message that was evicted from memory.
    pub fn load_message(&mut self, channel: Id, id: Id) {
        if self.model.message(channel, id).is_some() {
            return;
        }
        if let Some(message) = self.log.as_mut().and_then(|log| log.read_message(channel, id)) {
            self.model.messages.entry(channel).or_default().insert(id, message);
        }
    }

    /// Loads the last `count` messages before `before`, or the first after `after`.
    pub fn load_page(&mut self, channel: Id, before: Option<Id>, after: Option<Id>, count: usize) {
        let Some(log) = &self.log else { return };
        for id in log.page(channel, before, after, count) {
            self.load_message(channel, id);
        }
    }

    /// Evicts the oldest messages of a channel from memory, unless the log does not have them.
    pub fn evict_old_messages(&mut self, channel: Id) {
        let Some(log) = &self.log else { return };
        let Some(list) = self.model.messages.get_mut(&channel) else { return };
        if list.len() <= RESIDENT_MESSAGES + SLACK {
            return;
        }
        let oldest = list.keys().take(list.len() - RESIDENT_MESSAGES);
        let evicted: Vec<Id> = oldest.filter(|id| log.has_message(channel, **id)).copied().collect();
        for id in evicted {
            list.remove(&id);
        }
    }
}
