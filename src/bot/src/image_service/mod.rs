//! Draws pictures on blocking threads, a bounded number at a time, so that the gateway never waits. Each picture is
//! drawn once and cached, however many users ask for it.

mod audience;
mod decision;
pub mod film;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use archipel_render::{Colours, PictureOptions, Subject, TableImage};
use archipel_rules::{GameId, Id, Phrase, Position, Seat, Seed, View, Viewer};
use archipel_store::GameNumber;
use archipel_words::{Args, Lang, Translator, join_lines, tr};
use tokio::sync::{OnceCell, Semaphore};

use crate::ai_seats;
use crate::answer_path::Question;
use crate::loaded_game::LoadedGame;
use crate::reply::Attachment;

use decision::Decision;

pub use decision::numbers;

pub use audience::{Audience, DisplaySettings, Size};

/// Maximum number of pictures drawn at once; each takes a few megabytes.
const AT_ONCE: usize = 4;
/// Cached pictures, about 100 KB each: all players look at a new turn.
const KEPT: usize = 48;
const MAX_ALT: usize = 1024;
const SAMPLE_SEED: u64 = 7;

/// Draws and caches pictures.
#[derive(Debug, Clone)]
pub struct ImageService {
    permits: Arc<Semaphore>,
    cache: Arc<Mutex<Cache>>,
    pub films: film::Films,
}

impl Default for ImageService {
    fn default() -> ImageService {
        ImageService {
            permits: Arc::new(Semaphore::new(AT_ONCE)),
            cache: Arc::default(),
            films: film::Films::default(),
        }
    }
}

/// Pictures in progress or recently drawn, each with a counter of its last use.
#[derive(Debug, Default)]
struct Cache {
    uses: u64,
    pictures: HashMap<Key, (Arc<Slot>, u64)>,
}

type Slot = OnceCell<Option<Attachment>>;

/// Cache key. A position after an entry never changes: an undo is a new entry.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Key {
    game: GameNumber,
    /// The entry that led to the position.
    n: u32,
    viewer: Viewer,
    motif: Motif,
    audience: Audience,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Motif {
    Scene(Scene),
    TableKind(TableKind),
    /// A game that nobody plays.
    Sample(GameId),
    /// A card of a lesson; `n` is its number.
    Lesson(GameId),
}

/// The subject of a picture, what to highlight, and how much of it to show.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Scene {
    pub what: Subject,
    pub highlight: Vec<Id>,
    cut: Cut,
}

/// How much of a subject a picture shows.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Cut {
    Whole,
    /// The part with the highlights, in landscape.
    Changes,
    /// The part that a question is about. The subject does not matter.
    Decision(Decision),
}

/// A table image with all players side by side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableKind {
    Overview,
    Score,
}

impl TableKind {
    pub fn image(self, position: &Position) -> TableImage {
        match self {
            TableKind::Overview => {
                archipel_render::overview(&position.view(Viewer::Public)).with_points(&position.standings())
            }
            TableKind::Score => {
                TableImage::score(&position.standings(), position.outcome().as_ref(), position.progress())
            }
        }
    }
}

impl Scene {
    pub fn plain(what: Subject) -> Scene {
        Scene::highlighted(what, Vec::new())
    }

    /// The whole of a subject.
    pub fn highlighted(what: Subject, highlight: Vec<Id>) -> Scene {
        Scene { what, highlight, cut: Cut::Whole }
    }

    /// The picture that helps `seat` with a question, or to wait if there is none. Its answers are numbered in the order of
    /// `question.options`. Draw it for that seat only.
    pub fn companion(loaded: &LoadedGame, seat: Seat, question: Option<&Question>, lang: Lang) -> Scene {
        let cut = Cut::Decision(Decision::new(loaded, seat, question, lang));
        Scene { cut, ..Scene::plain(Subject::Hand) }
    }

    /// The pictures for a change made by this seat: the first always, the others if something on them changed.
    pub fn of_changes(before: &Position, after: &Position, seat: Seat) -> Vec<Scene> {
        let (before, after) = (before.view(Viewer::Public), after.view(Viewer::Public));
        let scene = |what| Scene {
            what,
            highlight: archipel_render::changes(&before, &after, what),
            cut: Cut::Changes,
        };
        let mut scenes: Vec<Scene> =
            archipel_render::turn_pictures(&after, seat).into_iter().map(scene).collect();
        let mut first = true;
        scenes.retain(|scene| std::mem::take(&mut first) || !scene.highlight.is_empty());
        scenes
    }
}

impl ImageService {
    /// Draws the current position for a viewer. `None` (and a log line) if drawing fails.
    pub async fn draw(
        &self,
        loaded: &LoadedGame,
        viewer: Viewer,
        scene: Scene,
        audience: impl Into<Audience>,
    ) -> Option<Attachment> {
        let n = loaded.table.next_number() - 1;
        self.draw_at(loaded, (n, loaded.table.position()), viewer, scene, audience).await
    }

    /// Draws an earlier position of this game: the one after an entry.
    pub async fn draw_at(
        &self,
        loaded: &LoadedGame,
        (n, position): (u32, &Position),
        viewer: Viewer,
        scene: Scene,
        audience: impl Into<Audience>,
    ) -> Option<Attachment> {
        let (motif, audience) = (Motif::Scene(scene.clone()), audience.into());
        let key = Key { game: loaded.row.number, n, viewer, motif, audience };
        let (game, names, view) = (loaded.row.game, loaded.plain_names.clone(), position.view(viewer));
        self.once(key, move || paint(game, &view, &scene, &names, audience)).await
    }

    /// Draws a table of all players from public information.
    pub async fn draw_page(
        &self,
        loaded: &LoadedGame,
        (n, position): (u32, &Position),
        page: TableKind,
        audience: impl Into<Audience>,
    ) -> Option<Attachment> {
        let (motif, audience) = (Motif::TableKind(page), audience.into());
        let key = Key { game: loaded.row.number, n, viewer: Viewer::Public, motif, audience };
        let (game, names) = (loaded.row.game, loaded.plain_names.clone());
        let table = page.image(position).with_emblems(&ai_seats::emblems(&loaded.row));
        self.once(key, move || paint_table(game, &table, &names, audience)).await
    }

    /// The board at the start of a game of this kind, for a lobby: always the same game, so that it is drawn once.
    pub async fn draw_sample(&self, game: GameId, lang: Lang) -> Option<Attachment> {
        let seats = *game.seat_counts().start();
        let (position, _) =
            Position::set_up(game, &serde_json::json!({}), seats, Seed::from_number(SAMPLE_SEED)).ok()?;
        let scene = Scene::plain(Subject::Board);
        let (motif, viewer) = (Motif::Sample(game), Viewer::Public);
        let key = Key { game: GameNumber::new(0), n: 0, viewer, motif, audience: lang.into() };
        let seat = |number| tr(lang, "seat", &Args::new().with("number", number));
        let names: Vec<String> = (1..=seats).map(seat).collect();
        self.once(key, move || paint(game, &position.view(viewer), &scene, &names, lang.into())).await
    }

    /// Draws a card of a lesson, which belongs to no stored game.
    pub async fn draw_lesson(
        &self,
        (game, card): (GameId, u8),
        audience: Audience,
        work: impl FnOnce() -> Attachment + Send + 'static,
    ) -> Option<Attachment> {
        let (motif, number) = (Motif::Lesson(game), GameNumber::new(0));
        let key = Key { game: number, n: u32::from(card), viewer: Viewer::Public, motif, audience };
        self.once(key, work).await
    }

    /// Returns the cached picture, waits for the task that draws it, or draws it.
    async fn once(&self, key: Key, work: impl FnOnce() -> Attachment + Send + 'static) -> Option<Attachment> {
        let slot = self.slot(&key);
        let made = slot.get_or_init(|| async {
            let _permit = self.permits.acquire().await.ok()?;
            let drawn = tokio::task::spawn_blocking(work).await;
            drawn.map_err(|error| tracing::error!(%error, "could not draw a picture")).ok()
        });
        let made = made.await.clone();
        if made.is_none() {
            // Do not cache a failure: the next attempt may succeed.
            self.cache.lock().unwrap_or_else(PoisonError::into_inner).pictures.remove(&key);
        }
        made
    }

    fn slot(&self, key: &Key) -> Arc<Slot> {
        let mut all = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
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

/// Draws a picture and its description. Does not need Discord.
pub fn paint(game: GameId, view: &View, scene: &Scene, names: &[String], audience: Audience) -> Attachment {
    let name = match (&scene.cut, scene.what) {
        (Cut::Decision(_), _) => "decision.png".to_owned(),
        (Cut::Whole | Cut::Changes, Subject::Island(seat)) => format!("island-{}.png", seat.index() + 1),
        (Cut::Whole | Cut::Changes, Subject::Board) => "board.png".to_owned(),
        (Cut::Whole | Cut::Changes, Subject::Hand) => "hand.png".to_owned(),
    };
    let translator = Translator { lang: audience.lang, game: Some(game), names, icons: false };
    with_options(&translator, scene, |options| {
        let options = audience.display.of(options);
        let words = |phrases: Vec<Phrase>| alt(&phrases, &translator);
        let (picture, alt) = match &scene.cut {
            Cut::Whole => {
                (archipel_render::draw(view, &options), words(archipel_render::describe(view, &options)))
            }
            Cut::Changes => {
                let picture = archipel_render::draw_changes(view, &options);
                (picture, words(archipel_render::describe(view, &options)))
            }
            Cut::Decision(decision) => {
                (decision.draw(view, &options), decision.alt(view, &options, &translator))
            }
        };
        Attachment { name, alt, bytes: picture.encode_in(Colours::of(game, options.theme)) }
    })
}

/// Like [`paint`], for a table image.
pub fn paint_table(game: GameId, table: &TableImage, names: &[String], audience: Audience) -> Attachment {
    let translator = Translator { lang: audience.lang, game: Some(game), names, icons: false };
    with_options(&translator, &Scene::plain(Subject::Board), |options| {
        let options = audience.display.of(options);
        let bytes = table.draw(&options).encode_in(Colours::of(game, options.theme));
        Attachment { name: table.file_name().to_owned(), alt: alt(&table.describe(), &translator), bytes }
    })
}

/// Calls `draw` with default render options.
pub fn with_options<T>(
    translator: &Translator<'_>,
    scene: &Scene,
    draw: impl FnOnce(&PictureOptions<'_>) -> T,
) -> T {
    let terms = |id: &str| translator.term(id);
    let options = PictureOptions {
        subject: scene.what,
        names: translator.names,
        terms: &terms,
        highlight: &scene.highlight,
        theme: DisplaySettings::default().theme(),
        width: Size::default().width(),
    };
    draw(&options)
}

/// The description of a picture in words, within Discord's limit.
pub fn alt(description: &[Phrase], translator: &Translator<'_>) -> String {
    let sentences: Vec<String> = description.iter().map(|phrase| translator.phrase(phrase)).collect();
    join_lines(translator.lang, &sentences, MAX_ALT)
}
