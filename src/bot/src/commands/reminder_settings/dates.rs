//! Dates as people write them, and dates in words.

use archipel_words::{Args, Lang, tr};
use jiff::civil::Date;

use super::parse::WEEK;
use crate::error::{Denial, Error};

/// `2026-07-14`, `14 July`, `July 14, 2026`, `14.7.`, `14/7` or `7/14`: of two numbers the reader's Discord locale says
/// which is the month. Without a year it is the next such day.
pub fn date(text: &str, locale: &str, today: Date) -> Result<Date, Error> {
    let wrong = || Error::Denied(Denial::Dates);
    let text = text.trim();
    if let Ok(date) = text.parse::<Date>() {
        return Ok(date);
    }
    let lang = Lang::from_locale(locale);
    let month_first = text.contains('/') && lang.about().month_first.iter().any(|known| known == locale);
    let mut month = None;
    let mut numbers: Vec<i16> = Vec::new();
    for part in text.split(['.', '/', '-', ' ', ',']).filter(|part| !part.is_empty()) {
        match part.parse() {
            Ok(number) => numbers.push(number),
            // English has ordinals: 14th.
            Err(_) if part.starts_with(|c: char| c.is_ascii_digit()) => {
                let digits = part.trim_end_matches(|c: char| c.is_alphabetic());
                numbers.push(digits.parse().map_err(|_| wrong())?);
            }
            Err(_) if month.is_none() => month = Some(month_named(part, lang).ok_or_else(wrong)?),
            Err(_) => return Err(wrong()),
        }
    }
    let (day, month, year) = match (month, &numbers[..]) {
        (Some(month), [day]) => (*day, month, None),
        (Some(month), [day, year]) => (*day, month, Some(*year)),
        (None, [month, day]) if month_first => (*day, *month, None),
        (None, [month, day, year]) if month_first => (*day, *month, Some(*year)),
        (None, [day, month]) => (*day, *month, None),
        (None, [day, month, year]) => (*day, *month, Some(*year)),
        _ => return Err(wrong()),
    };
    let on = |year: i16| {
        let (day, month) = (i8::try_from(day).ok()?, i8::try_from(month).ok()?);
        Date::new(if year < 100 { 2000 + year } else { year }, month, day).ok()
    };
    match year {
        Some(year) => on(year),
        None => {
            on(today.year()).and_then(|date| if date >= today { Some(date) } else { on(today.year() + 1) })
        }
    }
    .ok_or_else(wrong)
}

/// The number of a month from its name or the beginning of it, in the reader's language or in English.
fn month_named(word: &str, lang: Lang) -> Option<i16> {
    let word = word.to_lowercase();
    let begins = |lang, month| {
        let name = tr(lang, &format!("month-{month}"), &Args::new()).to_lowercase();
        word.chars().count() >= 3 && name.starts_with(&word)
    };
    (1..=12).find(|month| begins(lang, *month) || begins(Lang::ENGLISH, *month))
}

/// "Tuesday, 14 July 2026".
pub fn in_words(date: Date, lang: Lang) -> String {
    let weekday = usize::try_from(date.weekday().to_monday_zero_offset()).unwrap_or_default();
    let args = Args::new()
        .with("weekday", tr(lang, WEEK[weekday], &Args::new()))
        .with("day", i64::from(date.day()))
        .with("month", tr(lang, &format!("month-{}", date.month()), &Args::new()))
        // A year has no thousands separator.
        .with("year", date.year().to_string());
    tr(lang, "date-words", &args)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str, locale: &str) -> Option<String> {
        let today: Date = "2026-06-15".parse().expect("a date");
        date(text, locale, today).map(|date| date.to_string()).ok()
    }

    #[test]
    fn dates_are_read_as_people_write_them() {
        for (text, locale, wanted) in [
            ("2026-07-01", "de", "2026-07-01"),
            ("1.7.", "de", "2026-07-01"),
            ("1/7/26", "en-GB", "2026-07-01"),
            ("7/14", "en-US", "2026-07-14"),
            ("7/4", "en-US", "2026-07-04"),
            ("7/4", "nl", "2027-04-07"),
            ("4.7.", "en-US", "2026-07-04"),
            ("1.3.", "nl", "2027-03-01"),
            ("14 July", "en-US", "2026-07-14"),
            ("July 14th, 2027", "en-US", "2027-07-14"),
            ("14. März", "de", "2027-03-14"),
            ("14 mrt", "de", ""),
            ("3 okt 2026", "nl", "2026-10-03"),
            ("3 October", "nl", "2026-10-03"),
        ] {
            assert_eq!(read(text, locale).unwrap_or_default(), wanted, "{text} {locale}");
        }
        for text in ["32.1.", "soon", "7/14", "", "1.2.3.4", "July July 3"] {
            assert_eq!(read(text, "de"), None, "{text}");
        }
    }

    #[test]
    fn dates_are_said_in_words() {
        let date: Date = "2026-07-14".parse().expect("a date");
        assert_eq!(in_words(date, Lang::ENGLISH), "Tuesday, 14 July 2026");
        assert_eq!(in_words(date, Lang::from_locale("de")), "Dienstag, 14. Juli 2026");
    }
}
