//! Pictures: drawn on blocking threads, a bounded number at a time, so that the gateway never waits; and only once,
//! however many ask for the same.

pub mod film;
mod reader;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use archipel_render::{Colours, Request, Sheet, What};
use archipel_rules::{GameId, Id, Phrase, Position, Seat, View, Viewer};
use archipel_store::GameNumber;
use archipel_words::{Voice, join_lines};
use tokio::sync::{OnceCell, Semaphore};

use crate::computer;
use crate::hall::Sitting;
use crate::reply::Attachment;

pub use reader::{Reader, Size, Taste};

/// So many pictures are drawn at the same time at most: each takes a few megabytes.
const AT_ONCE: usize = 4;
/// So many finished pictures are kept, of about 100 KB each: a new turn is looked at by everybody.
const KEPT: usize = 48;
const MAX_ALT: usize = 1024;

/// Where pictures are made.
#[derive(Debug, Clone)]
pub struct Studio {
    easels: Arc<Semaphore>,
    shelf: Arc<Mutex<Shelf>>,
    pub films: film::Films,
}

impl Default for Studio {
    fn default() -> Studio {
        Studio {
            easels: Arc::new(Semaphore::new(AT_ONCE)),
            shelf: Arc::default(),
            films: film::Films::default(),
        }
    }
}

/// Pictures that are being drawn or were drawn lately, each with the time of its last use, counted in uses.
#[derive(Debug, Default)]
struct Shelf {
    uses: u64,
    pictures: HashMap<Key, (Arc<Slot>, u64)>,
}

type Slot = OnceCell<Option<Attachment>>;

/// What a picture depends on. A position never changes once it was reached: taking back is a new entry.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Key {
    game: GameNumber,
    /// The entry after which the game stands so.
    n: u32,
    viewer: Viewer,
    motif: Motif,
    reader: Reader,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Motif {
    Scene(Scene),
    Page(Page),
}

/// What is to be shown, and what is new on it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Scene {
    pub what: What,
    pub highlight: Vec<Id>,
}

/// A sheet with all players side by side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Page {
    Overview,
    Score,
}

impl Page {
    pub fn sheet(self, position: &Position) -> Sheet {
        match self {
            Page::Overview => archipel_render::overview(&position.view(Viewer::Public)),
            Page::Score => {
                Sheet::score(&position.standings(), position.outcome().as_ref(), position.progress())
            }
        }
    }
}

impl Scene {
    pub fn plain(what: What) -> Scene {
        Scene { what, highlight: Vec::new() }
    }

    /// The picture that helps with a question of this verb.
    pub fn companion(sitting: &Sitting, seat: Seat, verb: Option<Id>) -> Scene {
        let view = sitting.table.position().view(Viewer::Seat(seat));
        Scene::plain(archipel_render::companion(&view, seat, verb))
    }

    /// The pictures that tell what changed between two positions by this seat's doing: the first always, the others
    /// where something is new on them.
    pub fn of_changes(before: &Position, after: &Position, seat: Seat) -> Vec<Scene> {
        let (before, after) = (before.view(Viewer::Public), after.view(Viewer::Public));
        let scene = |what| Scene { what, highlight: archipel_render::changes(&before, &after, what) };
        let mut scenes: Vec<Scene> = archipel_render::news(&after, seat).into_iter().map(scene).collect();
        let mut first = true;
        scenes.retain(|scene| std::mem::take(&mut first) || !scene.highlight.is_empty());
        scenes
    }
}

impl Studio {
    /// Draws the sitting's current position for a viewer. `None` (and a line in the log) if it cannot be drawn.
    pub async fn draw(
        &self,
        sitting: &Sitting,
        viewer: Viewer,
        scene: Scene,
        reader: impl Into<Reader>,
    ) -> Option<Attachment> {
        let n = sitting.table.next_number() - 1;
        self.draw_at(sitting, (n, sitting.table.position()), viewer, scene, reader).await
    }

    /// Draws an earlier position of this game: the one after an entry.
    pub async fn draw_at(
        &self,
        sitting: &Sitting,
        (n, position): (u32, &Position),
        viewer: Viewer,
        scene: Scene,
        reader: impl Into<Reader>,
    ) -> Option<Attachment> {
        let (motif, reader) = (Motif::Scene(scene.clone()), reader.into());
        let key = Key { game: sitting.game.number, n, viewer, motif, reader };
        let (game, names, view) = (sitting.game.game, sitting.plain_names.clone(), position.view(viewer));
        self.once(key, move || paint(game, &view, &scene, &names, reader)).await
    }

    /// Draws everybody side by side, as the whole channel may see it.
    pub async fn draw_page(
        &self,
        sitting: &Sitting,
        (n, position): (u32, &Position),
        page: Page,
        reader: impl Into<Reader>,
    ) -> Option<Attachment> {
        let (motif, reader) = (Motif::Page(page), reader.into());
        let key = Key { game: sitting.game.number, n, viewer: Viewer::Public, motif, reader };
        let (game, names) = (sitting.game.game, sitting.plain_names.clone());
        let sheet = page.sheet(position).flying(&computer::emblems(&sitting.game));
        self.once(key, move || paint_sheet(game, &sheet, &names, reader)).await
    }

    /// Takes the picture from the shelf, waits for whoever draws it, or draws it.
    async fn once(&self, key: Key, work: impl FnOnce() -> Attachment + Send + 'static) -> Option<Attachment> {
        let slot = self.slot(&key);
        let made = slot.get_or_init(|| async {
            let _easel = self.easels.acquire().await.ok()?;
            let drawn = tokio::task::spawn_blocking(work).await;
            drawn.map_err(|error| tracing::error!(%error, "a picture could not be drawn")).ok()
        });
        let made = made.await.clone();
        if made.is_none() {
            // Not to be remembered: the next one may succeed.
            self.shelf.lock().unwrap_or_else(PoisonError::into_inner).pictures.remove(&key);
        }
        made
    }

    fn slot(&self, key: &Key) -> Arc<Slot> {
        let mut all = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        all.uses += 1;
        let now = all.uses;
        if all.pictures.len() >= KEPT
            && !all.pictures.contains_key(key)
            && let Some(oldest) = all.pictures.iter().min_by_key(|(_, (_, used))| *used)
        {
            let oldest = oldest.0.clone();
            all.pictures.remove(&oldest);
        }
        let (slot, used) = all.pictures.entry(key.clone()).or_default();
        *used = now;
        Arc::clone(slot)
    }
}

/// Draws and describes, without Discord.
pub fn paint(game: GameId, view: &View, scene: &Scene, names: &[String], reader: Reader) -> Attachment {
    let name = match scene.what {
        What::Island(seat) => format!("island-{}.png", seat.index() + 1),
        What::Board => "board.png".to_owned(),
        What::Hand => "hand.png".to_owned(),
    };
    let voice = Voice { lang: reader.lang, game: Some(game), names };
    with_request(&voice, scene, |request| {
        let request = reader.taste.of(request);
        let said = archipel_render::describe(view, &request);
        let bytes = archipel_render::draw(view, &request).encode_in(Colours::of(game, request.theme));
        Attachment { name, alt: alt(&said, &voice), bytes }
    })
}

/// The same for a sheet.
pub fn paint_sheet(game: GameId, sheet: &Sheet, names: &[String], reader: Reader) -> Attachment {
    let voice = Voice { lang: reader.lang, game: Some(game), names };
    with_request(&voice, &Scene::plain(What::Board), |request| {
        let request = reader.taste.of(request);
        let bytes = sheet.draw(&request).encode_in(Colours::of(game, request.theme));
        Attachment { name: sheet.file_name().to_owned(), alt: alt(&sheet.describe(), &voice), bytes }
    })
}

/// Calls with everything that a picture needs besides its subject, for readers whose taste is not known.
pub fn with_request<T>(voice: &Voice<'_>, scene: &Scene, draw: impl FnOnce(&Request<'_>) -> T) -> T {
    let terms = |id: &str| voice.term(id);
    let request = Request {
        what: scene.what,
        names: voice.names,
        terms: &terms,
        highlight: &scene.highlight,
        theme: Taste::default().theme(),
        width: Size::default().width(),
    };
    draw(&request)
}

fn alt(said: &[Phrase], voice: &Voice<'_>) -> String {
    let sentences: Vec<String> = said.iter().map(|phrase| voice.phrase(phrase)).collect();
    join_lines(voice.lang, &sentences, MAX_ALT)
}
