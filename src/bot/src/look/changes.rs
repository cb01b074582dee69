//! What changed since one's last turn: told line by line, and ringed on the same islands and on the board.

use archipel_render::What;
use archipel_rules::{Event, Position, Seat, Table, Viewer};
use archipel_words::{Args, join_lines, say};

use super::{Form, MAX_LINES, opening, tell, text};
use crate::desk::Desk;
use crate::error::Error;
use crate::hall::Sitting;
use crate::panel::heading;
use crate::reply::Reply;
use crate::request::Request;
use crate::studio::Scene;

pub async fn changes(desk: &Desk, request: &Request, sitting: &Sitting, form: Form) -> Result<Reply, Error> {
    let (lang, seat) = (request.lang, sitting.own_seat(request.user)?);
    let since = last_turn(&sitting.table, seat);
    let fault = |error: archipel_rules::ReplayError| Error::Fault(error.to_string());
    let before = sitting.table.position_at(since).map_err(fault)?;
    let (viewer, after) = (Viewer::Seat(seat), sitting.table.position());
    let voice = sitting.voice(lang);
    // Whoever has not had a turn yet hears of the game from its beginning.
    let opening = if since == 0 { opening(sitting)? } else { Vec::new() };
    let steps = sitting.table.steps().iter().filter(|step| step.n > since);
    let news: Vec<&Event> = opening.iter().chain(steps.flat_map(|step| &step.events)).collect();
    let lines = tell(news.iter().copied(), viewer, &voice);
    let title = if lines.is_empty() { "changes-none" } else { "changes-heading" };
    let heading = format!("{}\n{}", heading(sitting, lang), say(lang, title, &Args::new()));
    let scenes = scenes(&before, after, seat);
    if form == Form::Text {
        let view = after.view(viewer);
        return Ok(text::reply(sitting, lang, &heading, "changes", |voice| {
            let told = tell(news.iter().copied(), viewer, voice).into_iter();
            told.chain(scenes.iter().flat_map(|scene| text::of_scene(voice, &view, scene))).collect()
        }));
    }
    let mut reply = Reply::text(format!("{heading}\n{}", join_lines(lang, &lines, MAX_LINES)));
    let reader = desk.reader(request).await;
    for scene in scenes {
        reply = reply.picture(desk.studio.draw(sitting, viewer, scene, reader).await);
    }
    Ok(reply)
}

/// The last entry of the seat's last finished turn; 0 before the first.
fn last_turn(table: &Table, seat: Seat) -> u32 {
    let steps = table.steps();
    // While the seat is at its turn, that turn is not the last one.
    let own = steps.iter().rposition(|step| step.seat == seat && !step.aside && step.closes);
    own.map_or(0, |index| steps[index].n)
}

/// The own island first, then those of the others, then the board: each where something is new on it.
fn scenes(before: &Position, after: &Position, seat: Seat) -> Vec<Scene> {
    let islands = seat.round_from(after.seats()).map(What::Island);
    let (before, after) = (before.view(Viewer::Seat(seat)), after.view(Viewer::Seat(seat)));
    let all = islands.chain([What::Board, What::Hand]);
    let scenes = all.map(|what| Scene { what, highlight: archipel_render::changes(&before, &after, what) });
    scenes.filter(|scene| !scene.highlight.is_empty()).collect()
}
