//! `App`: shared by all request handlers; contains the lock around the mutable state.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::Instant;

use crate::clock::Clock;
use crate::config::{Config, StartError};
use crate::ids::Id;
use crate::intents::ALWAYS;
use crate::interactions::{ACK_MS, UserAction};
use crate::outcome::{Outcome, OutcomeKind};
use crate::state::State;

/// Shared by all request handlers.
#[derive(Debug)]
pub struct App {
    pub config: Config,
    pub origin: String,
    pub clock: Clock,
    state: Mutex<State>,
    pub stop: watch::Sender<bool>,
}

impl App {
    /// Loads or creates the state; `origin` is the address under which clients reach the server.
    pub fn new(config: Config, origin: String) -> Result<Self, StartError> {
        let clock = Clock::new();
        let state = Mutex::new(State::new(&config, origin.clone(), clock.clone())?);
        Ok(Self { config, origin, clock, state, stop: watch::Sender::new(false) })
    }

    /// Locks the state. A poisoned lock is still used, because no change leaves the state half done.
    pub fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this is the bot's token, with or without the `Bot ` prefix.
    pub fn accepts(&self, token: &str) -> bool {
        let token = token.strip_prefix("Bot ").unwrap_or(token);
        match &self.config.token {
            Some(expected) => expected == token,
            None => !token.is_empty(),
        }
    }

    /// Resolves when the server shuts down.
    pub async fn stopped(&self) {
        // An error means that the sender was dropped, which also ends the server.
        drop(self.stop.subscribe().wait_for(|stopped| *stopped).await);
    }

    pub fn gateway_url(&self) -> String {
        format!("{}/gateway", self.origin.replacen("http", "ws", 1))
    }

    /// Starts an interaction and dispatches it to the bot, late or twice if such faults are set.
    pub fn act(self: &Arc<Self>, action: UserAction) -> Id {
        let (id, due) = {
            let mut state = self.lock();
            let due = state.now() + ACK_MS;
            let (copies, delay) = state.faults.next_delivery();
            let guild = state.model.channels.get(&action.channel).and_then(|channel| channel.guild);
            let (id, payload) = state.begin_interaction(action);
            if delay == 0 {
                for _ in 0..copies {
                    state.sessions.dispatch("INTERACTION_CREATE", guild, ALWAYS, &payload);
                }
            } else {
                let app = Arc::clone(self);
                let due = state.now() + delay;
                tokio::spawn(async move {
                    app.clock.sleep_until(due).await;
                    let mut state = app.lock();
                    for _ in 0..copies {
                        state.sessions.dispatch("INTERACTION_CREATE", guild, ALWAYS, &payload);
                    }
                });
            }
            tracing::debug!(%id, copies, delay, "interaction created");
            (id, due)
        };
        let app = Arc::clone(self);
        tokio::spawn(async move {
            app.clock.sleep_until(due).await;
            app.lock().expire_interaction(id);
        });
        id
    }

    /// Waits for the acknowledgement; after a deferral, waits up to `settle_ms` more for the answer.
    pub async fn outcome(&self, id: Id, settle_ms: u64) -> Option<Outcome> {
        let mut changes = self.lock().interactions.get(id)?.subscribe();
        let mut settle_by: Option<Instant> = None;
        loop {
            changes.borrow_and_update();
            let outcome = self.lock().outcome(id)?;
            match outcome.kind {
                OutcomeKind::Waiting => {
                    if changes.changed().await.is_err() {
                        return Some(outcome);
                    }
                }
                OutcomeKind::Deferred => {
                    let patience = Duration::from_millis(settle_ms);
                    let due = *settle_by.get_or_insert_with(|| Instant::now() + patience);
                    if !matches!(tokio::time::timeout_at(due, changes.changed()).await, Ok(Ok(()))) {
                        return Some(outcome);
                    }
                }
                OutcomeKind::Message
                | OutcomeKind::Update
                | OutcomeKind::Modal
                | OutcomeKind::Autocomplete
                | OutcomeKind::Failed => return Some(outcome),
            }
        }
    }
}
