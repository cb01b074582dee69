//! Renders outbox rows to messages at the moment of delivery: text, pictures and mentions.

mod direct_messages;
mod film;
mod turn;
mod turn_digest;

use archipel_store::{Post, PostBody, UserId, VoteStatus};
use archipel_words::{Args, Lang, tr};

use crate::app::App;
use crate::error::Error;
use crate::loaded_game::LoadedGame;
use crate::reply::Reply;
use crate::schedule::UserSettings;
use crate::votes::{self, absence};
use crate::{lobby, open_offers};

/// The message of an outbox row; `None` if there is nothing left to say.
pub async fn write(app: &App, post: &Post) -> Result<Option<Reply>, Error> {
    let Some(number) = post.game else { return Ok(None) };
    let reply = match &post.body {
        PostBody::Lobby {} => {
            return Ok(Some(lobby::card_with_picture(app, &app.store.game(number).await?).await));
        }
        PostBody::Reminder(reminder) => return direct_messages::remind(app, post, reminder).await,
        PostBody::Unreachable {} => return direct_messages::unreachable(app, number, post).await,
        PostBody::Abandoned { .. } => {
            let lang = Lang::from_locale(&app.store.game(number).await?.language);
            let args = Args::new().with("number", number.get());
            return Ok(Some(Reply::text(tr(lang, "post-abandoned", &args))));
        }
        // Mentions of a turn were decided when the turn was stored.
        PostBody::Opening(mentions) => {
            return turn::opening(app, &*app.games.load_fresh(number).await?, mentions).await.map(Some);
        }
        PostBody::Turn(told) => return turn::turn(app, &*app.games.load_fresh(number).await?, told).await,
        PostBody::Due(due) => {
            return direct_messages::due(app, &*app.games.load_fresh(number).await?, post, *due).await;
        }
        PostBody::Next(next) => {
            return direct_messages::next(app, &*app.games.load_fresh(number).await?, post, *next).await;
        }
        PostBody::Film {} => film::film(app, &app.games.load_fresh(number).await?).await?,
        PostBody::Moved {} => Some(moved(app, &*app.games.load_fresh(number).await?).await),
        PostBody::Undone(_) => Some(undone(app, &*app.games.load_fresh(number).await?).await),
        PostBody::TakenBack(undo) => {
            Some(taken_back(app, &*app.games.load_fresh(number).await?, undo.n).await)
        }
        PostBody::OpenOffer(offer) => open_offers::message(&*app.games.load_fresh(number).await?, *offer)?,
        PostBody::ClosedOffer(offer) => open_offers::closed(&*app.games.load_fresh(number).await?, *offer)?,
        PostBody::AbsenceVote { user, dedup_key } => {
            let loaded = app.games.load_fresh(number).await?;
            let vote = app.store.absence_vote_about(number, *user, dedup_key).await?;
            let open = vote.filter(|vote| vote.status == VoteStatus::Open);
            open.and_then(|vote| absence::message(&loaded, &vote))
        }
        PostBody::Vote { kind } => {
            let loaded = app.games.load_fresh(number).await?;
            app.store.open_vote_of(number, *kind).await?.and_then(|vote| votes::undo::message(&loaded, &vote))
        }
    };
    match reply {
        Some(reply) => let_sleep(app, post, reply).await.map(Some),
        None => Ok(None),
    }
}

async fn moved(app: &App, loaded: &LoadedGame) -> Reply {
    turn::undone(app, loaded, tr(loaded.channel_lang(), "post-moved", &Args::new())).await
}

async fn undone(app: &App, loaded: &LoadedGame) -> Reply {
    turn::undone(app, loaded, tr(loaded.channel_lang(), "post-undone", &Args::new())).await
}

/// Entry `n` is the undo.
async fn taken_back(app: &App, loaded: &LoadedGame, n: u32) -> Reply {
    let lang = loaded.channel_lang();
    let entry = loaded.table.record().entries.iter().find(|entry| entry.n == n);
    let player = entry.map(|entry| loaded.translator(lang).name(entry.seat)).unwrap_or_default();
    turn::undone(app, loaded, tr(lang, "post-taken-back", &Args::new().with("player", player))).await
}

/// Players in their quiet hours or on vacation are named but not pinged.
async fn let_sleep(app: &App, post: &Post, mut reply: Reply) -> Result<Reply, Error> {
    let Some(number) = post.game.filter(|_| !reply.mentions.is_empty()) else { return Ok(reply) };
    let (people, now) = (app.store.users_of_game(number).await?, app.clock.now());
    let awake = |user: &UserId| {
        let person = people.iter().find(|person| person.user == *user);
        UserSettings::of(person).hours().next_open(now) <= now
    };
    reply.mentions.retain(awake);
    Ok(reply)
}

pub use direct_messages::instead;
