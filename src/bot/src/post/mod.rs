//! The posts of a game, made from the outbox at the moment of delivery: words, pictures, and whom they call.

mod film;
mod personal;
mod row;
mod turn;

use archipel_store::{FILM, Post, UserId};
use archipel_words::{Args, Lang, say};

use crate::desk::Desk;
use crate::error::Error;
use crate::reply::Reply;
use crate::time::{Wishes, absence, reminders};
use crate::{consent, invitation, lobby};

/// The message of an outbox row; `None` if there is nothing left to say.
pub async fn write(desk: &Desk, post: &Post) -> Result<Option<Reply>, Error> {
    let Some(number) = post.game else { return Ok(None) };
    match post.kind.as_str() {
        "lobby" => return Ok(Some(lobby::card(&desk.store.game(number).await?, None))),
        reminders::KIND => return personal::remind(desk, post).await,
        "unreachable" => return personal::unreachable(desk, number, post).await,
        "abandoned" => {
            let lang = Lang::from_locale(&desk.store.game(number).await?.language);
            let args = Args::new().with("number", number.get());
            return Ok(Some(Reply::text(say(lang, "post-abandoned", &args))));
        }
        _ => {}
    }
    let sitting = desk.fresh_sitting(number).await?;
    let lang = sitting.channel_lang();
    let n = post.payload["n"].as_u64().and_then(|n| u32::try_from(n).ok()).unwrap_or(0);
    let reply = match post.kind.as_str() {
        "opening" => Some(turn::opening(desk, &sitting, &post.payload).await?),
        "turn" => turn::turn(desk, &sitting, n, &post.payload).await?,
        FILM => film::film(desk, &sitting).await?,
        "moved" => Some(turn::undone(desk, &sitting, say(lang, "post-moved", &Args::new())).await),
        "undone" => Some(turn::undone(desk, &sitting, say(lang, "post-undone", &Args::new())).await),
        "taken-back" => {
            let entry = sitting.table.record().entries.iter().find(|entry| entry.n == n);
            let player = entry.map(|entry| sitting.voice(lang).name(entry.seat)).unwrap_or_default();
            let told = say(lang, "post-taken-back", &Args::new().with("player", player));
            Some(turn::undone(desk, &sitting, told).await)
        }
        invitation::OPEN => invitation::message(&sitting, post)?,
        invitation::CLOSED => invitation::closed(&sitting, post)?,
        "due" => personal::due(desk, &sitting, post).await?,
        "next" => personal::next(desk, &sitting, post).await?,
        "ballot" => {
            let ballot = absence::of_post(desk, number, &post.payload).await?;
            ballot
                .filter(|ballot| ballot.result.is_none())
                .and_then(|ballot| absence::message(&sitting, &ballot))
        }
        "consent" => {
            let kind = post.payload["kind"].as_str().unwrap_or_default();
            desk.store.open_consent(number, kind).await?.and_then(|asked| consent::message(&sitting, &asked))
        }
        other => {
            tracing::error!(kind = other, "an outbox row of unknown kind is skipped");
            None
        }
    };
    match (reply, post.kind.as_str()) {
        // Who is called by a turn, and when, was settled when the turn was written.
        (reply, "opening" | "turn" | "due" | "next") => Ok(reply),
        (Some(reply), _) => let_sleep(desk, post, reply).await.map(Some),
        (None, _) => Ok(None),
    }
}

/// Whoever has quiet hours or is on vacation is named and not woken.
async fn let_sleep(desk: &Desk, post: &Post, mut reply: Reply) -> Result<Reply, Error> {
    let Some(number) = post.game.filter(|_| !reply.mentions.is_empty()) else { return Ok(reply) };
    let (people, now) = (desk.store.people_of(number).await?, desk.clock.now());
    let awake = |user: &UserId| {
        let person = people.iter().find(|person| person.user == *user);
        Wishes::of(person).hours().next_open(now) <= now
    };
    reply.mentions.retain(awake);
    Ok(reply)
}

pub use personal::instead;
