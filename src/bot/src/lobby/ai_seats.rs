//! Adds and removes computer players in a lobby; only the host may do this.

use archipel_players::Level;
use archipel_rules::Id;
use archipel_store::{GameNumber, Status, StoreError, StoredGame};
use archipel_words::{Args, Lang, tr};
use serenity::all::ButtonStyle;

use super::only_host;
use crate::ai_seats::{introduction, level_word};
use crate::app::App;
use crate::custom_id::{ComponentId, Press};
use crate::error::{Denial, Error};
use crate::invocation::Invocation;
use crate::reply::{Button, Reply};

/// The host's private card: a button to add each level, and one to remove each computer player.
pub async fn card(app: &App, invocation: &Invocation, number: GameNumber) -> Result<Reply, Error> {
    let game = app.store.game(number).await?;
    only_host(&game, invocation.user)?;
    if game.status != Status::Lobby {
        return Err(Error::Denied(Denial::Running));
    }
    Ok(shown(&game, invocation.lang))
}

fn shown(game: &StoredGame, lang: Lang) -> Reply {
    let ai_players = || game.seats.iter().filter(|seated| seated.level().is_some());
    let mut text = vec![tr(lang, "computers-heading", &Args::new())];
    text.extend(ai_players().map(|seated| introduction(seated, lang)));
    let room = game.seats.len() < *game.game.seat_counts().end();
    let add = Level::ALL.iter().map(|level| {
        let id = ComponentId::new(game.number, 0, Press::AddComputer(*level));
        let label = format!("➕ {}", level_word(lang, level.id()));
        Button::new(id, label).style(ButtonStyle::Success).enabled(room)
    });
    let dismiss = ai_players().map(|seated| {
        let id = ComponentId::new(game.number, 0, Press::Dismiss(Id::new(&seated.name)));
        Button::new(id, format!("➖ {}", seated.name))
    });
    Reply::text(text.join("\n")).buttons(add.collect()).buttons(dismiss.collect())
}

/// Adds a computer player; the caller redraws the lobby card.
pub async fn add(
    app: &App,
    invocation: &Invocation,
    number: GameNumber,
    level: &str,
) -> Result<(StoredGame, Reply), Error> {
    only_host(&app.store.game(number).await?, invocation.user)?;
    let Some(level) = Level::parse(level) else {
        let levels: Vec<&str> = Level::ALL.iter().map(|level| level.id()).collect();
        return Err(Error::Denied(Denial::NoSuchValue { values: levels.join(", ") }));
    };
    let names = crate::ai_seats::names(number.get());
    let context = invocation.context(app.clock.now());
    settled(app, invocation, number, app.store.add_ai_player(number, level.id(), &names, &context).await)
        .await
}

/// Removes a computer player; the caller redraws the lobby card.
pub async fn dismiss(
    app: &App,
    invocation: &Invocation,
    number: GameNumber,
    name: &str,
) -> Result<(StoredGame, Reply), Error> {
    only_host(&app.store.game(number).await?, invocation.user)?;
    let context = invocation.context(app.clock.now());
    settled(app, invocation, number, app.store.remove_ai_player(number, name, &context).await).await
}

async fn settled(
    app: &App,
    invocation: &Invocation,
    number: GameNumber,
    done: Result<StoredGame, StoreError>,
) -> Result<(StoredGame, Reply), Error> {
    let game = match done {
        Err(StoreError::Repeated { .. }) => app.store.game(number).await?,
        game => game?,
    };
    let reply = shown(&game, invocation.lang);
    Ok((game, reply))
}

/// Computer players that can be removed, for autocomplete.
pub fn dismissable(game: &StoredGame) -> impl Iterator<Item = &str> {
    game.seats.iter().filter(|seated| seated.level().is_some()).map(|seated| seated.name.as_str())
}
