#![allow(clippy::expect_used, reason = "tests may panic")]

use proptest::prelude::*;

use super::*;

const HOUR: Millis = 3_600_000;
const ZONES: [&str; 6] =
    ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "Pacific/Chatham", "UTC"];

impl Availability {
    pub fn always() -> Availability {
        Availability { zone: TimeZone::UTC, quiet: None, days: ALL_DAYS, away: None }
    }

    fn is_open(&self, at: Millis) -> bool {
        self.closed_until(at).is_none()
    }
}

fn zone(name: &str) -> TimeZone {
    TimeZone::get(name).expect("a zone")
}

fn hours(name: &str, quiet: Option<(u16, u16)>) -> Availability {
    Availability {
        zone: zone(name),
        quiet: quiet.map(|(from, to)| Quiet { from, to }),
        days: ALL_DAYS,
        away: None,
    }
}

/// Parses a time in UTC.
fn utc(text: &str) -> Millis {
    format!("{text}Z").parse::<Timestamp>().expect("a time").as_millisecond()
}

fn night(name: &str) -> Availability {
    hours(name, Some((22 * 60, 7 * 60)))
}

#[test]
fn an_ordinary_night() {
    let berlin = night("Europe/Berlin");
    assert_eq!(berlin.next_open(utc("2026-01-10T12:00:00")), utc("2026-01-10T12:00:00"));
    assert_eq!(
        berlin.next_open(utc("2026-01-10T21:00:00")),
        utc("2026-01-11T06:00:00"),
        "22:00 to 07:00 local time"
    );
    assert_eq!(berlin.next_open(utc("2026-01-11T05:59:59")), utc("2026-01-11T06:00:00"));
    assert!(berlin.is_open(utc("2026-01-10T20:59:59")) && !berlin.is_open(utc("2026-01-10T21:00:00")));
}

#[test]
fn nights_with_a_clock_change() {
    // Berlin: 2026-03-29 02:00 becomes 03:00; 2026-10-25 03:00 becomes 02:00.
    let berlin = night("Europe/Berlin");
    assert_eq!(berlin.next_open(utc("2026-03-28T22:00:00")), utc("2026-03-29T05:00:00"), "07:00 summer time");
    assert_eq!(berlin.elapsed(utc("2026-03-28T21:00:00"), utc("2026-03-29T05:00:00")), 0);
    assert_eq!(berlin.next_open(utc("2026-10-24T21:00:00")), utc("2026-10-25T06:00:00"), "07:00 winter time");
    // New York: 2026-03-08 and 2026-11-01.
    let new_york = night("America/New_York");
    assert_eq!(new_york.next_open(utc("2026-03-08T04:00:00")), utc("2026-03-08T11:00:00"));
    assert_eq!(new_york.next_open(utc("2026-11-01T04:00:00")), utc("2026-11-01T12:00:00"));
    // Lord Howe Island moves by half an hour: 2026-04-05 02:00 becomes 01:30; 2026-10-04 02:00 becomes 02:30.
    let lord_howe = night("Australia/Lord_Howe");
    assert_eq!(lord_howe.next_open(utc("2026-04-04T12:00:00")), utc("2026-04-04T20:30:00"), "+10:30");
    assert_eq!(lord_howe.next_open(utc("2026-10-03T12:00:00")), utc("2026-10-03T20:00:00"), "+11:00");
    // India has one time all year.
    let kolkata = night("Asia/Kolkata");
    assert_eq!(kolkata.next_open(utc("2026-03-28T18:00:00")), utc("2026-03-29T01:30:00"));
}

#[test]
fn a_quiet_end_that_happens_twice_or_never() {
    // 02:30 happens twice in Berlin on 2026-10-25: quiet until the second.
    let short = hours("Europe/Berlin", Some((60, 150)));
    assert_eq!(short.next_open(utc("2026-10-25T00:30:00")), utc("2026-10-25T01:30:00"));
    // 02:30 never happens on 2026-03-29: quiet from before the jump, at the latest.
    let late = hours("Europe/Berlin", Some((150, 420)));
    assert!(!late.is_open(utc("2026-03-29T01:10:00")), "03:10 local time");
    assert_eq!(late.next_open(utc("2026-03-29T01:10:00")), utc("2026-03-29T05:00:00"));
    let early = hours("Europe/Berlin", Some((60, 150)));
    assert!(early.next_open(utc("2026-03-29T00:30:00")) >= utc("2026-03-29T01:00:00"));
}

#[test]
fn days_off_and_vacations() {
    let weekdays = Availability { days: 0b001_1111, ..night("Europe/Berlin") };
    // 2026-01-09 is a Friday.
    assert_eq!(weekdays.next_open(utc("2026-01-09T22:00:00")), utc("2026-01-12T06:00:00"), "Monday at seven");
    let day = |text: &str| text.parse::<Date>().expect("a date");
    let away = Availability { away: Some((day("2026-07-01"), day("2026-07-14"))), ..night("Europe/Berlin") };
    assert_eq!(away.next_open(utc("2026-07-01T10:00:00")), utc("2026-07-15T05:00:00"));
    assert_eq!(away.next_open(utc("2026-06-30T10:00:00")), utc("2026-06-30T10:00:00"));
    assert_eq!(away.elapsed(utc("2026-06-30T18:00:00"), utc("2026-07-15T06:00:00")), 3 * HOUR);
    assert_eq!(away.after(utc("2026-06-30T18:00:00"), 3 * HOUR), utc("2026-07-15T06:00:00"));
}

#[test]
fn a_user_without_settings_can_always_be_reached() {
    let always = Availability::always();
    assert_eq!(always.next_open(17), 17);
    assert_eq!(always.elapsed(17, 1017), 1000);
    assert_eq!(always.after(17, 1000), 1017);
}

fn any_hours() -> impl Strategy<Value = Availability> {
    let quiet = proptest::option::of((0_u16..1440, 1_u16..=960));
    (0..ZONES.len(), quiet, 1_u8..=ALL_DAYS).prop_map(|(zone, quiet, days)| Availability {
        days,
        ..hours(ZONES[zone], quiet.map(|(from, length)| (from, (from + length) % 1440)))
    })
}

/// The local time: minute of the day and day of the week.
fn wall(hours: &Availability, at: Millis) -> (u16, u32) {
    let moment = Timestamp::from_millisecond(at).expect("a moment").to_zoned(hours.zone.clone());
    let minute = u16::try_from(moment.hour()).expect("an hour") * 60
        + u16::try_from(moment.minute()).expect("a minute");
    (minute, u32::from(moment.weekday().to_monday_zero_offset().unsigned_abs()))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// The years 2025 to 2027 include the clock changes of every zone.
    #[test]
    fn nobody_is_disturbed_at_a_closed_local_time(hours in any_hours(), at in 1_735_689_600_000_i64..1_830_297_600_000) {
        let open = hours.next_open(at);
        prop_assert!(open >= at);
        prop_assert!(hours.is_open(open));
        prop_assert_eq!(hours.next_open(open), open);
        let (minute, weekday) = wall(&hours, open);
        prop_assert!(hours.days & (1 << weekday) != 0, "a day off");
        if let Some(Quiet { from, to }) = hours.quiet {
            let quiet = if from < to { (from..to).contains(&minute) } else { minute >= from || minute < to };
            prop_assert!(!quiet, "{minute} is in {from}..{to}");
        }
    }

    /// No wait is longer than the quiet hours and days off, plus the hour of a clock change.
    #[test]
    fn nobody_waits_needlessly(hours in any_hours(), at in 1_735_689_600_000_i64..1_830_297_600_000) {
        let open = hours.next_open(at);
        let mut moment = at;
        // Quarters of an hour that are open by local time but still closed are near a clock change.
        let mut lost = 0;
        while moment < open {
            let (minute, weekday) = wall(&hours, moment);
            let quiet = hours.quiet.is_some_and(|Quiet { from, to }| {
                if from < to { (from..to).contains(&minute) } else { minute >= from || minute < to }
            });
            if !quiet && hours.days & (1 << weekday) != 0 {
                lost += 1;
            }
            moment += HOUR / 4;
        }
        prop_assert!(lost <= 5, "{lost} quarters of an hour lost");
    }

    #[test]
    fn elapsed_is_the_inverse_of_after(
        hours in any_hours(),
        from in 1_735_689_600_000_i64..1_830_297_600_000,
        span in 1_i64..400_000_000,
    ) {
        let end = hours.after(from, span);
        prop_assert!(end >= from + span);
        prop_assert_eq!(hours.elapsed(from, end), span);
        let middle = from + (end - from) / 3;
        prop_assert_eq!(hours.elapsed(from, middle) + hours.elapsed(middle, end), span);
    }
}
