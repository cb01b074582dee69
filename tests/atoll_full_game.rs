//! Atoll, the example game: two people play it to the end with the buttons of the panel, and one plays a computer.
#![allow(clippy::expect_used, reason = "tests may panic")]

mod support;

use std::time::Duration;

use archipel_rules::Table;
use discord_sim::Message;
use discord_sim::client::TestUser;
use support::{Harness, TIMEOUT, assert_no_secrets, is_game_over, player, press, slash, start_game};

/// Sails twice, then dives, and so on; returns whether the person had something to do.
async fn act(harness: &Harness, person: &TestUser, turn: usize) -> bool {
    let panel = player::open(person, harness.channel).await;
    if !panel.content.contains("👉") {
        return false;
    }
    assert_eq!(player::verbs(&panel), ["sail", "dive"]);
    assert!(panel.attachments.iter().any(|picture| picture.filename == "decision.png"), "a picture");
    let verb = if turn % 3 == 2 { "dive" } else { "sail" };
    let panel = player::press(person, &panel, verb, |values| turn % values.len()).await;
    assert!(!panel.content.contains('✋'), "offered and refused: {}", panel.content);
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_game_of_atoll_to_the_end() {
    let harness = Harness::new().await;
    let people = [harness.person("Ada", "en-US").await, harness.person("Bernd", "de").await];
    let start = start_game(&harness, "atoll", &people).await;
    for turn in 0..12 {
        let mut acted = 0;
        for person in &people {
            if acted == 0 && act(&harness, person, turn).await {
                acted += 1;
            }
        }
        assert_eq!(acted, 1, "turn {turn}");
    }
    let over = |post: &Message| post.id > start.id && is_game_over(post);
    harness.spectator.wait_for(harness.channel, TIMEOUT, over).await.expect("the end is posted");
    let table = Table::replay(harness.record(1)).expect("the record replays");
    assert!(table.position().outcome().is_some());
    let posts: Vec<Message> = harness
        .public_messages()
        .await
        .into_iter()
        .filter(|post| post.content.contains("· game 1 ·"))
        .collect();
    let turns = table.steps().iter().filter(|step| step.ends_turn).count();
    assert_eq!((turns, posts.len()), (12, 12), "every turn is posted exactly once");
    let pictures = || posts.iter().flat_map(|post| &post.attachments);
    assert!(pictures().count() > 0, "turns are shown");
    assert!(pictures().all(|picture| !picture.filename.contains("hand")), "a hand was posted");
    let told = |alt: &Option<String>| alt.as_deref().is_some_and(|alt| alt.contains("Lagoon"));
    assert!(
        pictures().filter(|picture| picture.filename.contains("board")).all(|one| told(&one.description))
    );
    let everything: String = posts.iter().map(Message::text).collect::<Vec<_>>().join("\n");
    assert_no_secrets(&table, &everything);
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_plays_a_round_of_atoll() {
    let harness = Harness::new().await;
    let ada = harness.person("Ada", "en-US").await;
    let card = slash(&ada, harness.channel, "game new", &[("game", "atoll")]).await;
    slash(&ada, harness.channel, "game computer", &[("level", "medium")]).await;
    press(&ada, &card, "▶️ Start").await;
    let begun = tokio::time::Instant::now();
    let mut turn = 0;
    while Table::replay(harness.record(1)).expect("a record").position().progress().round < 3 {
        turn += usize::from(act(&harness, &ada, turn).await);
        assert!(begun.elapsed() < TIMEOUT * 2, "the computer does not play: {}", harness.log());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(turn, 2, "one turn in each round");
    harness.assert_requests_accepted(&[]).await;
}
