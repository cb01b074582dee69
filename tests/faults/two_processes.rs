//! Two connected processes share a database: every action, post and reminder happens once.

use std::process::{Child, Stdio};
use std::time::Duration;

use discord_sim::Message;

use crate::fast_players;
use crate::support::turn_posts::wait_until_all_turns_posted;
use crate::support::{Harness, TIMEOUT};

struct KillOnDrop(Child);

impl Drop for KillOnDrop {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_execute_and_post_everything_once() {
    let harness = Harness::new().await;
    let people = fast_players::start_game(&harness, &["Ada", "Bernd", "Cees"]).await;
    let log = std::fs::File::create(harness.path("log-of-the-second")).expect("a log");
    let second = harness.command().stdout(Stdio::null()).stderr(log).spawn().expect("a second program");
    let _second = KillOnDrop(second);
    let begun = tokio::time::Instant::now();
    while harness.client.state().await.expect("the state")["bot"]["connections"] != 2 {
        assert!(begun.elapsed() < TIMEOUT, "the second process does not connect");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // Both receive every press and try to execute it.
    fast_players::steps(&people, harness.channel, 12).await;
    assert!(harness.entry_count() >= 12);
    wait_until_all_turns_posted(&harness).await;
    // Both process the same alarms.
    let reminded =
        |messages: Vec<Message>| messages.iter().filter(|post| post.content.contains('⏰')).count();
    for (count, hours) in [(1, 13), (2, 19), (3, 31)] {
        harness.advance(Duration::from_secs(hours * 3600));
        tokio::time::sleep(Duration::from_secs(8)).await;
        assert_eq!(reminded(harness.public_messages().await), count, "each reminder is posted once");
    }
    // 400: Discord rejects the second answer to an interaction.
    harness.assert_requests_accepted(&[400]).await;
}
