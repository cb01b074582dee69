//! The rules in our own words can be found.

use archipel_rules::GameId;

use crate::fold::fold;
use crate::{Lang, length, rules};

#[test]
fn words_are_folded() {
    for spelling in ["Gebäude", "gebaeude", "GEBA\u{308}UDE", "gebaude"] {
        assert_eq!(fold(spelling), "gebaude");
    }
    assert_eq!(fold("Straße"), "strasse");
    assert_eq!(fold("beëindigen"), "beeindigen");
}

#[test]
fn every_game_is_explained_in_every_language() {
    for game in GameId::ALL {
        let count = rules::topics(Lang::En, *game).len();
        assert!((10..=25).contains(&count), "{game} has {count} topics; autocomplete shows 25");
        for lang in Lang::ALL {
            assert_eq!(rules::topics(lang, *game).len(), count);
            for topic in rules::topics(lang, *game) {
                let long = length(&topic.text);
                assert!((300..=900).contains(&long), "{lang} {game} {} has {long} characters", topic.id);
                assert_eq!(rules::topic(lang, *game, topic.id), Some(topic));
                assert_eq!(
                    rules::search(lang, *game, &topic.title).first(),
                    Some(&topic),
                    "{lang} {}",
                    topic.title
                );
            }
        }
    }
}
