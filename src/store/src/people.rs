//! What is known of a person beyond a single game.

use serde_json::Value;

use crate::{Millis, Store, StoreError, UserId, json, sql};

#[derive(Clone, PartialEq, Debug)]
pub struct Person {
    pub user: UserId,
    /// As Discord names it: `en-GB`, `de`, `nl`.
    pub locale: String,
    /// An object; what it does not name has its default.
    pub settings: Value,
    pub seen_at: Millis,
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
        let row: Option<(String, String, Millis)> =
            sqlx::query_as(sql::PERSON).bind(user).fetch_optional(self.readers()).await?;
        row.map(|(locale, settings, seen_at)| {
            Ok(Person { user, locale, settings: json::read("a person's settings", &settings)?, seen_at })
        })
        .transpose()
    }

    /// Replaces the settings of a person who is known. False: nobody of this id was ever seen.
    pub async fn set_settings(&self, user: UserId, settings: &Value) -> Result<bool, StoreError> {
        let row = sqlx::query(sql::SET_SETTINGS).bind(user).bind(json::write("settings", settings)?);
        Ok(row.execute(self.writer()).await?.rows_affected() == 1)
    }
}
