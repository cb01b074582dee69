//! The line to Discord: storms of errors, lost connections, interactions that come late.

use std::time::Duration;

use discord_sim::{Fault, Kind, Match};

use crate::play;
use crate::support::told::told_at_last;
use crate::support::{PATIENCE, Stage, say};

#[tokio::test(flavor = "multi_thread")]
async fn a_storm_of_errors_passes() {
    let stage = Stage::new().await;
    let people = play::table(&stage, &["Ada", "Bernd"]).await;
    let client = &stage.client;
    // Posts meet every kind of error, many times over.
    for times in 0..2 {
        client.rate_limit(Match::new("POST", "/channels/", 1), 0.05).await.expect("a fault");
        client.fail(Match::new("POST", "/channels/", 1), [500, 502, 503][times % 3]).await.expect("a fault");
        client.hang_up(Match::new("POST", "/channels/", 1), times % 2 == 0).await.expect("a fault");
    }
    // And so do answers; three quick tries get through two of them.
    for _ in 0..4 {
        client.fail(Match::new("POST", "/interactions/", 2), 500).await.expect("a fault");
        let (person, panel) = play::due(&people, stage.harbour).await.expect("somebody is due");
        play::step(&person, &panel).await.expect("an answer");
    }
    play::steps(&people, stage.harbour, 6).await;
    told_at_last(&stage).await;
    stage.all_accepted(&[0, 429, 500, 502, 503]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_missed_is_caught_up_with_and_what_is_too_late_is_left() {
    let stage = Stage::new().await;
    let people = play::table(&stage, &["Ada", "Bernd"]).await;
    // The line is lost in the very moment of a press: the session is resumed and the press arrives, or it is too late
    // and nothing comes of it. Never by half.
    for fault in 0..3 {
        let (person, panel) = play::due(&people, stage.harbour).await.expect("somebody is due");
        let before = stage.entries();
        let hit = match fault {
            0 => stage.client.drop_gateway().await,
            1 => stage.client.fault(&Fault::Reconnect).await,
            _ => stage.client.invalid_session(false).await,
        };
        assert_eq!(hit.expect("a fault"), 1);
        let answered = play::step(&person, &panel).await.is_some();
        let back = tokio::time::Instant::now();
        while say_score(&stage, &people[0]).await.is_none() {
            assert!(back.elapsed() < PATIENCE, "the bot does not come back");
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert_eq!(stage.entries(), before + usize::from(answered), "fault {fault}, answered: {answered}");
    }
    // Later than Discord waits: the player was told that nothing came of it, and so it is.
    let (person, panel) = play::due(&people, stage.harbour).await.expect("somebody is due");
    let before = stage.entries();
    stage.client.fault(&Fault::Delay { times: 1, ms: 3600 }).await.expect("a fault");
    let id = play::easy(&panel).expect("a step");
    let outcome = person.press(&panel, &id).await.expect("an outcome");
    assert_ne!(outcome.kind, Kind::Message, "{outcome:?}");
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(stage.entries(), before, "what came too late is not done");
    // The same press again, in time, twice: once.
    stage.client.duplicate(1).await.expect("a fault");
    assert!(play::step(&person, &panel).await.is_some());
    assert_eq!(stage.entries(), before + 1);
    told_at_last(&stage).await;
    stage.all_accepted(&[0, 404]).await;
}

async fn say_score(stage: &Stage, person: &discord_sim::client::Person) -> Option<()> {
    let outcome = person.slash(stage.harbour, "score", &[]).await.expect("an outcome");
    (outcome.kind == Kind::Message).then_some(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_into_a_storm_is_a_start() {
    let mut stage = Stage::new().await;
    let people = play::table(&stage, &["Ada", "Bernd"]).await;
    stage.kill();
    stage.client.fail(Match::new("PUT", "/applications/", 2), 500).await.expect("a fault");
    stage.start().await;
    play::steps(&people, stage.harbour, 2).await;
    let info = say(&people[0], stage.harbour, "game info", &[]).await;
    assert!(info.content.contains("waits for"), "{}", info.content);
    stage.all_accepted(&[500]).await;
}
