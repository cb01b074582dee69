//! Two processes on one database, both connected: whatever happens, happens once.

use std::process::{Child, Stdio};
use std::time::Duration;

use discord_sim::Message;

use crate::play;
use crate::support::told::told_at_last;
use crate::support::{PATIENCE, Stage};

struct Second(Child);

impl Drop for Second {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_do_everything_once() {
    let stage = Stage::new().await;
    let people = play::table(&stage, &["Ada", "Bernd", "Cees"]).await;
    let log = std::fs::File::create(stage.path("log-of-the-second")).expect("a log");
    let second = stage.command().stdout(Stdio::null()).stderr(log).spawn().expect("a second program");
    let _second = Second(second);
    let begun = tokio::time::Instant::now();
    while stage.client.state().await.expect("the state")["bot"]["connections"] != 2 {
        assert!(begun.elapsed() < PATIENCE, "the second does not come");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // Both hear every press and try to carry it out.
    play::steps(&people, stage.harbour, 12).await;
    assert!(stage.entries() >= 12);
    told_at_last(&stage).await;
    // Both sweep the same alarms.
    let reminded =
        |messages: Vec<Message>| messages.iter().filter(|post| post.content.contains('⏰')).count();
    for (count, hours) in [(1, 13), (2, 19), (3, 31)] {
        stage.advance(Duration::from_secs(hours * 3600));
        tokio::time::sleep(Duration::from_secs(8)).await;
        assert_eq!(reminded(stage.public().await), count, "each reminder once");
    }
    // 400: the second to answer an interaction is told that it was answered.
    stage.all_accepted(&[400]).await;
}
