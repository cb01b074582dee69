//! The lobby of a game: opening, joining and leaving, the start, and the end without a result.

mod card;
mod moving;
mod options;

use std::str::FromStr;

use archipel_rules::{Dice, GameId, Id, Seat, Table};
use archipel_store::{
    ChannelId, Game, GameNumber, Millis, NewGame, NewPost, Occupant, SeatTime, Sitter, Start, Status,
    StoreError, UserId,
};
use archipel_words::{Args, Lang, say};
use serde_json::json;
use serenity::all::ButtonStyle;

pub use card::{card, info, refresh_card, remember_card, seed_hash, without_buttons};
pub use moving::{bring, movable};
pub use options::{all_options, option_words, options_card, set_option};

use crate::calls::{Calls, Handover};
use crate::commit;
use crate::component::{ComponentId, Press};
use crate::desk::Desk;
use crate::error::Error;
use crate::luck::Purpose;
use crate::reply::{Button, Reply};
use crate::request::Request;

/// Opens a lobby in this channel.
pub async fn create(desk: &Desk, request: &Request, game: &str) -> Result<Reply, Error> {
    let new = new_game(request, game, request.channel)?;
    match desk.store.create_lobby(&new, &request.cause(desk.clock.now())).await {
        Ok(opened) => Ok(card(&opened, None)),
        Err(StoreError::ChannelBusy { number }) => Ok(busy(request.lang, number, new.game)),
        Err(StoreError::Repeated { game: Some(number), .. }) => {
            Ok(card(&desk.store.game(number).await?, None))
        }
        Err(error) => Err(error.into()),
    }
}

fn new_game(request: &Request, game: &str, channel: ChannelId) -> Result<NewGame, Error> {
    let game = game_named(game)?;
    let Some(guild) = request.guild else { return Err(Error::Denied("denied-only-in-servers")) };
    Ok(NewGame {
        guild,
        channel,
        game,
        title: String::new(),
        host: request.user,
        language: request.channel_lang.code().to_owned(),
        pace: "daily".to_owned(),
        options: json!({}),
        clock: None,
        seated: vec![Sitter::person(request.user, &request.name)],
        posts: Vec::new(),
    })
}

/// The game of this name, or the list of those there are.
pub fn game_named(text: &str) -> Result<GameId, Error> {
    let plain = |name: &str| name.to_lowercase().replace(['-', ' '], "");
    let known = GameId::ALL.iter().copied().find(|game| plain(game.as_str()) == plain(text));
    known.or_else(|| GameId::from_str(text).ok()).ok_or_else(|| {
        let names: Vec<&str> = GameId::ALL.iter().map(|game| game.as_str()).collect();
        Error::because("denied-unknown-game", &[("games", &names.join(", "))])
    })
}

fn busy(lang: Lang, number: GameNumber, game: GameId) -> Reply {
    let text = say(lang, "denied-channel-busy", &Args::new().with("number", number.get()));
    let press = Press::Thread(Id::new(game.as_str()));
    let button = Button::new(ComponentId::new(number, 0, press), say(lang, "button-thread", &Args::new()));
    Reply::text(format!("✋ {text}")).buttons(vec![button.style(ButtonStyle::Primary)])
}

/// Opens a lobby in a channel that has just been made for it; its card is posted there.
pub async fn create_in(desk: &Desk, request: &Request, game: Id, channel: ChannelId) -> Result<Reply, Error> {
    let new = NewGame { posts: card_in(channel), ..new_game(request, game.as_str(), channel)? };
    desk.store.create_lobby(&new, &request.cause(desk.clock.now())).await?;
    desk.courier.notify_one();
    let args = Args::new().with("channel", format!("<#{channel}>"));
    Ok(Reply::text(say(request.lang, "thread-opened", &args)))
}

fn card_in(channel: ChannelId) -> Vec<NewPost> {
    vec![NewPost::new(channel, "lobby", json!({}))]
}

/// The same people and options once more.
pub async fn rematch(desk: &Desk, request: &Request, number: GameNumber) -> Result<Reply, Error> {
    let old = desk.store.game(number).await?;
    if old.seat_of(request.user).is_none() {
        return Err(Error::Denied("denied-not-a-player"));
    }
    if old.status.is_open() {
        return Err(Error::Denied("denied-running"));
    }
    let new = NewGame {
        guild: old.guild,
        channel: old.channel,
        game: old.game,
        title: old.title.clone(),
        host: request.user,
        language: old.language.clone(),
        pace: old.pace.clone(),
        options: old.options.clone(),
        clock: old.clock.clone(),
        seated: old.sitters(),
        posts: card_in(old.channel),
    };
    match desk.store.create_lobby(&new, &request.cause(desk.clock.now())).await {
        Ok(_) => desk.courier.notify_one(),
        Err(StoreError::Repeated { .. }) => {}
        Err(error) => return Err(error.into()),
    }
    Ok(Reply::text(say(request.lang, "rematch-opened", &Args::new())))
}

pub async fn join(desk: &Desk, request: &Request, number: GameNumber) -> Result<Reply, Error> {
    let cause = request.cause(desk.clock.now());
    let game = match desk.store.join(number, request.user, &request.name, &cause).await {
        Err(StoreError::Repeated { .. }) => desk.store.game(number).await?,
        game => game?,
    };
    Ok(card(&game, None))
}

pub async fn leave(desk: &Desk, request: &Request, number: GameNumber) -> Result<Reply, Error> {
    let cause = request.cause(desk.clock.now());
    let game = match desk.store.leave(number, request.user, &cause).await {
        Err(StoreError::Repeated { .. }) => desk.store.game(number).await?,
        game => game?,
    };
    Ok(card(&game, None))
}

pub fn only_host(game: &Game, user: UserId) -> Result<(), Error> {
    if game.host == user { Ok(()) } else { Err(Error::Denied("denied-only-host")) }
}

/// Starts the game: seats shuffled, the opening written with the start in one transaction.
pub async fn start(desk: &Desk, request: &Request, number: GameNumber) -> Result<Reply, Error> {
    let game = desk.store.game(number).await?;
    only_host(&game, request.user)?;
    if game.status != Status::Lobby {
        return Err(Error::Denied("denied-running"));
    }
    let seats = game.game.seat_counts();
    if !seats.contains(&game.seats.len()) {
        let args = [("min", seats.start().to_string()), ("max", seats.end().to_string())];
        return Err(Error::because("denied-seat-count", &[(args[0].0, &args[0].1), (args[1].0, &args[1].1)]));
    }
    let seed = desk.luck.seed(number, Purpose::Deal)?;
    if game.people().next().is_none() {
        return Err(Error::Denied("denied-only-computers"));
    }
    let mut order = game.sitters();
    Dice::new(desk.luck.seed(number, Purpose::Seating)?).shuffle(&mut order);
    let names = order.iter().map(|sitter| sitter.name.clone());
    let table = Table::new(game.game, game.options.clone(), names.collect(), seed)
        .map_err(|error| Error::Fault(error.to_string()))?;
    let now = desk.clock.now();
    let calls = opening_calls(desk, &game, &table, &order, now).await?;
    let mut posts = vec![NewPost::new(game.channel, "opening", calls.payload)];
    posts.extend(calls.posts);
    let start = Start {
        number,
        order: &order,
        seed,
        rules: &table.record().rules.clone(),
        options: &game.options,
        state: &commit::encode(&table)?,
        posts: &posts,
        alarms: &calls.alarms,
        clocks: &calls.clocks,
    };
    let game = match desk.store.start(&start, &request.cause(now)).await {
        Err(StoreError::Repeated { .. }) => desk.store.game(number).await?,
        game => game?,
    };
    desk.courier.notify_one();
    desk.thinkers.notify_one();
    let note = say(Lang::from_locale(&game.language), "lobby-started", &Args::new());
    Ok(card(&game, Some(&note)))
}

/// Who is called first. The seats are not written yet, so their times are made up here.
async fn opening_calls(
    desk: &Desk,
    game: &Game,
    table: &Table,
    order: &[Sitter],
    now: Millis,
) -> Result<Calls, Error> {
    let times: Vec<SeatTime> = order
        .iter()
        .zip(Seat::all(order.len()))
        .map(|(sitter, seat)| SeatTime {
            seat,
            user: match sitter.who {
                Occupant::Person(user) => Some(user),
                Occupant::Computer(_) => None,
            },
            bank: None,
            due_since: None,
            caretaker_since: None,
        })
        .collect();
    let people = desk.store.people_of(game.number).await?;
    let called = table.position().due();
    let handover = Handover { called, pause: desk.computers.pause(), ..Handover::default() };
    Ok(Calls::made(game, table, handover, &people, &times, now))
}

/// What is asked before a game is thrown away.
pub fn abandon_question(game: &Game, request: &Request) -> Result<Reply, Error> {
    may_abandon(game, request)?;
    let button = Button::new(
        ComponentId::new(game.number, 0, Press::Abandon),
        say(request.lang, "button-abandon", &Args::new()),
    );
    let text = say(request.lang, "abandon-sure", &Args::new().with("number", game.number.get()));
    Ok(Reply::text(text).buttons(vec![button.style(ButtonStyle::Danger)]))
}

pub async fn abandon(desk: &Desk, request: &Request, number: GameNumber) -> Result<Reply, Error> {
    let game = desk.store.game(number).await?;
    may_abandon(&game, request)?;
    let post = NewPost::new(game.channel, "abandoned", json!({ "user": request.user }));
    match desk.store.abandon(number, None, &[post], &request.cause(desk.clock.now())).await {
        Ok(_) | Err(StoreError::Repeated { .. }) => {}
        Err(error) => return Err(error.into()),
    }
    desk.hall.forget(number);
    desk.courier.notify_one();
    Ok(Reply::text(say(request.lang, "abandon-done", &Args::new().with("number", number.get()))))
}

fn may_abandon(game: &Game, request: &Request) -> Result<(), Error> {
    if !game.status.is_open() {
        return Err(Error::Denied("denied-over"));
    }
    if game.host == request.user || request.manager { Ok(()) } else { Err(Error::Denied("denied-only-host")) }
}
