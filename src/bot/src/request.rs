//! An interaction as the rest of the bot sees it, and the door through which it is answered.

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use archipel_store::{Cause, ChannelId, GuildId, InteractionId as Interaction, UserId};
use archipel_words::{Lang, clean_name};
use poise::BoxFuture;
use serenity::all::{
    CommandInteraction, ComponentInteraction, CreateInteractionResponse, CreateInteractionResponseMessage,
    Http, InteractionId, Member, MessageFlags, Permissions, User,
};
use tracing::Instrument;

use crate::desk::Desk;
use crate::error::{Error, explain};
use crate::reply::Reply;

/// Who asks, where, in which language.
#[derive(Clone, Debug)]
pub struct Request {
    /// The interaction's id: what has been done once for it is not done again.
    pub id: Interaction,
    pub user: UserId,
    /// The name to be shown, cleaned of control characters; escaped where it meets markup.
    pub name: String,
    pub lang: Lang,
    /// As Discord names it.
    pub locale: String,
    /// The language of posts in a game opened here.
    pub channel_lang: Lang,
    pub channel: ChannelId,
    pub guild: Option<GuildId>,
    /// May manage the channel, and so a game in it.
    pub manager: bool,
}

/// How the answer is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// Only to who asked.
    Privately,
    /// To the whole channel.
    Publicly,
    /// In place of the message that the component is on.
    InPlace,
}

/// Answers exactly one interaction.
#[derive(Clone, Debug)]
pub struct Door {
    http: Arc<Http>,
    id: InteractionId,
    token: String,
}

/// Discord gives up after three seconds; we say that we are at it well before.
const PATIENCE: Duration = Duration::from_millis(1200);
/// What is older may be too late already.
const TOO_LATE: Duration = Duration::from_millis(2500);

impl Request {
    pub fn of_command(interaction: &CommandInteraction) -> Request {
        Request::new(
            interaction.id.get(),
            &interaction.user,
            interaction.member.as_deref(),
            &interaction.locale,
            interaction.guild_locale.as_deref(),
            interaction.channel_id.get(),
            interaction.guild_id.map(serenity::all::GuildId::get),
        )
    }

    pub fn of_component(interaction: &ComponentInteraction) -> Request {
        Request::new(
            interaction.id.get(),
            &interaction.user,
            interaction.member.as_ref(),
            &interaction.locale,
            interaction.guild_locale.as_deref(),
            interaction.channel_id.get(),
            interaction.guild_id.map(serenity::all::GuildId::get),
        )
    }

    /// What the store is told of who caused a change, and when.
    pub fn cause(&self, now: i64) -> Cause {
        Cause::interaction(now, self.id)
    }

    fn new(
        id: u64,
        user: &User,
        member: Option<&Member>,
        locale: &str,
        guild_locale: Option<&str>,
        channel: u64,
        guild: Option<u64>,
    ) -> Request {
        let name = member.map_or_else(|| user.display_name(), |member| member.display_name());
        let manager = member.and_then(|member| member.permissions).is_some_and(|rights| {
            rights.intersects(Permissions::MANAGE_CHANNELS | Permissions::ADMINISTRATOR)
        });
        Request {
            id: Interaction::new(id),
            user: UserId::new(user.id.get()),
            name: clean_name(name),
            lang: Lang::from_locale(locale),
            locale: locale.to_owned(),
            channel_lang: Lang::from_locale(guild_locale.unwrap_or(locale)),
            channel: ChannelId::new(channel),
            guild: guild.map(GuildId::new),
            manager,
        }
    }
}

/// Where a component's answer goes: a private panel changes in place, a post in the channel stays as it is.
pub fn shown_for(interaction: &ComponentInteraction) -> Shown {
    let private = interaction.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    if private { Shown::InPlace } else { Shown::Privately }
}

impl Door {
    pub fn of_command(http: &Arc<Http>, interaction: &CommandInteraction) -> Door {
        Door { http: Arc::clone(http), id: interaction.id, token: interaction.token.clone() }
    }

    pub fn of_component(http: &Arc<Http>, interaction: &ComponentInteraction) -> Door {
        Door { http: Arc::clone(http), id: interaction.id, token: interaction.token.clone() }
    }

    /// Does the work and answers with its outcome, within the limits; says "thinking" first where the work takes long.
    pub fn answer<'a>(
        &'a self,
        desk: &'a Arc<Desk>,
        request: &'a Request,
        shown: Shown,
        work: impl Future<Output = Result<Reply, Error>> + Send + 'a,
    ) -> BoxFuture<'a, Result<(), Error>> {
        let (started, work) = (Instant::now(), Box::pin(work));
        let span = tracing::info_span!(
            "interaction",
            id = request.id.get(),
            user = request.user.get(),
            channel = request.channel.get(),
            game = tracing::field::Empty
        );
        let attended = async move {
            let _busy = Busy::new(desk);
            if !desk.gate.admits(request.user.get(), request.channel.get(), started) {
                desk.metrics.limited.add(1);
                let slower = explain(&Error::Denied("denied-too-fast"), request.lang);
                return self.respond(&slower, Shown::Privately).await;
            }
            // Whoever waited longer was told that nothing came of it, and then nothing must. Discord has the last word
            // on what is too late: our clock may be wrong.
            if self.age() > TOO_LATE {
                return self.answer_late(request.lang, shown, work).await;
            }
            let counted = Box::pin(async move {
                let outcome = work.await;
                desk.metrics.count(&outcome);
                outcome
            });
            let done = self.answer_with(desk, started, request.lang, shown, counted).await;
            // After the answer: neither is anybody's to wait for.
            desk.note(request).await;
            desk.wake(Some(request.channel.get()), None).await;
            done
        };
        Box::pin(attended.instrument(span))
    }

    /// How long ago the interaction began, by the clocks of Discord and of this machine.
    fn age(&self) -> Duration {
        const DISCORD_EPOCH: u64 = 1_420_070_400_000;
        let begun = (self.id.get() >> 22) + DISCORD_EPOCH;
        SystemTime::now().duration_since(UNIX_EPOCH + Duration::from_millis(begun)).unwrap_or_default()
    }

    async fn answer_late(
        &self,
        lang: Lang,
        shown: Shown,
        work: BoxFuture<'_, Result<Reply, Error>>,
    ) -> Result<(), Error> {
        if let Err(error) = self.think(shown).await {
            tracing::warn!(%error, "an interaction came too late and is dropped");
            return Ok(());
        }
        let reply = work.await.unwrap_or_else(|error| explain(&error, lang));
        self.replace(&reply).await
    }

    async fn answer_with(
        &self,
        desk: &Desk,
        started: Instant,
        lang: Lang,
        shown: Shown,
        mut work: BoxFuture<'_, Result<Reply, Error>>,
    ) -> Result<(), Error> {
        tokio::select! {
            biased;
            outcome = &mut work => {
                let answered = match outcome {
                    Ok(reply) => self.respond(&reply, shown).await,
                    // A refusal never takes the place of a panel, and is nobody else's affair.
                    Err(error) => self.respond(&explain(&error, lang), Shown::Privately).await,
                };
                desk.metrics.answer.observe(started.elapsed());
                answered
            }
            () = tokio::time::sleep(PATIENCE) => {
                self.think(shown).await?;
                desk.metrics.answer.observe(started.elapsed());
                let reply = work.await.unwrap_or_else(|error| explain(&error, lang));
                self.replace(&reply).await
            }
        }
    }

    async fn respond(&self, reply: &Reply, shown: Shown) -> Result<(), Error> {
        let response = match shown {
            Shown::Privately => CreateInteractionResponse::Message(reply.response(true)),
            Shown::Publicly => CreateInteractionResponse::Message(reply.response(false)),
            Shown::InPlace => CreateInteractionResponse::UpdateMessage(reply.response(true)),
        };
        self.create(response).await
    }

    async fn think(&self, shown: Shown) -> Result<(), Error> {
        let waiting = CreateInteractionResponseMessage::new();
        self.create(match shown {
            Shown::Privately => CreateInteractionResponse::Defer(waiting.ephemeral(true)),
            Shown::Publicly => CreateInteractionResponse::Defer(waiting),
            Shown::InPlace => CreateInteractionResponse::Acknowledge,
        })
        .await
    }

    async fn create(&self, response: CreateInteractionResponse) -> Result<(), Error> {
        use serenity::all::Builder;
        crate::retry::brief(|| response.clone().execute(&*self.http, (self.id, &self.token))).await?;
        Ok(())
    }

    /// Puts something else in place of the answer.
    pub async fn replace(&self, reply: &Reply) -> Result<(), Error> {
        use serenity::all::Builder;
        crate::retry::brief(|| reply.edit_response().execute(&*self.http, &self.token)).await?;
        Ok(())
    }
}

/// Counts an interaction as long as it is at work, so that a stop can wait for it.
struct Busy<'a>(&'a Desk);

impl Busy<'_> {
    fn new(desk: &Desk) -> Busy<'_> {
        desk.metrics.busy.fetch_add(1, Ordering::Relaxed);
        Busy(desk)
    }
}

impl Drop for Busy<'_> {
    fn drop(&mut self) {
        self.0.metrics.busy.fetch_sub(1, Ordering::Relaxed);
    }
}
