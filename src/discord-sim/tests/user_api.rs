//! The user API: visibility, expiry of tokens, live events, the page, refused origins.
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
async fn an_interaction_token_expires_after_fifteen_minutes() {
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
async fn an_interaction_fails_after_three_seconds_without_acknowledgement() {
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
async fn the_first_follow_up_replaces_thinking_and_later_ones_are_new_messages() {
    let raw = Raw::start().await;
    let mut gateway = raw.online().await;
    raw.post(&raw.commands(), &command(&json!({}))).await;
    let interaction = raw.slash(&mut gateway, "game").await;
    // An ephemeral deferral makes the follow-up ephemeral, even without the flag.
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
    // Neither the channel routes nor other users can see the ephemeral message.
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
async fn live_events_contain_only_what_the_user_may_see() {
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
async fn channels_are_visible_only_with_membership_and_permission() {
    let raw = Raw::start().await;
    let bert = raw.sim.create_user("Bert", "de").await.unwrap();
    let guild = raw.client.create_guild("Elsewhere", &bert).await.unwrap();
    let cove = raw.client.create_channel(guild, "cove").await.unwrap();
    bert.say(cove, "hidden").await.unwrap();
    assert!(raw.ada.messages(cove).await.is_err(), "not a member");
    raw.client.join(guild, &raw.ada).await.unwrap();
    assert_eq!(raw.ada.messages(cove).await.unwrap().len(), 1);
    raw.client.set_permissions(cove, "everyone", &[], &["VIEW_CHANNEL"]).await.unwrap();
    assert!(raw.ada.messages(cove).await.is_err(), "may not view the channel");
    assert!(bert.messages(cove).await.is_ok(), "the owner sees everything");
    // A command for administrators is not available to other users.
    raw.post(&raw.commands(), &command(&json!({ "default_member_permissions": "0" }))).await;
    assert_eq!(raw.ada.commands(raw.harbour).await.unwrap().len(), 0);
}

#[tokio::test]
async fn invalid_component_actions_do_not_reach_the_bot() {
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
async fn the_page_has_a_strict_policy_and_loads_nothing_from_elsewhere() {
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
        // No API that turns text into markup or code.
        for forbidden in
            ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"]
        {
            assert!(!text.contains(forbidden), "{name} uses {forbidden}");
        }
        for import in text.lines().filter(|line| line.starts_with("import")) {
            let wanted = import.rsplit("./").next().unwrap_or_default().trim_end_matches("\";");
            assert!(
                page.contains(&format!("page/{wanted}")),
                "{name} imports {wanted}, which is not preloaded"
            );
        }
    }
    assert!(count > 20 && missing.is_empty(), "{missing:?}");
    assert_eq!(reqwest::get(format!("{}/page/nothing.js", raw.sim.origin())).await.unwrap().status(), 404);
}

#[tokio::test]
async fn foreign_origins_and_hosts_are_refused() {
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
async fn uploaded_pages_do_not_run_in_the_origin_of_the_server() {
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
