//! Limits of commands and of interaction callbacks.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod raw;

use raw::forms::{command, input, option, row, text};
use raw::{Raw, callback, webhook};
use serde_json::{Value, json};

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
async fn commands_over_a_limit_are_refused_with_the_path_of_the_error() {
    let raw = Raw::start().await;
    for (what, body, at, code) in bad_commands() {
        let answer = raw.post(&raw.commands(), &body).await;
        assert_eq!((answer.status, answer.code()), (400, 50_035), "{what}: {}", answer.body);
        assert_eq!(answer.error_at(at), code, "{what}: {}", answer.body);
        // In a bulk overwrite, the path begins with the index of the command.
        let answer = raw.put(&raw.commands(), &json!([command(&json!({ "name": "fine" })), body])).await;
        assert_eq!(answer.error_at(&format!("/1{at}")), code, "{what} in bulk: {}", answer.body);
    }
    assert_eq!(raw.get(&raw.commands()).await.body, json!([]));
}

#[tokio::test]
async fn commands_are_created_edited_overwritten_and_deleted() {
    let raw = Raw::start().await;
    let german = command(&json!({ "name_localizations": { "de": "spiel" } }));
    let made = raw.post(&raw.commands(), &german).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let again = raw.post(&raw.commands(), &german).await;
    assert_eq!(
        (again.status, &again.body["id"]),
        (200, &made.body["id"]),
        "a command with the same name keeps its id"
    );
    assert!(raw.get(&raw.commands()).await.body[0].get("name_localizations").is_none());
    let full = raw.get(&format!("{}?with_localizations=true", raw.commands())).await;
    assert_eq!(full.body[0]["name_localizations"]["de"], "spiel");
    let path = format!("{}/{}", raw.commands(), made.body["id"].as_str().unwrap());
    assert_eq!(raw.patch(&path, &json!({ "description": "new" })).await.body["description"], "new");
    assert_eq!(
        raw.get(&path).await.body["name_localizations"]["de"],
        "spiel",
        "an edit does not change other fields"
    );
    let of_guild = format!("/applications/{}/guilds/{}/commands", raw.bot, raw.guild);
    assert_eq!(raw.post(&of_guild, &command(&json!({}))).await.status, 201);
    assert_eq!(raw.get(&of_guild).await.body.as_array().unwrap().len(), 1);
    let swapped = raw.put(&raw.commands(), &json!([command(&json!({ "name": "other" })), german])).await;
    assert_eq!(swapped.body[1]["id"], made.body["id"], "an overwrite keeps the ids of existing names");
    assert_eq!(raw.delete(&path).await.status, 204);
    assert_eq!(raw.get(&path).await.code(), 10_063);
    let hundred: Vec<Value> = (0..101).map(|n| command(&json!({ "name": format!("c{n}") }))).collect();
    assert_eq!(raw.put(&raw.commands(), &json!(hundred)).await.code(), 30_032);
    assert_eq!(raw.put(&raw.commands(), &json!(hundred[..100])).await.status, 200);
    assert_eq!(raw.post(&raw.commands(), &command(&json!({ "name": "more" }))).await.code(), 30_032);
    let others: Vec<Value> = (0..100).map(|n| command(&json!({ "name": format!("d{n}") }))).collect();
    assert_eq!(
        raw.put(&raw.commands(), &json!(others)).await.code(),
        30_034,
        "at most two hundred creations a day"
    );
}

#[tokio::test]
async fn callbacks_must_match_the_interaction() {
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
        assert_eq!(answer.error_at(at), code, "{what}: {}", answer.body);
    }
    assert_eq!(raw.post(&path, &json!({ "type": 4, "data": {} })).await.code(), 50_006);
    assert_eq!(
        raw.get(&format!("{}/messages/@original", webhook(&interaction))).await.code(),
        10_015,
        "not acknowledged yet"
    );
    // Refused callbacks do not count: the interaction can still be acknowledged, once.
    let answer = raw
        .post(&format!("{path}?with_response=true"), &json!({ "type": 4, "data": { "content": "x" } }))
        .await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.body["resource"]["message"]["content"], "x");
    assert_eq!(answer.body["interaction"]["response_message_id"], answer.body["resource"]["message"]["id"]);
    let answer = raw.post(&path, &json!({ "type": 4, "data": { "content": "y" } })).await;
    assert_eq!((answer.status, answer.code()), (400, 40_060));
}

#[tokio::test]
async fn autocomplete_choices_are_limited() {
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
        assert_eq!(answer.error_at(at), code, "{}", answer.body);
    }
    let answer = raw.post(&path, &json!({ "type": 4, "data": { "content": "x" } })).await;
    assert_eq!(answer.error_at("/type"), "BASE_TYPE_CHOICES");
    assert_eq!(
        raw.post(&path, &json!({ "type": 8, "data": { "choices": choices(25, &text(100)) } })).await.status,
        204
    );
}
