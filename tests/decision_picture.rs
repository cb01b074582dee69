//! The picture beside a question of the panel: what is asked, numbered, in landscape, and in words.
#![allow(clippy::expect_used, reason = "tests may panic")]

mod support;

use archipel_rules::{Answer, Asked, Id, Seat, Table, VERB};
use support::{Harness, slash, start_game};

#[tokio::test(flavor = "multi_thread")]
async fn a_question_comes_with_a_landscape_picture_of_its_numbered_answers() {
    let harness = Harness::new().await;
    let people = [harness.person("Ada", "en-US").await, harness.person("Bernd", "de").await];
    start_game(&harness, "mille-fiori", &people).await;
    let table = Table::replay(harness.record(1)).expect("the record replays");
    for (person, begins) in people.iter().zip(["Numbers on the picture: 1 ", "Nummern auf dem Bild: 1 "]) {
        let panel = slash(person, harness.channel, "millefiori choose", &[]).await;
        let [file] = &panel.attachments[..] else { panic!("one picture: {:?}", panel.attachments) };
        assert_eq!(
            (file.filename.as_str(), file.width, file.height),
            ("decision.png", Some(1000), Some(630)),
            "{}",
            panel.content
        );
        let bytes = harness.client.download(file).await.expect("the bytes");
        assert!(bytes.starts_with(b"\x89PNG") && bytes.len() < 200_000, "{} bytes", bytes.len());
        // All answers are on the picture, with the numbers of the buttons.
        let seat = table.record().seats.iter().position(|name| name == person.name()).expect("a seat");
        let seat = Seat(u8::try_from(seat).expect("few seats"));
        let mut cards = Vec::new();
        let verb = [Answer { param: VERB, id: Id::new("choose") }];
        assert_eq!(table.position().ask(seat, &verb, &mut cards), Asked::Question("card"));
        for number in ["①", "②", "⑤"].iter().take(cards.len()) {
            let numbered = panel.parts().any(|part| part.to_string().contains(number));
            assert!(numbered, "{number}: {:?}", panel.labels());
        }
        let alt = file.description.clone().unwrap_or_default();
        assert!(alt.contains(begins) && alt.chars().count() <= 1024, "{alt}");
        let listed = alt.split(begins).nth(1).and_then(|rest| rest.split('.').next()).unwrap_or_default();
        assert_eq!(listed.split(", ").count(), cards.len(), "{alt}");
        assert!(listed.contains(&format!(", {} ", cards.len())), "{alt}");
    }
    harness.assert_requests_accepted(&[]).await;
}
