//! Messages for one person: turn calls, heads-ups, reminders, and notes to the host. Sent as a direct message in the
//! reader's language, or in the channel if the reader prefers that or accepts no direct messages.

use archipel_rules::{Position, Seat, Viewer};
use archipel_store::{
    DuePost, GameNumber, NewPost, Post, PostBody, ReminderPost, Status, StoredGame, UserId,
};
use archipel_words::{Args, Lang, Translator, tr};
use serenity::all::ButtonStyle;

use super::turn::{call, deadlines, table_buttons};
use crate::ai_seats;
use crate::app::App;
use crate::custom_id::{ComponentId, Press};
use crate::error::Error;
use crate::loaded_game::LoadedGame;
use crate::reply::{Button, Reply};
use crate::schedule::reminders;

/// Maximum number of games in one reminder; leaves room for the snooze button.
const MOST_GAMES: usize = 8;

/// The language of the reader of a direct message, otherwise of the channel.
async fn language(app: &App, post: &Post, channel: Lang) -> Result<Lang, Error> {
    let Some(user) = post.user else { return Ok(channel) };
    let person = app.store.user(user).await?;
    let locale = person.map(|person| person.locale).filter(|locale| !locale.is_empty());
    Ok(locale.map_or(channel, |locale| Lang::from_locale(&locale)))
}

/// The user that a post is about: the reader of a direct message, or the user it mentions.
fn audience(post: &Post, called: Option<UserId>) -> Option<UserId> {
    post.user.or(called)
}

fn heading(game: &StoredGame, position: &Position, lang: Lang) -> String {
    let translator = Translator { lang, game: Some(game.game), names: &[], icons: true };
    let args = Args::new()
        .with("title", translator.tr("title", &Args::new()))
        .with("number", game.number.get())
        .with("round", position.progress().round);
    tr(lang, "panel-heading", &args)
}

/// "It is your turn."
pub async fn due(app: &App, loaded: &LoadedGame, post: &Post, body: DuePost) -> Result<Option<Reply>, Error> {
    let lang = language(app, post, loaded.channel_lang()).await?;
    let position = loaded.table.position();
    let seat = audience(post, body.user)
        .and_then(|user| loaded.seat_of(user))
        .filter(|seat| position.due().contains(*seat));
    let Some(seat) = seat.filter(|_| loaded.row.status == Status::Running) else { return Ok(None) };
    let translator = loaded.translator(lang);
    let (mut text, mut mentions) = (Vec::new(), Vec::new());
    if post.user.is_some() {
        text.push(heading(&loaded.row, position, lang));
        text.push(format!("👉 {}", translator.phrase(&position.prompt(seat, Viewer::Seat(seat)))));
        text.push(place(&loaded.row, lang));
        text.extend(deadlines(app, loaded, archipel_rules::Seats::one(seat)).await?);
    } else {
        let task = |seat| translator.phrase(&position.prompt(seat, Viewer::Public));
        text.extend(deadlines(app, loaded, archipel_rules::Seats::one(seat)).await?);
        mentions = call(loaded, archipel_rules::Seats::one(seat), &[], &mut text, task);
    }
    let reply = Reply { mentions, ..Reply::text(text.join("\n")) };
    Ok(Some(reply.buttons(table_buttons(loaded))))
}

/// "You are next."
pub async fn next(
    app: &App,
    loaded: &LoadedGame,
    post: &Post,
    body: DuePost,
) -> Result<Option<Reply>, Error> {
    let lang = language(app, post, loaded.channel_lang()).await?;
    let position = loaded.table.position();
    let seat = audience(post, body.user)
        .and_then(|user| loaded.seat_of(user))
        .filter(|seat| !position.due().contains(*seat));
    let told = seat.filter(|_| loaded.row.status == Status::Running).map(|_| {
        let text = [
            heading(&loaded.row, position, lang),
            tr(lang, "dm-next", &Args::new()),
            place(&loaded.row, lang),
        ];
        Reply::text(text.join("\n"))
    });
    Ok(told)
}

fn place(game: &StoredGame, lang: Lang) -> String {
    tr(lang, "dm-place", &Args::new().with("channel", format!("<#{}>", game.channel)))
}

/// A game in which the user is still due.
struct Waiting {
    game: StoredGame,
    position: Position,
    seat: Seat,
}

/// The games of a reminder in which the user is still due; taken from the cache or from snapshots, without a replay.
async fn waiting(app: &App, user: UserId, games: &[GameNumber]) -> Result<Vec<Waiting>, Error> {
    let mut waiting = Vec::new();
    for number in games {
        let game = app.store.game(*number).await?;
        let Some(seat) = game.seat_of(user).filter(|_| game.status == Status::Running) else { continue };
        let position = app.games.position(&game).await?;
        if position.due().contains(seat) {
            waiting.push(Waiting { game, position, seat });
        }
    }
    Ok(waiting)
}

/// A friendly reminder: of one game, or of several at once.
pub async fn remind(app: &App, post: &Post, body: &ReminderPost) -> Result<Option<Reply>, Error> {
    let user = post.user.unwrap_or(body.user);
    let waiting = waiting(app, user, &body.games).await?;
    let Some(first) = waiting.first() else { return Ok(None) };
    let lang = language(app, post, Lang::from_locale(&first.game.language)).await?;
    let greeting = tr(lang, "post-reminder", &Args::new());
    let called = Args::new().with("greeting", &greeting).with("player", format!("<@{user}>"));
    let mut text = match post.user {
        Some(_) => vec![format!("⏰ {greeting}")],
        None => vec![tr(lang, "glue-reminder", &called)],
    };
    text.extend(waiting.iter().map(|one| line(one, post, lang)));
    let alone = waiting.len() == 1;
    let mut buttons: Vec<Button> =
        waiting.iter().take(MOST_GAMES).map(|one| play(one, alone, lang)).collect();
    let numbers: Vec<GameNumber> = waiting.iter().take(MOST_GAMES).map(|one| one.game.number).collect();
    let id = ComponentId::new(first.game.number, 0, Press::Snooze(numbers));
    buttons.push(Button::new(id, tr(lang, "button-snooze", &Args::new())));
    let mentions = if post.user.is_some() { Vec::new() } else { vec![user] };
    let reply = Reply { mentions, ..Reply::text(text.join("\n")) };
    Ok(Some(reply.buttons(buttons)))
}

fn line(one: &Waiting, post: &Post, lang: Lang) -> String {
    let names: Vec<String> = one.game.seats.iter().map(ai_seats::name).collect();
    let translator = Translator { lang, game: Some(one.game.game), names: &names, icons: true };
    // A post in the channel must not contain private information.
    let viewer = if post.user.is_some() { Viewer::Seat(one.seat) } else { Viewer::Public };
    let task = translator.phrase(&one.position.prompt(one.seat, viewer));
    let elsewhere = post.user.is_some() || one.game.channel != post.channel;
    let channel = Args::new().with("channel", format!("<#{}>", one.game.channel));
    let place = if elsewhere { tr(lang, "glue-place", &channel) } else { String::new() };
    let args = Args::new()
        .with("game", heading(&one.game, &one.position, lang))
        .with("place", place)
        .with("task", task);
    tr(lang, "glue-due", &args)
}

fn play(one: &Waiting, alone: bool, lang: Lang) -> Button {
    let label = tr(lang, "button-play", &Args::new());
    let label = if alone { label } else { format!("{label} · {}", one.game.number) };
    Button::new(ComponentId::new(one.game.number, 0, Press::Play), label).style(ButtonStyle::Success)
}

/// Tells the host that the channel accepts no posts any more.
pub async fn unreachable(app: &App, number: GameNumber, post: &Post) -> Result<Option<Reply>, Error> {
    let game = app.store.game(number).await?;
    if game.channel_error.is_none() || !game.status.is_open() {
        return Ok(None);
    }
    let lang = language(app, post, Lang::from_locale(&game.language)).await?;
    let translator = Translator { lang, game: Some(game.game), names: &[], icons: true };
    let args = Args::new()
        .with("title", translator.tr("title", &Args::new()))
        .with("number", number.get())
        .with("channel", format!("<#{}>", game.channel));
    Ok(Some(Reply::text(tr(lang, "dm-unreachable", &args))))
}

/// The post in the channel that replaces a direct message which its reader does not accept.
pub async fn instead(app: &App, post: &Post) -> Result<Vec<NewPost>, Error> {
    let (Some(number), Some(user)) = (post.game, post.user) else { return Ok(Vec::new()) };
    match &post.body {
        PostBody::Due(_) => {
            let channel = app.store.game(number).await?.channel;
            Ok(vec![NewPost::new(channel, PostBody::Due(DuePost { entry: None, user: Some(user) }))])
        }
        PostBody::Reminder(reminder) => {
            let mut games_of = Vec::new();
            for number in &reminder.games {
                games_of.push(app.store.game(*number).await?);
            }
            Ok(reminders::instead(user, &games_of, app.clock.now()))
        }
        // A heads-up and a note to a host who cannot be reached are not worth a post.
        _ => Ok(Vec::new()),
    }
}
