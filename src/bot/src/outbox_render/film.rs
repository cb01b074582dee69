//! Posts the animation of a finished game after the final score. Later posts do not wait for it. If the animation queue is
//! busy, nothing is posted, and players can use the button under the score.

use std::sync::Arc;
use std::time::Duration;

use archipel_store::GameNumber;

use crate::app::App;
use crate::error::Error;
use crate::image_service::film::Wait;
use crate::loaded_game::LoadedGame;
use crate::reply::Reply;
use crate::views;

/// Shorter games, such as ones abandoned at once, get no animation.
const FEWEST_TURNS: usize = 3;
/// Well below the lease of the outbox worker.
const LONGEST: Duration = Duration::from_secs(45);

pub async fn film(app: &App, loaded: &Arc<LoadedGame>) -> Result<Option<Reply>, Error> {
    let number = loaded.row.number;
    if loaded.table.position().outcome().is_none() || views::turns(loaded).len() < FEWEST_TURNS {
        return Ok(None);
    }
    let Ok(ticket) = app.images.films.ticket() else { return Ok(left_out(number)) };
    let lang = loaded.channel_lang();
    let film = app.images.films.make(Arc::clone(loaded), lang.into(), ticket, Wait::default());
    tokio::select! {
        made = tokio::time::timeout(LONGEST, film) => Ok(match made {
            Ok(Some(film)) => Some(views::film_shown(loaded, lang, film)),
            Ok(None) | Err(_) => left_out(number),
        }),
        // The next start of the program posts it.
        () = app.stopped() => Err(Error::Fault("the program stops before a film is made".to_owned())),
    }
}

fn left_out(number: GameNumber) -> Option<Reply> {
    tracing::warn!(game = number.get(), "the film of a game is not posted; its button makes it");
    None
}
