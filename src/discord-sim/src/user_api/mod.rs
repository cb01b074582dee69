//! The user API under `/sim`: what users see and do, and controls for tests.
//!
//! Routes, field names and error codes are used by the page and by scripts: they must not change.

mod actions;
mod command_lookup;
mod components;
mod errors;
mod events;
mod forged_requests;
mod guilds;
mod options;
mod test_controls;
mod users;

use std::sync::Arc;

use axum::Router;
use axum::routing::{delete, get, patch, post, put};

use crate::app::App;
pub use errors::UserApiError;

/// All routes, relative to `/sim`.
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/state", get(guilds::overview))
        .route("/cards", get(guilds::cards))
        .route("/persons", get(users::list).post(users::create))
        .route("/persons/{user}", patch(users::change))
        .route("/persons/{user}/channels", get(guilds::visible_channels))
        .route("/persons/{user}/dm", post(guilds::open_dm))
        .route("/persons/{user}/messages", get(users::messages).post(users::send))
        .route("/persons/{user}/messages/{channel}/{message}", delete(users::remove))
        .route("/persons/{user}/reactions", post(users::react))
        .route("/persons/{user}/typing", post(users::typing))
        .route("/persons/{user}/commands", get(actions::commands))
        .route("/persons/{user}/slash", post(actions::slash))
        .route("/persons/{user}/autocomplete", post(actions::autocomplete))
        .route("/persons/{user}/menu", post(actions::menu))
        .route("/persons/{user}/press", post(components::press))
        .route("/persons/{user}/select", post(components::select))
        .route("/persons/{user}/submit", post(components::submit))
        .route("/persons/{user}/interactions/{interaction}", get(actions::outcome))
        .route("/persons/{user}/forge", post(forged_requests::forge))
        .route("/guilds/{guild}/members/{user}", delete(guilds::leave))
        .route("/guilds/{guild}/bot", post(guilds::invite_bot))
        .route("/guilds", post(guilds::create_guild))
        .route("/guilds/{guild}/channels", post(guilds::create_channel))
        .route("/guilds/{guild}/members", post(guilds::join))
        .route("/channels/{channel}", delete(guilds::delete_channel))
        .route("/channels/{channel}/threads", post(guilds::start_thread))
        .route("/channels/{channel}/permissions", put(guilds::set_permissions))
        .route("/changes", get(events::changes))
        .route("/events", get(events::live))
        .route("/faults", post(test_controls::fault).delete(test_controls::clear_faults))
        .route("/journal", get(test_controls::request_log).delete(test_controls::clear_request_log))
        .route("/metrics", get(test_controls::metrics))
        .route("/clock", get(test_controls::clock))
        .route("/clock/advance", post(test_controls::advance))
        .route("/limits", put(test_controls::limits))
}
