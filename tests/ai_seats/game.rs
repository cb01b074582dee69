//! Games of one person with AI players, and assertions about their posts and moves.

use std::time::Duration;

use archipel_rules::{EntryKind, Seat, Table};
use discord_sim::Message;
use discord_sim::client::TestUser;
use serde_json::Value;
use sqlx::{Connection, SqliteConnection};

use crate::support::{Harness, TIMEOUT, player, press as press_button, slash};

/// A harness whose AI players wait this many seconds before they act.
pub async fn harness_with_pause(seconds: u32) -> Harness {
    let mut harness = Harness::new().await;
    harness.kill();
    let mut command = harness.command();
    command.env("ARCHIPEL_COMPUTER_PAUSE", seconds.to_string());
    harness.client.advance(Duration::from_millis(3100)).await.expect("the clock");
    harness.start_with(&mut command).await;
    harness
}

/// Starts a game of one person with AI players of these levels; returns the opening post.
pub async fn start(
    harness: &Harness,
    host: &TestUser,
    game: &str,
    levels: &[&str],
    options: &[(&str, &str)],
) -> Message {
    let card = slash(host, harness.channel, "game new", &[("game", game)]).await;
    for level in levels {
        let seats = slash(host, harness.channel, "game computer", &[("level", level)]).await;
        assert!(seats.is_ephemeral() && seats.content.contains(level), "{}", seats.content);
    }
    for (option, value) in options {
        slash(host, harness.channel, "game options", &[("option", option), ("value", value)]).await;
    }
    press_button(host, &card, "▶️ Start").await;
    let fits = |post: &Message| post.content.contains("Turn order");
    harness.spectator.wait_for(harness.channel, TIMEOUT, fits).await.expect("an opening")
}

/// Waits until the person is due and returns their panel; `None` when the game is over.
pub async fn wait_until_due(harness: &Harness, person: &TestUser) -> Option<Message> {
    let begun = tokio::time::Instant::now();
    loop {
        let panel = player::open(person, harness.channel).await;
        if panel.content.contains("👉") {
            return Some(panel);
        }
        if panel.content.contains("The game is over") {
            return None;
        }
        assert!(
            begun.elapsed() < TIMEOUT * 3,
            "the AI players do not play: {}\n{}",
            panel.content,
            harness.log()
        );
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Presses a verb and chooses the first option of each menu.
pub async fn press(person: &TestUser, panel: &Message, verb: &str) -> Message {
    player::press(person, panel, verb, |_| 0).await
}

pub fn replay(harness: &Harness) -> Table {
    Table::replay(harness.record(1)).expect("the record replays")
}

/// The seat of a person by name.
pub fn seat_of(table: &Table, person: &TestUser) -> Seat {
    let index = table.record().seats.iter().position(|name| name == person.name()).expect("a seat");
    Seat(u8::try_from(index).expect("a seat"))
}

/// The turn posts in the outbox: first and last entry of each, and whether it was delivered.
pub async fn turn_posts(harness: &Harness) -> Vec<(u64, u64, bool)> {
    let mut database = SqliteConnection::connect(&harness.database_url()).await.expect("a connection");
    let rows: Vec<(String, Option<i64>)> =
        sqlx::query_as("SELECT payload, message_id FROM outbox WHERE game = 1 AND kind = 'turn' ORDER BY id")
            .fetch_all(&mut database)
            .await
            .expect("rows");
    rows.into_iter()
        .map(|(payload, message)| {
            let payload: Value = serde_json::from_str(&payload).expect("a payload");
            let number = |key: &str| payload[key].as_u64().expect("a number");
            (number("from"), number("n"), message.is_some())
        })
        .collect()
}

/// Asserts that every entry is in exactly one post, in order, and that there are no needless posts: one for each turn
/// that a person finished, one when a person becomes due, one for the end.
pub async fn assert_posted_once_without_flood(harness: &Harness, people: &[TestUser]) {
    let begun = tokio::time::Instant::now();
    while turn_posts(harness).await.iter().any(|(.., arrived)| !arrived) && begun.elapsed() < TIMEOUT {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let posts = turn_posts(harness).await;
    let mut next = 1;
    for (from, n, arrived) in &posts {
        assert_eq!(*from, next, "{posts:?}");
        assert!(arrived, "{posts:?}");
        next = n + 1;
    }
    let public = harness.public_messages().await;
    let is_turn_post = |post: &&Message| {
        !post.is_ephemeral() && post.content.contains("· game 1 ·") && !post.content.contains('⏰')
    };
    let seen = public.iter().filter(is_turn_post);
    assert_eq!(seen.count(), posts.len(), "each post is one message");
    let table = replay(harness);
    let seats: Vec<Seat> = people.iter().map(|person| seat_of(&table, person)).collect();
    let finished = table.steps().iter().filter(|step| step.ends_turn && seats.contains(&step.seat)).count();
    let called =
        table.steps().iter().filter(|step| step.newly_due.iter().any(|seat| seats.contains(&seat))).count();
    assert!(posts.len() <= finished + called + 1, "{} posts, {finished} turns, {called} calls", posts.len());
}

/// Asserts that nothing was undone, and that exactly the moves of AI players have an explanation.
pub async fn assert_ai_moves_are_explained(harness: &Harness, people: &[TestUser]) {
    let table = replay(harness);
    let seats: Vec<Seat> = people.iter().map(|person| seat_of(&table, person)).collect();
    let mut database = SqliteConnection::connect(&harness.database_url()).await.expect("a connection");
    let rows: Vec<(i64, Option<i64>, Option<String>)> =
        sqlx::query_as("SELECT seat, user_id, ai_reason FROM entries WHERE game = 1 ORDER BY n")
            .fetch_all(&mut database)
            .await
            .expect("rows");
    // AI players may have acted since the record was read.
    assert!(rows.len() >= table.record().entries.len());
    for (seat, user, why) in rows {
        let person = seats.iter().any(|one| i64::from(one.0) == seat);
        assert_eq!((user.is_some(), why.is_none()), (person, person), "seat {seat}: {why:?}");
    }
    let actions =
        table.record().entries.iter().filter(|entry| matches!(entry.mark, EntryKind::Action(_))).count();
    assert_eq!(actions, table.record().entries.len());
}
