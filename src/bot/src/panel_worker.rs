//! Shows a player's turn on the panel that waits for it: the latest private panel is edited while Discord allows it.

use std::sync::Arc;

use serenity::all::Http;

use crate::app::App;
use crate::open_panels::OpenPanel;
use crate::panel;
use crate::responder::Responder;

/// Runs until the program stops.
pub async fn run(app: Arc<App>, http: Arc<Http>) {
    while !app.stopping() {
        tokio::select! {
            () = app.wakeups.panels.notified() => {}
            () = app.stopped() => return,
        }
        for waiting in app.open_panels.waiting() {
            refresh(&app, &http, &waiting).await;
        }
    }
}

/// Redraws a panel if its player is due now or the game is over.
async fn refresh(app: &App, http: &Arc<Http>, waiting: &OpenPanel) {
    // A lobby has no table yet.
    let Ok(loaded) = app.games.load(waiting.mark.game).await else { return };
    let due = loaded.table.position().due();
    let Some(seat) = loaded.seat_of(waiting.invocation.user) else { return };
    let changed = due.contains(seat) || due.is_empty() || !loaded.row.status.is_open();
    if !changed || !app.open_panels.claim(waiting) {
        return;
    }
    let Ok(reply) = panel::open(app, &waiting.invocation, &loaded, None).await else { return };
    let responder = Responder::of_token(http, waiting.invocation.id, &waiting.token);
    if let Err(error) = responder.replace(&reply).await {
        tracing::debug!(%error, "a panel can no longer be edited");
    }
}
