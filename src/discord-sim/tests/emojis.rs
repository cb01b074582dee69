//! Emojis of the application: routes, limits, rate limit, images, persistence, use in components.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod raw;

use std::time::Duration;

use discord_sim::{Config, Id};
use raw::Raw;
use raw::forms::{PIXEL, data_uri, row, text};
use serde_json::{Value, json};

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

fn emojis(raw: &Raw) -> String {
    format!("/applications/{}/emojis", raw.bot)
}

/// Creates an emoji and returns its JSON.
async fn create(raw: &Raw, name: &str, image: &str) -> Value {
    let answer = raw.post(&emojis(raw), &json!({ "name": name, "image": image })).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    answer.body
}

fn id(emoji: &Value) -> &str {
    emoji["id"].as_str().unwrap()
}

#[tokio::test]
async fn emojis_are_created_listed_renamed_and_deleted() {
    let raw = Raw::start().await;
    assert_eq!(raw.get(&emojis(&raw)).await.body, json!({ "items": [] }));
    let wool = create(&raw, "wool", PIXEL).await;
    let fields = json!([
        wool["name"],
        wool["roles"],
        wool["require_colons"],
        wool["managed"],
        wool["animated"],
        wool["available"]
    ]);
    assert_eq!(fields, json!(["wool", [], true, false, false, true]));
    assert_eq!(wool["user"]["id"], json!(raw.bot));
    let ship = create(&raw, "Ship_2", &data_uri(b"GIF89a\x01\0\x01\0")).await;
    assert_eq!(ship["animated"], true);
    assert_ne!(wool["id"], ship["id"]);
    assert_eq!(raw.get(&emojis(&raw)).await.body["items"], json!([wool, ship]));

    let path = format!("{}/{}", emojis(&raw), id(&wool));
    assert_eq!(raw.get(&path).await.body, wool);
    let renamed = raw.patch(&path, &json!({ "name": "yarn" })).await;
    assert_eq!(
        (renamed.status, &renamed.body["name"], &renamed.body["id"]),
        (200, &json!("yarn"), &wool["id"])
    );
    assert_eq!(raw.patch(&path, &json!({})).await.body["name"], "yarn");
    assert_eq!(raw.patch(&path, &json!({ "name": "yarn" })).await.status, 200, "its own name is not taken");
    let deleted = raw.delete(&path).await;
    assert_eq!((deleted.status, &deleted.body), (204, &json!("")));
    for answer in
        [raw.get(&path).await, raw.patch(&path, &json!({ "name": "x_x" })).await, raw.delete(&path).await]
    {
        assert_eq!(
            (answer.status, &answer.body),
            (404, &json!({ "message": "Unknown Emoji", "code": 10_014 }))
        );
    }
    let other = raw.get("/applications/1/emojis").await;
    assert_eq!((other.status, other.code()), (404, 10_002));
    assert_eq!(raw.put(&emojis(&raw), &json!({})).await.status, 405);
}

#[tokio::test]
async fn names_and_images_over_a_limit_are_refused() {
    let raw = Raw::start().await;
    let limit = 256 * 1024;
    let image = |length: usize| data_uri(&[PNG, &vec![0; length - PNG.len()]].concat());
    let with = |name: &str, image: &str| json!({ "name": name, "image": image });
    let cases = [
        ("no name", json!({ "image": PIXEL }), "/name", "BASE_TYPE_REQUIRED"),
        ("no image", json!({ "name": "ab" }), "/image", "BASE_TYPE_REQUIRED"),
        ("1 letter", with("a", PIXEL), "/name", "BASE_TYPE_BAD_LENGTH"),
        ("33 letters", with(&"a".repeat(33), PIXEL), "/name", "BASE_TYPE_BAD_LENGTH"),
        ("hyphen", with("a-b", PIXEL), "/name", "STRING_TYPE_REGEX"),
        ("space", with("a b", PIXEL), "/name", "STRING_TYPE_REGEX"),
        ("not ASCII", with(&text(2), PIXEL), "/name", "STRING_TYPE_REGEX"),
        ("name not text", json!({ "name": 12, "image": PIXEL }), "/name", "STRING_TYPE_CONVERT"),
        ("no data URI", with("ab", "https://example.org/a.png"), "/image", "BINARY_TYPE_INVALID_DATA_URI"),
        ("no base64", with("ab", "data:image/png;base64,?"), "/image", "BINARY_TYPE_INVALID_DATA_URI"),
        ("too large", with("ab", &image(limit + 1)), "/image", "BINARY_TYPE_MAX_SIZE"),
    ];
    for (what, body, at, code) in cases {
        let answer = raw.post(&emojis(&raw), &body).await;
        assert_eq!((answer.status, answer.code()), (400, 50_035), "{what}: {}", answer.body);
        assert_eq!(answer.error_at(at), code, "{what}: {}", answer.body);
    }
    let answer = raw.post(&emojis(&raw), &with("ab", &data_uri(b"<svg/>"))).await;
    assert_eq!((answer.status, answer.code()), (400, 50_046), "not an image");
    assert_eq!(raw.get(&emojis(&raw)).await.body["items"], json!([]));

    let first = create(&raw, &"a".repeat(32), &image(limit)).await;
    for bytes in [b"\xFF\xD8\xFF\xE0".as_slice(), b"GIF87a", b"RIFF\0\0\0\0WEBP"] {
        create(&raw, &format!("n{}", bytes.len()), &data_uri(bytes)).await;
    }
    let path = format!("{}/{}", emojis(&raw), id(&first));
    for (name, code) in [
        ("a", "BASE_TYPE_BAD_LENGTH"),
        ("a.b", "STRING_TYPE_REGEX"),
        ("n4", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
    ] {
        let answer = raw.patch(&path, &json!({ "name": name })).await;
        assert_eq!((answer.code(), answer.error_at("/name")), (50_035, code), "{}", answer.body);
    }
    let again = raw.post(&emojis(&raw), &with("n4", PIXEL)).await;
    assert_eq!((again.code(), again.error_at("/name")), (50_035, "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"));
}

#[tokio::test]
async fn an_application_has_at_most_two_thousand_emojis() {
    let raw = Raw::start().await;
    let first = create(&raw, "e0", PIXEL).await;
    for number in 1..2000 {
        create(&raw, &format!("e{number}"), PIXEL).await;
    }
    let more = json!({ "name": "more", "image": PIXEL });
    let answer = raw.post(&emojis(&raw), &more).await;
    assert_eq!((answer.status, answer.code()), (400, 30_008), "{}", answer.body);
    assert_eq!(answer.body["message"], "Maximum number of emojis reached (2000)");
    let all = raw.get(&emojis(&raw)).await.body;
    let mut ids: Vec<&str> = all["items"].as_array().unwrap().iter().map(id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 2000);
    raw.delete(&format!("{}/{}", emojis(&raw), id(&first))).await;
    assert_eq!(raw.post(&emojis(&raw), &more).await.status, 201);
}

#[tokio::test]
async fn changes_of_emojis_share_a_rate_limit() {
    let raw = Raw::with(Config::default()).await;
    let first = create(&raw, "e0", PIXEL).await;
    let path = format!("{}/{}", emojis(&raw), id(&first));
    let mut limited = None;
    for number in 1..=50 {
        // The global limit of fifty requests per second must not interfere.
        raw.client.advance(Duration::from_millis(25)).await.unwrap();
        let answer = match number % 2 {
            0 => raw.post(&emojis(&raw), &json!({ "name": format!("e{number}"), "image": PIXEL })).await,
            _ => raw.patch(&path, &json!({ "name": format!("f{number}") })).await,
        };
        if answer.status == 429 {
            limited = Some((number, answer));
            break;
        }
    }
    let (number, answer) = limited.expect("no request was refused");
    assert_eq!(number, 50);
    assert_eq!(
        (&answer.body["message"], &answer.body["global"]),
        (&json!("You are being rate limited."), &json!(false))
    );
    let wait = answer.body["retry_after"].as_f64().unwrap();
    assert!(wait > 0.0 && wait <= 10.0, "{wait}");
    assert_eq!(answer.headers["x-ratelimit-limit"], "50");
    assert_eq!(answer.headers["x-ratelimit-remaining"], "0");
    assert_eq!(raw.delete(&path).await.status, 429);
    assert_eq!(raw.get(&emojis(&raw)).await.status, 200, "reading has its own bucket");
    assert_eq!(raw.post(&raw.messages(), &json!({ "content": "x" })).await.status, 200);
    raw.client.advance(Duration::from_secs(10)).await.unwrap();
    assert_eq!(raw.delete(&path).await.status, 204);
}

#[tokio::test]
async fn images_are_served_until_the_emoji_is_deleted() {
    let raw = Raw::start().await;
    let bytes = b"GIF89a\x01\0\x01\0".to_vec();
    let emoji = create(&raw, "wave", &data_uri(&bytes)).await;
    let url = |extension: &str| format!("{}/emojis/{}.{extension}", raw.sim.origin(), id(&emoji));
    for extension in ["png", "webp", "gif"] {
        let response = reqwest::get(url(extension)).await.unwrap();
        assert_eq!(response.headers()["content-type"], "image/gif");
        assert_eq!(response.bytes().await.unwrap(), bytes);
    }
    assert_eq!(reqwest::get(url("html")).await.unwrap().status(), 404);
    assert_eq!(reqwest::get(format!("{}/emojis/1.png", raw.sim.origin())).await.unwrap().status(), 404);
    raw.delete(&format!("{}/{}", emojis(&raw), id(&emoji))).await;
    assert_eq!(reqwest::get(url("png")).await.unwrap().status(), 404);
}

#[tokio::test]
async fn emojis_survive_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { rate_limits: false, folder: Some(folder.path().to_owned()), ..Config::default() };
    let raw = Raw::with(config.clone()).await;
    let wool = create(&raw, "wool", PIXEL).await;
    let gone = create(&raw, "gone", PIXEL).await;
    raw.patch(&format!("{}/{}", emojis(&raw), id(&wool)), &json!({ "name": "yarn" })).await;
    raw.delete(&format!("{}/{}", emojis(&raw), id(&gone))).await;
    raw.sim.shutdown().await;

    let raw = Raw::with(config).await;
    let all = raw.get(&emojis(&raw)).await.body;
    assert_eq!(all["items"].as_array().unwrap().len(), 1);
    assert_eq!((&all["items"][0]["id"], &all["items"][0]["name"]), (&wool["id"], &json!("yarn")));
    let image = |emoji: &Value| reqwest::get(format!("{}/emojis/{}.png", raw.sim.origin(), id(emoji)));
    let kept = image(&wool).await.unwrap();
    assert_eq!(data_uri(&kept.bytes().await.unwrap()), PIXEL);
    assert_eq!(image(&gone).await.unwrap().status(), 404);
    assert_eq!(
        std::fs::read_dir(folder.path().join("files")).unwrap().count(),
        1,
        "the deleted image is removed"
    );
    let new = create(&raw, "gone", PIXEL).await;
    assert!(Id::of(&new["id"]) > Id::of(&gone["id"]), "ids are never reused");
}

#[tokio::test]
async fn components_may_use_only_existing_emojis() {
    let raw = Raw::start().await;
    let emoji = create(&raw, "wool", PIXEL).await;
    let with = |emoji: &Value| {
        let button = json!({ "type": 2, "style": 1, "custom_id": "b", "emoji": emoji });
        let option = json!({ "label": "Wool", "value": "wool", "emoji": emoji });
        json!({ "content": "x", "components": [row(vec![button]), row(vec![json!({ "type": 3, "custom_id": "s", "options": [option] })])] })
    };
    let good = with(&json!({ "id": emoji["id"], "name": "wool" }));
    let sent = raw.post(&raw.messages(), &good).await;
    assert_eq!(sent.status, 200, "{}", sent.body);
    assert_eq!(sent.body["components"][0]["components"][0]["emoji"]["id"], emoji["id"]);
    let bad = with(&json!({ "id": "1", "name": "wool" }));
    let edit = format!("{}/{}", raw.messages(), sent.body["id"].as_str().unwrap());
    for answer in [raw.post(&raw.messages(), &bad).await, raw.patch(&edit, &bad).await] {
        assert_eq!((answer.status, answer.code()), (400, 50_035), "{}", answer.body);
        for at in ["/components/0/components/0/emoji/id", "/components/1/components/0/options/0/emoji/id"] {
            assert_eq!(answer.error_at(at), "COMPONENT_INVALID_EMOJI", "{}", answer.body);
        }
    }
    raw.delete(&format!("{}/{}", emojis(&raw), id(&emoji))).await;
    assert_eq!(raw.post(&raw.messages(), &good).await.code(), 50_035, "deleted");
}
