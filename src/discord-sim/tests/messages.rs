//! Limits of messages: a body at the limit is accepted; over it, the error names the field.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod raw;

use discord_sim::Match;
use raw::Raw;
use raw::forms::{button, buttons, row, select, text};
use serde_json::{Value, json};

/// Label, body, path of the error, and code of the error.
#[allow(clippy::too_many_lines, reason = "a table")]
fn bad_messages() -> Vec<(&'static str, Value, &'static str, &'static str)> {
    let options = |count: usize| -> Value {
        (0..count).map(|n| json!({ "label": "l", "value": n.to_string() })).collect()
    };
    let embed = |embed: Value| json!({ "embeds": [embed] });
    let part = |part: Value| json!({ "content": "x", "components": [row(vec![part])] });
    let fields =
        |count: usize| -> Value { (0..count).map(|_| json!({ "name": "n", "value": "v" })).collect() };
    let six_rows: Vec<Value> = (0..6).map(|n| buttons(n, 1)).collect();
    vec![
        ("content over 2000", json!({ "content": text(2001) }), "/content", "BASE_TYPE_MAX_LENGTH"),
        ("content not text", json!({ "content": {} }), "/content", "STRING_TYPE_CONVERT"),
        ("nonce over 25", json!({ "content": "x", "nonce": text(26) }), "/nonce", "BASE_TYPE_MAX_LENGTH"),
        (
            "11 embeds",
            json!({ "embeds": vec![json!({ "title": "x" }); 11] }),
            "/embeds",
            "BASE_TYPE_MAX_LENGTH",
        ),
        ("title", embed(json!({ "title": text(257) })), "/embeds/0/title", "BASE_TYPE_MAX_LENGTH"),
        (
            "description",
            embed(json!({ "description": text(4097) })),
            "/embeds/0/description",
            "BASE_TYPE_MAX_LENGTH",
        ),
        ("26 fields", embed(json!({ "fields": fields(26) })), "/embeds/0/fields", "BASE_TYPE_MAX_LENGTH"),
        (
            "field name",
            embed(json!({ "fields": [{ "name": text(257), "value": "v" }] })),
            "/embeds/0/fields/0/name",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            "field value",
            embed(json!({ "fields": [{ "name": "n", "value": text(1025) }] })),
            "/embeds/0/fields/0/value",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            "field without value",
            embed(json!({ "fields": [{ "name": "n" }] })),
            "/embeds/0/fields/0/value",
            "BASE_TYPE_REQUIRED",
        ),
        (
            "footer",
            embed(json!({ "footer": { "text": text(2049) } })),
            "/embeds/0/footer/text",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            "author",
            embed(json!({ "author": { "name": text(257) } })),
            "/embeds/0/author/name",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            "colour",
            embed(json!({ "title": "x", "color": 0x0100_0000 })),
            "/embeds/0/color",
            "NUMBER_TYPE_MAX",
        ),
        (
            "picture address",
            embed(json!({ "image": { "url": "ftp://x/y" } })),
            "/embeds/0/image/url",
            "URL_TYPE_INVALID_SCHEME",
        ),
        (
            "6001 in embeds",
            json!({ "embeds": [{ "description": text(4000) }, { "description": text(2001) }] }),
            "/embeds",
            "MAX_EMBED_SIZE_EXCEEDED",
        ),
        (
            "six rows",
            json!({ "content": "x", "components": six_rows }),
            "/components",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            "six buttons",
            json!({ "content": "x", "components": [buttons(0, 6)] }),
            "/components/0/components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            "empty row",
            json!({ "content": "x", "components": [row(vec![])] }),
            "/components/0/components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            "bare button",
            json!({ "content": "x", "components": [button("a")] }),
            "/components/0/type",
            "BASE_TYPE_CHOICES",
        ),
        (
            "same id twice",
            json!({ "content": "x", "components": [row(vec![button("a"), button("a")])] }),
            "/components/0/components/1/custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (
            "same id in rows",
            json!({ "content": "x", "components": [row(vec![button("a")]), row(vec![button("a")])] }),
            "/components/1/components/0/custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (
            "long custom id",
            part(button(&text(101))),
            "/components/0/components/0/custom_id",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            "no custom id",
            part(json!({ "type": 2, "style": 1, "label": "x" })),
            "/components/0/components/0/custom_id",
            "BASE_TYPE_REQUIRED",
        ),
        (
            "long label",
            part(json!({ "type": 2, "style": 1, "label": text(81), "custom_id": "a" })),
            "/components/0/components/0/label",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            "no label",
            part(json!({ "type": 2, "style": 1, "custom_id": "a" })),
            "/components/0/components/0",
            "BUTTON_COMPONENT_MISSING_LABEL_OR_EMOJI",
        ),
        (
            "style 9",
            part(json!({ "type": 2, "style": 9, "label": "x", "custom_id": "a" })),
            "/components/0/components/0/style",
            "BASE_TYPE_CHOICES",
        ),
        (
            "link without url",
            part(json!({ "type": 2, "style": 5, "label": "x" })),
            "/components/0/components/0/url",
            "BASE_TYPE_REQUIRED",
        ),
        (
            "no emoji",
            part(json!({ "type": 2, "style": 1, "custom_id": "a", "emoji": { "name": "smile" } })),
            "/components/0/components/0/emoji/name",
            "COMPONENT_INVALID_EMOJI",
        ),
        (
            "26 options",
            json!({ "content": "x", "components": [select(&json!({ "options": options(26) }))] }),
            "/components/0/components/0/options",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            "no options",
            json!({ "content": "x", "components": [select(&json!({ "options": [] }))] }),
            "/components/0/components/0/options",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            "same value twice",
            json!({ "content": "x", "components": [select(&json!({ "options": [{ "label": "a", "value": "a" }, { "label": "b", "value": "a" }] }))] }),
            "/components/0/components/0/options/1/value",
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        ),
        (
            "option label",
            json!({ "content": "x", "components": [select(&json!({ "options": [{ "label": text(101), "value": "a" }] }))] }),
            "/components/0/components/0/options/0/label",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            "option description",
            json!({ "content": "x", "components": [select(&json!({ "options": [{ "label": "a", "value": "a", "description": text(101) }] }))] }),
            "/components/0/components/0/options/0/description",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            "placeholder",
            json!({ "content": "x", "components": [select(&json!({ "placeholder": text(151) }))] }),
            "/components/0/components/0/placeholder",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            "max over options",
            json!({ "content": "x", "components": [select(&json!({ "max_values": 2 }))] }),
            "/components/0/components/0/max_values",
            "SELECT_COMPONENT_MAX_VALUES_EXCEEDED",
        ),
        (
            "button beside select",
            json!({ "content": "x", "components": [row(vec![button("a"), select(&json!({}))["components"][0].clone()])] }),
            "/components/0/components",
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        ),
        (
            "alt text",
            json!({ "content": "x", "attachments": [{ "id": 0, "description": text(1025) }] }),
            "/attachments/0/description",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            "file not sent",
            json!({ "content": "x", "attachments": [{ "id": 0, "filename": "a.png" }] }),
            "/attachments/0/id",
            "ATTACHMENT_NOT_FOUND",
        ),
        (
            "11 attachments",
            json!({ "attachments": vec![json!({ "id": 0 }); 11] }),
            "/attachments",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            "unknown reference",
            json!({ "content": "x", "message_reference": { "message_id": "1" } }),
            "/message_reference",
            "REPLIES_UNKNOWN_MESSAGE",
        ),
        (
            "mentions",
            json!({ "content": "x", "allowed_mentions": { "parse": ["cats"] } }),
            "/allowed_mentions/parse/0",
            "BASE_TYPE_CHOICES",
        ),
    ]
}

#[tokio::test]
async fn messages_over_a_limit_are_refused_with_the_path_of_the_error() {
    let raw = Raw::start().await;
    for (what, body, at, code) in bad_messages() {
        let answer = raw.post(&raw.messages(), &body).await;
        assert_eq!((answer.status, answer.code()), (400, 50_035), "{what}: {}", answer.body);
        assert_eq!(answer.error_at(at), code, "{what}: {}", answer.body);
    }
    assert!(raw.ada.messages(raw.harbour).await.unwrap().is_empty(), "no message was posted");
}

#[tokio::test]
async fn messages_at_the_limit_are_accepted() {
    let raw = Raw::start().await;
    let options: Value = (0..25).map(|n| json!({ "label": text(100), "value": n.to_string() })).collect();
    let five_rows: Vec<Value> = (0..5).map(|n| buttons(n, 5)).collect();
    let bodies = [
        json!({ "content": text(2000), "nonce": "n".repeat(25) }),
        json!({ "embeds": [{ "description": text(4000) }, { "description": text(2000) }] }),
        json!({ "embeds": vec![json!({ "title": text(256) }); 10] }),
        json!({ "content": "x", "components": five_rows }),
        json!({ "content": "x", "components": [row(vec![button(&text(100))])] }),
        json!({ "content": "x", "components": [select(&json!({ "options": options, "max_values": 25 }))] }),
        json!({ "content": "x", "components": [row(vec![json!({ "type": 2, "style": 2, "custom_id": "e", "emoji": { "name": "⚓" } })])] }),
        // Unknown fields are ignored.
        json!({ "content": "x", "no_such_field": 7 }),
    ];
    for body in bodies {
        let answer = raw.post(&raw.messages(), &body).await;
        assert_eq!(answer.status, 200, "{body}: {}", answer.body);
    }
}

#[tokio::test]
async fn an_enforced_nonce_posts_once() {
    let raw = Raw::start().await;
    let body = json!({ "content": "x", "nonce": "turn-7", "enforce_nonce": true });
    let first = raw.post(&raw.messages(), &body).await;
    let second = raw.post(&raw.messages(), &body).await;
    assert_eq!((first.status, second.status), (200, 200));
    assert_eq!(first.body["id"], second.body["id"]);
    assert_eq!(first.body["nonce"], "turn-7");
    let free = raw.post(&raw.messages(), &json!({ "content": "x", "nonce": "turn-7" })).await;
    assert_ne!(free.body["id"], first.body["id"], "without enforce_nonce, it is a new message");
    // A connection that breaks after the request took effect: the repeated request finds the message.
    raw.client.hang_up(Match::new("POST", "/channels/", 1), true).await.unwrap();
    let body = json!({ "content": "y", "nonce": "turn-8", "enforce_nonce": true });
    let broken = reqwest::Client::new().post(raw.url(&raw.messages()));
    let broken = broken.header("authorization", format!("Bot {}", raw::TOKEN)).json(&body).send().await;
    let lost = match broken {
        Ok(response) => response.bytes().await.is_err(),
        Err(_) => true,
    };
    assert!(lost, "the response must not arrive");
    assert_eq!(raw.post(&raw.messages(), &body).await.status, 200);
    let seen = raw.ada.messages(raw.harbour).await.unwrap();
    assert_eq!(seen.iter().filter(|message| message.content == "y").count(), 1);
}

#[tokio::test]
async fn files_are_stored_with_descriptions_and_limited() {
    let raw = Raw::start().await;
    let body = json!({ "attachments": [{ "id": "0", "description": "An anchor" }, { "id": 1, "filename": "b c.txt" }] });
    let answer = raw.upload(&raw.messages(), &body, &[("a.png", vec![1, 2]), ("b.txt", vec![3])]).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert_eq!(answer.body["attachments"][0]["description"], "An anchor");
    assert_eq!(answer.body["attachments"][1]["filename"], "b_c.txt");
    let message = answer.body["id"].as_str().unwrap();
    // An edit keeps only the listed files.
    let keep = json!({ "attachments": [{ "id": answer.body["attachments"][1]["id"] }] });
    let edited = raw.patch(&format!("{}/{message}", raw.messages()), &keep).await;
    assert_eq!(edited.body["attachments"].as_array().unwrap().len(), 1);
    assert_eq!(edited.body["attachments"][0]["filename"], "b_c.txt");
    let gone = answer.body["attachments"][0]["url"].as_str().unwrap();
    assert_eq!(reqwest::get(gone).await.unwrap().status(), 404, "the removed file is deleted");
    // An edit without `attachments` keeps the files. An edit that empties the message is refused.
    let path = format!("{}/{message}", raw.messages());
    assert_eq!(
        raw.patch(&path, &json!({ "content": "z" })).await.body["attachments"].as_array().unwrap().len(),
        1
    );
    let empty = raw.patch(&path, &json!({ "content": "", "attachments": [] })).await;
    assert_eq!(empty.code(), 50_006);

    let large = vec![0; 10 * 1024 * 1024 + 1];
    let answer = raw.upload(&raw.messages(), &json!({}), &[("large.bin", large)]).await;
    assert_eq!((answer.status, answer.code()), (413, 40_005));
    let eleven: Vec<(&str, Vec<u8>)> = vec![("a.txt", vec![1]); 11];
    let answer = raw.upload(&raw.messages(), &json!({}), &eleven).await;
    assert_eq!(answer.code(), 50_035);
}
