//! After the acknowledgement: the original answer and follow-ups, while the token is good.

use super::callbacks::answer_to;
use super::{Call, Reply};
use crate::errors::{self, ApiError};
use crate::ids::Id;
use crate::interactions::{Callback, Phase};
use crate::validate::{self, MessageUse};
use crate::world::message::{FLAG_EPHEMERAL, FLAG_LOADING};

pub fn route(call: &mut Call<'_>, token: &str, rest: &[&str]) -> Result<Reply, ApiError> {
    let now = call.state.now();
    let one = call.state.interactions.of_token(token, now)?;
    let (id, channel, original) = (one.id, one.channel, one.original);
    let source = one.source;
    for message in [original, source].into_iter().flatten() {
        call.state.recall(channel, message);
    }
    let target = |text: &str| match text {
        "@original" => original.ok_or(errors::UNKNOWN_MESSAGE),
        text => Call::id(text),
    };
    match (call.request.method.as_str(), rest) {
        ("POST", []) => follow_up(call, id),
        ("GET", ["messages", message]) => {
            let message = own(call, id, channel, target(message)?)?;
            let message = call.state.world.message(channel, message).ok_or(errors::UNKNOWN_MESSAGE)?;
            Ok(Reply::Ok(call.state.world.message_json(message)))
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

/// The message, if it belongs to this interaction or to the component that was used.
fn own(call: &Call<'_>, id: Id, channel: Id, message: Id) -> Result<Id, ApiError> {
    let stored = call.state.world.message(channel, message).ok_or(errors::UNKNOWN_MESSAGE)?;
    let one = call.state.interactions.get(id).ok_or(errors::INVALID_WEBHOOK_TOKEN)?;
    let answers = stored.interaction.as_ref().is_some_and(|meta| meta.id == id);
    if answers || one.original == Some(message) || one.source == Some(message) {
        Ok(message)
    } else {
        Err(errors::UNKNOWN_MESSAGE)
    }
}

fn edit(call: &mut Call<'_>, id: Id, channel: Id, target: Id) -> Result<Reply, ApiError> {
    let uploads = &call.request.uploads;
    let body = validate::message(&call.request.body, "", uploads, MessageUse::Edit)?;
    let mut message = call.state.world.message(channel, target).ok_or(errors::UNKNOWN_MESSAGE)?.clone();
    let was_loading = message.is_loading();
    message.flags &= !FLAG_LOADING;
    call.state.fill(&mut message, &body, uploads)?;
    if message.is_empty() {
        return Err(errors::EMPTY_MESSAGE);
    }
    // The first answer in place of "thinking…" is not an edit in anybody's eyes.
    if !was_loading {
        message.edited_ms = Some(call.state.now());
    }
    let json = call.state.replace(message);
    call.state.settle(id);
    Ok(Reply::Ok(json))
}

fn follow_up(call: &mut Call<'_>, id: Id) -> Result<Reply, ApiError> {
    let one = call.state.interactions.get(id).ok_or(errors::INVALID_WEBHOOK_TOKEN)?;
    // Right after a deferral, a follow-up takes the place of "thinking…" (documented, for old bots).
    if one.phase == Phase::Answered(Callback::Deferred)
        && let Some(original) = one.original
        && call.state.world.message(one.channel, original).is_some_and(crate::world::Message::is_loading)
    {
        let channel = one.channel;
        return edit(call, id, channel, original);
    }
    let uploads = &call.request.uploads;
    let body = validate::message(&call.request.body, "", uploads, MessageUse::Callback)?;
    let mut message = answer_to(call, id, body.flags & FLAG_EPHEMERAL != 0)?;
    message.flags |= body.flags;
    call.state.fill(&mut message, &body, uploads)?;
    if message.is_empty() {
        return Err(errors::EMPTY_MESSAGE);
    }
    let json = call.state.post(message);
    call.state.settle(id);
    Ok(Reply::Ok(json))
}
