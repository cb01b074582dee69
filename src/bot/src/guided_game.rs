//! A guided first game: one person against easy computer players, in a thread of its own, with tips on the panel. It
//! starts at once and has no lobby card.

use archipel_players::Level;
use archipel_rules::GameId;
use archipel_store::{
    ChangeContext, ChannelId as StoredChannel, Guide, NewGame, Status, StoreError, StoredGame,
};
use archipel_words::{Args, Lang, Translator, tr};
use serde_json::json;
use serenity::all::{AutoArchiveDuration, Channel, ChannelId, ChannelType, CreateThread, Http, UserId};

use crate::app::App;
use crate::error::{Denial, Error};
use crate::invocation::Invocation;
use crate::reply::Reply;
use crate::{ai_seats, lobby};

/// The option with which the learner plays first, and its value, in the games that have it.
const FIRST_PLAYER: (&str, &str) = ("first_player", "seat_1");
/// Nobody waits in a guided game, so its reminders come as late as possible.
const PACE: &str = "relaxed";

/// Starts the game, or leads to the one that this user has already begun.
pub async fn start(app: &App, http: &Http, invocation: &Invocation, game: GameId) -> Result<Reply, Error> {
    let lang = invocation.lang;
    if invocation.guild.is_none() {
        return Ok(Reply::text(tr(lang, "guided-only-in-servers", &Args::new())));
    }
    if let Some(begun) = begun(app, invocation, game).await? {
        return Ok(invitation(lang, begun.channel));
    }
    let Some(thread) = open_thread(http, invocation, game).await else {
        return Ok(Reply::text(tr(lang, "guided-no-thread", &Args::new())));
    };
    let channel = StoredChannel::new(thread.get());
    let new = NewGame {
        language: lang.code().to_owned(),
        pace: PACE.to_owned(),
        options: options(game),
        ..lobby::new_game(invocation, game.as_str(), channel)?
    };
    match app.store.create_lobby(&new, &invocation.context(app.clock.now())).await {
        Ok(opened) => seat_and_begin(app, &opened).await?,
        Err(StoreError::Repeated { .. }) => {}
        Err(error) => return Err(error.into()),
    }
    Ok(invitation(lang, channel))
}

/// Seats as few easy computer players as the game allows, and starts.
async fn seat_and_begin(app: &App, opened: &StoredGame) -> Result<(), Error> {
    let now = || ChangeContext::clock(app.clock.now());
    let mut game = opened.clone();
    while game.seats.len() < *game.game.seat_counts().start() {
        let names = ai_seats::names(game.number.get());
        game = app.store.add_ai_player(game.number, Level::Easy.id(), &names, &now()).await?;
    }
    app.store.set_guide(game.number, Guide::Tips).await?;
    let game = app.store.game(game.number).await?;
    let order = game.occupancies();
    lobby::begin(app, &game, &order, &now()).await?;
    Ok(())
}

/// Stops the tips; the game continues.
pub async fn stop_tips(app: &App, game: &StoredGame) -> Result<(), Error> {
    if game.guide.is_none() {
        return Err(Error::Denied(Denial::OldButton));
    }
    app.store.set_guide(game.number, Guide::Quiet).await?;
    app.games.forget(game.number);
    Ok(())
}

/// The guided game of this kind that the user is playing on this server.
async fn begun(app: &App, invocation: &Invocation, game: GameId) -> Result<Option<StoredGame>, Error> {
    let games = app.store.games_of_user(invocation.user).await?;
    Ok(games.into_iter().find(|one| {
        one.game == game
            && one.guide.is_some()
            && one.status == Status::Running
            && Some(one.guild) == invocation.guild
    }))
}

fn options(game: GameId) -> serde_json::Value {
    let (option, value) = FIRST_PLAYER;
    let has = game.option_specs().iter().any(|spec| spec.id == option && spec.values.contains(&value));
    if has { json!({ option: value }) } else { json!({}) }
}

fn invitation(lang: Lang, channel: StoredChannel) -> Reply {
    let args = Args::new()
        .with("channel", format!("<#{channel}>"))
        .with("play", tr(lang, "button-play", &Args::new()));
    Reply::text(tr(lang, "guided-open", &args))
}

/// A private thread if the bot may open one, else a public one.
async fn open_thread(http: &Http, invocation: &Invocation, game: GameId) -> Option<ChannelId> {
    let parent = parent(http, ChannelId::new(invocation.channel.get())).await;
    let args = Args::new().with(
        "game",
        Translator { lang: invocation.lang, game: Some(game), names: &[], icons: false }
            .tr("title", &Args::new()),
    );
    let title = archipel_words::clip(&tr(invocation.lang, "guided-thread", &args), 100);
    for kind in [ChannelType::PrivateThread, ChannelType::PublicThread] {
        let new = CreateThread::new(&title).kind(kind).auto_archive_duration(AutoArchiveDuration::OneWeek);
        let Ok(thread) = parent.create_thread(http, new).await else { continue };
        // Without this the reader would not see a private thread. A mention in the opening post adds them too.
        if let Err(error) = thread.id.add_thread_member(http, UserId::new(invocation.user.get())).await {
            let reason = crate::retry::redacted(&error);
            tracing::warn!(reason, "could not add a user to the thread of a guided game");
        }
        return Some(thread.id);
    }
    None
}

/// The channel itself, or that of the thread.
async fn parent(http: &Http, channel: ChannelId) -> ChannelId {
    match channel.to_channel(http).await {
        Ok(Channel::Guild(found)) if found.thread_metadata.is_some() => found.parent_id.unwrap_or(channel),
        _ => channel,
    }
}
