//! Why a computer player played as it did: spelt beside the entry, told in one line.

use archipel_players::Reason;
use archipel_words::{Args, Lang, say};

/// How a reason is kept.
pub fn spell(reason: Reason) -> String {
    match reason {
        Reason::Only => "only".to_owned(),
        Reason::Glance => "glance".to_owned(),
        Reason::Imagined(won) => format!("imagined {won}"),
        Reason::Fancy => "fancy".to_owned(),
    }
}

/// How a kept reason is read; what a later version writes says nothing.
fn read(text: &str) -> Option<Reason> {
    match text.split_once(' ').unwrap_or((text, "")) {
        ("only", _) => Some(Reason::Only),
        ("glance", _) => Some(Reason::Glance),
        ("imagined", won) => won.parse().ok().map(Reason::Imagined),
        ("fancy", _) => Some(Reason::Fancy),
        _ => None,
    }
}

/// One line for a whole turn: of all its reasons, the one that says most.
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
        Reason::Only => say(lang, "why-only", &args),
        Reason::Glance => say(lang, "why-glance", &args),
        Reason::Imagined(won) => say(lang, "why-imagined", &args.with("won", u32::from(won))),
        Reason::Fancy => say(lang, "why-fancy", &args),
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
        let told = words(Lang::En, "Tjerk", ["only", "imagined 63", "glance"].into_iter());
        assert!(told.is_some_and(|told| told.contains("63") && told.contains("Tjerk")));
        assert_eq!(words(Lang::En, "Tjerk", std::iter::empty()), None);
    }
}
