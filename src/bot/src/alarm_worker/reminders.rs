//! Fires due reminders.

use archipel_store::{Alarm, AlarmBody, FiredAlarms, Millis, Status, UserId};

use crate::app::App;
use crate::error::Error;
use crate::schedule::UserSettings;
use crate::schedule::reminders::{CHANNEL_RETRY, next, posts};

/// Fires the reminders of one user that are due together. An action of the player cancels them, so the player is still
/// due.
pub async fn fire(app: &App, user: UserId, alarms: Vec<Alarm>, now: Millis) -> Result<FiredAlarms, Error> {
    let person = app.store.user(user).await?;
    let user_settings = UserSettings::of(person.as_ref());
    let hours = user_settings.hours();
    let open = hours.next_open(now);
    let mut fired = FiredAlarms::default();
    let mut games = Vec::new();
    for alarm in alarms {
        let game = app.store.game(alarm.game).await?;
        if game.status != Status::Running || game.paused_at.is_some() {
            fired.alarms.push((alarm, Vec::new()));
        } else if open > now {
            fired.later.push((alarm, open));
        } else if game.channel_error.is_some() {
            fired.later.push((alarm, now + CHANNEL_RETRY));
        } else {
            let following = match alarm.body {
                AlarmBody::Reminder { count } => next(&alarm, count, user, &game, &hours, now),
                AlarmBody::Clock {} | AlarmBody::Overdue {} | AlarmBody::AiTurn {} => None,
            };
            let following = following.into_iter().collect();
            fired.alarms.push((alarm, following));
            games.push(game);
        }
    }
    if !user_settings.off {
        fired.posts = posts(user, person.as_ref(), &games, now);
    }
    Ok(fired)
}
