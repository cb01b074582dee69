//! Every sentence that a person reads, in English, German and Dutch.
//!
//! The rules say things as a key with facts (`Phrase`); here they become sentences. The bot says its own with `say`.
//!
//! ```
//! use archipel_words::{Args, Lang, say};
//!
//! assert_eq!(say(Lang::De, "more-lines", &Args::new().with("count", 3)), "… und 3 weitere");
//! ```
//!
//! Keys that nobody spells out in the source are built by these patterns. Each is looked up with the game's id in
//! front (`anno1503-verb-sell`) and then without it; first in the reader's language, then in English.
//!
//! | what | key | besides |
//! | --- | --- | --- |
//! | phrase, outcome | `<key>` | |
//! | term, part of a score | `<id>` | `$pieces` where it is counted; `.one`: a single piece, without a number |
//! | refusal | `refused-<code>` | |
//! | verb | `verb-<id>`: the label of its button | `.name`, `.description`: the typed command |
//! | question | `param-<verb>-<param>`, else `param-<param>` | `.name`, `.description`: the command's option |
//! | option before the start | `option-<id>` | |
//! | its values | `option-<id>-<value>`, else `value-<value>`; numbers need none | |
//! | rules | `rules-<game>-<topic>` | `.title`, `.words` |

mod args;
mod books;
mod files;
mod fold;
mod lang;
mod lines;
mod localised;
mod names;
mod numbers;
pub mod rules;
#[cfg(test)]
mod tests;
pub mod time;
mod voice;

pub use args::{Args, Value};
pub use books::{maybe_say, say, say_attr};
pub use lang::Lang;
pub use lines::{clip, join_lines, length};
pub use localised::Localised;
pub use names::{NAME_LENGTH, clean_name, escape_markdown};
pub use numbers::number;
pub use voice::Voice;
