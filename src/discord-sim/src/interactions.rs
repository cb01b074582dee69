//! Interactions: what a user did, and how the bot has answered so far.

use std::collections::HashMap;

use serde_json::Value;
use tokio::sync::watch;
use tokio::time::Instant;

use crate::errors::{self, ApiError};
use crate::ids::Id;

/// How long the bot has to acknowledge an interaction.
pub const ACK_MS: u64 = 3000;
/// How long an interaction token is valid.
pub const TOKEN_MS: u64 = 900_000;
/// Discord's text for a bot that did not acknowledge in time.
pub const NO_ANSWER: &str = "The application did not respond";

pub const COMMAND: u8 = 2;
pub const COMPONENT: u8 = 3;
pub const AUTOCOMPLETE: u8 = 4;
pub const MODAL: u8 = 5;

/// The type of the bot's acknowledgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Callback {
    Message,
    Deferred,
    DeferredUpdate,
    Update,
    Choices,
    Modal,
}

impl Callback {
    /// The number of this type in Discord's API.
    pub fn number(self) -> u8 {
        match self {
            Self::Message => 4,
            Self::Deferred => 5,
            Self::DeferredUpdate => 6,
            Self::Update => 7,
            Self::Choices => 8,
            Self::Modal => 9,
        }
    }
}

/// The progress of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Waiting,
    Answered(Callback),
    Failed,
}

/// One interaction, from the user's action to the end of its token.
#[derive(Debug)]
pub struct Interaction {
    pub id: Id,
    pub token: String,
    pub kind: u8,
    pub user: Id,
    pub channel: Id,
    pub created_ms: u64,
    started: Instant,
    /// For commands: the name with sub-commands, such as `game new`.
    pub name: Option<String>,
    /// For autocomplete: the type of the focused option.
    pub focused_kind: i64,
    /// For components: the message that they are on.
    pub source: Option<Id>,
    pub phase: Phase,
    pub ack_ms: Option<f64>,
    /// The message that `@original` refers to.
    pub original: Option<Id>,
    /// The first further message of the answer.
    pub follow_up: Option<Id>,
    /// Whether the answer is complete; false between a deferral and its answer.
    pub settled: bool,
    /// For autocomplete and modals: the data of the callback.
    pub answer: Value,
    changed: watch::Sender<()>,
}

/// An action of a user that the user API has checked, about to become an interaction.
#[derive(Debug)]
pub struct UserAction {
    pub kind: u8,
    pub user: Id,
    pub channel: Id,
    pub data: Value,
    pub source: Option<Id>,
    pub name: Option<String>,
    pub focused_kind: i64,
}

impl Interaction {
    pub fn new(id: Id, token: String, action: UserAction, now_ms: u64) -> Self {
        Self {
            id,
            token,
            kind: action.kind,
            user: action.user,
            channel: action.channel,
            created_ms: now_ms,
            started: Instant::now(),
            name: action.name,
            focused_kind: action.focused_kind,
            source: action.source,
            phase: Phase::Waiting,
            ack_ms: None,
            original: None,
            follow_up: None,
            settled: false,
            answer: Value::Null,
            changed: watch::Sender::new(()),
        }
    }

    /// Real milliseconds since the interaction was created.
    pub fn elapsed_ms(&self) -> f64 {
        self.started.elapsed().as_secs_f64() * 1000.0
    }

    /// A receiver that is notified of every change of this interaction.
    pub fn subscribe(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    pub fn notify(&self) {
        self.changed.send_replace(());
    }
}

/// All interactions whose token may still be valid.
#[derive(Debug, Default)]
pub struct Interactions {
    all: HashMap<Id, Interaction>,
    by_token: HashMap<String, Id>,
    last_cleanup_ms: u64,
}

impl Interactions {
    pub fn insert(&mut self, interaction: Interaction) {
        self.by_token.insert(interaction.token.clone(), interaction.id);
        self.all.insert(interaction.id, interaction);
    }

    pub fn get(&self, id: Id) -> Option<&Interaction> {
        self.all.get(&id)
    }

    pub fn get_mut(&mut self, id: Id) -> Option<&mut Interaction> {
        self.all.get_mut(&id)
    }

    /// Whether this is the token of an interaction, even of one that cannot be answered any more.
    pub fn knows(&self, token: &str) -> bool {
        self.by_token.contains_key(token)
    }

    /// The interaction of a token, if the token is valid and the interaction was acknowledged.
    pub fn of_token(&self, token: &str, now_ms: u64) -> Result<&Interaction, ApiError> {
        let id = self.by_token.get(token).ok_or(errors::INVALID_WEBHOOK_TOKEN)?;
        let interaction = self.all.get(id).ok_or(errors::INVALID_WEBHOOK_TOKEN)?;
        if now_ms >= interaction.created_ms + TOKEN_MS {
            return Err(errors::INVALID_WEBHOOK_TOKEN);
        }
        // Discord creates the webhook of a token with the acknowledgement.
        match interaction.phase {
            Phase::Answered(_) => Ok(interaction),
            Phase::Waiting | Phase::Failed => Err(errors::UNKNOWN_WEBHOOK),
        }
    }

    /// Removes interactions with expired tokens, at most once per token lifetime.
    pub fn remove_expired(&mut self, now_ms: u64) {
        if self.last_cleanup_ms + TOKEN_MS > now_ms {
            return;
        }
        self.last_cleanup_ms = now_ms;
        self.all.retain(|_, one| one.created_ms + TOKEN_MS > now_ms);
        let all = &self.all;
        self.by_token.retain(|_, id| all.contains_key(id));
    }
}
