//! Seating computer players in a lobby, and sending them away again: the host's affair.

use archipel_players::Level;
use archipel_rules::Id;
use archipel_store::{Game, GameNumber, Status, StoreError};
use archipel_words::{Args, Lang, say};
use serenity::all::ButtonStyle;

use super::{captains, introduction, level_word};
use crate::component::{ComponentId, Press};
use crate::desk::Desk;
use crate::error::Error;
use crate::lobby::only_host;
use crate::reply::{Button, Reply};
use crate::request::Request;

/// The private card of the host: a button per level, and one per captain who may go.
pub async fn card(desk: &Desk, request: &Request, number: GameNumber) -> Result<Reply, Error> {
    let game = desk.store.game(number).await?;
    only_host(&game, request.user)?;
    if game.status != Status::Lobby {
        return Err(Error::Denied("denied-running"));
    }
    Ok(shown(&game, request.lang))
}

fn shown(game: &Game, lang: Lang) -> Reply {
    let crew = || game.seats.iter().filter(|seated| seated.level().is_some());
    let mut text = vec![say(lang, "computers-heading", &Args::new())];
    text.extend(crew().map(|seated| introduction(seated, lang)));
    let room = game.seats.len() < *game.game.seat_counts().end();
    let add = Level::ALL.iter().map(|level| {
        let id = ComponentId::new(game.number, 0, Press::AddComputer(*level));
        let label = format!("➕ {}", level_word(lang, level.id()));
        Button::new(id, label).style(ButtonStyle::Success).enabled(room)
    });
    let dismiss = crew().map(|seated| {
        let id = ComponentId::new(game.number, 0, Press::Dismiss(Id::new(&seated.name)));
        Button::new(id, format!("➖ {}", seated.name))
    });
    Reply::text(text.join("\n")).buttons(add.collect()).buttons(dismiss.collect())
}

/// Seats a computer player; the card in the channel is redrawn by the caller.
pub async fn add(
    desk: &Desk,
    request: &Request,
    number: GameNumber,
    level: &str,
) -> Result<(Game, Reply), Error> {
    only_host(&desk.store.game(number).await?, request.user)?;
    let Some(level) = Level::parse(level) else {
        let levels: Vec<&str> = Level::ALL.iter().map(|level| level.id()).collect();
        return Err(Error::because("denied-no-such-value", &[("values", &levels.join(", "))]));
    };
    let names = captains::names(number.get());
    let cause = request.cause(desk.clock.now());
    settled(desk, request, number, desk.store.add_computer(number, level.id(), &names, &cause).await).await
}

/// Sends a computer player away; likewise.
pub async fn dismiss(
    desk: &Desk,
    request: &Request,
    number: GameNumber,
    name: &str,
) -> Result<(Game, Reply), Error> {
    only_host(&desk.store.game(number).await?, request.user)?;
    let cause = request.cause(desk.clock.now());
    settled(desk, request, number, desk.store.remove_computer(number, name, &cause).await).await
}

async fn settled(
    desk: &Desk,
    request: &Request,
    number: GameNumber,
    done: Result<Game, StoreError>,
) -> Result<(Game, Reply), Error> {
    let game = match done {
        Err(StoreError::Repeated { .. }) => desk.store.game(number).await?,
        game => game?,
    };
    let reply = shown(&game, request.lang);
    Ok((game, reply))
}

/// Who may be sent away, for suggestions.
pub fn dismissable(game: &Game) -> impl Iterator<Item = &str> {
    game.seats.iter().filter(|seated| seated.level().is_some()).map(|seated| seated.name.as_str())
}
