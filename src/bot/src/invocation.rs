//! A Discord interaction, normalised: the user, the channel and the language.

use archipel_store::{ChangeContext, ChannelId, GuildId, InteractionId as Interaction, UserId};
use archipel_words::{Lang, clean_name};
use serenity::all::{CommandInteraction, ComponentInteraction, Member, MessageFlags, Permissions, User};

/// The user, channel and language of an interaction.
#[derive(Clone, Debug)]
pub struct Invocation {
    /// The interaction's id, which makes changes idempotent.
    pub id: Interaction,
    pub user: UserId,
    /// Display name without control characters; escape it before adding it to markup.
    pub name: String,
    pub lang: Lang,
    /// Discord's locale name.
    pub locale: String,
    /// The language of posts in a game opened here.
    pub channel_lang: Lang,
    /// Whether the server has another language than Discord's default.
    pub guild_chose_language: bool,
    pub channel: ChannelId,
    pub guild: Option<GuildId>,
    /// Whether the user may manage the channel, and therefore the games in it.
    pub manager: bool,
}

/// The locale of servers where nobody has chosen one.
const DEFAULT_LOCALE: &str = "en-US";

/// Who sees the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// Only the user who asked.
    Privately,
    /// The whole channel.
    Publicly,
    /// Replaces the message that the component is on.
    InPlace,
}

impl Invocation {
    pub fn of_command(interaction: &CommandInteraction) -> Invocation {
        Invocation::new(
            interaction.id.get(),
            &interaction.user,
            interaction.member.as_deref(),
            &interaction.locale,
            interaction.guild_locale.as_deref(),
            interaction.channel_id.get(),
            interaction.guild_id.map(serenity::all::GuildId::get),
        )
    }

    pub fn of_component(interaction: &ComponentInteraction) -> Invocation {
        Invocation::new(
            interaction.id.get(),
            &interaction.user,
            interaction.member.as_ref(),
            &interaction.locale,
            interaction.guild_locale.as_deref(),
            interaction.channel_id.get(),
            interaction.guild_id.map(serenity::all::GuildId::get),
        )
    }

    /// The context for a change that this interaction causes.
    pub fn context(&self, now: i64) -> ChangeContext {
        ChangeContext::interaction(now, self.id)
    }

    /// The language of a game that this user opens: that of the server, if one was chosen there. Nearly every server
    /// is left at English, so the language of the host says more then.
    pub fn table_lang(&self) -> Lang {
        if self.guild_chose_language { self.channel_lang } else { self.lang }
    }

    fn new(
        id: u64,
        user: &User,
        member: Option<&Member>,
        locale: &str,
        guild_locale: Option<&str>,
        channel: u64,
        guild: Option<u64>,
    ) -> Invocation {
        let name = member.map_or_else(|| user.display_name(), |member| member.display_name());
        let manager = member.and_then(|member| member.permissions).is_some_and(|rights| {
            rights.intersects(Permissions::MANAGE_CHANNELS | Permissions::ADMINISTRATOR)
        });
        Invocation {
            id: Interaction::new(id),
            user: UserId::new(user.id.get()),
            name: clean_name(name),
            lang: Lang::from_locale(locale),
            locale: locale.to_owned(),
            guild_chose_language: guild_locale.is_some_and(|locale| locale != DEFAULT_LOCALE),
            channel_lang: Lang::from_locale(guild_locale.unwrap_or(locale)),
            channel: ChannelId::new(channel),
            guild: guild.map(GuildId::new),
            manager,
        }
    }
}

/// A component on a private panel updates it in place; one on a public post gets a private answer.
pub fn shown_for(interaction: &ComponentInteraction) -> Visibility {
    let private = interaction.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    if private { Visibility::InPlace } else { Visibility::Privately }
}
