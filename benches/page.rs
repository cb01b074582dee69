//! Measures the local table in a browser: size and duration of the first load, time from a button press to the visible
//! answer, and frame times while scrolling through a channel with 500 messages and 100 pictures.
//!
//! `cargo bench --bench page` (needs Debian's chromium and chromium-driver)

#![allow(clippy::expect_used, reason = "a failing benchmark should panic")]

#[path = "../src/discord-sim/tests/browser/mod.rs"]
mod browser;
mod common;

use browser::{Browser, Size};
use common::percentile;
use common::support::local_table::LocalTable;
use discord_sim::client::Client;
use serde_json::{Value, json};

const VISITS: usize = 10;
const PRESSES: usize = 200;

#[tokio::main]
async fn main() {
    let Some(browser) = Browser::open(Size::Desktop).await else { return };
    let table = LocalTable::open();
    let load = first_load(&browser, &table).await;
    let press = press_to_answer(&browser, &table).await;
    let scroll = scrolling(&browser, &table).await;
    println!(
        "first load       {} requests, {} bytes on the wire, {:.0} ms until it can be used (p50 of {VISITS})",
        load["requests"],
        load["bytes"],
        load["ms"].as_f64().unwrap_or(0.0)
    );
    println!(
        "press to answer  p50 {:.0} ms, p99 {:.0} ms, max {:.0} ms ({PRESSES} presses)",
        press.0, press.1, press.2
    );
    println!(
        "scrolling        {} messages, {} pictures: {} frames, p50 {:.1} ms, p99 {:.1} ms, {} over 50 ms",
        scroll["messages"],
        scroll["pictures"],
        scroll["frames"],
        scroll["p50"].as_f64().unwrap_or(0.0),
        scroll["p99"].as_f64().unwrap_or(0.0),
        scroll["slow"]
    );
    println!(
        "{}",
        json!({ "load": load, "press_ms": { "p50": press.0, "p99": press.1, "max": press.2 }, "scroll": scroll })
    );
    browser.close().await;
}

/// Bytes of the page itself, and milliseconds from the request to a page that accepts input.
async fn first_load(browser: &Browser, table: &LocalTable) -> Value {
    let mut times = Vec::new();
    let mut sizes = Value::Null;
    for _ in 0..VISITS {
        browser.driver.goto("about:blank").await.expect("an empty page");
        browser.goto(&table.origin).await;
        let ready =
            browser.js("performance.getEntriesByName('ready')[0]?.startTime ?? performance.now()").await;
        times.extend(ready.as_f64());
        sizes = browser
            .js("(() => { const all = [performance.getEntriesByType('navigation')[0], ...performance.getEntriesByType('resource')].filter((one) => !one.name.includes('/sim/')); return { requests: all.length, bytes: all.reduce((sum, one) => sum + one.transferSize, 0), unpacked: all.reduce((sum, one) => sum + one.decodedBodySize, 0) }; })()")
            .await;
    }
    times.sort_by(f64::total_cmp);
    sizes["ms"] = json!(percentile(&times, 50));
    sizes
}

/// From the click on a button to the frame that shows the answer, measured in the page.
async fn press_to_answer(browser: &Browser, table: &LocalTable) -> (f64, f64, f64) {
    browser.goto(&table.origin).await;
    browser.click(".demo").await;
    browser.until("document.querySelector('.message.private .picture img')?.complete").await;
    let script = "
        const done = arguments[0];
        const times = [];
        (async () => {
            for (let round = 0; round < COUNT; round++) {
                const panel = () => [...document.querySelectorAll('.message.private')].at(-1);
                const old = panel();
                const [words, part] = round % 2 ? ['⬅️', '.button'] : ['Choose', '.button'];
                const button = [...old.querySelectorAll(part)].find((one) => one.textContent.startsWith(words));
                if (!button) { done('no ' + words + ' in ' + old.innerText); return; }
                const begun = performance.now();
                button.click();
                while (panel() === old) await new Promise((next) => requestAnimationFrame(next));
                await new Promise((next) => requestAnimationFrame(next));
                times.push(performance.now() - begun);
                while (document.querySelector('#messages [aria-busy=true]')) await new Promise((next) => requestAnimationFrame(next));
            }
            done(times);
        })();";
    let script = script.replace("COUNT", &PRESSES.to_string());
    let limit = std::time::Duration::from_secs(300);
    browser.driver.set_script_timeout(limit).await.expect("a longer timeout");
    let times = browser.driver.execute_async(&script).await.expect("times");
    let mut times: Vec<f64> = match &times {
        Value::Array(list) => list.iter().filter_map(Value::as_f64).collect(),
        other => panic!("the script failed: {other}"),
    };
    times.sort_by(f64::total_cmp);
    (percentile(&times, 50), percentile(&times, 99), percentile(&times, 100))
}

/// Fills the channel with messages of users and of the bot, and scrolls through it.
async fn scrolling(browser: &Browser, table: &LocalTable) -> Value {
    let client = Client::new(&table.origin);
    client.enforce_limits(false).await.expect("no limits");
    let harbour = client.channel("harbour").await.expect("a channel");
    let people = client.users().await.expect("people");
    let ada = &people[0];
    for _ in 0..100 {
        // Each is a message with a picture, visible to Ada.
        ada.slash(harbour, "board", &[]).await.expect("a board");
        for number in 0..4 {
            ada.say(
                harbour,
                &format!("**Message {number}** with some words, a [link](https://example.org) and `code`"),
            )
            .await
            .expect("said");
        }
    }
    browser.goto(&table.origin).await;
    let script = "
        const done = arguments[0];
        const scroller = document.getElementById('scroller');
        const frame = () => new Promise((next) => requestAnimationFrame(next));
        (async () => {
            const count = () => document.querySelectorAll('#messages > .message').length;
            while (count() < 500) { scroller.scrollTop = 0; await frame(); await frame(); }
            scroller.scrollTop = scroller.scrollHeight;
            for (let wait = 0; wait < 30; wait++) await frame();
            const times = [];
            let last = await frame();
            while (scroller.scrollTop > 400) {
                scroller.scrollTop -= 120;
                const now = await frame();
                times.push(now - last);
                last = now;
            }
            times.sort((one, other) => one - other);
            const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
            done({ messages: count(), pictures: document.querySelectorAll('#messages .picture').length, frames: times.length, p50: at(0.5), p99: at(0.99), max: times.at(-1), slow: times.filter((time) => time > 50).length });
        })();";
    browser.driver.execute_async(script).await.expect("frame times")
}
