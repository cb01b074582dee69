//! One person with computer players, and what is known of them afterwards.

use std::time::Duration;

use archipel_rules::{Mark, Seat, Table};
use discord_sim::Message;
use discord_sim::client::Person;
use serde_json::Value;
use sqlx::{Connection, SqliteConnection};

use crate::support::{PATIENCE, Stage, player, press as press_button, say};

/// A stage on which computers let people read for so many seconds.
pub async fn with_pause(seconds: u32) -> Stage {
    let mut stage = Stage::new().await;
    stage.kill();
    let mut command = stage.command();
    command.env("ARCHIPEL_COMPUTER_PAUSE", seconds.to_string());
    stage.client.advance(Duration::from_millis(3100)).await.expect("the clock");
    stage.start_with(&mut command).await;
    stage
}

/// Opens a game for one person with computers of these levels, and starts it; gives the opening.
pub async fn start(
    stage: &Stage,
    host: &Person,
    game: &str,
    levels: &[&str],
    options: &[(&str, &str)],
) -> Message {
    let card = say(host, stage.harbour, "game new", &[("game", game)]).await;
    for level in levels {
        let crew = say(host, stage.harbour, "game computer", &[("level", level)]).await;
        assert!(crew.is_ephemeral() && crew.content.contains(level), "{}", crew.content);
    }
    for (option, value) in options {
        say(host, stage.harbour, "game options", &[("option", option), ("value", value)]).await;
    }
    press_button(host, &card, "▶️ Start").await;
    let fits = |post: &Message| post.content.contains("Turn order");
    stage.stranger.wait_for(stage.harbour, PATIENCE, fits).await.expect("an opening")
}

/// The panel of a person as soon as something is asked of them; `None` when the game is over.
pub async fn asked(stage: &Stage, person: &Person) -> Option<Message> {
    let begun = tokio::time::Instant::now();
    loop {
        let panel = player::open(person, stage.harbour).await;
        if panel.content.contains("👉") {
            return Some(panel);
        }
        if panel.content.contains("The game is over") {
            return None;
        }
        assert!(
            begun.elapsed() < PATIENCE * 3,
            "the computers do not play: {}\n{}",
            panel.content,
            stage.log()
        );
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Presses a verb and takes what the panel recommends, else the first.
pub async fn press(person: &Person, panel: &Message, verb: &str) -> Message {
    player::press(person, panel, verb, |_| 0).await
}

pub fn replay(stage: &Stage) -> Table {
    Table::replay(stage.record(1)).expect("the record replays")
}

/// The seat of a person by name.
pub fn seat_of(table: &Table, person: &Person) -> Seat {
    let index = table.record().seats.iter().position(|name| name == person.name()).expect("a seat");
    Seat(u8::try_from(index).expect("a seat"))
}

/// What the outbox says of the posts about turns: first and last entry of each, and whether it arrived.
pub async fn told(stage: &Stage) -> Vec<(u64, u64, bool)> {
    let mut database = SqliteConnection::connect(&stage.database()).await.expect("a connection");
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

/// Every entry is told in exactly one post, in order, and there are no more posts than people's turns explain: one
/// for a turn that a person finished, one where a person is called, one for the end.
pub async fn told_once_without_a_flood(stage: &Stage, people: &[Person]) {
    let begun = tokio::time::Instant::now();
    while told(stage).await.iter().any(|(.., arrived)| !arrived) && begun.elapsed() < PATIENCE {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let posts = told(stage).await;
    let mut next = 1;
    for (from, n, arrived) in &posts {
        assert_eq!(*from, next, "{posts:?}");
        assert!(arrived, "{posts:?}");
        next = n + 1;
    }
    let public = stage.public().await;
    let of_a_turn = |post: &&Message| {
        !post.is_ephemeral() && post.content.contains("· game 1 ·") && !post.content.contains('⏰')
    };
    let seen = public.iter().filter(of_a_turn);
    assert_eq!(seen.count(), posts.len(), "each is a message");
    let table = replay(stage);
    let seats: Vec<Seat> = people.iter().map(|person| seat_of(&table, person)).collect();
    let finished = table.steps().iter().filter(|step| step.closes && seats.contains(&step.seat)).count();
    let called =
        table.steps().iter().filter(|step| step.newly_due.iter().any(|seat| seats.contains(&seat))).count();
    assert!(posts.len() <= finished + called + 1, "{} posts, {finished} turns, {called} calls", posts.len());
}

/// No computer acted twice where it should act once: nothing was taken back, and every move of a computer has a reason.
pub async fn moves_have_reasons(stage: &Stage, people: &[Person]) {
    let table = replay(stage);
    let seats: Vec<Seat> = people.iter().map(|person| seat_of(&table, person)).collect();
    let mut database = SqliteConnection::connect(&stage.database()).await.expect("a connection");
    let rows: Vec<(i64, Option<i64>, Option<String>)> =
        sqlx::query_as("SELECT seat, user_id, why FROM entries WHERE game = 1 ORDER BY n")
            .fetch_all(&mut database)
            .await
            .expect("rows");
    // The computers may have gone on since the record was read.
    assert!(rows.len() >= table.record().entries.len());
    for (seat, user, why) in rows {
        let person = seats.iter().any(|one| i64::from(one.0) == seat);
        assert_eq!((user.is_some(), why.is_none()), (person, person), "seat {seat}: {why:?}");
    }
    let actions = table.record().entries.iter().filter(|entry| matches!(entry.mark, Mark::Action(_))).count();
    assert_eq!(actions, table.record().entries.len());
}
