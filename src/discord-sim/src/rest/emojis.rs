//! Emojis of the application: list, create, rename, delete.

use serde_json::{Value, json};

use super::{Call, Reply};
use crate::errors::{self, ApiError};
use crate::ids::Id;
use crate::validate::{self, Form};

/// Discord's limit per application.
const MAX_EMOJIS: usize = 2000;

pub fn route(call: &mut Call<'_>, rest: &[&str]) -> Result<Reply, ApiError> {
    match (call.request.method.as_str(), rest) {
        ("GET", []) => {
            let model = &call.state.model;
            let items: Vec<Value> = model.emojis.values().map(|emoji| model.emoji_json(emoji)).collect();
            Ok(Reply::Ok(json!({ "items": items })))
        }
        ("POST", []) => create(call),
        ("GET", [id]) => shown(call, Call::id(id)?),
        ("PATCH", [id]) => rename(call, Call::id(id)?),
        ("DELETE", [id]) => {
            let id = Call::id(id)?;
            call.state.model.emojis.get(&id).ok_or(errors::UNKNOWN_APPLICATION_EMOJI)?;
            call.state.delete_emoji(id);
            Ok(Reply::None)
        }
        (_, [] | [_]) => Err(errors::method_not_allowed()),
        _ => Err(errors::not_found()),
    }
}

fn shown(call: &Call<'_>, id: Id) -> Result<Reply, ApiError> {
    let emoji = call.state.model.emojis.get(&id).ok_or(errors::UNKNOWN_APPLICATION_EMOJI)?;
    Ok(Reply::Ok(call.state.model.emoji_json(emoji)))
}

fn create(call: &mut Call<'_>) -> Result<Reply, ApiError> {
    let new = validate::new_emoji(&call.request.body)?;
    if call.state.model.emojis.len() >= MAX_EMOJIS {
        return Err(errors::TOO_MANY_EMOJIS);
    }
    check_unique(call, &new.name, None)?;
    let id = call.state.add_emoji(new);
    let emoji = call.state.model.emojis.get(&id).ok_or(errors::UNKNOWN_APPLICATION_EMOJI)?;
    Ok(Reply::Created(call.state.model.emoji_json(emoji)))
}

fn rename(call: &mut Call<'_>, id: Id) -> Result<Reply, ApiError> {
    call.state.model.emojis.get(&id).ok_or(errors::UNKNOWN_APPLICATION_EMOJI)?;
    if let Some(name) = validate::emoji_name(&call.request.body)? {
        check_unique(call, &name, Some(id))?;
        call.state.rename_emoji(id, name);
    }
    shown(call, id)
}

fn check_unique(call: &Call<'_>, name: &str, except: Option<Id>) -> Result<(), ApiError> {
    let taken = |emoji: &crate::model::Emoji| emoji.name == name && Some(emoji.id) != except;
    if call.state.model.emojis.values().any(taken) {
        let message = "An emoji with that name already exists";
        return Err(Form::single("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message));
    }
    Ok(())
}
