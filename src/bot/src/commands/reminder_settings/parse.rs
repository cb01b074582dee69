//! Parses times of day, days of the week and dates as people write them.

use archipel_store::Millis;
use archipel_words::{Args, Lang, tr};
use jiff::civil::Date;

use super::dates::date;

use crate::error::{Denial, Error};
use crate::schedule::UserSettings;

const LONGEST_VACATION: i32 = 60;

/// Settings in local time need a time zone first.
pub fn needs_zone(user_settings: &UserSettings) -> Result<(), Error> {
    if user_settings.zone.is_some() { Ok(()) } else { Err(Error::Denied(Denial::NoZone)) }
}

/// `22`, `22:30`, `22.30`, in minutes of the day.
pub fn time_of_day(text: &str) -> Result<u16, Error> {
    let wrong = || Error::Denied(Denial::TimeOfDay);
    let text = text.trim();
    let after = |lang: Lang| lang.about().after_time.iter().find_map(|word| text.strip_suffix(word.as_str()));
    let text = Lang::all().find_map(after).unwrap_or(text).trim();
    let (hour, minute) = text.split_once([':', '.']).unwrap_or((text, "0"));
    let (hour, minute) =
        (hour.parse::<u16>().map_err(|_| wrong())?, minute.parse::<u16>().map_err(|_| wrong())?);
    if hour > 24 || minute > 59 || hour * 60 + minute > 1440 {
        return Err(wrong());
    }
    Ok((hour * 60 + minute) % 1440)
}

pub const WEEK: [&str; 7] = ["day-mon", "day-tue", "day-wed", "day-thu", "day-fri", "day-sat", "day-sun"];

/// Parses days as words or their beginnings, in English or in the reader's language, separated by spaces or commas; a
/// dash makes a range.
pub fn week(text: &str, lang: Lang) -> Result<u8, Error> {
    let wrong = || Error::Denied(Denial::Days);
    let day = |word: &str| {
        let word = word.trim().to_lowercase();
        let begins = |lang: Lang, key: &str| tr(lang, key, &Args::new()).to_lowercase().starts_with(&word);
        WEEK.iter().position(|key| word.len() >= 2 && (begins(lang, key) || begins(Lang::ENGLISH, key)))
    };
    let mut days = 0_u8;
    for part in text.split([',', ' ', ';']).filter(|part| !part.is_empty()) {
        let (first, last) = part.split_once(['-', '–']).unwrap_or((part, part));
        let (first, last) = (day(first).ok_or_else(wrong)?, day(last).ok_or_else(wrong)?);
        let length = (last + 7 - first) % 7;
        (0..=length).for_each(|step| days |= 1 << ((first + step) % 7));
    }
    if days == 0 { Err(wrong()) } else { Ok(days) }
}

/// The date where this user lives.
pub fn today(user_settings: &UserSettings, now: Millis) -> Result<Date, Error> {
    jiff::Timestamp::from_millisecond(now)
        .map(|moment| moment.to_zoned(user_settings.time_zone()).date())
        .map_err(|error| Error::Fault(error.to_string()))
}

/// First and last day of a vacation; the first day is today where it is left out.
pub fn span_of_days(
    user_settings: &UserSettings,
    first: Option<&str>,
    last: &str,
    locale: &str,
    now: Millis,
) -> Result<(Date, Date), Error> {
    needs_zone(user_settings)?;
    let today = today(user_settings, now)?;
    let first = first.map_or(Ok(today), |text| date(text, locale, today))?;
    let last = date(last, locale, today)?;
    let length = (last - first).get_days();
    if last < first || last < today || length > LONGEST_VACATION {
        return Err(Error::Denied(Denial::Vacation { days: LONGEST_VACATION }));
    }
    Ok((first, last))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_day_are_read() {
        for (text, minutes) in
            [("22", 1320), ("22:30", 1350), ("7.05", 425), ("0", 0), ("24", 0), ("8 Uhr", 480)]
        {
            assert_eq!(time_of_day(text).ok(), Some(minutes), "{text}");
        }
        for text in ["", "25", "12:60", "noon", "-1", "24:30"] {
            assert!(time_of_day(text).is_err(), "{text}");
        }
    }

    #[test]
    fn days_are_read_in_words_and_ranges() {
        assert_eq!(week("Mon-Fri", Lang::ENGLISH).ok(), Some(0b001_1111));
        assert_eq!(week("Sa, So", Lang::from_locale("de")).ok(), Some(0b110_0000));
        assert_eq!(week("vrijdag-maandag", Lang::from_locale("nl")).ok(), Some(0b111_0001));
        assert!(week("never", Lang::ENGLISH).is_err() && week("", Lang::ENGLISH).is_err());
    }
}
