//! Every documented limit and error shape, asked for by plain requests.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod raw;

use discord_sim::{Config, Match};
use raw::{Raw, callback, webhook};
use reqwest::Method;
use serde_json::{Value, json};

#[allow(clippy::needless_pass_by_value, reason = "reads better in the tables below")]
fn row(parts: Vec<Value>) -> Value {
    json!({ "type": 1, "components": parts })
}

fn button(id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": "x", "custom_id": id })
}

fn buttons(row_number: usize, count: usize) -> Value {
    row((0..count).map(|n| button(&format!("{row_number}-{n}"))).collect())
}

fn select(change: &Value) -> Value {
    let mut select = json!({ "type": 3, "custom_id": "s", "options": [{ "label": "a", "value": "a" }] });
    merge(&mut select, change);
    row(vec![select])
}

fn merge(into: &mut Value, change: &Value) {
    for (key, value) in change.as_object().unwrap() {
        into[key] = value.clone();
    }
}

fn text(length: usize) -> String {
    "é".repeat(length)
}

/// What is wrong with a message, where it is said, and how.
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
            "BUTTON_COMPONENT_INVALID_EMOJI",
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
async fn messages_over_a_limit_are_refused_at_the_right_place() {
    let raw = Raw::start().await;
    for (what, body, at, code) in bad_messages() {
        let answer = raw.post(&raw.messages(), &body).await;
        assert_eq!((answer.status, answer.code()), (400, 50_035), "{what}: {}", answer.body);
        assert_eq!(answer.complaint(at), code, "{what}: {}", answer.body);
    }
    assert!(raw.ada.messages(raw.harbour).await.unwrap().is_empty(), "nothing was posted");
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
        // Fields that Discord does not know are ignored.
        json!({ "content": "x", "no_such_field": 7 }),
    ];
    for body in bodies {
        let answer = raw.post(&raw.messages(), &body).await;
        assert_eq!(answer.status, 200, "{body}: {}", answer.body);
    }
}

#[tokio::test]
async fn the_error_shape_is_that_of_discord_to_the_letter() {
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
async fn requests_for_what_is_not_there_get_the_code_of_discord() {
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
async fn only_the_right_token_opens() {
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
    let torn = http.post(raw.url(&raw.messages())).header("authorization", format!("Bot {}", raw::TOKEN));
    let torn = torn.header("content-type", "application/json").body("{\"content\":").send().await.unwrap();
    assert_eq!(raw::answer(torn).await.code(), 50_109);
}

#[tokio::test]
async fn permissions_of_the_bot_are_respected() {
    let raw = Raw::start().await;
    let hello = json!({ "content": "x" });
    raw.client.permit(raw.harbour, "bot", &[], &["SEND_MESSAGES"]).await.unwrap();
    let answer = raw.post(&raw.messages(), &hello).await;
    assert_eq!((answer.status, answer.code()), (403, 50_013));
    raw.client.permit(raw.harbour, "bot", &[], &["ATTACH_FILES"]).await.unwrap();
    assert_eq!(raw.post(&raw.messages(), &hello).await.status, 200);
    let answer = raw.upload(&raw.messages(), &hello, &[("a.txt", vec![1])]).await;
    assert_eq!((answer.status, answer.code()), (403, 50_013));
    raw.client.permit(raw.harbour, "bot", &[], &["VIEW_CHANNEL"]).await.unwrap();
    let answer = raw.post(&raw.messages(), &hello).await;
    assert_eq!((answer.status, answer.code()), (403, 50_001));
    raw.client.delete_channel(raw.harbour).await.unwrap();
    let answer = raw.post(&raw.messages(), &hello).await;
    assert_eq!((answer.status, answer.code()), (404, 10_003));
}

#[tokio::test]
async fn a_nonce_that_is_enforced_posts_once() {
    let raw = Raw::start().await;
    let body = json!({ "content": "x", "nonce": "turn-7", "enforce_nonce": true });
    let first = raw.post(&raw.messages(), &body).await;
    let second = raw.post(&raw.messages(), &body).await;
    assert_eq!((first.status, second.status), (200, 200));
    assert_eq!(first.body["id"], second.body["id"]);
    assert_eq!(first.body["nonce"], "turn-7");
    let free = raw.post(&raw.messages(), &json!({ "content": "x", "nonce": "turn-7" })).await;
    assert_ne!(free.body["id"], first.body["id"], "without enforcement it is a new message");
    // A connection that breaks after the request took effect: the repeated request finds the message.
    raw.client.hang_up(Match::new("POST", "/channels/", 1), true).await.unwrap();
    let body = json!({ "content": "y", "nonce": "turn-8", "enforce_nonce": true });
    let broken = reqwest::Client::new().post(raw.url(&raw.messages()));
    let broken = broken.header("authorization", format!("Bot {}", raw::TOKEN)).json(&body).send().await;
    let lost = match broken {
        Ok(response) => response.bytes().await.is_err(),
        Err(_) => true,
    };
    assert!(lost, "the answer must not arrive");
    assert_eq!(raw.post(&raw.messages(), &body).await.status, 200);
    let seen = raw.ada.messages(raw.harbour).await.unwrap();
    assert_eq!(seen.iter().filter(|message| message.content == "y").count(), 1);
}

#[tokio::test]
async fn files_are_kept_described_and_limited() {
    let raw = Raw::start().await;
    let body = json!({ "attachments": [{ "id": "0", "description": "An anchor" }, { "id": 1, "filename": "b c.txt" }] });
    let answer = raw.upload(&raw.messages(), &body, &[("a.png", vec![1, 2]), ("b.txt", vec![3])]).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert_eq!(answer.body["attachments"][0]["description"], "An anchor");
    assert_eq!(answer.body["attachments"][1]["filename"], "b_c.txt");
    let message = answer.body["id"].as_str().unwrap();
    // An edit that names one file keeps that one only.
    let keep = json!({ "attachments": [{ "id": answer.body["attachments"][1]["id"] }] });
    let edited = raw.patch(&format!("{}/{message}", raw.messages()), &keep).await;
    assert_eq!(edited.body["attachments"].as_array().unwrap().len(), 1);
    assert_eq!(edited.body["attachments"][0]["filename"], "b_c.txt");
    // An edit that does not speak of files leaves them alone; one that empties the message is refused.
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

fn command(change: &Value) -> Value {
    let mut command = json!({ "name": "game", "description": "d" });
    merge(&mut command, change);
    command
}

fn option(change: &Value) -> Value {
    let mut option = json!({ "type": 3, "name": "o", "description": "d" });
    merge(&mut option, change);
    option
}

#[allow(clippy::too_many_lines, reason = "a table")]
fn bad_commands() -> Vec<(&'static str, Value, &'static str, &'static str)> {
    let with = |options: Vec<Value>| command(&json!({ "options": options }));
    let many =
        |count: usize| (0..count).map(|n| option(&json!({ "name": format!("o{n}") }))).collect::<Vec<_>>();
    let choices = |count: usize| -> Value {
        (0..count).map(|n| json!({ "name": format!("c{n}"), "value": format!("c{n}") })).collect()
    };
    let heavy: Vec<Value> = (0..25)
        .map(|n| {
            option(&json!({ "name": format!("o{n}"), "description": text(100), "choices": [
        { "name": text(100), "value": text(100) }, { "name": "b", "value": text(99) }] }))
        })
        .collect();
    vec![
        ("capital", command(&json!({ "name": "Game" })), "/name", "APPLICATION_COMMAND_INVALID_NAME"),
        ("space", command(&json!({ "name": "a b" })), "/name", "APPLICATION_COMMAND_INVALID_NAME"),
        ("sign", command(&json!({ "name": "a!" })), "/name", "APPLICATION_COMMAND_INVALID_NAME"),
        ("33 letters", command(&json!({ "name": text(33) })), "/name", "BASE_TYPE_BAD_LENGTH"),
        ("no name", json!({ "description": "d" }), "/name", "BASE_TYPE_REQUIRED"),
        ("no description", json!({ "name": "a" }), "/description", "BASE_TYPE_REQUIRED"),
        (
            "description",
            command(&json!({ "description": text(101) })),
            "/description",
            "BASE_TYPE_BAD_LENGTH",
        ),
        ("empty description", command(&json!({ "description": "" })), "/description", "BASE_TYPE_BAD_LENGTH"),
        (
            "locale",
            command(&json!({ "name_localizations": { "xx": "a" } })),
            "/name_localizations/xx",
            "BASE_TYPE_CHOICES",
        ),
        (
            "localised name",
            command(&json!({ "name_localizations": { "de": "Ein Spiel" } })),
            "/name_localizations/de",
            "APPLICATION_COMMAND_INVALID_NAME",
        ),
        (
            "localised description",
            command(&json!({ "description_localizations": { "de": text(101) } })),
            "/description_localizations/de",
            "BASE_TYPE_BAD_LENGTH",
        ),
        ("26 options", with(many(26)), "/options", "BASE_TYPE_MAX_LENGTH"),
        (
            "same option",
            with(vec![option(&json!({})), option(&json!({}))]),
            "/options/1",
            "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        ),
        (
            "required last",
            with(vec![option(&json!({})), option(&json!({ "name": "p", "required": true }))]),
            "/options/1",
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        ("type 12", with(vec![option(&json!({ "type": 12 }))]), "/options/0/type", "BASE_TYPE_CHOICES"),
        (
            "mixed",
            with(vec![option(&json!({ "type": 1 })), option(&json!({ "name": "p" }))]),
            "/options",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
        (
            "deep",
            with(vec![option(&json!({ "type": 1, "options": [option(&json!({ "type": 1 }))] }))]),
            "/options/0/options/0/type",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
        (
            "26 choices",
            with(vec![option(&json!({ "choices": choices(26) }))]),
            "/options/0/choices",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            "choice name",
            with(vec![option(&json!({ "choices": [{ "name": text(101), "value": "a" }] }))]),
            "/options/0/choices/0/name",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            "choice value",
            with(vec![option(&json!({ "choices": [{ "name": "a", "value": text(101) }] }))]),
            "/options/0/choices/0/value",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            "choice type",
            with(vec![option(&json!({ "type": 4, "choices": [{ "name": "a", "value": "a" }] }))]),
            "/options/0/choices/0/value",
            "NUMBER_TYPE_COERCE",
        ),
        (
            "same choice",
            with(vec![option(
                &json!({ "choices": [{ "name": "a", "value": "a" }, { "name": "a", "value": "b" }] }),
            )]),
            "/options/0/choices/1",
            "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
        ),
        (
            "choices and autocomplete",
            with(vec![option(&json!({ "autocomplete": true, "choices": choices(1) }))]),
            "/options/0/autocomplete",
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES_EXCLUSIVE",
        ),
        ("over 8000", with(heavy), "", "APPLICATION_COMMAND_TOO_LARGE"),
        (
            "permissions",
            command(&json!({ "default_member_permissions": "many" })),
            "/default_member_permissions",
            "BITWISE_TYPE_CONVERT",
        ),
    ]
}

#[tokio::test]
async fn commands_over_a_limit_are_refused_at_the_right_place() {
    let raw = Raw::start().await;
    for (what, body, at, code) in bad_commands() {
        let answer = raw.post(&raw.commands(), &body).await;
        assert_eq!((answer.status, answer.code()), (400, 50_035), "{what}: {}", answer.body);
        assert_eq!(answer.complaint(at), code, "{what}: {}", answer.body);
        // In a bulk overwrite the same complaint is found under the number of the command.
        let answer = raw.put(&raw.commands(), &json!([command(&json!({ "name": "fine" })), body])).await;
        assert_eq!(answer.complaint(&format!("/1{at}")), code, "{what} in bulk: {}", answer.body);
    }
    assert_eq!(raw.get(&raw.commands()).await.body, json!([]));
}

#[tokio::test]
async fn commands_live_through_create_edit_and_delete() {
    let raw = Raw::start().await;
    let german = command(&json!({ "name_localizations": { "de": "spiel" } }));
    let made = raw.post(&raw.commands(), &german).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let again = raw.post(&raw.commands(), &german).await;
    assert_eq!((again.status, &again.body["id"]), (200, &made.body["id"]), "the same name keeps its id");
    assert!(raw.get(&raw.commands()).await.body[0].get("name_localizations").is_none());
    let full = raw.get(&format!("{}?with_localizations=true", raw.commands())).await;
    assert_eq!(full.body[0]["name_localizations"]["de"], "spiel");
    let path = format!("{}/{}", raw.commands(), made.body["id"].as_str().unwrap());
    assert_eq!(raw.patch(&path, &json!({ "description": "new" })).await.body["description"], "new");
    assert_eq!(
        raw.get(&path).await.body["name_localizations"]["de"],
        "spiel",
        "an edit leaves the rest alone"
    );
    let of_guild = format!("/applications/{}/guilds/{}/commands", raw.bot, raw.guild);
    assert_eq!(raw.post(&of_guild, &command(&json!({}))).await.status, 201);
    assert_eq!(raw.get(&of_guild).await.body.as_array().unwrap().len(), 1);
    let swapped = raw.put(&raw.commands(), &json!([command(&json!({ "name": "other" })), german])).await;
    assert_eq!(swapped.body[1]["id"], made.body["id"], "an overwrite keeps ids of names");
    assert_eq!(raw.delete(&path).await.status, 204);
    assert_eq!(raw.get(&path).await.code(), 10_063);
    let hundred: Vec<Value> = (0..101).map(|n| command(&json!({ "name": format!("c{n}") }))).collect();
    assert_eq!(raw.put(&raw.commands(), &json!(hundred)).await.code(), 30_032);
    assert_eq!(raw.put(&raw.commands(), &json!(hundred[..100])).await.status, 200);
    assert_eq!(raw.post(&raw.commands(), &command(&json!({ "name": "more" }))).await.code(), 30_032);
    let others: Vec<Value> = (0..100).map(|n| command(&json!({ "name": format!("d{n}") }))).collect();
    assert_eq!(raw.put(&raw.commands(), &json!(others)).await.code(), 30_034, "two hundred creations a day");
}

#[tokio::test]
async fn callbacks_must_suit_the_interaction() {
    let raw = Raw::start().await;
    let mut gateway = raw.online().await;
    raw.post(&raw.commands(), &command(&json!({}))).await;
    let interaction = raw.slash(&mut gateway, "game").await;
    let path = callback(&interaction);
    for (what, body, at, code) in [
        ("no type", json!({}), "/type", "BASE_TYPE_REQUIRED"),
        ("update of nothing", json!({ "type": 7, "data": { "content": "x" } }), "/type", "BASE_TYPE_CHOICES"),
        (
            "choices for a command",
            json!({ "type": 8, "data": { "choices": [] } }),
            "/type",
            "BASE_TYPE_CHOICES",
        ),
        (
            "long",
            json!({ "type": 4, "data": { "content": text(2001) } }),
            "/data/content",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            "modal without title",
            json!({ "type": 9, "data": { "custom_id": "a", "components": [] } }),
            "/data/title",
            "BASE_TYPE_REQUIRED",
        ),
        (
            "modal title",
            json!({ "type": 9, "data": { "custom_id": "a", "title": text(46) } }),
            "/data/title",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            "six inputs",
            json!({ "type": 9, "data": { "custom_id": "a", "title": "t", "components": vec![input("i"); 6] } }),
            "/data/components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            "same input twice",
            json!({ "type": 9, "data": { "custom_id": "a", "title": "t", "components": vec![input("i"); 2] } }),
            "/data/components/1/components/0/custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (
            "label",
            json!({ "type": 9, "data": { "custom_id": "a", "title": "t", "components": [row(vec![json!({ "type": 4, "style": 1, "custom_id": "i", "label": text(46) })])] } }),
            "/data/components/0/components/0/label",
            "BASE_TYPE_BAD_LENGTH",
        ),
    ] {
        let answer = raw.post(&path, &body).await;
        assert_eq!((answer.status, answer.code()), (400, 50_035), "{what}: {}", answer.body);
        assert_eq!(answer.complaint(at), code, "{what}: {}", answer.body);
    }
    assert_eq!(raw.post(&path, &json!({ "type": 4, "data": {} })).await.code(), 50_006);
    assert_eq!(
        raw.get(&format!("{}/messages/@original", webhook(&interaction))).await.code(),
        10_015,
        "too early"
    );
    // After all those refusals it may still be answered, once.
    let answer = raw
        .post(&format!("{path}?with_response=true"), &json!({ "type": 4, "data": { "content": "x" } }))
        .await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.body["resource"]["message"]["content"], "x");
    assert_eq!(answer.body["interaction"]["response_message_id"], answer.body["resource"]["message"]["id"]);
    let answer = raw.post(&path, &json!({ "type": 4, "data": { "content": "y" } })).await;
    assert_eq!((answer.status, answer.code()), (400, 40_060));
}

fn input(id: &str) -> Value {
    row(vec![json!({ "type": 4, "style": 1, "custom_id": id, "label": "l" })])
}

#[tokio::test]
async fn choices_are_limited() {
    let raw = Raw::start().await;
    let mut gateway = raw.online().await;
    let definition = command(&json!({ "options": [option(&json!({ "autocomplete": true }))] }));
    raw.post(&raw.commands(), &definition).await;
    raw.act("autocomplete", &json!({ "channel_id": raw.harbour, "command": "game", "focused": "o" })).await;
    let interaction = gateway.expect_event("INTERACTION_CREATE").await;
    assert_eq!(interaction["data"]["options"][0]["focused"], true);
    let path = callback(&interaction);
    let choices = |count: usize, name: &str| -> Value {
        (0..count).map(|_| json!({ "name": name, "value": "v" })).collect()
    };
    for (choices, at, code) in [
        (choices(26, "n"), "/data/choices", "BASE_TYPE_MAX_LENGTH"),
        (choices(1, &text(101)), "/data/choices/0/name", "BASE_TYPE_BAD_LENGTH"),
        (json!([{ "name": "n", "value": 7 }]), "/data/choices/0/value", "STRING_TYPE_CONVERT"),
        (json!([{ "name": "n", "value": text(101) }]), "/data/choices/0/value", "BASE_TYPE_BAD_LENGTH"),
    ] {
        let answer = raw.post(&path, &json!({ "type": 8, "data": { "choices": choices } })).await;
        assert_eq!(answer.complaint(at), code, "{}", answer.body);
    }
    let answer = raw.post(&path, &json!({ "type": 4, "data": { "content": "x" } })).await;
    assert_eq!(answer.complaint("/type"), "BASE_TYPE_CHOICES");
    assert_eq!(
        raw.post(&path, &json!({ "type": 8, "data": { "choices": choices(25, &text(100)) } })).await.status,
        204
    );
}

#[tokio::test]
async fn rate_limits_are_told_and_enforced() {
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
    // Another route has its own bucket; and time heals.
    assert_eq!(raw.get(&format!("/channels/{}", raw.harbour)).await.status, 200);
    raw.client.advance(std::time::Duration::from_secs(5)).await.unwrap();
    assert_eq!(raw.post(&raw.messages(), &body).await.status, 200);
    // Fifty a second over all routes: of 150 at once, some are too many.
    let many = futures_util::future::join_all((0..150).map(|_| raw.get("/users/@me"))).await;
    let refused: Vec<_> = many.iter().filter(|answer| answer.status == 429).collect();
    assert!(!refused.is_empty() && refused.iter().all(|answer| answer.body["global"] == true));
    assert_eq!(header(refused[0], "x-ratelimit-scope"), "global");
}
