//! Durations as hosts write them (`90m`, `36h`, `3d`, `1d12h`), and the paces and clocks made of them.

use archipel_store::Millis;
use archipel_words::{Args, Lang, glued, tr};

pub const MINUTE: Millis = 60 * 1000;
pub const HOUR: Millis = 60 * MINUTE;
pub const DAY: Millis = 24 * HOUR;

/// Parses a duration; `None` if invalid or longer than a year.
pub fn parse(text: &str) -> Option<Millis> {
    let mut total: Millis = 0;
    let mut digits = String::new();
    for letter in text.trim().to_lowercase().chars().filter(|letter| !letter.is_whitespace()) {
        if letter.is_ascii_digit() && digits.len() < 6 {
            digits.push(letter);
            continue;
        }
        let unit = unit(letter)?;
        total = total.checked_add(digits.parse::<Millis>().ok()?.checked_mul(unit)?)?;
        digits.clear();
    }
    (digits.is_empty() && total > 0 && total <= 366 * DAY).then_some(total)
}

/// A letter for a unit of time, in any language; where languages differ, English goes before.
fn unit(letter: char) -> Option<Millis> {
    Lang::all().find_map(|lang| {
        let about = lang.about();
        let units = [(&about.days, DAY), (&about.hours, HOUR), (&about.minutes, MINUTE)];
        units.into_iter().find(|(letters, _)| letters.contains(letter)).map(|(_, unit)| unit)
    })
}

/// Days, hours and minutes of a span.
fn split(span: Millis) -> [(Millis, char, &'static str); 3] {
    [
        (span / DAY, 'd', "span-days"),
        (span % DAY / HOUR, 'h', "span-hours"),
        (span % HOUR / MINUTE, 'm', "span-minutes"),
    ]
}

/// The stored and typed form: `1d12h`.
pub fn spell(span: Millis) -> String {
    let parts = split(span).into_iter().filter(|(count, ..)| *count > 0);
    let spelt: Vec<String> = parts.map(|(count, unit, _)| format!("{count}{unit}")).collect();
    if spelt.is_empty() { "0m".to_owned() } else { spelt.concat() }
}

/// The translated form: "1 day 12 hours".
pub fn words(lang: Lang, span: Millis) -> String {
    let parts = split(span).into_iter().filter(|(count, ..)| *count > 0);
    let said: Vec<String> =
        parts.map(|(count, _, key)| tr(lang, key, &Args::new().with("count", count))).collect();
    if said.is_empty() {
        tr(lang, "span-minutes", &Args::new().with("count", 0))
    } else {
        glued(lang, "glue-span", said)
    }
}

/// The intended speed of a game: a named pace, or a duration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace(pub Millis);

impl Pace {
    pub const NAMED: [(&'static str, Pace); 4] = [
        ("relaxed", Pace(48 * HOUR)),
        ("daily", Pace(24 * HOUR)),
        ("brisk", Pace(8 * HOUR)),
        ("live", Pace(HOUR / 2)),
    ];

    pub const SLOWEST: Pace = Pace(30 * DAY);

    /// Parses a pace; `None` if it is neither a name nor a duration between ten minutes and a month.
    pub fn read(text: &str) -> Option<Pace> {
        let named = Pace::NAMED.iter().find(|(name, _)| *name == text).map(|(_, pace)| *pace);
        named.or_else(|| parse(text).filter(|span| (10 * MINUTE..=Pace::SLOWEST.0).contains(span)).map(Pace))
    }

    /// The pace of a game; daily if it is invalid.
    pub fn of(text: &str) -> Pace {
        Pace::read(text).unwrap_or(Pace(DAY))
    }

    /// The stored form: the name if the pace has one.
    pub fn spell(self) -> String {
        let named = Pace::NAMED.iter().find(|(_, pace)| *pace == self);
        named.map_or_else(|| spell(self.0), |(name, _)| (*name).to_owned())
    }
}

/// A time bank, and the time added to it for each finished turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockRule {
    pub bank: Millis,
    pub increment: Millis,
}

impl ClockRule {
    /// The rules offered in the menu; others can be typed.
    pub const OFFERED: [&'static str; 5] = ["7d+1d", "3d+12h", "1d+4h", "8h+1h", "30m+2m"];

    /// Parses `3d+12h`, or `3d` alone.
    pub fn read(text: &str) -> Option<ClockRule> {
        let (bank, increment) =
            text.split_once('+').map_or((text, None), |(bank, added)| (bank, Some(added)));
        let bank = parse(bank).filter(|bank| (5 * MINUTE..=60 * DAY).contains(bank))?;
        let increment = match increment.map(str::trim) {
            None | Some("0") => 0,
            Some(added) => parse(added).filter(|added| *added <= bank)?,
        };
        Some(ClockRule { bank, increment })
    }

    pub fn spell(self) -> String {
        if self.increment == 0 {
            spell(self.bank)
        } else {
            format!("{}+{}", spell(self.bank), spell(self.increment))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_read_and_spelt() {
        for (text, span) in
            [("90m", 90 * MINUTE), ("36h", 36 * HOUR), ("3d", 3 * DAY), (" 1d 12h ", 36 * HOUR)]
        {
            assert_eq!(parse(text), Some(span), "{text}");
            assert_eq!(parse(&spell(span)), Some(span));
        }
        for text in ["", "3", "d", "0d", "-1d", "1w", "9999999d", "400d", "3d4", "💤"] {
            assert_eq!(parse(text), None, "{text}");
        }
        assert_eq!(spell(36 * HOUR), "1d12h");
        assert_eq!(words(Lang::ENGLISH, 36 * HOUR), "1 day 12 hours");
        assert_eq!(words(Lang::from_locale("de"), 2 * DAY + MINUTE), "2 Tage 1 Minute");
    }

    #[test]
    fn paces_are_words_or_spans() {
        assert_eq!(Pace::read("brisk"), Some(Pace(8 * HOUR)));
        assert_eq!(Pace::read("36h"), Some(Pace(36 * HOUR)));
        assert_eq!(Pace::read("8h").map(Pace::spell).as_deref(), Some("brisk"));
        assert_eq!((Pace::read("1m"), Pace::read("31d"), Pace::read("now")), (None, None, None));
        assert_eq!(Pace::of("now"), Pace(DAY));
    }

    #[test]
    fn clocks_are_a_bank_and_an_increment() {
        for offered in ClockRule::OFFERED {
            assert_eq!(ClockRule::read(offered).map(ClockRule::spell).as_deref(), Some(offered));
        }
        assert_eq!(ClockRule::read("2h"), Some(ClockRule { bank: 2 * HOUR, increment: 0 }));
        for text in ["", "1m+1m", "1h+2h", "90d+1h", "+1h", "1h+", "none"] {
            assert_eq!(ClockRule::read(text), None, "{text}");
        }
    }
}
