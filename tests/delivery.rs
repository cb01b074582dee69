//! Delivery on a bad connection: duplicate interactions, rate limits, failed requests, lost gateway sessions, SIGKILL.
#![allow(clippy::expect_used, reason = "tests may panic")]

mod support;

use std::time::Duration;

use archipel_rules::Table;
use discord_sim::client::TestUser;
use discord_sim::{Fault, Id, Match, Message, OutcomeKind};
use support::turn_posts::{assert_each_turn_posted_once, turn_posts};
use support::{Harness, TIMEOUT, press, slash, start_game, start_game_with};

/// Deterministic first steps: players choose their home islands, the last player first.
const CHOOSE: &[(&str, &str)] = &[("home_island", "choose"), ("first_player", "seat_1")];

async fn four_users(harness: &Harness) -> Vec<TestUser> {
    let mut people = Vec::new();
    for name in ["Ada", "Bernd", "Cees", "Dora"] {
        people.push(harness.person(name, "en-US").await);
    }
    people
}

async fn choose_home(harness: &Harness, person: &TestUser, home: &str) -> Message {
    let answer = slash(person, harness.channel, "anno1503 choose_home", &[("home", home)]).await;
    assert!(answer.content.contains("Waiting for") || answer.content.contains('👉'), "{}", answer.content);
    assert!(!answer.content.contains(['✋', '⌛', '⚠']), "{}", answer.content);
    answer
}

/// Waits for the post that calls this person.
async fn wait_for_call(harness: &Harness, person: &TestUser, after: Id) -> Message {
    let call = format!("👉 {}", person.mention());
    let fits = |post: &Message| post.id > after && post.content.contains(&call);
    harness.spectator.wait_for(harness.channel, TIMEOUT, fits).await.expect("a call")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duplicate_interaction_acts_once() {
    let harness = Harness::new().await;
    let people = four_users(&harness).await;
    let twice = || async { harness.client.duplicate(1).await.expect("a fault") };
    twice().await;
    let card = slash(&people[0], harness.channel, "game new", &[("game", "anno1503")]).await;
    assert!(!card.is_ephemeral() && card.content.contains("Game 1"), "{}", card.content);
    for person in &people[1..] {
        twice().await;
        let joined = press(person, &card, "➕ Join").await;
        assert!(joined.content.contains(person.name()), "{}", joined.content);
    }
    slash(&people[0], harness.channel, "game options", &[("option", "home_island"), ("value", "choose")])
        .await;
    twice().await;
    let started = press(&people[0], &card, "▶️ Start").await;
    assert!(started.content.contains("The game has started"), "{}", started.content);
    let opening = harness.next_post(None).await;
    let people = harness.in_turn_order(&people);
    let mut due = people
        .iter()
        .find(|person| opening.content.contains(&format!("👉 {}", person.mention())))
        .expect("a call");
    let mut after = opening.id;
    // Choose homes by command and by button.
    for (entry, home) in ["1", "2", "3"].into_iter().enumerate() {
        twice().await;
        if entry == 1 {
            let panel = slash(due, harness.channel, "play", &[]).await;
            twice().await;
            let done = press(due, &panel, &button(&panel, &format!(":q:choose_home.{home}"))).await;
            assert!(!done.content.contains(['✋', '⌛', '⚠']), "{}", done.content);
        } else {
            choose_home(&harness, due, home).await;
        }
        assert_eq!(harness.entry_count(), entry + 1);
        let post = harness.next_post(Some(after)).await;
        due = people
            .iter()
            .find(|person| post.content.contains(&format!("👉 {}", person.mention())))
            .expect("a call");
        after = post.id;
    }
    assert_each_turn_posted_once(&harness).await;
    let public = harness.public_messages().await;
    assert_eq!(public.iter().filter(|post| post.content.contains("👑")).count(), 1, "one card");
    assert_eq!(public.iter().filter(|post| post.content.contains("Turn order")).count(), 1, "one opening");
    // Discord rejects a second answer to the same interaction, so the bot must not send one.
    harness.assert_requests_accepted(&[]).await;
}

fn button(panel: &Message, ending: &str) -> String {
    let ids = panel.parts().filter_map(|part| part["custom_id"].as_str());
    ids.into_iter().find(|id| id.ends_with(ending)).expect("a button").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_simultaneous_interactions_only_one_succeeds() {
    let harness = Harness::new().await;
    let mut people = four_users(&harness).await;
    people.push(harness.person("Eve", "en-US").await);
    let card = slash(&people[0], harness.channel, "game new", &[("game", "anno1503")]).await;
    press(&people[1], &card, "➕ Join").await;
    press(&people[2], &card, "➕ Join").await;
    // Both presses are sent before the bot receives either.
    let together =
        || async { harness.client.inject(&Fault::Delay { times: 2, ms: 100 }).await.expect("a fault") };
    // The last seat.
    together().await;
    let (one, other) = tokio::join!(press(&people[3], &card, "➕ Join"), press(&people[4], &card, "➕ Join"));
    let refused =
        [&one, &other].iter().filter(|answer| answer.content.contains("All seats are taken")).count();
    assert_eq!(refused, 1, "{}\n{}", one.content, other.content);
    let card = harness.spectator.reload(&card).await.expect("messages").expect("the card");
    assert!(card.content.contains("4. ") && !card.content.contains("5. "), "{}", card.content);
    // The start, by button and typed.
    slash(&people[0], harness.channel, "game options", &[("option", "home_island"), ("value", "choose")])
        .await;
    together().await;
    let (pressed, typed) = tokio::join!(
        press(&people[0], &card, "▶️ Start"),
        slash(&people[0], harness.channel, "game start", &[])
    );
    let begun = [&pressed, &typed].iter().filter(|answer| answer.content.contains("has started")).count();
    assert_eq!(begun, 1, "{}\n{}", pressed.content, typed.content);
    let opening = harness.next_post(None).await;

    // One player on two devices: two panels, different choices at the same moment.
    let call = |person: &&TestUser| opening.content.contains(&format!("👉 {}", person.mention()));
    let due = people.iter().find(call).expect("a player is called");
    let mut panels = Vec::new();
    for _ in 0..2 {
        panels.push(slash(due, harness.channel, "play", &[]).await);
    }
    together().await;
    let homes = [":q:choose_home.1", ":q:choose_home.2"].map(|home| button(&panels[0], home));
    let (one, other) = tokio::join!(press(due, &panels[0], &homes[0]), press(due, &panels[1], &homes[1]));
    let answers = [one.content, other.content];
    assert_eq!(answers.iter().filter(|text| text.contains('⌛')).count(), 1, "{answers:?}");
    assert_eq!(harness.entry_count(), 1);
    harness.next_post(Some(opening.id)).await;
    assert_each_turn_posted_once(&harness).await;
    harness.assert_requests_accepted(&[]).await;
}

/// How often the bot tried to post a message.
async fn sent(harness: &Harness) -> usize {
    let journal = harness.client.requests(0).await.expect("the journal");
    journal.iter().filter(|entry| entry.method == "POST" && entry.path.starts_with("/channels/")).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn failed_posts_are_retried_and_appear_once() {
    let harness = Harness::new().await;
    let people = four_users(&harness).await;
    let opening = start_game_with(&harness, "anno1503", &people, CHOOSE).await;
    let people = harness.in_turn_order(&people);
    let posts = |times| Match::new("POST", "/channels/", times);
    let client = &harness.client;

    client.rate_limit(posts(1), 0.2).await.expect("a fault");
    choose_home(&harness, &people[3], "1").await;
    let post = wait_for_call(&harness, &people[2], opening.id).await;
    client.fail(posts(1), 500).await.expect("a fault");
    client.hang_up(posts(1), false).await.expect("a fault");
    choose_home(&harness, &people[2], "2").await;
    let post = wait_for_call(&harness, &people[1], post.id).await;
    // The post arrives but the response is lost: only the nonce prevents a duplicate.
    client.hang_up(posts(1), true).await.expect("a fault");
    choose_home(&harness, &people[1], "3").await;
    wait_for_call(&harness, &people[0], post.id).await;
    let begun = tokio::time::Instant::now();
    while sent(&harness).await < 8 && begun.elapsed() < TIMEOUT {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(sent(&harness).await, 8, "the opening, three posts and four that failed");
    assert_each_turn_posted_once(&harness).await;

    // Answers to interactions are retried as well, at short intervals.
    client.fail(Match::new("POST", "/interactions/", 2), 503).await.expect("a fault");
    let score = slash(&people[0], harness.channel, "score", &[]).await;
    assert!(score.content.contains("Ada"), "{}", score.content);
    harness.assert_requests_accepted(&[0, 429, 500, 503]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_reconnects_after_losing_the_gateway() {
    let harness = Harness::new().await;
    let people = four_users(&harness).await;
    start_game(&harness, "anno1503", &people).await;
    for fault in 0..4 {
        let hit = match fault {
            0 => harness.client.drop_gateway().await,
            1 => harness.client.inject(&Fault::Reconnect).await,
            2 => harness.client.invalid_session(false).await,
            _ => harness.client.invalid_session(true).await,
        };
        assert_eq!(hit.expect("a fault"), 1);
        let back = tokio::time::Instant::now();
        // There is no answer while the bot is disconnected; it must reconnect soon.
        loop {
            let outcome = people[0].slash(harness.channel, "score", &[]).await.expect("an outcome");
            if outcome.kind == OutcomeKind::Message {
                break;
            }
            assert!(back.elapsed() < TIMEOUT, "fault {fault}: the bot does not come back");
        }
        println!("fault {fault}: back after {:?}", back.elapsed());
    }
    let commands = harness.client.state().await.expect("the state")["commands"].clone();
    assert!(commands.as_u64().is_some_and(|count| count > 10), "{commands}");
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sigkill_neither_loses_nor_duplicates_actions_and_posts() {
    let mut harness = Harness::new().await;
    let people = four_users(&harness).await;
    start_game_with(&harness, "anno1503", &people, &[("first_player", "seat_1")]).await;
    let people = harness.in_turn_order(&people);
    for round in 0..10 {
        let table = Table::replay(harness.record(1)).expect("the record replays");
        let due = table.position().due().iter().next().expect("a player is due");
        let before = harness.entry_count();
        let person = &people[due.index()];
        let panel = support::player::open(person, harness.channel).await;
        let verbs = support::player::verbs(&panel);
        let verb = if verbs.iter().any(|verb| verb == "end_turn") { "end_turn" } else { verbs[0].as_str() };
        let done = support::player::press(person, &panel, verb, |_| 0).await;
        assert!(!done.content.contains(['✋', '⌛', '⚠']), "{}", done.content);
        // The bot has answered, so the action must be stored.
        harness.kill();
        assert_eq!(harness.entry_count(), before + 1, "round {round}: {verb}");
        harness.start().await;
        assert_eq!(harness.entry_count(), before + 1, "round {round}: {verb}");
    }
    let ended_turns = || {
        let table = Table::replay(harness.record(1)).expect("the record replays");
        table.steps().iter().filter(|step| step.ends_turn).count()
    };
    let begun = tokio::time::Instant::now();
    while turn_posts(&harness).await.len() < ended_turns() && begun.elapsed() < TIMEOUT {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    println!("the last post arrived {:?} after the last start", begun.elapsed());
    assert_each_turn_posted_once(&harness).await;
    harness.assert_requests_accepted(&[]).await;
}
