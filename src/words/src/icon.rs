//! Icons of words: on buttons, in menus, and in messages in front of the word.

use std::collections::HashMap;
use std::fmt;
use std::sync::{PoisonError, RwLock};

/// A picture of the size of a letter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Icon {
    /// An emoji that every client can draw.
    Unicode(String),
    /// An emoji that Discord keeps for this application.
    Application { name: String, id: u64 },
}

/// By the name of the sprite.
static APPLICATION: RwLock<Option<HashMap<String, Icon>>> = RwLock::new(None);

/// Remembers the emoji that Discord keeps for this application, by the names of their sprites. Until then, icons are
/// Unicode emoji, and words in messages have none. A process serves one application, so there is one set of them.
pub fn set_application_emoji(emoji: impl IntoIterator<Item = (String, Icon)>) {
    let emoji = emoji.into_iter().collect();
    *APPLICATION.write().unwrap_or_else(PoisonError::into_inner) = Some(emoji);
}

/// Uses Unicode emoji again.
pub fn forget_application_emoji() {
    *APPLICATION.write().unwrap_or_else(PoisonError::into_inner) = None;
}

/// Whether the emoji of this application are known.
pub fn knows_application_emoji() -> bool {
    APPLICATION.read().unwrap_or_else(PoisonError::into_inner).is_some()
}

/// The application's emoji that shows this sprite.
pub(crate) fn of_sprite(sprite: &str) -> Option<Icon> {
    APPLICATION.read().unwrap_or_else(PoisonError::into_inner).as_ref()?.get(sprite).cloned()
}

/// As it is written in a message. Discord looks for the id; the name is what screen readers and notifications say, so it
/// is shorter than the registered one (`a1800_planks_0d9f3a`).
impl fmt::Display for Icon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Icon::Unicode(emoji) => f.write_str(emoji),
            Icon::Application { name, id } => {
                let word = name.rsplit_once('_').map_or(name.as_str(), |(word, _)| word);
                let word = word.split_once('_').map_or(word, |(_, word)| word);
                write!(f, "<:{word}:{id}>")
            }
        }
    }
}

impl Icon {
    /// Puts the icon in front of a text in a message.
    pub fn before(icon: Option<&Icon>, text: &str) -> String {
        icon.map_or_else(|| text.to_owned(), |icon| format!("{icon} {text}"))
    }
}
