//! A message and its JSON.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::Model;
use crate::clock::iso;
use crate::ids::Id;

pub const FLAG_EPHEMERAL: i64 = 1 << 6;
pub const FLAG_LOADING: i64 = 1 << 7;
pub const FLAG_HAS_THREAD: i64 = 1 << 5;

/// An attached file.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Attachment {
    pub id: Id,
    pub name: String,
    pub description: Option<String>,
    pub mime: String,
    pub size: usize,
    /// Width and height, for PNG and GIF.
    pub dimensions: Option<(u32, u32)>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Reaction {
    pub emoji: String,
    pub users: Vec<Id>,
}

/// Which interaction a message answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct InteractionMeta {
    pub id: Id,
    pub kind: u8,
    pub user: Id,
    /// For commands: the name with sub-commands.
    pub name: Option<String>,
    /// For components: the message that they are on.
    pub source: Option<Id>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Message {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    pub kind: u8,
    pub content: String,
    pub created_ms: u64,
    pub edited_ms: Option<u64>,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub attachments: Vec<Attachment>,
    pub flags: i64,
    pub tts: bool,
    pub nonce: Option<Value>,
    pub reference: Option<Id>,
    pub pinned: bool,
    pub reactions: Vec<Reaction>,
    pub interaction: Option<InteractionMeta>,
    /// For ephemeral messages: the only user who sees it.
    pub only_for: Option<Id>,
    /// The mentioned users, as far as `allowed_mentions` permits.
    pub mentions: Vec<Id>,
    pub mention_everyone: bool,
}

impl Message {
    /// A message without content.
    pub fn new(id: Id, channel: Id, author: Id, created_ms: u64) -> Self {
        Self {
            id,
            channel,
            author,
            kind: 0,
            content: String::new(),
            created_ms,
            edited_ms: None,
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            flags: 0,
            tts: false,
            nonce: None,
            reference: None,
            pinned: false,
            reactions: Vec::new(),
            interaction: None,
            only_for: None,
            mentions: Vec::new(),
            mention_everyone: false,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.content.trim().is_empty()
            && self.embeds.is_empty()
            && self.attachments.is_empty()
            && self.components.is_empty()
    }

    pub fn is_loading(&self) -> bool {
        self.flags & FLAG_LOADING != 0
    }

    /// Finds mentions in the content; `allowed` is the sender's `allowed_mentions`.
    pub fn find_mentions(&mut self, model: &Model, allowed: Option<&Value>) {
        let parse = |kind: &str| match allowed {
            None => true,
            Some(allowed) => allowed
                .get("parse")
                .and_then(Value::as_array)
                .is_some_and(|list| list.iter().any(|one| one == kind)),
        };
        let named = |id: Id| {
            let list = allowed.and_then(|allowed| allowed.get("users")).and_then(Value::as_array);
            list.is_some_and(|list| list.iter().any(|one| Id::of(one) == Some(id)))
        };
        let mut found = Vec::new();
        for piece in self.content.split("<@").skip(1) {
            let digits = piece.trim_start_matches('!');
            let Some((digits, _)) = digits.split_once('>') else { continue };
            let Ok(id) = digits.parse::<Id>() else { continue };
            let is_new = model.users.contains_key(&id) && !found.contains(&id);
            if is_new && (parse("users") || named(id)) {
                found.push(id);
            }
        }
        self.mentions = found;
        let has_everyone = self.content.contains("@everyone") || self.content.contains("@here");
        self.mention_everyone = has_everyone && parse("everyone");
    }
}

impl Model {
    /// The URL of an attachment.
    pub fn attachment_url(&self, channel: Id, attachment: &Attachment) -> String {
        format!("{}/attachments/{channel}/{}/{}", self.origin, attachment.id, attachment.name)
    }

    fn attachment_json(&self, message: &Message, attachment: &Attachment) -> Value {
        let url = self.attachment_url(message.channel, attachment);
        let mut json = json!({
            "id": attachment.id,
            "filename": attachment.name,
            "size": attachment.size,
            "url": url,
            "proxy_url": url,
            "content_type": attachment.mime,
        });
        if let Some(description) = &attachment.description {
            json["description"] = json!(description);
        }
        if let Some((width, height)) = attachment.dimensions {
            json["width"] = json!(width);
            json["height"] = json!(height);
        }
        if message.only_for.is_some() {
            json["ephemeral"] = json!(true);
        }
        json
    }

    /// The embeds, with `attachment://name` replaced by the URL of that attachment.
    fn embeds_json(&self, message: &Message) -> Vec<Value> {
        let mut embeds = message.embeds.clone();
        for embed in &mut embeds {
            for (part, key) in
                [("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")]
            {
                let Some(Value::Object(part)) = embed.get_mut(part) else { continue };
                let Some(file) = embedded(part, key).map(str::to_owned) else { continue };
                let Some(attachment) = message.attachments.iter().find(|one| one.name == file) else {
                    continue;
                };
                let url = self.attachment_url(message.channel, attachment);
                part.insert(format!("proxy_{key}"), json!(url));
                part.insert(key.into(), json!(url));
                if let Some((width, height)) = attachment.dimensions.filter(|_| key == "url") {
                    part.insert("width".into(), json!(width));
                    part.insert("height".into(), json!(height));
                }
            }
        }
        embeds
    }

    /// The message as in REST responses; gateway events add guild and member.
    pub fn message_json(&self, message: &Message) -> Value {
        // Discord does not list attachments that an embed shows.
        let listed = |attachment: &&Attachment| !shown_in_embed(message, &attachment.name);
        let attachments: Vec<Value> = message
            .attachments
            .iter()
            .filter(listed)
            .map(|attachment| self.attachment_json(message, attachment))
            .collect();
        let mentions: Vec<Value> = message.mentions.iter().map(|id| self.user_json(*id)).collect();
        let mut json = json!({
            "id": message.id,
            "channel_id": message.channel,
            "author": self.user_json(message.author),
            "content": message.content,
            "timestamp": iso(message.created_ms),
            "edited_timestamp": message.edited_ms.map(iso),
            "tts": message.tts,
            "mention_everyone": message.mention_everyone,
            "mentions": mentions,
            "mention_roles": [],
            "attachments": attachments,
            "embeds": self.embeds_json(message),
            "components": message.components,
            "pinned": message.pinned,
            "type": message.kind,
            "flags": message.flags,
        });
        if let Some(nonce) = &message.nonce {
            json["nonce"] = nonce.clone();
        }
        if !message.reactions.is_empty() {
            json["reactions"] = message.reactions.iter().map(|one| self.reaction_json(one)).collect();
        }
        if let Some(meta) = &message.interaction {
            self.add_interaction(&mut json, meta);
        }
        if let Some(reference) = message.reference {
            let guild = self.channels.get(&message.channel).and_then(|channel| channel.guild);
            json["message_reference"] = json!({ "type": 0, "message_id": reference, "channel_id": message.channel, "guild_id": guild });
            json["referenced_message"] = self.message(message.channel, reference).map_or(Value::Null, |to| {
                // Discord does not nest references deeper than one level.
                let to = Message { reference: None, ..to.clone() };
                self.message_json(&to)
            });
        }
        if message.flags & FLAG_HAS_THREAD != 0
            && let Some(thread) = self.channels.get(&message.id)
        {
            json["thread"] = self.channel_json(thread);
        }
        json
    }

    fn reaction_json(&self, reaction: &Reaction) -> Value {
        let me = reaction.users.contains(&self.bot);
        let count = reaction.users.len();
        json!({
            "count": count, "count_details": { "burst": 0, "normal": count }, "me": me, "me_burst": false,
            "burst_colors": [], "emoji": emoji_json(&reaction.emoji),
        })
    }

    fn add_interaction(&self, json: &mut Value, meta: &InteractionMeta) {
        let user = self.user_json(meta.user);
        json["application_id"] = json!(self.bot);
        json["webhook_id"] = json!(self.bot);
        let mut metadata = json!({
            "id": meta.id, "type": meta.kind, "user": user,
            "authorizing_integration_owners": { "1": meta.user },
        });
        if let Some(name) = &meta.name {
            metadata["name"] = json!(name);
            metadata["command_type"] = json!(1);
            json["interaction"] = json!({ "id": meta.id, "type": meta.kind, "name": name, "user": user });
        }
        if let Some(source) = meta.source {
            metadata["interacted_message_id"] = json!(source);
        }
        if meta.kind == 5 {
            // A modal was opened by a component (3) or by a command (2).
            let mut opener = metadata.clone();
            opener["type"] = json!(if meta.source.is_some() { 3 } else { 2 });
            metadata["triggering_interaction_metadata"] = opener;
        }
        json["interaction_metadata"] = metadata;
    }
}

/// The JSON of an emoji that is written as in paths: `🎉` or `name:id`.
pub fn emoji_json(emoji: &str) -> Value {
    match emoji.split_once(':') {
        Some((name, id)) => json!({ "id": id, "name": name }),
        None => json!({ "id": null, "name": emoji }),
    }
}

fn embedded<'a>(part: &'a Map<String, Value>, key: &str) -> Option<&'a str> {
    part.get(key)?.as_str()?.strip_prefix("attachment://")
}

fn shown_in_embed(message: &Message, name: &str) -> bool {
    let image_fields =
        [("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")];
    message.embeds.iter().any(|embed| {
        image_fields.iter().any(|(part, key)| {
            let part = embed.get(*part).and_then(Value::as_object);
            part.and_then(|part| embedded(part, key)) == Some(name)
        })
    })
}
