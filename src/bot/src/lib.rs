//! Archipel in Discord: commands, panels, posts. Knows no rule; asks `rules`, keeps with `store`, speaks with
//! `words`, draws with `render`.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "Discord's ids are stored as i64; counts are small"
)]

mod calls;
mod chores;
mod clock;
mod commands;
mod commit;
mod component;
mod components;
mod computer;
mod consent;
mod courier;
mod desk;
mod error;
mod hall;
mod invitation;
mod limits;
mod lobby;
mod look;
mod luck;
mod metrics;
mod panel;
mod post;
mod reply;
mod request;
mod retry;
mod run;
mod sitting;
mod studio;
mod time;
mod upgrade;
mod walk;
mod watch;

pub use archipel_render::What;
pub use clock::Clock;
pub use computer::Computers;
pub use limits::{Limit, Limits};
pub use luck::Luck;
pub use reply::Attachment;
pub use run::{Config, StartError, check, register_all, run};
pub use studio::film::shoot;
pub use studio::{Page, Reader, Scene, Size, Taste, paint, paint_sheet, with_request};

/// How many time zones are known.
pub fn time_zones() -> usize {
    time::zones().count()
}
