//! Users and their membership in guilds.

use std::collections::BTreeMap;

use serde_json::json;

use super::State;
use crate::ids::Id;
use crate::intents::{GUILD_MEMBERS, GUILDS};
use crate::model::{Guild, Member, Role, User, permissions};

impl State {
    /// Adds a user, who joins the first guild.
    pub fn add_user(&mut self, name: &str, locale: &str) -> User {
        let id = self.next_id();
        let user = User { id, name: name.into(), bot: false, locale: locale.into(), dms_open: true };
        self.model.users.insert(id, user.clone());
        self.persist_user(id);
        if let Some(guild) = self.model.guilds.keys().next().copied() {
            self.join(guild, id);
        }
        self.live_events.publish(
            "person_create",
            None,
            None,
            json!({ "id": id, "name": name, "locale": locale }),
        );
        user
    }

    /// Makes `user` a member of the guild.
    pub fn join(&mut self, guild: Id, user: Id) {
        let joined_ms = self.now();
        let Some(stored) = self.model.guilds.get_mut(&guild) else { return };
        if stored.members.contains_key(&user) {
            return;
        }
        let member = Member { nick: None, roles: Vec::new(), joined_ms };
        let mut json = self.model.member_json(user, &member);
        if let Some(stored) = self.model.guilds.get_mut(&guild) {
            stored.members.insert(user, member);
        }
        self.persist_guild(guild);
        json["guild_id"] = json!(guild);
        self.sessions.dispatch("GUILD_MEMBER_ADD", Some(guild), GUILD_MEMBERS, &json);
    }

    /// Removes a member from the guild; the bot can be removed too.
    pub fn leave(&mut self, guild: Id, user: Id) {
        let Some(stored) = self.model.guilds.get_mut(&guild) else { return };
        if stored.members.remove(&user).is_none() {
            return;
        }
        if user == self.model.bot {
            self.sessions.dispatch("GUILD_DELETE", Some(guild), GUILDS, &json!({ "id": guild }));
        } else {
            let removed = json!({ "guild_id": guild, "user": self.model.user_json(user) });
            self.sessions.dispatch("GUILD_MEMBER_REMOVE", Some(guild), GUILD_MEMBERS, &removed);
        }
    }

    /// Adds the bot to a guild that it was removed from.
    pub fn invite_bot(&mut self, guild: Id) {
        let bot = self.model.bot;
        let joined_ms = self.now();
        let Some(stored) = self.model.guilds.get_mut(&guild) else { return };
        let managed = stored.roles.values().filter(|role| role.managed).map(|role| role.id).collect();
        stored.members.insert(bot, Member { nick: None, roles: managed, joined_ms });
        let Some(stored) = self.model.guilds.get(&guild) else { return };
        let json = self.model.guild_create_json(stored);
        self.sessions.dispatch("GUILD_CREATE", Some(guild), GUILDS, &json);
    }

    /// Creates a guild with its owner and the bot as members.
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
            name: self.model.users.get(&self.model.bot).map(|bot| bot.name.clone()).unwrap_or_default(),
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
            members: BTreeMap::from([(owner, member(Vec::new())), (self.model.bot, member(vec![bot_role]))]),
        };
        let json = self.model.guild_create_json(&guild);
        self.model.guilds.insert(id, guild);
        self.persist_guild(id);
        self.sessions.dispatch("GUILD_CREATE", Some(id), GUILDS, &json);
        self.live_events.publish("guild_create", None, None, json!({ "id": id, "name": name }));
        id
    }
}
