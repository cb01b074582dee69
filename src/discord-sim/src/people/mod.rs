//! The people's API under `/sim`: what persons see and do, and the controls for tests.

mod actions;
mod components;
mod control;
mod errors;
mod events;
mod guard;
mod mischief;
mod options;
mod persons;
mod places;

use std::sync::Arc;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{delete, get, patch, post, put};

use crate::app::App;
pub use errors::PeopleError;
pub use guard::guard;

/// All routes, to be nested under `/sim`.
pub fn router(app: &Arc<App>) -> Router<Arc<App>> {
    Router::new()
        .route("/state", get(places::overview))
        .route("/demo", get(places::demo))
        .route("/persons", get(persons::list).post(persons::create))
        .route("/persons/{person}", patch(persons::change))
        .route("/persons/{person}/channels", get(places::seen))
        .route("/persons/{person}/dm", post(places::open_dm))
        .route("/persons/{person}/messages", get(persons::messages).post(persons::send))
        .route("/persons/{person}/messages/{channel}/{message}", delete(persons::remove))
        .route("/persons/{person}/reactions", post(persons::react))
        .route("/persons/{person}/typing", post(persons::typing))
        .route("/persons/{person}/commands", get(actions::commands))
        .route("/persons/{person}/slash", post(actions::slash))
        .route("/persons/{person}/autocomplete", post(actions::autocomplete))
        .route("/persons/{person}/menu", post(actions::menu))
        .route("/persons/{person}/press", post(components::press))
        .route("/persons/{person}/select", post(components::select))
        .route("/persons/{person}/submit", post(components::submit))
        .route("/persons/{person}/interactions/{interaction}", get(actions::outcome))
        .route("/persons/{person}/forge", post(mischief::forge))
        .route("/guilds/{guild}/members/{who}", delete(mischief::leave))
        .route("/guilds/{guild}/bot", post(mischief::invite))
        .route("/guilds", post(places::create_guild))
        .route("/guilds/{guild}/channels", post(places::create_channel))
        .route("/guilds/{guild}/members", post(places::join))
        .route("/channels/{channel}", delete(places::delete_channel))
        .route("/channels/{channel}/threads", post(places::start_thread))
        .route("/channels/{channel}/permissions", put(places::permit))
        .route("/changes", get(events::changes))
        .route("/events", get(events::live))
        .route("/faults", post(control::fault).delete(control::clear_faults))
        .route("/journal", get(control::journal).delete(control::clear_journal))
        .route("/metrics", get(control::metrics))
        .route("/clock", get(control::clock))
        .route("/clock/advance", post(control::advance))
        .route("/limits", put(control::limits))
        .layer(from_fn_with_state(Arc::clone(app), guard))
}
