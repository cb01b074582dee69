//! A game before its first entry: opened, joined, changed, started or given up.

use archipel_rules::{Seat, Seed};
use serde_json::Value;

use crate::games::{load, open_in};
use crate::open::Tx;
use crate::{
    BallotId, Cause, ChannelId, Game, GameNumber, MessageId, NewAlarm, NewGame, NewPost, Occupant, SeatClock,
    Seated, Sitter, Status, Store, StoreError, UserId, alarms, ballots, clocks, consents, entries, json,
    outbox, sql,
};

/// What is to be different in a lobby; `None`: as it was.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct LobbyChange {
    pub title: Option<String>,
    pub language: Option<String>,
    pub pace: Option<String>,
    pub options: Option<Value>,
    pub host: Option<UserId>,
    /// Time bank and increment; an empty text takes the clock away.
    pub clock: Option<String>,
}

/// What turns a lobby into a game.
#[derive(Clone, Debug)]
pub struct Start<'a> {
    pub number: GameNumber,
    /// Everybody who sits in the lobby, in turn order.
    pub order: &'a [Sitter],
    pub seed: Seed,
    /// The version of the rules.
    pub rules: &'a str,
    pub options: &'a Value,
    /// The state after the setup, as JSON.
    pub state: &'a [u8],
    pub posts: &'a [NewPost],
    pub alarms: &'a [NewAlarm],
    /// The clocks as they stand at the start.
    pub clocks: &'a [SeatClock],
}

impl Store {
    /// Opens a lobby, unless its channel has an open game.
    pub async fn create_lobby(&self, new: &NewGame, cause: &Cause) -> Result<Game, StoreError> {
        let mut tx = self.write().await?;
        cause.guard(&mut tx).await?;
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
            .bind(cause.now)
            .fetch_one(&mut *tx)
            .await?;
        if new.seated.len() > *new.game.seat_counts().end() {
            return Err(StoreError::Full { number });
        }
        seat(&mut tx, number, &new.seated).await?;
        outbox::queue(&mut tx, Some(number), &new.posts, cause.now).await?;
        let game = load(&mut tx, number).await?;
        cause.commit(tx, Some(number)).await?;
        Ok(game)
    }

    /// Takes the next free seat of a lobby.
    pub async fn join(
        &self,
        number: GameNumber,
        user: UserId,
        name: &str,
        cause: &Cause,
    ) -> Result<Game, StoreError> {
        self.seat_anew(number, cause, |game| {
            if game.seat_of(user).is_some() {
                return Err(StoreError::AlreadySeated { number, user });
            }
            let mut sitters = with_room(game)?;
            sitters.push(Sitter::person(user, name));
            Ok(sitters)
        })
        .await
    }

    /// Seats a computer player on the next free seat of a lobby, under the first of these names that nobody has.
    pub async fn add_computer(
        &self,
        number: GameNumber,
        level: &str,
        names: &[&str],
        cause: &Cause,
    ) -> Result<Game, StoreError> {
        self.seat_anew(number, cause, |game| {
            let taken = |name: &&&str| game.seats.iter().any(|seated| seated.name.eq_ignore_ascii_case(name));
            let name = names.iter().find(|name| !taken(name)).ok_or(StoreError::Full { number })?;
            let mut sitters = with_room(game)?;
            sitters.push(Sitter::computer(level, *name));
            Ok(sitters)
        })
        .await
    }

    /// Sends the computer player of this name away from a lobby; whoever joined later moves up.
    pub async fn remove_computer(
        &self,
        number: GameNumber,
        name: &str,
        cause: &Cause,
    ) -> Result<Game, StoreError> {
        self.seat_anew(number, cause, |game| {
            let stays =
                |seated: &&Seated| seated.level().is_none() || !seated.name.eq_ignore_ascii_case(name);
            let sitters: Vec<Sitter> = game.seats.iter().filter(stays).map(Seated::sitter).collect();
            if sitters.len() == game.seats.len() {
                return Err(StoreError::NoComputer { number });
            }
            Ok(sitters)
        })
        .await
    }

    /// Gives a seat of a lobby up; whoever joined later moves up.
    pub async fn leave(&self, number: GameNumber, user: UserId, cause: &Cause) -> Result<Game, StoreError> {
        self.seat_anew(number, cause, |game| {
            if game.seat_of(user).is_none() {
                return Err(StoreError::NotSeated { number, user });
            }
            let mut sitters = game.sitters();
            sitters.retain(|sitter| sitter.who != Occupant::Person(user));
            Ok(sitters)
        })
        .await
    }

    /// Changes who sits in a lobby; one of the people there is its host.
    async fn seat_anew(
        &self,
        number: GameNumber,
        cause: &Cause,
        sitters: impl FnOnce(&Game) -> Result<Vec<Sitter>, StoreError>,
    ) -> Result<Game, StoreError> {
        let mut tx = self.write().await?;
        cause.guard(&mut tx).await?;
        let game = load(&mut tx, number).await?.expect(Status::Lobby)?;
        seat(&mut tx, number, &sitters(&game)?).await?;
        sqlx::query(sql::CROWN).bind(number).execute(&mut *tx).await?;
        let game = load(&mut tx, number).await?;
        cause.commit(tx, Some(number)).await?;
        Ok(game)
    }

    /// Changes what a lobby says of the game to come.
    pub async fn change_lobby(
        &self,
        number: GameNumber,
        change: &LobbyChange,
        cause: &Cause,
    ) -> Result<Game, StoreError> {
        let mut tx = self.write().await?;
        cause.guard(&mut tx).await?;
        load(&mut tx, number).await?.expect(Status::Lobby)?;
        let options =
            change.options.as_ref().map(|options| json::write("the options", options)).transpose()?;
        sqlx::query(sql::CHANGE_LOBBY)
            .bind(number)
            .bind(&change.title)
            .bind(&change.language)
            .bind(&change.pace)
            .bind(options)
            .bind(change.host)
            .bind(&change.clock)
            .execute(&mut *tx)
            .await?;
        let game = load(&mut tx, number).await?;
        cause.commit(tx, Some(number)).await?;
        Ok(game)
    }

    /// Remembers which message shows the lobby.
    pub async fn set_lobby_message(&self, number: GameNumber, message: MessageId) -> Result<(), StoreError> {
        let done =
            sqlx::query(sql::SET_LOBBY_MESSAGE).bind(number).bind(message).execute(self.writer()).await?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::NoGame(number)) }
    }

    /// Starts a game with exactly those who sit in its lobby.
    pub async fn start(&self, start: &Start<'_>, cause: &Cause) -> Result<Game, StoreError> {
        let number = start.number;
        let mut tx = self.write().await?;
        cause.guard(&mut tx).await?;
        let game = load(&mut tx, number).await?.expect(Status::Lobby)?;
        if !same(&game.sitters(), start.order) {
            return Err(StoreError::SeatsChanged { number });
        }
        seat(&mut tx, number, start.order).await?;
        sqlx::query(sql::START_GAME)
            .bind(number)
            .bind(start.seed.to_string())
            .bind(start.rules)
            .bind(json::write("the options", start.options)?)
            .bind(cause.now)
            .execute(&mut *tx)
            .await?;
        entries::put_snapshot(&mut tx, number, 0, start.rules, start.state).await?;
        outbox::queue(&mut tx, Some(number), start.posts, cause.now).await?;
        alarms::set(&mut tx, number, start.alarms).await?;
        clocks::set(&mut tx, number, start.clocks).await?;
        let game = load(&mut tx, number).await?;
        cause.commit(tx, Some(number)).await?;
        Ok(game)
    }

    /// Ends an open game without a result. Where the others have voted for it, that vote is won by this, with these
    /// words; every other one lapses.
    pub async fn abandon(
        &self,
        number: GameNumber,
        vote: Option<(BallotId, &str)>,
        posts: &[NewPost],
        cause: &Cause,
    ) -> Result<Game, StoreError> {
        let mut tx = self.write().await?;
        cause.guard(&mut tx).await?;
        expect_open(&mut tx, number).await?;
        if let Some((ballot, result)) = vote {
            ballots::close(&mut tx, number, ballot, result, cause.now).await?;
        }
        close(&mut tx, number, Status::Abandoned, cause).await?;
        outbox::queue(&mut tx, Some(number), posts, cause.now).await?;
        let game = load(&mut tx, number).await?;
        cause.commit(tx, Some(number)).await?;
        Ok(game)
    }
}

impl Store {
    /// Lets an open game go on in another channel of its server; what was still to be posted is posted there.
    pub async fn move_game(
        &self,
        number: GameNumber,
        channel: ChannelId,
        posts: &[NewPost],
        cause: &Cause,
    ) -> Result<Game, StoreError> {
        let mut tx = self.write().await?;
        cause.guard(&mut tx).await?;
        expect_open(&mut tx, number).await?;
        if let Some(number) = open_in(&mut tx, channel).await? {
            return Err(StoreError::ChannelBusy { number });
        }
        sqlx::query(sql::MOVE_GAME).bind(number).bind(channel).execute(&mut *tx).await?;
        sqlx::query(sql::MOVE_POSTS).bind(number).bind(channel).bind(cause.now).execute(&mut *tx).await?;
        outbox::queue(&mut tx, Some(number), posts, cause.now).await?;
        let game = load(&mut tx, number).await?;
        cause.commit(tx, Some(number)).await?;
        Ok(game)
    }
}

/// Who sits in a lobby that has a seat left.
fn with_room(game: &Game) -> Result<Vec<Sitter>, StoreError> {
    let full = game.seats.len() >= *game.game.seat_counts().end();
    if full { Err(StoreError::Full { number: game.number }) } else { Ok(game.sitters()) }
}

async fn expect_open(tx: &mut Tx, number: GameNumber) -> Result<(), StoreError> {
    let game = load(tx, number).await?;
    if game.status.is_open() { Ok(()) } else { Err(StoreError::WrongStatus { number, status: game.status }) }
}

/// Closes a game: nobody is reminded of it or asked about it any more.
pub(crate) async fn close(
    tx: &mut Tx,
    number: GameNumber,
    status: Status,
    cause: &Cause,
) -> Result<(), StoreError> {
    sqlx::query(sql::CLOSE_GAME)
        .bind(number)
        .bind(status.as_str())
        .bind(cause.now)
        .execute(&mut **tx)
        .await?;
    alarms::cancel_all(tx, number).await?;
    ballots::lapse_all(tx, number, cause.now).await?;
    consents::withdraw_all(tx, number, cause.now).await
}

/// Seats these anew, in this order.
async fn seat(tx: &mut Tx, number: GameNumber, sitters: &[Sitter]) -> Result<(), StoreError> {
    sqlx::query(sql::CLEAR_SEATS).bind(number).execute(&mut **tx).await?;
    for (Sitter { who, name }, Seat(seat)) in sitters.iter().zip(Seat::all(sitters.len())) {
        let (user, level) = match who {
            Occupant::Person(user) => (Some(*user), None),
            Occupant::Computer(level) => (None, Some(level)),
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

/// The same in whatever order.
fn same(sitters: &[Sitter], order: &[Sitter]) -> bool {
    sitters.len() == order.len() && sitters.iter().all(|sitter| order.contains(sitter))
}
