//! Games as stored, without their records.

use std::fmt;
use std::str::FromStr;

use archipel_rules::{GameId, Seat, Seed};
use serde_json::Value;
use sqlx::SqliteConnection;

use crate::seats::read_seat;
use crate::{
    ChannelId, GameNumber, GuildId, MessageId, Millis, NewPost, Occupancy, Occupant, SeatRow, Store,
    StoreError, TableSettings, UserId, entries, json, sql,
};

/// The stages of a game.
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

    /// Whether the game occupies its channel.
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

/// How a player is accompanied in their first game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guide {
    /// The panel explains the first turns.
    Tips,
    /// The player stopped the tips.
    Quiet,
}

impl Guide {
    pub const fn as_str(self) -> &'static str {
        match self {
            Guide::Tips => "tips",
            Guide::Quiet => "quiet",
        }
    }
}

impl FromStr for Guide {
    type Err = StoreError;
    fn from_str(text: &str) -> Result<Guide, StoreError> {
        let unreadable = || StoreError::Unreadable { what: "a guide", reason: text.to_owned() };
        [Guide::Tips, Guide::Quiet].into_iter().find(|guide| guide.as_str() == text).ok_or_else(unreadable)
    }
}

/// A new lobby.
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
    /// Time bank and increment; `None`: no clocks.
    pub clock: Option<String>,
    pub settings: TableSettings,
    /// The first occupants: the host, or everyone in a rematch.
    pub seated: Vec<Occupancy>,
    /// Posts that announce the lobby.
    pub posts: Vec<NewPost>,
}

/// A game without its record.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredGame {
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
    /// The version of the rules; `None` in the lobby.
    pub rules: Option<String>,
    pub lobby_message: Option<MessageId>,
    /// Why the record no longer replays.
    pub replay_error: Option<String>,
    /// Time bank and increment as the host wrote them; `None`: no clocks.
    pub clock: Option<String>,
    pub settings: TableSettings,
    /// When the game was paused; `None`: it is not paused.
    pub paused_at: Option<Millis>,
    /// Why the channel rejects posts; the posts wait meanwhile.
    pub channel_error: Option<String>,
    /// The last entry that a post in the channel covers; `None`: the last finished turn.
    pub announced_through: Option<u32>,
    /// `None`: not a guided first game.
    pub guide: Option<Guide>,
    pub created_at: Millis,
    pub started_at: Option<Millis>,
    pub ended_at: Option<Millis>,
    /// In order of joining in the lobby, in turn order afterwards.
    pub seats: Vec<SeatRow>,
}

impl StoredGame {
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.seats.iter().find(|seated| seated.user() == Some(user)).map(|seated| seated.seat)
    }

    /// The users among the players, in order.
    pub fn users(&self) -> impl Iterator<Item = UserId> {
        self.seats.iter().filter_map(SeatRow::user)
    }

    /// All occupants, in order.
    pub fn occupancies(&self) -> Vec<Occupancy> {
        self.seats.iter().map(SeatRow::occupancy).collect()
    }

    pub fn seated(&self, seat: Seat) -> Option<&SeatRow> {
        self.seats.get(seat.index())
    }

    /// The game if it has the required status.
    pub(crate) fn expect(self, status: Status) -> Result<StoredGame, StoreError> {
        if self.status == status {
            Ok(self)
        } else {
            Err(StoreError::WrongStatus { number: self.number, status: self.status })
        }
    }
}

impl Store {
    pub async fn game(&self, number: GameNumber) -> Result<StoredGame, StoreError> {
        load(&mut *self.readers().acquire().await?, number).await
    }

    /// The open game of a channel or thread.
    pub async fn game_in_channel(&self, channel: ChannelId) -> Result<Option<StoredGame>, StoreError> {
        let mut connection = self.readers().acquire().await?;
        match open_in(&mut connection, channel).await? {
            Some(number) => load(&mut connection, number).await.map(Some),
            None => Ok(None),
        }
    }

    /// The latest game of a channel, open or not; `/score` shows it after the game has ended.
    pub async fn last_game_in_channel(&self, channel: ChannelId) -> Result<Option<StoredGame>, StoreError> {
        match self.last_number_in_channel(channel).await? {
            Some((number, _)) => self.game(number).await.map(Some),
            None => Ok(None),
        }
    }

    /// The number of the latest game of a channel and of its last entry, in one query. For callers with a cache.
    pub async fn last_number_in_channel(
        &self,
        channel: ChannelId,
    ) -> Result<Option<(GameNumber, i64)>, StoreError> {
        let last = sqlx::query_as(sql::LAST_GAME_IN_CHANNEL).bind(channel).fetch_optional(self.readers());
        Ok(last.await?)
    }

    /// The open games of a user, the oldest first.
    pub async fn games_of_user(&self, user: UserId) -> Result<Vec<StoredGame>, StoreError> {
        let mut connection = self.readers().acquire().await?;
        let numbers =
            sqlx::query_scalar(sql::OPEN_GAMES_OF_USER).bind(user).fetch_all(&mut *connection).await?;
        load_all(&mut connection, numbers).await
    }

    /// All running games, the oldest first.
    pub async fn running_games(&self) -> Result<Vec<StoredGame>, StoreError> {
        let mut connection = self.readers().acquire().await?;
        let numbers = sqlx::query_scalar(sql::RUNNING_GAMES).fetch_all(&mut *connection).await?;
        load_all(&mut connection, numbers).await
    }

    /// Makes a game a guided first game, or changes how its player is accompanied.
    pub async fn set_guide(&self, number: GameNumber, guide: Guide) -> Result<(), StoreError> {
        let done = sqlx::query(sql::SET_GUIDE).bind(number).bind(guide.as_str());
        let done = done.execute(self.writer()).await?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::NoGame(number)) }
    }

    /// Sets or clears the reason why the record of a game no longer replays. Until it is cleared, the game's snapshot
    /// is shown.
    pub async fn set_replay_error(&self, number: GameNumber, reason: Option<&str>) -> Result<(), StoreError> {
        let done =
            sqlx::query(sql::SET_REPLAY_ERROR).bind(number).bind(reason).execute(self.writer()).await?;
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
    replay_error: Option<String>,
    created_at: Millis,
    started_at: Option<Millis>,
    ended_at: Option<Millis>,
    clock: Option<String>,
    paused_at: Option<Millis>,
    channel_error: Option<String>,
    announced_through: Option<i64>,
    table_settings: String,
    guide: Option<String>,
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
) -> Result<Vec<StoredGame>, StoreError> {
    let mut games = Vec::with_capacity(numbers.len());
    for number in numbers {
        games.push(load(connection, number).await?);
    }
    Ok(games)
}

pub(crate) async fn load(
    connection: &mut SqliteConnection,
    number: GameNumber,
) -> Result<StoredGame, StoreError> {
    let row: GameRow = sqlx::query_as(sql::GAME)
        .bind(number)
        .fetch_optional(&mut *connection)
        .await?
        .ok_or(StoreError::NoGame(number))?;
    let seats: Vec<(i64, Option<UserId>, String, Option<String>)> =
        sqlx::query_as(sql::SEATS).bind(number).fetch_all(connection).await?;
    let seats = seats.into_iter().map(|(seat, user, name, level)| {
        // A CHECK of the schema ensures that exactly one of the two is set.
        let who = user.map_or_else(|| Occupant::Ai(level.unwrap_or_default()), Occupant::User);
        Ok(SeatRow { seat: read_seat(seat)?, who, name })
    });
    let unreadable = |what, reason: String| StoreError::Unreadable { what, reason };
    Ok(StoredGame {
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
        replay_error: row.replay_error,
        clock: row.clock,
        paused_at: row.paused_at,
        channel_error: row.channel_error,
        settings: json::read("the table settings", &row.table_settings)?,
        announced_through: row.announced_through.map(entries::read_number).transpose()?,
        guide: row.guide.map(|guide| guide.parse()).transpose()?,
        created_at: row.created_at,
        started_at: row.started_at,
        ended_at: row.ended_at,
        seats: seats.collect::<Result<_, StoreError>>()?,
    })
}
