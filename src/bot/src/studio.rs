//! Pictures: drawn on blocking threads, a bounded number at a time, so that the gateway never waits.

use std::sync::Arc;

use archipel_render::{Request, Theme, What};
use archipel_rules::{Id, Position, Seat, View, Viewer};
use archipel_words::{Lang, Voice, join_lines};
use tokio::sync::Semaphore;

use crate::hall::Sitting;
use crate::reply::Picture;

/// So many pictures are drawn at the same time at most: each takes a few megabytes.
const AT_ONCE: usize = 4;
const WIDTH: u32 = 1000;
const MAX_ALT: usize = 1024;

/// Where pictures are made.
#[derive(Debug, Clone)]
pub struct Studio {
    easels: Arc<Semaphore>,
}

impl Default for Studio {
    fn default() -> Studio {
        Studio { easels: Arc::new(Semaphore::new(AT_ONCE)) }
    }
}

/// What is to be shown, and what is new on it.
#[derive(Clone, Debug)]
pub struct Scene {
    pub what: What,
    pub highlight: Vec<Id>,
}

impl Scene {
    pub fn plain(what: What) -> Scene {
        Scene { what, highlight: Vec::new() }
    }

    /// The picture that helps with a question of this verb: what changed on it since the channel was last told is ringed.
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
    /// Draws the sitting's current position for a viewer. `None` (and a line in the log) if it cannot be encoded.
    pub async fn draw(&self, sitting: &Sitting, viewer: Viewer, scene: Scene, lang: Lang) -> Option<Picture> {
        self.draw_view(sitting, sitting.table.position().view(viewer), scene, lang).await
    }

    /// Draws any view of this game.
    pub async fn draw_view(
        &self,
        sitting: &Sitting,
        view: View,
        scene: Scene,
        lang: Lang,
    ) -> Option<Picture> {
        let _easel = self.easels.acquire().await.ok()?;
        let game = sitting.game.game;
        let names = sitting.plain_names.clone();
        let drawn = tokio::task::spawn_blocking(move || paint(game, &view, &scene, &names, lang)).await;
        drawn.map_err(|error| tracing::error!(%error, "a picture could not be drawn")).ok().flatten()
    }
}

/// Draws and describes, without Discord.
pub fn paint(
    game: archipel_rules::GameId,
    view: &View,
    scene: &Scene,
    names: &[String],
    lang: Lang,
) -> Option<Picture> {
    let voice = Voice { lang, game: Some(game), names };
    let terms = |id: &str| voice.term(id);
    let request = Request {
        what: scene.what,
        names,
        terms: &terms,
        highlight: &scene.highlight,
        theme: Theme::default(),
        width: WIDTH,
    };
    let sentences: Vec<String> =
        archipel_render::describe(view, &request).iter().map(|phrase| voice.phrase(phrase)).collect();
    let alt = join_lines(lang, &sentences, MAX_ALT);
    let name = match scene.what {
        What::Island(seat) => format!("island-{}.png", seat.index() + 1),
        What::Board => "board.png".to_owned(),
        What::Hand => "hand.png".to_owned(),
    };
    match archipel_render::draw(view, &request).encode_png() {
        Ok(png) => Some(Picture { name, alt, png }),
        Err(error) => {
            tracing::error!(%error, "a picture could not be encoded");
            None
        }
    }
}
