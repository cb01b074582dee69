//! The host adds and removes AI players, by buttons and by commands.

use discord_sim::Message;

use crate::game;
use crate::support::{Harness, TIMEOUT, assert_disabled, assert_refusal, assert_slash_refused, press, slash};

/// Waits until the card contains these words.
async fn wait_for_card(harness: &Harness, words: &str) -> Message {
    let fits = |post: &Message| post.content.contains("**Players**") && post.content.contains(words);
    harness.spectator.wait_for(harness.channel, TIMEOUT, fits).await.expect("a card")
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_adds_and_removes_ai_players() {
    let harness = Harness::new().await;
    let (ada, ben) = (harness.person("Ada", "en-US").await, harness.person("Ben", "en-US").await);
    let posted = slash(&ada, harness.channel, "game new", &[("game", "mille-fiori")]).await;
    // Only the host, by button or command.
    for person in [&ben, &harness.spectator] {
        assert_refusal(&press(person, &posted, "🤖 Computer player").await, "Only the host");
        assert_slash_refused(person, harness.channel, "game computer", &[("level", "easy")], "Only the host")
            .await;
        assert_slash_refused(
            person,
            harness.channel,
            "game dismiss",
            &[("captain", "Mirabel")],
            "Only the host",
        )
        .await;
    }
    assert_slash_refused(
        &ada,
        harness.channel,
        "game computer",
        &[("level", "godlike")],
        "easy, medium, hard",
    )
    .await;
    assert_slash_refused(&ada, harness.channel, "game dismiss", &[("captain", "Ada")], "No one by that name")
        .await;

    let seats = press(&ada, &posted, "🤖 Computer player").await;
    assert!(seats.is_ephemeral(), "{}", seats.content);
    let seats = press(&ada, &seats, "➕ hard").await;
    assert!(seats.content.contains("🤖") && seats.content.contains("(hard)"), "{}", seats.content);
    let shown = wait_for_card(&harness, "(hard)").await;
    assert_eq!(shown.id, posted.id, "the card is redrawn in place");
    let seats = press(&ada, &seats, "➕ easy").await;
    let seats = press(&ada, &seats, "➕ easy").await;
    assert_disabled(&seats, "➕ medium");
    let names: Vec<String> =
        seats.labels().iter().filter_map(|label| label.strip_prefix("➖ ")).map(str::to_owned).collect();
    assert_eq!(names.len(), 3, "{:?}", seats.labels());
    assert!(names[0] != names[1] && names[1] != names[2] && names[0] != names[2], "{names:?}");
    assert_slash_refused(&ben, harness.channel, "game join", &[], "All seats are taken").await;
    assert_slash_refused(&ada, harness.channel, "game computer", &[("level", "easy")], "All seats are taken")
        .await;

    press(&ada, &seats, &format!("➖ {}", names[0])).await;
    let found = ada.autocomplete(harness.channel, "game dismiss", &[("captain", "")], "captain").await;
    let found = found.expect("suggestions").choices.expect("suggestions");
    assert_eq!(found.len(), 2, "{found:?}");
    slash(&ada, harness.channel, "game dismiss", &[("captain", &names[1])]).await;
    press(&ben, &posted, "➕ Join").await;

    // The next host is a person, and at least one person must play.
    press(&ada, &posted, "➖ Leave").await;
    let shown = wait_for_card(&harness, "Ben 👑").await;
    assert!(shown.content.contains(&names[2]) && !shown.content.contains("Ada"), "{}", shown.content);
    press(&ben, &posted, "➖ Leave").await;
    assert_slash_refused(&ben, harness.channel, "game start", &[], "2 to 4 players").await;
    slash(&ben, harness.channel, "game computer", &[("level", "easy")]).await;
    assert_slash_refused(&ben, harness.channel, "game start", &[], "At least one person").await;
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_keeps_ai_players_and_a_single_person_pauses_without_a_vote() {
    let harness = Harness::new().await;
    let ada = harness.person("Ada", "en-US").await;
    let options = [("home_island", "fixed"), ("first_player", "seat_1")];
    let opening = game::start(&harness, &ada, "anno1503", &["easy"], &options).await;
    assert!(opening.content.contains("(easy)"), "{}", opening.content);
    game::wait_until_due(&harness, &ada).await.expect("Ada's turn");
    let paused = slash(&ada, harness.channel, "game pause", &[]).await;
    assert!(paused.content.contains("is paused"), "{}", paused.content);
    assert_slash_refused(&ada, harness.channel, "game pause", &[], "is paused").await;
    let resumed = slash(&ada, harness.channel, "game resume", &[]).await;
    assert!(resumed.content.contains("continues"), "{}", resumed.content);
    // Resigning against one AI player ends the game.
    let sure = slash(&ada, harness.channel, "anno1503 resign", &[]).await;
    press(&ada, &sure, sure.labels()[0]).await;
    let end = harness
        .spectator
        .wait_for(harness.channel, TIMEOUT, crate::support::is_game_over)
        .await
        .expect("the end");
    press(&ada, &end, "🔁 Rematch").await;
    let fits = |post: &Message| post.content.contains("**Players**") && post.id > end.id;
    let again = harness.spectator.wait_for(harness.channel, TIMEOUT, fits).await.expect("a card");
    assert!(again.content.contains("(easy)") && again.content.contains("Ada 👑"), "{}", again.content);
    harness.assert_requests_accepted(&[]).await;
}
