//! A scripted user: reads and writes messages, sends commands, uses components and modals.

use std::time::Duration;

use reqwest::Method;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::{ChannelInfo, Client, ClientError};
use crate::ids::Id;
use crate::outcome::{Message, Modal, Outcome};

/// A user whom a test controls. Cheap to clone.
#[derive(Clone, Debug)]
pub struct TestUser {
    client: Client,
    id: Id,
    name: String,
    settle: Duration,
}

#[derive(Deserialize)]
struct Seen {
    version: u64,
    messages: Vec<Message>,
}

fn to_object(options: &[(&str, &str)]) -> Map<String, Value> {
    options.iter().map(|(name, value)| ((*name).to_owned(), json!(value))).collect()
}

impl TestUser {
    pub(super) fn new(client: Client, id: Id, name: String) -> Self {
        Self { client, id, name, settle: Duration::from_secs(20) }
    }

    pub fn id(&self) -> Id {
        self.id
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// The mention of this user in message text.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    /// Sets how long this user waits for a deferred answer. The default is five seconds.
    #[must_use]
    pub fn with_settle_timeout(mut self, settle: Duration) -> Self {
        self.settle = settle;
        self
    }

    pub(super) async fn act(&self, what: &str, mut body: Value) -> Result<Outcome, ClientError> {
        body["settle_ms"] = json!(u64::try_from(self.settle.as_millis()).unwrap_or(u64::MAX));
        self.client.post(&format!("/persons/{}/{what}", self.id), &body).await
    }

    /// Sends a slash command: `ada.slash(channel, "game new", &[("game", "anno1503")])`.
    pub async fn slash(
        &self,
        channel: Id,
        command: &str,
        options: &[(&str, &str)],
    ) -> Result<Outcome, ClientError> {
        let body = json!({ "channel_id": channel, "command": command, "options": to_object(options) });
        self.act("slash", body).await
    }

    /// Asks for the autocomplete choices of the option `focused`.
    pub async fn autocomplete(
        &self,
        channel: Id,
        command: &str,
        options: &[(&str, &str)],
        focused: &str,
    ) -> Result<Outcome, ClientError> {
        let options = to_object(options);
        let body =
            json!({ "channel_id": channel, "command": command, "options": options, "focused": focused });
        self.act("autocomplete", body).await
    }

    /// Uses a context-menu command on a user or message.
    pub async fn menu(&self, channel: Id, command: &str, target: Id) -> Result<Outcome, ClientError> {
        self.act("menu", json!({ "channel_id": channel, "command": command, "target_id": target })).await
    }

    /// Presses the button with this custom id or label.
    pub async fn press(&self, message: &Message, component: &str) -> Result<Outcome, ClientError> {
        let (channel, id) = (message.channel_id, message.id);
        self.act("press", json!({ "channel_id": channel, "message_id": id, "component": component })).await
    }

    /// Chooses in the select with this custom id or placeholder.
    pub async fn select(
        &self,
        message: &Message,
        component: &str,
        values: &[&str],
    ) -> Result<Outcome, ClientError> {
        let (channel, id) = (message.channel_id, message.id);
        let body =
            json!({ "channel_id": channel, "message_id": id, "component": component, "values": values });
        self.act("select", body).await
    }

    /// Uses a component that is not on the message: a select if there are values, else a button.
    pub async fn forge(
        &self,
        on: &Message,
        custom_id: &str,
        values: Option<&[&str]>,
    ) -> Result<Outcome, ClientError> {
        let body = json!({
            "channel_id": on.channel_id, "message_id": on.id, "custom_id": custom_id, "values": values,
        });
        self.act("forge", body).await
    }

    /// Submits a modal.
    pub async fn submit(&self, modal: &Modal, values: &[(&str, &str)]) -> Result<Outcome, ClientError> {
        self.act("submit", json!({ "interaction_id": modal.interaction_id, "values": to_object(values) }))
            .await
    }

    /// The outcome of an earlier interaction; waits up to `settle` for a deferred answer.
    pub async fn outcome(&self, interaction: Id, settle: Duration) -> Result<Outcome, ClientError> {
        let ms = settle.as_millis();
        self.client.get(&format!("/persons/{}/interactions/{interaction}?settle_ms={ms}", self.id)).await
    }

    /// Sends a message.
    pub async fn say(&self, channel: Id, content: &str) -> Result<Message, ClientError> {
        let body = json!({ "channel_id": channel, "content": content });
        self.client.post(&format!("/persons/{}/messages", self.id), &body).await
    }

    /// Replies to a message.
    pub async fn reply(&self, to: &Message, content: &str) -> Result<Message, ClientError> {
        let body = json!({ "channel_id": to.channel_id, "content": content, "reply_to": to.id });
        self.client.post(&format!("/persons/{}/messages", self.id), &body).await
    }

    /// Deletes a message of this user, or dismisses an ephemeral one.
    pub async fn delete(&self, message: &Message) -> Result<(), ClientError> {
        let path = format!("/persons/{}/messages/{}/{}", self.id, message.channel_id, message.id);
        Client::send(self.client.request(Method::DELETE, &path)).await
    }

    pub async fn react(&self, message: &Message, emoji: &str) -> Result<(), ClientError> {
        let body = json!({ "channel_id": message.channel_id, "message_id": message.id, "emoji": emoji });
        self.client.post(&format!("/persons/{}/reactions", self.id), &body).await
    }

    /// The messages that this user sees, oldest first.
    pub async fn messages(&self, channel: Id) -> Result<Vec<Message>, ClientError> {
        Ok(self.read(channel).await?.messages)
    }

    /// The newest `limit` messages that this user sees, oldest first.
    pub async fn latest(&self, channel: Id, limit: usize) -> Result<Vec<Message>, ClientError> {
        let seen: Seen = self
            .client
            .get(&format!("/persons/{}/messages?channel={channel}&limit={limit}", self.id))
            .await?;
        Ok(seen.messages)
    }

    async fn read(&self, channel: Id) -> Result<Seen, ClientError> {
        self.client.get(&format!("/persons/{}/messages?channel={channel}", self.id)).await
    }

    /// The current version of a message, if the user still sees it.
    pub async fn reload(&self, message: &Message) -> Result<Option<Message>, ClientError> {
        let all = self.messages(message.channel_id).await?;
        Ok(all.into_iter().find(|one| one.id == message.id))
    }

    /// Waits for a message that matches; returns the newest match.
    pub async fn wait_for(
        &self,
        channel: Id,
        patience: Duration,
        matches: impl Fn(&Message) -> bool,
    ) -> Result<Message, ClientError> {
        let begun = tokio::time::Instant::now();
        loop {
            let mut seen = self.read(channel).await?;
            if let Some(at) = seen.messages.iter().rposition(&matches) {
                return Ok(seen.messages.swap_remove(at));
            }
            let left = patience.saturating_sub(begun.elapsed());
            if left.is_zero() {
                let lines =
                    seen.messages.iter().map(|one| format!("{}: {}", one.author.username, one.text()));
                let seen = lines.collect::<Vec<_>>().join("\n");
                return Err(ClientError::TimedOut { waited: patience, seen });
            }
            self.client.changes(seen.version, left).await?;
        }
    }

    /// The channels that this user sees, DMs included.
    pub async fn channels(&self) -> Result<Vec<ChannelInfo>, ClientError> {
        self.client.get(&format!("/persons/{}/channels", self.id)).await
    }

    /// The DM channel with the bot, if it exists.
    pub async fn dm(&self) -> Result<Option<Id>, ClientError> {
        let channels = self.channels().await?;
        Ok(channels
            .into_iter()
            .find(|channel| channel.recipient_id == Some(self.id))
            .map(|channel| channel.id))
    }

    /// Opens the DM channel with the bot.
    pub async fn open_dm(&self) -> Result<Id, ClientError> {
        let made: Value = self.client.post(&format!("/persons/{}/dm", self.id), &json!({})).await?;
        Ok(Id::of(&made["id"]).unwrap_or_default())
    }

    /// The commands that are available to this user in a channel.
    pub async fn commands(&self, channel: Id) -> Result<Vec<Value>, ClientError> {
        self.client.get(&format!("/persons/{}/commands?channel={channel}", self.id)).await
    }

    /// Allows or blocks DMs from the bot.
    pub async fn allow_dms(&self, allow: bool) -> Result<(), ClientError> {
        let path = format!("/persons/{}", self.id);
        let request = self.client.request(Method::PATCH, &path).json(&json!({ "dms_open": allow }));
        Client::send::<Value>(request).await.map(drop)
    }

    /// Starts a thread in a channel, or from one of its messages.
    pub async fn start_thread(
        &self,
        channel: Id,
        name: &str,
        from: Option<&Message>,
    ) -> Result<Id, ClientError> {
        let from = from.map(|message| message.id);
        let body = json!({ "name": name, "person_id": self.id, "message_id": from });
        let made: Value = self.client.post(&format!("/channels/{channel}/threads"), &body).await?;
        Ok(Id::of(&made["id"]).unwrap_or_default())
    }
}
