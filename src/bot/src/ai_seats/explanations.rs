//! Explains why a computer player chose an action: the reason is stored with the entry and shown as one line.

use archipel_players::Reason;
use archipel_words::{Args, Lang, tr};

/// Encodes a reason for the database.
pub fn encode_reason(reason: Reason) -> String {
    match reason {
        Reason::Only => "only".to_owned(),
        Reason::Greedy => "glance".to_owned(),
        Reason::Simulated(won) => format!("imagined {won}"),
        Reason::Random => "fancy".to_owned(),
    }
}

/// Decodes a stored reason; `None` for values of a later version.
fn decode_reason(text: &str) -> Option<Reason> {
    match text.split_once(' ').unwrap_or((text, "")) {
        ("only", _) => Some(Reason::Only),
        ("glance", _) => Some(Reason::Greedy),
        ("imagined", won) => won.parse().ok().map(Reason::Simulated),
        ("fancy", _) => Some(Reason::Random),
        _ => None,
    }
}

/// Explains a whole turn in one line, by its most informative reason.
pub fn words<'a>(lang: Lang, player: &str, reasons: impl Iterator<Item = &'a str>) -> Option<String> {
    let weight = |reason: &Reason| match reason {
        Reason::Simulated(won) => (3, *won),
        Reason::Greedy => (2, 0),
        Reason::Random => (1, 0),
        Reason::Only => (0, 0),
    };
    let reason = reasons.filter_map(decode_reason).max_by_key(weight)?;
    let args = Args::new().with("player", player);
    Some(match reason {
        Reason::Only => tr(lang, "why-only", &args),
        Reason::Greedy => tr(lang, "why-glance", &args),
        Reason::Simulated(won) => tr(lang, "why-imagined", &args.with("won", u32::from(won))),
        Reason::Random => tr(lang, "why-fancy", &args),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_round_trip_through_text() {
        for reason in [Reason::Only, Reason::Greedy, Reason::Simulated(63), Reason::Random] {
            assert_eq!(decode_reason(&encode_reason(reason)), Some(reason));
        }
        assert_eq!(decode_reason("a dream"), None);
        assert_eq!(decode_reason("imagined much"), None);
    }

    #[test]
    fn a_turn_is_explained_by_its_most_informative_reason() {
        let line = words(Lang::ENGLISH, "Tjerk", ["only", "imagined 63", "glance"].into_iter());
        assert!(line.is_some_and(|line| line.contains("63") && line.contains("Tjerk")));
        assert_eq!(words(Lang::ENGLISH, "Tjerk", std::iter::empty()), None);
    }
}
