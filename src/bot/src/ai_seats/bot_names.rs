//! Names and emblems of the computer players, which the interface calls captains.

/// Name, emoji, and sprite of the emblem. Names are plain ASCII because they are also part of custom ids.
const CAPTAINS: [(&str, &str, &str); 12] = [
    ("Brandaan", "🦜", "captain_parrot"),
    ("Mirabel", "🐬", "dolphin"),
    ("Tjerk", "⚓", "anchor"),
    ("Odalys", "🐙", "captain_octopus"),
    ("Corvin", "🐦‍⬛", "captain_raven"),
    ("Seraphine", "🐚", "shell"),
    ("Isbrand", "🧭", "compass"),
    ("Philippa", "🦊", "captain_fox"),
    ("Lorenz", "🔭", "captain_telescope"),
    ("Yolanthe", "🌺", "captain_hibiscus"),
    ("Barnabas", "🐳", "captain_whale"),
    ("Quirina", "🦉", "captain_owl"),
];

/// All names, rotated by the game's number so that different games start with different captains.
pub fn names(game: u64) -> Vec<&'static str> {
    let first = usize::try_from(game % CAPTAINS.len() as u64).unwrap_or(0);
    CAPTAINS.iter().cycle().skip(first).take(CAPTAINS.len()).map(|(name, ..)| *name).collect()
}

/// The emoji of a captain.
pub fn emblem(name: &str) -> &'static str {
    CAPTAINS.iter().find(|(known, ..)| *known == name).map_or("🏴", |(_, emblem, _)| *emblem)
}

/// The sprite of a captain's emblem.
pub fn drawing(name: &str) -> &'static str {
    CAPTAINS.iter().find(|(known, ..)| *known == name).map_or("ship", |(.., drawing)| *drawing)
}

#[cfg(test)]
mod tests {
    use archipel_rules::Id;

    use super::*;

    #[test]
    fn games_start_with_different_captains_and_every_captain_is_complete() {
        assert_ne!(names(1)[..3], names(2)[..3]);
        for name in names(7) {
            assert!(Id::parse(name).is_some() && name.chars().all(|c| c.is_ascii_alphabetic()), "{name}");
            assert_ne!(emblem(name), "🏴");
            assert!(archipel_render::sprite::names().any(|known| known == drawing(name)), "{name}");
        }
        let mut all = names(0);
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), CAPTAINS.len());
    }
}
