//! Forged requests, which no page offers: components that are not on the message.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State as Extract};
use serde::Deserialize;
use serde_json::json;

use super::actions::{OutcomeResult, Wait, perform};
use crate::app::App;
use crate::ids::Id;
use crate::interactions::{COMPONENT, UserAction};

const BUTTON: u8 = 2;
const STRING_SELECT: u8 = 3;

#[derive(Debug, Deserialize)]
pub struct Forge {
    channel_id: Id,
    /// Any message that the user sees.
    message_id: Id,
    /// The custom id of the forged component.
    custom_id: String,
    /// With values the component is a select, without them a button.
    values: Option<Vec<String>>,
    #[serde(flatten)]
    wait: Wait,
}

/// Uses a component that is not on the message. A bot must not rely on Discord to refuse that.
pub async fn forge(
    Extract(app): Extract<Arc<App>>,
    Path(user): Path<Id>,
    Json(forge): Json<Forge>,
) -> OutcomeResult {
    app.lock().visible_message(user, forge.channel_id, forge.message_id)?;
    let data = match forge.values {
        Some(values) => json!({
            "custom_id": forge.custom_id, "component_type": STRING_SELECT, "id": 1, "values": values,
        }),
        None => json!({ "custom_id": forge.custom_id, "component_type": BUTTON, "id": 1 }),
    };
    let source = Some(forge.message_id);
    let channel = forge.channel_id;
    let action = UserAction { kind: COMPONENT, user, channel, data, source, name: None, focused_kind: 0 };
    perform(&app, action, forge.wait).await
}
