//! When a user can be reached: outside quiet hours, days off and vacation, in the user's local time zone.
//!
//! Pure functions over intervals in which the user must not be disturbed ("closed"). If a change of the clock makes a
//! time of day happen twice or not at all, the longer closed interval is used: an hour late is better than at night.

use archipel_store::Millis;
use jiff::Timestamp;
use jiff::civil::{Date, DateTime, Time};
use jiff::tz::TimeZone;

/// Quiet hours in minutes of the day, perhaps over midnight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quiet {
    pub from: u16,
    pub to: u16,
}

/// The availability of one user.
#[derive(Clone, PartialEq, Debug)]
pub struct Availability {
    pub zone: TimeZone,
    pub quiet: Option<Quiet>,
    /// The days of the week on which the user plays, one bit each, Monday first.
    pub days: u8,
    /// First and last day of a vacation.
    pub away: Option<(Date, Date)>,
}

pub const ALL_DAYS: u8 = 0b111_1111;
/// Limit of search loops, in steps; valid settings never get there.
const FARTHEST: usize = 800;

/// The names of all time zones, in order.
pub fn zones() -> impl Iterator<Item = String> {
    jiff::tz::db().available().map(|name| name.as_str().to_owned())
}

impl Availability {
    fn unrestricted(&self) -> bool {
        self.quiet.is_none() && self.days & ALL_DAYS == ALL_DAYS && self.away.is_none()
    }

    /// The first time from `at` on at which the user can be reached.
    pub fn next_open(&self, at: Millis) -> Millis {
        let mut at = at;
        for _ in 0..FARTHEST {
            match self.closed_until(at) {
                Some(end) => at = end,
                None => return at,
            }
        }
        at
    }

    /// How much of the time between `from` and `to` was open.
    pub fn elapsed(&self, from: Millis, to: Millis) -> Millis {
        let (mut at, mut open) = (from, 0);
        while at < to {
            at = self.next_open(at);
            let end = self.next_closed(at).min(to);
            if end <= at {
                break;
            }
            open += end - at;
            at = end;
        }
        open
    }

    /// The time at which `span` of open time has passed since `from`.
    pub fn after(&self, from: Millis, span: Millis) -> Millis {
        let (mut at, mut left) = (from, span.max(0));
        for _ in 0..FARTHEST {
            at = self.next_open(at);
            let end = self.next_closed(at);
            if left <= end.saturating_sub(at) {
                return at.saturating_add(left);
            }
            left -= end - at;
            at = end;
        }
        at
    }

    fn closed_until(&self, at: Millis) -> Option<Millis> {
        if self.unrestricted() {
            return None;
        }
        let today = self.date(at)?;
        let days = [today.yesterday(), Ok(today), today.tomorrow()];
        let closed = days.into_iter().flatten().flat_map(|day| self.closed_on(day));
        closed.filter(|(start, end)| (*start..*end).contains(&at)).map(|(_, end)| end).max()
    }

    /// The start of the next closed interval after `at`.
    fn next_closed(&self, at: Millis) -> Millis {
        if self.unrestricted() {
            return Millis::MAX;
        }
        let Some(mut day) = self.date(at) else { return Millis::MAX };
        for _ in 0..FARTHEST {
            if let Some(start) =
                self.closed_on(day).into_iter().map(|(start, _)| start).filter(|start| *start > at).min()
            {
                return start;
            }
            let Ok(tomorrow) = day.tomorrow() else { break };
            day = tomorrow;
        }
        Millis::MAX
    }

    fn date(&self, at: Millis) -> Option<Date> {
        let moment = Timestamp::from_millisecond(at).ok()?;
        Some(moment.to_zoned(self.zone.clone()).date())
    }

    /// The closed intervals that begin on this day.
    fn closed_on(&self, day: Date) -> Vec<(Millis, Millis)> {
        let midnight = |day: Date| DateTime::from_parts(day, Time::midnight());
        let tomorrow = day.tomorrow().unwrap_or(day);
        let weekday = u32::from(day.weekday().to_monday_zero_offset().unsigned_abs());
        let off = self.days & (1 << weekday) == 0;
        if off || self.away.is_some_and(|(first, last)| (first..=last).contains(&day)) {
            return vec![(self.early(midnight(day)), self.late(midnight(tomorrow)))];
        }
        let Some(Quiet { from, to }) = self.quiet else { return Vec::new() };
        let (start, end) = (DateTime::from_parts(day, minute(from)), DateTime::from_parts(day, minute(to)));
        if from < to {
            vec![(self.early(start), self.late(end))]
        } else {
            vec![
                (self.early(midnight(day)), self.late(end)),
                (self.early(start), self.late(midnight(tomorrow))),
            ]
        }
    }

    fn early(&self, wall: DateTime) -> Millis {
        self.zone.to_ambiguous_timestamp(wall).earlier().map_or(Millis::MIN, Timestamp::as_millisecond)
    }

    fn late(&self, wall: DateTime) -> Millis {
        self.zone.to_ambiguous_timestamp(wall).later().map_or(Millis::MAX, Timestamp::as_millisecond)
    }
}

fn minute(of_day: u16) -> Time {
    let (hour, minute) =
        (i8::try_from(of_day / 60 % 24).unwrap_or(0), i8::try_from(of_day % 60).unwrap_or(0));
    Time::new(hour, minute, 0, 0).unwrap_or(Time::midnight())
}

#[cfg(test)]
mod tests;
