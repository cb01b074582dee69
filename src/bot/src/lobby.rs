//! The lobby of a game: its card, joining and leaving, options, start, and the end without a result.

use std::str::FromStr;
use std::sync::Arc;

use archipel_rules::{Dice, GameId, Id, Seed, Table};
use archipel_store::{Game, GameNumber, LobbyChange, NewGame, NewPost, Start, Status, StoreError, UserId};
use archipel_words::{Args, Lang, Voice, escape_markdown, say};
use serde_json::{Value, json};
use serenity::all::{ButtonStyle, ChannelId, Http};

use crate::commit;
use crate::component::{ComponentId, Press};
use crate::desk::Desk;
use crate::error::Error;
use crate::hall::Sitting;
use crate::reminders::PACES;
use crate::reply::{Button, Menu, MenuOption, Reply};
use crate::request::Request;

/// Opens a lobby in this channel.
pub async fn create(desk: &Desk, request: &Request, game: &str) -> Result<Reply, Error> {
    let game = game_named(game)?;
    let Some(guild) = request.guild else { return Err(Error::Denied("denied-only-in-servers")) };
    let new = NewGame {
        guild,
        channel: request.channel,
        game,
        title: String::new(),
        host: request.user,
        language: request.channel_lang.code().to_owned(),
        pace: "daily".to_owned(),
        options: json!({}),
        seated: vec![(request.user, request.name.clone())],
    };
    match desk.store.create_lobby(&new, &request.cause(desk.clock.now())).await {
        Ok(opened) => Ok(card(&opened, None)),
        Err(StoreError::ChannelBusy { number }) => Ok(busy(request.lang, number, game)),
        Err(StoreError::Repeated { game: Some(number), .. }) => Ok(card(&desk.store.game(number).await?, None)),
        Err(error) => Err(error.into()),
    }
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
pub async fn create_in(desk: &Desk, request: &Request, game: Id, channel: archipel_store::ChannelId) -> Result<Reply, Error> {
    let game = game_named(game.as_str())?;
    let Some(guild) = request.guild else { return Err(Error::Denied("denied-only-in-servers")) };
    let new = NewGame {
        guild,
        channel,
        game,
        title: String::new(),
        host: request.user,
        language: request.channel_lang.code().to_owned(),
        pace: "daily".to_owned(),
        options: json!({}),
        seated: vec![(request.user, request.name.clone())],
    };
    let cause = request.cause(desk.clock.now());
    let opened = desk.store.create_lobby(&new, &cause).await?;
    post_card(desk, &opened).await?;
    Ok(Reply::text(say(request.lang, "thread-opened", &Args::new().with("channel", format!("<#{channel}>")))))
}

async fn post_card(desk: &Desk, game: &Game) -> Result<(), Error> {
    let post = NewPost { channel: game.channel, kind: "lobby".to_owned(), payload: json!({}) };
    let cause = archipel_store::Cause::clock(desk.clock.now());
    desk.store.post(Some(game.number), &[post], &cause).await?;
    desk.courier.notify_one();
    Ok(())
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
        seated: old.seats.iter().map(|seat| (seat.user, seat.name.clone())).collect(),
    };
    let opened = match desk.store.create_lobby(&new, &request.cause(desk.clock.now())).await {
        Err(StoreError::Repeated { .. }) => return Ok(Reply::text(say(request.lang, "rematch-opened", &Args::new()))),
        opened => opened?,
    };
    post_card(desk, &opened).await?;
    Ok(Reply::text(say(request.lang, "rematch-opened", &Args::new())))
}

/// The card that the whole channel sees.
pub fn card(game: &Game, note: Option<&str>) -> Reply {
    let lang = Lang::from_locale(&game.language);
    let voice = Voice { lang, game: Some(game.game), names: &[] };
    let none = Args::new();
    let seats = game.game.seat_counts();
    let mut lines = vec![
        format!("# {}", voice.say("title", &none)),
        format!("-# {}", voice.say("tagline", &none)),
        say(lang, "lobby-number", &Args::new().with("number", game.number.get())),
        String::new(),
        say(lang, "lobby-seats", &Args::new().with("taken", game.seats.len()).with("min", *seats.start()).with("max", *seats.end())),
    ];
    lines.extend(game.seats.iter().map(|seat| {
        let crown = if seat.user == game.host { " 👑" } else { "" };
        format!("{}. {}{crown}", seat.seat.index() + 1, escape_markdown(&seat.name))
    }));
    lines.push(String::new());
    lines.push(say(lang, "lobby-pace", &Args::new().with("pace", pace_name(lang, &game.pace))));
    lines.extend(changed_options(game, &voice));
    lines.extend(note.map(ToOwned::to_owned));
    let reply = Reply::text(lines.join("\n"));
    if game.status != Status::Lobby {
        return reply;
    }
    let button = |press, key: &str| Button::new(ComponentId::new(game.number, 0, press), say(lang, key, &Args::new()));
    reply.buttons(vec![
        button(Press::Join, "button-join").style(ButtonStyle::Success).enabled(game.seats.len() < *seats.end()),
        button(Press::Leave, "button-leave"),
        button(Press::Options, "button-options"),
        button(Press::Start, "button-start").style(ButtonStyle::Primary).enabled(seats.contains(&game.seats.len())),
    ])
}

/// Only options that differ from the rulebook's way are worth a line.
fn changed_options(game: &Game, voice: &Voice) -> Vec<String> {
    let specs = game.game.option_specs().iter();
    let changed = specs.filter_map(|spec| {
        let value = current(&game.options, spec.id)?;
        (value != spec.values[0]).then(|| format!("• {}: {}", voice.option(spec.id), voice.option_value(spec.id, &value)))
    });
    changed.collect()
}

/// The value of an option that is set, as it is spelt in the specification.
fn current(options: &Value, id: &str) -> Option<String> {
    match options.get(id)? {
        Value::String(text) => Some(text.clone()),
        other => Some(other.to_string()),
    }
}

fn pace_name(lang: Lang, pace: &str) -> String {
    say(lang, &format!("pace-{pace}"), &Args::new())
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

/// The private card with all options; with `option` given, the values of that one.
pub async fn options_card(desk: &Desk, request: &Request, number: GameNumber, option: Option<&str>) -> Result<Reply, Error> {
    let game = desk.store.game(number).await?;
    only_host(&game, request.user)?;
    if game.status != Status::Lobby {
        return Err(Error::Denied("denied-running"));
    }
    Ok(option.map_or_else(|| option_list(&game, request.lang), |option| value_list(&game, request.lang, option)))
}

/// Every option of the lobby: the game's own, the pace, the language.
pub fn all_options(game: &Game) -> Vec<(&'static str, Vec<&'static str>, String)> {
    let mut all = vec![
        ("pace", PACES.iter().map(|(name, _)| *name).collect(), game.pace.clone()),
        ("language", Lang::ALL.iter().map(|lang| lang.code()).collect(), game.language.clone()),
    ];
    for spec in game.game.option_specs().iter().filter(|spec| spec.values.len() > 1) {
        let value = current(&game.options, spec.id).unwrap_or_else(|| spec.values[0].to_owned());
        all.push((spec.id, spec.values.to_vec(), value));
    }
    all
}

/// The name and the value of an option in words.
pub fn option_words(game: &Game, lang: Lang, id: &str, value: &str) -> (String, String) {
    let voice = Voice { lang, game: Some(game.game), names: &[] };
    match id {
        "pace" => (say(lang, "option-pace", &Args::new()), pace_name(lang, value)),
        "language" => (say(lang, "option-language", &Args::new()), say(lang, &format!("language-{value}"), &Args::new())),
        _ => (voice.option(id), voice.option_value(id, value)),
    }
}

fn option_list(game: &Game, lang: Lang) -> Reply {
    let options = all_options(game).into_iter().map(|(id, _, value)| {
        let (label, value) = option_words(game, lang, id, &value);
        MenuOption { value: id.to_owned(), label, description: Some(value), selected: false }
    });
    let menu = Menu {
        id: ComponentId::new(game.number, 0, Press::Options),
        placeholder: say(lang, "options-which", &Args::new()),
        options: options.collect(),
    };
    Reply::text(say(lang, "options-heading", &Args::new())).menu(menu)
}

fn value_list(game: &Game, lang: Lang, option: &str) -> Reply {
    let Some((id, values, current)) = all_options(game).into_iter().find(|(id, _, _)| *id == option) else {
        return option_list(game, lang);
    };
    let name = option_words(game, lang, id, &current).0;
    let options = values.iter().map(|value| MenuOption {
        value: (*value).to_owned(),
        label: option_words(game, lang, id, value).1,
        description: None,
        selected: *value == current,
    });
    let menu = Menu {
        id: ComponentId::new(game.number, 0, Press::SetOption(Id::new(id))),
        placeholder: name.clone(),
        options: options.collect(),
    };
    Reply::text(format!("**{name}**")).menu(menu)
}

/// Sets one option; answers with the list of options. The card in the channel is redrawn by the caller.
pub async fn set_option(desk: &Desk, request: &Request, number: GameNumber, option: &str, value: &str) -> Result<(Game, Reply), Error> {
    let game = desk.store.game(number).await?;
    only_host(&game, request.user)?;
    let known = all_options(&game).into_iter().find(|(id, _, _)| *id == option);
    let Some((id, values, _)) = known else { return Err(Error::Denied("denied-no-such-option")) };
    if !values.contains(&value) {
        return Err(Error::because("denied-no-such-value", &[("values", &values.join(", "))]));
    }
    let mut change = LobbyChange::default();
    match id {
        "pace" => change.pace = Some(value.to_owned()),
        "language" => change.language = Some(value.to_owned()),
        _ => {
            let mut options = game.options.clone();
            let parsed = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
            options[id] = parsed;
            change.options = Some(options);
        }
    }
    let game = match desk.store.change_lobby(number, &change, &request.cause(desk.clock.now())).await {
        Err(StoreError::Repeated { .. }) => desk.store.game(number).await?,
        game => game?,
    };
    let reply = option_list(&game, request.lang);
    Ok((game, reply))
}

/// Redraws the card in the channel after something changed elsewhere. A card that is gone is nobody's loss.
pub async fn refresh_card(http: &Http, game: &Game) {
    let Some(message) = game.lobby_message else { return };
    let edit = card(game, None).edit_message();
    if let Err(error) = ChannelId::new(game.channel.get()).edit_message(http, message.get(), edit).await {
        tracing::warn!(%error, "a lobby card could not be redrawn");
    }
}

fn only_host(game: &Game, user: UserId) -> Result<(), Error> {
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
    let seed = fresh_seed()?;
    let mut order: Vec<UserId> = game.seats.iter().map(|seat| seat.user).collect();
    Dice::new(fresh_seed()?).shuffle(&mut order);
    let names = order.iter().filter_map(|user| game.seats.iter().find(|seat| seat.user == *user)).map(|seat| seat.name.clone());
    let table = Table::new(game.game, game.options.clone(), names.collect(), seed)
        .map_err(|error| Error::Fault(error.to_string()))?;
    let now = desk.clock.now();
    let post = commit::notice(game.channel, "opening", number);
    let due: Vec<UserId> = table.position().due().iter().filter_map(|seat| order.get(seat.index()).copied()).collect();
    let alarms: Vec<_> = due.into_iter().map(|user| crate::reminders::first(user, &game.pace, 1, now)).collect();
    let start = Start {
        number,
        order: &order,
        seed,
        rules: &table.record().rules.clone(),
        options: &game.options,
        state: &commit::encode(&table)?,
        posts: &[post],
        alarms: &alarms,
    };
    let game = match desk.store.start(&start, &request.cause(now)).await {
        Err(StoreError::Repeated { .. }) => desk.store.game(number).await?,
        game => game?,
    };
    desk.courier.notify_one();
    let note = say(Lang::from_locale(&game.language), "lobby-started", &Args::new());
    Ok(card(&game, Some(&note)))
}

fn fresh_seed() -> Result<Seed, Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Error::Fault(format!("no randomness: {error}")))?;
    Ok(Seed(bytes))
}

/// The fingerprint that is published at the start, so that nobody can change the seed afterwards.
pub fn seed_hash(seed: Seed) -> String {
    use sha2::{Digest, Sha256};
    let digest = Sha256::digest(seed.to_string().as_bytes());
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What is asked before a game is thrown away.
pub fn abandon_question(game: &Game, request: &Request) -> Result<Reply, Error> {
    may_abandon(game, request)?;
    let button = Button::new(ComponentId::new(game.number, 0, Press::Abandon), say(request.lang, "button-abandon", &Args::new()));
    let text = say(request.lang, "abandon-sure", &Args::new().with("number", game.number.get()));
    Ok(Reply::text(text).buttons(vec![button.style(ButtonStyle::Danger)]))
}

pub async fn abandon(desk: &Desk, request: &Request, number: GameNumber) -> Result<Reply, Error> {
    let game = desk.store.game(number).await?;
    may_abandon(&game, request)?;
    let post = NewPost { channel: game.channel, kind: "abandoned".to_owned(), payload: json!({ "user": request.user }) };
    match desk.store.abandon(number, &[post], &request.cause(desk.clock.now())).await {
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

/// What `/game info` says.
pub fn info(game: &Game, sitting: Option<&Arc<Sitting>>, lang: Lang) -> Reply {
    let mut reply = card(game, None);
    reply.rows.clear();
    if let Some(sitting) = sitting {
        let voice = sitting.voice(lang);
        let due: Vec<String> = sitting.table.position().due().iter().map(|seat| voice.name(seat)).collect();
        let status = if due.is_empty() || !game.status.is_open() {
            say(lang, "panel-over", &Args::new())
        } else {
            say(lang, "panel-waiting", &Args::new().with("players", voice.list(&due)))
        };
        reply.text = format!("{}\n⏳ {status}", reply.text);
    }
    if let Some(seed) = game.seed {
        reply.text = format!("{}\n{}", reply.text, say(lang, "seed-hash", &Args::new().with("hash", seed_hash(seed))));
    }
    reply
}

/// The card as an answer to a typed command: the buttons stay on the card in the channel.
#[must_use]
pub fn without_buttons(mut card: Reply) -> Reply {
    card.rows.clear();
    card
}
