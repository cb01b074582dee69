//! Players who ran out of time: the others vote, and an AI caretaker may play until the owner of the seat returns.

mod vote;

use archipel_rules::{Seat, Seats};
use archipel_store::{
    Absence, Alarm, AlarmKind, CancelAlarms, FiredAlarms, Millis, NewPost, PostBody, Status, StoreError,
    TimeChange, UserId,
};
use archipel_words::{Args, tr};
use serenity::all::ButtonStyle;

pub use self::vote::{message, vote};
use super::pause::{self, Restart};
use crate::ai_seats;
use crate::app::App;
use crate::custom_id::{ComponentId, Press};
use crate::error::{Denial, Error};
use crate::invocation::Invocation;
use crate::loaded_game::LoadedGame;
use crate::reply::Button;
use crate::schedule::clocks::Clocks;
use crate::schedule::{ClockRule, Pace, UserSettings};

/// Fires the alarm of a user whose time has run out or who ignored the last reminder: opens a vote of the others.
pub async fn fire(app: &App, user: UserId, alarm: Alarm, now: Millis) -> Result<FiredAlarms, Error> {
    let loaded = app.games.load_fresh(alarm.game).await?;
    let nothing = |alarm| Ok(FiredAlarms { alarms: vec![(alarm, Vec::new())], ..FiredAlarms::default() });
    let Some(seat) = loaded.seat_of(user) else { return nothing(alarm) };
    let game = app.store.game(alarm.game).await?;
    let due = loaded.table.position().due().contains(seat);
    if !due || game.status != Status::Running || game.paused_at.is_some() || game.users().count() < 2 {
        return nothing(alarm);
    }
    // The settings may have changed since the alarm was set. Vacation and quiet hours are no absence, and a user who
    // returns gets the time of one turn.
    let hours = UserSettings::of(app.store.user(user).await?.as_ref()).hours();
    if alarm.body.kind() == AlarmKind::Overdue && hours.next_open(now) > now {
        let later = hours.after(now, Pace::of(&game.pace).0);
        return Ok(FiredAlarms { later: vec![(alarm, later)], ..FiredAlarms::default() });
    }
    if let Some(rule) =
        game.clock.as_deref().and_then(ClockRule::read).filter(|_| alarm.body.kind() == AlarmKind::Clock)
    {
        let (times, people) =
            (app.store.seat_times(alarm.game).await?, app.store.users_of_game(alarm.game).await?);
        let clocks = Clocks { rule, times: &times, people: &people, now };
        let left = clocks.left(seat);
        if left > 0 {
            let deadline = clocks.deadline(user, left).max(now + 1);
            return Ok(FiredAlarms { later: vec![(alarm, deadline)], ..FiredAlarms::default() });
        }
    }
    let entry = awaited(&loaded, seat);
    let dedup_key = format!("{entry}.{}", alarm.dedup_key);
    let body = PostBody::AbsenceVote { user, dedup_key: dedup_key.clone() };
    let post = NewPost::new(game.channel, body);
    Ok(FiredAlarms {
        alarms: vec![(alarm, Vec::new())],
        posts: vec![(game.number, post)],
        vote: Some((game.number, Absence { user, dedup_key, entry })),
        ..FiredAlarms::default()
    })
}

/// The button with which the owner of a seat takes it back.
pub fn back(loaded: &LoadedGame) -> Button {
    let id = ComponentId::new(loaded.row.number, 0, Press::Back);
    Button::new(id, tr(loaded.channel_lang(), "button-i-am-back", &Args::new())).style(ButtonStyle::Success)
}

/// The number of the entry that this seat is expected to make since it became due.
fn awaited(loaded: &LoadedGame, seat: Seat) -> u32 {
    let steps = loaded.table.steps();
    steps.iter().rev().find(|step| step.newly_due.contains(seat)).map_or(1, |step| step.n + 1)
}

/// Gives a seat back from its caretaker to its owner.
pub async fn come_back(app: &App, invocation: &Invocation, loaded: &LoadedGame) -> Result<(), Error> {
    let seat = loaded.own_seat(invocation.user)?;
    let (number, now) = (loaded.row.number, app.clock.now());
    let times = app.store.seat_times(number).await?;
    if !times.iter().any(|time| time.seat == seat && time.caretaker_since.is_some()) {
        return Err(Error::Denied(Denial::NoCaretaker));
    }
    let due = loaded.table.position().due().contains(seat);
    let called = if due { Seats::one(seat) } else { Seats::default() };
    let restart = Restart::Back;
    let (clock, mut alarms) = pause::started(app, loaded, called, restart, now).await?;
    // Cancel the search for this seat. Other computer players that are due start theirs again.
    let cancel = [CancelAlarms { kind: Some(AlarmKind::AiTurn), user: None }];
    let due = loaded.table.position().due();
    if times.iter().any(|time| time.seat != seat && time.is_played_by_ai() && due.contains(time.seat)) {
        alarms.push(ai_seats::ai_turn_alarm(&restart.dedup_key(now), now + app.computers.pause()));
    }
    let change = TimeChange {
        clocks: &clock,
        cancel_alarms: &cancel,
        alarms: &alarms,
        caretaker: Some((seat, false)),
        ..TimeChange::of(number)
    };
    match app.store.change_time(&[change], &invocation.context(now)).await {
        Ok(()) | Err(StoreError::Repeated { .. }) => {
            app.wakeups.ai.notify_one();
            Ok(())
        }
        Err(error) => Err(error.into()),
    }
}
