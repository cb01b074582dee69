//! Everything that changes, behind one lock: the world, gateway sessions, interactions, faults and the journal.

use std::collections::BTreeMap;

use serde_json::json;

use crate::clock::Clock;
use crate::config::Config;
use crate::faults::Faults;
use crate::gateway::Sessions;
use crate::hub::Hub;
use crate::ids::{Id, Mint};
use crate::interactions::Interactions;
use crate::journal::Journal;
use crate::keep::{Keep, KeepError, Kept};
use crate::limits::Limits;
use crate::world::{Channel, Guild, Member, Role, TEXT, User, World, permissions};

#[derive(Debug)]
pub struct State {
    pub clock: Clock,
    pub mint: Mint,
    pub world: World,
    pub sessions: Sessions,
    pub interactions: Interactions,
    pub faults: Faults,
    pub limits: Limits,
    pub journal: Journal,
    pub hub: Hub,
    /// The folder where it is all kept; without one the world ends with the sim.
    pub keep: Option<Keep>,
}

impl State {
    /// The world as the folder tells it, or else a new one.
    pub fn new(config: &Config, origin: String, clock: Clock) -> Result<Self, KeepError> {
        let (keep, kept) = match &config.folder {
            Some(folder) => {
                let (keep, kept) = Keep::open(folder, clock.now_ms())?;
                (Some(keep), kept)
            }
            None => (None, Kept::default()),
        };
        let mut mint = Mint::after(kept.last_id);
        let known = kept.users.values().find(|user| user.bot).map(|user| user.id);
        let bot = known.or(config.application_id).unwrap_or_else(|| mint.next(clock.now_ms()));
        let is_new = kept.guilds.is_empty();
        let world = World {
            bot,
            origin,
            privileged: config.privileged_intents,
            users: kept.users,
            guilds: kept.guilds,
            channels: kept.channels,
            messages: kept.messages,
            files: kept.files,
            commands: kept.commands,
            command_creations: Vec::new(),
        };
        let mut state = Self {
            clock,
            mint,
            world,
            sessions: Sessions::default(),
            interactions: Interactions::default(),
            faults: Faults::default(),
            limits: Limits::new(config.rate_limits),
            journal: Journal::default(),
            hub: Hub::new(),
            keep,
        };
        if is_new {
            state.begin_world(config);
        }
        Ok(state)
    }

    /// The world to begin with: the bot, and one guild with the text channel `#harbour` and the first people.
    fn begin_world(&mut self, config: &Config) {
        let id = self.world.bot;
        let name = config.bot_name.clone();
        self.world.users.insert(id, User { id, name, bot: true, locale: "en-US".into(), dms_open: false });
        self.keep_user(id);
        let mut people = config.people.iter();
        let (owner, locale) =
            people.next().map_or(("Harbour Master", "en-US"), |(name, locale)| (name, locale));
        let owner = self.add_person(owner, locale).id;
        let guild = self.add_guild("Archipelago", owner, "en-US");
        self.add_channel(guild, "harbour");
        for (name, locale) in people {
            self.add_person(name, locale);
        }
    }

    pub fn now(&self) -> u64 {
        self.clock.now_ms()
    }

    pub fn next_id(&mut self) -> Id {
        let id = self.mint.next(self.clock.now_ms());
        if let Some(keep) = &mut self.keep {
            keep.speak_for(id);
        }
        id
    }

    /// A new person, who joins the first guild at once.
    pub fn add_person(&mut self, name: &str, locale: &str) -> User {
        let id = self.next_id();
        let user = User { id, name: name.into(), bot: false, locale: locale.into(), dms_open: true };
        self.world.users.insert(id, user.clone());
        self.keep_user(id);
        if let Some(guild) = self.world.guilds.keys().next().copied() {
            self.join(guild, id);
        }
        self.hub.publish("person_create", None, None, json!({ "id": id, "name": name, "locale": locale }));
        user
    }

    /// Makes `who` a member, and tells the bot.
    pub fn join(&mut self, guild: Id, who: Id) {
        let joined_ms = self.now();
        let Some(place) = self.world.guilds.get_mut(&guild) else { return };
        if place.members.contains_key(&who) {
            return;
        }
        let member = Member { nick: None, roles: Vec::new(), joined_ms };
        let mut json = self.world.member_json(who, &member);
        if let Some(place) = self.world.guilds.get_mut(&guild) {
            place.members.insert(who, member);
        }
        self.keep_guild(guild);
        json["guild_id"] = json!(guild);
        self.sessions.dispatch("GUILD_MEMBER_ADD", Some(guild), crate::gateway::GUILD_MEMBERS, &json);
    }

    /// A new guild with the bot in it; the bot is told if it is connected.
    pub fn add_guild(&mut self, name: &str, owner: Id, locale: &str) -> Id {
        let (id, bot_role, joined_ms) = (self.next_id(), self.next_id(), self.now());
        let everyone = Role {
            id,
            name: "@everyone".into(),
            permissions: permissions::EVERYONE,
            position: 0,
            managed: false,
        };
        let bot = Role {
            id: bot_role,
            name: self.world.users.get(&self.world.bot).map(|bot| bot.name.clone()).unwrap_or_default(),
            permissions: permissions::BOT,
            position: 1,
            managed: true,
        };
        let member = |roles| Member { nick: None, roles, joined_ms };
        let guild = Guild {
            id,
            name: name.into(),
            owner,
            locale: locale.into(),
            roles: BTreeMap::from([(id, everyone), (bot_role, bot)]),
            members: BTreeMap::from([(owner, member(Vec::new())), (self.world.bot, member(vec![bot_role]))]),
        };
        let json = self.world.guild_create_json(&guild);
        self.world.guilds.insert(id, guild);
        self.keep_guild(id);
        self.sessions.dispatch("GUILD_CREATE", Some(id), crate::gateway::GUILDS, &json);
        self.hub.publish("guild_create", None, None, json!({ "id": id, "name": name }));
        id
    }

    /// A new text channel; the bot is told if it is connected.
    pub fn add_channel(&mut self, guild: Id, name: &str) -> Id {
        let id = self.next_id();
        let count = self.world.channels.values().filter(|channel| channel.guild == Some(guild)).count();
        let channel = Channel {
            id,
            guild: Some(guild),
            kind: TEXT,
            name: name.into(),
            topic: None,
            parent: None,
            position: u16::try_from(count).unwrap_or(u16::MAX),
            overwrites: Vec::new(),
            recipient: None,
            thread: None,
            last_message: None,
        };
        self.world.channels.insert(id, channel);
        self.tell_channel("CHANNEL_CREATE", "channel_create", id);
        id
    }

    /// Tells bot and persons about a new or changed channel or thread.
    pub fn tell_channel(&mut self, event: &str, name: &'static str, id: Id) {
        self.keep_channel(id);
        let Some(channel) = self.world.channels.get(&id) else { return };
        let json = self.world.channel_json(channel);
        if self.world.can_see(self.world.bot, channel) || event == "CHANNEL_UPDATE" {
            self.sessions.dispatch(event, channel.guild, crate::gateway::GUILDS, &json);
        }
        self.hub.publish(name, Some(id), None, json);
    }
}
