//! The people's side: who sees what, when tokens run out, live events, the page, who is kept out.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod raw;

use std::time::Duration;

use discord_sim::client::ClientError;
use discord_sim::{Config, OutcomeKind, Sim, StartError};
use futures_util::StreamExt;
use raw::forms::{button, command, row};
use raw::{Raw, callback, webhook};
use serde_json::{Value, json};

#[tokio::test]
async fn the_token_is_good_for_a_quarter_of_an_hour() {
    let raw = Raw::start().await;
    let mut gateway = raw.online().await;
    raw.post(&raw.commands(), &command(&json!({}))).await;
    let interaction = raw.slash(&mut gateway, "game").await;
    raw.post(&callback(&interaction), &json!({ "type": 5 })).await;
    let original = format!("{}/messages/@original", webhook(&interaction));
    raw.client.advance(Duration::from_secs(14 * 60)).await.unwrap();
    let edited = raw.patch(&original, &json!({ "content": "in time" })).await;
    assert_eq!((edited.status, &edited.body["content"]), (200, &json!("in time")));
    assert_eq!(edited.body["flags"], 0, "no longer thinking");
    raw.client.advance(Duration::from_secs(61)).await.unwrap();
    for answer in [
        raw.get(&original).await,
        raw.patch(&original, &json!({ "content": "late" })).await,
        raw.post(&webhook(&interaction), &json!({ "content": "late" })).await,
        raw.delete(&original).await,
    ] {
        assert_eq!((answer.status, answer.code()), (401, 50_027));
    }
}

#[tokio::test]
async fn three_seconds_without_an_answer_are_a_failure() {
    let raw = Raw::start().await;
    let mut gateway = raw.online().await;
    raw.post(&raw.commands(), &command(&json!({}))).await;
    let interaction = raw.slash(&mut gateway, "game").await;
    raw.client.advance(Duration::from_millis(3001)).await.unwrap();
    let answer = raw.post(&callback(&interaction), &json!({ "type": 4, "data": { "content": "x" } })).await;
    assert_eq!((answer.status, answer.code()), (404, 10_062));
    let id = discord_sim::Id::of(&interaction["id"]).unwrap();
    let outcome = raw.ada.outcome(id, Duration::ZERO).await.unwrap();
    assert_eq!((outcome.kind, outcome.ack_ms), (OutcomeKind::Failed, None));
}

#[tokio::test]
async fn follow_ups_come_after_the_answer_or_take_the_place_of_thinking() {
    let raw = Raw::start().await;
    let mut gateway = raw.online().await;
    raw.post(&raw.commands(), &command(&json!({}))).await;
    let interaction = raw.slash(&mut gateway, "game").await;
    // Hidden thinking stays hidden, whatever the follow-up says.
    raw.post(&callback(&interaction), &json!({ "type": 5, "data": { "flags": 64 } })).await;
    let first = raw.post(&webhook(&interaction), &json!({ "content": "one" })).await;
    let second = raw.post(&webhook(&interaction), &json!({ "content": "two" })).await;
    let original = raw.get(&format!("{}/messages/@original", webhook(&interaction))).await;
    assert_eq!(original.body["id"], first.body["id"]);
    assert_eq!(first.body["flags"], 64);
    assert_ne!(second.body["id"], first.body["id"]);
    assert_eq!(second.body["message_reference"]["message_id"], first.body["id"]);
    let path = format!("{}/messages/{}", webhook(&interaction), second.body["id"].as_str().unwrap());
    assert_eq!(raw.patch(&path, &json!({ "content": "2" })).await.body["content"], "2");
    assert_eq!(raw.delete(&path).await.status, 204);
    assert_eq!(raw.get(&path).await.code(), 10_008);
    // The hidden message is not in the channel, for the bot's other requests nor for other people.
    let hidden = format!("{}/{}", raw.messages(), first.body["id"].as_str().unwrap());
    assert_eq!(raw.get(&hidden).await.code(), 10_008);
    let bert = raw.sim.create_user("Bert", "de").await.unwrap();
    assert!(bert.messages(raw.harbour).await.unwrap().is_empty());
    assert_eq!(raw.ada.messages(raw.harbour).await.unwrap().len(), 1);
    let seen = raw.ada.messages(raw.harbour).await.unwrap().remove(0);
    assert!(
        matches!(bert.press(&seen, "x").await, Err(ClientError::Refused { code, .. }) if code == "no_message")
    );
    raw.ada.delete(&seen).await.unwrap();
    assert!(raw.ada.messages(raw.harbour).await.unwrap().is_empty(), "dismissed");
}

#[tokio::test]
async fn live_events_show_each_person_their_own_view() {
    let raw = Raw::start().await;
    let mut gateway = raw.online().await;
    raw.post(&raw.commands(), &command(&json!({}))).await;
    let bert = raw.sim.create_user("Bert", "de").await.unwrap();
    let origin = raw.sim.origin().replacen("http", "ws", 1);
    let listen = |id| tokio_tungstenite::connect_async(format!("{origin}/sim/events?person={id}"));
    let (mut for_ada, _) = listen(raw.ada.id()).await.unwrap();
    let (mut for_bert, _) = listen(bert.id()).await.unwrap();
    let interaction = raw.slash(&mut gateway, "game").await;
    raw.post(&callback(&interaction), &json!({ "type": 5, "data": { "flags": 64 } })).await;
    let original = format!("{}/messages/@original", webhook(&interaction));
    raw.patch(&original, &json!({ "content": "for your eyes only" })).await;
    raw.delete(&original).await;
    raw.post(&raw.messages(), &json!({ "content": "for all" })).await;
    let mut seen = [Vec::new(), Vec::new()];
    for (socket, seen) in [&mut for_ada, &mut for_bert].into_iter().zip(&mut seen) {
        loop {
            let frame =
                tokio::time::timeout(Duration::from_secs(10), socket.next()).await.unwrap().unwrap().unwrap();
            let event: Value = serde_json::from_str(frame.to_text().unwrap()).unwrap();
            let name = event["type"].as_str().unwrap().to_owned();
            let state = event["data"]["state"].as_str().map(|state| format!(":{state}")).unwrap_or_default();
            seen.push(format!("{name}{state}"));
            if event["data"]["content"] == "for all" {
                break;
            }
        }
    }
    let expected = [
        "hello",
        "interaction:waiting",
        "message_create",
        "interaction:thinking",
        "message_update",
        "interaction:settled",
        "message_delete",
        "message_create",
    ];
    assert_eq!(seen[0], expected);
    assert_eq!(seen[1], ["hello", "message_create"]);
}

#[tokio::test]
async fn private_places_are_private() {
    let raw = Raw::start().await;
    let bert = raw.sim.create_user("Bert", "de").await.unwrap();
    let guild = raw.client.create_guild("Elsewhere", &bert).await.unwrap();
    let cove = raw.client.create_channel(guild, "cove").await.unwrap();
    bert.say(cove, "hidden").await.unwrap();
    assert!(raw.ada.messages(cove).await.is_err(), "not a member");
    raw.client.join(guild, &raw.ada).await.unwrap();
    assert_eq!(raw.ada.messages(cove).await.unwrap().len(), 1);
    raw.client.set_permissions(cove, "everyone", &[], &["VIEW_CHANNEL"]).await.unwrap();
    assert!(raw.ada.messages(cove).await.is_err(), "not allowed to look");
    assert!(bert.messages(cove).await.is_ok(), "the owner sees everything");
    // A command for administrators is not offered to others.
    raw.post(&raw.commands(), &command(&json!({ "default_member_permissions": "0" }))).await;
    assert_eq!(raw.ada.commands(raw.harbour).await.unwrap().len(), 0);
}

#[tokio::test]
async fn components_are_checked_before_the_bot_hears_of_them() {
    let raw = Raw::start().await;
    let select = json!({ "type": 3, "custom_id": "s", "max_values": 2,
        "options": [{ "label": "A", "value": "a" }, { "label": "B", "value": "b" }] });
    let link = json!({ "type": 2, "style": 5, "label": "Link", "url": "https://example.org" });
    let body = json!({ "content": "x", "components": [row(vec![button("b"), link]), row(vec![select])] });
    raw.post(&raw.messages(), &body).await;
    let message = raw.ada.messages(raw.harbour).await.unwrap().remove(0);
    let code = |result: Result<_, ClientError>| match result {
        Err(ClientError::Refused { code, .. }) => code,
        other => panic!("not refused: {other:?}"),
    };
    assert_eq!(code(raw.ada.press(&message, "nothing").await), "no_component");
    assert_eq!(code(raw.ada.press(&message, "Link").await), "bad_component");
    assert_eq!(code(raw.ada.press(&message, "s").await), "bad_component");
    assert_eq!(code(raw.ada.select(&message, "b", &["a"]).await), "bad_component");
    assert_eq!(code(raw.ada.select(&message, "s", &[]).await), "bad_component");
    assert_eq!(code(raw.ada.select(&message, "s", &["c"]).await), "bad_component");
    assert_eq!(code(raw.ada.select(&message, "s", &["a", "A"]).await), "bad_component");
    let long = raw.ada.say(raw.harbour, &"x".repeat(2001)).await;
    assert!(matches!(long, Err(ClientError::Refused { code, .. }) if code == "invalid"));
}

#[tokio::test]
async fn the_page_runs_nothing_but_itself_and_asks_nobody_else() {
    let raw = Raw::start().await;
    let response = reqwest::get(format!("{}/", raw.sim.origin())).await.unwrap();
    let policy = response.headers()["content-security-policy"].to_str().unwrap().to_owned();
    assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
    assert!(policy.contains("require-trusted-types-for 'script'"), "{policy}");
    let page = response.text().await.unwrap();
    assert!(!page.contains("http://") && !page.contains("https://") && !page.contains("onclick"), "{page}");
    let names = page.split("\"page/").skip(1).filter_map(|rest| rest.split('"').next());
    let (mut count, mut missing) = (0, Vec::new());
    for name in names {
        let file = reqwest::get(format!("{}/page/{name}", raw.sim.origin())).await.unwrap();
        count += 1;
        if file.status() != 200 {
            missing.push(name.to_owned());
        }
        let text = file.text().await.unwrap();
        // Markup of a text, code of a text: there is no such door.
        for door in
            ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"]
        {
            assert!(!text.contains(door), "{name} has {door}");
        }
        for import in text.lines().filter(|line| line.starts_with("import")) {
            let wanted = import.rsplit("./").next().unwrap_or_default().trim_end_matches("\";");
            assert!(page.contains(&format!("page/{wanted}")), "{name} imports {wanted}, which is not there");
        }
    }
    assert!(count > 20 && missing.is_empty(), "{missing:?}");
    assert_eq!(reqwest::get(format!("{}/page/nothing.js", raw.sim.origin())).await.unwrap().status(), 404);
}

#[tokio::test]
async fn foreign_pages_and_foreign_names_are_kept_out() {
    let raw = Raw::start().await;
    let http = reqwest::Client::new();
    let state = format!("{}/sim/state", raw.sim.origin());
    assert_eq!(http.get(&state).send().await.unwrap().status(), 200);
    let foreign = http.get(&state).header("origin", "https://evil.example").send().await.unwrap();
    assert_eq!(foreign.status(), 403);
    let rebound = http.get(&state).header("host", "evil.example").send().await.unwrap();
    assert_eq!(rebound.status(), 403);
    let open = Config { addr: "0.0.0.0:0".parse().unwrap(), ..Config::default() };
    assert!(matches!(Sim::start(open).await, Err(StartError::NotLoopback(_))));
}

#[tokio::test]
async fn uploaded_pages_never_run_in_the_origin_of_the_sim() {
    let raw = Raw::start().await;
    let files = [("evil.html", b"<script>alert(1)</script>".to_vec())];
    let answer = raw.upload(&raw.messages(), &json!({}), &files).await;
    let url = answer.body["attachments"][0]["url"].as_str().unwrap();
    let response = reqwest::get(url).await.unwrap();
    let header = |name: &str| response.headers()[name].to_str().unwrap();
    assert_eq!(header("content-disposition"), "attachment");
    assert_eq!(header("x-content-type-options"), "nosniff");
    assert!(header("content-security-policy").contains("sandbox"));
}
