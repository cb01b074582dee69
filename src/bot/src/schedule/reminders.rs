//! Reminders of due players: at fractions of the pace, with increasing gaps, a limited number of times; one message for
//! several games of a user.

use std::collections::BTreeMap;

use archipel_store::{
    Alarm, AlarmBody, GameNumber, Millis, NewAlarm, NewPost, PostBody, ReminderPost, StoredGame, UserId,
    UserProfile,
};

use super::availability::Availability;
use super::duration::{HOUR, MINUTE, Pace};
use super::user_settings::by_dm;

/// Gaps in quarters of the pace: the reminders come after 0.5, 1.25, 2.5 and 5 paces.
const GAPS: [Millis; 4] = [2, 3, 5, 10];
/// Reminders of one user that are due within this time are sent as one.
pub const TOGETHER: Millis = 5 * MINUTE;
/// Retry delay of a reminder whose channel rejects posts.
pub const CHANNEL_RETRY: Millis = HOUR;

/// The alarm after the last reminder of a game without clocks.
pub fn overdue(user: UserId, occasion: &str, due_at: Millis) -> NewAlarm {
    NewAlarm { body: AlarmBody::Overdue {}, user: Some(user), dedup_key: occasion.to_owned(), due_at }
}

/// The time from the previous reminder (or from becoming due) to reminder `number`, counted from 1; `None`: there is no
/// such reminder.
pub fn gap(pace: Pace, number: u32) -> Option<Millis> {
    let quarters = GAPS.get(usize::try_from(number).ok()?.checked_sub(1)?)?;
    Some(pace.0 * quarters / 4)
}

/// The first reminder of a user who became due by the entry before `entry`.
pub fn first(user: UserId, pace: &str, entry: u32, now: Millis) -> NewAlarm {
    number(user, &entry.to_string(), 1, now + gap(Pace::of(pace), 1).unwrap_or(HOUR))
}

/// The delayed notice of a turn that began in quiet hours, sent when they are over. The reminders count from there.
pub fn later(user: UserId, entry: u32, open: Millis) -> NewAlarm {
    number(user, &entry.to_string(), 0, open)
}

/// Reminder `number` of an occasion.
fn number(user: UserId, occasion: &str, number: u32, due_at: Millis) -> NewAlarm {
    NewAlarm {
        body: AlarmBody::Reminder { count: number },
        user: Some(user),
        dedup_key: format!("{occasion}.{number}"),
        due_at,
    }
}

/// The reminder after the user pressed "later".
pub fn snoozed(user: UserId, game: &StoredGame, now: Millis) -> NewAlarm {
    let due_at = now + snooze(Pace::of(&game.pace));
    NewAlarm { dedup_key: format!("snooze {now}"), ..number(user, "", 1, due_at) }
}

/// A quarter of the pace, at least ten minutes and at most twelve hours.
pub fn snooze(pace: Pace) -> Millis {
    (pace.0 / 4).clamp(10 * MINUTE, 12 * HOUR)
}

/// The alarm after a reminder: the next reminder, or, in a game without clocks, the overdue alarm. Hours in which the
/// user cannot be reached do not count towards the latter.
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

/// Posts that remind a user: one direct message for all games, or one post per server, in the channel of its first
/// game.
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

/// Groups games by server, so that a post does not reveal in which other servers a user plays.
fn in_channels(games: &[StoredGame]) -> Vec<Vec<&StoredGame>> {
    let mut servers: BTreeMap<u64, Vec<&StoredGame>> = BTreeMap::new();
    for game in games {
        servers.entry(game.guild.get()).or_default().push(game);
    }
    servers.into_values().collect()
}

/// The posts that replace a rejected direct message.
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
    fn a_snooze_takes_ten_minutes_to_twelve_hours() {
        assert_eq!(snooze(Pace(HOUR / 2)), 10 * MINUTE);
        assert_eq!(snooze(Pace(8 * HOUR)), 2 * HOUR);
        assert_eq!(snooze(Pace(30 * DAY)), 12 * HOUR);
    }
}
