//! `/game move`: continues a game in another channel of its server, for example because its channel was deleted.

use archipel_store::{GameNumber, NewPost, PostBody, Status, StoreError, StoredGame};
use archipel_words::{Args, tr};

use super::may_abandon;
use crate::app::App;
use crate::error::{Denial, Error};
use crate::invocation::Invocation;
use crate::reply::Reply;

/// Moves a game to this channel. Open games of other servers are treated as unknown.
pub async fn bring(app: &App, invocation: &Invocation, number: u32) -> Result<Reply, Error> {
    let number = GameNumber::new(number.into());
    let known = match app.store.game(number).await {
        Ok(game) => Some(game).filter(|game| Some(game.guild) == invocation.guild),
        Err(StoreError::NoGame(_)) => None,
        Err(error) => return Err(error.into()),
    };
    let game = known.ok_or(Error::Denied(Denial::NoSuchGame))?;
    may_abandon(&game, invocation)?;
    if game.channel == invocation.channel {
        return Err(Error::Denied(Denial::AlreadyHere));
    }
    let body = if game.status == Status::Lobby { PostBody::Lobby {} } else { PostBody::Moved {} };
    let post = NewPost::new(invocation.channel, body);
    match app.store.move_game(number, invocation.channel, &[post], &invocation.context(app.clock.now())).await
    {
        Ok(_) | Err(StoreError::Repeated { .. }) => {}
        Err(error) => return Err(error.into()),
    }
    app.games.forget(number);
    app.wakeups.outbox.notify_one();
    Ok(Reply::text(tr(invocation.lang, "moved", &Args::new().with("number", number.get()))))
}

/// The games that the user may move here, for autocomplete.
pub async fn movable(app: &App, invocation: &Invocation) -> Result<Vec<StoredGame>, Error> {
    let mut games = app.store.games_of_user(invocation.user).await?;
    games.retain(|game| {
        Some(game.guild) == invocation.guild
            && game.channel != invocation.channel
            && may_abandon(game, invocation).is_ok()
    });
    Ok(games)
}
