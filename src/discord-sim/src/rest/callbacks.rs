//! Callbacks: how the bot acknowledges an interaction, once, within three seconds.

use serde_json::{Value, json};

use super::{Call, Reply};
use crate::errors::{self, ApiError};
use crate::ids::Id;
use crate::interactions::{AUTOCOMPLETE, COMMAND, COMPONENT, Callback, Interaction, MODAL};
use crate::validate::{self, Form, MessageUse};
use crate::world::message::{FLAG_EPHEMERAL, FLAG_LOADING};
use crate::world::{InteractionMeta, Message};

pub fn callback(call: &mut Call<'_>, id: Id, token: &str) -> Result<Reply, ApiError> {
    call.state.acknowledge(id, token)?;
    let body = &call.request.body;
    let one = call.state.interactions.get(id).ok_or(errors::UNKNOWN_INTERACTION)?;
    let kind = kind(body, one)?;
    let nothing = json!({});
    let data = body.get("data").filter(|data| !data.is_null()).unwrap_or(&nothing);
    let (original, answer) = match kind {
        Callback::Message => (Some(new_message(call, id, data, false)?), Value::Null),
        Callback::Deferred => (Some(new_message(call, id, data, true)?), Value::Null),
        Callback::DeferredUpdate => (one.source, Value::Null),
        Callback::Update => (Some(update(call, id, data)?), Value::Null),
        Callback::Choices => {
            validate::choices(data, one.focused_kind)?;
            (None, data.clone())
        }
        Callback::Modal => {
            validate::modal(data)?;
            (None, data.clone())
        }
    };
    call.state.answered(id, kind, original, answer);
    if call.query("with_response").is_some_and(|value| value == "true" || value == "1") {
        return Ok(Reply::Ok(resource(call, id, kind, original)));
    }
    Ok(Reply::None)
}

/// The type of the callback, if it suits the interaction.
fn kind(body: &Value, one: &Interaction) -> Result<Callback, ApiError> {
    use Callback::{Choices, Deferred, DeferredUpdate, Message, Modal, Update};
    let allowed: &[Callback] = match (one.kind, one.source) {
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

/// Posts the answer, or the "thinking…" that stands for it.
fn new_message(call: &mut Call<'_>, id: Id, data: &Value, thinking: bool) -> Result<Id, ApiError> {
    let uploads = &call.request.uploads;
    let body = validate::message(data, "data", uploads, MessageUse::Callback)?;
    let mut message = answer_to(call, id, body.flags & FLAG_EPHEMERAL != 0)?;
    if thinking {
        message.flags |= FLAG_LOADING;
    } else {
        message.flags |= body.flags;
        call.state.fill(&mut message, &body, uploads)?;
        if message.is_empty() {
            return Err(errors::EMPTY_MESSAGE);
        }
    }
    let message_id = message.id;
    call.state.post(message);
    Ok(message_id)
}

/// An empty message of the bot that answers the interaction.
pub fn answer_to(call: &mut Call<'_>, id: Id, ephemeral: bool) -> Result<Message, ApiError> {
    let (message_id, now) = (call.state.next_id(), call.state.now());
    let one = call.state.interactions.get(id).ok_or(errors::UNKNOWN_INTERACTION)?;
    let mut message = Message::new(message_id, one.channel, call.state.world.bot, now);
    message.interaction =
        Some(InteractionMeta { id, kind: one.kind, user: one.person, name: one.name.clone(), on: one.source });
    // Commands are answered by a message of their own type, all else by a reply.
    let target = one.original.or(one.source);
    message.kind = match target {
        None => 20,
        Some(_) => 19,
    };
    message.reference = target;
    if ephemeral {
        message.flags |= FLAG_EPHEMERAL;
        message.only_for = Some(one.person);
    }
    Ok(message)
}

fn update(call: &mut Call<'_>, id: Id, data: &Value) -> Result<Id, ApiError> {
    let uploads = &call.request.uploads;
    let one = call.state.interactions.get(id).ok_or(errors::UNKNOWN_INTERACTION)?;
    let (channel, source) = (one.channel, one.source.ok_or(errors::UNKNOWN_MESSAGE)?);
    let mut message = call.state.world.message(channel, source).ok_or(errors::UNKNOWN_MESSAGE)?.clone();
    let body = validate::message(data, "data", uploads, MessageUse::Edit)?;
    call.state.fill(&mut message, &body, uploads)?;
    if message.is_empty() {
        return Err(errors::EMPTY_MESSAGE);
    }
    message.edited_ms = Some(call.state.now());
    call.state.replace(message);
    Ok(source)
}

fn resource(call: &Call<'_>, id: Id, kind: Callback, original: Option<Id>) -> Value {
    let Some(one) = call.state.interactions.get(id) else { return Value::Null };
    let world = &call.state.world;
    let message = original.and_then(|original| world.message(one.channel, original));
    let guild = world.channels.get(&one.channel).and_then(|channel| channel.guild);
    let mut answer = json!({
        "interaction": { "id": id, "type": one.kind, "channel_id": one.channel, "guild_id": guild },
        "resource": { "type": kind.number() },
    });
    if let Some(message) = message {
        answer["interaction"]["response_message_id"] = json!(message.id);
        answer["interaction"]["response_message_loading"] = json!(message.is_loading());
        answer["interaction"]["response_message_ephemeral"] = json!(message.only_for.is_some());
        if matches!(kind, Callback::Message | Callback::Update | Callback::Deferred) {
            answer["resource"]["message"] = world.message_json(message);
        }
    }
    answer
}
