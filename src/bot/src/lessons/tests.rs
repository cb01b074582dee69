//! Every game has a lesson, and every number that a text mentions is on the picture.
#![allow(clippy::expect_used, reason = "tests may panic")]

use super::*;

const NUMBERS: [char; 6] = ['①', '②', '③', '④', '⑤', '⑥'];

#[test]
fn every_game_has_five_cards_whose_callouts_are_on_the_picture() {
    for (game, text) in SOURCES {
        let lesson = Lesson::read(*game, text).expect("a lesson that can be read");
        assert_eq!(lesson.cards.len(), usize::from(CARDS), "{game}");
        assert_eq!(Arc::strong_count(&LESSONS[game]), 1, "{game} is taught");
        let view = lesson.table.position().view(Viewer::Seat(LEARNER));
        let translator = Translator {
            lang: Lang::ENGLISH,
            game: Some(*game),
            names: &lesson.table.record().seats,
            icons: false,
        };
        for (index, card) in lesson.cards.iter().enumerate() {
            assert!(!card.callouts.is_empty(), "{game} {}", index + 1);
            let found = with_options(&translator, &Scene::plain(card.subject), |options| {
                archipel_render::are_on_picture(&view, options, &card.callouts)
            });
            assert!(found.iter().all(|found| *found), "{game} {}: {found:?}", index + 1);
        }
    }
}

#[test]
fn texts_and_descriptions_mention_exactly_the_numbers_on_the_picture() {
    for (game, lesson) in LESSONS.iter() {
        for lang in Lang::all() {
            for (index, card) in lesson.cards.iter().enumerate() {
                let key = format!("learn-{game}-{}", index + 1);
                let text = tr(lang, &key, &Args::new());
                let alt = tr_attr(lang, &key, "alt", &Args::new());
                let expected: Vec<char> = NUMBERS[..card.callouts.len()].to_vec();
                for (what, text) in [("text", text), ("alt", alt)] {
                    let said: Vec<char> =
                        NUMBERS.into_iter().filter(|number| text.contains(*number)).collect();
                    assert_eq!(said, expected, "{lang} {key} {what}: {text}");
                }
            }
        }
    }
}

#[test]
fn a_card_fits_into_a_message_and_its_description_into_the_limit() {
    let display = image_service::DisplaySettings {
        size: image_service::Size::Small,
        ..image_service::DisplaySettings::default()
    };
    for (game, lesson) in LESSONS.iter() {
        for lang in Lang::all() {
            for number in 1..=CARDS {
                let text = tr(lang, &format!("learn-{game}-{number}"), &Args::new());
                assert!(
                    (80..1100).contains(&archipel_words::length(&text)),
                    "{lang} {game} {number}: {text}"
                );
            }
        }
        // To look at them, at the width of a phone and of a desktop.
        if let Ok(folder) = std::env::var("LESSONS") {
            for (number, lang) in (1..=CARDS).flat_map(|number| Lang::all().map(move |lang| (number, lang))) {
                let drawn = paint(
                    lesson,
                    *game,
                    number,
                    Audience { lang, display: image_service::DisplaySettings::default() },
                );
                std::fs::write(format!("{folder}/{game}-{number}-{lang}.png"), drawn.bytes).expect("a file");
            }
        }
        let drawn = paint(lesson, *game, 1, Audience { lang: Lang::ENGLISH, display });
        let alt = archipel_words::length(&drawn.alt);
        assert!(alt > 60 && alt <= MAX_ALT, "{game}: {}", drawn.alt);
        assert!(drawn.bytes.len() > 5_000);
    }
}
