//! Parses times of day, days of the week and dates as people write them.

use archipel_store::Millis;
use archipel_words::{Args, Lang, tr};
use jiff::civil::Date;

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
    let text = text.trim().trim_end_matches(['h', 'u']).trim_end_matches("Uhr").trim();
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
        WEEK.iter().position(|key| word.len() >= 2 && (begins(lang, key) || begins(Lang::En, key)))
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

/// Parses the first and last day; an omitted first day is today.
pub fn span_of_days(
    user_settings: &UserSettings,
    first: Option<&str>,
    last: &str,
    now: Millis,
) -> Result<(String, String), Error> {
    needs_zone(user_settings)?;
    let today = jiff::Timestamp::from_millisecond(now)
        .map(|moment| moment.to_zoned(user_settings.time_zone()).date())
        .map_err(|error| Error::Fault(error.to_string()))?;
    let first = first.map_or(Ok(today), |text| date(text, today))?;
    let last = date(last, today)?;
    let length = (last - first).get_days();
    if last < first || last < today || length > LONGEST_VACATION {
        return Err(Error::Denied(Denial::Vacation { days: LONGEST_VACATION }));
    }
    Ok((first.to_string(), last.to_string()))
}

/// Parses `2026-07-01`, `1.7.2026`, `1.7.` and `1/7`, day before month. Without a year, it is the next such day.
fn date(text: &str, today: Date) -> Result<Date, Error> {
    let wrong = || Error::Denied(Denial::Dates);
    if let Ok(date) = text.trim().parse::<Date>() {
        return Ok(date);
    }
    let numbers: Result<Vec<i16>, _> =
        text.split(['.', '/', '-', ' ']).filter(|part| !part.is_empty()).map(str::parse).collect();
    let numbers = numbers.map_err(|_| wrong())?;
    let small = |number: i16| i8::try_from(number).map_err(|_| wrong());
    match numbers[..] {
        [day, month] => {
            let (day, month) = (small(day)?, small(month)?);
            let this = Date::new(today.year(), month, day).map_err(|_| wrong())?;
            if this >= today {
                Ok(this)
            } else {
                Date::new(today.year() + 1, month, day).map_err(|_| wrong())
            }
        }
        [day, month, year] => {
            let year = if year < 100 { 2000 + year } else { year };
            Date::new(year, small(month)?, small(day)?).map_err(|_| wrong())
        }
        _ => Err(wrong()),
    }
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
        assert_eq!(week("Mon-Fri", Lang::En).ok(), Some(0b001_1111));
        assert_eq!(week("Sa, So", Lang::De).ok(), Some(0b110_0000));
        assert_eq!(week("vrijdag-maandag", Lang::Nl).ok(), Some(0b111_0001));
        assert!(week("never", Lang::En).is_err() && week("", Lang::En).is_err());
    }

    #[test]
    fn dates_are_read_as_people_write_them() {
        let today: Date = "2026-06-15".parse().expect("a date");
        for (text, wanted) in [
            ("2026-07-01", "2026-07-01"),
            ("1.7.", "2026-07-01"),
            ("1/7/26", "2026-07-01"),
            ("1.3.", "2027-03-01"),
        ] {
            assert_eq!(
                date(text, today).map(|date| date.to_string()).ok().as_deref(),
                Some(wanted),
                "{text}"
            );
        }
        assert!(date("32.1.", today).is_err() && date("soon", today).is_err());
    }
}
