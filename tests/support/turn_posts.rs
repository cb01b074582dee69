//! Compares the turn posts in the channel with the record of the game.

use archipel_rules::Table;
use discord_sim::Message;

use super::{Harness, TIMEOUT, first_sentence};

/// The turn posts of game 1, oldest first.
pub async fn turn_posts(harness: &Harness) -> Vec<Message> {
    let is_turn_post = |post: &Message| post.content.contains("· game 1 ·") && !post.content.contains('⏰');
    harness.public_messages().await.into_iter().filter(is_turn_post).collect()
}

/// How many turns have ended.
fn ended_turns(table: &Table) -> usize {
    table.steps().iter().filter(|step| step.ends_turn).count()
}

/// Asserts that every ended turn has exactly one post, in order.
pub async fn assert_each_turn_posted_once(harness: &Harness) {
    let table = Table::replay(harness.record(1)).expect("the record replays");
    let posts = turn_posts(harness).await;
    assert_eq!(
        posts.len(),
        ended_turns(&table),
        "one post per turn: {:#?}",
        posts.iter().map(|post| &post.content).collect::<Vec<_>>()
    );
    for (post, step) in posts.iter().zip(table.steps().iter().filter(|step| step.ends_turn)) {
        let words = first_sentence(&table, step.n).unwrap_or_default();
        assert!(post.content.contains(&words), "the post of entry {} is {}", step.n, post.content);
    }
}

/// Waits for the last post, then calls [`assert_each_turn_posted_once`].
pub async fn wait_until_all_turns_posted(harness: &Harness) {
    let begun = tokio::time::Instant::now();
    let ended = ended_turns(&Table::replay(harness.record(1)).expect("the record replays"));
    while turn_posts(harness).await.len() < ended && begun.elapsed() < TIMEOUT * 2 {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert_each_turn_posted_once(harness).await;
}
