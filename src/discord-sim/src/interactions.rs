//! Interactions: what a person did, whether the bot answered in time, and what came of it.

use std::collections::HashMap;
use std::sync::Arc;

use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::Instant;

use crate::app::App;
use crate::errors::{self, ApiError};
use crate::gateway::ALWAYS;
use crate::ids::Id;
use crate::outcome::{Kind, Outcome};
use crate::state::State;

/// The bot has this long to acknowledge.
pub const ACK_MS: u64 = 3000;
/// The token is good for this long.
pub const TOKEN_MS: u64 = 900_000;
/// What a person reads when the bot was too slow.
pub const NO_ANSWER: &str = "The application did not respond";

pub const COMMAND: u8 = 2;
pub const COMPONENT: u8 = 3;
pub const AUTOCOMPLETE: u8 = 4;
pub const MODAL: u8 = 5;

/// How the bot acknowledged.
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Waiting,
    Answered(Callback),
    Failed,
}

#[derive(Debug)]
pub struct Interaction {
    pub id: Id,
    pub token: String,
    pub kind: u8,
    pub person: Id,
    pub channel: Id,
    pub created_ms: u64,
    started: Instant,
    /// Name of the command with its sub-commands, for answers to commands.
    pub name: Option<String>,
    /// The type of the option under the cursor, for autocomplete.
    pub focused_kind: i64,
    /// The message whose component was used, if any.
    pub source: Option<Id>,
    pub phase: Phase,
    pub ack_ms: Option<f64>,
    /// The message that `@original` means.
    pub original: Option<Id>,
    /// Whether a deferred answer has come.
    pub settled: bool,
    /// Choices or modal.
    pub answer: Value,
    changed: watch::Sender<()>,
}

/// What a person does, as the people's API has checked it.
#[derive(Debug)]
pub struct Deed {
    pub kind: u8,
    pub person: Id,
    pub channel: Id,
    pub data: Value,
    pub source: Option<Id>,
    pub name: Option<String>,
    pub focused_kind: i64,
}

#[derive(Debug, Default)]
pub struct Interactions {
    all: HashMap<Id, Interaction>,
    by_token: HashMap<String, Id>,
    swept_ms: u64,
}

impl Interactions {
    pub fn get(&self, id: Id) -> Option<&Interaction> {
        self.all.get(&id)
    }

    pub fn get_mut(&mut self, id: Id) -> Option<&mut Interaction> {
        self.all.get_mut(&id)
    }

    /// The interaction of a token, while the token is good and the interaction acknowledged.
    pub fn of_token(&self, token: &str, now_ms: u64) -> Result<&Interaction, ApiError> {
        let id = self.by_token.get(token).ok_or(errors::INVALID_WEBHOOK_TOKEN)?;
        let one = self.all.get(id).ok_or(errors::INVALID_WEBHOOK_TOKEN)?;
        if now_ms >= one.created_ms + TOKEN_MS {
            return Err(errors::INVALID_WEBHOOK_TOKEN);
        }
        // Before the acknowledgement Discord knows no webhook for this token.
        match one.phase {
            Phase::Answered(_) => Ok(one),
            Phase::Waiting | Phase::Failed => Err(errors::UNKNOWN_WEBHOOK),
        }
    }

    /// Once in a quarter of an hour, drops what no token can reach any more.
    fn forget_old(&mut self, now_ms: u64) {
        if self.swept_ms + TOKEN_MS > now_ms {
            return;
        }
        self.swept_ms = now_ms;
        self.all.retain(|_, one| one.created_ms + TOKEN_MS > now_ms);
        let all = &self.all;
        self.by_token.retain(|_, id| all.contains_key(id));
    }
}

impl State {
    /// Records the deed and makes the event for the bot.
    fn begin(&mut self, deed: Deed) -> (Id, Value) {
        let (id, now) = (self.next_id(), self.now());
        self.interactions.forget_old(now);
        let token = format!("sim{:x}{}", id.0, "k".repeat(40));
        let payload = self.payload(id, &token, &deed);
        let interaction = Interaction {
            id,
            token: token.clone(),
            kind: deed.kind,
            person: deed.person,
            channel: deed.channel,
            created_ms: now,
            started: Instant::now(),
            name: deed.name,
            focused_kind: deed.focused_kind,
            source: deed.source,
            phase: Phase::Waiting,
            ack_ms: None,
            original: None,
            settled: false,
            answer: Value::Null,
            changed: watch::Sender::new(()),
        };
        self.interactions.by_token.insert(token, id);
        self.interactions.all.insert(id, interaction);
        self.tell_interaction(id);
        (id, payload)
    }

    fn payload(&self, id: Id, token: &str, deed: &Deed) -> Value {
        let world = &self.world;
        let locale = world.user(deed.person).map_or("en-US", |user| user.locale.as_str());
        let mut payload = json!({
            "id": id, "application_id": world.bot, "type": deed.kind, "token": token, "version": 1,
            "data": deed.data, "channel_id": deed.channel, "locale": locale, "entitlements": [],
            "entitlement_sku_ids": [], "attachment_size_limit": crate::rest::body::FILE_LIMIT,
        });
        if let Some(channel) = world.channels.get(&deed.channel) {
            let mut place = world.channel_json(channel);
            if channel.guild.is_some() {
                place["permissions"] = json!(world.permissions(deed.person, channel).to_string());
            }
            payload["channel"] = place;
            payload["app_permissions"] = json!(world.app_permissions(channel));
            if let Some(guild) = channel.guild.and_then(|guild| world.guilds.get(&guild)) {
                payload["guild_id"] = json!(guild.id);
                payload["guild_locale"] = json!(guild.locale);
                payload["guild"] = json!({ "id": guild.id, "locale": guild.locale, "features": [] });
                payload["context"] = json!(0);
                payload["authorizing_integration_owners"] = json!({ "0": guild.id });
                payload["member"] = world.acting_member_json(deed.person, channel).unwrap_or_default();
            } else {
                payload["user"] = world.user_json(deed.person);
                payload["context"] = json!(1);
                payload["authorizing_integration_owners"] = json!({ "0": "0" });
            }
        }
        let source = deed.source.and_then(|source| world.message(deed.channel, source));
        if let Some(message) = source {
            payload["message"] = world.message_json(message);
        }
        payload
    }

    /// Tells the acting person (and whoever waits) how the interaction stands.
    pub fn tell_interaction(&mut self, id: Id) {
        let Some(one) = self.interactions.get(id) else { return };
        one.changed.send_replace(());
        let state = match one.phase {
            Phase::Waiting => "waiting",
            Phase::Answered(_) if one.settled => "settled",
            Phase::Answered(_) => "thinking",
            Phase::Failed => "failed",
        };
        let data = json!({ "id": id, "type": one.kind, "state": state, "message_id": one.source });
        self.hub.publish("interaction", Some(one.channel), Some(one.person), data);
    }

    /// Notes that the bot acknowledged, if it still may.
    pub fn acknowledge(&mut self, id: Id, token: &str) -> Result<(), ApiError> {
        let now = self.now();
        let one = self.interactions.get_mut(id).filter(|one| one.token == token);
        let one = one.ok_or(errors::UNKNOWN_INTERACTION)?;
        match one.phase {
            Phase::Answered(_) => return Err(errors::ALREADY_ACKNOWLEDGED),
            Phase::Failed => return Err(errors::UNKNOWN_INTERACTION),
            Phase::Waiting if now >= one.created_ms + ACK_MS => return Err(errors::UNKNOWN_INTERACTION),
            Phase::Waiting => {}
        }
        Ok(())
    }

    /// Notes what the acknowledgement was.
    pub fn answered(&mut self, id: Id, callback: Callback, original: Option<Id>, answer: Value) {
        let Some(one) = self.interactions.get_mut(id) else { return };
        let ms = one.started.elapsed().as_secs_f64() * 1000.0;
        one.phase = Phase::Answered(callback);
        one.ack_ms = Some(ms);
        one.original = original;
        one.settled = !matches!(callback, Callback::Deferred | Callback::DeferredUpdate);
        one.answer = answer;
        self.journal.acknowledged(ms);
        self.tell_interaction(id);
    }

    /// A deferred answer has come (or was taken back).
    pub fn settle(&mut self, id: Id) {
        if let Some(one) = self.interactions.get_mut(id).filter(|one| !one.settled) {
            one.settled = true;
            self.tell_interaction(id);
        }
    }

    fn expire(&mut self, id: Id) {
        if let Some(one) = self.interactions.get_mut(id).filter(|one| one.phase == Phase::Waiting) {
            one.phase = Phase::Failed;
            self.tell_interaction(id);
        }
    }

    /// What came of the interaction so far, as its person sees it.
    pub fn outcome(&self, id: Id) -> Option<Outcome> {
        let one = self.interactions.get(id)?;
        let (kind, deferred) = match one.phase {
            Phase::Waiting => (Kind::Waiting, false),
            Phase::Failed => (Kind::Failed, false),
            Phase::Answered(Callback::Message) => (Kind::Message, false),
            Phase::Answered(Callback::Update) => (Kind::Update, false),
            Phase::Answered(Callback::Choices) => (Kind::Autocomplete, false),
            Phase::Answered(Callback::Modal) => (Kind::Modal, false),
            Phase::Answered(Callback::Deferred) if one.settled => (Kind::Message, true),
            Phase::Answered(Callback::DeferredUpdate) if one.settled => (Kind::Update, true),
            Phase::Answered(Callback::Deferred | Callback::DeferredUpdate) => (Kind::Deferred, true),
        };
        let message = one.original.and_then(|original| self.world.message(one.channel, original));
        let message = message.map(|message| self.world.message_json(message));
        Some(Outcome {
            interaction_id: id,
            ack_ms: one.ack_ms,
            kind,
            deferred,
            message: message.and_then(|message| serde_json::from_value(message).ok()),
            modal: (kind == Kind::Modal).then(|| crate::outcome::Modal::new(id, one.channel, &one.answer)),
            choices: (kind == Kind::Autocomplete)
                .then(|| serde_json::from_value(one.answer["choices"].clone()).unwrap_or_default()),
            error: (kind == Kind::Failed).then(|| NO_ANSWER.to_owned()),
        })
    }
}

impl App {
    /// Lets the person act: the bot hears of it at once, or later and twice if such faults are set.
    pub fn act(self: &Arc<Self>, deed: Deed) -> Id {
        let (id, due) = {
            let mut state = self.lock();
            let due = state.now() + ACK_MS;
            let (copies, delay) = state.faults.delivery();
            let guild = state.world.channels.get(&deed.channel).and_then(|channel| channel.guild);
            let (id, payload) = state.begin(deed);
            if delay == 0 {
                for _ in 0..copies {
                    state.sessions.dispatch("INTERACTION_CREATE", guild, ALWAYS, &payload);
                }
            } else {
                let app = Arc::clone(self);
                let due = state.now() + delay;
                tokio::spawn(async move {
                    app.clock.sleep_until(due).await;
                    let mut state = app.lock();
                    for _ in 0..copies {
                        state.sessions.dispatch("INTERACTION_CREATE", guild, ALWAYS, &payload);
                    }
                });
            }
            tracing::debug!(%id, copies, delay, "interaction");
            (id, due)
        };
        let app = Arc::clone(self);
        tokio::spawn(async move {
            app.clock.sleep_until(due).await;
            app.lock().expire(id);
        });
        id
    }

    /// Waits for the acknowledgement, and if it is a deferral, up to `settle_ms` longer for the answer itself.
    pub async fn outcome(&self, id: Id, settle_ms: u64) -> Option<Outcome> {
        let mut changes = self.lock().interactions.get(id)?.changed.subscribe();
        let mut settle_by: Option<Instant> = None;
        loop {
            changes.borrow_and_update();
            let outcome = self.lock().outcome(id)?;
            match outcome.kind {
                Kind::Waiting => {
                    if changes.changed().await.is_err() {
                        return Some(outcome);
                    }
                }
                Kind::Deferred => {
                    let patience = std::time::Duration::from_millis(settle_ms);
                    let due = *settle_by.get_or_insert_with(|| Instant::now() + patience);
                    if !matches!(tokio::time::timeout_at(due, changes.changed()).await, Ok(Ok(()))) {
                        return Some(outcome);
                    }
                }
                _ => return Some(outcome),
            }
        }
    }
}
