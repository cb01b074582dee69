//! The local table in a real browser: a lobby, three seats, a whole round by panel and by typed command, secrets,
//! a restart under the open page, a phone, keyboard alone, and what axe-core finds (nothing serious).
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

#[path = "../src/discord-sim/tests/browser/mod.rs"]
mod browser;
mod support;

use browser::{Browser, Key, Size};
use serde_json::json;
use support::table::LocalTable;

const PEOPLE: [&str; 3] = ["Ada", "Ben", "Cleo"];
/// The newest private message.
const PANEL: &str = "[...document.querySelectorAll('.message.private')].at(-1)";

/// What can be read there, and which message it is. (`textContent`: what is out of sight has no `innerText`, because the
/// page does not lay it out until it is scrolled to.)
const READING: &str = "(() => { const one = [...document.querySelectorAll('.message.private')].at(-1); return one ? one.dataset.id + one.textContent : ''; })()";

/// Remembers what the newest private message says. (Not the element: it may be drawn anew at any time.)
async fn mark(browser: &Browser) {
    browser.js(&format!("void (window.read = {READING})")).await;
}

/// Waits until the newest private message is another one, or says something else, and nothing is in the making.
async fn answered(browser: &Browser) {
    let busy = "document.querySelector('.thinking, #messages [aria-busy=true]')";
    browser.until(&format!("{READING} !== window.read && !{busy}")).await;
}

async fn panel(browser: &Browser) -> String {
    browser.text(&format!("{PANEL}?.querySelector('.body').textContent ?? ''")).await
}

/// The verbs that the panel offers now.
async fn offered(browser: &Browser, verb: &str) -> bool {
    let quoted = json!(verb);
    browser.is(&format!("[...{PANEL}.querySelectorAll('button.button:not(:disabled)')].some((one) => one.textContent === {quoted})")).await
}

/// Opens a lobby by typing, seats everybody by pressing, and starts.
async fn start_game(browser: &Browser) {
    browser.slash("game new", &[("game", "mille")]).await;
    browser.until("document.querySelector('.message .h1')?.textContent === 'Mille Fiori'").await;
    for name in &PEOPLE[1..] {
        browser.sit(name).await;
        browser.press("➕").await;
        browser.until(&format!("[...document.querySelectorAll('.message ol li')].some((one) => one.textContent.startsWith('{name}'))")).await;
    }
    browser.sit("Ada").await;
    browser.shot("lobby").await;
    browser.press("▶️").await;
    browser.until("document.querySelector('.message.pinged .mention.mine')").await;
}

/// Does what is asked of whoever looks, with buttons and menus.
async fn serve_by_panel(browser: &Browser) {
    mark(browser).await;
    browser.press("🎲").await;
    answered(browser).await;
    while panel(browser).await.contains('👉') {
        let mut verb = "";
        for one in ["Choose", "Place", "Sail", "Decline"] {
            if verb.is_empty() && offered(browser, one).await {
                verb = one;
            }
        }
        assert!(!verb.is_empty(), "nothing to do: {}", panel(browser).await);
        mark(browser).await;
        browser.press(verb).await;
        answered(browser).await;
        while browser.is(&format!("{PANEL}.querySelector('button.menu')")).await {
            mark(browser).await;
            if browser.choose(0).await {
                answered(browser).await;
            }
        }
    }
}

/// Does what is asked with typed commands, each option from the suggestions.
async fn serve_by_typing(browser: &Browser) {
    loop {
        mark(browser).await;
        browser.slash("play", &[]).await;
        answered(browser).await;
        let text = panel(browser).await;
        if !text.contains('👉') {
            return;
        }
        let (command, options): (&str, &[&str]) = if offered(browser, "Choose").await {
            ("millefiori choose", &["card"])
        } else if offered(browser, "Place").await {
            ("millefiori place", &["card", "field"])
        } else if offered(browser, "Sail").await {
            ("millefiori sail", &["card"])
        } else {
            ("millefiori decline", &[])
        };
        browser.click("#text").await;
        browser.keys(format!("/{command}")).await;
        browser.until("document.querySelector('#picker-list .choice.current')").await;
        browser.keys(Key::Enter + "").await;
        for option in options {
            browser.until("document.activeElement.classList.contains('chip-more')").await;
            browser.keys(format!("{option}:")).await;
            browser.until(&format!("document.activeElement.closest('[data-option={option}]')")).await;
            let suggested =
                format!("document.querySelector('.picker-title')?.textContent.startsWith('{option} ·')");
            browser.until(&suggested).await;
            // Where nothing is suggested the option is not needed: it is taken back.
            let any = browser.is("document.querySelector('#picker-list .choice')").await;
            browser.keys(if any { Key::Enter } else { Key::Backspace } + "").await;
        }
        browser.until("document.activeElement.classList.contains('chip-more')").await;
        browser.shot("typed").await;
        mark(browser).await;
        browser.keys(Key::Enter + "").await;
        answered(browser).await;
        // What was left out is asked.
        while browser.is(&format!("{PANEL}.querySelector('button.menu')")).await {
            mark(browser).await;
            if browser.choose(0).await {
                answered(browser).await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_seats_play_a_round_by_panel_and_by_typing_and_a_restart_loses_nothing() {
    let Some(browser) = Browser::open(Size::Desktop).await else { return };
    let mut table = LocalTable::open();
    browser.goto(&table.origin).await;
    assert!(browser.is("document.querySelector('.welcome .demo')").await, "the first visit offers a demo");
    start_game(&browser).await;
    // A hand is its owner's: Ada has hers before her, Ben sees neither its picture nor its words.
    browser.press("🃏").await;
    browser.until("[...document.querySelectorAll('.message.private img')].some((one) => one.alt.startsWith('Ada holds'))").await;
    let alt = browser.text("[...document.querySelectorAll('.message.private img')].at(-1).alt").await;
    browser.shot("hand").await;
    browser.sit("Ben").await;
    browser.until("document.querySelector('.message.pinged')").await;
    assert!(!browser.is("document.querySelector('.message.private')").await);
    assert!(!browser.text("document.documentElement.innerHTML").await.contains(&alt), "Ben sees Ada's hand");
    // Round one, until the second begins: Ada and Ben by panel, Cleo by typing.
    let second = "document.getElementById('messages').textContent.includes('Round 2 begins')";
    let mut killed = false;
    for turn in 0..40 {
        if browser.is(second).await {
            break;
        }
        if turn == 39 {
            let said = browser.text("[...document.getElementById('messages').children].map((one) => one.textContent).join('\\n')").await;
            browser.shot("stuck").await;
            panic!("the round does not end:\n{said}");
        }
        for name in PEOPLE {
            browser.sit(name).await;
            if browser.is(second).await {
                break;
            }
            if name == "Cleo" {
                serve_by_typing(&browser).await;
            } else {
                serve_by_panel(&browser).await;
            }
        }
        if !killed {
            killed = true;
            let count = browser.count().await;
            table.kill();
            browser.until("!document.getElementById('connection').hidden").await;
            browser.shot("lost").await;
            table.restart();
            // Everybody's line must come back by itself, whenever it does: Ada is served at once.
            browser.until("document.getElementById('connection').hidden").await;
            assert_eq!(browser.count().await, count, "the history is as it was, private replies included");
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
async fn one_press_shows_a_game_on_a_phone_in_german_and_axe_has_nothing_serious_to_say() {
    let table = LocalTable::open();
    for (size, name) in [(Size::Phone, "phone"), (Size::Desktop, "desktop")] {
        let Some(browser) = Browser::open(size).await else { return };
        browser.goto(&table.origin).await;
        if matches!(size, Size::Phone) {
            browser.shot("phone-welcome").await;
            browser.click(".demo").await;
        }
        browser.until("document.querySelector('.message.private .picture img')?.complete").await;
        assert!(browser.is("document.documentElement.scrollWidth <= innerWidth").await, "{name}: it fits");
        for theme in ["light", "dark"] {
            browser.theme(theme).await;
            browser.shot(&format!("{name}-{theme}")).await;
            look_over(&browser, &format!("{name} {theme}")).await;
        }
        // A menu, a command, a picture: what opens is looked over as well.
        browser.press("Choose").await;
        browser.until("document.querySelector('#messages button.menu')").await;
        browser.click("#messages button.menu").await;
        browser.until("document.querySelector('#layer .choice')").await;
        browser.shot(&format!("{name}-menu")).await;
        look_over(&browser, &format!("{name} menu")).await;
        browser.keys(Key::Escape + "").await;
        browser.press("⬅️").await;
        browser
            .until(&format!(
                "[...{PANEL}.querySelectorAll('button')].some((one) => one.textContent === 'Choose')"
            ))
            .await;
        browser.click("#text").await;
        browser.keys("/").await;
        browser.until("document.querySelector('#picker-list .choice')").await;
        browser.shot(&format!("{name}-picker")).await;
        look_over(&browser, &format!("{name} picker")).await;
        browser.keys(Key::Backspace + "").await;
        browser.click(".message.private .picture").await;
        browser.until("document.querySelector('#lightbox[open] img')?.complete").await;
        browser.shot(&format!("{name}-picture")).await;
        look_over(&browser, &format!("{name} picture")).await;
        browser.keys(Key::Escape + "").await;
        // German, as Discord would show it: the page, the bot's private words, the names of its commands.
        browser.click("#settings").await;
        browser.click("#dialog input[value=de]").await;
        browser
            .until("document.documentElement.lang === 'de' && document.getElementById('dialog').open")
            .await;
        look_over(&browser, &format!("{name} settings")).await;
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

async fn look_over(browser: &Browser, what: &str) {
    if let Some(findings) = browser.axe().await {
        assert!(findings.is_empty(), "{what}:\n{}", findings.join("\n"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_keyboard_alone_is_enough() {
    let Some(browser) = Browser::open(Size::Desktop).await else { return };
    let table = LocalTable::open();
    browser.goto(&table.origin).await;
    // The first stop leads past everything into the message box.
    browser.keys(Key::Tab + "").await;
    assert_eq!(browser.text("document.activeElement.id").await, "skip");
    browser.keys(Key::Enter + "").await;
    browser.until("document.activeElement.id === 'text'").await;
    // A word that starts with a slash and is no command is not said aloud.
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
    // Seats by number, and by arrows.
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
    // Everything that can be pressed is reached by Tab, and shows that it has the focus.
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
