//! Users: their Discord locale, their settings, and how they receive direct messages.

use serde_json::Value;

use crate::{ChannelId, GameNumber, Millis, Store, StoreError, UserId, json, sql};

#[derive(Clone, PartialEq, Debug)]
pub struct UserProfile {
    pub user: UserId,
    /// A Discord locale: `en-GB`, `de`, `nl`.
    pub locale: String,
    /// A JSON object; missing keys have their defaults.
    pub settings: Value,
    pub seen_at: Millis,
    /// The channel for direct messages, once opened.
    pub dm_channel: Option<ChannelId>,
    /// When Discord last reported that the user does not accept direct messages.
    pub dm_closed_at: Option<Millis>,
}

#[derive(sqlx::FromRow)]
struct UserRow {
    user_id: UserId,
    locale: String,
    settings: String,
    seen_at: Millis,
    dm_channel_id: Option<ChannelId>,
    dm_closed_at: Option<Millis>,
}

impl UserRow {
    fn read(self) -> Result<UserProfile, StoreError> {
        Ok(UserProfile {
            user: self.user_id,
            locale: self.locale,
            settings: json::read("the settings of a user", &self.settings)?,
            seen_at: self.seen_at,
            dm_channel: self.dm_channel_id,
            dm_closed_at: self.dm_closed_at,
        })
    }
}

impl Store {
    /// Saves the locale of a user, if it has changed or was last saved more than a day ago.
    pub async fn save_locale(&self, user: UserId, locale: &str, now: Millis) -> Result<(), StoreError> {
        const DAY: Millis = 24 * 60 * 60 * 1000;
        let known = self.user(user).await?;
        if known.is_some_and(|known| known.locale == locale && now - known.seen_at < DAY) {
            return Ok(());
        }
        let row = sqlx::query(sql::SAVE_LOCALE).bind(user).bind(locale).bind(now);
        row.execute(self.writer()).await?;
        Ok(())
    }

    pub async fn user(&self, user: UserId) -> Result<Option<UserProfile>, StoreError> {
        let row: Option<UserRow> =
            sqlx::query_as(sql::USER).bind(user).fetch_optional(self.readers()).await?;
        row.map(UserRow::read).transpose()
    }

    /// The known users among the players of a game.
    pub async fn users_of_game(&self, game: GameNumber) -> Result<Vec<UserProfile>, StoreError> {
        let rows: Vec<UserRow> =
            sqlx::query_as(sql::USERS_OF_GAME).bind(game).fetch_all(self.readers()).await?;
        rows.into_iter().map(UserRow::read).collect()
    }

    /// Saves the channel for direct messages to a user.
    pub async fn set_dm_channel(&self, user: UserId, channel: ChannelId) -> Result<(), StoreError> {
        sqlx::query(sql::SET_DM_CHANNEL).bind(user).bind(channel).execute(self.writer()).await?;
        Ok(())
    }

    /// Replaces the settings of a known user. Returns false if the user is unknown.
    pub async fn set_settings(&self, user: UserId, settings: &Value) -> Result<bool, StoreError> {
        let row = sqlx::query(sql::SET_SETTINGS).bind(user).bind(json::write("settings", settings)?);
        Ok(row.execute(self.writer()).await?.rows_affected() == 1)
    }
}
