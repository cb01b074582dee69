//! Offers in Anno 1701 between a person and computer players: they are made and answered, each has its post, and nobody
//! waits for ever.

use std::time::Duration;

use archipel_rules::Mark;
use discord_sim::Message;
use discord_sim::client::Person;
use sqlx::{Connection, SqliteConnection};

use crate::support::{PATIENCE, Stage, player, say};
use crate::table;

/// Rolls, and answers whatever comes before the actions of the turn.
async fn come_to_action(stage: &Stage, person: &Person) {
    for _ in 0..20 {
        let panel = table::asked(stage, person).await.expect("the game goes on");
        let offered = player::verbs(&panel);
        if offered.iter().any(|verb| verb == "offer") {
            return;
        }
        let first = ["choose_tiles", "roll", "discard", "keep_tile", "place_tile"];
        let verb = first.iter().find(|verb| offered.iter().any(|one| one == *verb));
        table::press(person, &panel, verb.expect("something to do before the actions")).await;
    }
    panic!("no action phase");
}

/// How often computers have accepted or declined.
fn answers(stage: &Stage, person: &Person) -> usize {
    let game = table::replay(stage);
    let own = table::seat_of(&game, person);
    let is_answer = |mark: &Mark| matches!(mark, Mark::Action(action) if matches!(action["verb"].as_str(), Some("accept" | "decline")));
    game.record().entries.iter().filter(|entry| entry.seat != own && is_answer(&entry.mark)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_answer_the_offers_of_people() {
    let stage = Stage::new().await;
    let ada = stage.person("Ada", "en-US").await;
    table::start(&stage, &ada, "anno1701", &["medium", "easy"], &[]).await;
    come_to_action(&stage, &ada).await;
    let terms = [("to", "all"), ("give", "gold,done"), ("want", "wood,done")];
    let made = say(&ada, stage.harbour, "anno1701 offer", &terms).await;
    assert!(!made.content.contains('✋'), "an offer was refused: {}", made.content);
    // Nobody presses anything: one of them accepts, or both decline.
    let begun = tokio::time::Instant::now();
    while answers(&stage, &ada) == 0 {
        assert!(begun.elapsed() < PATIENCE, "nobody answers\n{}", stage.log());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    table::moves_have_reasons(&stage, std::slice::from_ref(&ada)).await;
    // And the turn is still Ada's.
    let panel = table::asked(&stage, &ada).await.expect("the game goes on");
    assert!(player::verbs(&panel).iter().any(|verb| verb == "set_sail"), "{:?}", player::verbs(&panel));
    stage.all_accepted(&[]).await;
}

/// A modest turn: whatever is asked, and no more.
async fn modest_turn(person: &Person, mut panel: Message) {
    let plan = ["choose_tiles", "roll", "discard", "keep_tile", "place_tile", "set_sail", "end_turn"];
    for _ in 0..20 {
        let offered = player::verbs(&panel);
        let Some(verb) = plan.iter().find(|verb| offered.iter().any(|one| one == *verb)) else { return };
        panel = table::press(person, &panel, verb).await;
        if !panel.content.contains("👉") {
            return;
        }
    }
}

/// How many offers computers have made.
fn offers(stage: &Stage, person: &Person) -> usize {
    let game = table::replay(stage);
    let own = table::seat_of(&game, person);
    let is_offer = |mark: &Mark| matches!(mark, Mark::Action(action) if action["verb"] == "offer");
    game.record().entries.iter().filter(|entry| entry.seat != own && is_offer(&entry.mark)).count()
}

/// The outbox has nothing left to do for this game.
async fn all_is_told(stage: &Stage) {
    let mut database = SqliteConnection::connect(&stage.database()).await.expect("a connection");
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
        assert!(begun.elapsed() < PATIENCE, "{open} posts are not delivered\n{}", stage.log());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_that_is_answered_at_once_still_has_its_post() {
    let stage = Stage::new().await;
    let ada = stage.person("Ada", "en-US").await;
    table::start(&stage, &ada, "anno1701", &["medium", "medium", "hard"], &[]).await;
    for _ in 0..40 {
        let Some(panel) = table::asked(&stage, &ada).await else { break };
        if offers(&stage, &ada) > 2 {
            break;
        }
        modest_turn(&ada, panel).await;
    }
    table::asked(&stage, &ada).await;
    all_is_told(&stage).await;
    let made = offers(&stage, &ada);
    assert!(made > 0, "no computer makes an offer");
    // Nobody waits in this test: whatever was offered is over, and each post tells what, and what came of it.
    let public = stage.public().await;
    let posts: Vec<&Message> = public.iter().filter(|post| post.content.contains("~~🤝")).collect();
    assert_eq!(posts.len(), made, "{posts:?}");
    for post in posts {
        assert!(post.content.lines().count() > 1 && post.labels().is_empty(), "{}", post.content);
    }
    table::told_once_without_a_flood(&stage, std::slice::from_ref(&ada)).await;
    table::moves_have_reasons(&stage, std::slice::from_ref(&ada)).await;
    stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_waits_for_an_answer_to_its_offer() {
    // They let people read for a second, and answer for ten.
    let stage = table::with_pause(1).await;
    let ada = stage.person("Ada", "en-US").await;
    table::start(&stage, &ada, "anno1701", &["medium"], &[]).await;
    let open = |post: &Message| post.content.contains("🤝") && !post.labels().is_empty();
    let mut offer = None;
    for _ in 0..60 {
        offer = stage.public().await.into_iter().find(open);
        if offer.is_some() {
            break;
        }
        let panel = player::open(&ada, stage.harbour).await;
        if panel.content.contains("👉") {
            modest_turn(&ada, panel).await;
        } else {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
    let offer = offer.expect("no computer makes an offer");
    assert_eq!(crate::support::pings(&offer), 0, "nobody is fetched for it: {}", offer.content);
    crate::support::press(&ada, &offer, "Decline").await;
    let closed =
        |post: &Message| post.id == offer.id && post.content.contains("~~🤝") && post.labels().is_empty();
    stage.stranger.wait_for(stage.harbour, PATIENCE, closed).await.expect("the offer is closed in its place");
    // The computer goes on by itself.
    assert!(table::asked(&stage, &ada).await.is_some(), "the game goes on");
    stage.all_accepted(&[]).await;
}
