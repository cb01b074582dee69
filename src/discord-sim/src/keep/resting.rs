//! Messages that nobody has asked for in a while rest on the disk; memory holds the newest of each channel.

use super::record::Record;
use crate::ids::Id;
use crate::state::State;

/// How many messages of each channel stay in memory.
pub const RESIDENT: usize = 500;
/// How many more are tolerated before the oldest go to rest.
const SLACK: usize = 100;

impl State {
    /// Brings a message back into memory, if it rests.
    pub fn recall(&mut self, channel: Id, id: Id) {
        if self.world.message(channel, id).is_some() {
            return;
        }
        let Some(keep) = &mut self.keep else { return };
        let Some(spot) = keep.spots.get(&channel).and_then(|spots| spots.get(&id)).copied() else { return };
        match super::read(&mut keep.log, spot) {
            Ok(Record::Message(message)) => {
                self.world.messages.entry(channel).or_default().insert(id, message.into_owned());
            }
            Ok(_) => tracing::error!(%id, "the log has something else where a message was"),
            Err(error) => tracing::error!(%error, %id, "a message cannot be read"),
        }
    }

    /// Brings back the last `count` messages before `before`, or the first after `after`.
    pub fn recall_page(&mut self, channel: Id, before: Option<Id>, after: Option<Id>, count: usize) {
        let Some(spots) = self.keep.as_ref().and_then(|keep| keep.spots.get(&channel)) else { return };
        let ids: Vec<Id> = match (before, after) {
            (_, Some(after)) => spots.range(Id(after.0 + 1)..).take(count).map(|(id, _)| *id).collect(),
            (Some(before), None) => spots.range(..before).rev().take(count).map(|(id, _)| *id).collect(),
            // The newest are in memory anyway.
            (None, None) => return,
        };
        for id in ids {
            self.recall(channel, id);
        }
    }

    /// Lets the oldest messages of a channel rest.
    pub fn rest(&mut self, channel: Id) {
        let Some(keep) = &self.keep else { return };
        let Some(list) = self.world.messages.get_mut(&channel) else { return };
        if list.len() <= RESIDENT + SLACK {
            return;
        }
        let safe = |id: &Id| keep.spots.get(&channel).is_some_and(|spots| spots.contains_key(id));
        let old: Vec<Id> = list.keys().take(list.len() - RESIDENT).filter(|id| safe(id)).copied().collect();
        for id in old {
            list.remove(&id);
        }
    }
}
