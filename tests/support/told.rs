//! What the channel was told, against what the record says.

use archipel_rules::Table;
use discord_sim::Message;

use super::{PATIENCE, Stage, first_words};

/// The posts that tell a turn of game 1, oldest first.
pub async fn turns(stage: &Stage) -> Vec<Message> {
    let told = |post: &Message| post.content.contains("· game 1 ·") && !post.content.contains('⏰');
    stage.public().await.into_iter().filter(told).collect()
}

/// The turns that were closed by the record.
fn closing(table: &Table) -> usize {
    table.steps().iter().filter(|step| step.closes).count()
}

/// Every turn that was closed is told once, in order.
pub async fn told_once_in_order(stage: &Stage) {
    let table = Table::replay(stage.record(1)).expect("the record replays");
    let posts = turns(stage).await;
    assert_eq!(
        posts.len(),
        closing(&table),
        "told once each: {:#?}",
        posts.iter().map(|post| &post.content).collect::<Vec<_>>()
    );
    for (post, step) in posts.iter().zip(table.steps().iter().filter(|step| step.closes)) {
        let words = first_words(&table, step.n).unwrap_or_default();
        assert!(post.content.contains(&words), "the post of entry {} is {}", step.n, post.content);
    }
}

/// The same, once the last post has arrived.
pub async fn told_at_last(stage: &Stage) {
    let begun = tokio::time::Instant::now();
    let closed = closing(&Table::replay(stage.record(1)).expect("the record replays"));
    while turns(stage).await.len() < closed && begun.elapsed() < PATIENCE * 2 {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    told_once_in_order(stage).await;
}
