//! What is known of a person beyond a single game.

use serde_json::Value;

use crate::{ChannelId, GameNumber, Millis, Store, StoreError, UserId, json, sql};

#[derive(Clone, PartialEq, Debug)]
pub struct Person {
    pub user: UserId,
    /// As Discord names it: `en-GB`, `de`, `nl`.
    pub locale: String,
    /// An object; what it does not name has its default.
    pub settings: Value,
    pub seen_at: Millis,
    /// The channel of direct messages, once it was opened.
    pub dm_channel: Option<ChannelId>,
    /// When Discord last said that this person takes no direct messages.
    pub dm_closed_at: Option<Millis>,
}

#[derive(sqlx::FromRow)]
struct PersonRow {
    user_id: UserId,
    locale: String,
    settings: String,
    seen_at: Millis,
    dm_channel_id: Option<ChannelId>,
    dm_closed_at: Option<Millis>,
}

impl PersonRow {
    fn read(self) -> Result<Person, StoreError> {
        Ok(Person {
            user: self.user_id,
            locale: self.locale,
            settings: json::read("a person's settings", &self.settings)?,
            seen_at: self.seen_at,
            dm_channel: self.dm_channel_id,
            dm_closed_at: self.dm_closed_at,
        })
    }
}

impl Store {
    /// Notes the language in which a person uses Discord. Written only where it is new, or a day has passed.
    pub async fn remember_person(&self, user: UserId, locale: &str, now: Millis) -> Result<(), StoreError> {
        const DAY: Millis = 24 * 60 * 60 * 1000;
        let known = self.person(user).await?;
        if known.is_some_and(|known| known.locale == locale && now - known.seen_at < DAY) {
            return Ok(());
        }
        let row = sqlx::query(sql::REMEMBER_PERSON).bind(user).bind(locale).bind(now);
        row.execute(self.writer()).await?;
        Ok(())
    }

    pub async fn person(&self, user: UserId) -> Result<Option<Person>, StoreError> {
        let row: Option<PersonRow> =
            sqlx::query_as(sql::PERSON).bind(user).fetch_optional(self.readers()).await?;
        row.map(PersonRow::read).transpose()
    }

    /// Those at a table of whom something is known.
    pub async fn people_of(&self, game: GameNumber) -> Result<Vec<Person>, StoreError> {
        let rows: Vec<PersonRow> =
            sqlx::query_as(sql::PEOPLE_OF_GAME).bind(game).fetch_all(self.readers()).await?;
        rows.into_iter().map(PersonRow::read).collect()
    }

    /// Remembers the channel of somebody's direct messages.
    pub async fn set_dm_channel(&self, user: UserId, channel: ChannelId) -> Result<(), StoreError> {
        sqlx::query(sql::SET_DM_CHANNEL).bind(user).bind(channel).execute(self.writer()).await?;
        Ok(())
    }

    /// Replaces the settings of a person who is known. False: nobody of this id was ever seen.
    pub async fn set_settings(&self, user: UserId, settings: &Value) -> Result<bool, StoreError> {
        let row = sqlx::query(sql::SET_SETTINGS).bind(user).bind(json::write("settings", settings)?);
        Ok(row.execute(self.writer()).await?.rows_affected() == 1)
    }
}
