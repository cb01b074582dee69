//! Emojis of the application. Discord sends no gateway events about them.

use serde_json::json;

use super::State;
use crate::ids::Id;
use crate::model::{Emoji, File, FileBody};
use crate::validate::NewEmoji;

impl State {
    /// Creates an emoji.
    pub fn add_emoji(&mut self, new: NewEmoji) -> Id {
        let id = self.next_id();
        let emoji =
            Emoji { id, name: new.name, animated: new.mime == "image/gif", mime: new.mime.to_owned() };
        let path = self.log.as_ref().and_then(|log| log.put_file(id, &new.bytes));
        let body = path.map_or_else(|| FileBody::Memory(new.bytes), FileBody::Disk);
        self.model.files.insert(id, File { name: emoji.file_name(), mime: emoji.mime.clone(), body });
        self.model.emojis.insert(id, emoji);
        self.announce_emoji("emoji_create", id);
        id
    }

    pub fn rename_emoji(&mut self, id: Id, name: String) {
        if let Some(emoji) = self.model.emojis.get_mut(&id) {
            emoji.name = name;
        }
        self.announce_emoji("emoji_update", id);
    }

    /// Deletes an emoji and its image.
    pub fn delete_emoji(&mut self, id: Id) {
        self.model.emojis.remove(&id);
        self.delete_file(id);
        self.persist_emoji(id);
        self.live_events.publish("emoji_delete", None, None, json!({ "id": id }));
    }

    /// Persists a new or changed emoji, and announces it to users.
    fn announce_emoji(&mut self, event: &'static str, id: Id) {
        self.persist_emoji(id);
        if let Some(emoji) = self.model.emojis.get(&id) {
            self.live_events.publish(event, None, None, emoji.summary_json());
        }
    }
}
