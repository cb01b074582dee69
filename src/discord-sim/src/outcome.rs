//! Outcomes of interactions, messages and modals as a user sees them. Shared by the user API and its client.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::ids::Id;

/// The kind of an outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OutcomeKind {
    /// Not acknowledged yet (only if the caller did not wait).
    Waiting,
    /// The bot answered with a new message.
    Message,
    /// The bot deferred its answer and had not sent it when the wait ended.
    Deferred,
    /// The bot edited the message of the component.
    Update,
    Modal,
    Autocomplete,
    /// The bot did not acknowledge in time.
    Failed,
}

/// The outcome of an interaction.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Outcome {
    pub interaction_id: Id,
    /// Milliseconds from interaction to acknowledgement.
    pub ack_ms: Option<f64>,
    pub kind: OutcomeKind,
    /// Whether the bot deferred first.
    pub deferred: bool,
    pub message: Option<Message>,
    pub modal: Option<Modal>,
    pub choices: Option<Vec<AutocompleteChoice>>,
    pub error: Option<String>,
}

/// An autocomplete choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AutocompleteChoice {
    pub name: String,
    pub value: Value,
}

/// A modal that the bot opened.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Modal {
    /// The interaction that opened it.
    pub interaction_id: Id,
    pub channel_id: Id,
    pub custom_id: String,
    pub title: String,
    pub components: Vec<Value>,
}

impl Modal {
    pub(crate) fn new(interaction_id: Id, channel_id: Id, data: &Value) -> Self {
        let text = |key: &str| data.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
        Self {
            interaction_id,
            channel_id,
            custom_id: text("custom_id"),
            title: text("title"),
            components: data.get("components").and_then(Value::as_array).cloned().unwrap_or_default(),
        }
    }

    /// The text inputs, in order.
    pub fn inputs(&self) -> impl Iterator<Item = &Value> {
        self.components.iter().filter_map(|row| row.get("components")?.as_array()).flatten()
    }
}

/// Who wrote a message.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Author {
    pub id: Id,
    pub username: String,
    #[serde(default)]
    pub global_name: Option<String>,
    #[serde(default)]
    pub bot: bool,
}

/// A file on a message.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct AttachmentView {
    pub id: Id,
    pub filename: String,
    pub url: String,
    pub size: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub content_type: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub width: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub height: Option<u32>,
    #[serde(default)]
    pub ephemeral: bool,
}

/// A message as one user sees it. All other JSON fields are in `rest`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Message {
    pub id: Id,
    pub channel_id: Id,
    pub author: Author,
    pub content: String,
    pub timestamp: String,
    pub edited_timestamp: Option<String>,
    pub attachments: Vec<AttachmentView>,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub flags: i64,
    pub pinned: bool,
    #[serde(flatten)]
    pub rest: serde_json::Map<String, Value>,
}

impl Message {
    pub fn is_ephemeral(&self) -> bool {
        self.flags & (1 << 6) != 0
    }

    /// Whether it shows "thinking…" in place of a deferred answer.
    pub fn is_loading(&self) -> bool {
        self.flags & (1 << 7) != 0
    }

    /// Buttons and selects, in order.
    pub fn parts(&self) -> impl Iterator<Item = &Value> {
        self.components.iter().filter_map(|row| row.get("components")?.as_array()).flatten()
    }

    /// The button or select with this custom id, or the button with this label.
    pub fn part(&self, id_or_label: &str) -> Option<&Value> {
        let with =
            |key: &str| self.parts().find(|part| part.get(key).and_then(Value::as_str) == Some(id_or_label));
        with("custom_id").or_else(|| with("label"))
    }

    /// Labels of the buttons, in order.
    pub fn labels(&self) -> Vec<&str> {
        self.parts().filter_map(|part| part.get("label")?.as_str()).collect()
    }

    /// The readable text: content, then titles, descriptions, fields and footers of the embeds.
    pub fn text(&self) -> String {
        let mut lines = vec![self.content.clone()];
        for embed in &self.embeds {
            let paths = ["/author/name", "/title", "/description"];
            lines.extend(paths.iter().filter_map(|path| Some(embed.pointer(path)?.as_str()?.to_owned())));
            for field in embed.get("fields").and_then(Value::as_array).into_iter().flatten() {
                let part = |key: &str| field.get(key).and_then(Value::as_str).unwrap_or_default();
                lines.push(format!("{}: {}", part("name"), part("value")));
            }
            lines.extend(embed.pointer("/footer/text").and_then(Value::as_str).map(str::to_owned));
        }
        lines.retain(|line| !line.is_empty());
        lines.join("\n")
    }
}
