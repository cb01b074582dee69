//! What a person does in the page: with the pointer on what they see, and with the keyboard alone.

use serde_json::json;
use thirtyfour::prelude::*;

use super::Browser;

impl Browser {
    /// Clicks on the first element that this selector finds, as soon as there is one.
    pub async fn click(&self, css: &str) {
        let quoted = json!(css);
        self.until(&format!("document.querySelector({quoted})")).await;
        self.js(&format!("document.querySelector({quoted}).scrollIntoView({{ block: 'center' }})")).await;
        let element = self.driver.find(By::Css(css)).await.expect("an element");
        element.click().await.unwrap_or_else(|error| panic!("{css} cannot be clicked: {error}"));
    }

    /// Clicks on the last button of the messages that begins with these words.
    pub async fn press(&self, words: &str) {
        let quoted = json!(words);
        let find = format!(
            "[...document.querySelectorAll('#messages button.button:not(:disabled):not([aria-busy=true])')].findLast((one) => one.textContent.startsWith({quoted}))"
        );
        self.until(&find).await;
        self.js(&format!("{find}.setAttribute('data-test', 'press')")).await;
        self.click("[data-test=press]").await;
        self.js("document.querySelector('[data-test=press]')?.removeAttribute('data-test')").await;
    }

    /// Types into whatever has the focus.
    pub async fn keys(&self, keys: impl Into<TypingData>) {
        let element = self.driver.active_element().await.expect("a focus");
        element.send_keys(keys).await.expect("keys");
    }

    /// Takes somebody's seat.
    pub async fn sit(&self, name: &str) {
        let quoted = json!(name);
        let mine = format!(
            "[...document.querySelectorAll('#seats .seat')].find((one) => one.querySelector('.seat-name').textContent === {quoted})"
        );
        self.until(&mine).await;
        self.js(&format!("{mine}.setAttribute('data-test', 'seat')")).await;
        self.click("[data-test=seat]").await;
        self.until(&format!("{mine}?.getAttribute('aria-checked') === 'true'")).await;
        // The messages are read anew for the new eyes.
        self.until(&format!("document.getElementById('seats').querySelector('[aria-checked=true] .seat-name').textContent === {quoted}")).await;
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
            self.until(&format!(
                "[...document.querySelectorAll('#picker-list .choice-label')].some((one) => one.textContent.toLowerCase().includes({}))",
                json!(value.to_lowercase())
            ))
            .await;
            self.keys(Key::Enter + "").await;
        }
        self.until("document.activeElement.classList.contains('chip-more')").await;
        self.keys(Key::Enter + "").await;
        self.until("document.getElementById('command').hidden").await;
    }

    /// Opens the last menu of the messages and takes the option at this place, by keyboard.
    pub async fn choose(&self, place: usize) -> String {
        let find = "[...document.querySelectorAll('#messages button.menu:not(:disabled):not([aria-busy=true])')].at(-1)";
        self.until(find).await;
        self.js(&format!("{find}.focus()")).await;
        self.keys(Key::Enter + "").await;
        self.until("document.querySelector('#layer .choice')").await;
        self.keys(Key::Home + "").await;
        for _ in 0..place {
            self.keys(Key::Down + "").await;
        }
        let label =
            self.text("document.querySelector('#layer .choice.current .choice-label').textContent").await;
        self.keys(Key::Enter + "").await;
        self.until("document.getElementById('layer').hidden").await;
        label
    }

    /// How many messages the channel shows.
    pub async fn count(&self) -> u64 {
        self.js("document.querySelectorAll('#messages > .message').length").await.as_u64().unwrap_or(0)
    }

    pub async fn theme(&self, theme: &str) {
        self.js(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
    }
}
