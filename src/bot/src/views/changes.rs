//! `/changes`: what happened since the user's last turn, as text and highlighted in pictures.

use archipel_render::Subject;
use archipel_rules::{Event, Position, Seat, Table, Viewer};
use archipel_words::{Args, join_lines, tr};

use super::{Form, MAX_LINES, opening, text};
use crate::app::App;
use crate::error::Error;
use crate::image_service::Scene;
use crate::invocation::Invocation;
use crate::loaded_game::{LoadedGame, event_lines};
use crate::reply::Reply;

pub async fn changes(
    app: &App,
    invocation: &Invocation,
    loaded: &LoadedGame,
    form: Form,
) -> Result<Reply, Error> {
    let (lang, seat) = (invocation.lang, loaded.own_seat(invocation.user)?);
    let since = last_turn(&loaded.table, seat);
    let fault = |error: archipel_rules::ReplayError| Error::Fault(error.to_string());
    let before = loaded.table.position_at(since).map_err(fault)?;
    let (viewer, after) = (Viewer::Seat(seat), loaded.table.position());
    let translator = loaded.translator(lang);
    // Before the first turn, start at the beginning of the game.
    let opening = if since == 0 { opening(loaded)? } else { Vec::new() };
    let steps = loaded.table.steps().iter().filter(|step| step.n > since);
    let news: Vec<&Event> = opening.iter().chain(steps.flat_map(|step| &step.events)).collect();
    let lines = event_lines(news.iter().copied(), viewer, &translator);
    let title = if lines.is_empty() { "changes-none" } else { "changes-heading" };
    let heading = format!("{}\n{}", loaded.heading(lang), tr(lang, title, &Args::new()));
    let scenes = scenes(&before, after, seat);
    if form == Form::Text {
        let view = after.view(viewer);
        return Ok(text::reply(loaded, lang, &heading, "changes", |translator| {
            let told = event_lines(news.iter().copied(), viewer, translator).into_iter();
            told.chain(scenes.iter().flat_map(|scene| text::of_scene(translator, &view, scene))).collect()
        }));
    }
    let mut reply = Reply::text(format!("{heading}\n{}", join_lines(lang, &lines, MAX_LINES)));
    let audience = app.audience(invocation.user, invocation.lang).await;
    for scene in scenes {
        reply = reply.picture(app.images.draw(loaded, viewer, scene, audience).await);
    }
    Ok(reply)
}

/// The last entry of the seat's last finished turn; 0 before the first.
fn last_turn(table: &Table, seat: Seat) -> u32 {
    let steps = table.steps();
    // A turn in progress does not count.
    let own = steps.iter().rposition(|step| step.seat == seat && !step.out_of_turn && step.ends_turn);
    own.map_or(0, |index| steps[index].n)
}

/// One's own island first, then the others', then the board; only those with changes.
fn scenes(before: &Position, after: &Position, seat: Seat) -> Vec<Scene> {
    let islands = seat.round_from(after.seats()).map(Subject::Island);
    let (before, after) = (before.view(Viewer::Seat(seat)), after.view(Viewer::Seat(seat)));
    let all = islands.chain([Subject::Board, Subject::Hand]);
    let scenes = all.map(|what| Scene::highlighted(what, archipel_render::changes(&before, &after, what)));
    scenes.filter(|scene| !scene.highlight.is_empty()).collect()
}
