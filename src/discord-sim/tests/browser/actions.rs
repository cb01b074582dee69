//! Actions of a user on the page, by pointer and by keyboard.

use std::time::{Duration, Instant};

use serde_json::json;

use super::{Browser, Key, PATIENCE};

impl Browser {
    /// Clicks the first element that matches the selector; waits until there is one.
    pub async fn click(&self, css: &str) {
        self.hit(&format!("document.querySelector({})", json!(css))).await;
    }

    /// Clicks the last enabled message button whose text starts with `words`.
    pub async fn press(&self, words: &str) {
        let all =
            "[...document.querySelectorAll('#messages button.button:not(:disabled):not([aria-busy=true])')]";
        self.hit(&format!("{all}.findLast((one) => one.textContent.startsWith({}))", json!(words))).await;
    }

    /// Clicks the element that an expression finds. Retries if the page replaces the element meanwhile.
    async fn hit(&self, find: &str) {
        let begun = Instant::now();
        loop {
            self.until(find).await;
            let script =
                format!("const one = {find}; one?.scrollIntoView({{ block: 'center' }}); return one;");
            let clicked = match self.driver.element(&script).await {
                Ok(element) => self.driver.click(&element).await,
                Err(error) => Err(error),
            };
            match clicked {
                Ok(()) => return,
                Err(error) if begun.elapsed() > PATIENCE => panic!("{find} cannot be clicked: {error}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }

    /// Types into the focused element. Retries if the page replaces the element meanwhile.
    pub async fn keys(&self, keys: impl Into<String>) {
        let keys = keys.into();
        let begun = Instant::now();
        loop {
            let typed = match self.driver.element("return document.activeElement;").await {
                Ok(element) => self.driver.send_keys(&element, &keys).await,
                Err(error) => Err(error),
            };
            match typed {
                Ok(()) => return,
                Err(error) if begun.elapsed() > PATIENCE => panic!("could not type: {error}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }

    /// Switches to the seat of the user with this name.
    pub async fn sit(&self, name: &str) {
        let quoted = json!(name);
        let mine = format!(
            "[...document.querySelectorAll('#seats .seat')].find((one) => one.querySelector('.seat-name').textContent === {quoted})"
        );
        self.hit(&mine).await;
        self.until(&format!("{mine}?.getAttribute('aria-checked') === 'true'")).await;
        // Wait until the messages of this user are loaded.
        self.until(&format!("document.getElementById('messages').dataset.person === {mine}.dataset.person"))
            .await;
    }

    /// Types a command and its options without waiting for suggestions, then sends it.
    pub async fn slash(&self, command: &str, options: &[(&str, &str)]) {
        self.click("#text").await;
        self.keys(format!("/{command}")).await;
        self.until("document.querySelector('#picker-list .choice.current')").await;
        self.keys(Key::Enter + "").await;
        self.until("!document.getElementById('command').hidden").await;
        for (name, value) in options {
            if !self.is(&format!("document.activeElement.closest('[data-option={name}]')")).await {
                self.keys(format!("{name}:")).await;
                self.until(&format!("document.activeElement.closest('[data-option={name}]')")).await;
            }
            self.keys(*value).await;
            // Enter before the suggestions arrive takes the match when they do.
            self.keys(Key::Enter + "").await;
        }
        self.until("document.activeElement.classList.contains('chip-more')").await;
        self.keys(Key::Enter + "").await;
        self.until("document.getElementById('command').hidden").await;
    }

    /// Opens the last select menu and chooses the option with this index by keyboard. Returns whether there was a
    /// menu.
    pub async fn choose(&self, index: usize) -> bool {
        let menus =
            "[...document.querySelectorAll('#messages button.menu:not(:disabled):not([aria-busy=true])')]";
        self.js(&format!("{menus}.at(-1)?.focus()")).await;
        if !self.is("document.activeElement.matches('button.menu')").await {
            return false;
        }
        self.keys(Key::Enter + "").await;
        self.until("document.querySelector('#layer .choice')").await;
        self.keys(Key::Home + "").await;
        for _ in 0..index {
            self.keys(Key::Down + "").await;
        }
        self.keys(Key::Enter + "").await;
        self.until("document.getElementById('layer').hidden").await;
        true
    }

    /// The number of messages on the page.
    pub async fn count(&self) -> u64 {
        self.js("document.querySelectorAll('#messages > .message').length").await.as_u64().unwrap_or(0)
    }

    pub async fn theme(&self, theme: &str) {
        self.js(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
    }
}
