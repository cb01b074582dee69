//! What a page of another origin, or a program without the bot's token, can do to the server: nothing.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod browser;
mod raw;

use axum::Router;
use axum::response::Html;
use axum::routing::get;
use browser::{Browser, Size};
use discord_sim::Config;
use raw::{Raw, TOKEN};
use reqwest::Method;
use serde_json::{Value, json};

/// All routes that a page could try, with the methods that browsers send.
fn routes(raw: &Raw) -> Vec<(Method, String)> {
    let origin = raw.sim.origin();
    vec![
        (Method::GET, format!("{origin}/")),
        (Method::GET, format!("{origin}/page/main.js")),
        (Method::GET, format!("{origin}/sim/state")),
        (Method::POST, format!("{origin}/sim/persons/{}/messages", raw.ada.id())),
        (Method::GET, format!("{origin}/api/v10/gateway")),
        (Method::POST, format!("{origin}/api/v10{}", raw.messages())),
        (Method::GET, format!("{origin}/gateway")),
        (Method::GET, format!("{origin}/attachments/1/2/x.png")),
        (Method::GET, format!("{origin}/emojis/1.png")),
    ]
}

#[tokio::test]
async fn every_route_refuses_foreign_hosts_origins_and_sites() {
    let raw = Raw::start().await;
    let http = reqwest::Client::new();
    let foreign = [
        ("host", "evil.example"),
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ];
    for (method, url) in routes(&raw) {
        for (name, value) in foreign {
            let request = http.request(method.clone(), &url).header(name, value);
            let response = request.header("authorization", format!("Bot {TOKEN}")).send().await.unwrap();
            assert_eq!(response.status(), 403, "{method} {url} with {name}: {value}");
        }
        let response = http.request(method.clone(), &url).send().await.unwrap();
        assert_ne!(response.status(), 403, "{method} {url}");
        assert_eq!(response.headers()["x-content-type-options"], "nosniff", "{url}");
        assert_eq!(response.headers()["cross-origin-resource-policy"], "same-origin", "{url}");
    }
}

#[tokio::test]
async fn a_link_from_another_site_opens_the_page_and_nothing_else() {
    let raw = Raw::start().await;
    let http = reqwest::Client::new();
    let follow = async |path: &str| {
        let request = http.get(format!("{}{path}", raw.sim.origin())).header("sec-fetch-site", "cross-site");
        request.header("sec-fetch-mode", "navigate").send().await.unwrap().status()
    };
    assert_eq!(follow("/").await, 200);
    assert_eq!(follow("/sim/state").await, 403);
    assert_eq!(follow("/api/v10/gateway").await, 403);
}

#[tokio::test]
async fn bodies_that_a_page_may_send_without_asking_are_refused() {
    let raw = Raw::start().await;
    let url = format!("{}/sim/persons/{}/messages", raw.sim.origin(), raw.ada.id());
    let body = json!({ "channel_id": raw.harbour, "content": "hello" }).to_string();
    let http = reqwest::Client::new();
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"] {
        let request = http.post(&url).header("content-type", kind).body(body.clone());
        assert_eq!(request.send().await.unwrap().status(), 403, "{kind}");
    }
    assert!(raw.ada.messages(raw.harbour).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_request_without_the_token_is_neither_counted_nor_logged() {
    let raw = Raw::with(Config::default()).await;
    let http = reqwest::Client::new();
    let before = raw.client.requests(0).await.unwrap().len();
    // More than the limit of this route.
    for _ in 0..20 {
        let url = raw.url(&raw.messages());
        let response = http.post(url).json(&json!({ "content": "x" })).send().await.unwrap();
        assert_eq!(response.status(), 401);
    }
    for path in
        ["/interactions/1/guessed/callback", "/webhooks/1/guessed", "/webhooks/1/guessed/messages/@original"]
    {
        let response = http.post(raw.url(path)).json(&json!({ "type": 5 })).send().await.unwrap();
        assert!(matches!(response.status().as_u16(), 401 | 404), "{path}: {}", response.status());
    }
    assert_eq!(raw.client.requests(0).await.unwrap().len(), before);
    assert_eq!(raw.post(&raw.messages(), &json!({ "content": "x" })).await.status, 200);
}

#[tokio::test]
async fn tokens_of_interactions_cannot_be_guessed() {
    let raw = Raw::start().await;
    let mut gateway = raw.online().await;
    raw.post(&raw.commands(), &raw::forms::command(&json!({}))).await;
    let mut tokens = Vec::new();
    for _ in 0..3 {
        let interaction = raw.slash(&mut gateway, "game").await;
        let token = interaction["token"].as_str().unwrap().to_owned();
        let id = interaction["id"].as_str().unwrap().parse::<u64>().unwrap();
        assert!(token.len() >= 48 && !token.contains(&format!("{id:x}")), "{token}");
        tokens.push(token);
    }
    tokens.sort();
    tokens.dedup();
    assert_eq!(tokens.len(), 3);
    let shared = tokens[0].bytes().zip(tokens[2].bytes()).take_while(|(one, other)| one == other).count();
    assert!(shared < 12, "{tokens:?}");
}

#[tokio::test]
async fn a_table_for_other_machines_still_refuses_unknown_names() {
    let config =
        Config { remote_names: vec!["table.lan".into(), "10.0.0.5:8137".into()], ..Config::default() };
    let raw = Raw::with(config).await;
    let http = reqwest::Client::new();
    let state = format!("{}/sim/state", raw.sim.origin());
    for (host, expected) in [
        ("table.lan", 200),
        ("table.lan:8137", 200),
        ("10.0.0.5:8137", 200),
        ("10.0.0.5:80", 403),
        ("evil.example", 403),
    ] {
        assert_eq!(http.get(&state).header("host", host).send().await.unwrap().status(), expected, "{host}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn the_folder_with_the_history_is_private() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let table = folder.path().join("archipel.table");
    let raw = Raw::with(Config { folder: Some(table.clone()), ..Config::default() }).await;
    let mode = std::fs::metadata(&table).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o700);
    raw.sim.shutdown().await;
}

/// A page of another origin on this machine.
async fn evil_origin() -> String {
    let page = Router::new()
        .route("/", get(|| async { Html("<!doctype html><title>evil</title><body data-ready=yes>") }));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let origin = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(listener, page).await });
    origin
}

/// Tries everything that a page can try, and returns what came of it.
const ATTACK: &str = r"
    const [origin, user, channel, picture, done] = arguments;
    const outcome = (promise) => promise.then((response) => response.type === 'opaque' ? 'opaque' : 'read', () => 'refused');
    const say = JSON.stringify({ channel_id: channel, content: 'from a page' });
    const simple = { method: 'POST', mode: 'no-cors', headers: { 'content-type': 'text/plain' } };
    const socket = (path) => new Promise((resolve) => {
        const socket = new WebSocket(origin.replace('http', 'ws') + path);
        socket.onopen = () => resolve('opened');
        socket.onerror = () => resolve('refused');
    });
    const show = (address) => new Promise((resolve) => {
        const image = document.createElement('img');
        image.onload = () => resolve('loaded');
        image.onerror = () => resolve('refused');
        image.src = address;
    });
    Promise.all([
        outcome(fetch(`${origin}/sim/state`)),
        outcome(fetch(`${origin}/api/v10/gateway`)),
        outcome(fetch(`${origin}/sim/persons/${user}/messages`, { ...simple, body: say })),
        outcome(fetch(`${origin}/api/v10/channels/${channel}/messages`, { ...simple, body: 'x'.repeat(8 << 20) })),
        socket(`/sim/events?person=${user}`),
        socket('/gateway?v=10&encoding=json'),
        show(picture),
    ]).then(done, (error) => done([String(error)]));
";

async fn attack(browser: &Browser, given: &Value) -> Vec<String> {
    let outcomes = browser.driver.execute_async_with(ATTACK, given).await.unwrap();
    outcomes.as_array().unwrap().iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hostile_page_in_the_same_browser_reaches_nothing() {
    let Some(browser) = Browser::open(Size::Desktop).await else { return };
    let raw = Raw::with(Config { rate_limits: false, ..Config::default() }).await;
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/pictures/mille-fiori-board.png");
    let files = [("x.png", std::fs::read(file).unwrap())];
    let sent = raw.upload(&raw.messages(), &json!({ "content": "a picture" }), &files).await;
    let picture = sent.body["attachments"][0]["url"].as_str().unwrap().to_owned();
    let given = json!([raw.sim.origin(), raw.ada.id(), raw.harbour, picture]);
    let logged = raw.client.requests(0).await.unwrap().len();
    browser.goto(&evil_origin().await).await;
    assert_eq!(attack(&browser, &given).await, ["refused"; 7]);
    assert_eq!(raw.client.requests(0).await.unwrap().len(), logged, "nothing of it is logged");
    let messages = raw.ada.messages(raw.harbour).await.unwrap();
    assert!(messages.iter().all(|message| message.content == "a picture"), "{messages:?}");
    // The same from the server's own page, to see that the attack tests something.
    browser.goto(raw.sim.origin()).await;
    let own = attack(&browser, &given).await;
    assert_eq!((own[0].as_str(), own[4].as_str(), own[6].as_str()), ("read", "opened", "loaded"), "{own:?}");
}
