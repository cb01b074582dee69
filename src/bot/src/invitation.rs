//! What one player proposes to others beside the turn, an offer of trade for one: posted with buttons, answered by
//! whoever is first, and edited when it is no longer open. The game never waits for it.

use std::sync::Arc;

use archipel_rules::{Answer, GameId, Id, Invitation, Seat, Table, VERB, Viewer};
use archipel_store::{MessageId, NewPost, Post};
use archipel_words::{Args, Lang, join_lines, say};
use serde_json::json;
use serenity::all::ButtonStyle;

use crate::component::{ComponentId, Press};
use crate::desk::Desk;
use crate::error::Error;
use crate::hall::{Deed, Sitting};
use crate::look;
use crate::panel;
use crate::reply::{Button, Reply};
use crate::request::Request;
use crate::walk::{self, Next};

/// The post of an open invitation.
pub const OPEN: &str = "invitation";
/// The edit of that post when it is open no longer.
pub const CLOSED: &str = "closed-invitation";
const MAX_LINES: usize = 1200;

/// What the channel is told of the invitations that a deed, the entries from this one on, opened and closed.
pub fn posts(sitting: &Sitting, table: &Table, from: u32) -> Vec<NewPost> {
    let numbers = |table: &Table| -> Vec<u32> {
        table.position().invitations(Viewer::Public).iter().map(|invitation| invitation.number).collect()
    };
    let (before, after) = (numbers(&sitting.table), numbers(table));
    let post = |kind: &str, number: &u32| {
        NewPost::new(sitting.game.channel, kind, json!({ "number": number, "from": from }))
    };
    let closed = before.iter().filter(|number| !after.contains(number)).map(|number| post(CLOSED, number));
    let opened = after.iter().filter(|number| !before.contains(number)).map(|number| post(OPEN, number));
    closed.chain(opened).collect()
}

/// The message of an invitation. Where it was answered before anybody could read it, it tells both at once; `None` if it
/// was taken back.
pub fn message(sitting: &Sitting, post: &Post) -> Result<Option<Reply>, Error> {
    let invitations = sitting.table.position().invitations(Viewer::Public);
    let Some(invitation) = invitations.iter().find(|invitation| Some(invitation.number) == number(post))
    else {
        return match end_of(sitting, post)? {
            Some(end) => over(sitting, post, end),
            None => Ok(None),
        };
    };
    let lang = sitting.channel_lang();
    // A computer's offer is not open for long: nobody is fetched for it.
    let by_computer = sitting.game.seated(invitation.from).is_some_and(|seated| seated.level().is_some());
    let called = if by_computer { Vec::new() } else { sitting.users(invitation.to) };
    let mentions: Vec<String> = called.iter().map(|user| format!("<@{user}>")).collect();
    let text = format!("{}\n{}", line(sitting, lang, invitation), mentions.join(" "));
    let buttons = replies(sitting, lang, invitation);
    let buttons = if buttons.is_empty() {
        // Its terms are between two players: the addressee looks at them in private.
        let look = ComponentId::new(sitting.game.number, 0, Press::Play);
        vec![Button::new(look, say(lang, "button-look", &Args::new())).style(ButtonStyle::Primary)]
    } else {
        buttons
    };
    Ok(Some(Reply { mentions: called, ..Reply::text(text.trim_end().to_owned()) }.buttons(buttons)))
}

/// The entry by which an invitation that a post opened was closed.
fn end_of(sitting: &Sitting, post: &Post) -> Result<Option<u32>, Error> {
    let opened = entry(post);
    for step in sitting.table.steps().iter().filter(|step| step.n > opened) {
        if open_after(sitting, step.n, post)?.is_none() {
            return Ok(Some(step.n));
        }
    }
    Ok(None)
}

/// The invitation as it stood after an entry.
fn open_after(sitting: &Sitting, n: u32, post: &Post) -> Result<Option<Invitation>, Error> {
    let position = sitting.table.position_at(n).map_err(|error| Error::Fault(error.to_string()))?;
    let mut open = position.invitations(Viewer::Public).into_iter();
    Ok(open.find(|invitation| Some(invitation.number) == number(post)))
}

/// What an invitation's message becomes when it is open no longer: what was proposed, and what came of it.
pub fn closed(sitting: &Sitting, post: &Post) -> Result<Option<Reply>, Error> {
    over(sitting, post, entry(post))
}

/// An invitation that was closed by this entry.
fn over(sitting: &Sitting, post: &Post, end: u32) -> Result<Option<Reply>, Error> {
    let lang = sitting.channel_lang();
    let Some(invitation) = open_after(sitting, end.saturating_sub(1), post)? else { return Ok(None) };
    let voice = sitting.voice(lang);
    let step = sitting.table.steps().iter().find(|step| step.n == end);
    let told = step.map(|step| look::tell(&step.events, Viewer::Public, &voice)).unwrap_or_default();
    let mut text = vec![format!("~~{}~~", line(sitting, lang, &invitation))];
    text.push(if told.is_empty() {
        say(lang, "invitation-over", &Args::new())
    } else {
        join_lines(lang, &told, MAX_LINES)
    });
    Ok(Some(Reply::text(text.join("\n"))))
}

/// The message that this post changes; `None`: it is a message of its own.
pub async fn replaced(desk: &Desk, post: &Post) -> Result<Option<MessageId>, Error> {
    match (post.kind.as_str(), post.game, number(post)) {
        (CLOSED, Some(game), Some(number)) => Ok(desk.store.message_of(game, OPEN, "number", number).await?),
        _ => Ok(None),
    }
}

/// What is open to this seat, for its panel.
pub fn open_to(sitting: &Sitting, seat: Seat, lang: Lang) -> (Vec<String>, Vec<Button>) {
    let invitations = sitting.table.position().invitations(Viewer::Seat(seat));
    let own: Vec<&Invitation> =
        invitations.iter().filter(|invitation| invitation.to.contains(seat)).collect();
    let lines = own.iter().map(|invitation| line(sitting, lang, invitation)).collect();
    (lines, own.first().map(|invitation| replies(sitting, lang, invitation)).unwrap_or_default())
}

/// A pressed reply. It is bound to its invitation, not to an entry: the game may have gone on beside it.
pub async fn reply(
    desk: &Desk,
    request: &Request,
    sitting: &Arc<Sitting>,
    path: &[Id],
) -> Result<Reply, Error> {
    let seat = sitting.own_seat(request.user)?;
    match walk::follow(sitting.table.position(), seat, path) {
        Next::Question(_) => {
            panel::answer(desk, request, sitting, sitting.table.next_number(), path, false).await
        }
        Next::Action(action) => act(desk, request, sitting, action).await,
        // Not offered: the rules say why.
        Next::Nowhere => {
            match spelt(sitting.game.game, path).and_then(|answers| sitting.game.game.read(&answers)) {
                Some(action) => act(desk, request, sitting, action).await,
                None => Err(Error::Denied("invitation-over")),
            }
        }
    }
}

async fn act(
    desk: &Desk,
    request: &Request,
    sitting: &Sitting,
    action: archipel_rules::Action,
) -> Result<Reply, Error> {
    let cause = request.cause(desk.clock.now());
    let fresh = desk.act(sitting.game.number, request.user, None, &Deed::Act(action), &cause).await?;
    panel::open(desk, request, &fresh, None).await
}

/// A path with the names of its verb's questions.
fn spelt(game: GameId, path: &[Id]) -> Option<Vec<Answer>> {
    let (verb, rest) = path.split_first()?;
    let known = game.verbs().iter().find(|known| known.id == verb.as_str())?;
    let rest = known.params.iter().zip(rest).map(|(param, id)| Answer { param: param.name, id: *id });
    Some([Answer { param: VERB, id: *verb }].into_iter().chain(rest).collect())
}

/// The entry that a post tells of.
fn entry(post: &Post) -> u32 {
    post.payload["from"].as_u64().and_then(|n| u32::try_from(n).ok()).unwrap_or(0)
}

fn number(post: &Post) -> Option<u32> {
    post.payload["number"].as_u64().and_then(|number| u32::try_from(number).ok())
}

fn line(sitting: &Sitting, lang: Lang, invitation: &Invitation) -> String {
    format!("🤝 {}", sitting.voice(lang).phrase(&invitation.text))
}

fn replies(sitting: &Sitting, lang: Lang, invitation: &Invitation) -> Vec<Button> {
    let voice = sitting.plain_voice(lang);
    let buttons = invitation.replies.iter().enumerate().filter_map(|(index, path)| {
        let id = ComponentId::new(sitting.game.number, 0, Press::Reply(path.clone()));
        let style = if index == 0 { ButtonStyle::Success } else { ButtonStyle::Secondary };
        Some(Button::new(id, voice.verb(path.first()?.as_str())).style(style))
    });
    buttons.collect()
}
