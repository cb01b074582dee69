//! Tests of the translations, and of the locale files on disk.

mod examples;
mod game_keys;
mod key_usage;
mod locale_files;
mod parsed_locales;
mod rule_search;
