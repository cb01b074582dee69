//! Errors other than invalid forms: tokens, permissions, unknown ids, rate limits.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod raw;

use discord_sim::Config;
use raw::Raw;
use reqwest::Method;
use serde_json::json;

#[tokio::test]
async fn form_errors_have_exactly_discords_json() {
    let raw = Raw::start().await;
    let answer = raw.post(&raw.commands(), &json!({ "name": "x".repeat(33), "description": "d" })).await;
    let expected = json!({
        "code": 50035, "message": "Invalid Form Body",
        "errors": { "name": { "_errors": [
            { "code": "BASE_TYPE_BAD_LENGTH", "message": "Must be between 1 and 32 in length." },
        ] } },
    });
    assert_eq!(answer.body, expected);
    let answer = raw.post(&raw.messages(), &json!({ "content": "x".repeat(2001) })).await;
    let expected = json!({
        "code": 50035, "message": "Invalid Form Body",
        "errors": { "content": { "_errors": [
            { "code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 2000 or fewer in length." },
        ] } },
    });
    assert_eq!(answer.body, expected);
}

#[tokio::test]
async fn unknown_ids_are_answered_with_discords_codes() {
    let raw = Raw::start().await;
    let message = raw.ada.say(raw.harbour, "mine").await.unwrap();
    let (bot, harbour, guild, ada) = (raw.bot, raw.harbour, raw.guild, raw.ada.id());
    let cases = [
        (Method::GET, "/channels/1".to_owned(), 404, 10_003),
        (Method::POST, "/channels/1/messages".to_owned(), 404, 10_003),
        (Method::GET, format!("/channels/{harbour}/messages/1"), 404, 10_008),
        (Method::PATCH, format!("/channels/{harbour}/messages/1"), 404, 10_008),
        (Method::DELETE, format!("/channels/{harbour}/messages/1"), 404, 10_008),
        (Method::PATCH, format!("/channels/{harbour}/messages/{}", message.id), 403, 50_005),
        (Method::GET, "/guilds/1".to_owned(), 404, 10_004),
        (Method::GET, format!("/guilds/{guild}/members/1"), 404, 10_013),
        (Method::GET, format!("/guilds/{guild}/roles/1"), 404, 10_011),
        (Method::GET, "/users/1".to_owned(), 404, 10_013),
        (Method::GET, format!("/applications/{bot}/commands/1"), 404, 10_063),
        (Method::GET, format!("/applications/{bot}/emojis/1"), 404, 10_014),
        (Method::GET, format!("/applications/{ada}/commands"), 404, 10_002),
        (Method::POST, "/interactions/1/nonsense/callback".to_owned(), 404, 10_062),
        (Method::POST, format!("/webhooks/{bot}/nonsense"), 401, 50_027),
        (Method::POST, "/webhooks/1/nonsense".to_owned(), 404, 10_015),
        (Method::POST, format!("/channels/{harbour}/messages"), 400, 50_006),
        (Method::GET, "/nowhere".to_owned(), 404, 0),
        (Method::DELETE, "/users/@me".to_owned(), 405, 0),
        (Method::GET, "/channels/harbour".to_owned(), 400, 50_035),
    ];
    for (method, path, status, code) in cases {
        let body = (method != Method::GET).then(|| json!({}));
        let answer = raw.ask(method.clone(), &path, body.as_ref()).await;
        assert_eq!((answer.status, answer.code()), (status, code), "{method} {path}: {}", answer.body);
    }
}

#[tokio::test]
async fn malformed_bodies_never_cause_a_server_error() {
    let raw = Raw::start().await;
    let mut gateway = raw.online().await;
    raw.post(&raw.commands(), &raw::forms::command(&json!({}))).await;
    let posted = raw.post(&raw.messages(), &json!({ "content": "x" })).await;
    let message = format!("{}/{}", raw.messages(), posted.body["id"].as_str().unwrap());
    let answered = raw.slash(&mut gateway, "game").await;
    raw.post(&raw::callback(&answered), &json!({ "type": 5 })).await;
    let new_emoji = json!({ "name": "wool", "image": raw::forms::PIXEL });
    let emoji = raw.post(&format!("/applications/{}/emojis", raw.bot), &new_emoji).await;
    let (harbour, guild) = (raw.harbour, raw.guild);
    let routes = [
        (Method::POST, raw.messages()),
        (Method::PATCH, message.clone()),
        (Method::POST, format!("{message}/threads")),
        (Method::POST, format!("{}/bulk-delete", raw.messages())),
        (Method::PUT, format!("{message}/reactions/%F0%9F%8E")),
        (Method::PATCH, format!("/channels/{harbour}")),
        (Method::PUT, format!("/channels/{harbour}/permissions/{}", raw.ada.id())),
        (Method::POST, format!("/channels/{harbour}/threads")),
        (Method::POST, format!("/guilds/{guild}/channels")),
        (Method::POST, "/users/@me/channels".to_owned()),
        (Method::POST, raw.commands()),
        (Method::PUT, raw.commands()),
        (Method::POST, format!("/applications/{}/emojis", raw.bot)),
        (Method::PATCH, format!("/applications/{}/emojis/{}", raw.bot, emoji.body["id"].as_str().unwrap())),
        (Method::POST, raw::webhook(&answered)),
        (Method::PATCH, format!("{}/messages/@original", raw::webhook(&answered))),
        (Method::POST, "/interactions/1/t/callback".to_owned()),
    ];
    let odd = [
        json!(null),
        json!(7),
        json!("text"),
        json!([]),
        json!([null, 7, []]),
        json!({ "content": [], "embeds": {}, "components": "x", "attachments": 1, "flags": "x", "type": "x" }),
        json!({ "embeds": [null, 7, { "fields": [7, {}], "footer": 7, "author": [], "image": "x" }] }),
        json!({ "components": [null, { "type": 1, "components": [null, { "type": 2 }, { "type": 3, "options": [7] }] }] }),
        json!({ "name": {}, "description": [], "options": [null, { "type": 1, "options": [7, { "type": 3, "choices": [7] }] }] }),
        json!({ "type": 4, "data": 7, "messages": [{}], "recipient_id": {}, "message_reference": 7 }),
        json!({ "allowed_mentions": { "parse": 7, "users": "x" }, "attachments": [7, { "id": {} }], "nonce": {} }),
        json!({ "content": "<@>", "flags": -1, "name_localizations": [], "default_member_permissions": [] }),
    ];
    for (method, path) in &routes {
        for body in &odd {
            let answer = raw.ask(method.clone(), path, Some(body)).await;
            assert!(answer.status < 500, "{method} {path} {body}: {}", answer.status);
        }
        let form = raw.upload(path, &json!([]), &[("a.txt", vec![1])]).await;
        assert!(form.status < 500, "{method} {path}: {}", form.status);
    }
    assert_eq!(raw.get("/users/@me").await.status, 200);
}

#[tokio::test]
async fn requests_need_the_bots_token() {
    let raw = Raw::start().await;
    let http = reqwest::Client::new();
    for token in [None, Some("Bot wrong"), Some(raw::TOKEN)] {
        let mut request = http.get(raw.url("/users/@me"));
        if let Some(token) = token {
            request = request.header("authorization", token);
        }
        let answer = raw::answer(request.send().await.unwrap()).await;
        assert_eq!(answer.status, 401, "{token:?}");
        assert_eq!(answer.body, json!({ "message": "401: Unauthorized", "code": 0 }));
    }
    assert_eq!(raw.get("/users/@me").await.body["id"], json!(raw.bot));
    let old = http.get(format!("{}/api/v6/users/@me", raw.sim.origin())).send().await.unwrap();
    assert_eq!(raw::answer(old).await.code(), 50_041);
    let incomplete =
        http.post(raw.url(&raw.messages())).header("authorization", format!("Bot {}", raw::TOKEN));
    let incomplete =
        incomplete.header("content-type", "application/json").body("{\"content\":").send().await.unwrap();
    assert_eq!(raw::answer(incomplete).await.code(), 50_109);
}

#[tokio::test]
async fn permissions_of_the_bot_are_enforced() {
    let raw = Raw::start().await;
    let hello = json!({ "content": "x" });
    raw.client.set_permissions(raw.harbour, "bot", &[], &["SEND_MESSAGES"]).await.unwrap();
    let answer = raw.post(&raw.messages(), &hello).await;
    assert_eq!((answer.status, answer.code()), (403, 50_013));
    raw.client.set_permissions(raw.harbour, "bot", &[], &["ATTACH_FILES"]).await.unwrap();
    assert_eq!(raw.post(&raw.messages(), &hello).await.status, 200);
    let answer = raw.upload(&raw.messages(), &hello, &[("a.txt", vec![1])]).await;
    assert_eq!((answer.status, answer.code()), (403, 50_013));
    raw.client.set_permissions(raw.harbour, "bot", &[], &["VIEW_CHANNEL"]).await.unwrap();
    let answer = raw.post(&raw.messages(), &hello).await;
    assert_eq!((answer.status, answer.code()), (403, 50_001));
    raw.client.delete_channel(raw.harbour).await.unwrap();
    let answer = raw.post(&raw.messages(), &hello).await;
    assert_eq!((answer.status, answer.code()), (404, 10_003));
}

#[tokio::test]
async fn rate_limits_are_sent_in_headers_and_enforced() {
    let raw = Raw::with(Config::default()).await;
    let body = json!({ "content": "x" });
    let header =
        |answer: &raw::Answer, name: &str| answer.headers.get(name).unwrap().to_str().unwrap().to_owned();
    for left in (0..5).rev() {
        let answer = raw.post(&raw.messages(), &body).await;
        assert_eq!(answer.status, 200);
        assert_eq!(header(&answer, "x-ratelimit-limit"), "5");
        assert_eq!(header(&answer, "x-ratelimit-remaining"), left.to_string());
    }
    let answer = raw.post(&raw.messages(), &body).await;
    assert_eq!(answer.status, 429);
    assert_eq!(answer.body["message"], "You are being rate limited.");
    assert_eq!(answer.body["global"], false);
    let wait = answer.body["retry_after"].as_f64().unwrap();
    assert!(wait > 0.0 && wait <= 5.0, "{wait}");
    assert_eq!(header(&answer, "x-ratelimit-remaining"), "0");
    assert!(header(&answer, "retry-after").parse::<f64>().unwrap() >= wait);
    // Another route has its own bucket. The bucket is refilled after its window.
    assert_eq!(raw.get(&format!("/channels/{}", raw.harbour)).await.status, 200);
    raw.client.advance(std::time::Duration::from_secs(5)).await.unwrap();
    assert_eq!(raw.post(&raw.messages(), &body).await.status, 200);
    // The global limit is fifty requests per second, so some of 150 concurrent ones are refused.
    let many = futures_util::future::join_all((0..150).map(|_| raw.get("/users/@me"))).await;
    let refused: Vec<_> = many.iter().filter(|answer| answer.status == 429).collect();
    assert!(!refused.is_empty() && refused.iter().all(|answer| answer.body["global"] == true));
    assert_eq!(header(refused[0], "x-ratelimit-scope"), "global");
}

/// As when the bot dies while it sends a request.
#[tokio::test]
async fn an_incomplete_request_is_logged_as_lost_and_not_carried_out() {
    use tokio::io::AsyncWriteExt;

    let raw = Raw::start().await;
    let address = raw.sim.origin().trim_start_matches("http://").to_owned();
    let begun = "--x\r\nContent-Disposition: form-data; name=\"payload_json\"\r\n\r\n{\"content\":\"x\"}\r\n--x\r\n\
        Content-Disposition: form-data; name=\"files[0]\"; filename=\"island.png\"\r\n\r\nhalf of a pic";
    for (kind, body) in [("multipart/form-data; boundary=x", begun), ("application/json", "{\"content\":")] {
        let head = format!(
            "POST /api/v10{} HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bot {}\r\nContent-Type: {kind}\r\nContent-Length: 5000\r\n\r\n",
            raw.messages(),
            raw::TOKEN,
        );
        let mut line = tokio::net::TcpStream::connect(&address).await.unwrap();
        line.write_all(format!("{head}{body}").as_bytes()).await.unwrap();
        line.flush().await.unwrap();
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    let mut requests = raw.client.requests(0).await.unwrap();
    for _ in 0..200 {
        if requests.len() >= 2 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        requests = raw.client.requests(0).await.unwrap();
    }
    let logged: Vec<_> = requests.iter().map(|entry| (entry.status, entry.refusal.clone())).collect();
    assert!(logged.len() == 2 && logged.iter().all(|(status, _)| *status == 0), "{logged:?}");
    assert!(raw.ada.messages(raw.harbour).await.unwrap().is_empty());
}
