//! The film of a game: asked for, acknowledged at once, made beside everything else, and put in place of the note that
//! says how far it is.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use archipel_rules::Viewer;
use archipel_words::{Args, Lang, say};

use super::{log_lines, text, turns};
use crate::desk::Desk;
use crate::error::{Error, explain};
use crate::hall::Sitting;
use crate::panel::heading;
use crate::reply::{Attachment, Reply};
use crate::request::{Door, Request, Shown};
use crate::studio::film::{Ticket, Wait};

/// How often the note is brought up to date: Discord does not like to be asked more often.
const NOTE: Duration = Duration::from_secs(2);

/// Answers with a note and goes on making the film after that.
pub async fn replay(
    desk: &Arc<Desk>,
    door: Door,
    request: Request,
    shown: Shown,
    sitting: impl Future<Output = Result<Arc<Sitting>, Error>> + Send,
) -> Result<(), Error> {
    let mut order = None;
    let work = async {
        let sitting = sitting.await?;
        // A place in the queue, or a polite no.
        let ticket = desk.studio.films.ticket()?;
        order = Some((sitting, ticket));
        Ok(progress(&request, 0))
    };
    door.answer(desk, &request, shown, work).await?;
    if let Some((sitting, ticket)) = order {
        let desk = Arc::clone(desk);
        tokio::spawn(async move { deliver(&desk, &door, &request, &sitting, ticket).await });
    }
    Ok(())
}

/// Makes the film, tells how far it is, and shows it. Whoever closes the note stops it.
async fn deliver(desk: &Desk, door: &Door, request: &Request, sitting: &Arc<Sitting>, ticket: Ticket) {
    let wait = Wait::default();
    let reader = desk.reader(request).await;
    let film = desk.studio.films.make(Arc::clone(sitting), reader, ticket, wait.clone());
    tokio::pin!(film);
    let mut told = 0;
    let made = loop {
        tokio::select! {
            made = &mut film => break made,
            () = desk.stopped() => break None,
            () = tokio::time::sleep(NOTE) => {
                let percent = wait.percent();
                if percent != told && door.replace(&progress(request, percent)).await.is_err() {
                    return;
                }
                told = percent;
            }
        }
    };
    let reply = match made {
        Some(film) => shown(sitting, request.lang, film),
        None => explain(&Error::Denied("film-failed"), request.lang),
    };
    if let Err(error) = door.replace(&reply).await {
        tracing::warn!(%error, "a film could not be shown");
    }
}

/// The film under its heading.
pub fn shown(sitting: &Sitting, lang: Lang, film: Attachment) -> Reply {
    let args = Args::new()
        .with("title", sitting.voice(lang).say("title", &Args::new()))
        .with("number", sitting.game.number.get())
        .with("turns", turns(sitting).len());
    Reply::text(say(lang, "film-heading", &args)).picture(Some(film))
}

fn progress(request: &Request, percent: u32) -> Reply {
    Reply::text(say(request.lang, "film-progress", &Args::new().with("percent", percent)))
}

/// The whole game in words.
pub fn replay_text(request: &Request, sitting: &Sitting) -> Result<Reply, Error> {
    let voice = sitting.plain_voice(request.lang);
    let lines = log_lines(sitting, Viewer::Public, &voice)?;
    let told =
        format!("{}\n{}", heading(sitting, request.lang), say(request.lang, "film-text", &Args::new()));
    Ok(Reply::text(told).picture(Some(text::file(&format!("game-{}", sitting.game.number), &lines))))
}
