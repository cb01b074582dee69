//! Archipel in Discord: commands, panels, posts. Contains no game rules: those are in `rules`, storage is in `store`,
//! texts are in `words`, and pictures are in `render`.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "Discord's ids are stored as i64; counts are small"
)]

mod admin_http;
mod ai_seats;
mod ai_worker;
mod alarm_worker;
mod answer_path;
mod app;
mod application_emoji;
mod clock;
mod commands;
mod component_router;
mod config;
mod custom_id;
mod denial;
mod error;
mod game_service;
mod guide;
mod guided_game;
mod image_service;
mod invocation;
mod legend;
mod lessons;
mod limits;
mod loaded_game;
mod lobby;
mod maintenance;
mod metrics;
mod open_offers;
mod open_panels;
mod outbox_render;
mod outbox_worker;
mod panel;
mod panel_worker;
mod private_news;
mod reply;
mod responder;
mod retry;
mod rule_pages;
mod rules_migration;
mod schedule;
mod seed_source;
mod startup;
mod views;
mod votes;

pub use application_emoji::EmojiReport;
pub use archipel_render::Subject;
pub use clock::Clock;
pub use config::{Computers, Config, StartError};
pub use image_service::film::shoot;
pub use image_service::{
    Audience, DisplaySettings, Scene, Size, TableKind, paint, paint_table, with_options,
};
pub use limits::{Limit, Limits};
pub use reply::Attachment;
pub use seed_source::SeedSource;
pub use startup::{check, register_all, run, synchronise_emoji};

/// The number of known time zones.
pub fn time_zones() -> usize {
    schedule::zones().count()
}
