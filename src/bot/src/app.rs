//! Application state shared by all handlers and workers.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use archipel_store::{Millis, Store, UserId};
use archipel_words::Lang;
use tokio::sync::watch;

use crate::clock::Clock;
use crate::config::{Computers, Config};
use crate::game_service::{GameService, Wakeups};
use crate::image_service::{Audience, ImageService};
use crate::invocation::Invocation;
use crate::limits::RateLimiter;
use crate::metrics::{Health, Metrics};
use crate::open_panels::OpenPanels;
use crate::schedule::UserSettings;
use crate::seed_source::SeedSource;

/// Application state; handlers and workers share it in an `Arc`.
#[derive(Debug)]
pub struct App {
    pub store: Store,
    pub clock: Clock,
    pub games: GameService,
    pub images: ImageService,
    pub wakeups: Arc<Wakeups>,
    pub computers: Computers,
    pub seed_source: SeedSource,
    pub rate_limiter: RateLimiter,
    pub metrics: Metrics,
    pub health: Health,
    pub open_panels: OpenPanels,
    /// The name under which this process claims posts and alarms.
    pub worker: String,
    /// The latest interaction ids, oldest first.
    recent_interactions: Mutex<VecDeque<u64>>,
    /// Recently saved locales, and when they were saved.
    saved_locales: Mutex<HashMap<UserId, (String, Millis)>>,
    /// Whether posts may be waiting for channels that reject them.
    channels_blocked: AtomicBool,
    stop: watch::Sender<bool>,
}

/// Discord repeats a delivery within seconds, so a short memory is enough.
const RECENT_INTERACTIONS: usize = 512;
const SAVED_LOCALES: usize = 4096;
const DAY: Millis = 24 * 60 * 60 * 1000;

impl App {
    pub fn new(store: Store, clock: Clock, config: &Config) -> Arc<App> {
        let worker = format!("{}-{:x}", std::process::id(), clock.now());
        let wakeups = Arc::<Wakeups>::default();
        Arc::new(App {
            games: GameService::new(store.clone(), config.computers, Arc::clone(&wakeups)),
            store,
            clock,
            images: ImageService::default(),
            wakeups,
            computers: config.computers,
            seed_source: config.seed_source,
            rate_limiter: RateLimiter::new(config.limits),
            metrics: Metrics::default(),
            health: Health::default(),
            open_panels: OpenPanels::default(),
            worker,
            recent_interactions: Mutex::default(),
            saved_locales: Mutex::default(),
            // Unknown until the first check.
            channels_blocked: AtomicBool::new(true),
            stop: watch::Sender::new(false),
        })
    }

    /// Whether this process sees the interaction for the first time. The store rejects repeated changes in any case;
    /// this check prevents a second response, which could arrive before the first and contain a refusal.
    pub fn is_first_delivery(&self, interaction: u64) -> bool {
        let mut recent = self.recent_interactions.lock().unwrap_or_else(PoisonError::into_inner);
        if recent.contains(&interaction) {
            return false;
        }
        if recent.len() >= RECENT_INTERACTIONS {
            recent.pop_front();
        }
        recent.push_back(interaction);
        true
    }

    /// Saves the user's Discord locale for later direct messages, at most once a day.
    pub async fn save_locale(&self, invocation: &Invocation) {
        let now = self.clock.now();
        {
            let mut saved = self.saved_locales.lock().unwrap_or_else(PoisonError::into_inner);
            let known = saved.get(&invocation.user);
            if known.is_some_and(|(locale, at)| *locale == invocation.locale && (now - at).abs() < DAY) {
                return;
            }
            if saved.len() >= SAVED_LOCALES {
                saved.clear();
            }
            saved.insert(invocation.user, (invocation.locale.clone(), now));
        }
        if let Err(error) = self.store.save_locale(invocation.user, &invocation.locale, now).await {
            tracing::warn!(%error, "could not save a user's locale");
        }
    }

    /// The language, theme and size for the user's private pictures.
    pub async fn audience(&self, user: UserId, lang: Lang) -> Audience {
        let profile = self.store.user(user).await.unwrap_or_else(|error| {
            tracing::warn!(%error, "could not load display settings; using defaults");
            None
        });
        Audience { lang, display: UserSettings::of(profile.as_ref()).pictures }
    }

    /// Sets whether posts are waiting for channels that reject them.
    pub fn set_channels_blocked(&self, blocked: bool) {
        self.channels_blocked.store(blocked, Ordering::Relaxed);
    }

    /// Immediately retries posts that waited for this channel or server, because something changed there.
    pub async fn retry_blocked_posts(&self, channel: Option<u64>, guild: Option<u64>) {
        if !self.channels_blocked.load(Ordering::Relaxed) {
            return;
        }
        match self.store.wake(channel.map(Into::into), guild.map(Into::into), self.clock.now()).await {
            // No post waits, or only posts for other channels.
            Ok(0) => {
                self.set_channels_blocked(
                    self.store.unreachable_games().await.map_or(true, |count| count > 0),
                );
            }
            Ok(count) => {
                tracing::info!(count, "retrying posts that waited for a channel");
                self.wakeups.outbox.notify_one();
            }
            Err(error) => tracing::warn!(%error, "could not retry posts that wait for a channel"),
        }
    }

    /// Tells all workers to start nothing new.
    pub fn begin_stop(&self) {
        self.stop.send_replace(true);
    }

    pub fn stopping(&self) -> bool {
        *self.stop.borrow()
    }

    /// Resolves when the program should stop.
    pub async fn stopped(&self) {
        // The sender lives as long as `self`.
        let _ = self.stop.subscribe().wait_for(|stop| *stop).await;
    }
}
