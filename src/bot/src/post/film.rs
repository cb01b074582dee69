//! The film of a game that has ended, posted by itself after the final score. Nothing waits for it (the store lets later
//! posts pass), and it waits for nobody: where films are made one after another, the button under the score stays.

use std::sync::Arc;
use std::time::Duration;

use archipel_store::GameNumber;

use crate::desk::Desk;
use crate::error::Error;
use crate::hall::Sitting;
use crate::look;
use crate::reply::Reply;
use crate::studio::film::Wait;

/// A game of fewer turns, given up at once perhaps, is no film.
const FEWEST_TURNS: usize = 3;
/// Well within the courier's lease.
const LONGEST: Duration = Duration::from_secs(45);

pub async fn film(desk: &Desk, sitting: &Arc<Sitting>) -> Result<Option<Reply>, Error> {
    let number = sitting.game.number;
    if sitting.table.position().outcome().is_none() || look::turns(sitting).len() < FEWEST_TURNS {
        return Ok(None);
    }
    let Ok(ticket) = desk.studio.films.ticket() else { return Ok(left_out(number)) };
    let lang = sitting.channel_lang();
    let film = desk.studio.films.make(Arc::clone(sitting), lang.into(), ticket, Wait::default());
    tokio::select! {
        made = tokio::time::timeout(LONGEST, film) => Ok(match made {
            Ok(Some(film)) => Some(look::film_shown(sitting, lang, film)),
            Ok(None) | Err(_) => left_out(number),
        }),
        // The next start of the program posts it.
        () = desk.stopped() => Err(Error::Fault("the program stops before a film is made".to_owned())),
    }
}

fn left_out(number: GameNumber) -> Option<Reply> {
    tracing::warn!(game = number.get(), "the film of a game is not posted; its button makes it");
    None
}
