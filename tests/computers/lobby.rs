//! Seating and dismissing computer players: the host's affair, by buttons and by commands.

use discord_sim::Message;

use crate::support::{PATIENCE, Stage, assert_disabled, assert_refusal, press, refused, say};
use crate::table;

/// The card in the channel, once it says this.
async fn card(stage: &Stage, words: &str) -> Message {
    let fits = |post: &Message| post.content.contains("**Players**") && post.content.contains(words);
    stage.stranger.wait_for(stage.harbour, PATIENCE, fits).await.expect("a card")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_seats_computers_and_sends_them_away() {
    let stage = Stage::new().await;
    let (ada, ben) = (stage.person("Ada", "en-US").await, stage.person("Ben", "en-US").await);
    let posted = say(&ada, stage.harbour, "game new", &[("game", "mille-fiori")]).await;
    // Only the host, by whatever way.
    for person in [&ben, &stage.stranger] {
        assert_refusal(&press(person, &posted, "🤖 Computer player").await, "Only the host");
        refused(person, stage.harbour, "game computer", &[("level", "easy")], "Only the host").await;
        refused(person, stage.harbour, "game dismiss", &[("captain", "Mirabel")], "Only the host").await;
    }
    refused(&ada, stage.harbour, "game computer", &[("level", "godlike")], "easy, medium, hard").await;
    refused(&ada, stage.harbour, "game dismiss", &[("captain", "Ada")], "no such player").await;

    let crew = press(&ada, &posted, "🤖 Computer player").await;
    assert!(crew.is_ephemeral(), "{}", crew.content);
    let crew = press(&ada, &crew, "➕ hard").await;
    assert!(crew.content.contains("🤖") && crew.content.contains("(hard)"), "{}", crew.content);
    let shown = card(&stage, "(hard)").await;
    assert_eq!(shown.id, posted.id, "the card is redrawn in place");
    let crew = press(&ada, &crew, "➕ easy").await;
    let crew = press(&ada, &crew, "➕ easy").await;
    assert_disabled(&crew, "➕ medium");
    let names: Vec<String> =
        crew.labels().iter().filter_map(|label| label.strip_prefix("➖ ")).map(str::to_owned).collect();
    assert_eq!(names.len(), 3, "{:?}", crew.labels());
    assert!(names[0] != names[1] && names[1] != names[2] && names[0] != names[2], "{names:?}");
    refused(&ben, stage.harbour, "game join", &[], "All seats are taken").await;
    refused(&ada, stage.harbour, "game computer", &[("level", "easy")], "All seats are taken").await;

    press(&ada, &crew, &format!("➖ {}", names[0])).await;
    let found = ada.autocomplete(stage.harbour, "game dismiss", &[("captain", "")], "captain").await;
    let found = found.expect("suggestions").choices.expect("suggestions");
    assert_eq!(found.len(), 2, "{found:?}");
    say(&ada, stage.harbour, "game dismiss", &[("captain", &names[1])]).await;
    press(&ben, &posted, "➕ Join").await;

    // The crown goes to a person, and somebody must play.
    press(&ada, &posted, "➖ Leave").await;
    let shown = card(&stage, "Ben 👑").await;
    assert!(shown.content.contains(&names[2]) && !shown.content.contains("Ada"), "{}", shown.content);
    press(&ben, &posted, "➖ Leave").await;
    refused(&ben, stage.harbour, "game start", &[], "2 to 4 players").await;
    say(&ben, stage.harbour, "game computer", &[("level", "easy")]).await;
    refused(&ben, stage.harbour, "game start", &[], "At least one person").await;
    stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_keeps_them_and_pausing_alone_needs_no_questions() {
    let stage = Stage::new().await;
    let ada = stage.person("Ada", "en-US").await;
    let options = [("home_island", "fixed"), ("first_player", "seat_1")];
    let opening = table::start(&stage, &ada, "anno1503", &["easy"], &options).await;
    assert!(opening.content.contains("(easy)"), "{}", opening.content);
    table::asked(&stage, &ada).await.expect("Ada's turn");
    let paused = say(&ada, stage.harbour, "game pause", &[]).await;
    assert!(paused.content.contains("is paused"), "{}", paused.content);
    refused(&ada, stage.harbour, "game pause", &[], "is paused").await;
    let resumed = say(&ada, stage.harbour, "game resume", &[]).await;
    assert!(resumed.content.contains("goes on"), "{}", resumed.content);
    // Giving up against one computer ends the game.
    let sure = say(&ada, stage.harbour, "anno1503 resign", &[]).await;
    press(&ada, &sure, sure.labels()[0]).await;
    let end = stage.stranger.wait_for(stage.harbour, PATIENCE, crate::support::over).await.expect("the end");
    press(&ada, &end, "🔁 Rematch").await;
    let fits = |post: &Message| post.content.contains("**Players**") && post.id > end.id;
    let again = stage.stranger.wait_for(stage.harbour, PATIENCE, fits).await.expect("a card");
    assert!(again.content.contains("(easy)") && again.content.contains("Ada 👑"), "{}", again.content);
    stage.all_accepted(&[]).await;
}
