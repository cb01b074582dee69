//! When the line is bad: repeated interactions, busy and broken answers, lost connections, sudden death.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

mod support;

use std::time::Duration;

use archipel_rules::Table;
use discord_sim::client::Person;
use discord_sim::{Fault, Id, Kind, Match, Message};
use support::told::{told_once_in_order, turns};
use support::{PATIENCE, Stage, press, say, start_game, start_game_with};

/// Steps that depend on no dice: the home islands are chosen, the last player first.
const CHOOSE: &[(&str, &str)] = &[("home_island", "choose"), ("first_player", "seat_1")];

async fn four(stage: &Stage) -> Vec<Person> {
    let mut people = Vec::new();
    for name in ["Ada", "Bernd", "Cees", "Dora"] {
        people.push(stage.person(name, "en-US").await);
    }
    people
}

async fn choose(stage: &Stage, person: &Person, home: &str) -> Message {
    let answer = say(person, stage.harbour, "anno1503 choose_home", &[("home", home)]).await;
    assert!(answer.content.contains("waits for") || answer.content.contains('👉'), "{}", answer.content);
    assert!(!answer.content.contains(['✋', '⌛', '⚠']), "{}", answer.content);
    answer
}

/// Waits for the post that calls this person.
async fn called(stage: &Stage, person: &Person, after: Id) -> Message {
    let call = format!("👉 {}", person.mention());
    let fits = |post: &Message| post.id > after && post.content.contains(&call);
    stage.stranger.wait_for(stage.harbour, PATIENCE, fits).await.expect("a call")
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_that_is_delivered_twice_acts_once() {
    let stage = Stage::new().await;
    let people = four(&stage).await;
    let twice = || async { stage.client.duplicate(1).await.expect("a fault") };
    twice().await;
    let card = say(&people[0], stage.harbour, "game new", &[("game", "anno1503")]).await;
    assert!(!card.is_ephemeral() && card.content.contains("Game 1"), "{}", card.content);
    for person in &people[1..] {
        twice().await;
        let joined = press(person, &card, "➕ Join").await;
        assert!(joined.content.contains(person.name()), "{}", joined.content);
    }
    say(&people[0], stage.harbour, "game options", &[("option", "home_island"), ("value", "choose")]).await;
    twice().await;
    let started = press(&people[0], &card, "▶️ Start").await;
    assert!(started.content.contains("The game has begun"), "{}", started.content);
    let opening = stage.next_post(None).await;
    let people = stage.in_order(&people);
    let mut due = people
        .iter()
        .find(|person| opening.content.contains(&format!("👉 {}", person.mention())))
        .expect("a call");
    let mut after = opening.id;
    // Typed and pressed.
    for (entry, home) in ["1", "2", "3"].into_iter().enumerate() {
        twice().await;
        if entry == 1 {
            let panel = say(due, stage.harbour, "play", &[]).await;
            let panel = press(due, &panel, &button(&panel, ":q:choose_home")).await;
            let (menu, _) = support::player::options(&panel).expect("a question");
            twice().await;
            let done = support::message(due.select(&panel, &menu, &[home]).await.expect("a choice"));
            assert!(!done.content.contains(['✋', '⌛', '⚠']), "{}", done.content);
        } else {
            choose(&stage, due, home).await;
        }
        assert_eq!(stage.entries(), entry + 1);
        let post = stage.next_post(Some(after)).await;
        due = people
            .iter()
            .find(|person| post.content.contains(&format!("👉 {}", person.mention())))
            .expect("a call");
        after = post.id;
    }
    told_once_in_order(&stage).await;
    let public = stage.public().await;
    assert_eq!(public.iter().filter(|post| post.content.contains("👑")).count(), 1, "one card");
    assert_eq!(public.iter().filter(|post| post.content.contains("Turn order")).count(), 1, "one opening");
    // Discord refuses a second answer to the same interaction; a bot that gives none is better still.
    stage.all_accepted(&[]).await;
}

fn button(panel: &Message, ending: &str) -> String {
    let ids = panel.parts().filter_map(|part| part["custom_id"].as_str());
    ids.into_iter().find(|id| id.ends_with(ending)).expect("a button").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_at_the_same_moment_only_one_wins() {
    let stage = Stage::new().await;
    let mut people = four(&stage).await;
    people.push(stage.person("Eve", "en-US").await);
    let card = say(&people[0], stage.harbour, "game new", &[("game", "anno1503")]).await;
    press(&people[1], &card, "➕ Join").await;
    press(&people[2], &card, "➕ Join").await;
    // Both presses are under way before the bot hears of either.
    let together =
        || async { stage.client.fault(&Fault::Delay { times: 2, ms: 100 }).await.expect("a fault") };
    // The last seat.
    together().await;
    let (one, other) = tokio::join!(press(&people[3], &card, "➕ Join"), press(&people[4], &card, "➕ Join"));
    let refused =
        [&one, &other].iter().filter(|answer| answer.content.contains("All seats are taken")).count();
    assert_eq!(refused, 1, "{}\n{}", one.content, other.content);
    let card = stage.stranger.again(&card).await.expect("messages").expect("the card");
    assert!(card.content.contains("4. ") && !card.content.contains("5. "), "{}", card.content);
    // The start, by button and typed.
    say(&people[0], stage.harbour, "game options", &[("option", "home_island"), ("value", "choose")]).await;
    together().await;
    let (pressed, typed) =
        tokio::join!(press(&people[0], &card, "▶️ Start"), say(&people[0], stage.harbour, "game start", &[]));
    let begun = [&pressed, &typed].iter().filter(|answer| answer.content.contains("has begun")).count();
    assert_eq!(begun, 1, "{}\n{}", pressed.content, typed.content);
    let opening = stage.next_post(None).await;

    // One player on two devices: two panels, the same moment, different choices.
    let call = |person: &&Person| opening.content.contains(&format!("👉 {}", person.mention()));
    let due = people.iter().find(call).expect("somebody is called");
    let mut panels = Vec::new();
    for _ in 0..2 {
        let panel = say(due, stage.harbour, "play", &[]).await;
        panels.push(press(due, &panel, &button(&panel, ":q:choose_home")).await);
    }
    let menu = support::player::options(&panels[0]).expect("a question").0;
    together().await;
    let (one, other) =
        tokio::join!(due.select(&panels[0], &menu, &["1"]), due.select(&panels[1], &menu, &["2"]));
    let answers = [one, other].map(|outcome| support::message(outcome.expect("an answer")).content);
    assert_eq!(answers.iter().filter(|text| text.contains('⌛')).count(), 1, "{answers:?}");
    assert_eq!(stage.entries(), 1);
    stage.next_post(Some(opening.id)).await;
    told_once_in_order(&stage).await;
    stage.all_accepted(&[]).await;
}

/// How often the bot tried to post a message.
async fn sent(stage: &Stage) -> usize {
    let journal = stage.client.journal(0).await.expect("the journal");
    journal.iter().filter(|entry| entry.method == "POST" && entry.path.starts_with("/channels/")).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn posts_are_tried_again_and_appear_once() {
    let stage = Stage::new().await;
    let people = four(&stage).await;
    let opening = start_game_with(&stage, "anno1503", &people, CHOOSE).await;
    let people = stage.in_order(&people);
    let posts = |times| Match::new("POST", "/channels/", times);
    let client = &stage.client;

    client.rate_limit(posts(1), 0.2).await.expect("a fault");
    choose(&stage, &people[3], "1").await;
    let post = called(&stage, &people[2], opening.id).await;
    client.fail(posts(1), 500).await.expect("a fault");
    client.hang_up(posts(1), false).await.expect("a fault");
    choose(&stage, &people[2], "2").await;
    let post = called(&stage, &people[1], post.id).await;
    // The post arrives, the answer does not: only the nonce tells.
    client.hang_up(posts(1), true).await.expect("a fault");
    choose(&stage, &people[1], "3").await;
    called(&stage, &people[0], post.id).await;
    let begun = tokio::time::Instant::now();
    while sent(&stage).await < 8 && begun.elapsed() < PATIENCE {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(sent(&stage).await, 8, "the opening, three posts and four that failed");
    told_once_in_order(&stage).await;

    // Answers to interactions are tried again as well, quickly.
    client.fail(Match::new("POST", "/interactions/", 2), 503).await.expect("a fault");
    let score = say(&people[0], stage.harbour, "score", &[]).await;
    assert!(score.content.contains("Ada"), "{}", score.content);
    stage.all_accepted(&[0, 429, 500, 503]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_comes_back_when_the_gateway_is_gone() {
    let stage = Stage::new().await;
    let people = four(&stage).await;
    start_game(&stage, "anno1503", &people).await;
    for fault in 0..4 {
        let hit = match fault {
            0 => stage.client.drop_gateway().await,
            1 => stage.client.fault(&Fault::Reconnect).await,
            2 => stage.client.invalid_session(false).await,
            _ => stage.client.invalid_session(true).await,
        };
        assert_eq!(hit.expect("a fault"), 1);
        let back = tokio::time::Instant::now();
        // Whoever types while the bot is away gets no answer; soon it is there again.
        loop {
            let outcome = people[0].slash(stage.harbour, "score", &[]).await.expect("an outcome");
            if outcome.kind == Kind::Message {
                break;
            }
            assert!(back.elapsed() < PATIENCE, "fault {fault}: the bot does not come back");
        }
        println!("fault {fault}: back after {:?}", back.elapsed());
    }
    let commands = stage.client.state().await.expect("the state")["commands"].clone();
    assert!(commands.as_u64().is_some_and(|count| count > 10), "{commands}");
    stage.all_accepted(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_or_doubled_by_sudden_death() {
    let mut stage = Stage::new().await;
    let people = four(&stage).await;
    start_game_with(&stage, "anno1503", &people, &[("first_player", "seat_1")]).await;
    let people = stage.in_order(&people);
    for round in 0..10 {
        let table = Table::replay(stage.record(1)).expect("the record replays");
        let due = table.position().due().iter().next().expect("somebody is due");
        let before = stage.entries();
        let person = &people[due.index()];
        let panel = support::player::open(person, stage.harbour).await;
        let verbs = support::player::verbs(&panel);
        let verb = if verbs.iter().any(|verb| verb == "end_turn") { "end_turn" } else { verbs[0].as_str() };
        let done = support::player::press(person, &panel, verb, |_| 0).await;
        assert!(!done.content.contains(['✋', '⌛', '⚠']), "{}", done.content);
        // The answer is there, so the action must be: whatever else was under way.
        stage.kill();
        assert_eq!(stage.entries(), before + 1, "round {round}: {verb}");
        stage.start().await;
        assert_eq!(stage.entries(), before + 1, "round {round}: {verb}");
    }
    let closing = || {
        let table = Table::replay(stage.record(1)).expect("the record replays");
        table.steps().iter().filter(|step| step.closes).count()
    };
    let begun = tokio::time::Instant::now();
    while turns(&stage).await.len() < closing() && begun.elapsed() < PATIENCE {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    println!("the last post came {:?} after the last start", begun.elapsed());
    told_once_in_order(&stage).await;
    stage.all_accepted(&[]).await;
}
