//! The life of an interaction: creation, acknowledgement, deferred answer, expiry.

use serde_json::{Value, json};

use super::State;
use crate::errors::{self, ApiError};
use crate::ids::{Id, random_token};
use crate::interactions::{ACK_MS, Callback, Interaction, NO_ANSWER, Phase, UserAction};
use crate::outcome::{Modal, Outcome, OutcomeKind};
use crate::uploads::FILE_LIMIT;

impl State {
    /// Records an interaction; returns its id and the event for the bot.
    pub fn begin_interaction(&mut self, action: UserAction) -> (Id, Value) {
        let (id, now) = (self.next_id(), self.now());
        self.interactions.remove_expired(now);
        let token = random_token();
        let payload = self.payload(id, &token, &action);
        self.interactions.insert(Interaction::new(id, token, action, now));
        self.announce_interaction(id);
        (id, payload)
    }

    fn payload(&self, id: Id, token: &str, action: &UserAction) -> Value {
        let model = &self.model;
        let locale = model.user(action.user).map_or("en-US", |user| user.locale.as_str());
        let mut payload = json!({
            "id": id, "application_id": model.bot, "type": action.kind, "token": token, "version": 1,
            "data": action.data, "channel_id": action.channel, "locale": locale, "entitlements": [],
            "entitlement_sku_ids": [], "attachment_size_limit": FILE_LIMIT,
        });
        if let Some(channel) = model.channels.get(&action.channel) {
            let mut channel_json = model.channel_json(channel);
            if channel.guild.is_some() {
                channel_json["permissions"] = json!(model.permissions(action.user, channel).to_string());
            }
            payload["channel"] = channel_json;
            payload["app_permissions"] = json!(model.app_permissions(channel));
            if let Some(guild) = channel.guild.and_then(|guild| model.guilds.get(&guild)) {
                payload["guild_id"] = json!(guild.id);
                payload["guild_locale"] = json!(guild.locale);
                payload["guild"] = json!({ "id": guild.id, "locale": guild.locale, "features": [] });
                payload["context"] = json!(0);
                payload["authorizing_integration_owners"] = json!({ "0": guild.id });
                payload["member"] = model.acting_member_json(action.user, channel).unwrap_or_default();
            } else {
                payload["user"] = model.user_json(action.user);
                payload["context"] = json!(1);
                payload["authorizing_integration_owners"] = json!({ "0": "0" });
            }
        }
        let source = action.source.and_then(|source| model.message(action.channel, source));
        if let Some(message) = source {
            payload["message"] = model.message_json(message);
        }
        payload
    }

    /// Wakes the tasks that wait for this interaction, and publishes its state to its user.
    pub fn announce_interaction(&mut self, id: Id) {
        let Some(interaction) = self.interactions.get(id) else { return };
        interaction.notify();
        let state = match interaction.phase {
            Phase::Waiting => "waiting",
            Phase::Answered(_) if interaction.settled => "settled",
            Phase::Answered(_) => "thinking",
            Phase::Failed => "failed",
        };
        let data =
            json!({ "id": id, "type": interaction.kind, "state": state, "message_id": interaction.source });
        self.live_events.publish("interaction", Some(interaction.channel), Some(interaction.user), data);
    }

    /// Checks that the bot may still acknowledge the interaction.
    pub fn check_acknowledgeable(&self, id: Id, token: &str) -> Result<(), ApiError> {
        let now = self.now();
        let interaction = self.interactions.get(id).filter(|one| one.token == token);
        let interaction = interaction.ok_or(errors::UNKNOWN_INTERACTION)?;
        match interaction.phase {
            Phase::Answered(_) => return Err(errors::ALREADY_ACKNOWLEDGED),
            Phase::Failed => return Err(errors::UNKNOWN_INTERACTION),
            Phase::Waiting if now >= interaction.created_ms + ACK_MS => {
                return Err(errors::UNKNOWN_INTERACTION);
            }
            Phase::Waiting => {}
        }
        Ok(())
    }

    /// Records the acknowledgement.
    pub fn acknowledge(&mut self, id: Id, callback: Callback, original: Option<Id>, answer: Value) {
        let Some(interaction) = self.interactions.get_mut(id) else { return };
        let ms = interaction.elapsed_ms();
        interaction.phase = Phase::Answered(callback);
        interaction.ack_ms = Some(ms);
        interaction.original = original;
        interaction.settled = !matches!(callback, Callback::Deferred | Callback::DeferredUpdate);
        interaction.answer = answer;
        self.request_log.record_latency(ms);
        self.announce_interaction(id);
    }

    /// Records that the deferred answer was sent or deleted.
    pub fn settle(&mut self, id: Id) {
        if let Some(interaction) = self.interactions.get_mut(id).filter(|one| !one.settled) {
            interaction.settled = true;
            self.announce_interaction(id);
        }
    }

    /// Fails the interaction if the bot has not acknowledged it.
    pub fn expire_interaction(&mut self, id: Id) {
        if let Some(interaction) = self.interactions.get_mut(id).filter(|one| one.phase == Phase::Waiting) {
            interaction.phase = Phase::Failed;
            self.announce_interaction(id);
        }
    }

    /// The current outcome, as the user of the interaction sees it.
    pub fn outcome(&self, id: Id) -> Option<Outcome> {
        let interaction = self.interactions.get(id)?;
        let (kind, deferred) = match interaction.phase {
            Phase::Waiting => (OutcomeKind::Waiting, false),
            Phase::Failed => (OutcomeKind::Failed, false),
            Phase::Answered(Callback::Message) => (OutcomeKind::Message, false),
            Phase::Answered(Callback::Update) => (OutcomeKind::Update, false),
            Phase::Answered(Callback::Choices) => (OutcomeKind::Autocomplete, false),
            Phase::Answered(Callback::Modal) => (OutcomeKind::Modal, false),
            Phase::Answered(Callback::Deferred) if interaction.settled => (OutcomeKind::Message, true),
            Phase::Answered(Callback::DeferredUpdate) if interaction.settled => (OutcomeKind::Update, true),
            Phase::Answered(Callback::Deferred | Callback::DeferredUpdate) => (OutcomeKind::Deferred, true),
        };
        let shown = |id: Id| self.model.message(interaction.channel, id);
        // The message with the component is as it was; the follow-up is what the user sees.
        let beside = interaction.phase == Phase::Answered(Callback::DeferredUpdate);
        let (first, second) = if beside {
            (interaction.follow_up, interaction.original)
        } else {
            (interaction.original, interaction.follow_up)
        };
        let message = first.and_then(shown).or_else(|| second.and_then(shown));
        let message = message.map(|message| self.model.message_json(message));
        Some(Outcome {
            interaction_id: id,
            ack_ms: interaction.ack_ms,
            kind,
            deferred,
            message: message.and_then(|message| serde_json::from_value(message).ok()),
            modal: (kind == OutcomeKind::Modal)
                .then(|| Modal::new(id, interaction.channel, &interaction.answer)),
            choices: (kind == OutcomeKind::Autocomplete)
                .then(|| serde_json::from_value(interaction.answer["choices"].clone()).unwrap_or_default()),
            error: (kind == OutcomeKind::Failed).then(|| NO_ANSWER.to_owned()),
        })
    }
}
