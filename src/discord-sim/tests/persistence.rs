//! Persistence: users, guilds, channels, messages, files and commands survive a restart, and ids stay unique.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod raw;

use std::fs;
use std::io::Write;
use std::path::Path;

use discord_sim::{Config, Id, Message, PersistenceError, Sim, StartError};
use raw::forms::{PIXEL, button, command, row};
use raw::{Raw, TOKEN, callback};
use serde_json::{Value, json};

fn config(folder: &Path) -> Config {
    let users = vec![("Ada".to_owned(), "de".to_owned()), ("Bert".to_owned(), "en-US".to_owned())];
    Config { rate_limits: false, folder: Some(folder.to_owned()), users, ..Config::default() }
}

async fn restart(raw: Raw, folder: &Path) -> Raw {
    raw.sim.shutdown().await;
    Raw::with(config(folder)).await
}

/// The first user with this name. Each `Raw` creates another Ada.
async fn first(raw: &Raw, name: &str) -> discord_sim::client::TestUser {
    raw.client.users().await.unwrap().into_iter().find(|user| user.name() == name).unwrap()
}

#[tokio::test]
async fn everything_that_discord_stores_survives_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let raw = Raw::with(config(folder.path())).await;
    let mut gateway = raw.online().await;
    raw.post(&raw.commands(), &command(&json!({}))).await;
    let ada = first(&raw, "Ada").await;
    let said = ada.say(raw.harbour, "Ahoy, **all**").await.unwrap();
    let picture = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x02\0\0\0\x03".to_vec();
    let form = json!({ "content": "look", "attachments": [{ "id": "0", "description": "a picture" }] });
    let posted = raw.upload(&raw.messages(), &form, &[("a.png", picture.clone())]).await.body;
    let doomed = raw.post(&raw.messages(), &json!({ "content": "gone" })).await.body;
    raw.delete(&format!("{}/{}", raw.messages(), doomed["id"].as_str().unwrap())).await;
    let path = format!("{}/{}", raw.messages(), posted["id"].as_str().unwrap());
    raw.patch(&path, &json!({ "content": "look again" })).await;
    raw.put(&format!("{path}/reactions/%F0%9F%8E%89/@me"), &json!({})).await;
    let thread = ada.start_thread(raw.harbour, "side by side", Some(&said)).await.unwrap();
    ada.say(thread, "in the thread").await.unwrap();
    let dm = ada.open_dm().await.unwrap();
    raw.post(&format!("/channels/{dm}/messages"), &json!({ "content": "psst" })).await;
    let cove = raw.client.create_channel(raw.guild, "cove").await.unwrap();
    raw.client.delete_channel(cove).await.unwrap();
    let interaction = raw.slash(&mut gateway, "game").await;
    let panel = json!({ "content": "yours", "flags": 64, "components": [row(vec![button("b")])] });
    raw.post(&callback(&interaction), &json!({ "type": 4, "data": panel })).await;
    let (me, reader) = (raw.bot, raw.ada.clone());
    let before = ada.messages(raw.harbour).await.unwrap();

    let raw = restart(raw, folder.path()).await;
    assert_eq!((raw.bot, raw.client.channel("harbour").await.unwrap()), (me, raw.harbour));
    let ada = first(&raw, "Ada").await;
    let after = ada.messages(raw.harbour).await.unwrap();
    let texts = |list: &[Message]| {
        list.iter().map(|one| (one.id, one.text(), one.edited_timestamp.clone())).collect::<Vec<_>>()
    };
    assert_eq!(texts(&after), texts(&before));
    let kept = after.iter().find(|one| one.content == "look again").unwrap();
    assert_eq!(kept.rest["reactions"][0]["count"], 1);
    assert_eq!(kept.attachments[0].description.as_deref(), Some("a picture"));
    assert_eq!((kept.attachments[0].width, kept.attachments[0].height), (Some(2), Some(3)));
    assert_eq!(raw.client.download(&kept.attachments[0]).await.unwrap(), picture);
    assert_eq!(ada.messages(thread).await.unwrap()[0].content, "in the thread");
    assert_eq!(ada.messages(dm).await.unwrap()[0].content, "psst");
    assert!(raw.client.channel("cove").await.is_err(), "a deleted channel stays deleted");
    assert_eq!(ada.commands(raw.harbour).await.unwrap().len(), 1);
    // An ephemeral message is still visible to its user, and to no other.
    let url = format!("{}/sim/persons/{}/messages?channel={}", raw.sim.origin(), reader.id(), raw.harbour);
    let private: Value = reqwest::get(url).await.unwrap().json().await.unwrap();
    let private = private["messages"].as_array().unwrap();
    assert!(private.iter().any(|one| one["content"] == "yours" && one["components"][0]["components"][0]["custom_id"] == "b"));
    assert!(!after.iter().any(|one| one.content == "yours"));
    // New ids are greater than all ids of before the restart.
    let highest = private.iter().filter_map(|one| Id::of(&one["id"])).max().unwrap();
    let fresh = ada.say(raw.harbour, "new").await.unwrap();
    assert!(fresh.id > highest && fresh.id > Id::of(&interaction["id"]).unwrap());
}

#[tokio::test]
async fn an_incomplete_last_line_is_cut_off_and_damage_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let raw = Raw::with(config(folder.path())).await;
    raw.ada.say(raw.harbour, "whole").await.unwrap();
    let raw = {
        raw.sim.shutdown().await;
        let mut log = fs::OpenOptions::new().append(true).open(folder.path().join("log")).unwrap();
        log.write_all(b"{\"is\":\"message\",\"as\":{\"id\":\"1").unwrap();
        Raw::with(config(folder.path())).await
    };
    assert_eq!(raw.ada.messages(raw.harbour).await.unwrap()[0].content, "whole");
    raw.ada.say(raw.harbour, "after the tear").await.unwrap();
    let raw = restart(raw, folder.path()).await;
    assert_eq!(raw.ada.messages(raw.harbour).await.unwrap().len(), 2);
    // Only one server can use the folder.
    let second = Sim::start(config(folder.path())).await;
    assert!(matches!(second, Err(StartError::Persistence(PersistenceError::InUse(_)))), "{second:?}");
    raw.sim.shutdown().await;
    let log = folder.path().join("log");
    let text = fs::read_to_string(&log).unwrap();
    fs::write(&log, text.replacen("\"user\"", "\"usher\"", 1)).unwrap();
    match Sim::start(config(folder.path())).await {
        Err(StartError::Persistence(PersistenceError::Damaged { line, .. })) => assert!(line > 1),
        other => panic!("not refused: {other:?}"),
    }
}

#[tokio::test]
async fn memory_holds_only_the_newest_messages() {
    let folder = tempfile::tempdir().unwrap();
    let raw = Raw::with(config(folder.path())).await;
    let mut first = None;
    for number in 0..1300 {
        let answer = raw.post(&raw.messages(), &json!({ "content": format!("message {number}") })).await;
        first.get_or_insert(answer.body["id"].as_str().unwrap().to_owned());
    }
    let first = first.unwrap();
    for raw in [raw, Raw::with(config(&backup(folder.path()))).await] {
        let loaded = raw.ada.messages(raw.harbour).await.unwrap().len();
        assert!((500..=601).contains(&loaded), "{loaded} messages in memory");
        let mut before = String::new();
        let mut read = Vec::new();
        loop {
            let url = format!(
                "{}/sim/persons/{}/messages?channel={}&limit=100{before}",
                raw.sim.origin(),
                raw.ada.id(),
                raw.harbour
            );
            let page: Value = reqwest::get(url).await.unwrap().json().await.unwrap();
            let page = page["messages"].as_array().unwrap().clone();
            let Some(oldest) = page.first() else { break };
            before = format!("&before={}", oldest["id"].as_str().unwrap());
            read.splice(0..0, page.into_iter().map(|one| one["content"].as_str().unwrap().to_owned()));
        }
        let expected: Vec<String> = (0..1300).map(|number| format!("message {number}")).collect();
        assert_eq!(read, expected);
        // The bot can edit a message that is not in memory.
        let path = format!("{}/{first}", raw.messages());
        let edited = raw.patch(&path, &json!({ "content": "message 0" })).await;
        assert_eq!((edited.status, &edited.body["content"]), (200, &json!("message 0")));
        let older = raw.get(&format!("{}?limit=2&after={first}", raw.messages())).await.body;
        assert_eq!(older[1]["content"], "message 1");
    }
}

/// Copies a folder that is in use, like a backup.
fn backup(folder: &Path) -> std::path::PathBuf {
    let copy = tempfile::tempdir().unwrap().keep();
    fs::create_dir(copy.join("files")).unwrap();
    fs::copy(folder.join("log"), copy.join("log")).unwrap();
    copy
}

#[tokio::test]
async fn a_mostly_outdated_log_is_compacted() {
    let folder = tempfile::tempdir().unwrap();
    let raw = Raw::with(config(folder.path())).await;
    let id =
        raw.post(&raw.messages(), &json!({ "content": "0" })).await.body["id"].as_str().unwrap().to_owned();
    let path = format!("{}/{id}", raw.messages());
    let emojis = format!("/applications/{}/emojis", raw.bot);
    raw.post(&emojis, &json!({ "name": "wool", "image": PIXEL })).await;
    for number in 0..600 {
        raw.patch(&path, &json!({ "content": format!("{number} {}", "x".repeat(1900)) })).await;
    }
    let length = |folder: &Path| fs::metadata(folder.join("log")).unwrap().len();
    let long = length(folder.path());
    let raw = restart(raw, folder.path()).await;
    assert!(length(folder.path()) < long / 50, "{} of {long} bytes are left", length(folder.path()));
    assert!(raw.ada.messages(raw.harbour).await.unwrap()[0].content.starts_with("599 x"));
    let raw = restart(raw, folder.path()).await;
    assert!(raw.ada.messages(raw.harbour).await.unwrap()[0].content.starts_with("599 x"));
    assert_eq!(raw.get(&emojis).await.body["items"][0]["name"], "wool");
    assert_eq!(raw.get("/users/@me").await.status, 200, "the token {TOKEN} is still valid");
}
