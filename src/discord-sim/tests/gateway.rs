//! The gateway frame by frame: hello, identify, resume, compression, close codes, faults.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod raw;

use std::time::Duration;

use discord_sim::{Config, Fault};
use flate2::{Decompress, FlushDecompress};
use raw::forms::command;
use raw::{Raw, TOKEN, callback};
use serde_json::{Value, json};

#[tokio::test]
async fn identify_is_answered_with_ready_and_the_guild() {
    let raw = Raw::start().await;
    let mut gateway = raw.connect("").await;
    let hello = gateway.expect_op(10).await;
    assert_eq!(hello["d"]["heartbeat_interval"], 41_250);
    gateway.send(&json!({ "op": 1, "d": null })).await;
    gateway.expect_op(11).await;
    gateway.identify(1).await;
    let ready = gateway.payload().await.unwrap();
    assert_eq!((&ready["t"], &ready["s"]), (&json!("READY"), &json!(1)));
    assert_eq!(ready["d"]["user"]["id"], json!(raw.bot));
    assert_eq!(ready["d"]["guilds"][0], json!({ "id": raw.guild, "unavailable": true }));
    let guild = gateway.expect_event("GUILD_CREATE").await;
    assert_eq!(guild["channels"][0]["name"], "harbour");
    assert_eq!(
        guild["members"].as_array().unwrap().len(),
        1,
        "without the members intent, only the bot is listed"
    );
}

#[tokio::test]
async fn invalid_frames_close_the_connection_with_discords_codes() {
    let raw = Raw::start().await;
    let identify = |change: Value| {
        let mut data = json!({ "token": TOKEN, "intents": 1, "properties": {} });
        raw::forms::merge(&mut data, &change);
        json!({ "op": 2, "d": data })
    };
    let cases = [
        ("not a known operation", json!({ "op": 99, "d": null }), 4001),
        ("not an operation", json!({ "x": 1 }), 4002),
        ("not identified", json!({ "op": 3, "d": {} }), 4003),
        ("wrong token", identify(json!({ "token": "wrong" })), 4004),
        ("wrong shard", identify(json!({ "shard": [2, 2] })), 4010),
        ("unknown intents", identify(json!({ "intents": 1_u64 << 40 })), 4013),
        ("intents not granted", identify(json!({ "intents": 1 << 15 })), 4014),
    ];
    for (what, frame, code) in cases {
        let mut gateway = raw.connect("").await;
        gateway.expect_op(10).await;
        gateway.send(&frame).await;
        assert_eq!(gateway.expect_close().await, code, "{what}");
    }
    let mut gateway = raw.online().await;
    gateway.identify(1).await;
    assert_eq!(gateway.expect_close().await, 4005, "identified twice");
    let mut gateway = raw.online().await;
    for _ in 0..121 {
        gateway.send(&json!({ "op": 3, "d": {} })).await;
    }
    assert_eq!(gateway.expect_close().await, 4008, "too many frames");
}

#[tokio::test]
async fn missing_heartbeats_close_the_connection() {
    let raw = Raw::with(Config { heartbeat_interval: Duration::from_millis(60), ..Config::default() }).await;
    let mut gateway = raw.connect("").await;
    gateway.expect_op(10).await;
    assert_eq!(gateway.expect_close().await, 4009);
}

#[tokio::test]
async fn a_resumed_session_receives_the_missed_events() {
    let raw = Raw::start().await;
    let mut gateway = raw.connect("").await;
    gateway.expect_op(10).await;
    gateway.identify(1 | 1 << 9).await;
    let session = gateway.expect_event("READY").await["session_id"].clone();
    gateway.expect_event("GUILD_CREATE").await;
    raw.client.drop_gateway().await.unwrap();
    assert_eq!(gateway.expect_close().await, 0, "no close frame");
    for word in ["one", "two"] {
        raw.ada.say(raw.harbour, word).await.unwrap();
    }
    let resume = |seq: u64| json!({ "op": 6, "d": { "token": TOKEN, "session_id": session, "seq": seq } });
    let mut gateway = raw.connect("").await;
    gateway.expect_op(10).await;
    gateway.send(&resume(2)).await;
    let missed: Vec<Value> = [
        gateway.payload().await.unwrap(),
        gateway.payload().await.unwrap(),
        gateway.payload().await.unwrap(),
    ]
    .into();
    let names: Vec<&str> = missed.iter().map(|event| event["t"].as_str().unwrap()).collect();
    assert_eq!(names, ["MESSAGE_CREATE", "MESSAGE_CREATE", "RESUMED"]);
    assert_eq!(missed.iter().map(|event| event["s"].as_u64().unwrap()).collect::<Vec<_>>(), [3, 4, 5]);
    assert_eq!(missed[0]["d"]["content"], "", "no content without the message content intent");
    assert_eq!(missed[0]["d"]["author"]["id"], json!(raw.ada.id()));

    raw.client.drop_gateway().await.unwrap();
    let mut ahead = raw.connect("").await;
    ahead.expect_op(10).await;
    ahead.send(&resume(99)).await;
    assert_eq!(ahead.expect_close().await, 4007, "the sequence number was never sent");
    // Sessions without a connection expire.
    raw.client.advance(Duration::from_secs(600)).await.unwrap();
    let mut late = raw.connect("").await;
    late.expect_op(10).await;
    late.send(&resume(5)).await;
    assert_eq!(late.expect_op(9).await["d"], false);
    late.identify(1).await;
    late.expect_event("READY").await;
}

#[tokio::test]
async fn gateway_faults_reach_the_bot() {
    let raw = Raw::start().await;
    let mut gateway = raw.connect("").await;
    gateway.expect_op(10).await;
    gateway.identify(1).await;
    let session = gateway.expect_event("READY").await["session_id"].clone();
    gateway.expect_event("GUILD_CREATE").await;
    raw.client.inject(&Fault::Reconnect).await.unwrap();
    gateway.expect_op(7).await;
    assert_eq!(raw.client.invalid_session(true).await.unwrap(), 1);
    assert_eq!(gateway.expect_op(9).await["d"], true);
    gateway.send(&json!({ "op": 6, "d": { "token": TOKEN, "session_id": session, "seq": 2 } })).await;
    gateway.expect_event("RESUMED").await;
    assert_eq!(raw.client.invalid_session(false).await.unwrap(), 1);
    assert_eq!(gateway.expect_op(9).await["d"], false);
    gateway.identify(1).await;
    gateway.expect_event("READY").await;
    raw.client.inject(&Fault::CloseGateway { code: 4000 }).await.unwrap();
    assert_eq!(gateway.expect_close().await, 4000);
}

#[tokio::test]
async fn faults_duplicate_and_delay_interactions() {
    let raw = Raw::start().await;
    let mut gateway = raw.online().await;
    raw.post(&raw.commands(), &command(&json!({}))).await;
    raw.client.duplicate(1).await.unwrap();
    let first = raw.slash(&mut gateway, "game").await;
    let second = gateway.expect_event("INTERACTION_CREATE").await;
    assert_eq!(first["id"], second["id"]);
    let answer = json!({ "type": 4, "data": { "content": "x" } });
    assert_eq!(raw.post(&callback(&first), &answer).await.status, 204);
    assert_eq!(raw.post(&callback(&second), &answer).await.code(), 40_060);
    // Delivered after the time for the acknowledgement.
    raw.client.inject(&Fault::Delay { times: 1, ms: 4000 }).await.unwrap();
    raw.act("slash", &json!({ "channel_id": raw.harbour, "command": "game" })).await;
    raw.client.advance(Duration::from_secs(5)).await.unwrap();
    let late = gateway.expect_event("INTERACTION_CREATE").await;
    assert_eq!(raw.post(&callback(&late), &answer).await.code(), 10_062);
}

#[tokio::test]
async fn frames_are_compressed_as_requested() {
    let raw = Raw::start().await;
    let mut gateway = raw.connect("&compress=zlib-stream").await;
    let mut stream = Decompress::new(true);
    let mut unpack = |bytes: &[u8]| -> Value {
        let mut plain = Vec::with_capacity(1 << 20);
        stream.decompress_vec(bytes, &mut plain, FlushDecompress::Sync).unwrap();
        serde_json::from_slice(&plain).unwrap()
    };
    assert_eq!(unpack(&gateway.frame().await.unwrap().into_data())["op"], 10);
    gateway.identify(1).await;
    assert_eq!(unpack(&gateway.frame().await.unwrap().into_data())["t"], "READY");
    assert_eq!(unpack(&gateway.frame().await.unwrap().into_data())["t"], "GUILD_CREATE");

    let mut gateway = raw.connect("").await;
    gateway.expect_op(10).await;
    let data = json!({ "token": TOKEN, "intents": 1, "properties": {}, "compress": true });
    gateway.send(&json!({ "op": 2, "d": data })).await;
    let packed = gateway.frame().await.unwrap().into_data();
    let mut plain = Vec::with_capacity(1 << 20);
    Decompress::new(true).decompress_vec(&packed, &mut plain, FlushDecompress::Finish).unwrap();
    assert_eq!(serde_json::from_slice::<Value>(&plain).unwrap()["t"], "READY");
}

#[tokio::test]
async fn a_shard_receives_only_its_guilds() {
    let raw = Raw::start().await;
    let count = 2;
    let own = (raw.guild.0 >> 22) % count;
    for shard in 0..count {
        let mut gateway = raw.connect("").await;
        gateway.expect_op(10).await;
        let data = json!({ "token": TOKEN, "intents": 1, "properties": {}, "shard": [shard, count] });
        gateway.send(&json!({ "op": 2, "d": data })).await;
        let ready = gateway.expect_event("READY").await;
        assert_eq!(ready["guilds"].as_array().unwrap().len(), usize::from(shard == own));
    }
}
