//! All user-visible text, in every language of `assets/locales`.
//!
//! The rules return untranslated messages, a key plus arguments (`Phrase`); `Translator` turns them into text. The bot
//! translates its own messages with `tr`.
//!
//! ```
//! use archipel_words::{Args, Lang, tr};
//!
//! let german = Lang::from_locale("de");
//! assert_eq!(tr(german, "more-lines", &Args::new().with("count", 3)), "… und 3 weitere");
//! ```
//!
//! Keys that do not appear literally in the source are built from these patterns. Each is looked up with the game's id
//! in front (`anno1503-verb-sell`) and then without it; first in the reader's language, then in English.
//!
//! | what | key | variables and attributes |
//! | --- | --- | --- |
//! | phrase, outcome | `<key>` | |
//! | term, part of a score | `<id>`: inside a sentence | `$pieces`: the count; other forms: `docs/translating.md` |
//! | refusal | `refused-<code>` | |
//! | verb | `verb-<id>`: its button label | `.name`, `.description`: its slash command |
//! | question | `param-<verb>-<param>`, else `param-<param>` | `.name`, `.description`: the command's option |
//! | lobby option | `option-<id>` | |
//! | value of a lobby option | `option-<id>-<value>`, else `value-<value>`; numbers need no key | |
//! | rules topic | `rules-<game>-<topic>` | `.title`, `.words`: search words |

mod args;
mod bundles;
mod capitals;
pub mod check;
mod commands;
mod display_names;
mod forms;
mod icon;
mod lang;
mod language;
mod localised;
mod normalize;
mod numbers;
pub mod rule_book;
mod sources;
pub mod sprites;
#[cfg(test)]
mod tests;
pub mod timestamps;
mod translator;
mod truncate;

pub use args::{Args, Value};
pub use bundles::{glued, tr, tr_attr, try_tr};
pub use commands::{mention, set_command_ids};
pub use display_names::{NAME_LENGTH, clean_name, escape_markdown};
pub use icon::{Icon, forget_application_emoji, knows_application_emoji, set_application_emoji};
pub use lang::Lang;
pub use language::Language;
pub use localised::Localised;
pub use numbers::number;
pub use translator::Translator;
pub use truncate::{clip, drop_icons, join_lines, length};
