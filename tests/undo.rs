//! Changing one's mind: freely while nothing was seen, by consent of the others beyond that.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

mod support;

use std::time::Duration;

use archipel_rules::Mark;
use discord_sim::client::Person;
use discord_sim::{Id, Message};
use support::{PATIENCE, Stage, assert_disabled, assert_refusal, press, refused, say, start_game_with};

/// Three people who choose their home islands, the last first: steps that show nothing, until the first has chosen
/// and rolls.
const CHOOSE: &[(&str, &str)] = &[("home_island", "choose"), ("first_player", "seat_1")];

async fn three(stage: &Stage) -> Vec<Person> {
    let people = [
        stage.person("Ada", "en-US").await,
        stage.person("Bernd", "en-US").await,
        stage.person("Cees", "en-US").await,
    ];
    start_game_with(stage, "anno1503", &people, CHOOSE).await;
    stage.in_order(&people)
}

async fn choose(stage: &Stage, person: &Person, home: &str) -> Message {
    let panel = say(person, stage.harbour, "anno1503 choose_home", &[("home", home)]).await;
    assert!(!panel.content.contains('✋'), "{}", panel.content);
    panel
}

/// Waits for a post that begins so.
async fn told(stage: &Stage, after: Id, beginning: &str) -> Message {
    let fits = |post: &Message| post.id > after && post.content.starts_with(beginning);
    stage.stranger.wait_for(stage.harbour, PATIENCE, fits).await.expect("a post")
}

/// The marks of the record: `.` for an action, otherwise what was taken back or done again.
fn marks(stage: &Stage) -> String {
    let mark = |mark: &Mark| match mark {
        Mark::Action(_) => ".".to_owned(),
        Mark::Undo(n) => format!("-{n}"),
        Mark::Redo(n) => format!("+{n}"),
    };
    stage.record(1).entries.iter().map(|entry| mark(&entry.mark)).collect::<Vec<_>>().join(" ")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_that_showed_nothing_is_taken_back_and_done_again() {
    let stage = Stage::new().await;
    let people = three(&stage).await;
    let (last, middle) = (&people[2], &people[1]);
    refused(last, stage.harbour, "undo", &[], "nothing to take back").await;
    refused(last, stage.harbour, "redo", &[], "nothing to do again").await;
    let panel = say(last, stage.harbour, "play", &[]).await;
    assert_disabled(&panel, "↩️ Undo");
    assert_disabled(&panel, "↪️ Redo");

    // On the panel.
    let panel = choose(&stage, last, "2").await;
    let calls_middle = |post: &Message| post.content.contains(&format!("👉 {}", middle.mention()));
    let post = stage.stranger.wait_for(stage.harbour, PATIENCE, calls_middle).await.expect("a post");
    assert!(post.content.contains(last.name()), "{}", post.content);
    let undone = press(last, &panel, "↩️ Undo").await;
    assert_eq!(undone.id, panel.id, "the panel changes in place");
    assert!(undone.content.contains("Choose your home island"), "{}", undone.content);
    assert_eq!(marks(&stage), ". -1");
    let told_back = told(&stage, post.id, &format!("↩️ {} took the last step back", last.name())).await;
    assert!(told_back.content.contains(&format!("👉 {}", last.mention())), "{}", told_back.content);
    assert_disabled(&undone, "↩️ Undo");
    let redone = press(last, &undone, "↪️ Redo").await;
    assert!(redone.content.contains("waits for"), "{}", redone.content);
    assert_eq!(marks(&stage), ". -1 +1");
    let post = stage.next_post(Some(told_back.id)).await;
    assert!(post.content.contains(&format!("👉 {}", middle.mention())), "{}", post.content);

    // Typed.
    let undone = say(last, stage.harbour, "undo", &[]).await;
    assert!(undone.content.starts_with("↩️ Taken back"), "{}", undone.content);
    refused(middle, stage.harbour, "redo", &[], "Only the player who took that move back").await;
    let redone = say(last, stage.harbour, "redo", &[]).await;
    assert!(redone.content.starts_with("↪️ Done again"), "{}", redone.content);
    assert_eq!(marks(&stage), ". -1 +1 -1 +1");

    // What was done instead cannot be undone and done again at will.
    say(last, stage.harbour, "undo", &[]).await;
    choose(&stage, last, "3").await;
    refused(last, stage.harbour, "redo", &[], "nothing to do again").await;
    let log = say(last, stage.harbour, "log", &[]).await;
    let count = |words: &str| log.content.matches(words).count();
    assert_eq!((count("took a step back"), count("did it after all")), (3, 2), "{}", log.content);
    assert_eq!(
        count("takes home island 2") + count("home island 2"),
        0,
        "what is undone is not told: {}",
        log.content
    );
    stage.all_accepted(&[]).await;
}

/// The question that the others are asked when the last in order wants to choose anew after the middle has chosen.
async fn ask(stage: &Stage, people: &[Person]) -> Message {
    let (middle, last) = (&people[1], &people[2]);
    choose(stage, last, "2").await;
    choose(stage, middle, "3").await;
    let offer = say(last, stage.harbour, "undo", &[]).await;
    assert_refusal(&offer, "Someone else has acted since");
    let asked = press(last, &offer, "↩️ Ask the others").await;
    assert!(asked.content.contains("have been asked") && asked.is_ephemeral(), "{}", asked.content);
    let question = told(stage, offer.id, &format!("↩️ **{}** asks", last.name())).await;
    assert_eq!(question.labels(), ["✅ Agree", "❌ Refuse"]);
    assert_eq!(marks(stage), ". .", "asking changes nothing");
    question
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_built_on_is_taken_back_when_all_agree() {
    let stage = Stage::new().await;
    let people = three(&stage).await;
    let [first, middle, last] = &people[..] else { panic!("three people") };
    let question = ask(&stage, &people).await;
    let mentions = question.rest["mentions"].as_array().expect("mentions");
    let mut pinged: Vec<_> = mentions.iter().filter_map(|user| Id::of(&user["id"])).collect();
    let mut others = [first.id(), middle.id()];
    pinged.sort();
    others.sort();
    assert_eq!(pinged, others, "who is to answer is called, and nobody else");
    // The asker may not answer, nor may somebody who does not play; a second question waits.
    assert_refusal(&press(last, &question, "✅ Agree").await, "now the others answer");
    assert_refusal(&press(&stage.stranger, &question, "✅ Agree").await, "do not sit");
    let offer = say(last, stage.harbour, "undo", &[]).await;
    assert_refusal(&press(last, &offer, "↩️ Ask the others").await, "already open");

    let one = press(middle, &question, "✅ Agree").await;
    assert_eq!(one.id, question.id, "answers are gathered on the question");
    assert!(one.content.contains(&format!("✅ {}", middle.name())), "{}", one.content);
    assert_eq!(marks(&stage), ". .", "one is not all");
    let all = press(first, &question, "✅ Agree").await;
    assert!(all.content.contains("All agree") && all.labels().is_empty(), "{}", all.content);
    assert_eq!(marks(&stage), ". . -2 -1");
    let post = told(&stage, question.id, "↩️ By agreement of all").await;
    assert!(post.content.contains(&format!("👉 {}", last.mention())), "{}", post.content);
    let posts = stage.public().await;
    assert_eq!(posts.iter().filter(|post| post.content.starts_with("↩️ By")).count(), 1, "told once");
    // The earliest comes back first, and only to its owner.
    refused(middle, stage.harbour, "redo", &[], "Only the player").await;
    say(last, stage.harbour, "redo", &[]).await;
    say(middle, stage.harbour, "redo", &[]).await;
    assert_eq!(marks(&stage), ". . -2 -1 +1 +2");
    stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_refusal_is_enough_and_a_question_lapses_when_the_game_goes_on() {
    let stage = Stage::new().await;
    let people = three(&stage).await;
    let [first, middle, last] = &people[..] else { panic!("three people") };
    let question = ask(&stage, &people).await;
    press(middle, &question, "✅ Agree").await;
    let closed = press(first, &question, "❌ Refuse").await;
    assert!(
        closed.content.contains("Not everybody agrees") && closed.labels().is_empty(),
        "{}",
        closed.content
    );
    assert_eq!(marks(&stage), ". .");

    // Asked again, but the first chooses and rolls before all have answered.
    let offer = say(last, stage.harbour, "undo", &[]).await;
    press(last, &offer, "↩️ Ask the others").await;
    let question = told(&stage, question.id, "↩️ **").await;
    choose(&stage, first, "4").await;
    let lapsed = press(middle, &question, "✅ Agree").await;
    assert!(lapsed.content.contains("has lapsed") && lapsed.labels().is_empty(), "{}", lapsed.content);
    let after = marks(&stage);
    assert!(after.starts_with(". . .") && !after.contains('-'), "{after}");

    // The dice have been seen: this is no longer free for anybody.
    let offer = say(first, stage.harbour, "undo", &[]).await;
    assert_refusal(&offer, "showed something hidden or random");
    press(first, &offer, "↩️ Ask the others").await;
    let question = told(&stage, question.id, "↩️ **").await;
    assert!(question.content.contains("👁️"), "{}", question.content);
    // An offer from before the game went on is stale.
    let old = say(first, stage.harbour, "undo", &[]).await;
    let (one, other) = tokio::join!(press(middle, &question, "✅ Agree"), press(last, &question, "✅ Agree"));
    let granted = [&one, &other].iter().filter(|card| card.content.contains("All agree")).count();
    assert_eq!(granted, 1, "both answers count, the second settles it: {}\n{}", one.content, other.content);
    assert!(marks(&stage).ends_with("-3"), "{}", marks(&stage));
    let lapsed = press(first, &old, "↩️ Ask the others").await;
    assert!(lapsed.content.contains('⌛'), "{}", lapsed.content);
    tokio::time::sleep(Duration::from_millis(50)).await;
    stage.all_accepted(&[]).await;
}
