//! Time banks, and how they change when other players become due.

use archipel_rules::{Seat, Seats};
use archipel_store::{AlarmBody, Millis, NewAlarm, SeatClock, SeatTime, UserId, UserProfile};

use super::duration::{ClockRule, MINUTE};
use super::user_settings::UserSettings;

/// The clocks of one table at one moment.
#[derive(Clone, Copy, Debug)]
pub struct Clocks<'a> {
    pub rule: ClockRule,
    pub times: &'a [SeatTime],
    pub people: &'a [UserProfile],
    pub now: Millis,
}

/// Why a clock stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The turn is done: the increment is added.
    Done,
    /// The turn was taken back, or the game is paused: nothing is added.
    Held,
}

impl Clocks<'_> {
    fn time(&self, seat: Seat) -> Option<&SeatTime> {
        self.times.iter().find(|time| time.seat == seat)
    }

    /// The time that the player has left now.
    pub fn left(&self, seat: Seat) -> Millis {
        let Some(time) = self.time(seat) else { return self.rule.bank };
        let bank = time.bank.unwrap_or(self.rule.bank);
        let hours = || user_settings(self.people, time.user).hours();
        let spent = time.due_since.map_or(0, |since| hours().elapsed(since, self.now));
        (bank - spent).max(0)
    }

    pub fn stopped(&self, seat: Seat, why: Stop) -> SeatClock {
        let runs = self.time(seat).is_some_and(|time| time.due_since.is_some());
        let added = if runs && why == Stop::Done { self.rule.increment } else { 0 };
        // The bank is capped at twice its size.
        let bank = (self.left(seat) + added).min(2 * self.rule.bank);
        SeatClock { seat, bank: Some(bank), due_since: None }
    }

    /// Starts the clock now with this much time left.
    pub fn running(&self, seat: Seat, left: Millis) -> SeatClock {
        SeatClock { seat, bank: Some(left), due_since: Some(self.now) }
    }

    /// When the player's time runs out, if the clock starts now with this much time left.
    pub fn deadline(&self, user: UserId, left: Millis) -> Millis {
        user_settings(self.people, Some(user)).hours().after(self.now, left)
    }

    /// Stops some clocks and starts others; returns all of them, and the alarms of the started ones.
    pub fn turned(
        &self,
        relieved: Seats,
        called: Seats,
        why: Stop,
        dedup_key: &str,
    ) -> (Vec<SeatClock>, Vec<NewAlarm>) {
        let mut clocks: Vec<SeatClock> = relieved.iter().map(|seat| self.stopped(seat, why)).collect();
        let mut alarms = Vec::new();
        for seat in called.iter() {
            let Some(time) = self.time(seat) else { continue };
            let stopped = self.stopped(seat, why);
            // Undoing a turn takes back its increment.
            let taken = if why == Stop::Held && time.due_since.is_none() { self.rule.increment } else { 0 };
            let left = (stopped.bank.unwrap_or(0) - taken).max(0);
            clocks.push(self.running(seat, left));
            alarms.extend(time.user.map(|user| alarm(user, dedup_key, self.deadline(user, left))));
        }
        (clocks, alarms)
    }

    /// The extra time after a vote for more time: half the bank, at least five minutes.
    pub fn more(&self) -> Millis {
        (self.rule.bank / 2).max(5 * MINUTE)
    }
}

pub fn alarm(user: UserId, dedup_key: &str, due_at: Millis) -> NewAlarm {
    NewAlarm { body: AlarmBody::Clock {}, user: Some(user), dedup_key: dedup_key.to_owned(), due_at }
}

fn user_settings(people: &[UserProfile], user: Option<UserId>) -> UserSettings {
    UserSettings::of(people.iter().find(|person| Some(person.user) == user))
}

#[cfg(test)]
mod tests {
    use super::super::duration::HOUR;
    use super::*;

    const ADA: UserId = UserId::new(1);

    fn person(settings: serde_json::Value) -> UserProfile {
        UserProfile {
            user: ADA,
            locale: "en".into(),
            settings,
            seen_at: 0,
            dm_channel: None,
            dm_closed_at: None,
        }
    }

    fn time(bank: Millis, due_since: Option<Millis>) -> SeatTime {
        SeatTime { seat: Seat(0), user: Some(ADA), bank: Some(bank), due_since, caretaker_since: None }
    }

    const RULE: ClockRule = ClockRule { bank: 10 * HOUR, increment: HOUR };

    #[test]
    fn a_finished_turn_earns_the_increment() {
        let times = [time(10 * HOUR, Some(0))];
        let clocks = Clocks { rule: RULE, times: &times, people: &[], now: 4 * HOUR };
        assert_eq!(clocks.left(Seat(0)), 6 * HOUR);
        assert_eq!(clocks.stopped(Seat(0), Stop::Done).bank, Some(7 * HOUR));
        assert_eq!(clocks.stopped(Seat(0), Stop::Held).bank, Some(6 * HOUR));
        let long = Clocks { now: 40 * HOUR, ..clocks };
        assert_eq!(long.left(Seat(0)), 0);
    }

    #[test]
    fn an_undo_earns_no_increment() {
        let times = [time(7 * HOUR, None)];
        let clocks = Clocks { rule: RULE, times: &times, people: &[], now: 0 };
        let (set, alarms) = clocks.turned(Seats::default(), Seats::one(Seat(0)), Stop::Held, "9");
        assert_eq!((set[0].bank, set[0].due_since), (Some(6 * HOUR), Some(0)));
        assert_eq!(alarms[0].due_at, 6 * HOUR);
    }

    #[test]
    fn the_clock_stops_in_quiet_hours() {
        // Quiet from 0:00 to 8:00 in UTC.
        let people = [person(serde_json::json!({ "zone": "UTC", "quiet": [0, 480] }))];
        let times = [time(10 * HOUR, Some(22 * HOUR))];
        let clocks = Clocks { rule: RULE, times: &times, people: &people, now: 33 * HOUR };
        assert_eq!(clocks.left(Seat(0)), 7 * HOUR, "two hours before midnight, one after eight");
        assert_eq!(clocks.deadline(ADA, 16 * HOUR), (24 + 24 + 8 + 1) * HOUR);
    }
}
