//! Which sprite stands for which word: `assets/shared/sprites-<game>.ftl`.

use std::collections::HashMap;
use std::sync::LazyLock;

use archipel_rules::GameId;

use crate::sources;

/// Words of one kind, in the order of the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// Its heading is the message `legend-<id>`.
    pub id: &'static str,
    /// Keys of words, and the sprites that stand for them.
    pub words: Vec<(&'static str, &'static str)>,
}

static GROUPS: LazyLock<Vec<Group>> =
    LazyLock::new(|| sources::SHARED.iter().flat_map(|text| read(text)).collect());
static SPRITES: LazyLock<HashMap<&'static str, &'static str>> =
    LazyLock::new(|| GROUPS.iter().flat_map(|group| &group.words).copied().collect());

fn read(text: &'static str) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for line in text.lines() {
        if let Some(id) = line.strip_prefix("## ") {
            groups.push(Group { id, words: Vec::new() });
        } else if let Some((word, sprite)) =
            line.strip_prefix("sprite-").and_then(|line| line.split_once(" = "))
            && let Some(group) = groups.last_mut()
        {
            group.words.push((word, sprite));
        }
    }
    groups.retain(|group| !group.words.is_empty());
    groups
}

/// The groups of words with sprites.
pub fn groups() -> &'static [Group] {
    &GROUPS
}

/// The groups of one game.
pub fn groups_of(game: GameId) -> impl Iterator<Item = &'static Group> {
    let of_game =
        move |word: &str| word.strip_prefix(game.as_str()).is_some_and(|rest| rest.starts_with('-'));
    GROUPS.iter().filter(move |group| group.words.iter().any(|(word, _)| of_game(word)))
}

/// The sprite of a word: its key with the game's id in front, or without.
pub(crate) fn of_word(game: Option<GameId>, id: &str) -> Option<&'static str> {
    let specific = game.and_then(|game| SPRITES.get(format!("{game}-{id}").as_str()));
    specific.or_else(|| SPRITES.get(id)).copied()
}
