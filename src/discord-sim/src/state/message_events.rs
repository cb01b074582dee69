//! Creates, changes and deletes messages, and sends the events.

use serde_json::{Value, json};

use super::State;
use crate::errors::ApiError;
use crate::ids::Id;
use crate::image_size;
use crate::intents::{DIRECT_MESSAGES, GUILD_MESSAGES};
use crate::model::objects::partial_member;
use crate::model::{Attachment, File, FileBody, Message};
use crate::uploads::Upload;
use crate::validate::{Form, MessageBody};

impl State {
    /// Copies the fields of a request into `message`. Fields that are not in the request stay unchanged.
    pub fn apply_body(
        &mut self,
        message: &mut Message,
        body: &MessageBody,
        uploads: &[Upload],
    ) -> Result<(), ApiError> {
        if let Some(content) = &body.content {
            message.content.clone_from(content);
        }
        if let Some(embeds) = &body.embeds {
            message.embeds.clone_from(embeds);
        }
        if let Some(components) = &body.components {
            message.components.clone_from(components);
        }
        self.apply_attachments(message, body, uploads)?;
        message.tts |= body.tts;
        message.find_mentions(&self.model, body.allowed_mentions.as_ref());
        Ok(())
    }

    fn apply_attachments(
        &mut self,
        message: &mut Message,
        body: &MessageBody,
        uploads: &[Upload],
    ) -> Result<(), ApiError> {
        let mut form = Form::default();
        let wanted = body.attachments.as_deref();
        for (index, entry) in wanted.unwrap_or_default().iter().enumerate() {
            let kept = message.attachments.iter().any(|one| one.id == entry.id);
            if !kept && !uploads.iter().any(|upload| upload.index == entry.id.0) {
                form.add(
                    &format!("attachments.{index}.id"),
                    "ATTACHMENT_NOT_FOUND",
                    format!("Attachment data for id {} could not be found", entry.id),
                );
            }
        }
        if let Some(wanted) = wanted {
            message.attachments.retain(|one| wanted.iter().any(|entry| entry.id == one.id));
        }
        let count = message.attachments.len() + uploads.len();
        form.length("attachments", count, &(0..=10));
        form.finish()?;
        for upload in uploads {
            let entry = wanted.unwrap_or_default().iter().find(|entry| entry.id.0 == upload.index);
            let name = entry.and_then(|entry| entry.filename.as_deref()).unwrap_or(&upload.name);
            let name = safe_name(name);
            let id = self.next_id();
            message.attachments.push(Attachment {
                id,
                name: name.clone(),
                description: entry.and_then(|entry| entry.description.clone()),
                mime: upload.mime.clone(),
                size: upload.bytes.len(),
                dimensions: image_size::dimensions(&upload.bytes),
            });
            let path = self.log.as_ref().and_then(|log| log.put_file(id, &upload.bytes));
            let body = path.map_or_else(|| FileBody::Memory(upload.bytes.clone()), FileBody::Disk);
            let file = File { name, mime: upload.mime.clone(), body };
            self.model.files.insert(id, file);
        }
        Ok(())
    }

    /// Adds a message and announces it.
    pub fn post(&mut self, message: Message) -> Value {
        let (channel, id) = (message.channel, message.id);
        if message.only_for.is_none()
            && let Some(stored) = self.model.channels.get_mut(&channel)
        {
            stored.last_message = Some(id);
        }
        self.model.messages.entry(channel).or_default().insert(id, message);
        self.evict_old_messages(channel);
        self.announce_message("MESSAGE_CREATE", "message_create", channel, id)
    }

    /// Replaces a message with its edited version, deletes the files that were removed, and announces the edit.
    pub fn replace(&mut self, message: Message) -> Value {
        let (channel, id) = (message.channel, message.id);
        if let Some(stored) = self.model.message_mut(channel, id) {
            let old = std::mem::replace(stored, message);
            let kept: Vec<Id> = stored.attachments.iter().map(|one| one.id).collect();
            for removed in old.attachments.iter().filter(|one| !kept.contains(&one.id)) {
                self.delete_file(removed.id);
            }
        }
        self.announce_edit(channel, id)
    }

    /// Persists a changed message and announces the edit.
    pub fn announce_edit(&mut self, channel: Id, id: Id) -> Value {
        self.announce_message("MESSAGE_UPDATE", "message_update", channel, id)
    }

    fn announce_message(&mut self, event: &str, name: &'static str, channel: Id, id: Id) -> Value {
        self.persist_message(channel, id);
        let Some(message) = self.model.message(channel, id) else { return Value::Null };
        let json = self.model.message_json(message);
        let stored = self.model.channels.get(&channel);
        let guild = stored.and_then(|stored| stored.guild);
        if message.only_for.is_none()
            && stored.is_some_and(|stored| self.model.can_see(self.model.bot, stored))
        {
            let mut wire = json.clone();
            if let Some(guild) = guild {
                wire["guild_id"] = json!(guild);
                let members = self.model.guilds.get(&guild).map(|guild| &guild.members);
                if let Some(member) = members.and_then(|members| members.get(&message.author)) {
                    wire["member"] = partial_member(member);
                }
            }
            let bot = self.model.bot;
            let content_visible = guild.is_none() || message.author == bot || message.mentions.contains(&bot);
            let intent = if guild.is_some() { GUILD_MESSAGES } else { DIRECT_MESSAGES };
            self.sessions.dispatch_message(event, guild, intent, &wire, content_visible);
        }
        self.live_events.publish(name, Some(channel), message.only_for, json.clone());
        json
    }

    /// Deletes the file of an attachment or emoji.
    pub(super) fn delete_file(&mut self, id: Id) {
        if let Some(FileBody::Disk(path)) = self.model.files.remove(&id).map(|file| file.body)
            && let Err(error) = std::fs::remove_file(&path)
        {
            tracing::warn!(%error, path = %path.display(), "could not delete a file");
        }
    }

    /// Deletes a message; returns whether it existed.
    pub fn remove_message(&mut self, channel: Id, id: Id) -> bool {
        self.load_message(channel, id);
        let deleted = self.model.messages.get_mut(&channel).and_then(|list| list.remove(&id));
        let Some(deleted) = deleted else { return false };
        self.persist_message(channel, id);
        for attachment in &deleted.attachments {
            self.delete_file(attachment.id);
        }
        let guild = self.model.channels.get(&channel).and_then(|stored| stored.guild);
        let mut data = json!({ "id": id, "channel_id": channel });
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild);
        }
        if deleted.only_for.is_none() {
            let intent = if guild.is_some() { GUILD_MESSAGES } else { DIRECT_MESSAGES };
            self.sessions.dispatch("MESSAGE_DELETE", guild, intent, &data);
        }
        self.live_events.publish("message_delete", Some(channel), deleted.only_for, data);
        true
    }
}

/// A file name that is safe in a URL, made the way Discord does.
fn safe_name(name: &str) -> String {
    let is_safe = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    let name: String = name.chars().map(|c| if is_safe(c) { c } else { '_' }).collect();
    if name.is_empty() { "file".into() } else { name }
}
