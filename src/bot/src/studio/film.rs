//! Where films are made: one at a time, a few more may wait, and the last ones are kept.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use archipel_render::film::{Film, FilmError, MOST_BYTES, Script};
use archipel_render::{Sheet, Theme, What};
use archipel_rules::{Mark, Position, Table, View, Viewer};
use archipel_store::GameNumber;
use archipel_words::{Args, Lang, Voice, say};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::{Reader, Scene, with_request};
use crate::error::Error;
use crate::hall::Sitting;
use crate::reply::Attachment;

/// So many may wait for a film at the same time.
const WAITING: usize = 8;
/// So many finished films are kept, of at most 8 MiB each: at the end of a game all ask for the same.
const KEPT: usize = 2;

#[derive(Debug, Clone)]
pub struct Films {
    queue: Arc<Semaphore>,
    /// A film takes all of a processor for seconds: one at a time leaves the others to the players.
    projector: Arc<Semaphore>,
    kept: Arc<Mutex<VecDeque<(Key, Attachment)>>>,
}

/// Every frame is drawn so wide as the whole film still is small enough: the reader's size says nothing.
type Key = (GameNumber, u32, Lang, Theme);

/// A place in the queue.
#[derive(Debug)]
pub struct Ticket(#[expect(dead_code, reason = "given back when it is dropped")] OwnedSemaphorePermit);

/// How far a film is, and whether anybody still waits for it.
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

/// Stops the work when the one who waits for it goes away.
struct Leash(Arc<AtomicBool>);

impl Drop for Leash {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Default for Films {
    fn default() -> Films {
        Films {
            queue: Arc::new(Semaphore::new(WAITING)),
            projector: Arc::new(Semaphore::new(1)),
            kept: Arc::default(),
        }
    }
}

impl Films {
    pub fn ticket(&self) -> Result<Ticket, Error> {
        let place = Arc::clone(&self.queue).try_acquire_owned();
        place.map(Ticket).map_err(|_| Error::Denied("denied-films-busy"))
    }

    /// The film of the game so far, from the shelf or made now. `None` (and a line in the log) if it cannot be made.
    pub async fn make(
        &self,
        sitting: Arc<Sitting>,
        reader: Reader,
        _place: Ticket,
        wait: Wait,
    ) -> Option<Attachment> {
        let _projector = self.projector.acquire().await.ok()?;
        let key = (sitting.game.number, sitting.table.next_number(), reader.lang, reader.taste.theme());
        if let Some(film) = self.find(key) {
            return Some(film);
        }
        let _leash = Leash(Arc::clone(&wait.stop));
        let made = tokio::task::spawn_blocking(move || {
            let go_on = |done: usize, all: usize| {
                wait.percent.store((done * 100 / all.max(1)) as u32, Ordering::Relaxed);
                !wait.stop.load(Ordering::Relaxed)
            };
            shoot(&sitting.table, &sitting.plain_names, reader, go_on)
        });
        let made = made.await.map_err(|error| tracing::error!(%error, "a film could not be made")).ok()?;
        let film = made.map_err(|error| tracing::error!(%error, "a film could not be made")).ok()?;
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

/// Shows the position after the setup (0) and after every entry that counts, in their order. A game that no longer
/// replays is shown as far as it goes.
fn watch(table: &Table, mut see: impl FnMut(u32, &Position)) {
    let (record, steps) = (table.record(), table.steps());
    let Ok((mut position, _)) = table.opening() else { return };
    see(0, &position);
    for entry in &record.entries {
        let Mark::Action(action) = &entry.mark else { continue };
        // What was taken back is no part of the game.
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

/// Makes the film of a table as everybody may see it: a frame for the setup and for each finished turn.
pub fn shoot(
    table: &Table,
    names: &[String],
    reader: Reader,
    go_on: impl FnMut(usize, usize) -> bool,
) -> Result<(Attachment, Film), FilmError> {
    let turns: Vec<u32> = table.steps().iter().filter(|step| step.closes).map(|step| step.n).collect();
    let mut views: Vec<View> = Vec::with_capacity(turns.len() + 1);
    watch(table, |n, position| {
        if n == 0 || turns.binary_search(&n).is_ok() {
            views.push(position.view(Viewer::Public));
        }
    });
    let lang = reader.lang;
    let voice = Voice { lang, game: Some(table.game()), names };
    let (position, title) = (table.position(), voice.say("title", &Args::new()));
    let score = Sheet::score(&position.standings(), position.outcome().as_ref(), position.progress());
    let film = with_request(&voice, &Scene::plain(What::Board), |request| {
        let request = &reader.taste.of(request);
        Script { game: table.game(), views: &views, score: &score, request, title: &title }
            .film(MOST_BYTES, go_on)
    })?;
    let alt = say(lang, "film-alt", &Args::new().with("turns", turns.len()));
    Ok((Attachment { name: "replay.gif".to_owned(), alt, bytes: film.gif.clone() }, film))
}
