//! The page in a real browser, with a scripted bot.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod browser;
mod raw;

use std::sync::Arc;
use std::time::Duration;

use browser::{Browser, Key, Size};
use discord_sim::Config;
use raw::forms::{PIXEL, button, input, option, row};
use raw::{Gateway, Raw, callback};
use serde_json::{Value, json};
use tokio::sync::mpsc;

/// The bot of these tests sends no heartbeats, so the interval is longer than any test.
fn config() -> Config {
    Config { rate_limits: false, heartbeat_interval: Duration::from_secs(3600), ..Config::default() }
}

async fn stage() -> Option<(Raw, Browser)> {
    let browser = Browser::open(Size::Desktop).await?;
    let raw = Raw::with(config()).await;
    Some((raw, browser))
}

/// Opens the page and switches to Ada.
async fn as_ada(raw: &Raw, browser: &Browser) {
    browser.goto(raw.sim.origin()).await;
    browser.sit("Ada").await;
}

/// The HTML of the text of the last message.
async fn last_html(browser: &Browser) -> String {
    browser.text("[...document.querySelectorAll('#messages .text')].at(-1)?.innerHTML ?? ''").await
}

#[tokio::test(flavor = "multi_thread")]
async fn user_input_is_never_executed() {
    let Some((raw, browser)) = stage().await else { return };
    let evil = "<img src=x onerror=window.hacked=1>";
    raw.client.create_user(&format!("{evil:.32}"), "en-US").await.unwrap();
    raw.client.create_user("\u{202e}drawkcab\u{200b}\u{200f}", "en-US").await.unwrap();
    as_ada(&raw, &browser).await;
    let texts = [
        "<script>window.hacked=1</script>".to_owned(),
        evil.to_owned(),
        "[press](javascript:window.hacked=1) <javascript:window.hacked=1>".to_owned(),
        "[x](https://example.org/\"onmouseover=\"window.hacked=1)".to_owned(),
        "||<svg onload=window.hacked=1>|| `<b>` **<i>** ```html\n<script>window.hacked=1</script>```"
            .to_owned(),
        "\u{202e}txet desrever\u{202c} \u{200b}\u{feff}\u{2066}".to_owned(),
        format!("a{}", "\u{0334}\u{0358}\u{035c}".repeat(600)),
        "W".repeat(2000),
        "*".repeat(2000),
        "**_~~||".repeat(250),
        "[".repeat(2000),
        "> ".repeat(1000),
        "<@0> <#1> <@&2> <t:99999999999999:R> <t:1:Z> </x:3> <:a:4>".to_owned(),
    ];
    for text in &texts {
        raw.ada.say(raw.harbour, text).await.unwrap();
    }
    let embed = json!({ "title": evil, "description": evil, "url": "javascript:window.hacked=1", "author": { "name": evil },
        "fields": [{ "name": evil, "value": evil }], "footer": { "text": evil } });
    let sent = raw.post(&raw.messages(), &json!({ "content": evil, "embeds": [embed] })).await;
    if sent.status != 200 {
        // The server refuses the javascript: URL. Send the embed without it.
        let embed =
            json!({ "title": evil, "description": evil, "fields": [{ "name": evil, "value": evil }] });
        assert_eq!(
            raw.post(&raw.messages(), &json!({ "content": evil, "embeds": [embed] })).await.status,
            200
        );
    }
    let parts = row(vec![json!({ "type": 2, "style": 2, "custom_id": "x", "label": evil })]);
    raw.post(&raw.messages(), &json!({ "content": "end", "components": [parts] })).await;
    browser
        .until("[...document.querySelectorAll('#messages .text')].some((one) => one.textContent === 'end')")
        .await;
    assert!(!browser.is("window.hacked").await, "something was executed");
    let strangers = "#messages img, #messages script, #messages svg:not(.icon), #messages iframe, #seats img, #members img";
    assert_eq!(browser.js(&format!("document.querySelectorAll('{strangers}').length")).await, 0);
    let links =
        "[...document.querySelectorAll('#messages a')].filter((one) => !/^https?:/.test(one.href)).length";
    assert_eq!(browser.js(links).await, 0);
    assert!(
        browser.is("document.documentElement.scrollWidth <= innerWidth").await,
        "a long word made the page scroll sideways"
    );
    let tall = "[...document.querySelectorAll('#messages .message')].find((one) => one.textContent.includes('\\u0358')).getBoundingClientRect().height < 400";
    assert!(browser.is(tall).await, "stacked combining characters must be clipped");
    // Names are isolated, so a right-to-left override in a name does not affect the text around it.
    assert!(browser.is("[...document.querySelectorAll('.seat-name, .name')].every((one) => one.tagName === 'BDI' || one.querySelector('bdi'))").await);
    assert_eq!(browser.complaints().await, Vec::<String>::new());
    browser.shot("hostile").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn markdown_is_rendered_like_in_discord() {
    let Some((raw, browser)) = stage().await else { return };
    as_ada(&raw, &browser).await;
    let id = raw.ada.id();
    let cases = [
        ("**b** *i* __u__ ~~s~~", "<strong>b</strong> <em>i</em> <u>u</u> <s>s</s>".to_owned()),
        (
            "***both*** snake_case_name _i_",
            "<em><strong>both</strong></em> snake_case_name <em>i</em>".to_owned(),
        ),
        ("**a *b* c**", "<strong>a <em>b</em> c</strong>".to_owned()),
        ("`**x**` \\*y\\*", "<code>**x**</code> *y*".to_owned()),
        ("a\nb", "a<br>b".to_owned()),
        (
            "# T\n-# s",
            "<div role=\"heading\" aria-level=\"3\" class=\"h1\">T</div><div class=\"subtext\">s</div>"
                .to_owned(),
        ),
        ("- a\n- b\n  - c", "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>".to_owned()),
        ("3. a\n4. b", "<ol start=\"3\"><li>a</li><li>b</li></ol>".to_owned()),
        ("> q\n> r\nend", "<blockquote>q<br>r</blockquote>end".to_owned()),
        ("```rust\nlet x;\n```", "<pre tabindex=\"0\"><code>let x;</code></pre>".to_owned()),
        ("2 * 3 * 4 and 5*", "2 * 3 * 4 and 5*".to_owned()),
    ];
    for (typed, expected) in cases {
        raw.ada.say(raw.harbour, typed).await.unwrap();
        browser
            .until(&format!(
                "[...document.querySelectorAll('#messages .text')].at(-1)?.innerHTML === {}",
                json!(expected)
            ))
            .await;
    }
    raw.ada
        .say(raw.harbour, &format!("<@{id}> <#{}> <t:0:D> https://example.org.", raw.harbour))
        .await
        .unwrap();
    browser.until("document.querySelector('#messages .message:last-child .mention.mine')").await;
    let html = last_html(&browser).await;
    assert!(
        html.contains(">@Ada</span>")
            && html.contains(">#harbour</button>")
            && html.contains("January 1, 1970"),
        "{html}"
    );
    assert!(html.contains("href=\"https://example.org\""), "{html}");
    raw.ada.say(raw.harbour, "||secret||").await.unwrap();
    browser.click("#messages .message:last-child .spoiler").await;
    assert!(browser.is("document.querySelector('#messages .spoiler.shown')").await);
    browser.close().await;
}

/// A message with an embed and all kinds of components.
fn full_message() -> Value {
    let many = json!({ "type": 3, "custom_id": "many", "placeholder": "Take two", "min_values": 1, "max_values": 2,
        "options": [{ "label": "One", "value": "1", "description": "the first" }, { "label": "Two", "value": "2", "emoji": { "name": "🌊" } }, { "label": "Three", "value": "3" }] });
    let user = json!({ "type": 5, "custom_id": "who", "placeholder": "Whom?" });
    let link = json!({ "type": 2, "style": 5, "label": "Link", "url": "https://example.org" });
    let off = json!({ "type": 2, "style": 4, "label": "Off", "custom_id": "off", "disabled": true });
    let embed = json!({ "title": "A card", "description": "with **text**", "color": 0x00_99_66, "footer": { "text": "foot" },
        "fields": [{ "name": "left", "value": "1", "inline": true }, { "name": "right", "value": "2", "inline": true }] });
    json!({ "content": "Everything", "embeds": [embed], "components": [
        row(vec![json!({ "type": 2, "style": 3, "label": "Form", "custom_id": "form", "emoji": { "name": "📝" } }), button("plain"), off, link]),
        row(vec![many]), row(vec![user]) ] })
}

#[tokio::test(flavor = "multi_thread")]
async fn components_modals_and_ephemeral_replies_work_by_keyboard_and_pointer() {
    let Some((raw, browser)) = stage().await else { return };
    let mut gateway = raw.online().await;
    raw.post(&raw.messages(), &full_message()).await;
    as_ada(&raw, &browser).await;
    browser.until("document.querySelector('.embed-title')?.textContent === 'A card'").await;
    assert!(browser.is("document.querySelector('[data-component=off]').disabled").await);
    // A modal, filled in by keyboard.
    browser.press("📝").await;
    let interaction = gateway.expect_event("INTERACTION_CREATE").await;
    assert_eq!(interaction["data"]["custom_id"], "form");
    let modal = json!({ "custom_id": "m", "title": "A form", "components": [input("answer")] });
    raw.post(&callback(&interaction), &json!({ "type": 9, "data": modal })).await;
    browser.until("document.getElementById('dialog').open && document.activeElement.name === 'answer'").await;
    browser.shot("form").await;
    browser.keys("forty-two" + Key::Enter).await;
    let submitted = gateway.expect_event("INTERACTION_CREATE").await;
    assert_eq!(submitted["data"]["components"][0]["components"][0]["value"], "forty-two");
    let reply = json!({ "type": 5, "data": { "flags": 64 } });
    raw.post(&callback(&submitted), &reply).await;
    browser.until("document.querySelector('.message.private .thinking')").await;
    browser.until("!document.getElementById('dialog').open").await;
    let original = format!("{}/messages/@original", raw::webhook(&submitted));
    raw.patch(&original, &json!({ "content": "for your eyes" })).await;
    browser.until("document.querySelector('.message.private .text')?.textContent === 'for your eyes'").await;
    // Other users do not see the ephemeral message; its own user dismisses it.
    browser.js("document.querySelector('#seats .seat').click()").await;
    browser
        .until("!document.querySelector('.message.private') && document.querySelector('.embed-title')")
        .await;
    browser.sit("Ada").await;
    browser.click(".message.private .privacy .link").await;
    browser.until("!document.querySelector('.message.private')").await;
    // A select with several values, by keyboard.
    browser.js("document.querySelector('[data-component=many]').focus()").await;
    browser.keys(Key::Enter + "").await;
    browser.until("document.querySelector('#layer [role=listbox]')").await;
    browser.keys(Key::Space + "").await;
    browser.keys(Key::End + "").await;
    browser.keys(Key::Space + "").await;
    browser.shot("menu").await;
    browser.keys(Key::Tab + "").await;
    browser.keys(Key::Enter + "").await;
    let chosen = gateway.expect_event("INTERACTION_CREATE").await;
    assert_eq!(chosen["data"]["values"], json!(["1", "3"]));
    let changed = json!({ "type": 7, "data": { "content": "Chosen", "embeds": [] } });
    raw.post(&callback(&chosen), &changed).await;
    browser.until("document.querySelector('#messages .text')?.textContent.startsWith('Chosen')").await;
    assert!(
        browser.is("document.activeElement.dataset.component === 'many'").await,
        "the select keeps the focus after an edit"
    );
    // A user select.
    browser.click("[data-component=who]").await;
    browser
        .until(
            "[...document.querySelectorAll('#layer .choice-label')].some((one) => one.textContent === 'Ada')",
        )
        .await;
    browser.keys("a").await;
    browser.keys(Key::Enter + "").await;
    let whom = gateway.expect_event("INTERACTION_CREATE").await;
    assert_eq!(whom["data"]["component_type"], 5);
    raw.post(&callback(&whom), &json!({ "type": 6 })).await;
    // The page reports that the bot did not answer.
    browser.press("x").await;
    gateway.expect_event("INTERACTION_CREATE").await;
    browser
        .until("[...document.querySelectorAll('.components .problem')].some((one) => one.textContent)")
        .await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_suggested_completed_and_localised() {
    let Some((raw, browser)) = stage().await else { return };
    let mut gateway = raw.online().await;
    let sub = json!({ "type": 1, "name": "place", "description": "Puts", "name_localizations": { "de": "legen" }, "options": [
        option(&json!({ "name": "field", "required": true, "autocomplete": true, "name_localizations": { "de": "feld" } })),
        option(&json!({ "name": "colour", "choices": [{ "name": "Red", "value": "r", "name_localizations": { "de": "Rot" } }, { "name": "Blue", "value": "b" }] })),
        option(&json!({ "type": 5, "name": "loud" })), option(&json!({ "type": 6, "name": "whom" })) ] });
    let command = json!({ "name": "tile", "description": "Tiles", "name_localizations": { "de": "plättchen" }, "options": [sub] });
    assert_eq!(raw.post(&raw.commands(), &command).await.status, 201);
    as_ada(&raw, &browser).await;
    browser.click("#text").await;
    browser.keys("/ti").await;
    browser
        .until("document.querySelector('#picker-list .choice-label')?.textContent === '/tile place'")
        .await;
    browser.shot("picker").await;
    browser.keys(Key::Tab + "").await;
    let asked = gateway.expect_event("INTERACTION_CREATE").await;
    assert_eq!(
        (&asked["type"], &asked["data"]["options"][0]["options"][0]["focused"]),
        (&json!(4), &json!(true))
    );
    raw.post(
        &callback(&asked),
        &json!({ "type": 8, "data": { "choices": [{ "name": "Field A", "value": "a" }] } }),
    )
    .await;
    browser.until("document.querySelector('#picker-list .choice-label')?.textContent === 'Field A'").await;
    browser.keys(Key::Enter + "").await;
    // The input at the end of the line offers the optional options.
    browser.until("document.activeElement.classList.contains('chip-more')").await;
    browser.keys("colour:").await;
    browser.keys("bl" + Key::Enter).await;
    browser.keys("loud:").await;
    browser.keys(Key::Enter + "").await;
    browser.shot("chips").await;
    browser.keys(Key::Enter + "").await;
    let sent = gateway.expect_event("INTERACTION_CREATE").await;
    let options = &sent["data"]["options"][0]["options"];
    let mut values: Vec<(&str, &Value)> = options
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (one["name"].as_str().unwrap(), &one["value"]))
        .collect();
    values.sort_by_key(|(name, _)| *name);
    assert_eq!(values, [("colour", &json!("b")), ("field", &json!("a")), ("loud", &json!(true))]);
    raw.post(&callback(&sent), &json!({ "type": 4, "data": { "content": "placed" } })).await;
    browser.until("document.querySelector('.above')?.textContent.includes('/tile place')").await;
    // The same in German, after changing the language in the settings.
    browser.click("#settings").await;
    browser.click("#dialog input[value=de]").await;
    browser.until("document.documentElement.lang === 'de'").await;
    browser.keys(Key::Escape + "").await;
    browser.click("#text").await;
    browser.keys("/").await;
    browser
        .until("document.querySelector('#picker-list .choice-label')?.textContent === '/plättchen legen'")
        .await;
    browser.keys("plättchen legen ").await;
    browser.until("document.querySelector('[data-option=field] .chip-name')?.textContent === 'feld'").await;
    browser.keys(Key::Enter + "").await;
    browser.until("document.querySelector('#command .problem')?.textContent.includes('feld')").await;
    browser.keys(Key::Escape + "").await;
    browser.until("document.activeElement.id === 'text'").await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn application_emojis_are_shown_in_text_on_buttons_and_in_menus() {
    let Some((raw, browser)) = stage().await else { return };
    as_ada(&raw, &browser).await;
    // Created while the page is open, so that it learns of the emoji from a live event.
    let path = format!("/applications/{}/emojis", raw.bot);
    let created = raw.post(&path, &json!({ "name": "green_dot", "image": PIXEL })).await;
    let id = created.body["id"].as_str().unwrap().to_owned();
    let emoji = json!({ "id": id, "name": "green_dot" });
    let button = json!({ "type": 2, "style": 2, "custom_id": "dot", "label": "Dot", "emoji": emoji });
    let bare = json!({ "type": 2, "style": 2, "custom_id": "bare", "emoji": emoji });
    let options = json!([{ "label": "None", "value": "n" }, { "label": "Dot", "value": "d", "emoji": emoji, "default": true }]);
    let menu = json!({ "type": 3, "custom_id": "menu", "options": options });
    let content = format!("a <:green_dot:{id}> b <:unknown:1>");
    let body = json!({ "content": content, "components": [row(vec![button, bare]), row(vec![menu])] });
    assert_eq!(raw.post(&raw.messages(), &body).await.status, 200);
    for reload in [false, true] {
        if reload {
            browser.goto(raw.sim.origin()).await;
        }
        browser.until("document.querySelector('#messages .text img')?.complete").await;
        assert_eq!(
            browser.text("document.querySelector('#messages .text').textContent").await,
            "a  b :unknown:"
        );
        for place in
            ["#messages .text", "[data-component=dot]", "[data-component=bare]", "[data-component=menu]"]
        {
            let image = format!("document.querySelector('{place} img.emoji-image')");
            browser.until(&format!("{image}?.naturalWidth > 0")).await;
            assert_eq!(browser.text(&format!("{image}.alt")).await, "green_dot", "{place}");
            assert_eq!(browser.js(&format!("{image}.getBoundingClientRect().height")).await, 22, "{place}");
        }
        browser.click("[data-component=menu]").await;
        let option = "document.querySelectorAll('#layer .choice')[1].querySelector('img.emoji-image')";
        browser.until(&format!("{option}?.naturalWidth > 0")).await;
        assert_eq!(browser.text(&format!("{option}.alt")).await, "green_dot");
        browser.shot("emojis").await;
        browser.keys(Key::Escape + "").await;
        if let Some(problems) = browser.axe().await {
            assert_eq!(problems, Vec::<String>::new());
        }
    }
    assert_eq!(browser.complaints().await, Vec::<String>::new());
    browser.close().await;
}

/// Answers autocomplete with all values whatever was typed, and commands with an ephemeral message. Sends the name and
/// options of each command to `commands`.
async fn answer_commands(
    raw: Arc<Raw>,
    mut gateway: Gateway,
    commands: mpsc::UnboundedSender<(String, Value)>,
) {
    loop {
        let interaction = gateway.expect_event("INTERACTION_CREATE").await;
        let data = &interaction["data"];
        let options = data["options"].as_array().cloned().unwrap_or_default();
        if interaction["type"] == 4 {
            let focused = options.iter().find(|option| option["focused"] == true).unwrap();
            let choices = match focused["name"].as_str().unwrap() {
                "size" => json!([
                    { "name": "Small", "value": "small" }, { "name": "Medium", "value": "normal" }, { "name": "Large", "value": "large" },
                ]),
                _ => json!([{ "name": "Day", "value": "day" }, { "name": "Night", "value": "night" }]),
            };
            raw.post(&callback(&interaction), &json!({ "type": 8, "data": { "choices": choices } })).await;
        } else {
            let answer = json!({ "type": 4, "data": { "content": "done", "flags": 64 } });
            raw.post(&callback(&interaction), &answer).await;
            let values = options
                .iter()
                .map(|option| (option["name"].as_str().unwrap().to_owned(), option["value"].clone()));
            let values: serde_json::Map<String, Value> = values.collect();
            commands.send((data["name"].as_str().unwrap().to_owned(), Value::Object(values))).unwrap();
        }
    }
}

/// Waits until all typed options are chips, and sends the command.
async fn send_command(browser: &Browser) {
    browser.until("document.activeElement.classList.contains('chip-more')").await;
    browser.keys(Key::Enter + "").await;
    browser.until("document.getElementById('command').hidden").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn enter_never_takes_another_value_than_the_typed_one() {
    let Some((raw, browser)) = stage().await else { return };
    let gateway = raw.online().await;
    let suggested = |name: &str| option(&json!({ "name": name, "autocomplete": true }));
    let pictures = json!({ "name": "pictures", "description": "Pictures", "options": [suggested("theme"), suggested("size")] });
    let colours = json!([{ "name": "Dark red", "value": "dr" }, { "name": "Red", "value": "r" }, { "name": "Blue", "value": "b" }]);
    let colour = option(&json!({ "name": "colour", "required": true, "choices": colours }));
    let paint = json!({ "name": "paint", "description": "Paints", "options": [colour, option(&json!({ "name": "note" }))] });
    let longer = json!({ "name": "paintall", "description": "Paints all" });
    assert_eq!(raw.put(&raw.commands(), &json!([longer, pictures, paint])).await.status, 200);
    let raw = Arc::new(raw);
    let (sender, mut sent) = mpsc::unbounded_channel();
    let bot = tokio::spawn(answer_commands(Arc::clone(&raw), gateway, sender));
    as_ada(&raw, &browser).await;
    // The commands of this seat are loaded.
    browser.click("#text").await;
    browser.keys("/").await;
    browser.until("document.querySelector('#picker-list .choice')").await;
    browser.keys(Key::Backspace + "").await;
    let cases = [
        ("/pictures size normal", "pictures", json!({ "size": "normal" })),
        ("/pictures size:Medium", "pictures", json!({ "size": "normal" })),
        ("/pictures size med", "pictures", json!({ "size": "normal" })),
        ("/pictures theme night size LARGE", "pictures", json!({ "theme": "night", "size": "large" })),
        ("/paint red", "paint", json!({ "colour": "r" })),
        ("/paint colour red", "paint", json!({ "colour": "r" })),
        ("/paint colour:DR", "paint", json!({ "colour": "dr" })),
        ("/paint colour da", "paint", json!({ "colour": "dr" })),
        ("/paint colour blue note:blue and red ", "paint", json!({ "colour": "b", "note": "blue and red" })),
    ];
    for (typed, name, options) in cases {
        browser.click("#text").await;
        browser.keys(typed).await;
        browser.keys(Key::Enter + "").await;
        // Enter in free text has already sent the command.
        if !options.to_string().contains("note") {
            send_command(&browser).await;
        }
        assert_eq!(sent.recv().await.unwrap(), (name.to_owned(), options), "{typed}");
        browser.until("document.getElementById('command').hidden").await;
    }
    // Matches are shown while the value is typed.
    browser.click("#text").await;
    browser.keys("/paint re").await;
    let labels =
        "[...document.querySelectorAll('#picker-list .choice-label')].map((one) => one.textContent).join()";
    browser.until(&format!("{labels} === 'Red,Dark red'")).await;
    // A value without a match is not sent.
    browser.keys("x" + Key::Enter).await;
    browser.until("document.querySelector('#command .problem')?.textContent.startsWith('colour: ')").await;
    browser.keys(Key::Backspace + "").await;
    browser.keys(Key::Enter + "").await;
    // Enter in a chip that already has a value keeps the value.
    browser.until("document.activeElement.classList.contains('chip-more')").await;
    browser.keys(Key::Backspace + "").await;
    browser.until("document.activeElement.closest('[data-option=colour]')").await;
    browser.keys(Key::Enter + "").await;
    send_command(&browser).await;
    assert_eq!(sent.recv().await.unwrap(), ("paint".to_owned(), json!({ "colour": "r" })));
    // The whole line and Enter, before the page has loaded the commands.
    browser.goto(raw.sim.origin()).await;
    browser.click("#text").await;
    browser.keys("/pictures size normal" + Key::Enter).await;
    browser.until("document.querySelector('[data-option=size] input')?.value === 'Medium'").await;
    send_command(&browser).await;
    assert_eq!(sent.recv().await.unwrap(), ("pictures".to_owned(), json!({ "size": "normal" })));
    // A command's exact name comes before longer names.
    browser.click("#text").await;
    browser.keys("/paint" + Key::Enter).await;
    browser.until("document.querySelector('.command-name')?.textContent === '/paint'").await;
    bot.abort();
    assert_eq!(browser.complaints().await, Vec::<String>::new());
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn history_is_loaded_in_pages_and_images_have_alt_texts() {
    let Some(browser) = Browser::open(Size::Desktop).await else { return };
    let folder = tempfile::tempdir().unwrap();
    let raw = Raw::with(Config { folder: Some(folder.path().to_owned()), ..config() }).await;
    for number in 0..700 {
        raw.post(&raw.messages(), &json!({ "content": format!("message {number}") })).await;
    }
    as_ada(&raw, &browser).await;
    assert_eq!(browser.count().await, 50);
    let top = "document.getElementById('scroller').scrollTop";
    assert!(browser.is(&format!("{top} > 0")).await, "the newest messages are in view");
    for _ in 0..20 {
        let before = browser.count().await;
        browser.js(&format!("{top} = 0")).await;
        if before == 700 {
            break;
        }
        browser.until(&format!("document.querySelectorAll('#messages > .message').length > {before}")).await;
        assert!(browser.is(&format!("{top} > 0")).await, "the scroll position stays at the same message");
    }
    assert_eq!(browser.count().await, 700);
    let texts =
        browser.js("[...document.querySelectorAll('#messages .text')].map((one) => one.textContent)").await;
    let expected: Vec<String> = (0..700).map(|number| format!("message {number}")).collect();
    assert_eq!(texts, json!(expected));
    // A reader who scrolled up sees a button for new messages, and the list does not move.
    raw.post(&raw.messages(), &json!({ "content": "newest" })).await;
    browser.until("!document.getElementById('jump').hidden").await;
    browser.click("#jump").await;
    browser.until("document.getElementById('jump').hidden").await;
    let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\x80\0\0\x01\x40".to_vec();
    png.extend([8, 2, 0, 0, 0]);
    let form =
        json!({ "content": "look", "attachments": [{ "id": "0", "description": "A chart of the bay" }] });
    raw.upload(&raw.messages(), &form, &[("a.png", png)]).await;
    browser.until("document.querySelector('.picture img')?.alt === 'A chart of the bay'").await;
    let room = browser.js("document.querySelector('.picture').getBoundingClientRect().height").await;
    assert!(room.as_f64().is_some_and(|height| height > 200.0), "space is reserved for the image: {room}");
    browser.click(".picture").await;
    browser.until("document.getElementById('lightbox').open").await;
    assert_eq!(
        browser.text("document.querySelector('#lightbox figcaption').textContent").await,
        "A chart of the bay"
    );
    browser.keys(Key::Escape + "").await;
    browser.until("!document.getElementById('lightbox').open").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_reconnects_after_a_restart_of_the_server() {
    let Some(browser) = Browser::open(Size::Desktop).await else { return };
    let folder = tempfile::tempdir().unwrap();
    let config = Config { folder: Some(folder.path().to_owned()), ..config() };
    let raw = Raw::with(config.clone()).await;
    raw.ada.say(raw.harbour, "before").await.unwrap();
    as_ada(&raw, &browser).await;
    browser.click("#text").await;
    browser.keys("half a sente").await;
    let addr = raw.sim.addr();
    raw.sim.shutdown().await;
    browser.until("!document.getElementById('connection').hidden").await;
    let raw = Raw::with(Config { addr, ..config }).await;
    browser.until("document.getElementById('connection').hidden").await;
    raw.ada.say(raw.harbour, "after").await.unwrap();
    browser.until("[...document.querySelectorAll('#messages .text')].map((one) => one.textContent).join() === 'before,after'").await;
    assert_eq!(
        browser.text("document.getElementById('text').value").await,
        "half a sente",
        "the draft stays"
    );
    browser.keys("nce" + Key::Enter).await;
    browser
        .until("[...document.querySelectorAll('#messages .text')].at(-1).textContent === 'half a sentence'")
        .await;
    // The event sockets of the other seats are open again too: a mention of Ada is counted while another seat is active.
    browser.js("document.querySelector('#seats .seat').click()").await;
    browser.until("document.querySelector('#seats .seat').getAttribute('aria-checked') === 'true'").await;
    raw.post(&raw.messages(), &json!({ "content": format!("<@{}>", first_ada(&raw).await) })).await;
    browser.until("document.querySelector('#seats .badge')?.textContent === '1'").await;
    browser.close().await;
}

async fn first_ada(raw: &Raw) -> String {
    let users = raw.client.users().await.unwrap();
    users.iter().find(|user| user.name() == "Ada").unwrap().id().to_string()
}
