//! Lobbies: opening, joining, leaving, changing options.

use archipel_rules::Seat;
use serde_json::Value;

use crate::connection::Tx;
use crate::games::{load, open_in};
use crate::{
    ChangeContext, GameNumber, MessageId, NewGame, Occupancy, Occupant, SeatRow, Status, Store, StoreError,
    StoredGame, TableSettings, UserId, json, outbox, sql,
};

/// Changes to a lobby; `None` keeps the value.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct LobbyChange {
    pub title: Option<String>,
    pub language: Option<String>,
    pub pace: Option<String>,
    pub options: Option<Value>,
    pub host: Option<UserId>,
    /// Time bank and increment; an empty string removes the clocks.
    pub clock: Option<String>,
    pub settings: Option<TableSettings>,
}

impl Store {
    /// Opens a lobby. Fails with [`StoreError::ChannelBusy`] if its channel has an open game.
    pub async fn create_lobby(
        &self,
        new: &NewGame,
        context: &ChangeContext,
    ) -> Result<StoredGame, StoreError> {
        let mut tx = self.write().await?;
        context.guard(&mut tx).await?;
        if let Some(number) = open_in(&mut tx, new.channel).await? {
            return Err(StoreError::ChannelBusy { number });
        }
        let number: GameNumber = sqlx::query_scalar(sql::CREATE_GAME)
            .bind(new.guild)
            .bind(new.channel)
            .bind(new.game.as_str())
            .bind(&new.title)
            .bind(new.host)
            .bind(&new.language)
            .bind(&new.pace)
            .bind(json::write("the options", &new.options)?)
            .bind(&new.clock)
            .bind(context.now)
            .bind(json::write("the table settings", &new.settings)?)
            .fetch_one(&mut *tx)
            .await?;
        if new.seated.len() > *new.game.seat_counts().end() {
            return Err(StoreError::Full { number });
        }
        seat(&mut tx, number, &new.seated).await?;
        outbox::queue(&mut tx, Some(number), &new.posts, context.now).await?;
        let game = load(&mut tx, number).await?;
        context.commit(tx, Some(number)).await?;
        Ok(game)
    }

    /// Gives a user the next free seat of a lobby.
    pub async fn join(
        &self,
        number: GameNumber,
        user: UserId,
        name: &str,
        context: &ChangeContext,
    ) -> Result<StoredGame, StoreError> {
        self.change_seats(number, context, |game| {
            if game.seat_of(user).is_some() {
                return Err(StoreError::AlreadySeated { number, user });
            }
            let mut occupancies = with_room(game)?;
            occupancies.push(Occupancy::user(user, name));
            Ok(occupancies)
        })
        .await
    }

    /// Gives an AI player the next free seat of a lobby, with the first of these names that is not taken.
    pub async fn add_ai_player(
        &self,
        number: GameNumber,
        level: &str,
        names: &[&str],
        context: &ChangeContext,
    ) -> Result<StoredGame, StoreError> {
        self.change_seats(number, context, |game| {
            let taken = |name: &&&str| game.seats.iter().any(|seated| seated.name.eq_ignore_ascii_case(name));
            let name = names.iter().find(|name| !taken(name)).ok_or(StoreError::Full { number })?;
            let mut occupancies = with_room(game)?;
            occupancies.push(Occupancy::ai(level, *name));
            Ok(occupancies)
        })
        .await
    }

    /// Removes the AI player of this name from a lobby; later seats move up.
    pub async fn remove_ai_player(
        &self,
        number: GameNumber,
        name: &str,
        context: &ChangeContext,
    ) -> Result<StoredGame, StoreError> {
        self.change_seats(number, context, |game| {
            let stays =
                |seated: &&SeatRow| seated.level().is_none() || !seated.name.eq_ignore_ascii_case(name);
            let occupancies: Vec<Occupancy> =
                game.seats.iter().filter(stays).map(SeatRow::occupancy).collect();
            if occupancies.len() == game.seats.len() {
                return Err(StoreError::NoAiPlayer { number });
            }
            Ok(occupancies)
        })
        .await
    }

    /// Removes a user from a lobby; later seats move up.
    pub async fn leave(
        &self,
        number: GameNumber,
        user: UserId,
        context: &ChangeContext,
    ) -> Result<StoredGame, StoreError> {
        self.change_seats(number, context, |game| {
            if game.seat_of(user).is_none() {
                return Err(StoreError::NotSeated { number, user });
            }
            let mut occupancies = game.occupancies();
            occupancies.retain(|occupancy| occupancy.who != Occupant::User(user));
            Ok(occupancies)
        })
        .await
    }

    /// Replaces the occupants of a lobby and ensures that the host is one of them.
    async fn change_seats(
        &self,
        number: GameNumber,
        context: &ChangeContext,
        occupancies: impl FnOnce(&StoredGame) -> Result<Vec<Occupancy>, StoreError>,
    ) -> Result<StoredGame, StoreError> {
        let mut tx = self.write().await?;
        context.guard(&mut tx).await?;
        let game = load(&mut tx, number).await?.expect(Status::Lobby)?;
        seat(&mut tx, number, &occupancies(&game)?).await?;
        sqlx::query(sql::PROMOTE_HOST).bind(number).execute(&mut *tx).await?;
        let game = load(&mut tx, number).await?;
        context.commit(tx, Some(number)).await?;
        Ok(game)
    }

    /// Changes the settings of a lobby.
    pub async fn change_lobby(
        &self,
        number: GameNumber,
        change: &LobbyChange,
        context: &ChangeContext,
    ) -> Result<StoredGame, StoreError> {
        let mut tx = self.write().await?;
        context.guard(&mut tx).await?;
        load(&mut tx, number).await?.expect(Status::Lobby)?;
        let options =
            change.options.as_ref().map(|options| json::write("the options", options)).transpose()?;
        let settings =
            change.settings.as_ref().map(|it| json::write("the table settings", it)).transpose()?;
        sqlx::query(sql::CHANGE_LOBBY)
            .bind(number)
            .bind(&change.title)
            .bind(&change.language)
            .bind(&change.pace)
            .bind(options)
            .bind(change.host)
            .bind(&change.clock)
            .bind(settings)
            .execute(&mut *tx)
            .await?;
        let game = load(&mut tx, number).await?;
        context.commit(tx, Some(number)).await?;
        Ok(game)
    }

    /// Saves the message that shows the lobby.
    pub async fn set_lobby_message(&self, number: GameNumber, message: MessageId) -> Result<(), StoreError> {
        let done =
            sqlx::query(sql::SET_LOBBY_MESSAGE).bind(number).bind(message).execute(self.writer()).await?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::NoGame(number)) }
    }
}

/// The occupants of a lobby that has a free seat.
fn with_room(game: &StoredGame) -> Result<Vec<Occupancy>, StoreError> {
    let full = game.seats.len() >= *game.game.seat_counts().end();
    if full { Err(StoreError::Full { number: game.number }) } else { Ok(game.occupancies()) }
}

/// Replaces all seats of a game, in this order.
pub(crate) async fn seat(
    tx: &mut Tx,
    number: GameNumber,
    occupancies: &[Occupancy],
) -> Result<(), StoreError> {
    sqlx::query(sql::CLEAR_SEATS).bind(number).execute(&mut **tx).await?;
    for (Occupancy { who, name }, Seat(seat)) in occupancies.iter().zip(Seat::all(occupancies.len())) {
        let (user, level) = match who {
            Occupant::User(user) => (Some(*user), None),
            Occupant::Ai(level) => (None, Some(level)),
        };
        let row = sqlx::query(sql::SEAT).bind(number).bind(i64::from(seat)).bind(user).bind(name).bind(level);
        row.execute(&mut **tx).await.map_err(|error| match (error.as_database_error(), user) {
            (Some(refused), Some(user)) if refused.is_unique_violation() => {
                StoreError::AlreadySeated { number, user }
            }
            _ => error.into(),
        })?;
    }
    Ok(())
}
