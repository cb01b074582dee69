//! Checks the server against Discord's API description: responses must match it, and requests that it forbids must
//! be refused.
//!
//! `DISCORD_OPENAPI` is the path of the description; the default is `../shared/discord/openapi.json` next to the
//! repository. Without the file, these tests print `SKIPPED`.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod raw;
mod schema;

use std::path::{Path, PathBuf};

use raw::forms::{PIXEL, button, command, input, option, row};
use raw::{Raw, callback, webhook};
use reqwest::Method;
use schema::Description;
use serde_json::{Value, json};

fn description() -> Option<Description> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/discord/openapi.json");
    let path = std::env::var_os("DISCORD_OPENAPI").map_or(beside, PathBuf::from);
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("SKIPPED: {} is missing; set DISCORD_OPENAPI to Discord's openapi.json", path.display());
        return None;
    };
    Some(Description::new(serde_json::from_str(&text).unwrap()))
}

/// Sends requests and collects the differences between the responses and the description.
struct Checker<'a> {
    raw: &'a Raw,
    description: Description,
    problems: Vec<String>,
}

impl Checker<'_> {
    async fn ask(&mut self, method: Method, path: &str, body: Option<Value>) -> Value {
        let answer = self.raw.ask(method.clone(), path, body.as_ref()).await;
        let found = self.description.response_problems(method.as_str(), path, answer.status, &answer.body);
        let what = format!("{method} {path} -> {}", answer.status);
        self.problems.extend(found.into_iter().map(|problem| format!("{what}: {problem}")));
        answer.body
    }

    async fn get(&mut self, path: &str) -> Value {
        self.ask(Method::GET, path, None).await
    }

    async fn post(&mut self, path: &str, body: Value) -> Value {
        self.ask(Method::POST, path, Some(body)).await
    }
}

fn full_message() -> Value {
    let select = json!({ "type": 3, "custom_id": "s", "placeholder": "p", "min_values": 1, "max_values": 1,
        "disabled": false,
        "options": [{ "label": "A", "value": "a", "description": "d", "default": false, "emoji": { "name": "⚓" } }] });
    let link = json!({ "type": 2, "style": 5, "label": "Link", "url": "https://example.org" });
    json!({
        "content": "x", "tts": false, "nonce": "n", "flags": 0,
        "allowed_mentions": { "parse": ["users"] },
        "embeds": [{
            "title": "t", "description": "d", "url": "https://example.org", "color": 7,
            "timestamp": "2026-01-01T00:00:00.000000+00:00",
            "footer": { "text": "f" }, "author": { "name": "a" }, "image": { "url": "https://example.org/i.png" },
            "fields": [{ "name": "n", "value": "v", "inline": true }],
        }],
        "components": [row(vec![button("b"), link]), row(vec![select])],
    })
}

fn full_command() -> Value {
    let number = option(&json!({ "type": 4, "name": "n", "min_value": 1, "max_value": 9 }));
    let word = option(&json!({ "name": "w", "required": true, "min_length": 1, "max_length": 9,
        "choices": [{ "name": "c", "value": "c", "name_localizations": { "de": "c" } }] }));
    let sub = option(&json!({ "type": 1, "name": "sub", "options": [word, number] }));
    let group = option(&json!({ "type": 2, "name": "group", "options": [sub] }));
    command(&json!({ "name_localizations": { "de": "spiel" }, "description_localizations": { "de": "d" },
        "nsfw": false, "contexts": [0, 1], "integration_types": [0], "options": [group] }))
}

#[tokio::test]
async fn responses_match_discords_description() {
    let Some(description) = description() else { return };
    let raw = Raw::start().await;
    let mut gateway = raw.online().await;
    let mut checker = Checker { raw: &raw, description, problems: Vec::new() };
    let (harbour, guild, bot, ada) = (raw.harbour, raw.guild, raw.bot, raw.ada.id());
    for path in [
        "/gateway".to_owned(),
        "/gateway/bot".to_owned(),
        "/users/@me".to_owned(),
        "/users/@me/guilds".to_owned(),
        format!("/users/{ada}"),
        "/applications/@me".to_owned(),
        "/oauth2/applications/@me".to_owned(),
        format!("/channels/{harbour}"),
        format!("/guilds/{guild}"),
        format!("/guilds/{guild}/channels"),
        format!("/guilds/{guild}/members?limit=10"),
        format!("/guilds/{guild}/members/{ada}"),
        format!("/guilds/{guild}/roles"),
        format!("/guilds/{guild}/threads/active"),
        "/channels/1".to_owned(),
        "/users/1".to_owned(),
    ] {
        checker.get(&path).await;
    }
    let messages = raw.messages();
    let message = checker.post(&messages, full_message()).await;
    let id = message["id"].as_str().unwrap();
    checker.get(&messages).await;
    checker.get(&format!("{messages}/{id}")).await;
    checker.ask(Method::PATCH, &format!("{messages}/{id}"), Some(json!({ "content": "y" }))).await;
    let reply = json!({ "content": "z", "message_reference": { "message_id": id } });
    checker.post(&messages, reply).await;
    checker.post(&messages, json!({})).await;
    raw.put(&format!("{messages}/{id}/reactions/%E2%9A%93/@me"), &json!({})).await;
    checker.get(&format!("{messages}/{id}")).await;
    checker.post(&format!("{messages}/{id}/threads"), json!({ "name": "t" })).await;
    checker.post(&format!("/channels/{harbour}/threads"), json!({ "name": "t", "type": 11 })).await;
    checker.get(&format!("/channels/{id}/thread-members")).await;
    checker.get(&format!("/guilds/{guild}/threads/active")).await;
    checker.post("/users/@me/channels", json!({ "recipient_id": ada })).await;

    let emojis = format!("/applications/{bot}/emojis");
    let emoji = checker.post(&emojis, json!({ "name": "wool", "image": PIXEL })).await;
    checker.get(&emojis).await;
    let path = format!("{emojis}/{}", emoji["id"].as_str().unwrap());
    checker.get(&path).await;
    checker.ask(Method::PATCH, &path, Some(json!({ "name": "yarn" }))).await;
    checker.ask(Method::DELETE, &path, None).await;
    checker.get(&path).await;

    let commands = raw.commands();
    checker.post(&commands, full_command()).await;
    checker.get(&format!("{commands}?with_localizations=true")).await;
    checker
        .ask(Method::PUT, &commands, Some(json!([full_command(), command(&json!({ "name": "plain" }))])))
        .await;
    checker
        .post(&format!("/applications/{bot}/guilds/{guild}/commands"), command(&json!({ "name": "local" })))
        .await;
    let interaction = raw.slash(&mut gateway, "plain").await;
    let path = format!("{}?with_response=true", callback(&interaction));
    checker.post(&path, json!({ "type": 4, "data": { "content": "x" } })).await;
    checker.get(&format!("{}/messages/@original", webhook(&interaction))).await;
    checker.post(&path, json!({ "type": 4, "data": { "content": "x" } })).await;
    assert!(
        checker.problems.is_empty(),
        "{} problems:\n{}",
        checker.problems.len(),
        checker.problems.join("\n")
    );
}

/// Copies of a request with one field replaced by an unlikely value, or removed.
fn mutations(body: &Value) -> Vec<(String, Value)> {
    let mut places = Vec::new();
    collect(body, String::new(), &mut places);
    let mut all = Vec::new();
    for place in places {
        let here = body.pointer(&place).unwrap();
        let mut replacements =
            vec![json!({ "a": 1 }), json!([[]]), json!("x".repeat(7000)), json!(true), json!(-1), json!("")];
        replacements.push(json!(99_999_999));
        if let Value::Array(list) = here {
            replacements.push(list.iter().cycle().take(list.len() * 60).cloned().collect());
            replacements.push(json!([]));
        }
        for replacement in replacements {
            let mut copy = body.clone();
            let mut what = format!("{place} = {replacement}");
            what.truncate(60);
            *copy.pointer_mut(&place).unwrap() = replacement;
            all.push((what, copy));
        }
        if let Some((parent, key)) = place.rsplit_once('/') {
            let mut copy = body.clone();
            if let Some(Value::Object(map)) = copy.pointer_mut(parent) {
                map.remove(key);
                all.push((format!("without {place}"), copy));
            }
        }
    }
    all
}

fn collect(value: &Value, at: String, places: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            map.iter().for_each(|(key, value)| collect(value, format!("{at}/{key}"), places));
        }
        Value::Array(list) => {
            list.iter()
                .enumerate()
                .for_each(|(index, value)| collect(value, format!("{at}/{index}"), places));
        }
        _ => {}
    }
    if !at.is_empty() {
        places.push(at);
    }
}

/// The mutations of a request that the description forbids.
fn forbidden(description: &Description, path: &str, body: &Value) -> Vec<(String, Value)> {
    assert!(description.allows("POST", path, body), "the description must allow the original");
    let mut copies = mutations(body);
    copies.retain(|(_, copy)| !description.allows("POST", path, copy));
    assert!(copies.len() > 20, "only {} forbidden requests", copies.len());
    copies
}

#[tokio::test]
async fn requests_that_the_description_forbids_are_refused() {
    let Some(description) = description() else { return };
    let raw = Raw::start().await;
    let mut accepted = Vec::new();
    for (path, body) in [(raw.messages(), full_message()), (raw.commands(), full_command())] {
        let copies = forbidden(&description, &path, &body);
        println!("{path}: {} forbidden requests", copies.len());
        for (what, copy) in copies {
            let answer = raw.post(&path, &copy).await;
            if answer.status != 400 {
                accepted.push(format!("{path} {} {what}", answer.status));
            }
        }
    }
    let mut gateway = raw.online().await;
    raw.post(&raw.commands(), &command(&json!({ "name": "plain" }))).await;
    let modal = json!({ "type": 9, "data": { "custom_id": "m", "title": "t", "components": [input("i")] } });
    let copies = forbidden(&description, "/interactions/1/token/callback", &modal);
    println!("modals: {} forbidden requests", copies.len());
    for (what, copy) in copies {
        // A new interaction for each request, because an interaction expires after three seconds.
        let interaction = raw.slash(&mut gateway, "plain").await;
        let answer = raw.post(&callback(&interaction), &copy).await;
        if answer.status != 400 {
            accepted.push(format!("modal {} {what}", answer.status));
        }
    }
    assert!(accepted.is_empty(), "{} accepted, such as\n{}", accepted.len(), accepted.join("\n"));
}
