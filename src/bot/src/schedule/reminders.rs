//! Reminders for those who are due: at fractions of the pace, with rising gaps, so many and no more; several games of
//! one person in one message.

use std::collections::BTreeMap;

use archipel_store::{
    Alarm, AlarmBody, GameNumber, Millis, NewAlarm, NewPost, PostBody, ReminderPost, StoredGame, UserId,
    UserProfile,
};

use super::availability::Availability;
use super::duration::{HOUR, MINUTE, Pace};
use super::user_settings::by_dm;

/// The gaps in quarters of the pace: after a half, one and a quarter, two and a half, and five paces.
const GAPS: [Millis; 4] = [2, 3, 5, 10];
/// Reminders of one person that are due within this time are one.
pub const TOGETHER: Millis = 5 * MINUTE;
/// A game whose channel takes no posts is looked at again after this time.
pub const CHANNEL_RETRY: Millis = HOUR;

/// The alarm after the last reminder of a game without clocks.
pub fn overdue(user: UserId, occasion: &str, due_at: Millis) -> NewAlarm {
    NewAlarm { body: AlarmBody::Overdue {}, user: Some(user), dedup_key: occasion.to_owned(), due_at }
}

/// How long after the one before (or after becoming due) the reminder of this number comes, from 1; `None`: never.
pub fn gap(pace: Pace, number: u32) -> Option<Millis> {
    let quarters = GAPS.get(usize::try_from(number).ok()?.checked_sub(1)?)?;
    Some(pace.0 * quarters / 4)
}

/// The first reminder of somebody who became due by the entry before `entry`.
pub fn first(user: UserId, pace: &str, entry: u32, now: Millis) -> NewAlarm {
    number(user, &entry.to_string(), 1, now + gap(Pace::of(pace), 1).unwrap_or(HOUR))
}

/// In place of a call in quiet hours: the first word when they are over. The reminders count from there.
pub fn later(user: UserId, entry: u32, open: Millis) -> NewAlarm {
    number(user, &entry.to_string(), 0, open)
}

/// The reminder of this number on one occasion.
fn number(user: UserId, occasion: &str, number: u32, due_at: Millis) -> NewAlarm {
    NewAlarm {
        body: AlarmBody::Reminder { count: number },
        user: Some(user),
        dedup_key: format!("{occasion}.{number}"),
        due_at,
    }
}

/// After "later": the same reminder once more.
pub fn snoozed(user: UserId, game: &StoredGame, now: Millis) -> NewAlarm {
    let due_at = now + snooze(Pace::of(&game.pace));
    NewAlarm { dedup_key: format!("snooze {now}"), ..number(user, "", 1, due_at) }
}

/// A quarter of the pace, between ten minutes and twelve hours.
pub fn snooze(pace: Pace) -> Millis {
    (pace.0 / 4).clamp(10 * MINUTE, 12 * HOUR)
}

/// What follows a reminder: the next one, or the end of patience where no clock is set. Patience does not end in the
/// hours in which the player need not be there: they do not count.
pub fn next(
    alarm: &Alarm,
    count: u32,
    user: UserId,
    game: &StoredGame,
    hours: &Availability,
    now: Millis,
) -> Option<NewAlarm> {
    let key = alarm.dedup_key.as_str();
    let occasion = key.strip_suffix(&format!(".{count}")).unwrap_or(key);
    let pace = Pace::of(&game.pace);
    match gap(pace, count + 1) {
        Some(gap) => Some(number(user, occasion, count + 1, now + gap)),
        None if game.clock.is_none() => Some(overdue(user, occasion, hours.after(now, pace.0))),
        None => None,
    }
}

/// One message for all games where it is a direct one; else one for each server, in the channel of its first game.
pub fn posts(
    user: UserId,
    person: Option<&UserProfile>,
    games: &[StoredGame],
    now: Millis,
) -> Vec<(GameNumber, NewPost)> {
    let body = |games: &[&StoredGame]| {
        let mut numbers: Vec<GameNumber> = games.iter().map(|game| game.number).collect();
        numbers.dedup();
        PostBody::Reminder(ReminderPost { user, games: numbers })
    };
    let Some(first) = games.first() else { return Vec::new() };
    if person.is_some_and(|person| by_dm(person, now)) {
        let all: Vec<&StoredGame> = games.iter().collect();
        return vec![(first.number, NewPost::direct(user, body(&all)))];
    }
    in_channels(games)
        .into_iter()
        .map(|games| (games[0].number, NewPost::new(games[0].channel, body(&games))))
        .collect()
}

/// Games by server: nobody reads in one server where else somebody plays.
fn in_channels(games: &[StoredGame]) -> Vec<Vec<&StoredGame>> {
    let mut servers: BTreeMap<u64, Vec<&StoredGame>> = BTreeMap::new();
    for game in games {
        servers.entry(game.guild.get()).or_default().push(game);
    }
    servers.into_values().collect()
}

/// In place of a direct message that was not taken.
pub fn instead(user: UserId, games: &[StoredGame], now: Millis) -> Vec<NewPost> {
    posts(user, None, games, now).into_iter().map(|(_, post)| post).collect()
}

#[cfg(test)]
mod tests {
    use super::super::duration::DAY;
    use super::*;

    #[test]
    fn gaps_rise_and_end() {
        let pace = Pace(DAY);
        let gaps: Vec<Millis> = (1..).map_while(|number| gap(pace, number)).collect();
        assert_eq!(gaps, [12 * HOUR, 18 * HOUR, 30 * HOUR, 60 * HOUR]);
        assert!(gaps.windows(2).all(|pair| pair[0] < pair[1]));
        assert_eq!(gap(pace, 0), None);
    }

    #[test]
    fn a_snooze_is_neither_a_blink_nor_a_day() {
        assert_eq!(snooze(Pace(HOUR / 2)), 10 * MINUTE);
        assert_eq!(snooze(Pace(8 * HOUR)), 2 * HOUR);
        assert_eq!(snooze(Pace(30 * DAY)), 12 * HOUR);
    }
}
