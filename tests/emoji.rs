//! The application's own emoji: uploaded at the start, kept in line with the sprites, used in texts, buttons and menus.
#![allow(clippy::expect_used, reason = "tests may panic")]

mod support;

use std::collections::BTreeMap;
use std::process::Command;

use discord_sim::client::TestUser;
use discord_sim::{Id, Match, Message};
use serde_json::{Value, json};
use support::{Harness, TIMEOUT, message, player, press, slash, start_game};

/// An image of one pixel.
const PIXEL: &str = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/// The emoji of the application, by name.
async fn emoji(harness: &Harness) -> BTreeMap<String, String> {
    let body: Value = rest(harness, reqwest::Method::GET, "", None).await;
    let items = body["items"].as_array().expect("emoji").iter();
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    items.map(|item| (text(&item["name"]), text(&item["id"]))).collect()
}

/// A request to the emoji routes, as the bot's owner may send it.
async fn rest(harness: &Harness, method: reqwest::Method, id: &str, body: Option<Value>) -> Value {
    let bot = harness.client.bot().await.expect("the bot");
    let url = format!("{}/api/v10/applications/{bot}/emojis{id}", harness.sim.origin());
    let request = reqwest::Client::new().request(method, url).header("Authorization", "Bot the.test.token");
    let request = match body {
        Some(body) => request.json(&body),
        None => request,
    };
    let answer = request.send().await.expect("an answer");
    assert!(answer.status().is_success(), "{}", answer.status());
    answer.json().await.unwrap_or_default()
}

/// The program with its emoji.
fn with_emoji(harness: &Harness) -> Command {
    let mut command = harness.command();
    command.env("ARCHIPEL_EMOJI", "on");
    command
}

/// Starts the program again, and waits until its emoji are synchronised.
async fn start(harness: &mut Harness) {
    harness.kill();
    harness.client.advance(std::time::Duration::from_millis(3100)).await.expect("the clock");
    let before = synchronised(harness);
    harness.start_with(&mut with_emoji(harness)).await;
    let begun = tokio::time::Instant::now();
    while synchronised(harness) == before {
        assert!(begun.elapsed() < TIMEOUT * 4, "the emoji are not synchronised:\n{}", harness.log());
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

fn synchronised(harness: &Harness) -> usize {
    harness.log().matches("application emoji").count()
}

/// How many requests of this kind discord-sim has carried out, of the bot and of [`rest`].
async fn sent(harness: &Harness, method: &str) -> usize {
    let requests = harness.client.requests(0).await.expect("the requests");
    let fits = |method: &str, path: &str, status: u16| {
        path.contains("/emojis") && method == "POST" && status == 201
            || path.contains("/emojis") && method != "POST" && status < 300
    };
    requests.iter().filter(|one| one.method == method && fits(&one.method, &one.path, one.status)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn emoji_are_uploaded_once_replaced_when_changed_and_only_ours_are_deleted() {
    let mut harness = Harness::new().await;
    let image = PIXEL;
    for name in ["party_parrot", "wood_0a1b2c"] {
        rest(&harness, reqwest::Method::POST, "", Some(json!({ "name": name, "image": image }))).await;
    }
    // The first start meets a busy and a failing Discord.
    let path = format!("/applications/{}/emojis", harness.client.bot().await.expect("the bot"));
    harness.client.fail(Match::new("GET", &path, 1), 500).await.expect("a fault");
    harness.client.rate_limit(Match::new("POST", &path, 2), 0.2).await.expect("a fault");
    harness.client.fail(Match::new("POST", &path, 1), 503).await.expect("a fault");
    start(&mut harness).await;
    let first = emoji(&harness).await;
    let uploads = sent(&harness, "POST").await;
    assert!(uploads > 150 && first.len() == uploads, "{uploads} uploads, {} emoji", first.len());

    // Nothing is missing at the second start.
    start(&mut harness).await;
    assert_eq!(sent(&harness, "POST").await, uploads, "uploads again");
    assert_eq!(emoji(&harness).await, first);

    // A drawing of an earlier release, and one that the operator deleted by mistake.
    let planks = first.keys().find(|name| name.starts_with("a1800_planks_")).expect("planks").clone();
    rest(&harness, reqwest::Method::DELETE, &format!("/{}", first[&planks]), None).await;
    for name in ["a1800_planks_000000", "ap_gone_123abc"] {
        rest(&harness, reqwest::Method::POST, "", Some(json!({ "name": name, "image": image }))).await;
    }
    let (out, errors, code) = support::run(with_emoji(&harness).arg("register"));
    assert_eq!(code, Some(0), "{errors}");
    // Two are not ours.
    let present = first.len() - 3;
    assert!(out.contains(&format!("{present} emoji present, 1 uploaded, 2 deleted")), "{out}");
    let last = emoji(&harness).await;
    assert_eq!(last.keys().collect::<Vec<_>>(), first.keys().collect::<Vec<_>>());
    harness.assert_requests_accepted(&[429, 500, 503]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_emoji_icons_are_unicode_and_the_bot_starts_as_ever() {
    let mut harness = Harness::new().await;
    harness.kill();
    let path = format!("/applications/{}/emojis", harness.client.bot().await.expect("the bot"));
    harness.client.fail(Match::new("GET", &path, 10_000), 500).await.expect("a fault");
    harness.client.advance(std::time::Duration::from_millis(3100)).await.expect("the clock");
    let mut command = with_emoji(&harness);
    harness.start_with(&mut command).await;
    let people = [harness.person("Ada", "en-US").await, harness.person("Ben", "en-US").await];
    let post = start_game(&harness, "anno1503", &people).await;
    assert!(!post.content.contains("<:"), "{}", post.content);
    let due = harness.in_turn_order(&people)[0].clone();
    let panel = player::open(&due, harness.channel).await;
    let icons = icons_of(&panel);
    assert!(!icons.is_empty() && icons.iter().all(|icon| icon["id"].is_null()), "{icons:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn emoji_that_someone_deletes_stop_no_answer_and_come_back() {
    let mut harness = Harness::new().await;
    start(&mut harness).await;
    let people = [harness.person("Ada", "en-US").await, harness.person("Ben", "en-US").await];
    start_game(&harness, "anno1800", &people).await;
    let due = harness.in_turn_order(&people)[0].clone();
    let own = |panel: &Message| icons_of(panel).iter().filter(|icon| !icon["id"].is_null()).count();
    assert!(own(&player::open(&due, harness.channel).await) > 0);
    let before = emoji(&harness).await;
    for id in before.values() {
        rest(&harness, reqwest::Method::DELETE, &format!("/{id}"), None).await;
    }
    let panel = player::open(&due, harness.channel).await;
    assert!(panel.content.contains("👉") && own(&panel) == 0, "{}", panel.content);
    let begun = tokio::time::Instant::now();
    while own(&player::open(&due, harness.channel).await) == 0 {
        assert!(begun.elapsed() < TIMEOUT * 4, "the emoji do not come back:\n{}", harness.log());
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    harness.assert_requests_accepted(&[400]).await;
}

/// The emoji of the buttons and of the options of menus.
fn icons_of(message: &Message) -> Vec<Value> {
    let options = message.parts().filter_map(|part| part.get("options")?.as_array()).flatten();
    message.parts().chain(options).filter_map(|part| part.get("emoji").cloned()).collect()
}

/// Everything of a message that cannot show the application's emoji.
fn plain_texts(message: &Message) -> Vec<String> {
    let of = |part: &Value| {
        ["label", "placeholder", "description"]
            .map(|key| part.get(key).and_then(Value::as_str).map(str::to_owned))
    };
    let options = message.parts().filter_map(|part| part.get("options")?.as_array()).flatten();
    let texts = message.parts().chain(options).flat_map(of).flatten();
    let alts = message.attachments.iter().filter_map(|file| file.description.clone());
    texts.chain(alts).collect()
}

/// The ids of the application's emoji in a text.
fn ids(text: &str) -> Vec<&str> {
    let marks = text.split("<:").skip(1).filter_map(|mark| mark.split_once('>'));
    marks.filter_map(|(mark, _)| mark.split_once(':')).map(|(_, id)| id).collect()
}

/// Asserts that icons are only where Discord can show them, each with its word; returns how many there are.
fn check(message: &Message, known: &[&String]) -> usize {
    for text in plain_texts(message) {
        assert!(!text.contains("<:"), "{text}");
    }
    let is_known = |id: &str| known.iter().any(|known| *known == id);
    let written = ids(&message.content);
    assert!(written.iter().all(|id| is_known(id)), "{}", message.content);
    assert!(!message.content.contains("\u{a0}<:"), "two icons in a row: {}", message.content);
    let icons = icons_of(message);
    let own: Vec<&str> = icons.iter().filter_map(|icon| icon["id"].as_str()).collect();
    assert!(own.iter().all(|id| is_known(id)), "{icons:?}");
    written.len() + own.len()
}

/// Looks at the panel, its questions and the private views.
async fn look_around(person: &TestUser, channel: Id) -> Vec<Message> {
    let mut seen = vec![player::open(person, channel).await];
    for verb in player::verbs(&seen[0]) {
        let button = format!(":q:{verb}");
        let id =
            seen[0].parts().filter_map(|part| part["custom_id"].as_str()).find(|id| id.ends_with(&button));
        // Some verbs are menus of the first page.
        let Some(id) = id.map(str::to_owned) else { continue };
        // Only questions: an action would end what is being looked at.
        if let Ok(outcome) = person.press(&seen[0], &id).await {
            let shown = message(outcome);
            if player::options(&shown).is_none() {
                break;
            }
            seen.push(shown);
        }
    }
    for command in ["hand", "board", "island", "log"] {
        let outcome = person.slash(channel, command, &[]).await.expect("an outcome");
        seen.extend(outcome.message);
    }
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_shows_icons_only_where_discord_can_show_them() {
    let mut harness = Harness::new().await;
    start(&mut harness).await;
    let emoji = emoji(&harness).await;
    let known: Vec<&String> = emoji.values().collect();
    let ada = harness.person("Ada", "en-US").await;
    for (number, game) in (1..).zip(["anno1503", "anno1701", "anno1800", "mille-fiori"]) {
        let card = slash(&ada, harness.channel, "game new", &[("game", game)]).await;
        for _ in 0..2 {
            slash(&ada, harness.channel, "game computer", &[("level", "easy")]).await;
        }
        press(&ada, &card, "▶️ Start").await;
        let mut shown = 0;
        let begun = tokio::time::Instant::now();
        // The computer players act until Ada is due.
        while !player::open(&ada, harness.channel).await.content.contains("👉") {
            assert!(begun.elapsed() < TIMEOUT * 3, "{game}: Ada is never due\n{}", harness.log());
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        for message in look_around(&ada, harness.channel).await {
            shown += check(&message, &known);
        }
        assert!(shown > 3, "{game} shows {shown} icons");
        for message in harness.public_messages().await {
            shown += check(&message, &known);
        }
        println!("game {number}: {game} shows {shown} icons");
        let sure = slash(&ada, harness.channel, "game abandon", &[]).await;
        press(&ada, &sure, "🏳️ End the game").await;
    }
    harness.assert_requests_accepted(&[]).await;
}
