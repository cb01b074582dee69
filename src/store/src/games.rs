//! Games as rows: which there are, where, who sits at them.

use std::fmt;
use std::str::FromStr;

use archipel_rules::{GameId, Seat, Seed};
use serde_json::Value;
use sqlx::SqliteConnection;

use crate::{
    ChannelId, GameNumber, GuildId, MessageId, Millis, NewPost, Store, StoreError, UserId, entries, json, sql,
};

/// Where a game is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    Lobby,
    Running,
    Over,
    Abandoned,
}

impl Status {
    pub const fn as_str(self) -> &'static str {
        match self {
            Status::Lobby => "lobby",
            Status::Running => "running",
            Status::Over => "over",
            Status::Abandoned => "abandoned",
        }
    }

    /// Whether it still occupies its channel.
    pub const fn is_open(self) -> bool {
        matches!(self, Status::Lobby | Status::Running)
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Status {
    type Err = StoreError;
    fn from_str(text: &str) -> Result<Status, StoreError> {
        let all = [Status::Lobby, Status::Running, Status::Over, Status::Abandoned];
        let unreadable = || StoreError::Unreadable { what: "a status", reason: text.to_owned() };
        all.into_iter().find(|status| status.as_str() == text).ok_or_else(unreadable)
    }
}

/// A game that is to be opened.
#[derive(Clone, PartialEq, Debug)]
pub struct NewGame {
    pub guild: GuildId,
    pub channel: ChannelId,
    pub game: GameId,
    pub title: String,
    pub host: UserId,
    pub language: String,
    pub pace: String,
    pub options: Value,
    /// Time bank and increment, if there is a clock.
    pub clock: Option<String>,
    /// Who sits down at once: the host; in a rematch everybody.
    pub seated: Vec<Sitter>,
    /// What is posted with it.
    pub posts: Vec<NewPost>,
}

/// A game without its record.
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    pub number: GameNumber,
    pub guild: GuildId,
    pub channel: ChannelId,
    pub game: GameId,
    pub status: Status,
    pub title: String,
    pub host: UserId,
    pub language: String,
    pub pace: String,
    pub options: Value,
    /// Secret until the game is over; `None` in the lobby.
    pub seed: Option<Seed>,
    /// The version of the rules that it is played with; `None` in the lobby.
    pub rules: Option<String>,
    pub lobby_message: Option<MessageId>,
    /// Why its record no longer replays.
    pub parked: Option<String>,
    /// Time bank and increment as the host spelt them; `None`: no clock runs.
    pub clock: Option<String>,
    /// Since when nobody acts and nothing runs.
    pub paused_at: Option<Millis>,
    /// Why its channel takes no posts; they wait.
    pub unreachable: Option<String>,
    /// Up to this entry the channel has been told; `None`: up to the last turn that was finished.
    pub told: Option<u32>,
    pub created_at: Millis,
    pub started_at: Option<Millis>,
    pub ended_at: Option<Millis>,
    /// In the lobby in order of joining, then in turn order.
    pub seats: Vec<Seated>,
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    Person(UserId),
    /// A computer player of this level: `easy`, `medium`, `hard`.
    Computer(String),
}

/// Somebody who sits down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    pub who: Occupant,
    pub name: String,
}

impl Sitter {
    pub fn person(user: UserId, name: impl Into<String>) -> Sitter {
        Sitter { who: Occupant::Person(user), name: name.into() }
    }

    pub fn computer(level: &str, name: impl Into<String>) -> Sitter {
        Sitter { who: Occupant::Computer(level.to_owned()), name: name.into() }
    }
}

/// Somebody at the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Seated {
    pub seat: Seat,
    pub who: Occupant,
    pub name: String,
}

impl Seated {
    /// The person on this seat; `None`: a computer player.
    pub fn user(&self) -> Option<UserId> {
        match self.who {
            Occupant::Person(user) => Some(user),
            Occupant::Computer(_) => None,
        }
    }

    /// How well the computer player on this seat plays; `None`: a person.
    pub fn level(&self) -> Option<&str> {
        match &self.who {
            Occupant::Person(_) => None,
            Occupant::Computer(level) => Some(level),
        }
    }

    pub fn sitter(&self) -> Sitter {
        Sitter { who: self.who.clone(), name: self.name.clone() }
    }
}

impl Game {
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.seats.iter().find(|seated| seated.user() == Some(user)).map(|seated| seated.seat)
    }

    /// The people at the table, in order.
    pub fn people(&self) -> impl Iterator<Item = UserId> {
        self.seats.iter().filter_map(Seated::user)
    }

    /// Everybody who sits here.
    pub fn sitters(&self) -> Vec<Sitter> {
        self.seats.iter().map(Seated::sitter).collect()
    }

    pub fn seated(&self, seat: Seat) -> Option<&Seated> {
        self.seats.get(seat.index())
    }

    /// The game if it has the status that a change needs.
    pub(crate) fn expect(self, status: Status) -> Result<Game, StoreError> {
        if self.status == status {
            Ok(self)
        } else {
            Err(StoreError::WrongStatus { number: self.number, status: self.status })
        }
    }
}

impl Store {
    pub async fn game(&self, number: GameNumber) -> Result<Game, StoreError> {
        load(&mut *self.readers().acquire().await?, number).await
    }

    /// The open game of a channel or thread.
    pub async fn game_in_channel(&self, channel: ChannelId) -> Result<Option<Game>, StoreError> {
        let mut connection = self.readers().acquire().await?;
        match open_in(&mut connection, channel).await? {
            Some(number) => load(&mut connection, number).await.map(Some),
            None => Ok(None),
        }
    }

    /// The last game of a channel, open or not: what `/score` speaks of when the game has just ended.
    pub async fn last_game_in_channel(&self, channel: ChannelId) -> Result<Option<Game>, StoreError> {
        match self.last_number_in_channel(channel).await? {
            Some((number, _)) => self.game(number).await.map(Some),
            None => Ok(None),
        }
    }

    /// Only its number and that of its last entry, in one query: for those who have the game itself at hand.
    pub async fn last_number_in_channel(
        &self,
        channel: ChannelId,
    ) -> Result<Option<(GameNumber, i64)>, StoreError> {
        let last = sqlx::query_as(sql::LAST_GAME_IN_CHANNEL).bind(channel).fetch_optional(self.readers());
        Ok(last.await?)
    }

    /// The open games at which a person sits, the oldest first.
    pub async fn games_of_user(&self, user: UserId) -> Result<Vec<Game>, StoreError> {
        let mut connection = self.readers().acquire().await?;
        let numbers =
            sqlx::query_scalar(sql::OPEN_GAMES_OF_USER).bind(user).fetch_all(&mut *connection).await?;
        load_all(&mut connection, numbers).await
    }

    /// All games in play, the oldest first.
    pub async fn running_games(&self) -> Result<Vec<Game>, StoreError> {
        let mut connection = self.readers().acquire().await?;
        let numbers = sqlx::query_scalar(sql::RUNNING_GAMES).fetch_all(&mut *connection).await?;
        load_all(&mut connection, numbers).await
    }

    /// Notes that a game's record no longer replays and it stays on its stored state, or that all is well again.
    pub async fn set_parked(&self, number: GameNumber, reason: Option<&str>) -> Result<(), StoreError> {
        let done = sqlx::query(sql::SET_PARKED).bind(number).bind(reason).execute(self.writer()).await?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::NoGame(number)) }
    }
}

#[derive(sqlx::FromRow)]
struct GameRow {
    number: GameNumber,
    guild_id: GuildId,
    channel_id: ChannelId,
    game: String,
    status: String,
    title: String,
    host_id: UserId,
    language: String,
    pace: String,
    options: String,
    seed: Option<String>,
    rules: Option<String>,
    lobby_message_id: Option<MessageId>,
    parked: Option<String>,
    created_at: Millis,
    started_at: Option<Millis>,
    ended_at: Option<Millis>,
    clock: Option<String>,
    paused_at: Option<Millis>,
    unreachable: Option<String>,
    told: Option<i64>,
}

/// The open game of a channel.
pub(crate) async fn open_in(
    connection: &mut SqliteConnection,
    channel: ChannelId,
) -> Result<Option<GameNumber>, StoreError> {
    Ok(sqlx::query_scalar(sql::OPEN_GAME_IN_CHANNEL).bind(channel).fetch_optional(connection).await?)
}

async fn load_all(
    connection: &mut SqliteConnection,
    numbers: Vec<GameNumber>,
) -> Result<Vec<Game>, StoreError> {
    let mut games = Vec::with_capacity(numbers.len());
    for number in numbers {
        games.push(load(connection, number).await?);
    }
    Ok(games)
}

pub(crate) async fn load(connection: &mut SqliteConnection, number: GameNumber) -> Result<Game, StoreError> {
    let row: GameRow = sqlx::query_as(sql::GAME)
        .bind(number)
        .fetch_optional(&mut *connection)
        .await?
        .ok_or(StoreError::NoGame(number))?;
    let seats: Vec<(i64, Option<UserId>, String, Option<String>)> =
        sqlx::query_as(sql::SEATS).bind(number).fetch_all(connection).await?;
    let seats = seats.into_iter().map(|(seat, user, name, level)| {
        // The schema lets no seat be both or neither.
        let who = user.map_or_else(|| Occupant::Computer(level.unwrap_or_default()), Occupant::Person);
        Ok(Seated { seat: read_seat(seat)?, who, name })
    });
    let unreadable = |what, reason: String| StoreError::Unreadable { what, reason };
    Ok(Game {
        number: row.number,
        guild: row.guild_id,
        channel: row.channel_id,
        game: row.game.parse().map_err(|_| unreadable("a game", row.game))?,
        status: row.status.parse()?,
        title: row.title,
        host: row.host_id,
        language: row.language,
        pace: row.pace,
        options: json::read("the options of a game", &row.options)?,
        seed: row
            .seed
            .map(|seed| seed.parse())
            .transpose()
            .map_err(|_| unreadable("a seed", String::new()))?,
        rules: row.rules,
        lobby_message: row.lobby_message_id,
        parked: row.parked,
        clock: row.clock,
        paused_at: row.paused_at,
        unreachable: row.unreachable,
        told: row.told.map(entries::read_number).transpose()?,
        created_at: row.created_at,
        started_at: row.started_at,
        ended_at: row.ended_at,
        seats: seats.collect::<Result<_, StoreError>>()?,
    })
}

pub(crate) fn read_seat(seat: i64) -> Result<Seat, StoreError> {
    let unreadable = |_| StoreError::Unreadable { what: "a seat", reason: seat.to_string() };
    u8::try_from(seat).map(Seat).map_err(unreadable)
}
