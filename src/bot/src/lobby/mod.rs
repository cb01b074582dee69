//! The lobby of a game: opening, joining, leaving, starting, and ending a game without a result.

mod ai_seats;
mod card;
mod move_channel;
mod options;

use std::str::FromStr;

use archipel_rules::{Dice, GameId, Id, Seat, Table};
use archipel_store::{
    ChangeContext, ChannelId, GameNumber, Millis, NewGame, NewPost, Occupancy, Occupant, PostBody, SeatTime,
    Start, Status, StoreError, StoredGame, TableSettings, UserId,
};
use archipel_words::{Args, Lang, tr};
use serde_json::json;
use serenity::all::ButtonStyle;

pub use ai_seats::{add as add_ai, card as ai_card, dismiss as dismiss_ai, dismissable as dismissable_ai};
pub use card::{card, card_with_picture, info, refresh_card, remember_card, seed_hash, without_buttons};
pub use move_channel::{bring, movable};
pub use options::{all_options, option_words, options_card, set_language, set_option};

use crate::app::App;
use crate::custom_id::{ComponentId, Press};
use crate::error::{Denial, Error};
use crate::game_service::{Handover, TurnEffects, encode};
use crate::invocation::Invocation;
use crate::reply::{Button, Reply};
use crate::seed_source::Purpose;

/// Opens a lobby in this channel.
pub async fn create(app: &App, invocation: &Invocation, game: &str) -> Result<Reply, Error> {
    let new = new_game(invocation, game, invocation.channel)?;
    match app.store.create_lobby(&new, &invocation.context(app.clock.now())).await {
        Ok(opened) => Ok(card_with_picture(app, &opened).await),
        Err(StoreError::ChannelBusy { number }) => Ok(busy(invocation.lang, number, new.game)),
        Err(StoreError::Repeated { game: Some(number), .. }) => {
            Ok(card_with_picture(app, &app.store.game(number).await?).await)
        }
        Err(error) => Err(error.into()),
    }
}

/// A lobby with its host in it.
pub fn new_game(invocation: &Invocation, game: &str, channel: ChannelId) -> Result<NewGame, Error> {
    let game = game_named(game)?;
    let Some(guild) = invocation.guild else { return Err(Error::Denied(Denial::OnlyInServers)) };
    Ok(NewGame {
        guild,
        channel,
        game,
        title: String::new(),
        host: invocation.user,
        language: invocation.table_lang().code().to_owned(),
        pace: "daily".to_owned(),
        options: json!({}),
        clock: None,
        settings: TableSettings::default(),
        seated: vec![Occupancy::user(invocation.user, &invocation.name)],
        posts: Vec::new(),
    })
}

/// Finds a game by name; the error lists all games.
pub fn game_named(text: &str) -> Result<GameId, Error> {
    let plain = |name: &str| name.to_lowercase().replace(['-', ' '], "");
    let known = GameId::ALL.iter().copied().find(|game| plain(game.as_str()) == plain(text));
    known.or_else(|| GameId::from_str(text).ok()).ok_or_else(|| {
        let names: Vec<&str> = GameId::ALL.iter().map(|game| game.as_str()).collect();
        Error::Denied(Denial::UnknownGame { games: names.join(", ") })
    })
}

fn busy(lang: Lang, number: GameNumber, game: GameId) -> Reply {
    let text = tr(lang, "denied-channel-busy", &Args::new().with("number", number.get()));
    let press = Press::Thread(Id::new(game.as_str()));
    let button = Button::new(ComponentId::new(number, 0, press), tr(lang, "button-thread", &Args::new()));
    Reply::text(format!("✋ {text}")).buttons(vec![button.style(ButtonStyle::Primary)])
}

/// Opens a lobby in a channel that was just created for it, and posts its card there.
pub async fn create_in(
    app: &App,
    invocation: &Invocation,
    game: Id,
    channel: ChannelId,
) -> Result<Reply, Error> {
    let new = NewGame { posts: card_in(channel), ..new_game(invocation, game.as_str(), channel)? };
    app.store.create_lobby(&new, &invocation.context(app.clock.now())).await?;
    app.wakeups.outbox.notify_one();
    let args = Args::new().with("channel", format!("<#{channel}>"));
    Ok(Reply::text(tr(invocation.lang, "thread-opened", &args)))
}

fn card_in(channel: ChannelId) -> Vec<NewPost> {
    vec![NewPost::new(channel, PostBody::Lobby {})]
}

/// Opens a lobby with the same players and options.
pub async fn rematch(app: &App, invocation: &Invocation, number: GameNumber) -> Result<Reply, Error> {
    let old = app.store.game(number).await?;
    if old.seat_of(invocation.user).is_none() {
        return Err(Error::Denied(Denial::NotAPlayer));
    }
    if old.status.is_open() {
        return Err(Error::Denied(Denial::Running));
    }
    let new = NewGame {
        guild: old.guild,
        channel: old.channel,
        game: old.game,
        title: old.title.clone(),
        host: invocation.user,
        language: old.language.clone(),
        pace: old.pace.clone(),
        options: old.options.clone(),
        clock: old.clock.clone(),
        settings: old.settings,
        seated: old.occupancies(),
        posts: card_in(old.channel),
    };
    match app.store.create_lobby(&new, &invocation.context(app.clock.now())).await {
        Ok(_) => app.wakeups.outbox.notify_one(),
        Err(StoreError::Repeated { .. }) => {}
        Err(error) => return Err(error.into()),
    }
    Ok(Reply::text(tr(invocation.lang, "rematch-opened", &Args::new())))
}

pub async fn join(app: &App, invocation: &Invocation, number: GameNumber) -> Result<Reply, Error> {
    let context = invocation.context(app.clock.now());
    let game = match app.store.join(number, invocation.user, &invocation.name, &context).await {
        Err(StoreError::Repeated { .. }) => app.store.game(number).await?,
        game => game?,
    };
    Ok(card(&game, None))
}

pub async fn leave(app: &App, invocation: &Invocation, number: GameNumber) -> Result<Reply, Error> {
    let context = invocation.context(app.clock.now());
    let game = match app.store.leave(number, invocation.user, &context).await {
        Err(StoreError::Repeated { .. }) => app.store.game(number).await?,
        game => game?,
    };
    Ok(card(&game, None))
}

pub fn only_host(game: &StoredGame, user: UserId) -> Result<(), Error> {
    if game.host == user { Ok(()) } else { Err(Error::Denied(Denial::OnlyHost)) }
}

/// Starts the game in a shuffled order of seats.
pub async fn start(app: &App, invocation: &Invocation, number: GameNumber) -> Result<Reply, Error> {
    let game = app.store.game(number).await?;
    only_host(&game, invocation.user)?;
    if game.status != Status::Lobby {
        return Err(Error::Denied(Denial::Running));
    }
    let seats = game.game.seat_counts();
    if !seats.contains(&game.seats.len()) {
        return Err(Error::Denied(Denial::SeatCount { min: *seats.start(), max: *seats.end() }));
    }
    if game.users().next().is_none() {
        return Err(Error::Denied(Denial::OnlyAiPlayers));
    }
    let mut order = game.occupancies();
    Dice::new(app.seed_source.seed(number, Purpose::Seating)?).shuffle(&mut order);
    let game = begin(app, &game, &order, &invocation.context(app.clock.now())).await?;
    let note = tr(Lang::from_locale(&game.language), "lobby-started", &Args::new());
    Ok(card(&game, Some(&note)))
}

/// Starts a game with its seats in this order: writes the start and the opening post in one transaction.
pub async fn begin(
    app: &App,
    game: &StoredGame,
    order: &[Occupancy],
    context: &ChangeContext,
) -> Result<StoredGame, Error> {
    let number = game.number;
    let seed = app.seed_source.seed(number, Purpose::Deal)?;
    let names = order.iter().map(|occupancy| occupancy.name.clone());
    let table = Table::new(game.game, game.options.clone(), names.collect(), seed)
        .map_err(|error| Error::Fault(error.to_string()))?;
    let now = app.clock.now();
    let effects = opening_effects(app, game, &table, order, now).await?;
    let mut posts = vec![NewPost::new(game.channel, PostBody::Opening(effects.mentions))];
    posts.extend(effects.posts);
    let start = Start {
        number,
        order,
        seed,
        rules: &table.record().rules.clone(),
        options: &game.options,
        state: &encode(&table)?,
        posts: &posts,
        alarms: &effects.alarms,
        clocks: &effects.clocks,
    };
    let game = match app.store.start(&start, context).await {
        Err(StoreError::Repeated { .. }) => app.store.game(number).await?,
        game => game?,
    };
    app.wakeups.outbox.notify_one();
    app.wakeups.ai.notify_one();
    app.wakeups.panels.notify_one();
    Ok(game)
}

/// The effects of the first turn. The seats are not written yet, so their times are constructed here.
async fn opening_effects(
    app: &App,
    game: &StoredGame,
    table: &Table,
    order: &[Occupancy],
    now: Millis,
) -> Result<TurnEffects, Error> {
    let times: Vec<SeatTime> = order
        .iter()
        .zip(Seat::all(order.len()))
        .map(|(sitter, seat)| SeatTime {
            seat,
            user: match sitter.who {
                Occupant::User(user) => Some(user),
                Occupant::Ai(_) => None,
            },
            bank: None,
            due_since: None,
            caretaker_since: None,
        })
        .collect();
    let people = app.store.users_of_game(game.number).await?;
    let newly_due = table.position().due();
    let pause = if game.guide.is_some() { 0 } else { app.computers.pause() };
    let handover = Handover { newly_due, pause, ..Handover::default() };
    Ok(TurnEffects::compute(game, table, handover, &people, &times, now))
}

/// Asks for confirmation before a game is abandoned.
pub fn abandon_question(game: &StoredGame, invocation: &Invocation) -> Result<Reply, Error> {
    may_abandon(game, invocation)?;
    let button = Button::new(
        ComponentId::new(game.number, 0, Press::Abandon),
        tr(invocation.lang, "button-abandon", &Args::new()),
    );
    let text = tr(invocation.lang, "abandon-sure", &Args::new().with("number", game.number.get()));
    Ok(Reply::text(text).buttons(vec![button.style(ButtonStyle::Danger)]))
}

pub async fn abandon(app: &App, invocation: &Invocation, number: GameNumber) -> Result<Reply, Error> {
    let game = app.store.game(number).await?;
    may_abandon(&game, invocation)?;
    let post = NewPost::new(game.channel, PostBody::Abandoned { user: Some(invocation.user) });
    match app.store.abandon(number, None, &[post], &invocation.context(app.clock.now())).await {
        Ok(_) | Err(StoreError::Repeated { .. }) => {}
        Err(error) => return Err(error.into()),
    }
    app.games.forget(number);
    app.wakeups.outbox.notify_one();
    Ok(Reply::text(tr(invocation.lang, "abandon-done", &Args::new().with("number", number.get()))))
}

fn may_abandon(game: &StoredGame, invocation: &Invocation) -> Result<(), Error> {
    if !game.status.is_open() {
        return Err(Error::Denied(Denial::Over));
    }
    if game.host == invocation.user || invocation.manager {
        Ok(())
    } else {
        Err(Error::Denied(Denial::OnlyHost))
    }
}
