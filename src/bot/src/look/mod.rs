//! Things to look at: hand, islands, board, log, score, earlier turns; as pictures, or as text for those who cannot
//! see them.

mod changes;
mod film;
mod sheets;
mod text;

use std::sync::Arc;

use archipel_render::What;
use archipel_rules::{Event, Mark, Seat, Viewer};
use archipel_words::{Args, Lang, Voice, join_lines, say};

use crate::component::{ComponentId, Press};
use crate::desk::Desk;
use crate::error::Error;
use crate::hall::Sitting;
use crate::panel::heading;
use crate::reply::{Button, Reply};
use crate::request::Request;
use crate::studio::Scene;

pub use changes::changes;
pub use film::{replay, replay_text, shown as film_shown};
pub use sheets::{overview, score, standings};

/// How something is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    Picture,
    /// In words alone, in full.
    Text,
}

/// Room for lines below a heading within Discord's 2,000 characters.
const MAX_LINES: usize = 1800;
const LINES_PER_PAGE: usize = 20;

pub async fn hand(desk: &Desk, request: &Request, sitting: &Sitting, form: Form) -> Result<Reply, Error> {
    let seat = sitting.own_seat(request.user)?;
    Ok(picture(desk, request, sitting, Viewer::Seat(seat), What::Hand, form).await)
}

pub async fn board(desk: &Desk, request: &Request, sitting: &Sitting, form: Form) -> Result<Reply, Error> {
    Ok(picture(desk, request, sitting, sitting.viewer(request.user), What::Board, form).await)
}

pub async fn island(
    desk: &Desk,
    request: &Request,
    sitting: &Sitting,
    seat: Seat,
    form: Form,
) -> Result<Reply, Error> {
    if sitting.game.seated(seat).is_none() {
        return Err(Error::Denied("denied-no-such-player"));
    }
    let viewer = sitting.viewer(request.user);
    let reply = picture(desk, request, sitting, viewer, What::Island(seat), form).await;
    let others = sitting.game.seats.iter().filter(|other| other.seat != seat).map(|other| {
        let id = ComponentId::new(sitting.game.number, 0, Press::Island(other.seat.0));
        Button::new(id, &other.name)
    });
    Ok(reply.buttons(others.collect()))
}

async fn picture(
    desk: &Desk,
    request: &Request,
    sitting: &Sitting,
    viewer: Viewer,
    what: What,
    form: Form,
) -> Reply {
    let (heading, scene) = (heading(sitting, request.lang), Scene::plain(what));
    match form {
        Form::Picture => {
            let picture = desk.studio.draw(sitting, viewer, scene, desk.reader(request).await).await;
            Reply::text(heading).picture(picture)
        }
        Form::Text => {
            let view = sitting.table.position().view(viewer);
            text::reply(sitting, request.lang, &heading, file_name(what), |voice| {
                text::of_scene(voice, &view, &scene)
            })
        }
    }
}

const fn file_name(what: What) -> &'static str {
    match what {
        What::Island(_) => "island",
        What::Board => "board",
        What::Hand => "hand",
    }
}

/// The log as this person may know it, the newest page first.
pub fn log(request: &Request, sitting: &Sitting, page: u32) -> Result<Reply, Error> {
    let voice = sitting.voice(request.lang);
    let lines = log_lines(sitting, sitting.viewer(request.user), &voice)?;
    let pages = lines.len().div_ceil(LINES_PER_PAGE).max(1);
    let page = (page as usize).min(pages - 1);
    let end = lines.len() - page * LINES_PER_PAGE;
    let start = end.saturating_sub(LINES_PER_PAGE);
    let text = join_lines(request.lang, &lines[start..end], MAX_LINES);
    let button = |key: &str, page: usize, enabled: bool| {
        let id = ComponentId::new(sitting.game.number, 0, Press::Log(page as u32));
        Button::new(id, say(request.lang, key, &Args::new())).enabled(enabled)
    };
    let reply = Reply::text(format!("{}\n{text}", heading(sitting, request.lang)));
    Ok(reply.buttons(vec![
        button("button-earlier", page + 1, page + 1 < pages),
        button("button-later", page.saturating_sub(1), page > 0),
    ]))
}

/// All that happened, line by line, as this viewer may know it.
fn log_lines(sitting: &Sitting, viewer: Viewer, voice: &Voice<'_>) -> Result<Vec<String>, Error> {
    let mut lines = tell(&opening(sitting)?, viewer, voice);
    let mut steps = sitting.table.steps().iter().peekable();
    for entry in &sitting.table.record().entries {
        // What stands taken back is not told any more, that it was is.
        let mark = match entry.mark {
            Mark::Action(_) => None,
            Mark::Undo(_) => Some("log-undone"),
            Mark::Redo(_) => Some("log-redone"),
        };
        lines.extend(
            mark.map(|key| say(voice.lang, key, &Args::new().with("player", voice.name(entry.seat)))),
        );
        if let Some(step) = steps.next_if(|step| step.n == entry.n) {
            lines.extend(tell(&step.events, viewer, voice));
        }
    }
    Ok(lines)
}

/// What happened before anybody acted.
fn opening(sitting: &Sitting) -> Result<Vec<Event>, Error> {
    let opening = sitting.table.opening();
    Ok(opening.map_err(|error| Error::Fault(error.to_string()))?.1)
}

/// What happened, line by line.
pub fn tell<'a>(events: impl IntoIterator<Item = &'a Event>, viewer: Viewer, voice: &Voice) -> Vec<String> {
    let told = events.into_iter().filter_map(|event| event.tell(viewer));
    told.map(|phrase| format!("• {}", voice.phrase(&phrase))).collect()
}

/// An earlier turn: what happened in it and how things looked after it.
pub async fn history(
    desk: &Desk,
    request: &Request,
    sitting: &Arc<Sitting>,
    turn: u32,
    form: Form,
) -> Result<Reply, Error> {
    let turns = turns(sitting);
    let last = turns.len() as u32;
    if turn == 0 || turn > last {
        return Err(Error::because("denied-no-such-turn", &[("last", &last.to_string())]));
    }
    let n = turns[turn as usize - 1];
    let viewer = sitting.viewer(request.user);
    let voice = sitting.voice(request.lang);
    let chapter = sitting.table.chapter(n);
    let lines: Vec<String> = chapter.iter().flat_map(|step| tell(&step.events, viewer, &voice)).collect();
    let position = |n| sitting.table.position_at(n).map_err(|error| Error::Fault(error.to_string()));
    let after = position(n)?;
    let before = position(chapter.first().map_or(0, |step| step.n - 1))?;
    let actor = chapter.last().map_or(Seat(0), |step| step.seat);
    let heading = say(request.lang, "history-heading", &Args::new().with("turn", turn).with("last", last));
    let scenes = Scene::of_changes(&before, &after, actor);
    let reply = match form {
        Form::Picture => {
            let told = join_lines(request.lang, &lines, MAX_LINES);
            let mut reply = Reply::text(format!("{heading}\n{told}"));
            let reader = desk.reader(request).await;
            for scene in scenes {
                let drawn = desk.studio.draw_at(sitting, (n, &after), viewer, scene, reader);
                reply = reply.picture(drawn.await);
            }
            reply
        }
        Form::Text => {
            let view = after.view(viewer);
            text::reply(sitting, request.lang, &heading, "history", |voice| {
                let told = chapter.iter().flat_map(|step| tell(&step.events, viewer, voice));
                told.chain(scenes.iter().flat_map(|scene| text::of_scene(voice, &view, scene))).collect()
            })
        }
    };
    Ok(reply.buttons(history_buttons(sitting, request.lang, turn, last)))
}

fn history_buttons(sitting: &Sitting, lang: Lang, turn: u32, last: u32) -> Vec<Button> {
    let button = |key: &str, turn: u32, enabled: bool| {
        let id = ComponentId::new(sitting.game.number, 0, Press::History(turn));
        Button::new(id, say(lang, key, &Args::new())).enabled(enabled)
    };
    vec![
        button("button-earlier", turn.saturating_sub(1), turn > 1),
        button("button-later", turn + 1, turn < last),
    ]
}

/// The entries that closed a turn, in order: turn 1 is the first.
pub fn turns(sitting: &Sitting) -> Vec<u32> {
    sitting.table.steps().iter().filter(|step| step.closes).map(|step| step.n).collect()
}
