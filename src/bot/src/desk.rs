//! What every part of the bot works with: the store, the clock, the hall of tables, the studio of pictures.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use archipel_store::{Millis, Store, UserId};
use tokio::sync::{Notify, watch};

use crate::clock::Clock;
use crate::computer::Computers;
use crate::hall::Hall;
use crate::limits::Gate;
use crate::luck::Luck;
use crate::metrics::{Metrics, Pulse};
use crate::request::Request;
use crate::run::Config;
use crate::studio::{Reader, Studio};
use crate::time::Wishes;

/// The shared desk.
#[derive(Debug)]
pub struct Desk {
    pub store: Store,
    pub clock: Clock,
    pub hall: Hall,
    pub studio: Studio,
    /// Rung whenever something was put into the outbox.
    pub courier: Notify,
    /// Rung whenever an alarm may be due at once.
    pub sweeper: Notify,
    /// Rung whenever a computer player may be due at once.
    pub thinkers: Notify,
    pub computers: Computers,
    pub luck: Luck,
    pub gate: Gate,
    pub metrics: Metrics,
    pub pulse: Pulse,
    /// The name under which this process claims what is to be delivered.
    pub worker: String,
    /// The latest interactions, oldest first.
    seen: Mutex<VecDeque<u64>>,
    /// Whose language was noted lately, and when.
    noted: Mutex<HashMap<UserId, (String, Millis)>>,
    /// Posts wait for channels that take none.
    held: AtomicBool,
    stop: watch::Sender<bool>,
}

/// So many interactions are remembered: a repeated delivery follows the first within seconds.
const SEEN: usize = 512;
const NOTED: usize = 4096;
const DAY: Millis = 24 * 60 * 60 * 1000;

impl Desk {
    pub fn new(store: Store, clock: Clock, config: &Config) -> Arc<Desk> {
        let worker = format!("{}-{:x}", std::process::id(), clock.now());
        Arc::new(Desk {
            store,
            clock,
            hall: Hall::default(),
            studio: Studio::default(),
            courier: Notify::new(),
            sweeper: Notify::new(),
            thinkers: Notify::new(),
            computers: config.computers,
            luck: config.luck,
            gate: Gate::new(config.limits),
            metrics: Metrics::default(),
            pulse: Pulse::default(),
            worker,
            seen: Mutex::default(),
            noted: Mutex::default(),
            // Until the first look, perhaps.
            held: AtomicBool::new(true),
            stop: watch::Sender::new(false),
        })
    }

    /// Is this interaction new to this process? The store guards what it changes in any case; this keeps a repeated
    /// delivery from being answered a second time, perhaps sooner than the first and with a refusal.
    pub fn first_time(&self, interaction: u64) -> bool {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.contains(&interaction) {
            return false;
        }
        if seen.len() >= SEEN {
            seen.pop_front();
        }
        seen.push_back(interaction);
        true
    }

    /// Remembers the language in which somebody uses Discord, for direct messages to come.
    pub async fn note(&self, request: &Request) {
        let now = self.clock.now();
        {
            let mut noted = self.noted.lock().unwrap_or_else(PoisonError::into_inner);
            let known = noted.get(&request.user);
            if known.is_some_and(|(locale, at)| *locale == request.locale && (now - at).abs() < DAY) {
                return;
            }
            if noted.len() >= NOTED {
                noted.clear();
            }
            noted.insert(request.user, (request.locale.clone(), now));
        }
        if let Err(error) = self.store.remember_person(request.user, &request.locale, now).await {
            tracing::warn!(%error, "somebody's language is not remembered");
        }
    }

    /// Whoever asks, as a reader of pictures.
    pub async fn reader(&self, request: &Request) -> Reader {
        let person = self.store.person(request.user).await;
        let person = person.unwrap_or_else(|error| {
            tracing::warn!(%error, "how somebody likes pictures is not known");
            None
        });
        Reader { lang: request.lang, taste: Wishes::of(person.as_ref()).pictures }
    }

    /// Says that posts wait for channels that take none, or that none do.
    pub fn holds(&self, held: bool) {
        self.held.store(held, Ordering::Relaxed);
    }

    /// Something changed in a channel or server, or somebody plays there: what waits for it is tried at once.
    pub async fn wake(&self, channel: Option<u64>, guild: Option<u64>) {
        if !self.held.load(Ordering::Relaxed) {
            return;
        }
        match self.store.wake(channel.map(Into::into), guild.map(Into::into), self.clock.now()).await {
            // Nothing waits any more, or only for other channels.
            Ok(0) => self.holds(self.store.unreachable_games().await.map_or(true, |count| count > 0)),
            Ok(count) => {
                tracing::info!(count, "posts that waited for a channel are tried again");
                self.courier.notify_one();
            }
            Err(error) => tracing::warn!(%error, "waiting posts could not be woken"),
        }
    }

    /// From now on nothing new is begun.
    pub fn begin_stop(&self) {
        self.stop.send_replace(true);
    }

    pub fn stopping(&self) -> bool {
        *self.stop.borrow()
    }

    /// Ready when the program is to stop.
    pub async fn stopped(&self) {
        // The sender lives as long as the desk.
        let _ = self.stop.subscribe().wait_for(|stop| *stop).await;
    }
}
