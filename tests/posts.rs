//! Posts in the channel, the lobby card, and what is said about a whole game.
#![allow(clippy::expect_used, reason = "tests may panic")]

mod support;

use std::time::Duration;

use archipel_rules::Table;
use discord_sim::Message;
use discord_sim::client::TestUser;
use serde_json::Value;
use sqlx::{Connection, SqliteConnection};
use support::{Harness, TIMEOUT, assert_refusal, message, player, press, slash, start_game, start_game_with};

/// The turn posts in the outbox: first and last entry of each, and whether it has arrived.
async fn turn_posts(harness: &Harness) -> Vec<(u64, u64, bool)> {
    let mut database = SqliteConnection::connect(&harness.database_url()).await.expect("a connection");
    let rows: Vec<(String, Option<i64>)> =
        sqlx::query_as("SELECT payload, message_id FROM outbox WHERE game = 1 AND kind = 'turn' ORDER BY id")
            .fetch_all(&mut database)
            .await
            .expect("rows");
    let post = |(payload, message): (String, Option<i64>)| {
        let payload: Value = serde_json::from_str(&payload).expect("a payload");
        let number = |key: &str| payload[key].as_u64().expect("a number");
        (number("from"), number("n"), message.is_some())
    };
    rows.into_iter().map(post).collect()
}

/// Waits until nothing is left to deliver.
async fn wait_until_delivered(harness: &Harness) {
    let mut database = SqliteConnection::connect(&harness.database_url()).await.expect("a connection");
    let begun = tokio::time::Instant::now();
    loop {
        let open: i64 = sqlx::query_scalar("SELECT count(*) FROM outbox WHERE delivered_at IS NULL")
            .fetch_one(&mut database)
            .await
            .expect("a number");
        if open == 0 {
            return;
        }
        assert!(begun.elapsed() < TIMEOUT * 2, "{open} posts are not delivered\n{}", harness.log());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Each entry up to the last post is in exactly one post, and each post is one message with the heading of a turn.
async fn assert_nothing_lost_or_doubled(harness: &Harness, posts: &[(u64, u64, bool)]) {
    let mut next = 1;
    for (from, n, arrived) in posts {
        assert!(*from == next && *arrived, "{posts:?}");
        next = n + 1;
    }
    let public = harness.public_messages().await;
    let seen =
        public.iter().filter(|post| post.content.starts_with("-# ") && post.content.contains("· game 1 ·"));
    assert_eq!(seen.count(), posts.len(), "each post is one message");
}

/// Answers with the first option, by the first of these verbs that is offered.
async fn act(person: &TestUser, panel: &Message, verbs: &[&str]) -> Option<Message> {
    let offered = player::verbs(panel);
    let verb = verbs.iter().find(|verb| offered.iter().any(|one| one == *verb))?;
    Some(player::press(person, panel, verb, |_| 0).await)
}

/// Plays until these verbs are not offered to anybody any more, at most so often.
async fn play(harness: &Harness, people: &[TestUser], verbs: &[&str], mut actions: u32) {
    while actions > 0 {
        let mut acted = false;
        for person in people {
            let panel = player::open(person, harness.channel).await;
            if panel.content.contains("👉") && act(person, &panel, verbs).await.is_some() {
                acted = true;
                actions = actions.saturating_sub(1);
            }
        }
        assert!(acted, "nobody can act\n{}", harness.log());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_round_is_one_post_and_a_kill_loses_none() {
    let mut harness = Harness::new().await;
    let people = [harness.person("Ada", "en-US").await, harness.person("Bernd", "en-US").await];
    start_game(&harness, "mille-fiori", &people).await;
    let verbs = ["choose", "place", "sail", "decline"];
    play(&harness, &people, &verbs, 9).await;
    harness.kill();
    harness.client.advance(Duration::from_millis(3100)).await.expect("the clock");
    harness.start().await;
    play(&harness, &people, &verbs, 9).await;
    wait_until_delivered(&harness).await;
    let posts = turn_posts(&harness).await;
    let table = Table::replay(harness.record(1)).expect("the record replays");
    let ends: Vec<u64> =
        table.steps().iter().filter(|step| step.ends_post).map(|step| u64::from(step.n)).collect();
    assert!(ends.len() >= 3, "only {} card rounds", ends.len());
    assert_eq!(posts.iter().map(|(_, n, _)| *n).collect::<Vec<_>>(), ends, "one post per card round");
    assert_nothing_lost_or_doubled(&harness, &posts).await;
    let public = harness.public_messages().await;
    assert!(public.iter().all(|post| !post.content.contains("has chosen")));
    let rounds: Vec<&Message> =
        public.iter().filter(|post| post.content.contains("**Card round: ")).collect();
    assert!(rounds.len() >= 3, "{:#?}", public.iter().map(|post| &post.content).collect::<Vec<_>>());
    for post in rounds {
        assert!(
            post.content.lines().last().is_some_and(|line| line.contains("👉") || line.contains("choose")),
            "{}",
            post.content
        );
        assert!(post.labels().iter().any(|label| label.contains("My island")), "{:?}", post.labels());
    }
    // A player who must play by hand is called in one line, without a picture.
    let calls: Vec<&Message> = public.iter().filter(|post| post.content.starts_with("**👉")).collect();
    assert!(calls.iter().all(|call| call.attachments.is_empty()));
    harness.assert_requests_accepted(&[0]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quiet_table_has_one_post_per_round() {
    let harness = Harness::new().await;
    let people = [harness.person("Ada", "en-US").await, harness.person("Bernd", "en-US").await];
    let options = [("quiet", "on"), ("home_island", "fixed")];
    start_game_with(&harness, "anno1503", &people, &options).await;
    let verbs = ["end_turn", "take", "roll", "lose_tile"];
    let rounds = |harness: &Harness| {
        Table::replay(harness.record(1)).expect("the record replays").position().progress().round
    };
    while rounds(&harness) < 4 {
        play(&harness, &people, &verbs, 3).await;
    }
    wait_until_delivered(&harness).await;
    let posts = turn_posts(&harness).await;
    assert_eq!(u32::try_from(posts.len()).expect("a few"), rounds(&harness) - 1, "{posts:?}");
    assert_nothing_lost_or_doubled(&harness, &posts).await;
    // All calls went to the players themselves.
    let public = harness.public_messages().await;
    assert!(public.iter().all(|post| !post.content.starts_with("**👉")), "a call in the channel");
    let mut database = SqliteConnection::connect(&harness.database_url()).await.expect("a connection");
    let direct: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM outbox WHERE kind = 'due' AND user_id IS NOT NULL AND message_id IS NOT NULL",
    )
    .fetch_one(&mut database)
    .await
    .expect("a number");
    assert!(direct >= 6, "{direct} calls");
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_shows_the_game_and_its_language_changes_with_one_press() {
    let harness = Harness::new().await;
    // The server is left at English: the host's language counts.
    let (ada, cees) = (harness.person("Ada", "de").await, harness.person("Cees", "nl").await);
    let card = slash(&ada, harness.channel, "game new", &[("game", "anno1701")]).await;
    assert!(card.content.contains("**Sprache**: Deutsch"), "{}", card.content);
    assert!(card.content.contains("**Dauer**") && card.content.contains('●'), "{}", card.content);
    let alt = card.attachments.first().and_then(|picture| picture.description.clone());
    assert!(alt.is_some_and(|alt| !alt.is_empty()), "the card has a described picture");
    assert_refusal(&press(&cees, &card, "🌐 Nederlands").await, "(👑)");
    let dutch = press(&ada, &card, "🌐 Nederlands").await;
    assert_eq!(dutch.id, card.id);
    assert!(dutch.content.contains("**Taal**: Nederlands"), "{}", dutch.content);
    assert_eq!(dutch.attachments.len(), 1, "the picture stays");
    let joined = press(&cees, &dutch, "➕ Meedoen").await;
    assert_eq!(joined.attachments.len(), 1, "the picture stays");
    press(&ada, &joined, "▶️ Start").await;
    // After the start everybody may read the options, and nobody may change them.
    let read = slash(&cees, harness.channel, "game options", &[]).await;
    assert!(
        read.is_ephemeral() && read.content.contains("• ") && read.labels().is_empty(),
        "{}",
        read.content
    );
    let typed = [("option", "quiet"), ("value", "on")];
    assert_refusal(&slash(&ada, harness.channel, "game options", &typed).await, "");
    // Before the first turn all are equal, and share the first rank.
    let score = slash(&ada, harness.channel, "score", &[]).await;
    assert_eq!(score.content.matches("**1.**").count(), 2, "{}", score.content);
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn costs_stand_in_the_sentence_of_the_deed_and_long_rows_are_folded() {
    let harness = Harness::new().await;
    let ada = harness.person("Ada", "en-US").await;
    let card = slash(&ada, harness.channel, "game new", &[("game", "anno1800")]).await;
    for _ in 0..3 {
        slash(&ada, harness.channel, "game computer", &[("level", "medium")]).await;
    }
    press(&ada, &card, "▶️ Start").await;
    let begun = tokio::time::Instant::now();
    let mut turns = 0;
    while turns < 6 {
        let panel = player::open(&ada, harness.channel).await;
        if panel.content.contains("👉") && act(&ada, &panel, &["festival", "end_turn"]).await.is_some() {
            turns += 1;
        }
        assert!(begun.elapsed() < TIMEOUT * 6, "{}\n{}", panel.content, harness.log());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    wait_until_delivered(&harness).await;
    let public = harness.public_messages().await;
    let posts: Vec<&Message> = public.iter().filter(|post| post.content.starts_with("-# ")).collect();
    let text: String = posts.iter().map(|post| post.content.as_str()).collect::<Vec<_>>().join("\n");
    assert!(!text.contains("pays with"), "a payment has a line of its own: {text}");
    let deeds = ["builds", "plays “", "hires", "upgrades"];
    let paid =
        text.lines().any(|line| deeds.iter().any(|deed| line.contains(deed)) && line.contains(" for "));
    assert!(paid, "no deed names its cost: {text}");
    let row = posts.iter().find(|post| post.content.matches("💭").count() == 3).expect("a row of computers");
    assert!(row.content.contains("📜 Log"), "{}", row.content);
    // Heading, three headlines with their reasons, what the log has, the call.
    assert!(row.content.lines().count() <= 10, "{}", row.content);
    let last = row.content.lines().last().unwrap_or_default();
    assert!(last.starts_with("**👉"), "who is due comes last: {}", row.content);
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everyone_reaches_an_island_from_a_post() {
    let harness = Harness::new().await;
    let people = [harness.person("Ada", "en-US").await, harness.person("Bernd", "en-US").await];
    let opening = start_game(&harness, "anno1503", &people).await;
    for person in &people {
        let island = message(person.press(&opening, "🏝️ My island").await.expect("an island"));
        let alt = island.attachments[0].description.clone().unwrap_or_default();
        assert!(island.is_ephemeral() && alt.contains(person.name()), "{alt}");
    }
    let looked = press(&harness.spectator, &opening, "🏝️ My island").await;
    assert_eq!(looked.attachments.len(), 1, "spectators see the first island");
}
