//! A whole three-player game of Anno 1503 in a channel: lobby to victory, by buttons and by typing, with a crash in
//! the middle, with people who press what is not theirs, and without a word too much in public.

#![allow(clippy::expect_used, reason = "a test may fail loudly")]

mod support;

use std::collections::HashMap;

use archipel_rules::{Dice, Seed, Table};
use discord_sim::client::Person;
use discord_sim::{Kind, Message};
use support::player::{self, Habit};
use support::{Stage, first_words, keeps_secrets, message, over, start_game};

/// The parameters of each verb, as Discord was told.
async fn params(person: &Person, stage: &Stage) -> HashMap<String, Vec<String>> {
    let commands = person.commands(stage.harbour).await.expect("commands");
    let anno = commands.iter().find(|command| command["name"] == "anno1503").expect("the game's command");
    let names = |value: &serde_json::Value| -> Vec<String> {
        let options = value["options"].as_array().cloned().unwrap_or_default();
        options.iter().filter_map(|option| option["name"].as_str().map(str::to_owned)).collect()
    };
    let verbs = anno["options"].as_array().expect("verbs");
    verbs.iter().map(|verb| (verb["name"].as_str().expect("a name").to_owned(), names(verb))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_a_whole_game() {
    let mut stage = Stage::new().await;
    let people = [
        stage.client.person("Ada", "en-US").await.expect("Ada"),
        stage.client.person("Bernd", "de").await.expect("Bernd"),
        stage.client.person("Cees *van* @everyone", "nl").await.expect("Cees"),
    ];
    let mut post = start_game(&stage, "anno1503", &people).await;
    let params = params(&people[0], &stage).await;

    let mut dice = Dice::new(Seed::from_number(1503));
    for turn in 1.. {
        assert!(turn < 1000, "the game does not end");
        let person = people.iter().find(|person| post.content.contains(&format!("👉 {}", person.mention())));
        let person = person.expect("somebody is called");
        match turn {
            3 => act_out_of_turn(&stage, &people, person).await,
            5 => press_what_is_stale(&stage, person).await,
            7 => {
                stage.kill();
                stage.start().await;
            }
            _ => {}
        }
        let habit = if turn % 3 == 0 { Habit::Typing } else { Habit::Buttons };
        take_turn(&stage, person, habit, &params, &mut dice).await;
        post = stage.next_post(Some(post.id)).await;
        if over(&post) {
            println!("{turn} turns");
            break;
        }
    }
    check_the_end(&stage).await;
    stage.all_accepted(&[]).await;
}

async fn take_turn(
    stage: &Stage,
    person: &Person,
    habit: Habit,
    params: &HashMap<String, Vec<String>>,
    dice: &mut Dice,
) {
    let mut panel = player::open(person, stage.harbour).await;
    let mut done: Vec<String> = Vec::new();
    while done.last().is_none_or(|verb| verb != "end_turn") {
        let offered = player::verbs(&panel);
        if offered.is_empty() {
            break;
        }
        let verb = player::next_verb(&offered, &done);
        let choose = |values: &[String]| prefer(&verb, values, dice);
        panel = match habit {
            Habit::Buttons => player::press(person, &panel, &verb, choose).await,
            Habit::Typing => player::type_out(person, stage.harbour, &verb, &params[&verb], choose).await,
        };
        assert!(panel.is_ephemeral(), "a panel is for its owner only");
        assert!(!panel.content.contains('✋'), "{verb} was offered and refused: {}", panel.content);
        done.push(verb);
        assert!(done.len() < 60, "a turn does not end: {done:?}");
    }
}

/// Precious goods are taken and kept, cheap ones discarded; the rest is chance.
fn prefer(verb: &str, values: &[String], dice: &mut Dice) -> usize {
    let wanted: &[&str] = match verb {
        "take" | "buy" => &["tobacco", "spice", "stone", "cloth"],
        "end_turn" => &["wood", "tool", "cloth", "stone"],
        _ => &[],
    };
    let wanted = wanted.iter().find_map(|good| values.iter().position(|value| value == good));
    wanted.filter(|_| dice.below(4) > 0).unwrap_or_else(|| dice.index(values.len()))
}

async fn act_out_of_turn(stage: &Stage, people: &[Person], due: &Person) {
    let other = people.iter().find(|person| person.id() != due.id()).expect("somebody else");
    let before = stage.entries();
    let refused = message(other.slash(stage.harbour, "anno1503 end_turn", &[]).await.expect("an answer"));
    assert!(refused.is_ephemeral() && refused.content.contains('✋'), "{}", refused.content);
    // Somebody who does not play at all.
    let refused = message(stage.stranger.slash(stage.harbour, "play", &[]).await.expect("an answer"));
    assert!(refused.content.contains("do not sit at this table"), "{}", refused.content);
    // Another's panel cannot even be seen, let alone pressed.
    let panel = player::open(due, stage.harbour).await;
    let button =
        panel.parts().next().and_then(|part| part["custom_id"].as_str()).expect("a button").to_owned();
    let pressed = other.press(&panel, &button).await;
    assert!(
        pressed.is_err() || pressed.is_ok_and(|outcome| outcome.error.is_some()),
        "a private panel was pressed"
    );
    assert_eq!(stage.entries(), before, "nothing was changed");
}

async fn press_what_is_stale(stage: &Stage, person: &Person) {
    let old = player::open(person, stage.harbour).await;
    let verbs = player::verbs(&old);
    // The orders are changed on the side, so the game goes on and the old panel is out of date.
    let orders = [("order", "take"), ("good", "spice"), ("up_to", "3")];
    let changed = person.slash(stage.harbour, "anno1503 set_orders", &orders).await.expect("an answer");
    assert_eq!(changed.kind, Kind::Message);
    let before = stage.entries();
    let button = format!(":q:{}", verbs.last().expect("a verb"));
    let id = old
        .parts()
        .filter_map(|part| part["custom_id"].as_str())
        .find(|id| id.ends_with(&button))
        .expect("a button")
        .to_owned();
    let panel = message(person.press(&old, &id).await.expect("an answer"));
    assert!(panel.content.contains('⌛'), "{}", panel.content);
    assert!(!player::verbs(&panel).is_empty(), "the current panel is shown");
    assert_eq!(stage.entries(), before, "a stale button does nothing");
}

/// The record replays; every closed turn was posted once and in order; nothing private ever stood in public.
async fn check_the_end(stage: &Stage) {
    let table = Table::replay(stage.record(1)).expect("the record replays");
    assert!(table.position().outcome().is_some());
    let posts: Vec<Message> =
        stage.public().await.into_iter().filter(|post| post.content.contains("· game 1 ·")).collect();
    let closing: Vec<u32> = table.steps().iter().filter(|step| step.closes).map(|step| step.n).collect();
    assert_eq!(posts.len(), closing.len(), "every turn is posted exactly once");

    for (post, n) in posts.iter().zip(&closing) {
        if let Some(first) = first_words(&table, *n) {
            assert!(
                post.content.contains(&first),
                "post of entry {n} begins otherwise: {first}\n{}",
                post.content
            );
        }
        for picture in &post.attachments {
            assert!(!picture.filename.contains("hand"), "a hand was posted");
            let alt = picture.description.as_deref().unwrap_or_default();
            assert!(!alt.is_empty() && alt.chars().count() <= 1024, "a picture without alt text");
        }
        assert!(!post.attachments.is_empty(), "a turn without a picture");
    }

    let everything: String = stage.public().await.iter().map(Message::text).collect::<Vec<_>>().join("\n");
    assert!(!everything.contains("@everyone"), "a name may not ping");
    keeps_secrets(&table, &everything);
}
