//! What a person does in the page: with the pointer on what they see, and with the keyboard alone.

use std::time::{Duration, Instant};

use serde_json::json;

use super::{Browser, Key, PATIENCE};

impl Browser {
    /// Clicks on the first element that this selector finds, as soon as there is one.
    pub async fn click(&self, css: &str) {
        self.hit(&format!("document.querySelector({})", json!(css))).await;
    }

    /// Clicks on the last button of the messages that begins with these words.
    pub async fn press(&self, words: &str) {
        let all =
            "[...document.querySelectorAll('#messages button.button:not(:disabled):not([aria-busy=true])')]";
        self.hit(&format!("{all}.findLast((one) => one.textContent.startsWith({}))", json!(words))).await;
    }

    /// Clicks on what an expression finds. What is drawn anew in between is looked for again, as the eye does.
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

    /// Types into whatever has the focus, also if that is drawn anew just now.
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
                Err(error) if begun.elapsed() > PATIENCE => panic!("nothing takes the keys: {error}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }

    /// Takes somebody's seat.
    pub async fn sit(&self, name: &str) {
        let quoted = json!(name);
        let mine = format!(
            "[...document.querySelectorAll('#seats .seat')].find((one) => one.querySelector('.seat-name').textContent === {quoted})"
        );
        self.hit(&mine).await;
        self.until(&format!("{mine}?.getAttribute('aria-checked') === 'true'")).await;
        // The messages are read anew for the new eyes.
        self.until(&format!("document.getElementById('messages').dataset.person === {mine}.dataset.person"))
            .await;
    }

    /// Types a command as somebody does who knows it: its name, then each option with its value.
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
            // Faster than any suggestion: the one that fits is taken when it comes.
            self.keys(Key::Enter + "").await;
        }
        self.until("document.activeElement.classList.contains('chip-more')").await;
        self.keys(Key::Enter + "").await;
        self.until("document.getElementById('command').hidden").await;
    }

    /// Opens the last menu of the messages and takes the option at this place, by keyboard. Says whether the menu was
    /// still there.
    pub async fn choose(&self, place: usize) -> bool {
        let menus =
            "[...document.querySelectorAll('#messages button.menu:not(:disabled):not([aria-busy=true])')]";
        self.js(&format!("{menus}.at(-1)?.focus()")).await;
        if !self.is("document.activeElement.matches('button.menu')").await {
            return false;
        }
        self.keys(Key::Enter + "").await;
        self.until("document.querySelector('#layer .choice')").await;
        self.keys(Key::Home + "").await;
        for _ in 0..place {
            self.keys(Key::Down + "").await;
        }
        self.keys(Key::Enter + "").await;
        self.until("document.getElementById('layer').hidden").await;
        true
    }

    /// How many messages the channel shows.
    pub async fn count(&self) -> u64 {
        self.js("document.querySelectorAll('#messages > .message').length").await.as_u64().unwrap_or(0)
    }

    pub async fn theme(&self, theme: &str) {
        self.js(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
    }
}
