//! `/replay`: acknowledges at once, makes the animation in the background, shows progress, then the animation.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use archipel_rules::Viewer;
use archipel_words::{Args, Lang, tr};

use super::{log_lines, text, turns};
use crate::app::App;
use crate::error::{Denial, Error, explain};
use crate::image_service::film::{Ticket, Wait};
use crate::invocation::{Invocation, Visibility};
use crate::loaded_game::LoadedGame;
use crate::reply::{Attachment, Reply};
use crate::responder::Responder;

/// Interval of progress updates; Discord rate-limits faster edits.
const NOTE: Duration = Duration::from_secs(2);

/// Acknowledges the request and makes the animation afterwards.
pub async fn replay(
    app: &Arc<App>,
    responder: Responder,
    invocation: Invocation,
    shown: Visibility,
    loaded: impl Future<Output = Result<Arc<LoadedGame>, Error>> + Send,
) -> Result<(), Error> {
    let mut order = None;
    let work = async {
        let loaded = loaded.await?;
        // Join the queue, or refuse if it is full.
        let ticket = app.images.films.ticket()?;
        order = Some((loaded, ticket));
        Ok(progress(&invocation, 0))
    };
    responder.answer(app, &invocation, shown, work).await?;
    if let Some((loaded, ticket)) = order {
        let app = Arc::clone(app);
        tokio::spawn(async move { deliver(&app, &responder, &invocation, &loaded, ticket).await });
    }
    Ok(())
}

/// Makes the animation, updating the progress; stops when the message is gone.
async fn deliver(
    app: &App,
    responder: &Responder,
    invocation: &Invocation,
    loaded: &Arc<LoadedGame>,
    ticket: Ticket,
) {
    let wait = Wait::default();
    let audience = app.audience(invocation.user, invocation.lang).await;
    let film = app.images.films.make(Arc::clone(loaded), audience, ticket, wait.clone());
    tokio::pin!(film);
    let mut told = 0;
    let made = loop {
        tokio::select! {
            made = &mut film => break made,
            () = app.stopped() => break None,
            () = tokio::time::sleep(NOTE) => {
                let percent = wait.percent();
                if percent != told && responder.replace(&progress(invocation, percent)).await.is_err() {
                    return;
                }
                told = percent;
            }
        }
    };
    let reply = match made {
        Some(film) => shown(loaded, invocation.lang, film),
        None => explain(&Error::Denied(Denial::FilmFailed), invocation.lang),
    };
    if let Err(error) = responder.replace(&reply).await {
        tracing::warn!(%error, "could not show an animation");
    }
}

/// The animation with its heading.
pub fn shown(loaded: &LoadedGame, lang: Lang, film: Attachment) -> Reply {
    let args = Args::new()
        .with("title", loaded.translator(lang).tr("title", &Args::new()))
        .with("number", loaded.row.number.get())
        .with("turns", turns(loaded).len());
    Reply::text(tr(lang, "film-heading", &args)).picture(Some(film))
}

fn progress(invocation: &Invocation, percent: u32) -> Reply {
    Reply::text(tr(invocation.lang, "film-progress", &Args::new().with("percent", percent)))
}

/// The whole game as text.
pub fn replay_text(invocation: &Invocation, loaded: &LoadedGame) -> Result<Reply, Error> {
    let translator = loaded.plain_translator(invocation.lang);
    let lines = log_lines(loaded, Viewer::Public, &translator)?;
    let told =
        format!("{}\n{}", loaded.heading(invocation.lang), tr(invocation.lang, "film-text", &Args::new()));
    Ok(Reply::text(told).picture(Some(text::file(&format!("game-{}", loaded.row.number), &lines))))
}
