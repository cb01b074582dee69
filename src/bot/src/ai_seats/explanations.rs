//! Why a computer player chose an action: stored beside the entry, shown as one line.

use archipel_players::Reason;
use archipel_words::{Args, Lang, tr};

/// Encodes a reason for the database.
pub fn spell(reason: Reason) -> String {
    match reason {
        Reason::Only => "only".to_owned(),
        Reason::Glance => "glance".to_owned(),
        Reason::Imagined(won) => format!("imagined {won}"),
        Reason::Fancy => "fancy".to_owned(),
    }
}

/// Decodes a stored reason; `None` for values of a later version.
fn read(text: &str) -> Option<Reason> {
    match text.split_once(' ').unwrap_or((text, "")) {
        ("only", _) => Some(Reason::Only),
        ("glance", _) => Some(Reason::Glance),
        ("imagined", won) => won.parse().ok().map(Reason::Imagined),
        ("fancy", _) => Some(Reason::Fancy),
        _ => None,
    }
}

/// One line for a whole turn: its most informative reason.
pub fn words<'a>(lang: Lang, player: &str, reasons: impl Iterator<Item = &'a str>) -> Option<String> {
    let weight = |reason: &Reason| match reason {
        Reason::Imagined(won) => (3, *won),
        Reason::Glance => (2, 0),
        Reason::Fancy => (1, 0),
        Reason::Only => (0, 0),
    };
    let told = reasons.filter_map(read).max_by_key(weight)?;
    let args = Args::new().with("player", player);
    Some(match told {
        Reason::Only => tr(lang, "why-only", &args),
        Reason::Glance => tr(lang, "why-glance", &args),
        Reason::Imagined(won) => tr(lang, "why-imagined", &args.with("won", u32::from(won))),
        Reason::Fancy => tr(lang, "why-fancy", &args),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_survive_their_text() {
        for reason in [Reason::Only, Reason::Glance, Reason::Imagined(63), Reason::Fancy] {
            assert_eq!(read(&spell(reason)), Some(reason));
        }
        assert_eq!(read("a dream"), None);
        assert_eq!(read("imagined much"), None);
    }

    #[test]
    fn a_turn_is_explained_by_what_was_thought_about_most() {
        let told = words(Lang::ENGLISH, "Tjerk", ["only", "imagined 63", "glance"].into_iter());
        assert!(told.is_some_and(|told| told.contains("63") && told.contains("Tjerk")));
        assert_eq!(words(Lang::ENGLISH, "Tjerk", std::iter::empty()), None);
    }
}
