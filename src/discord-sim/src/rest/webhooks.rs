//! Interaction webhooks: the original answer and follow-ups, while the token is valid.

use super::callbacks::answer_to;
use super::{Call, Reply};
use crate::errors::{self, ApiError};
use crate::ids::Id;
use crate::interactions::{Callback, Phase};
use crate::model::message::{FLAG_EPHEMERAL, FLAG_LOADING};
use crate::validate::{self, MessageUse};

pub fn route(call: &mut Call<'_>, token: &str, rest: &[&str]) -> Result<Reply, ApiError> {
    let now = call.state.now();
    let interaction = call.state.interactions.of_token(token, now)?;
    let (id, channel, original) = (interaction.id, interaction.channel, interaction.original);
    let source = interaction.source;
    for message in [original, source].into_iter().flatten() {
        call.state.load_message(channel, message);
    }
    let target = |text: &str| match text {
        "@original" => original.ok_or(errors::UNKNOWN_MESSAGE),
        text => Call::id(text),
    };
    match (call.request.method.as_str(), rest) {
        ("POST", []) => follow_up(call, id),
        ("GET", ["messages", message]) => {
            let message = own(call, id, channel, target(message)?)?;
            let message = call.state.model.message(channel, message).ok_or(errors::UNKNOWN_MESSAGE)?;
            Ok(Reply::Ok(call.state.model.message_json(message)))
        }
        ("PATCH", ["messages", message]) => {
            let message = own(call, id, channel, target(message)?)?;
            edit(call, id, channel, message)
        }
        ("DELETE", ["messages", message]) => {
            let message = own(call, id, channel, target(message)?)?;
            call.state.remove_message(channel, message);
            if Some(message) == original {
                call.state.settle(id);
            }
            Ok(Reply::None)
        }
        (_, [] | ["messages", _]) => Err(errors::method_not_allowed()),
        _ => Err(errors::not_found()),
    }
}

/// The message, if it answers this interaction or has the component that was used.
fn own(call: &Call<'_>, id: Id, channel: Id, message: Id) -> Result<Id, ApiError> {
    let stored = call.state.model.message(channel, message).ok_or(errors::UNKNOWN_MESSAGE)?;
    let interaction = call.state.interactions.get(id).ok_or(errors::INVALID_WEBHOOK_TOKEN)?;
    let answers = stored.interaction.as_ref().is_some_and(|meta| meta.id == id);
    if answers || interaction.original == Some(message) || interaction.source == Some(message) {
        Ok(message)
    } else {
        Err(errors::UNKNOWN_MESSAGE)
    }
}

fn edit(call: &mut Call<'_>, id: Id, channel: Id, target: Id) -> Result<Reply, ApiError> {
    let uploads = &call.request.uploads;
    let body =
        validate::message(&call.request.body, "", uploads, MessageUse::Edit, &call.state.model.emojis)?;
    let mut message = call.state.model.message(channel, target).ok_or(errors::UNKNOWN_MESSAGE)?.clone();
    let was_loading = message.is_loading();
    message.flags &= !FLAG_LOADING;
    call.state.apply_body(&mut message, &body, uploads)?;
    if message.is_empty() {
        return Err(errors::EMPTY_MESSAGE);
    }
    // Replacing "thinking…" does not count as an edit.
    if !was_loading {
        message.edited_ms = Some(call.state.now());
    }
    let json = call.state.replace(message);
    call.state.settle(id);
    Ok(Reply::Ok(json))
}

fn follow_up(call: &mut Call<'_>, id: Id) -> Result<Reply, ApiError> {
    let interaction = call.state.interactions.get(id).ok_or(errors::INVALID_WEBHOOK_TOKEN)?;
    // Documented by Discord: the first follow-up after a deferral edits the "thinking…" message.
    if interaction.phase == Phase::Answered(Callback::Deferred)
        && let Some(original) = interaction.original
        && call
            .state
            .model
            .message(interaction.channel, original)
            .is_some_and(crate::model::Message::is_loading)
    {
        let channel = interaction.channel;
        return edit(call, id, channel, original);
    }
    let uploads = &call.request.uploads;
    let body =
        validate::message(&call.request.body, "", uploads, MessageUse::Callback, &call.state.model.emojis)?;
    let mut message = answer_to(call, id, body.flags & FLAG_EPHEMERAL != 0)?;
    message.flags |= body.flags;
    call.state.apply_body(&mut message, &body, uploads)?;
    if message.is_empty() {
        return Err(errors::EMPTY_MESSAGE);
    }
    let posted = message.id;
    let json = call.state.post(message);
    if let Some(interaction) = call.state.interactions.get_mut(id) {
        interaction.follow_up.get_or_insert(posted);
    }
    call.state.settle(id);
    Ok(Reply::Ok(json))
}
