//! What is meant for one person: that they are due, that they are next, reminders, and a note to the host. As a
//! direct message in the reader's language; in the channel where the reader wishes that or takes no direct messages.

use archipel_rules::{Position, Seat, Viewer};
use archipel_store::{Game, GameNumber, NewPost, Post, Status, UserId};
use archipel_words::{Args, Lang, Voice, say};
use serde_json::json;
use serenity::all::ButtonStyle;

use super::turn::{call, deadlines, table_buttons};
use crate::component::{ComponentId, Press};
use crate::computer;
use crate::desk::Desk;
use crate::error::Error;
use crate::hall::Sitting;
use crate::reply::{Button, Reply};
use crate::time::reminders;

/// Discord's own rows leave room for so many games beside the snooze.
const MOST_GAMES: usize = 8;

/// The language of a direct message's reader, or of the channel.
async fn language(desk: &Desk, post: &Post, channel: Lang) -> Result<Lang, Error> {
    let Some(user) = post.user else { return Ok(channel) };
    let person = desk.store.person(user).await?;
    let locale = person.map(|person| person.locale).filter(|locale| !locale.is_empty());
    Ok(locale.map_or(channel, |locale| Lang::from_locale(&locale)))
}

/// Whom a post is about: the reader of a direct message, or the one it calls.
fn reader(post: &Post) -> Option<UserId> {
    post.user.or_else(|| post.payload["user"].as_u64().map(UserId::new))
}

fn heading(game: &Game, position: &Position, lang: Lang) -> String {
    let voice = Voice { lang, game: Some(game.game), names: &[] };
    let args = Args::new()
        .with("title", voice.say("title", &Args::new()))
        .with("number", game.number.get())
        .with("round", position.progress().round);
    say(lang, "panel-heading", &args)
}

/// "It is your turn."
pub async fn due(desk: &Desk, sitting: &Sitting, post: &Post) -> Result<Option<Reply>, Error> {
    let lang = language(desk, post, sitting.channel_lang()).await?;
    let position = sitting.table.position();
    let seat =
        reader(post).and_then(|user| sitting.seat_of(user)).filter(|seat| position.due().contains(*seat));
    let Some(seat) = seat.filter(|_| sitting.game.status == Status::Running) else { return Ok(None) };
    let voice = sitting.voice(lang);
    let mut text = vec![heading(&sitting.game, position, lang)];
    let mut mentions = Vec::new();
    if post.user.is_some() {
        text.push(format!("👉 {}", voice.phrase(&position.task(seat, Viewer::Seat(seat)))));
        text.push(place(&sitting.game, lang));
    } else {
        let task = |seat| voice.phrase(&position.task(seat, Viewer::Public));
        mentions = call(sitting, archipel_rules::Seats::one(seat), &[], &mut text, task);
    }
    text.extend(deadlines(desk, sitting, archipel_rules::Seats::one(seat)).await?);
    let reply = Reply { mentions, ..Reply::text(text.join("\n")) };
    Ok(Some(reply.buttons(table_buttons(sitting))))
}

/// "You are next."
pub async fn next(desk: &Desk, sitting: &Sitting, post: &Post) -> Result<Option<Reply>, Error> {
    let lang = language(desk, post, sitting.channel_lang()).await?;
    let position = sitting.table.position();
    let seat =
        reader(post).and_then(|user| sitting.seat_of(user)).filter(|seat| !position.due().contains(*seat));
    let told = seat.filter(|_| sitting.game.status == Status::Running).map(|_| {
        let text = [
            heading(&sitting.game, position, lang),
            say(lang, "dm-next", &Args::new()),
            place(&sitting.game, lang),
        ];
        Reply::text(text.join("\n"))
    });
    Ok(told)
}

fn place(game: &Game, lang: Lang) -> String {
    say(lang, "dm-place", &Args::new().with("channel", format!("<#{}>", game.channel)))
}

/// A game in which somebody is still due.
struct Waiting {
    game: Game,
    position: Position,
    seat: Seat,
}

/// Where the games of a reminder stand: from the hall, or from their snapshots, without a replay.
async fn waiting(desk: &Desk, user: UserId, games: &[GameNumber]) -> Result<Vec<Waiting>, Error> {
    let mut waiting = Vec::new();
    for number in games {
        let game = desk.store.game(*number).await?;
        let Some(seat) = game.seat_of(user).filter(|_| game.status == Status::Running) else { continue };
        let position = desk.position(&game).await?;
        if position.due().contains(seat) {
            waiting.push(Waiting { game, position, seat });
        }
    }
    Ok(waiting)
}

/// A friendly reminder: of one game, or of several at once.
pub async fn remind(desk: &Desk, post: &Post) -> Result<Option<Reply>, Error> {
    let Some(user) = reader(post) else { return Ok(None) };
    let waiting = waiting(desk, user, &games(post)).await?;
    let Some(first) = waiting.first() else { return Ok(None) };
    let lang = language(desk, post, Lang::from_locale(&first.game.language)).await?;
    let greeting = say(lang, "post-reminder", &Args::new());
    let mut text = match post.user {
        Some(_) => vec![format!("⏰ {greeting}")],
        None => vec![format!("⏰ {greeting} · <@{user}>")],
    };
    text.extend(waiting.iter().map(|one| line(one, post, lang)));
    let alone = waiting.len() == 1;
    let mut buttons: Vec<Button> =
        waiting.iter().take(MOST_GAMES).map(|one| play(one, alone, lang)).collect();
    let numbers: Vec<GameNumber> = waiting.iter().take(MOST_GAMES).map(|one| one.game.number).collect();
    let id = ComponentId::new(first.game.number, 0, Press::Snooze(numbers));
    buttons.push(Button::new(id, say(lang, "button-snooze", &Args::new())));
    let mentions = if post.user.is_some() { Vec::new() } else { vec![user] };
    let reply = Reply { mentions, ..Reply::text(text.join("\n")) };
    Ok(Some(reply.buttons(buttons)))
}

fn line(one: &Waiting, post: &Post, lang: Lang) -> String {
    let names: Vec<String> = one.game.seats.iter().map(computer::name).collect();
    let voice = Voice { lang, game: Some(one.game.game), names: &names };
    // What is private stays private in a channel.
    let viewer = if post.user.is_some() { Viewer::Seat(one.seat) } else { Viewer::Public };
    let task = voice.phrase(&one.position.task(one.seat, viewer));
    let elsewhere = post.user.is_some() || one.game.channel != post.channel;
    let place = if elsewhere { format!(" · <#{}>", one.game.channel) } else { String::new() };
    format!("👉 {}{place} — {task}", heading(&one.game, &one.position, lang))
}

fn play(one: &Waiting, alone: bool, lang: Lang) -> Button {
    let label = say(lang, "button-play", &Args::new());
    let label = if alone { label } else { format!("{label} · {}", one.game.number) };
    Button::new(ComponentId::new(one.game.number, 0, Press::Play), label).style(ButtonStyle::Success)
}

fn games(post: &Post) -> Vec<GameNumber> {
    let numbers = post.payload["games"].as_array().into_iter().flatten();
    numbers.filter_map(serde_json::Value::as_u64).map(GameNumber::new).collect()
}

/// To the host: the channel takes no posts any more.
pub async fn unreachable(desk: &Desk, number: GameNumber, post: &Post) -> Result<Option<Reply>, Error> {
    let game = desk.store.game(number).await?;
    if game.unreachable.is_none() || !game.status.is_open() {
        return Ok(None);
    }
    let lang = language(desk, post, Lang::from_locale(&game.language)).await?;
    let voice = Voice { lang, game: Some(game.game), names: &[] };
    let args = Args::new()
        .with("title", voice.say("title", &Args::new()))
        .with("number", number.get())
        .with("channel", format!("<#{}>", game.channel));
    Ok(Some(Reply::text(say(lang, "dm-unreachable", &args))))
}

/// What is posted in the channel in place of a direct message that its reader does not take.
pub async fn instead(desk: &Desk, post: &Post) -> Result<Vec<NewPost>, Error> {
    let (Some(number), Some(user)) = (post.game, post.user) else { return Ok(Vec::new()) };
    match post.kind.as_str() {
        "due" => {
            let channel = desk.store.game(number).await?.channel;
            Ok(vec![NewPost::new(channel, "due", json!({ "user": user }))])
        }
        reminders::KIND => {
            let mut games_of = Vec::new();
            for number in games(post) {
                games_of.push(desk.store.game(number).await?);
            }
            Ok(reminders::instead(user, &games_of, desk.clock.now()))
        }
        // A heads-up and a note to a host who cannot be reached are not worth a post.
        _ => Ok(Vec::new()),
    }
}
