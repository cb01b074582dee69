//! The connection to Discord: series of errors, lost connections, late interactions.

use std::time::Duration;

use discord_sim::{Fault, Match, OutcomeKind};

use crate::fast_players;
use crate::support::turn_posts::wait_until_all_turns_posted;
use crate::support::{Harness, TIMEOUT, slash};

#[tokio::test(flavor = "multi_thread")]
async fn posts_and_answers_get_through_a_series_of_errors() {
    let harness = Harness::new().await;
    let people = fast_players::start_game(&harness, &["Ada", "Bernd"]).await;
    let client = &harness.client;
    // Posts meet every kind of error.
    for times in 0..2 {
        client.rate_limit(Match::new("POST", "/channels/", 1), 0.05).await.expect("a fault");
        client.fail(Match::new("POST", "/channels/", 1), [500, 502, 503][times % 3]).await.expect("a fault");
        client.hang_up(Match::new("POST", "/channels/", 1), times % 2 == 0).await.expect("a fault");
    }
    // So do answers; the third attempt succeeds.
    for _ in 0..4 {
        client.fail(Match::new("POST", "/interactions/", 2), 500).await.expect("a fault");
        let (person, panel) = fast_players::due(&people, harness.channel).await.expect("a player is due");
        fast_players::step(&person, &panel).await.expect("an answer");
    }
    fast_players::steps(&people, harness.channel, 6).await;
    wait_until_all_turns_posted(&harness).await;
    harness.assert_requests_accepted(&[0, 429, 500, 502, 503]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn missed_interactions_are_handled_after_a_resume_and_late_ones_are_ignored() {
    let harness = Harness::new().await;
    let people = fast_players::start_game(&harness, &["Ada", "Bernd"]).await;
    // The connection is lost during a press: either the session is resumed and the press is executed, or it has no
    // effect.
    for fault in 0..3 {
        let (person, panel) = fast_players::due(&people, harness.channel).await.expect("a player is due");
        let before = harness.entry_count();
        let hit = match fault {
            0 => harness.client.drop_gateway().await,
            1 => harness.client.inject(&Fault::Reconnect).await,
            _ => harness.client.invalid_session(false).await,
        };
        assert_eq!(hit.expect("a fault"), 1);
        let answered = fast_players::step(&person, &panel).await.is_some();
        let back = tokio::time::Instant::now();
        while score_answered(&harness, &people[0]).await.is_none() {
            assert!(back.elapsed() < TIMEOUT, "the bot does not reconnect");
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert_eq!(
            harness.entry_count(),
            before + usize::from(answered),
            "fault {fault}, answered: {answered}"
        );
    }
    // Later than Discord's limit: Discord has shown "interaction failed", so the action must not be executed.
    let (person, panel) = fast_players::due(&people, harness.channel).await.expect("a player is due");
    let before = harness.entry_count();
    harness.client.inject(&Fault::Delay { times: 1, ms: 3600 }).await.expect("a fault");
    let id = fast_players::quick_button(&panel).expect("a step");
    let outcome = person.press(&panel, &id).await.expect("an outcome");
    assert_ne!(outcome.kind, OutcomeKind::Message, "{outcome:?}");
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(harness.entry_count(), before, "a late action is not executed");
    // The same press in time, delivered twice, is executed once.
    harness.client.duplicate(1).await.expect("a fault");
    assert!(fast_players::step(&person, &panel).await.is_some());
    assert_eq!(harness.entry_count(), before + 1);
    wait_until_all_turns_posted(&harness).await;
    harness.assert_requests_accepted(&[0, 404]).await;
}

async fn score_answered(harness: &Harness, person: &discord_sim::client::TestUser) -> Option<()> {
    let outcome = person.slash(harness.channel, "score", &[]).await.expect("an outcome");
    (outcome.kind == OutcomeKind::Message).then_some(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_starts_although_command_registration_fails_at_first() {
    let mut harness = Harness::new().await;
    let people = fast_players::start_game(&harness, &["Ada", "Bernd"]).await;
    harness.kill();
    harness.client.fail(Match::new("PUT", "/applications/", 2), 500).await.expect("a fault");
    harness.start().await;
    fast_players::steps(&people, harness.channel, 2).await;
    let info = slash(&people[0], harness.channel, "game info", &[]).await;
    assert!(info.content.contains("Waiting for"), "{}", info.content);
    harness.assert_requests_accepted(&[500]).await;
}
