//! Read-only views: hand, islands, board, log, score, earlier turns; as pictures, or as full text for screen readers.

mod changes;
mod film;
mod tables;
mod text;

use std::sync::Arc;

use archipel_render::Subject;
use archipel_rules::{EntryKind, Event, Seat, Viewer};
use archipel_words::{Args, Lang, Translator, join_lines, tr};

use crate::app::App;
use crate::custom_id::{ComponentId, Press};
use crate::error::{Denial, Error};
use crate::image_service::Scene;
use crate::invocation::Invocation;
use crate::legend;
use crate::loaded_game::{LoadedGame, event_lines};
use crate::reply::{Button, Reply};

pub use changes::changes;
pub use film::{replay, replay_text, shown as film_shown};
pub use tables::{overview, score, standings};

/// Picture or text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    Picture,
    /// Full text without a picture.
    Text,
}

/// Room for lines below a heading within Discord's 2,000 characters.
const MAX_LINES: usize = 1800;
const LINES_PER_PAGE: usize = 20;

pub async fn hand(
    app: &App,
    invocation: &Invocation,
    loaded: &LoadedGame,
    form: Form,
) -> Result<Reply, Error> {
    let seat = loaded.own_seat(invocation.user)?;
    Ok(picture(app, invocation, loaded, Viewer::Seat(seat), Subject::Hand, form).await)
}

pub async fn board(
    app: &App,
    invocation: &Invocation,
    loaded: &LoadedGame,
    form: Form,
) -> Result<Reply, Error> {
    Ok(picture(app, invocation, loaded, loaded.viewer(invocation.user), Subject::Board, form).await)
}

pub async fn island(
    app: &App,
    invocation: &Invocation,
    loaded: &LoadedGame,
    seat: Seat,
    form: Form,
) -> Result<Reply, Error> {
    if loaded.row.seated(seat).is_none() {
        return Err(Error::Denied(Denial::NoSuchPlayer));
    }
    let viewer = loaded.viewer(invocation.user);
    let reply = picture(app, invocation, loaded, viewer, Subject::Island(seat), form).await;
    let others = loaded.row.seats.iter().filter(|other| other.seat != seat).map(|other| {
        let id = ComponentId::new(loaded.row.number, 0, Press::Island(other.seat.0));
        Button::new(id, &other.name)
    });
    Ok(reply.buttons(others.collect()))
}

async fn picture(
    app: &App,
    invocation: &Invocation,
    loaded: &LoadedGame,
    viewer: Viewer,
    what: Subject,
    form: Form,
) -> Reply {
    let (heading, scene) = (loaded.heading(invocation.lang), Scene::plain(what));
    match form {
        Form::Picture => {
            let picture = app
                .images
                .draw(loaded, viewer, scene, app.audience(invocation.user, invocation.lang).await)
                .await;
            let legend = legend::button(loaded.row.game, invocation.lang);
            Reply::text(heading).picture(picture).buttons(vec![legend])
        }
        Form::Text => {
            let view = loaded.table.position().view(viewer);
            text::reply(loaded, invocation.lang, &heading, file_name(what), |translator| {
                text::of_scene(translator, &view, &scene)
            })
        }
    }
}

const fn file_name(what: Subject) -> &'static str {
    match what {
        Subject::Island(_) => "island",
        Subject::Board => "board",
        Subject::Hand => "hand",
    }
}

/// The log as this user may see it, newest page first.
pub fn log(invocation: &Invocation, loaded: &LoadedGame, page: u32) -> Result<Reply, Error> {
    let translator = loaded.translator(invocation.lang);
    let lines = log_lines(loaded, loaded.viewer(invocation.user), &translator)?;
    let pages = lines.len().div_ceil(LINES_PER_PAGE).max(1);
    let page = (page as usize).min(pages - 1);
    let end = lines.len() - page * LINES_PER_PAGE;
    let start = end.saturating_sub(LINES_PER_PAGE);
    let text = join_lines(invocation.lang, &lines[start..end], MAX_LINES);
    let button = |key: &str, page: usize, enabled: bool| {
        let id = ComponentId::new(loaded.row.number, 0, Press::Log(page as u32));
        Button::new(id, tr(invocation.lang, key, &Args::new())).enabled(enabled)
    };
    let reply = Reply::text(format!("{}\n{text}", loaded.heading(invocation.lang)));
    Ok(reply.buttons(vec![
        button("button-earlier", page + 1, page + 1 < pages),
        button("button-later", page.saturating_sub(1), page > 0),
    ]))
}

/// All log lines that this viewer may see.
fn log_lines(loaded: &LoadedGame, viewer: Viewer, translator: &Translator<'_>) -> Result<Vec<String>, Error> {
    let mut lines = event_lines(&opening(loaded)?, viewer, translator);
    let mut steps = loaded.table.steps().iter().peekable();
    for entry in &loaded.table.record().entries {
        // Undone actions are not shown, but the undo itself is.
        let mark = match entry.mark {
            EntryKind::Action(_) => None,
            EntryKind::Undo(_) => Some("log-undone"),
            EntryKind::Redo(_) => Some("log-redone"),
        };
        lines.extend(
            mark.map(|key| {
                tr(translator.lang, key, &Args::new().with("player", translator.name(entry.seat)))
            }),
        );
        if let Some(step) = steps.next_if(|step| step.n == entry.n) {
            lines.extend(event_lines(&step.events, viewer, translator));
        }
    }
    Ok(lines)
}

/// The events of the setup.
fn opening(loaded: &LoadedGame) -> Result<Vec<Event>, Error> {
    let opening = loaded.table.opening();
    Ok(opening.map_err(|error| Error::Fault(error.to_string()))?.1)
}

/// An earlier turn: what happened in it and how things looked after it.
pub async fn history(
    app: &App,
    invocation: &Invocation,
    loaded: &Arc<LoadedGame>,
    turn: u32,
    form: Form,
) -> Result<Reply, Error> {
    let turns = turns(loaded);
    let last = turns.len() as u32;
    if turn == 0 || turn > last {
        return Err(Error::Denied(Denial::NoSuchTurn { last }));
    }
    let n = turns[turn as usize - 1];
    let viewer = loaded.viewer(invocation.user);
    let translator = loaded.translator(invocation.lang);
    let chapter = loaded.table.turn_steps(n);
    let lines: Vec<String> =
        chapter.iter().flat_map(|step| event_lines(&step.events, viewer, &translator)).collect();
    let position = |n| loaded.table.position_at(n).map_err(|error| Error::Fault(error.to_string()));
    let after = position(n)?;
    let before = position(chapter.first().map_or(0, |step| step.n - 1))?;
    let actor = chapter.last().map_or(Seat(0), |step| step.seat);
    let heading = tr(invocation.lang, "history-heading", &Args::new().with("turn", turn).with("last", last));
    let scenes = Scene::of_changes(&before, &after, actor);
    let reply = match form {
        Form::Picture => {
            let told = join_lines(invocation.lang, &lines, MAX_LINES);
            let mut reply = Reply::text(format!("{heading}\n{told}"));
            let audience = app.audience(invocation.user, invocation.lang).await;
            for scene in scenes {
                let drawn = app.images.draw_at(loaded, (n, &after), viewer, scene, audience);
                reply = reply.picture(drawn.await);
            }
            reply
        }
        Form::Text => {
            let view = after.view(viewer);
            text::reply(loaded, invocation.lang, &heading, "history", |translator| {
                let told = chapter.iter().flat_map(|step| event_lines(&step.events, viewer, translator));
                told.chain(scenes.iter().flat_map(|scene| text::of_scene(translator, &view, scene))).collect()
            })
        }
    };
    Ok(reply.buttons(history_buttons(loaded, invocation.lang, turn, last)))
}

fn history_buttons(loaded: &LoadedGame, lang: Lang, turn: u32, last: u32) -> Vec<Button> {
    let button = |key: &str, turn: u32, enabled: bool| {
        let id = ComponentId::new(loaded.row.number, 0, Press::History(turn));
        Button::new(id, tr(lang, key, &Args::new())).enabled(enabled)
    };
    vec![
        button("button-earlier", turn.saturating_sub(1), turn > 1),
        button("button-later", turn + 1, turn < last),
    ]
}

/// The entries that ended a turn; turn 1 is the first.
pub fn turns(loaded: &LoadedGame) -> Vec<u32> {
    loaded.table.steps().iter().filter(|step| step.ends_turn).map(|step| step.n).collect()
}
