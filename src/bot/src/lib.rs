//! Archipel in Discord: commands, panels, posts. Knows no rule; asks `rules`, keeps with `store`, speaks with
//! `words`, draws with `render`.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "Discord's ids are stored as i64; counts are small"
)]

mod clock;
mod commands;
mod commit;
mod component;
mod components;
mod consent;
mod courier;
mod desk;
mod error;
mod hall;
mod invitation;
mod lobby;
mod look;
mod panel;
mod post;
mod reminders;
mod reply;
mod request;
mod retry;
mod run;
mod studio;
mod walk;

pub use archipel_render::What;
pub use clock::Clock;
pub use run::{Config, StartError, check, register_all, run};
pub use studio::{Scene, paint};
