//! Messages come, change and go; bot and persons are told.

use serde_json::{Value, json};

use crate::errors::ApiError;
use crate::gateway::{DIRECT_MESSAGES, GUILD_MESSAGES};
use crate::ids::Id;
use crate::pictures;
use crate::rest::body::Upload;
use crate::state::State;
use crate::validate::{Form, MessageBody};
use crate::world::objects::partial_member;
use crate::world::{Attachment, File, FileBody, Message};

impl State {
    /// Puts what was asked for into `message`; what was not mentioned stays.
    pub fn fill(
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
        self.fill_attachments(message, body, uploads)?;
        message.tts |= body.tts;
        message.find_mentions(&self.world, body.allowed_mentions.as_ref());
        Ok(())
    }

    fn fill_attachments(
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
                dimensions: pictures::dimensions(&upload.bytes),
            });
            let kept = self.keep.as_ref().and_then(|keep| keep.put_file(id, &upload.bytes));
            let body = kept.map_or_else(|| FileBody::Memory(upload.bytes.clone()), FileBody::Disk);
            let file = File { name, mime: upload.mime.clone(), body };
            self.world.files.insert(id, file);
        }
        Ok(())
    }

    /// Adds a message and tells everybody who may see it.
    pub fn post(&mut self, message: Message) -> Value {
        let (channel, id) = (message.channel, message.id);
        if message.only_for.is_none()
            && let Some(place) = self.world.channels.get_mut(&channel)
        {
            place.last_message = Some(id);
        }
        self.world.messages.entry(channel).or_default().insert(id, message);
        self.rest(channel);
        self.tell_message("MESSAGE_CREATE", "message_create", channel, id)
    }

    /// Puts a changed message in place of the old one, forgets files that it no longer has, and tells everybody.
    pub fn replace(&mut self, message: Message) -> Value {
        let (channel, id) = (message.channel, message.id);
        if let Some(stored) = self.world.message_mut(channel, id) {
            let old = std::mem::replace(stored, message);
            let kept: Vec<Id> = stored.attachments.iter().map(|one| one.id).collect();
            for gone in old.attachments.iter().filter(|one| !kept.contains(&one.id)) {
                self.drop_file(gone.id);
            }
        }
        self.tell_edited(channel, id)
    }

    /// Tells everybody who may see it that a message was changed.
    pub fn tell_edited(&mut self, channel: Id, id: Id) -> Value {
        self.tell_message("MESSAGE_UPDATE", "message_update", channel, id)
    }

    fn tell_message(&mut self, event: &str, name: &'static str, channel: Id, id: Id) -> Value {
        self.keep_message(channel, id);
        let Some(message) = self.world.message(channel, id) else { return Value::Null };
        let json = self.world.message_json(message);
        let place = self.world.channels.get(&channel);
        let guild = place.and_then(|place| place.guild);
        if message.only_for.is_none() && place.is_some_and(|place| self.world.can_see(self.world.bot, place))
        {
            let mut wire = json.clone();
            if let Some(guild) = guild {
                wire["guild_id"] = json!(guild);
                let members = self.world.guilds.get(&guild).map(|guild| &guild.members);
                if let Some(member) = members.and_then(|members| members.get(&message.author)) {
                    wire["member"] = partial_member(member);
                }
            }
            let bot = self.world.bot;
            let free = guild.is_none() || message.author == bot || message.mentions.contains(&bot);
            let intent = if guild.is_some() { GUILD_MESSAGES } else { DIRECT_MESSAGES };
            self.sessions.dispatch_message(event, guild, intent, &wire, free);
        }
        self.hub.publish(name, Some(channel), message.only_for, json.clone());
        json
    }

    /// Forgets a file.
    fn drop_file(&mut self, attachment: Id) {
        if let Some(FileBody::Disk(path)) = self.world.files.remove(&attachment).map(|file| file.body)
            && let Err(error) = std::fs::remove_file(&path)
        {
            tracing::warn!(%error, path = %path.display(), "a file stays behind");
        }
    }

    /// Removes a message; says whether it was there.
    pub fn remove_message(&mut self, channel: Id, id: Id) -> bool {
        self.recall(channel, id);
        let gone = self.world.messages.get_mut(&channel).and_then(|list| list.remove(&id));
        let Some(gone) = gone else { return false };
        self.keep_message(channel, id);
        for attachment in &gone.attachments {
            self.drop_file(attachment.id);
        }
        let guild = self.world.channels.get(&channel).and_then(|place| place.guild);
        let mut data = json!({ "id": id, "channel_id": channel });
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild);
        }
        if gone.only_for.is_none() {
            let intent = if guild.is_some() { GUILD_MESSAGES } else { DIRECT_MESSAGES };
            self.sessions.dispatch("MESSAGE_DELETE", guild, intent, &data);
        }
        self.hub.publish("message_delete", Some(channel), gone.only_for, data);
        true
    }
}

/// A file name that can stand in an address, as Discord makes them.
fn safe_name(name: &str) -> String {
    let fine = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    let name: String = name.chars().map(|c| if fine(c) { c } else { '_' }).collect();
    if name.is_empty() { "file".into() } else { name }
}
