//! The web page of the local table in a real browser: a round by panel and by command, private messages, a restart, a
//! phone, keyboard use, and accessibility (axe-core).
#![allow(clippy::expect_used, reason = "tests may panic")]

#[path = "../src/discord-sim/tests/browser/mod.rs"]
mod browser;
mod support;

use browser::{Browser, Key, Size};
use serde_json::json;
use support::local_table::LocalTable;

const USERS: [&str; 3] = ["Ada", "Ben", "Cleo"];
/// The newest private message.
const PANEL: &str = "[...document.querySelectorAll('.message.private')].at(-1)";

/// Its id and text. (`textContent`, because messages outside the viewport are not laid out and have no `innerText`.)
const PANEL_TEXT: &str = "(() => { const one = [...document.querySelectorAll('.message.private')].at(-1); return one ? one.dataset.id + one.textContent : ''; })()";

/// Saves the text of the newest private message. (Not the element, which may be replaced at any time.)
async fn remember_panel(browser: &Browser) {
    browser.js(&format!("void (window.read = {PANEL_TEXT})")).await;
}

/// Waits until the newest private message has changed and nothing is loading.
async fn wait_for_answer(browser: &Browser) {
    let busy = "document.querySelector('.thinking, #messages [aria-busy=true]')";
    browser.until(&format!("{PANEL_TEXT} !== window.read && !{busy}")).await;
}

async fn panel(browser: &Browser) -> String {
    browser.text(&format!("{PANEL}?.querySelector('.body').textContent ?? ''")).await
}

/// Whether the panel offers this verb.
async fn offered(browser: &Browser, verb: &str) -> bool {
    let quoted = json!(verb);
    browser.is(&format!("[...{PANEL}.querySelectorAll('button.button:not(:disabled)')].some((one) => one.textContent.startsWith({quoted}))")).await
}

/// Opens a lobby by command, joins by button, and starts the game.
async fn start_game(browser: &Browser) {
    browser.slash("game new", &[("game", "mille")]).await;
    browser.until("document.querySelector('.message .h1')?.textContent === 'Mille Fiori'").await;
    for name in &USERS[1..] {
        browser.sit(name).await;
        browser.press("➕").await;
        browser.until(&format!("[...document.querySelectorAll('.message ol li')].some((one) => one.textContent.startsWith('{name}'))")).await;
    }
    browser.sit("Ada").await;
    browser.shot("lobby").await;
    browser.press("▶️").await;
    browser.until("document.querySelector('.message.pinged .mention.mine')").await;
}

/// Acts for the current user with buttons and menus.
async fn act_by_panel(browser: &Browser) {
    remember_panel(browser).await;
    browser.press("🎲").await;
    wait_for_answer(browser).await;
    while panel(browser).await.contains('👉') {
        let mut verb = "";
        for one in ["Choose", "Place", "Sail", "Decline"] {
            if verb.is_empty() && offered(browser, one).await {
                verb = one;
            }
        }
        assert!(!verb.is_empty(), "nothing to do: {}", panel(browser).await);
        remember_panel(browser).await;
        browser.press(verb).await;
        wait_for_answer(browser).await;
        answer_questions(browser).await;
    }
}

/// Gives the first answer to every question of the panel, from its menu or with a button; returns the taps: one for a
/// button, two for a menu.
async fn answer_questions(browser: &Browser) -> usize {
    let back = format!(
        "[...{PANEL}.querySelectorAll('button.button')].some((one) => one.textContent.startsWith('⬅️'))"
    );
    let mut taps = 0;
    while browser.is(&back).await {
        remember_panel(browser).await;
        if browser.is(&format!("{PANEL}.querySelector('button.menu')")).await {
            if browser.choose(0).await {
                taps += 2;
                wait_for_answer(browser).await;
            }
        } else {
            let first = browser.text(&format!("{PANEL}.querySelector('button.button').textContent")).await;
            browser.press(&first).await;
            taps += 1;
            wait_for_answer(browser).await;
        }
    }
    taps
}

/// Acts for the current user with typed commands, each option from the suggestions.
async fn act_by_typing(browser: &Browser) {
    loop {
        remember_panel(browser).await;
        browser.slash("play", &[]).await;
        wait_for_answer(browser).await;
        let text = panel(browser).await;
        if !text.contains('👉') {
            return;
        }
        // Each option with its registered name and the one that an English reader sees.
        let (command, options): (&str, &[(&str, &str)]) = if offered(browser, "Choose").await {
            ("millefiori choose", &[("card", "card")])
        } else if offered(browser, "Place").await {
            ("millefiori place", &[("card", "card"), ("field", "space")])
        } else if offered(browser, "Sail").await {
            ("millefiori sail", &[("card", "card")])
        } else {
            ("millefiori decline", &[])
        };
        browser.click("#text").await;
        browser.keys(format!("/{command}")).await;
        browser.until("document.querySelector('#picker-list .choice.current')").await;
        browser.keys(Key::Enter + "").await;
        for (option, shown) in options {
            browser.until("document.activeElement.classList.contains('chip-more')").await;
            browser.keys(format!("{shown}:")).await;
            browser.until(&format!("document.activeElement.closest('[data-option={option}]')")).await;
            let suggested =
                format!("document.querySelector('.picker-title')?.textContent.startsWith('{shown} ·')");
            browser.until(&suggested).await;
            // Without suggestions the option is not needed: remove it.
            let any = browser.is("document.querySelector('#picker-list .choice')").await;
            browser.keys(if any { Key::Enter } else { Key::Backspace } + "").await;
        }
        browser.until("document.activeElement.classList.contains('chip-more')").await;
        browser.shot("typed").await;
        remember_panel(browser).await;
        browser.keys(Key::Enter + "").await;
        wait_for_answer(browser).await;
        // The panel asks for the missing options.
        answer_questions(browser).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_users_play_a_round_by_panel_and_by_typing_and_a_restart_loses_nothing() {
    let Some(browser) = Browser::open(Size::Desktop).await else { return };
    let mut table = LocalTable::open();
    browser.goto(&table.origin).await;
    let cards = browser.text("document.querySelectorAll('.card .demo').length + ' ' + document.querySelectorAll('.card .learn').length").await;
    assert_eq!(cards, "4 4", "the first visit offers every game, to try and to learn");
    let painted =
        "[...document.querySelectorAll('.card img')].every((one) => one.complete && one.naturalWidth > 0)";
    browser.until(painted).await;
    browser.shot("first-screen").await;
    assert_accessible(&browser, "first screen").await;
    start_game(&browser).await;
    // Ada sees her hand; Ben sees neither its picture nor its text.
    browser.press("🃏").await;
    browser.until("[...document.querySelectorAll('.message.private img')].some((one) => one.alt.startsWith('Ada holds'))").await;
    let alt = browser.text("[...document.querySelectorAll('.message.private img')].at(-1).alt").await;
    browser.shot("hand").await;
    browser.sit("Ben").await;
    browser.until("document.querySelector('.message.pinged')").await;
    assert!(!browser.is("document.querySelector('.message.private')").await);
    assert!(
        !browser.text("document.documentElement.innerHTML").await.contains(&alt),
        "Ada's hand is visible to Ben"
    );
    // Play until round two begins: Ada and Ben by panel, Cleo by typing.
    let second = "document.getElementById('messages').textContent.includes('Round 2 begins')";
    let mut killed = false;
    for turn in 0..40 {
        if browser.is(second).await {
            break;
        }
        if turn == 39 {
            let shown = browser.text("[...document.getElementById('messages').children].map((one) => one.textContent).join('\\n')").await;
            browser.shot("stuck").await;
            panic!("the round does not end:\n{shown}");
        }
        for name in USERS {
            browser.sit(name).await;
            if browser.is(second).await {
                break;
            }
            if name == "Cleo" {
                act_by_typing(&browser).await;
            } else {
                act_by_panel(&browser).await;
            }
        }
        if !killed {
            killed = true;
            let count = browser.count().await;
            table.kill();
            browser.until("!document.getElementById('connection').hidden").await;
            browser.shot("lost").await;
            table.restart();
            // The page must reconnect by itself.
            browser.until("document.getElementById('connection').hidden").await;
            assert_eq!(browser.count().await, count, "the history is unchanged, including private replies");
        }
    }
    browser.until(second).await;
    browser.shot("round").await;
    let complaints = browser.complaints().await;
    let serious: Vec<&String> = complaints
        .iter()
        .filter(|one| !one.contains("ERR_CONNECTION") && !one.contains("WebSocket"))
        .collect();
    assert!(serious.is_empty(), "{serious:?}");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_demo_game_works_on_a_phone_in_german_without_accessibility_violations() {
    let table = LocalTable::open();
    for (size, name) in [(Size::Phone, "phone"), (Size::Desktop, "desktop")] {
        let Some(browser) = Browser::open(size).await else { return };
        browser.goto(&table.origin).await;
        if matches!(size, Size::Phone) {
            browser.shot("phone-welcome").await;
            assert_accessible(&browser, "first screen on a phone").await;
            let fits = "document.documentElement.scrollWidth <= innerWidth && document.querySelectorAll('.card').length === 4";
            assert!(browser.is(fits).await, "the cards are too wide");
            browser.click("[aria-label$='Mille Fiori'].demo").await;
        }
        browser.until("document.querySelector('.message.private .picture img')?.complete").await;
        assert!(
            browser.is("document.documentElement.scrollWidth <= innerWidth").await,
            "{name}: the page is too wide"
        );
        for theme in ["light", "dark"] {
            browser.theme(theme).await;
            browser.shot(&format!("{name}-{theme}")).await;
            assert_accessible(&browser, &format!("{name} {theme}")).await;
        }
        // Also check the layers that a menu, a command and a picture open.
        browser.press("Choose").await;
        browser.until("document.querySelector('#messages button.menu')").await;
        browser.click("#messages button.menu").await;
        browser.until("document.querySelector('#layer .choice')").await;
        browser.shot(&format!("{name}-menu")).await;
        assert_accessible(&browser, &format!("{name} menu")).await;
        browser.keys(Key::Escape + "").await;
        browser.press("⬅️").await;
        browser
            .until(&format!(
                "[...{PANEL}.querySelectorAll('button')].some((one) => one.textContent.startsWith('Choose'))"
            ))
            .await;
        browser.click("#text").await;
        browser.keys("/").await;
        browser.until("document.querySelector('#picker-list .choice')").await;
        browser.shot(&format!("{name}-picker")).await;
        assert_accessible(&browser, &format!("{name} picker")).await;
        browser.keys(Key::Backspace + "").await;
        browser.click(".message.private .picture").await;
        browser.until("document.querySelector('#lightbox[open] img')?.complete").await;
        browser.shot(&format!("{name}-picture")).await;
        assert_accessible(&browser, &format!("{name} picture")).await;
        browser.keys(Key::Escape + "").await;
        // The page, private messages and command names are in German.
        browser.click("#settings").await;
        browser.click("#dialog input[value=de]").await;
        browser
            .until("document.documentElement.lang === 'de' && document.getElementById('dialog').open")
            .await;
        assert_accessible(&browser, &format!("{name} settings")).await;
        browser.click("#dialog .dialog-foot button").await;
        browser.click("#text").await;
        browser.keys("/spiel").await;
        browser.until("[...document.querySelectorAll('#picker-list .choice-label')].some((one) => one.textContent === '/spielen')").await;
        browser.shot(&format!("{name}-german")).await;
        browser.keys("en").await;
        browser.keys(Key::Enter + "").await;
        browser.until("!document.getElementById('command').hidden").await;
        browser.keys(Key::Enter + "").await;
        browser.until(&format!("{PANEL}.textContent.includes('👉 Wähle')")).await;
        browser.shot(&format!("{name}-german-panel")).await;
        browser.js(&format!("{PANEL}.querySelector('.privacy .link').click()")).await;
        browser.until(&format!("!{PANEL}?.textContent.includes('Wähle')")).await;
        browser.click("#settings").await;
        browser.click("#dialog input[value=en-US]").await;
        browser.until("document.documentElement.lang === 'en-US'").await;
        assert_eq!(browser.complaints().await, Vec::<String>::new());
        browser.close().await;
    }
}

async fn assert_accessible(browser: &Browser, what: &str) {
    if let Some(findings) = browser.axe().await {
        assert!(findings.is_empty(), "{what}:\n{}", findings.join("\n"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_in_a_text_can_be_pressed() {
    let Some(browser) = Browser::open(Size::Desktop).await else { return };
    let table = LocalTable::open();
    browser.goto(&table.origin).await;
    browser.slash("play", &[]).await;
    browser
        .until("document.querySelector('.message.private button.mention')?.textContent === '/game new'")
        .await;
    browser.js("document.querySelector('.message.private button.mention').click()").await;
    browser.until("document.querySelector('.command-name')?.textContent === '/game new'").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_keyboard_alone_is_enough() {
    let Some(browser) = Browser::open(Size::Desktop).await else { return };
    let table = LocalTable::open();
    browser.goto(&table.origin).await;
    // The first tab stop is a skip link to the message box.
    browser.keys(Key::Tab + "").await;
    assert_eq!(browser.text("document.activeElement.id").await, "skip");
    browser.keys(Key::Enter + "").await;
    browser.until("document.activeElement.id === 'text'").await;
    // Text that begins with a slash but is no command is not sent.
    browser.keys("/nonsense" + Key::Enter).await;
    browser.until("document.getElementById('notice').textContent.includes('/nonsense')").await;
    assert_eq!(browser.count().await, 0);
    for _ in 0.."/nonsense".len() {
        browser.keys(Key::Backspace + "").await;
    }
    browser.keys("Ahoy **all**" + Key::Enter).await;
    browser.until("document.querySelector('.message .text strong')?.textContent === 'all'").await;
    browser.slash("game new", &[("game", "mille")]).await;
    browser.until("document.querySelector('.message .h1')").await;
    // Switch users by number and by arrow keys.
    browser.keys(Key::Alt + "2").await;
    browser
        .until("document.querySelector('.seat[aria-checked=true] .seat-name').textContent === 'Ben'")
        .await;
    browser.js("document.querySelector('.seat[aria-checked=true]').focus()").await;
    browser.keys(Key::Right + "").await;
    browser
        .until("document.querySelector('.seat[aria-checked=true] .seat-name').textContent === 'Cleo'")
        .await;
    assert!(
        browser.is("document.activeElement.classList.contains('seat')").await,
        "the focus stays in the group"
    );
    // All controls are reached by Tab and show the focus.
    let mut reached = std::collections::BTreeSet::new();
    for _ in 0..60 {
        browser.keys(Key::Tab + "").await;
        let what =
            browser.text("document.activeElement.dataset.component ?? document.activeElement.id").await;
        if !reached.insert(what.clone()) && what == "text" {
            break;
        }
        let ring = "(() => { const one = getComputedStyle(document.activeElement); const frame = getComputedStyle(document.activeElement.parentElement); return document.activeElement === document.body || one.outlineStyle !== 'none' || frame.outlineStyle !== 'none' || frame.boxShadow !== 'none'; })()";
        assert!(
            browser.is(ring).await,
            "no focus ring: {}",
            browser.text("document.activeElement.outerHTML").await
        );
        if what.contains(":join:") {
            browser.keys(Key::Enter + "").await;
            browser.until("[...document.querySelectorAll('.message ol li')].some((one) => one.textContent.startsWith('Cleo'))").await;
        }
    }
    for id in ["add-seat", "settings", "scroller", "text", "send"] {
        assert!(reached.contains(id), "{id} is not reached: {reached:?}");
    }
    assert!(reached.iter().any(|one| one.contains(":join:")), "{reached:?}");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_takes_two_taps_on_a_desktop_and_on_a_phone() {
    for size in [Size::Desktop, Size::Phone] {
        let Some(browser) = Browser::open(size).await else { return };
        let table = LocalTable::open();
        browser.goto(&table.origin).await;
        start_game(&browser).await;
        remember_panel(&browser).await;
        browser.press("🎲").await;
        wait_for_answer(&browser).await;
        remember_panel(&browser).await;
        browser.press("★").await;
        wait_for_answer(&browser).await;
        let taps = 1 + answer_questions(&browser).await;
        browser.shot("taps").await;
        assert!(taps <= 2, "{taps} taps for a card");
        assert!(!panel(&browser).await.contains('👉'), "the card and its place are chosen");
        assert!(
            !browser.is("document.documentElement.scrollWidth > window.innerWidth").await,
            "nothing is cut off"
        );
    }
}
