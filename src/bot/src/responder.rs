//! Answers an interaction exactly once, within Discord's three seconds.

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use archipel_words::Lang;
use poise::BoxFuture;
use serenity::all::{
    CommandInteraction, ComponentInteraction, CreateInteractionResponse, CreateInteractionResponseMessage,
    Http, InteractionId,
};
use tracing::Instrument;

use crate::app::App;
use crate::error::{Denial, Error, explain};
use crate::invocation::{Invocation, Visibility};
use crate::open_panels::PanelMark;
use crate::reply::Reply;
use crate::retry::{RetryClass, brief, classify};

/// Answers exactly one interaction.
#[derive(Clone, Debug)]
pub struct Responder {
    http: Arc<Http>,
    id: InteractionId,
    token: String,
}

/// Defer the response after this time; Discord gives up after three seconds.
const PATIENCE: Duration = Duration::from_millis(1200);
/// Interactions older than this may have expired.
const TOO_LATE: Duration = Duration::from_millis(2500);

impl Responder {
    pub fn of_command(http: &Arc<Http>, interaction: &CommandInteraction) -> Responder {
        Responder { http: Arc::clone(http), id: interaction.id, token: interaction.token.clone() }
    }

    pub fn of_component(http: &Arc<Http>, interaction: &ComponentInteraction) -> Responder {
        Responder { http: Arc::clone(http), id: interaction.id, token: interaction.token.clone() }
    }

    /// Edits the answer to an earlier interaction.
    pub fn of_token(http: &Arc<Http>, id: archipel_store::InteractionId, token: &str) -> Responder {
        Responder { http: Arc::clone(http), id: InteractionId::new(id.get()), token: token.to_owned() }
    }

    /// Runs `work` and responds with its result. Defers the response ("thinking") if the work takes long.
    pub fn answer<'a>(
        &'a self,
        app: &'a Arc<App>,
        invocation: &'a Invocation,
        shown: Visibility,
        work: impl Future<Output = Result<Reply, Error>> + Send + 'a,
    ) -> BoxFuture<'a, Result<(), Error>> {
        let (started, work) = (Instant::now(), Box::pin(work));
        let span = tracing::info_span!(
            "interaction",
            id = invocation.id.get(),
            user = invocation.user.get(),
            channel = invocation.channel.get(),
            game = tracing::field::Empty
        );
        let attended = async move {
            let _busy = Busy::new(app);
            if !app.rate_limiter.admits(invocation.user.get(), invocation.channel.get(), started) {
                app.metrics.limited.add(1);
                let slower = explain(&Error::Denied(Denial::TooFast), invocation.lang);
                return self.respond(&slower, Visibility::Privately).await;
            }
            // Discord shows "interaction failed" after three seconds, and then the action must not be applied. A
            // deferred response finds out whether Discord still accepts one: our clock may be wrong.
            if self.age() > TOO_LATE {
                let shown = self.answer_late(invocation.lang, shown, work).await?;
                self.remember(app, invocation, shown);
                return Ok(());
            }
            let counted = Box::pin(async move {
                let outcome = work.await;
                app.metrics.count(&outcome);
                outcome
            });
            let done = self.answer_with(app, started, invocation.lang, shown, counted).await;
            // Do this after the response, so that the user does not wait for it.
            app.save_locale(invocation).await;
            app.retry_blocked_posts(Some(invocation.channel.get()), None).await;
            self.remember(app, invocation, done?);
            Ok(())
        };
        Box::pin(attended.instrument(span))
    }

    /// Remembers a panel after it has been sent. What happened in the meantime is shown at once.
    fn remember(&self, app: &App, invocation: &Invocation, shown: Option<PanelMark>) {
        if let Some(mark) = shown {
            app.open_panels.remember(invocation, &self.token, mark);
            app.wakeups.panels.notify_one();
        }
    }

    /// The age of the interaction, by the clocks of Discord and of this machine.
    fn age(&self) -> Duration {
        const DISCORD_EPOCH: u64 = 1_420_070_400_000;
        let begun = (self.id.get() >> 22) + DISCORD_EPOCH;
        SystemTime::now().duration_since(UNIX_EPOCH + Duration::from_millis(begun)).unwrap_or_default()
    }

    async fn answer_late(
        &self,
        lang: Lang,
        shown: Visibility,
        work: BoxFuture<'_, Result<Reply, Error>>,
    ) -> Result<Option<PanelMark>, Error> {
        if let Err(error) = self.think(shown).await {
            tracing::warn!(%error, "dropped an interaction that arrived too late");
            return Ok(None);
        }
        self.finish(work.await, lang, shown).await
    }

    async fn answer_with(
        &self,
        app: &App,
        started: Instant,
        lang: Lang,
        shown: Visibility,
        mut work: BoxFuture<'_, Result<Reply, Error>>,
    ) -> Result<Option<PanelMark>, Error> {
        tokio::select! {
            biased;
            outcome = &mut work => {
                let answered = match outcome {
                    Ok(reply) => self.respond(&reply, shown).await.map(|()| reply.panel),
                    // A refusal never replaces a panel and is visible only to the user.
                    Err(error) => {
                        self.respond(&explain(&error, lang), Visibility::Privately).await.map(|()| None)
                    }
                };
                app.metrics.answer.observe(started.elapsed());
                answered
            }
            () = tokio::time::sleep(PATIENCE) => {
                self.think(shown).await?;
                app.metrics.answer.observe(started.elapsed());
                self.finish(work.await, lang, shown).await
            }
        }
    }

    /// Sends the result after a deferral. A refusal goes to the user alone and leaves the message with the button as it is.
    async fn finish(
        &self,
        outcome: Result<Reply, Error>,
        lang: Lang,
        shown: Visibility,
    ) -> Result<Option<PanelMark>, Error> {
        use serenity::all::Builder;
        let refusal = match (outcome, shown) {
            (Ok(reply), _) => {
                self.replace(&reply).await?;
                return Ok(reply.panel);
            }
            // Only the user sees the "thinking" message.
            (Err(error), Visibility::Privately) => {
                self.replace(&explain(&error, lang)).await?;
                return Ok(None);
            }
            (Err(error), Visibility::InPlace) => explain(&error, lang),
            (Err(error), Visibility::Publicly) => {
                // Everyone sees the "thinking" message, and the first follow-up would take its place.
                brief(|| self.http.delete_original_interaction_response(&self.token)).await?;
                explain(&error, lang)
            }
        };
        brief(|| refusal.follow_up().execute(&*self.http, (None, &self.token))).await?;
        Ok(None)
    }

    async fn respond(&self, reply: &Reply, shown: Visibility) -> Result<(), Error> {
        if shown == Visibility::InPlace && reply.keeps_files {
            return self.update_text(reply).await;
        }
        let response = |reply: &Reply| match shown {
            Visibility::Privately => CreateInteractionResponse::Message(reply.response(true)),
            Visibility::Publicly => CreateInteractionResponse::Message(reply.response(false)),
            Visibility::InPlace => CreateInteractionResponse::UpdateMessage(reply.response(true)),
        };
        match self.create(response(reply)).await {
            Err(error) if is_for_want_of_emoji(&error) => {
                self.create(response(&reply.without_icons())).await?;
            }
            sent => sent?,
        }
        Ok(())
    }

    /// Updates the message that the component is on without touching its pictures. The library always lists
    /// attachments, and an empty list would remove them.
    async fn update_text(&self, reply: &Reply) -> Result<(), Error> {
        let text = Reply { files: Vec::new(), ..reply.clone() };
        let update = CreateInteractionResponse::UpdateMessage(text.response(true));
        let mut body = serde_json::to_value(&update).map_err(|error| Error::Fault(error.to_string()))?;
        if let Some(data) = body.get_mut("data").and_then(serde_json::Value::as_object_mut) {
            data.remove("attachments");
        }
        brief(|| self.http.create_interaction_response(self.id, &self.token, &body, Vec::new())).await?;
        Ok(())
    }

    async fn think(&self, shown: Visibility) -> Result<(), Error> {
        let waiting = CreateInteractionResponseMessage::new();
        self.create(match shown {
            Visibility::Privately => CreateInteractionResponse::Defer(waiting.ephemeral(true)),
            Visibility::Publicly => CreateInteractionResponse::Defer(waiting),
            Visibility::InPlace => CreateInteractionResponse::Acknowledge,
        })
        .await?;
        Ok(())
    }

    async fn create(&self, response: CreateInteractionResponse) -> Result<(), serenity::Error> {
        use serenity::all::Builder;
        brief(|| response.clone().execute(&*self.http, (self.id, &self.token))).await
    }

    /// Replaces the response.
    pub async fn replace(&self, reply: &Reply) -> Result<(), Error> {
        match self.edit(reply).await {
            Err(error) if is_for_want_of_emoji(&error) => self.edit(&reply.without_icons()).await?,
            sent => sent?,
        }
        Ok(())
    }

    async fn edit(&self, reply: &Reply) -> Result<(), serenity::Error> {
        use serenity::all::Builder;
        brief(|| reply.edit_response().execute(&*self.http, &self.token)).await.map(drop)
    }
}

/// Whether Discord lacks an emoji of a reply. Then none is used until they are synchronised again.
fn is_for_want_of_emoji(error: &serenity::Error) -> bool {
    let missing = classify(error) == RetryClass::NoSuchEmoji;
    if missing {
        tracing::warn!("Discord lacks an emoji; using Unicode emoji");
        archipel_words::forget_application_emoji();
    }
    missing
}

/// Counts an interaction in progress, so that a shutdown can wait for it.
struct Busy<'a>(&'a App);

impl Busy<'_> {
    fn new(app: &App) -> Busy<'_> {
        app.metrics.busy.fetch_add(1, Ordering::Relaxed);
        Busy(app)
    }
}

impl Drop for Busy<'_> {
    fn drop(&mut self) {
        self.0.metrics.busy.fetch_sub(1, Ordering::Relaxed);
    }
}
