//! Undo and redo: free as long as nothing hidden or random was revealed, otherwise by unanimous vote.
#![allow(clippy::expect_used, reason = "tests may panic")]

mod support;

use std::time::Duration;

use archipel_rules::EntryKind;
use discord_sim::client::TestUser;
use discord_sim::{Id, Message};
use support::{
    Harness, TIMEOUT, assert_disabled, assert_refusal, assert_slash_refused, press, slash, start_game_with,
};

/// Players choose their home islands, the last player first. Nothing is revealed until the first player chooses and
/// rolls.
const CHOOSE: &[(&str, &str)] = &[("home_island", "choose"), ("first_player", "seat_1")];

async fn start_with_three(harness: &Harness) -> Vec<TestUser> {
    let people = [
        harness.person("Ada", "en-US").await,
        harness.person("Bernd", "en-US").await,
        harness.person("Cees", "en-US").await,
    ];
    start_game_with(harness, "anno1503", &people, CHOOSE).await;
    harness.in_turn_order(&people)
}

async fn choose_home(harness: &Harness, person: &TestUser, home: &str) -> Message {
    let panel = slash(person, harness.channel, "anno1503 choose_home", &[("home", home)]).await;
    assert!(!panel.content.contains('✋'), "{}", panel.content);
    panel
}

/// Waits for a post with this beginning.
async fn wait_for_post(harness: &Harness, after: Id, beginning: &str) -> Message {
    let fits = |post: &Message| post.id > after && post.content.starts_with(beginning);
    harness.spectator.wait_for(harness.channel, TIMEOUT, fits).await.expect("a post")
}

/// The kinds of the record's entries: `.` for an action, `-n` and `+n` for undo and redo of entry n.
fn entry_kinds(harness: &Harness) -> String {
    let symbol = |kind: &EntryKind| match kind {
        EntryKind::Action(_) => ".".to_owned(),
        EntryKind::Undo(n) => format!("-{n}"),
        EntryKind::Redo(n) => format!("+{n}"),
    };
    harness.record(1).entries.iter().map(|entry| symbol(&entry.mark)).collect::<Vec<_>>().join(" ")
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_that_revealed_nothing_is_undone_and_redone_freely() {
    let harness = Harness::new().await;
    let people = start_with_three(&harness).await;
    let (last, middle) = (&people[2], &people[1]);
    assert_slash_refused(last, harness.channel, "undo", &[], "nothing to undo").await;
    assert_slash_refused(last, harness.channel, "redo", &[], "nothing to redo").await;
    let panel = slash(last, harness.channel, "play", &[]).await;
    assert_disabled(&panel, "↩️ Undo");
    assert_disabled(&panel, "↪️ Redo");

    // With the panel.
    let panel = choose_home(&harness, last, "2").await;
    let calls_middle = |post: &Message| post.content.contains(&format!("👉 {}", middle.mention()));
    let post = harness.spectator.wait_for(harness.channel, TIMEOUT, calls_middle).await.expect("a post");
    assert!(post.content.contains(last.name()), "{}", post.content);
    let undone = press(last, &panel, "↩️ Undo").await;
    assert_eq!(undone.id, panel.id, "the panel changes in place");
    assert!(undone.content.contains("Choose your home island"), "{}", undone.content);
    assert_eq!(entry_kinds(&harness), ". -1");
    let undo_post =
        wait_for_post(&harness, post.id, &format!("↩️ {} undid their last move", last.name())).await;
    assert!(undo_post.content.contains(&format!("👉 {}", last.mention())), "{}", undo_post.content);
    assert_disabled(&undone, "↩️ Undo");
    let redone = press(last, &undone, "↪️ Redo").await;
    assert!(redone.content.contains("Waiting for"), "{}", redone.content);
    assert_eq!(entry_kinds(&harness), ". -1 +1");
    let post = harness.next_post(Some(undo_post.id)).await;
    assert!(post.content.contains(&format!("👉 {}", middle.mention())), "{}", post.content);

    // With commands.
    let undone = slash(last, harness.channel, "undo", &[]).await;
    assert!(undone.content.starts_with("↩️ Undone"), "{}", undone.content);
    assert_slash_refused(middle, harness.channel, "redo", &[], "Only the player who undid that move").await;
    let redone = slash(last, harness.channel, "redo", &[]).await;
    assert!(redone.content.starts_with("↪️ Redone"), "{}", redone.content);
    assert_eq!(entry_kinds(&harness), ". -1 +1 -1 +1");

    // After a different action, the undone one cannot be redone.
    slash(last, harness.channel, "undo", &[]).await;
    choose_home(&harness, last, "3").await;
    assert_slash_refused(last, harness.channel, "redo", &[], "nothing to redo").await;
    let log = slash(last, harness.channel, "log", &[]).await;
    let count = |words: &str| log.content.matches(words).count();
    assert_eq!((count("undid a move"), count("redid it")), (3, 2), "{}", log.content);
    assert_eq!(
        count("takes home island 2") + count("home island 2"),
        0,
        "undone actions are not in the log: {}",
        log.content
    );
    harness.assert_requests_accepted(&[]).await;
}

/// The last player chooses, then the middle one, then the last asks for an undo. Returns the vote in the channel.
async fn ask_for_undo(harness: &Harness, people: &[TestUser]) -> Message {
    let (middle, last) = (&people[1], &people[2]);
    choose_home(harness, last, "2").await;
    choose_home(harness, middle, "3").await;
    let offer = slash(last, harness.channel, "undo", &[]).await;
    assert_refusal(&offer, "Someone else has moved since");
    let asked = press(last, &offer, "↩️ Ask the others").await;
    assert!(asked.content.contains("are voting now") && asked.is_ephemeral(), "{}", asked.content);
    let question = wait_for_post(harness, offer.id, &format!("↩️ **{}** would like", last.name())).await;
    assert_eq!(question.labels(), ["✅ Agree", "❌ Refuse"]);
    assert_eq!(entry_kinds(harness), ". .", "asking changes nothing");
    question
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_across_other_players_needs_the_consent_of_all() {
    let harness = Harness::new().await;
    let people = start_with_three(&harness).await;
    let [first, middle, last] = &people[..] else { panic!("three people") };
    let question = ask_for_undo(&harness, &people).await;
    let mentions = question.rest["mentions"].as_array().expect("mentions");
    let mut pinged: Vec<_> = mentions.iter().filter_map(|user| Id::of(&user["id"])).collect();
    let mut others = [first.id(), middle.id()];
    pinged.sort();
    others.sort();
    assert_eq!(pinged, others, "only the voters are pinged");
    // Neither the asker nor a spectator may vote, and a second vote cannot be opened.
    assert_refusal(&press(last, &question, "✅ Agree").await, "the others decide");
    assert_refusal(&press(&harness.spectator, &question, "✅ Agree").await, "not in this game");
    let offer = slash(last, harness.channel, "undo", &[]).await;
    assert_refusal(&press(last, &offer, "↩️ Ask the others").await, "already open");

    let one = press(middle, &question, "✅ Agree").await;
    assert_eq!(one.id, question.id, "the answers appear on the question");
    assert!(one.content.contains(&format!("✅ {}", middle.name())), "{}", one.content);
    assert_eq!(entry_kinds(&harness), ". .", "one of two is not enough");
    let all = press(first, &question, "✅ Agree").await;
    assert!(all.content.contains("Everyone agreed") && all.labels().is_empty(), "{}", all.content);
    assert_eq!(entry_kinds(&harness), ". . -2 -1");
    let post = wait_for_post(&harness, question.id, "↩️ Everyone agreed").await;
    assert!(post.content.contains(&format!("👉 {}", last.mention())), "{}", post.content);
    let posts = harness.public_messages().await;
    assert_eq!(posts.iter().filter(|post| post.content.starts_with("↩️ Everyone")).count(), 1, "posted once");
    // The earliest action is redone first, and only by its player.
    assert_slash_refused(middle, harness.channel, "redo", &[], "Only the player").await;
    slash(last, harness.channel, "redo", &[]).await;
    slash(middle, harness.channel, "redo", &[]).await;
    assert_eq!(entry_kinds(&harness), ". . -2 -1 +1 +2");
    harness.assert_requests_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_refusal_ends_the_vote_and_a_new_action_closes_it() {
    let harness = Harness::new().await;
    let people = start_with_three(&harness).await;
    let [first, middle, last] = &people[..] else { panic!("three people") };
    let question = ask_for_undo(&harness, &people).await;
    press(middle, &question, "✅ Agree").await;
    let closed = press(first, &question, "❌ Refuse").await;
    assert!(
        closed.content.contains("Not everyone agreed") && closed.labels().is_empty(),
        "{}",
        closed.content
    );
    assert_eq!(entry_kinds(&harness), ". .");

    // The last player asks again, but the first player chooses and rolls before all have voted.
    let offer = slash(last, harness.channel, "undo", &[]).await;
    press(last, &offer, "↩️ Ask the others").await;
    let question = wait_for_post(&harness, question.id, "↩️ **").await;
    choose_home(&harness, first, "4").await;
    let withdrawn = press(middle, &question, "✅ Agree").await;
    assert!(
        withdrawn.content.contains("vote is closed") && withdrawn.labels().is_empty(),
        "{}",
        withdrawn.content
    );
    let after = entry_kinds(&harness);
    assert!(after.starts_with(". . .") && !after.contains('-'), "{after}");

    // The dice were revealed, so a free undo is no longer possible.
    let offer = slash(first, harness.channel, "undo", &[]).await;
    assert_refusal(&offer, "revealed hidden information");
    press(first, &offer, "↩️ Ask the others").await;
    let question = wait_for_post(&harness, question.id, "↩️ **").await;
    assert!(question.content.contains("👁️"), "{}", question.content);
    // A button created before the latest action is stale.
    let old = slash(first, harness.channel, "undo", &[]).await;
    let (one, other) = tokio::join!(press(middle, &question, "✅ Agree"), press(last, &question, "✅ Agree"));
    let granted = [&one, &other].iter().filter(|card| card.content.contains("Everyone agreed")).count();
    assert_eq!(granted, 1, "both answers count, and the second decides: {}\n{}", one.content, other.content);
    assert!(entry_kinds(&harness).ends_with("-3"), "{}", entry_kinds(&harness));
    let stale = press(first, &old, "↩️ Ask the others").await;
    assert!(stale.content.contains('⌛'), "{}", stale.content);
    tokio::time::sleep(Duration::from_millis(50)).await;
    harness.assert_requests_accepted(&[]).await;
}
