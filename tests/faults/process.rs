//! The program itself: it stops when it is told to, within five seconds, with everything at its place.

use std::time::{Duration, Instant};

use discord_sim::{Fault, Match};

use crate::play;
use crate::support::Stage;
use crate::support::told::told_at_last;

#[tokio::test(flavor = "multi_thread")]
async fn it_finishes_what_it_has_begun_and_stops() {
    let mut stage = Stage::new().await;
    let people = play::table(&stage, &["Ada", "Bernd"]).await;
    play::steps(&people, stage.harbour, 2).await;
    for round in 0..3 {
        let (person, panel) = play::due(&people, stage.harbour).await.expect("somebody is due");
        // The answer and the post take a second each.
        for path in ["/interactions/", "/channels/"] {
            let slow = Fault::Slow { requests: Match::new("POST", path, 1), ms: 1000 };
            stage.client.fault(&slow).await.expect("a fault");
        }
        let id = play::easy(&panel).expect("a step");
        let press = tokio::spawn(async move { person.press(&panel, &id).await });
        tokio::time::sleep(Duration::from_millis(120)).await;
        let asked = Instant::now();
        assert_eq!(stage.terminate(), Some(0), "round {round}");
        let took = asked.elapsed();
        assert!(took < Duration::from_secs(5), "it took {took:?}");
        let outcome = press.await.expect("a player").expect("an outcome");
        assert!(play::answered(outcome).is_some(), "round {round}: who had pressed was answered");
        println!("stopped after {took:?}");
        stage.client.clear_faults().await.expect("no faults");
        stage.start().await;
    }
    told_at_last(&stage).await;
    // Also when Discord hangs and the database is locked.
    let slow = Fault::Slow { requests: Match::new("POST", "/", 50), ms: 20_000 };
    stage.client.fault(&slow).await.expect("a fault");
    let hanging = people[0].clone();
    let harbour = stage.harbour;
    tokio::spawn(async move { hanging.slash(harbour, "score", &[]).await });
    tokio::time::sleep(Duration::from_millis(300)).await;
    let asked = Instant::now();
    assert_eq!(stage.terminate(), Some(0));
    assert!(asked.elapsed() < Duration::from_secs(5), "it took {:?}", asked.elapsed());
    assert!(!stage.path("archipel.db-wal").exists(), "the log is folded into the file");
    let files = std::fs::read_dir(stage.path("")).expect("a folder").flatten();
    let badges = files.filter(|file| file.file_name().to_string_lossy().contains("-worker-")).count();
    assert_eq!(badges, 0, "it signed off");
}
