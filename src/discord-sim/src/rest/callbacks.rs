//! Interaction callbacks: the bot acknowledges once, within three seconds.

use serde_json::{Value, json};

use super::{Call, Reply};
use crate::errors::{self, ApiError};
use crate::ids::Id;
use crate::interactions::{AUTOCOMPLETE, COMMAND, COMPONENT, Callback, Interaction, MODAL};
use crate::model::message::{FLAG_EPHEMERAL, FLAG_LOADING};
use crate::model::{InteractionMeta, Message};
use crate::validate::{self, Form, MessageUse};

pub fn callback(call: &mut Call<'_>, id: Id, token: &str) -> Result<Reply, ApiError> {
    call.state.check_acknowledgeable(id, token)?;
    let body = &call.request.body;
    let interaction = call.state.interactions.get(id).ok_or(errors::UNKNOWN_INTERACTION)?;
    let kind = callback_kind(body, interaction)?;
    let nothing = json!({});
    let data = body.get("data").filter(|data| !data.is_null()).unwrap_or(&nothing);
    let (original, answer) = match kind {
        Callback::Message => (Some(new_message(call, id, data, false)?), Value::Null),
        Callback::Deferred => (Some(new_message(call, id, data, true)?), Value::Null),
        Callback::DeferredUpdate => (interaction.source, Value::Null),
        Callback::Update => (Some(update(call, id, data)?), Value::Null),
        Callback::Choices => {
            validate::choices(data, interaction.focused_kind)?;
            (None, data.clone())
        }
        Callback::Modal => {
            validate::modal(data)?;
            (None, data.clone())
        }
    };
    call.state.acknowledge(id, kind, original, answer);
    if call.query("with_response").is_some_and(|value| value == "true" || value == "1") {
        return Ok(Reply::Ok(resource(call, id, kind, original)));
    }
    Ok(Reply::None)
}

/// The type of the callback, if it is allowed for the interaction.
fn callback_kind(body: &Value, interaction: &Interaction) -> Result<Callback, ApiError> {
    use Callback::{Choices, Deferred, DeferredUpdate, Message, Modal, Update};
    let allowed: &[Callback] = match (interaction.kind, interaction.source) {
        (COMMAND, _) => &[Message, Deferred, Modal],
        (COMPONENT, _) => &[Message, Deferred, DeferredUpdate, Update, Modal],
        (AUTOCOMPLETE, _) => &[Choices],
        (MODAL, Some(_)) => &[Message, Deferred, DeferredUpdate, Update],
        _ => &[Message, Deferred],
    };
    let numbers: Vec<i64> = allowed.iter().map(|kind| i64::from(kind.number())).collect();
    let mut form = Form::default();
    if !form.object(body, "") {
        return Err(form.error());
    }
    let number = form.one_of(body, "", "type", &numbers);
    form.finish()?;
    let chosen = allowed.iter().find(|kind| Some(i64::from(kind.number())) == number);
    chosen.copied().ok_or(errors::INVALID_FORM)
}

/// Posts the answer, or a "thinking…" placeholder for it.
fn new_message(call: &mut Call<'_>, id: Id, data: &Value, thinking: bool) -> Result<Id, ApiError> {
    let uploads = &call.request.uploads;
    let body = validate::message(data, "data", uploads, MessageUse::Callback, &call.state.model.emojis)?;
    let mut message = answer_to(call, id, body.flags & FLAG_EPHEMERAL != 0)?;
    if thinking {
        message.flags |= FLAG_LOADING;
    } else {
        message.flags |= body.flags;
        call.state.apply_body(&mut message, &body, uploads)?;
        if message.is_empty() {
            return Err(errors::EMPTY_MESSAGE);
        }
    }
    let message_id = message.id;
    call.state.post(message);
    Ok(message_id)
}

/// An empty message of the bot in answer to the interaction.
pub fn answer_to(call: &mut Call<'_>, id: Id, ephemeral: bool) -> Result<Message, ApiError> {
    let (message_id, now) = (call.state.next_id(), call.state.now());
    let interaction = call.state.interactions.get(id).ok_or(errors::UNKNOWN_INTERACTION)?;
    let mut message = Message::new(message_id, interaction.channel, call.state.model.bot, now);
    message.interaction = Some(InteractionMeta {
        id,
        kind: interaction.kind,
        user: interaction.user,
        name: interaction.name.clone(),
        source: interaction.source,
    });
    // Message type 20 answers a command, 19 (reply) anything else.
    let target = interaction.original.or(interaction.source);
    message.kind = match target {
        None => 20,
        Some(_) => 19,
    };
    message.reference = target;
    if ephemeral {
        message.flags |= FLAG_EPHEMERAL;
        message.only_for = Some(interaction.user);
    }
    Ok(message)
}

fn update(call: &mut Call<'_>, id: Id, data: &Value) -> Result<Id, ApiError> {
    let uploads = &call.request.uploads;
    let interaction = call.state.interactions.get(id).ok_or(errors::UNKNOWN_INTERACTION)?;
    let (channel, source) = (interaction.channel, interaction.source.ok_or(errors::UNKNOWN_MESSAGE)?);
    let mut message = call.state.model.message(channel, source).ok_or(errors::UNKNOWN_MESSAGE)?.clone();
    let body = validate::message(data, "data", uploads, MessageUse::Edit, &call.state.model.emojis)?;
    call.state.apply_body(&mut message, &body, uploads)?;
    if message.is_empty() {
        return Err(errors::EMPTY_MESSAGE);
    }
    message.edited_ms = Some(call.state.now());
    call.state.replace(message);
    Ok(source)
}

fn resource(call: &Call<'_>, id: Id, kind: Callback, original: Option<Id>) -> Value {
    let Some(interaction) = call.state.interactions.get(id) else { return Value::Null };
    let model = &call.state.model;
    let message = original.and_then(|original| model.message(interaction.channel, original));
    let guild = model.channels.get(&interaction.channel).and_then(|channel| channel.guild);
    let mut answer = json!({
        "interaction": { "id": id, "type": interaction.kind, "channel_id": interaction.channel, "guild_id": guild },
        "resource": { "type": kind.number() },
    });
    if let Some(message) = message {
        answer["interaction"]["response_message_id"] = json!(message.id);
        answer["interaction"]["response_message_loading"] = json!(message.is_loading());
        answer["interaction"]["response_message_ephemeral"] = json!(message.only_for.is_some());
        if matches!(kind, Callback::Message | Callback::Update | Callback::Deferred) {
            answer["resource"]["message"] = model.message_json(message);
        }
    }
    answer
}
