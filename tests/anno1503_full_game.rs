//! A full three-player game of Anno 1503: from lobby to victory, by buttons and by commands, with a crash, actions out
//! of turn and stale buttons. No hidden information becomes public.

#![allow(clippy::expect_used, reason = "tests may panic")]

mod support;

use std::collections::HashMap;

use archipel_rules::{Dice, Seed, Table};
use discord_sim::client::TestUser;
use discord_sim::{Message, OutcomeKind};
use support::player::{self, InputMethod};
use support::{Harness, assert_no_secrets, first_sentence, is_game_over, message, start_game};

/// The options of each verb, from the registered commands.
async fn params(person: &TestUser, harness: &Harness) -> HashMap<String, Vec<String>> {
    let commands = person.commands(harness.channel).await.expect("commands");
    let anno = commands.iter().find(|command| command["name"] == "anno1503").expect("the game's command");
    let names = |value: &serde_json::Value| -> Vec<String> {
        let options = value["options"].as_array().cloned().unwrap_or_default();
        options.iter().filter_map(|option| option["name"].as_str().map(str::to_owned)).collect()
    };
    let verbs = anno["options"].as_array().expect("verbs");
    verbs.iter().map(|verb| (verb["name"].as_str().expect("a name").to_owned(), names(verb))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_a_full_game() {
    let mut harness = Harness::new().await;
    let people = [
        harness.client.create_user("Ada", "en-US").await.expect("Ada"),
        harness.client.create_user("Bernd", "de").await.expect("Bernd"),
        harness.client.create_user("Cees *van* @everyone", "nl").await.expect("Cees"),
    ];
    let mut post = start_game(&harness, "anno1503", &people).await;
    let params = params(&people[0], &harness).await;

    let mut dice = Dice::new(Seed::from_number(1503));
    for turn in 1.. {
        assert!(turn < 1000, "the game does not end");
        let person = people.iter().find(|person| post.content.contains(&format!("👉 {}", person.mention())));
        let person = person.expect("a player is called");
        match turn {
            3 => act_out_of_turn(&harness, &people, person).await,
            5 => press_a_stale_button(&harness, person).await,
            7 => {
                harness.kill();
                harness.start().await;
            }
            _ => {}
        }
        let input_method = if turn % 3 == 0 { InputMethod::Typing } else { InputMethod::Buttons };
        take_turn(&harness, person, input_method, &params, &mut dice).await;
        post = harness.next_post(Some(post.id)).await;
        if is_game_over(&post) {
            println!("{turn} turns");
            break;
        }
    }
    check_finished_game(&harness).await;
    harness.assert_requests_accepted(&[]).await;
}

async fn take_turn(
    harness: &Harness,
    person: &TestUser,
    input_method: InputMethod,
    params: &HashMap<String, Vec<String>>,
    dice: &mut Dice,
) {
    let mut panel = player::open(person, harness.channel).await;
    let mut done: Vec<String> = Vec::new();
    while done.last().is_none_or(|verb| verb != "end_turn") {
        let offered = player::verbs(&panel);
        if offered.is_empty() {
            break;
        }
        let verb = player::next_verb(&offered, &done);
        let choose = |values: &[String]| prefer(&verb, values, dice);
        panel = match input_method {
            InputMethod::Buttons => player::press(person, &panel, &verb, choose).await,
            InputMethod::Typing => {
                player::type_command(person, harness.channel, &verb, &params[&verb], choose).await
            }
        };
        assert!(panel.is_ephemeral(), "a panel is private");
        assert!(!panel.content.contains('✋'), "{verb} was offered and refused: {}", panel.content);
        done.push(verb);
        assert!(done.len() < 60, "a turn does not end: {done:?}");
    }
}

/// Takes valuable goods and discards cheap ones; chooses the rest at random.
fn prefer(verb: &str, values: &[String], dice: &mut Dice) -> usize {
    let wanted: &[&str] = match verb {
        "take" | "buy" => &["tobacco", "spice", "stone", "cloth"],
        "end_turn" => &["wood", "tool", "cloth", "stone"],
        _ => &[],
    };
    let wanted = wanted.iter().find_map(|good| values.iter().position(|value| value == good));
    wanted.filter(|_| dice.below(4) > 0).unwrap_or_else(|| dice.index(values.len()))
}

async fn act_out_of_turn(harness: &Harness, people: &[TestUser], due: &TestUser) {
    let other = people.iter().find(|person| person.id() != due.id()).expect("another player");
    let before = harness.entry_count();
    let refused = message(other.slash(harness.channel, "anno1503 end_turn", &[]).await.expect("an answer"));
    assert!(refused.is_ephemeral() && refused.content.contains('✋'), "{}", refused.content);
    // A spectator.
    let refused = message(harness.spectator.slash(harness.channel, "play", &[]).await.expect("an answer"));
    assert!(refused.content.contains("not in this game"), "{}", refused.content);
    // Another player's panel is not visible and cannot be pressed.
    let panel = player::open(due, harness.channel).await;
    let button =
        panel.parts().next().and_then(|part| part["custom_id"].as_str()).expect("a button").to_owned();
    let pressed = other.press(&panel, &button).await;
    assert!(
        pressed.is_err() || pressed.is_ok_and(|outcome| outcome.error.is_some()),
        "a private panel was pressed"
    );
    assert_eq!(harness.entry_count(), before, "nothing changed");
}

async fn press_a_stale_button(harness: &Harness, person: &TestUser) {
    let old = player::open(person, harness.channel).await;
    let verbs = player::verbs(&old);
    // Changing the orders makes the open panel stale.
    let orders = [("order", "take"), ("good", "spice"), ("up_to", "3")];
    let changed = person.slash(harness.channel, "anno1503 set_orders", &orders).await.expect("an answer");
    assert_eq!(changed.kind, OutcomeKind::Message);
    let before = harness.entry_count();
    let verb = verbs.first().expect("a verb");
    let id = old
        .parts()
        .filter(|part| part.get("options").is_none())
        .filter_map(|part| part["custom_id"].as_str())
        .find(|id| id.split(":q:").nth(1).is_some_and(|path| path.split('.').next() == Some(verb)))
        .expect("a button")
        .to_owned();
    let panel = message(person.press(&old, &id).await.expect("an answer"));
    assert!(panel.content.contains('⌛'), "{}", panel.content);
    assert!(!player::verbs(&panel).is_empty(), "the current panel is shown");
    assert_eq!(harness.entry_count(), before, "a stale button does nothing");
}

/// Asserts that the record replays, every turn was posted once and in order, and nothing hidden became public.
async fn check_finished_game(harness: &Harness) {
    let table = Table::replay(harness.record(1)).expect("the record replays");
    assert!(table.position().outcome().is_some());
    let posts: Vec<Message> = harness
        .public_messages()
        .await
        .into_iter()
        .filter(|post| post.content.contains("· game 1 ·"))
        .collect();
    let closing: Vec<u32> = table.steps().iter().filter(|step| step.ends_turn).map(|step| step.n).collect();
    assert_eq!(posts.len(), closing.len(), "every turn is posted exactly once");

    let with_picture = posts.iter().filter(|post| !post.attachments.is_empty()).count();
    assert!(with_picture * 2 > posts.len(), "{with_picture} of {} posts show what changed", posts.len());
    for (post, n) in posts.iter().zip(&closing) {
        if let Some(first) = first_sentence(&table, *n) {
            assert!(
                post.content.contains(&first),
                "post of entry {n} does not contain: {first}\n{}",
                post.content
            );
        }
        for picture in &post.attachments {
            assert!(!picture.filename.contains("hand"), "a hand was posted");
            let alt = picture.description.as_deref().unwrap_or_default();
            assert!(!alt.is_empty() && alt.chars().count() <= 1024, "a picture without alt text");
        }
    }

    let everything: String =
        harness.public_messages().await.iter().map(Message::text).collect::<Vec<_>>().join("\n");
    assert!(!everything.contains("@everyone"), "a name must not ping");
    assert_no_secrets(&table, &everything);
}
