//! A press on a reply button of an open offer.

use std::sync::Arc;

use archipel_rules::{Answer, GameId, Id, VERB};

use super::{Asking, answer, open};
use crate::answer_path::{self, Fill, Next};
use crate::app::App;
use crate::error::{Denial, Error};
use crate::game_service::Change;
use crate::invocation::Invocation;
use crate::loaded_game::LoadedGame;
use crate::reply::Reply;

/// Handles a reply button. It belongs to its offer, not to an entry: the game may have moved on meanwhile.
pub async fn reply(
    app: &App,
    invocation: &Invocation,
    loaded: &Arc<LoadedGame>,
    path: &[Id],
) -> Result<Reply, Error> {
    let seat = loaded.own_seat(invocation.user)?;
    match answer_path::follow(loaded.table.position(), seat, path, Fill::Nothing) {
        Next::Question(_) => {
            answer(app, invocation, loaded, loaded.table.next_number(), path, Asking::Usual).await
        }
        Next::Action(action) => act(app, invocation, loaded, action).await,
        // Not offered: the rules say why.
        Next::Nowhere => {
            match spelt(loaded.row.game, path).and_then(|answers| loaded.row.game.from_answers(&answers)) {
                Some(action) => act(app, invocation, loaded, action).await,
                None => Err(Error::Denied(Denial::OfferClosed)),
            }
        }
    }
}

async fn act(
    app: &App,
    invocation: &Invocation,
    loaded: &LoadedGame,
    action: archipel_rules::Action,
) -> Result<Reply, Error> {
    let context = invocation.context(app.clock.now());
    let fresh =
        app.games.act(loaded.row.number, invocation.user, None, &Change::Act(action), &context).await?;
    open(app, invocation, &fresh, None).await
}

/// A path with the names of its verb's questions.
fn spelt(game: GameId, path: &[Id]) -> Option<Vec<Answer>> {
    let (verb, rest) = path.split_first()?;
    let known = game.verbs().iter().find(|known| known.id == verb.as_str())?;
    let rest = known.params.iter().zip(rest).map(|(param, id)| Answer { param: param.name, id: *id });
    Some([Answer { param: VERB, id: *verb }].into_iter().chain(rest).collect())
}
