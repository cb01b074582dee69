//! A user's notification and picture settings, stored as JSON in `users.settings`.

use archipel_store::{Millis, UserProfile};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::availability::{ALL_DAYS, Availability, Quiet};
use super::duration::DAY;
use crate::image_service::DisplaySettings;

/// How a user is notified.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Via {
    #[default]
    Channel,
    Dm,
}

/// All settings; missing ones have their default.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct UserSettings {
    /// The IANA name of a time zone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone: Option<String>,
    /// Start and end of the quiet hours, in minutes of the day.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quiet: Option<(u16, u16)>,
    /// The days on which the user plays, one bit each, Monday first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub days: Option<u8>,
    pub via: Via,
    /// First and last day of a vacation, as `2026-07-01`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub away: Option<(String, String)>,
    /// Whether the user is notified when they are next.
    pub next: bool,
    /// No reminders at all.
    pub off: bool,
    pub pictures: DisplaySettings,
}

/// Direct messages are tried again a week after Discord rejected one, or after a settings change.
const DM_AGAIN: Millis = 7 * DAY;

impl UserSettings {
    /// Parses settings. Settings that cannot be parsed, perhaps written by a later version, count as defaults.
    pub fn read(settings: &Value) -> UserSettings {
        UserSettings::deserialize(settings).unwrap_or_default()
    }

    pub fn of(person: Option<&UserProfile>) -> UserSettings {
        person.map(|person| UserSettings::read(&person.settings)).unwrap_or_default()
    }

    pub fn write(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    pub fn time_zone(&self) -> TimeZone {
        self.zone.as_deref().and_then(|name| TimeZone::get(name).ok()).unwrap_or(TimeZone::UTC)
    }

    pub fn hours(&self) -> Availability {
        let date = |text: &String| text.parse::<Date>().ok();
        Availability {
            zone: self.time_zone(),
            quiet: self.quiet.filter(|(from, to)| from != to).map(|(from, to)| Quiet { from, to }),
            days: self.days.filter(|days| days & ALL_DAYS != 0).unwrap_or(ALL_DAYS),
            away: self.away.as_ref().and_then(|(first, last)| Some((date(first)?, date(last)?))),
        }
    }
}

/// Whether this user currently gets direct messages.
pub fn by_dm(person: &UserProfile, now: Millis) -> bool {
    UserSettings::read(&person.settings).via == Via::Dm && accepts_dm(person, now)
}

/// Whether this user has not refused a direct message lately.
pub fn accepts_dm(person: &UserProfile, now: Millis) -> bool {
    person.dm_closed_at.is_none_or(|at| now - at >= DM_AGAIN)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::image_service::Size;

    #[test]
    fn settings_round_trip_through_json() {
        let user_settings = UserSettings {
            zone: Some("Europe/Amsterdam".to_owned()),
            quiet: Some((1320, 420)),
            days: Some(0b001_1111),
            via: Via::Dm,
            away: Some(("2026-07-01".to_owned(), "2026-07-14".to_owned())),
            next: true,
            off: false,
            pictures: DisplaySettings { night: true, size: Size::Large },
        };
        assert_eq!(UserSettings::read(&user_settings.write()), user_settings);
        assert_eq!(UserSettings::read(&json!({})), UserSettings::default());
    }

    #[test]
    fn invalid_settings_count_as_defaults() {
        assert_eq!(UserSettings::read(&json!({ "via": "pigeon" })), UserSettings::default());
        let invalid = UserSettings {
            days: Some(0),
            quiet: Some((5, 5)),
            away: Some(("x".into(), "y".into())),
            ..UserSettings::default()
        };
        assert_eq!(invalid.hours(), Availability::always());
    }
}
