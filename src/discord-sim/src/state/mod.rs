//! All mutable state of the server, and the changes that REST and user API have in common.
//!
//! A change updates the model, writes it to the log, dispatches it to the bot and publishes it to users.

mod channels;
mod emojis;
mod eviction;
mod guilds;
mod interactions;
mod message_events;
mod persist;
mod reactions;
mod threads;

use crate::clock::Clock;
use crate::config::Config;
use crate::faults::Faults;
use crate::ids::{Id, IdGenerator};
use crate::interactions::Interactions;
use crate::limits::RateLimits;
use crate::live_events::LiveEvents;
use crate::model::{Model, User};
use crate::persistence::{LoadedState, Log, PersistenceError};
use crate::request_log::RequestLog;
use crate::sessions::Sessions;

/// Everything that changes while the server runs. It is guarded by one lock, `App::lock`.
#[derive(Debug)]
pub struct State {
    pub clock: Clock,
    pub ids: IdGenerator,
    pub model: Model,
    pub sessions: Sessions,
    pub interactions: Interactions,
    pub faults: Faults,
    pub limits: RateLimits,
    pub request_log: RequestLog,
    pub live_events: LiveEvents,
    /// Where the model is persisted; `None` keeps it in memory only.
    pub log: Option<Log>,
}

impl State {
    /// Loads the model from the configured folder, or seeds a new one.
    pub fn new(config: &Config, origin: String, clock: Clock) -> Result<Self, PersistenceError> {
        let (log, loaded) = match &config.folder {
            Some(folder) => {
                let (log, loaded) = Log::open(folder, clock.now_ms())?;
                (Some(log), loaded)
            }
            None => (None, LoadedState::default()),
        };
        let mut ids = IdGenerator::after(loaded.last_id);
        let known = loaded.users.values().find(|user| user.bot).map(|user| user.id);
        let bot = known.or(config.application_id).unwrap_or_else(|| ids.next(clock.now_ms()));
        let is_new = loaded.guilds.is_empty();
        let model = Model {
            bot,
            origin,
            privileged: config.privileged_intents,
            users: loaded.users,
            guilds: loaded.guilds,
            channels: loaded.channels,
            messages: loaded.messages,
            files: loaded.files,
            commands: loaded.commands,
            emojis: loaded.emojis,
            command_creations: Vec::new(),
        };
        let mut state = Self {
            clock,
            ids,
            model,
            sessions: Sessions::default(),
            interactions: Interactions::default(),
            faults: Faults::default(),
            limits: RateLimits::new(config.rate_limits),
            request_log: RequestLog::default(),
            live_events: LiveEvents::new(),
            log,
        };
        if is_new {
            state.seed_defaults(config);
        }
        Ok(state)
    }

    /// Seeds a new model: the bot, and one guild with the text channel `#harbour` and the configured users.
    fn seed_defaults(&mut self, config: &Config) {
        let id = self.model.bot;
        let name = config.bot_name.clone();
        self.model.users.insert(id, User { id, name, bot: true, locale: "en-US".into(), dms_open: false });
        self.persist_user(id);
        let mut users = config.users.iter();
        let (owner, locale) =
            users.next().map_or(("Harbour Master", "en-US"), |(name, locale)| (name, locale));
        let owner = self.add_user(owner, locale).id;
        let guild = self.add_guild("Archipelago", owner, "en-US");
        self.add_channel(guild, "harbour");
        for (name, locale) in users {
            self.add_user(name, locale);
        }
    }

    pub fn now(&self) -> u64 {
        self.clock.now_ms()
    }

    pub fn next_id(&mut self) -> Id {
        let id = self.ids.next(self.clock.now_ms());
        if let Some(log) = &mut self.log {
            log.reserve_ids(id);
        }
        id
    }
}
