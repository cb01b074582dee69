//! `/game move`: a game goes on in another channel of its server, for instance because its own was deleted.

use archipel_store::{Game, GameNumber, NewPost, Status, StoreError};
use archipel_words::{Args, say};
use serde_json::json;

use super::may_abandon;
use crate::desk::Desk;
use crate::error::Error;
use crate::reply::Reply;
use crate::request::Request;

/// Brings a game here. The open ones of another server are nobody's business here.
pub async fn bring(desk: &Desk, request: &Request, number: u32) -> Result<Reply, Error> {
    let number = GameNumber::new(number.into());
    let known = match desk.store.game(number).await {
        Ok(game) => Some(game).filter(|game| Some(game.guild) == request.guild),
        Err(StoreError::NoGame(_)) => None,
        Err(error) => return Err(error.into()),
    };
    let game = known.ok_or(Error::Denied("denied-no-such-game"))?;
    may_abandon(&game, request)?;
    if game.channel == request.channel {
        return Err(Error::Denied("denied-already-here"));
    }
    let kind = if game.status == Status::Lobby { "lobby" } else { "moved" };
    let post = NewPost::new(request.channel, kind, json!({}));
    match desk.store.move_game(number, request.channel, &[post], &request.cause(desk.clock.now())).await {
        Ok(_) | Err(StoreError::Repeated { .. }) => {}
        Err(error) => return Err(error.into()),
    }
    desk.hall.forget(number);
    desk.courier.notify_one();
    Ok(Reply::text(say(request.lang, "moved", &Args::new().with("number", number.get()))))
}

/// The games that somebody may bring here, for the suggestions.
pub async fn movable(desk: &Desk, request: &Request) -> Result<Vec<Game>, Error> {
    let mut games = desk.store.games_of_user(request.user).await?;
    games.retain(|game| {
        Some(game.guild) == request.guild
            && game.channel != request.channel
            && may_abandon(game, request).is_ok()
    });
    Ok(games)
}
