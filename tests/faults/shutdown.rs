//! Shutdown on SIGTERM: within five seconds, with all work finished and stored.

use std::time::{Duration, Instant};

use discord_sim::{Fault, Match};

use crate::fast_players;
use crate::support::Harness;
use crate::support::turn_posts::wait_until_all_turns_posted;

#[tokio::test(flavor = "multi_thread")]
async fn sigterm_finishes_open_work_and_stops_within_five_seconds() {
    let mut harness = Harness::new().await;
    let people = fast_players::start_game(&harness, &["Ada", "Bernd"]).await;
    fast_players::steps(&people, harness.channel, 2).await;
    for round in 0..3 {
        let (person, panel) = fast_players::due(&people, harness.channel).await.expect("a player is due");
        // Delay the answer and the post by a second each.
        for path in ["/interactions/", "/channels/"] {
            let slow = Fault::Slow { requests: Match::new("POST", path, 1), ms: 1000 };
            harness.client.inject(&slow).await.expect("a fault");
        }
        let id = fast_players::quick_button(&panel).expect("a step");
        let press = tokio::spawn(async move { person.press(&panel, &id).await });
        tokio::time::sleep(Duration::from_millis(120)).await;
        let begun = Instant::now();
        assert_eq!(harness.terminate(), Some(0), "round {round}");
        let took = begun.elapsed();
        assert!(took < Duration::from_secs(5), "it took {took:?}");
        let outcome = press.await.expect("a player").expect("an outcome");
        assert!(fast_players::answered(outcome).is_some(), "round {round}: the press was answered");
        println!("stopped after {took:?}");
        harness.client.clear_faults().await.expect("no faults");
        harness.start().await;
    }
    wait_until_all_turns_posted(&harness).await;
    // Also while requests to Discord hang.
    let slow = Fault::Slow { requests: Match::new("POST", "/", 50), ms: 20_000 };
    harness.client.inject(&slow).await.expect("a fault");
    let hanging = people[0].clone();
    let harbour = harness.channel;
    tokio::spawn(async move { hanging.slash(harbour, "score", &[]).await });
    tokio::time::sleep(Duration::from_millis(300)).await;
    let begun = Instant::now();
    assert_eq!(harness.terminate(), Some(0));
    assert!(begun.elapsed() < Duration::from_secs(5), "it took {:?}", begun.elapsed());
    assert!(!harness.path("archipel.db-wal").exists(), "the write-ahead log is merged");
    let files = std::fs::read_dir(harness.path("")).expect("a folder").flatten();
    let locks = files.filter(|file| file.file_name().to_string_lossy().contains("-worker-")).count();
    assert_eq!(locks, 0, "process locks are removed");
}
