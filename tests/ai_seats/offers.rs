//! Trade offers in Anno 1701 between a person and AI players: they are made, answered and posted.

use std::time::Duration;

use archipel_rules::EntryKind;
use discord_sim::Message;
use discord_sim::client::TestUser;
use sqlx::{Connection, SqliteConnection};

use crate::game;
use crate::support::{Harness, TIMEOUT, player, slash};

/// Plays until the action phase of the turn.
async fn reach_action_phase(harness: &Harness, person: &TestUser) {
    for _ in 0..20 {
        let panel = game::wait_until_due(harness, person).await.expect("the game continues");
        let offered = player::verbs(&panel);
        if offered.iter().any(|verb| verb == "offer") {
            return;
        }
        let first = ["choose_tiles", "roll", "discard", "keep_tile", "place_tile"];
        let verb = first.iter().find(|verb| offered.iter().any(|one| one == *verb));
        game::press(person, &panel, verb.expect("a verb before the action phase")).await;
    }
    panic!("no action phase");
}

/// The number of offers that AI players have accepted or declined.
fn answers(harness: &Harness, person: &TestUser) -> usize {
    let game = game::replay(harness);
    let own = game::seat_of(&game, person);
    let is_answer = |mark: &EntryKind| matches!(mark, EntryKind::Action(action) if matches!(action["verb"].as_str(), Some("accept" | "decline")));
    game.record().entries.iter().filter(|entry| entry.seat != own && is_answer(&entry.mark)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn ai_players_answer_offers() {
    let harness = Harness::new().await;
    let ada = harness.person("Ada", "en-US").await;
    game::start(&harness, &ada, "anno1701", &["medium", "easy"], &[]).await;
    reach_action_phase(&harness, &ada).await;
    let terms = [("to", "all"), ("give", "gold,done"), ("want", "wood,done")];
    let made = slash(&ada, harness.channel, "anno1701 offer", &terms).await;
    assert!(!made.content.contains('✋'), "an offer was refused: {}", made.content);
    // Without any press by Ada, one of them accepts or both decline.
    let begun = tokio::time::Instant::now();
    while answers(&harness, &ada) == 0 {
        assert!(begun.elapsed() < TIMEOUT, "no answer\n{}", harness.log());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    game::assert_ai_moves_are_explained(&harness, std::slice::from_ref(&ada)).await;
    // It is still Ada's turn.
    let panel = game::wait_until_due(&harness, &ada).await.expect("the game continues");
    assert!(player::verbs(&panel).iter().any(|verb| verb == "set_sail"), "{:?}", player::verbs(&panel));
    harness.assert_requests_accepted(&[]).await;
}

/// Plays a turn with only the required actions.
async fn minimal_turn(person: &TestUser, mut panel: Message) {
    let plan = ["choose_tiles", "roll", "discard", "keep_tile", "place_tile", "set_sail", "end_turn"];
    for _ in 0..20 {
        let offered = player::verbs(&panel);
        let Some(verb) = plan.iter().find(|verb| offered.iter().any(|one| one == *verb)) else { return };
        panel = game::press(person, &panel, verb).await;
        if !panel.content.contains("👉") {
            return;
        }
    }
}

/// The number of offers that AI players have made.
fn offers(harness: &Harness, person: &TestUser) -> usize {
    let game = game::replay(harness);
    let own = game::seat_of(&game, person);
    let is_offer = |mark: &EntryKind| matches!(mark, EntryKind::Action(action) if action["verb"] == "offer");
    game.record().entries.iter().filter(|entry| entry.seat != own && is_offer(&entry.mark)).count()
}

/// Waits until all posts of the game are delivered.
async fn wait_until_delivered(harness: &Harness) {
    let mut database = SqliteConnection::connect(&harness.database_url()).await.expect("a connection");
    let begun = tokio::time::Instant::now();
    loop {
        let open: i64 =
            sqlx::query_scalar("SELECT count(*) FROM outbox WHERE game = 1 AND delivered_at IS NULL")
                .fetch_one(&mut database)
                .await
                .expect("a number");
        if open == 0 {
            return;
        }
        assert!(begun.elapsed() < TIMEOUT, "{open} posts are not delivered\n{}", harness.log());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_answered_at_once_still_has_a_post() {
    let harness = Harness::new().await;
    let ada = harness.person("Ada", "en-US").await;
    game::start(&harness, &ada, "anno1701", &["medium", "medium", "hard"], &[]).await;
    for _ in 0..40 {
        let Some(panel) = game::wait_until_due(&harness, &ada).await else { break };
        if offers(&harness, &ada) > 2 {
            break;
        }
        minimal_turn(&ada, panel).await;
    }
    game::wait_until_due(&harness, &ada).await;
    wait_until_delivered(&harness).await;
    let made = offers(&harness, &ada);
    assert!(made > 0, "no AI player made an offer");
    // All offers are closed by now; each post names the terms and the result.
    let public = harness.public_messages().await;
    let posts: Vec<&Message> = public.iter().filter(|post| post.content.contains("~~🤝")).collect();
    assert_eq!(posts.len(), made, "{posts:?}");
    for post in posts {
        assert!(post.content.lines().count() > 1 && post.labels().is_empty(), "{}", post.content);
    }
    game::assert_posted_once_without_flood(&harness, std::slice::from_ref(&ada)).await;
    game::assert_ai_moves_are_explained(&harness, std::slice::from_ref(&ada)).await;
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_ai_player_waits_for_the_answer_to_its_offer() {
    // AI players pause for one second, and wait ten seconds for an answer.
    let harness = game::harness_with_pause(1).await;
    let ada = harness.person("Ada", "en-US").await;
    game::start(&harness, &ada, "anno1701", &["medium"], &[]).await;
    let open = |post: &Message| post.content.contains("🤝") && !post.labels().is_empty();
    let mut offer = None;
    for _ in 0..60 {
        offer = harness.public_messages().await.into_iter().find(open);
        if offer.is_some() {
            break;
        }
        let panel = player::open(&ada, harness.channel).await;
        if panel.content.contains("👉") {
            minimal_turn(&ada, panel).await;
        } else {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
    let offer = offer.expect("an offer by an AI player");
    assert_eq!(crate::support::pings(&offer), 1, "an offer that waits pings its player: {}", offer.content);
    crate::support::press(&ada, &offer, "Decline").await;
    let closed =
        |post: &Message| post.id == offer.id && post.content.contains("~~🤝") && post.labels().is_empty();
    harness
        .spectator
        .wait_for(harness.channel, TIMEOUT, closed)
        .await
        .expect("the offer's message is edited");
    // The AI player continues its turn.
    assert!(game::wait_until_due(&harness, &ada).await.is_some(), "the game continues");
    harness.assert_requests_accepted(&[]).await;
}
