//! What a person wishes about being called and about pictures, as it is kept in `people.settings`.

use archipel_store::{Millis, Person};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::hours::{ALL_DAYS, Hours, Quiet};
use super::span::DAY;
use crate::studio::Taste;

/// How somebody is called.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Via {
    #[default]
    Channel,
    Dm,
}

/// All wishes; what is not named has its default.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Wishes {
    /// The IANA name of a time zone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone: Option<String>,
    /// From and to, in minutes of the day.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quiet: Option<(u16, u16)>,
    /// The days on which one plays, Monday first: a bit each.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub days: Option<u8>,
    pub via: Via,
    /// First and last day of a vacation, as `2026-07-01`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub away: Option<(String, String)>,
    /// Told when one is next.
    pub next: bool,
    /// No reminders at all.
    pub off: bool,
    pub pictures: Taste,
}

/// Whoever took no direct messages is tried again after a week, or after changing a wish.
const DM_AGAIN: Millis = 7 * DAY;

impl Wishes {
    /// What cannot be read, from a version to come perhaps, wishes nothing.
    pub fn read(settings: &Value) -> Wishes {
        Wishes::deserialize(settings).unwrap_or_default()
    }

    pub fn of(person: Option<&Person>) -> Wishes {
        person.map(|person| Wishes::read(&person.settings)).unwrap_or_default()
    }

    pub fn write(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    pub fn time_zone(&self) -> TimeZone {
        self.zone.as_deref().and_then(|name| TimeZone::get(name).ok()).unwrap_or(TimeZone::UTC)
    }

    pub fn hours(&self) -> Hours {
        let date = |text: &String| text.parse::<Date>().ok();
        Hours {
            zone: self.time_zone(),
            quiet: self.quiet.filter(|(from, to)| from != to).map(|(from, to)| Quiet { from, to }),
            days: self.days.filter(|days| days & ALL_DAYS != 0).unwrap_or(ALL_DAYS),
            away: self.away.as_ref().and_then(|(first, last)| Some((date(first)?, date(last)?))),
        }
    }
}

/// Whether this person is to be written to directly now.
pub fn by_dm(person: &Person, now: Millis) -> bool {
    let closed = person.dm_closed_at.is_some_and(|at| now - at < DM_AGAIN);
    Wishes::read(&person.settings).via == Via::Dm && !closed
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::studio::Size;

    #[test]
    fn wishes_survive_their_json() {
        let wishes = Wishes {
            zone: Some("Europe/Amsterdam".to_owned()),
            quiet: Some((1320, 420)),
            days: Some(0b001_1111),
            via: Via::Dm,
            away: Some(("2026-07-01".to_owned(), "2026-07-14".to_owned())),
            next: true,
            off: false,
            pictures: Taste { night: true, size: Size::Large },
        };
        assert_eq!(Wishes::read(&wishes.write()), wishes);
        assert_eq!(Wishes::read(&json!({})), Wishes::default());
    }

    #[test]
    fn what_cannot_be_read_disturbs_nothing() {
        assert_eq!(Wishes::read(&json!({ "via": "pigeon" })), Wishes::default());
        let odd = Wishes {
            days: Some(0),
            quiet: Some((5, 5)),
            away: Some(("x".into(), "y".into())),
            ..Wishes::default()
        };
        assert_eq!(odd.hours(), Hours::always());
    }
}
