//! The web page of the local table in a real browser: from an empty page through the lesson to a guided first round.
#![allow(clippy::expect_used, reason = "tests may panic")]

#[path = "../src/discord-sim/tests/browser/mod.rs"]
mod browser;
mod support;

use browser::{Browser, Size};
use serde_json::json;
use support::local_table::LocalTable;

/// The newest private message.
const PANEL: &str = "[...document.querySelectorAll('.message.private')].at(-1)";
/// Its id and text. (`textContent`, because messages outside the viewport have no `innerText`.)
const PANEL_TEXT: &str = "(() => { const one = [...document.querySelectorAll('.message.private')].at(-1); return one ? one.dataset.id + one.textContent : ''; })()";
const MESSAGES: &str = "document.getElementById('messages').textContent";
/// Verbs of Mille Fiori, in the order in which they are tried.
const VERBS: [&str; 4] = ["Choose", "Place", "Sail", "Decline"];

/// Presses a button and waits until the newest private message has changed and nothing is loading.
async fn press(browser: &Browser, button: &str) {
    browser.js(&format!("void (window.read = {PANEL_TEXT})")).await;
    browser.press(button).await;
    wait_for_answer(browser).await;
}

async fn wait_for_answer(browser: &Browser) {
    let busy = "document.querySelector('.thinking, #messages [aria-busy=true]')";
    browser.until(&format!("{PANEL_TEXT} !== window.read && !{busy}")).await;
}

async fn panel_contains(browser: &Browser, words: &str) -> bool {
    browser
        .is(&format!("({PANEL}?.querySelector('.body').textContent ?? '').includes({})", json!(words)))
        .await
}

/// The first button of this verb, or of one of its answers; empty if the panel does not offer it.
async fn offered(browser: &Browser, verb: &str) -> String {
    let buttons = format!("[...{PANEL}.querySelectorAll('button.button:not(:disabled)')]");
    let fits = format!("one.textContent.replace('★ ', '').startsWith({})", json!(verb));
    browser.text(&format!("{buttons}.find((one) => {fits})?.textContent ?? ''")).await
}

/// Acts with buttons and menus until the player has nothing to do.
async fn act(browser: &Browser) {
    press(browser, "🎲").await;
    while panel_contains(browser, "👉").await {
        let mut button = String::new();
        for verb in VERBS {
            if button.is_empty() {
                button = offered(browser, verb).await;
            }
        }
        if button.is_empty() {
            browser.shot("learn-stuck").await;
            panic!("nothing to do: {}", browser.text(PANEL_TEXT).await);
        }
        press(browser, &button).await;
        answer_questions(browser).await;
    }
}

/// Gives the first answer to every question of the panel, from its menu or with a button.
async fn answer_questions(browser: &Browser) {
    let buttons = format!("[...{PANEL}.querySelectorAll('button.button')]");
    let back = format!("{buttons}.some((one) => one.textContent.startsWith('⬅️'))");
    while browser.is(&back).await {
        if browser.is(&format!("{PANEL}.querySelector('button.menu')")).await {
            browser.js(&format!("void (window.read = {PANEL_TEXT})")).await;
            if browser.choose(0).await {
                wait_for_answer(browser).await;
            }
        } else {
            let first = browser.text(&format!("{PANEL}.querySelector('button.button').textContent")).await;
            press(browser, &first).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn from_an_empty_page_through_the_lesson_to_a_finished_guided_round() {
    let Some(browser) = Browser::open(Size::Desktop).await else { return };
    let table = LocalTable::open();
    browser.goto(&table.origin).await;
    browser.click("[aria-label$='Mille Fiori'].learn").await;
    browser.until("document.querySelector('.message.private img')?.alt.startsWith('①')").await;
    browser.shot("learn-1").await;
    for number in 2..=5 {
        press(&browser, "Next").await;
        assert!(panel_contains(&browser, &format!("{number} of 5")).await);
        browser
            .until("[...document.querySelectorAll('.message.private img')].at(-1)?.alt.startsWith('①')")
            .await;
    }
    browser.shot("learn-5").await;
    press(&browser, "🧭").await;
    // The answer names the thread of the new game; the mention opens it.
    let thread = format!(
        "[...{PANEL}.querySelectorAll('button.mention')].some((one) => one.textContent.startsWith('#'))"
    );
    browser.until(&thread).await;
    browser.click(".message.private button.mention").await;
    browser.until("document.querySelector('.message.pinged .mention.mine')").await;
    press(&browser, "🎲").await;
    assert!(panel_contains(&browser, "💡").await, "{}", browser.text(PANEL_TEXT).await);
    browser.shot("learn-tips").await;
    let second = format!("{MESSAGES}.includes('· round 2')");
    // The computer player acts in between.
    for _ in 0..200 {
        if browser.is(&second).await {
            break;
        }
        act(&browser).await;
    }
    browser.until(&second).await;
    press(&browser, "🎲").await;
    press(&browser, "🔕").await;
    assert!(!panel_contains(&browser, "💡").await, "{}", browser.text(PANEL_TEXT).await);
    browser.shot("learn-round").await;
    browser.close().await;
}
