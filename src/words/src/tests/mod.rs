//! Tests of the translations, and of the locale files on disk.

mod disk;
mod examples;
mod forbidden;
mod forms;
mod game_keys;
mod key_usage;
mod locale_files;
mod rule_book;
mod terms;
