//! Makes animations of games: one at a time, with a short queue and a small cache.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use archipel_render::animation::{Animation, AnimationError, AnimationInput, MAX_BYTES};
use archipel_render::{Subject, TableImage, Theme};
use archipel_rules::{EntryKind, Position, Table, View, Viewer};
use archipel_store::GameNumber;
use archipel_words::{Args, Lang, Translator, tr};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::{Audience, Scene, with_options};
use crate::error::{Denial, Error};
use crate::loaded_game::LoadedGame;
use crate::reply::Attachment;

/// Maximum length of the queue.
const WAITING: usize = 8;
/// Cached animations, at most 8 MiB each: at the end of a game all players ask for the same one.
const KEPT: usize = 2;

#[derive(Debug, Clone)]
pub struct Films {
    queue: Arc<Semaphore>,
    /// An animation keeps one core busy for seconds, so only one is made at a time.
    permits: Arc<Semaphore>,
    kept: Arc<Mutex<VecDeque<(Key, Attachment)>>>,
}

/// Frame width is the largest that keeps the GIF under the upload limit; the user's size setting does not apply.
type Key = (GameNumber, u32, Lang, Theme);

/// A place in the queue.
#[derive(Debug)]
pub struct Ticket(#[expect(dead_code, reason = "released on drop")] OwnedSemaphorePermit);

/// The progress of an animation, and whether it was cancelled.
#[derive(Debug, Clone, Default)]
pub struct Wait {
    percent: Arc<AtomicU32>,
    stop: Arc<AtomicBool>,
}

impl Wait {
    pub fn percent(&self) -> u32 {
        self.percent.load(Ordering::Relaxed)
    }
}

/// Cancels the work when dropped.
struct CancelOnDrop(Arc<AtomicBool>);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Default for Films {
    fn default() -> Films {
        Films {
            queue: Arc::new(Semaphore::new(WAITING)),
            permits: Arc::new(Semaphore::new(1)),
            kept: Arc::default(),
        }
    }
}

impl Films {
    pub fn ticket(&self) -> Result<Ticket, Error> {
        let place = Arc::clone(&self.queue).try_acquire_owned();
        place.map(Ticket).map_err(|_| Error::Denied(Denial::FilmsBusy))
    }

    /// The animation of the game so far, cached or made now. `None` (and a log line) if it cannot be made.
    pub async fn make(
        &self,
        loaded: Arc<LoadedGame>,
        audience: Audience,
        _place: Ticket,
        wait: Wait,
    ) -> Option<Attachment> {
        let _permit = self.permits.acquire().await.ok()?;
        let key = (loaded.row.number, loaded.table.next_number(), audience.lang, audience.display.theme());
        if let Some(film) = self.find(key) {
            return Some(film);
        }
        let _cancel = CancelOnDrop(Arc::clone(&wait.stop));
        let made = tokio::task::spawn_blocking(move || {
            let go_on = |done: usize, all: usize| {
                wait.percent.store((done * 100 / all.max(1)) as u32, Ordering::Relaxed);
                !wait.stop.load(Ordering::Relaxed)
            };
            shoot(&loaded.table, &loaded.plain_names, audience, go_on)
        });
        let made = made.await.map_err(|error| tracing::error!(%error, "could not make a film")).ok()?;
        let film = made.map_err(|error| tracing::error!(%error, "could not make a film")).ok()?;
        self.keep(key, &film.0);
        Some(film.0)
    }

    fn find(&self, key: Key) -> Option<Attachment> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(known, _)| *known == key).map(|(_, film)| film.clone())
    }

    fn keep(&self, key: Key, film: &Attachment) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.truncate(KEPT - 1);
        kept.push_front((key, film.clone()));
    }
}

/// Visits the position after the setup (0) and after every entry that was not undone, in order. Stops if the record no
/// longer replays.
fn watch(table: &Table, mut see: impl FnMut(u32, &Position)) {
    let (record, steps) = (table.record(), table.steps());
    let Ok((mut position, _)) = table.opening() else { return };
    see(0, &position);
    for entry in &record.entries {
        let EntryKind::Action(action) = &entry.mark else { continue };
        // Undone entries are not shown.
        if steps.binary_search_by_key(&entry.n, |step| step.n).is_err() {
            continue;
        }
        let applied = record.game.decode_action(action).ok();
        let applied = applied.and_then(|action| position.apply(entry.seat, &action, &mut Vec::new()).ok());
        if applied.is_none() {
            return;
        }
        see(entry.n, &position);
    }
}

/// Makes the public animation of a game: one frame for the setup and one per finished turn.
pub fn shoot(
    table: &Table,
    names: &[String],
    audience: Audience,
    go_on: impl FnMut(usize, usize) -> bool,
) -> Result<(Attachment, Animation), AnimationError> {
    let turns: Vec<u32> = table.steps().iter().filter(|step| step.ends_turn).map(|step| step.n).collect();
    let mut views: Vec<View> = Vec::with_capacity(turns.len() + 1);
    watch(table, |n, position| {
        if n == 0 || turns.binary_search(&n).is_ok() {
            views.push(position.view(Viewer::Public));
        }
    });
    let lang = audience.lang;
    let translator = Translator { lang, game: Some(table.game()), names, icons: false };
    let (position, title) = (table.position(), translator.tr("title", &Args::new()));
    let score = TableImage::score(&position.standings(), position.outcome().as_ref(), position.progress());
    let film = with_options(&translator, &Scene::plain(Subject::Board), |options| {
        let options = &audience.display.of(options);
        AnimationInput { game: table.game(), views: &views, score: &score, options, title: &title }
            .render(MAX_BYTES, go_on)
    })?;
    let alt = tr(lang, "film-alt", &Args::new().with("turns", turns.len()));
    Ok((Attachment { name: "replay.gif".to_owned(), alt, bytes: film.gif.clone() }, film))
}
