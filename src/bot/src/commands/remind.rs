//! `/remind`: how, when and whether somebody is called.

use archipel_store::{CancelAlarms, Millis, SeatClock, StoreError, TimeChange};
use archipel_words::{Args, Lang, clip, say};
use jiff::civil::Date;
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use super::{Context, answer, request};
use crate::desk::Desk;
use crate::error::Error;
use crate::reply::Reply;
use crate::request::{Request, Shown};
use crate::time::clocks::{self, Clocks, Stop};
use crate::time::{ClockRule, Via, Wishes, zones};

/// Nobody sleeps longer.
const LONGEST_QUIET: u16 = 16 * 60;
const LONGEST_VACATION: i32 = 60;

/// How, when and whether you are called and reminded.
#[poise::command(
    slash_command,
    subcommands("show", "zone", "quiet", "days", "way", "vacation", "next", "on", "off"),
    subcommand_required
)]
#[expect(clippy::unused_async, reason = "a command is an async function")]
pub async fn remind(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// See what you have set.
#[poise::command(slash_command)]
async fn show(ctx: Context<'_>) -> Result<(), Error> {
    change(ctx, |_, _| Ok(())).await
}

/// Set your time zone.
#[poise::command(slash_command)]
async fn zone(ctx: Context<'_>, #[autocomplete = "complete_zone"] zone: String) -> Result<(), Error> {
    change(ctx, move |wishes, _| {
        let wanted = zone.trim();
        let known = zones().find(|name| name.eq_ignore_ascii_case(wanted));
        wishes.zone = Some(known.ok_or(Error::Denied("denied-no-such-zone"))?);
        Ok(())
    })
    .await
}

#[expect(clippy::unused_async, reason = "an autocompletion is an async function")]
async fn complete_zone(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let wanted = typed.trim().to_lowercase().replace(' ', "_");
    let fits = |name: &String| name.to_lowercase().contains(&wanted);
    // What begins with the typed word, or whose city does, comes first.
    let mut found: Vec<String> = zones().filter(fits).collect();
    found.sort_by_key(|name| {
        let lower = name.to_lowercase();
        let city = lower.rsplit('/').next().unwrap_or_default().to_owned();
        (!city.starts_with(&wanted), !lower.starts_with(&wanted), lower)
    });
    let choices = found.into_iter().map(|name| AutocompleteChoice::new(clip(&name, 100), name));
    CreateAutocompleteResponse::new().set_choices(choices.take(25).collect())
}

/// Set the hours in which nobody disturbs you; without hours: none.
#[poise::command(slash_command)]
async fn quiet(ctx: Context<'_>, from: Option<String>, to: Option<String>) -> Result<(), Error> {
    change(ctx, move |wishes, _| {
        wishes.quiet = match (&from, &to) {
            (None, None) => None,
            (Some(from), Some(to)) => {
                let (from, to) = (time_of_day(from)?, time_of_day(to)?);
                let length = (to + 1440 - from) % 1440;
                if length == 0 || length > LONGEST_QUIET {
                    return Err(Error::Denied("denied-quiet-hours"));
                }
                needs_zone(wishes)?;
                Some((from, to))
            }
            _ => return Err(Error::Denied("denied-time-of-day")),
        };
        Ok(())
    })
    .await
}

fn needs_zone(wishes: &Wishes) -> Result<(), Error> {
    if wishes.zone.is_some() { Ok(()) } else { Err(Error::Denied("denied-no-zone")) }
}

/// `22`, `22:30`, `22.30`, in minutes of the day.
fn time_of_day(text: &str) -> Result<u16, Error> {
    let wrong = || Error::Denied("denied-time-of-day");
    let text = text.trim().trim_end_matches(['h', 'u']).trim_end_matches("Uhr").trim();
    let (hour, minute) = text.split_once([':', '.']).unwrap_or((text, "0"));
    let (hour, minute) =
        (hour.parse::<u16>().map_err(|_| wrong())?, minute.parse::<u16>().map_err(|_| wrong())?);
    if hour > 24 || minute > 59 || hour * 60 + minute > 1440 {
        return Err(wrong());
    }
    Ok((hour * 60 + minute) % 1440)
}

/// Set the days of the week on which you play; without days: all.
#[poise::command(slash_command)]
async fn days(ctx: Context<'_>, #[autocomplete = "complete_days"] days: Option<String>) -> Result<(), Error> {
    change(ctx, move |wishes, lang| {
        wishes.days = match &days {
            None => None,
            Some(text) => {
                needs_zone(wishes)?;
                Some(week(text, lang)?)
            }
        };
        Ok(())
    })
    .await
}

const WEEK: [&str; 7] = ["day-mon", "day-tue", "day-wed", "day-thu", "day-fri", "day-sat", "day-sun"];

/// Days as words or their beginnings, in English or in the reader's language, with spaces or commas between; a range
/// by a dash.
fn week(text: &str, lang: Lang) -> Result<u8, Error> {
    let wrong = || Error::Denied("denied-days");
    let day = |word: &str| {
        let word = word.trim().to_lowercase();
        let begins = |lang: Lang, key: &str| say(lang, key, &Args::new()).to_lowercase().starts_with(&word);
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

#[expect(clippy::unused_async, reason = "an autocompletion is an async function")]
async fn complete_days(ctx: Context<'_>, _typed: &str) -> CreateAutocompleteResponse {
    let lang = request(ctx).lang;
    let name = |index: usize| say(lang, WEEK[index], &Args::new());
    let ranges = [(0, 4), (0, 5), (5, 6), (0, 6)];
    let choices = ranges.map(|(first, last)| {
        let text = format!("{}-{}", name(first), name(last));
        AutocompleteChoice::new(text.clone(), text)
    });
    CreateAutocompleteResponse::new().set_choices(choices.to_vec())
}

/// Be called in the channel or by direct message.
#[poise::command(slash_command)]
async fn way(ctx: Context<'_>, #[autocomplete = "complete_way"] way: String) -> Result<(), Error> {
    change(ctx, move |wishes, _| {
        wishes.via = match way.as_str() {
            "dm" => Via::Dm,
            "channel" => Via::Channel,
            _ => return Err(Error::Denied("denied-way")),
        };
        Ok(())
    })
    .await
}

#[expect(clippy::unused_async, reason = "an autocompletion is an async function")]
async fn complete_way(ctx: Context<'_>, _typed: &str) -> CreateAutocompleteResponse {
    let lang = request(ctx).lang;
    let choice = |key, value: &str| AutocompleteChoice::new(say(lang, key, &Args::new()), value);
    CreateAutocompleteResponse::new()
        .set_choices(vec![choice("way-channel", "channel"), choice("way-dm", "dm")])
}

/// Say when you are away; without dates: you are back.
#[poise::command(slash_command)]
async fn vacation(ctx: Context<'_>, first: Option<String>, last: Option<String>) -> Result<(), Error> {
    let now = ctx.data().clock.now();
    change(ctx, move |wishes, _| {
        wishes.away = match (&first, &last) {
            (None, None) => None,
            (first, Some(last)) => Some(span_of_days(wishes, first.as_deref(), last, now)?),
            _ => return Err(Error::Denied("denied-dates")),
        };
        Ok(())
    })
    .await
}

/// First and last day; the first is today where it is left out.
fn span_of_days(
    wishes: &Wishes,
    first: Option<&str>,
    last: &str,
    now: Millis,
) -> Result<(String, String), Error> {
    needs_zone(wishes)?;
    let today = jiff::Timestamp::from_millisecond(now)
        .map(|moment| moment.to_zoned(wishes.time_zone()).date())
        .map_err(|error| Error::Fault(error.to_string()))?;
    let first = first.map_or(Ok(today), |text| date(text, today))?;
    let last = date(last, today)?;
    let length = (last - first).get_days();
    if last < first || last < today || length > LONGEST_VACATION {
        let days = LONGEST_VACATION.to_string();
        return Err(Error::because("denied-vacation", &[("days", &days)]));
    }
    Ok((first.to_string(), last.to_string()))
}

/// `2026-07-01`, `1.7.2026`, `1.7.`, `1/7`: day before month, and the next such day where the year is left out.
fn date(text: &str, today: Date) -> Result<Date, Error> {
    let wrong = || Error::Denied("denied-dates");
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

/// Be told when you are next.
#[poise::command(slash_command)]
async fn next(ctx: Context<'_>, on: bool) -> Result<(), Error> {
    change(ctx, move |wishes, _| {
        wishes.next = on;
        Ok(())
    })
    .await
}

/// Be reminded (again).
#[poise::command(slash_command)]
async fn on(ctx: Context<'_>) -> Result<(), Error> {
    change(ctx, |wishes, _| {
        wishes.off = false;
        Ok(())
    })
    .await
}

/// No reminders; you are still called when it is your turn.
#[poise::command(slash_command)]
async fn off(ctx: Context<'_>) -> Result<(), Error> {
    change(ctx, |wishes, _| {
        wishes.off = true;
        Ok(())
    })
    .await
}

/// Changes the wishes of whoever asks, and shows them.
async fn change(
    ctx: Context<'_>,
    with: impl FnOnce(&mut Wishes, Lang) -> Result<(), Error> + Send,
) -> Result<(), Error> {
    let (desk, request) = (ctx.data(), request(ctx));
    answer(ctx, Shown::Privately, async {
        let now = desk.clock.now();
        let before = Wishes::of(desk.store.person(request.user).await?.as_ref());
        let mut wishes = before.clone();
        with(&mut wishes, request.lang)?;
        if wishes != before {
            desk.store.remember_person(request.user, &request.locale, now).await?;
            settle(desk, &request, &wishes, now).await?;
            desk.sweeper.notify_one();
        }
        Ok(shown(&wishes, request.lang, now))
    })
    .await
}

/// Writes the wishes. Where a clock of this person runs, the time until now counts by the old wishes and the time from
/// now on by the new ones.
async fn settle(desk: &Desk, request: &Request, wishes: &Wishes, now: Millis) -> Result<(), Error> {
    let mut parts: Vec<(archipel_store::GameNumber, [SeatClock; 1], [archipel_store::NewAlarm; 1])> =
        Vec::new();
    for game in desk.store.games_of_user(request.user).await? {
        let Some(rule) = game.clock.as_deref().and_then(ClockRule::read) else { continue };
        let (times, people) =
            (desk.store.seat_times(game.number).await?, desk.store.people_of(game.number).await?);
        let running = times.iter().find(|time| time.user == request.user && time.due_since.is_some());
        let Some(time) = running else { continue };
        let clocks = Clocks { rule, times: &times, people: &people, now };
        let left = clocks.stopped(time.seat, Stop::Held).bank.unwrap_or(0);
        let deadline = wishes.hours().after(now, left);
        let alarm = clocks::alarm(request.user, &format!("wishes {now}"), deadline);
        parts.push((game.number, [clocks.running(time.seat, left)], [alarm]));
    }
    let cancel = [CancelAlarms { kind: Some(clocks::KIND), user: Some(request.user) }];
    let changes: Vec<TimeChange> = parts
        .iter()
        .map(|(number, clocks, alarms)| TimeChange {
            clocks,
            cancel_alarms: &cancel,
            alarms,
            ..TimeChange::of(*number)
        })
        .collect();
    match desk.store.change_settings(request.user, &wishes.write(), &changes, &request.cause(now)).await {
        Ok(()) | Err(StoreError::Repeated { .. }) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// All wishes in words.
fn shown(wishes: &Wishes, lang: Lang, now: Millis) -> Reply {
    let line = |key: &str, value: String| say(lang, key, &Args::new().with("value", value));
    let word = |key: &str| say(lang, key, &Args::new());
    let clock = |minutes: u16| format!("{:02}:{:02}", minutes / 60, minutes % 60);
    let quiet = wishes
        .quiet
        .map_or_else(|| word("wish-none"), |(from, to)| format!("{} – {}", clock(from), clock(to)));
    let days = wishes.days.map_or_else(
        || word("wish-every-day"),
        |days| {
            let named = WEEK.iter().enumerate().filter(|(index, _)| days & (1 << index) != 0);
            named.map(|(_, key)| word(key)).collect::<Vec<_>>().join(", ")
        },
    );
    let away =
        wishes.away.as_ref().map_or_else(|| word("wish-none"), |(first, last)| format!("{first} – {last}"));
    let local = jiff::Timestamp::from_millisecond(now)
        .map(|moment| moment.to_zoned(wishes.time_zone()).strftime("%H:%M").to_string())
        .unwrap_or_default();
    let zone = wishes.zone.as_ref().map_or_else(|| word("wish-no-zone"), |zone| format!("{zone} ({local})"));
    let yes_no = |yes| word(if yes { "wish-yes" } else { "wish-no" });
    let lines = [
        word("wishes-heading"),
        line("wish-reminders", yes_no(!wishes.off)),
        line("wish-way", word(if wishes.via == Via::Dm { "way-dm" } else { "way-channel" })),
        line("wish-zone", zone),
        line("wish-quiet", quiet),
        line("wish-days", days),
        line("wish-away", away),
        line("wish-next", yes_no(wishes.next)),
    ];
    Reply::text(lines.join("\n"))
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
