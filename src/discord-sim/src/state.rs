//! Everything that changes, behind one lock: the world, gateway sessions, interactions, faults and the journal.

use std::collections::{BTreeMap, HashMap};

use serde_json::json;

use crate::clock::Clock;
use crate::config::Config;
use crate::faults::Faults;
use crate::gateway::Sessions;
use crate::hub::Hub;
use crate::ids::{Id, Mint};
use crate::interactions::Interactions;
use crate::journal::Journal;
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
}

impl State {
    /// The world to begin with: the bot, and one guild with the text channel `#harbour`.
    pub fn new(config: &Config, origin: String, clock: Clock) -> Self {
        let mut mint = Mint::default();
        let bot = config.application_id.unwrap_or_else(|| mint.next(clock.now_ms()));
        let user = User {
            id: bot,
            name: config.bot_name.clone(),
            bot: true,
            locale: "en-US".into(),
            dms_open: false,
        };
        let world = World {
            bot,
            origin,
            privileged: config.privileged_intents,
            users: BTreeMap::from([(bot, user)]),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: HashMap::new(),
            files: HashMap::new(),
            commands: Vec::new(),
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
        };
        let owner = state.add_person("Harbour Master", "en-US").id;
        let guild = state.add_guild("Archipelago", owner, "en-US");
        state.add_channel(guild, "harbour");
        state
    }

    pub fn now(&self) -> u64 {
        self.clock.now_ms()
    }

    pub fn next_id(&mut self) -> Id {
        self.mint.next(self.clock.now_ms())
    }

    /// A new person, who joins the first guild at once.
    pub fn add_person(&mut self, name: &str, locale: &str) -> User {
        let id = self.next_id();
        let user = User { id, name: name.into(), bot: false, locale: locale.into(), dms_open: true };
        self.world.users.insert(id, user.clone());
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
        let Some(channel) = self.world.channels.get(&id) else { return };
        let json = self.world.channel_json(channel);
        if self.world.can_see(self.world.bot, channel) || event == "CHANNEL_UPDATE" {
            self.sessions.dispatch(event, channel.guild, crate::gateway::GUILDS, &json);
        }
        self.hub.publish(name, Some(id), None, json);
    }
}
