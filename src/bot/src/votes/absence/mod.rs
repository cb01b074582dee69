//! When somebody's time is used up: the others vote; a caretaker, who is a computer player, plays until the owner of the
//! seat is back.

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

/// The time is used up, or the last reminder was not heard: the others are asked.
pub async fn ring(app: &App, user: UserId, alarm: Alarm, now: Millis) -> Result<FiredAlarms, Error> {
    let loaded = app.games.load_fresh(alarm.game).await?;
    let nothing = |alarm| Ok(FiredAlarms { alarms: vec![(alarm, Vec::new())], ..FiredAlarms::default() });
    let Some(seat) = loaded.seat_of(user) else { return nothing(alarm) };
    let game = app.store.game(alarm.game).await?;
    let due = loaded.table.position().due().contains(seat);
    if !due || game.status != Status::Running || game.paused_at.is_some() || game.users().count() < 2 {
        return nothing(alarm);
    }
    // Wishes may have changed since the alarm was set: nobody is missed on vacation or in quiet hours, and whoever
    // comes back has a turn's time.
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

/// The button by which the owner of a seat takes it back.
pub fn back(loaded: &LoadedGame) -> Button {
    let id = ComponentId::new(loaded.row.number, 0, Press::Back);
    Button::new(id, tr(loaded.channel_lang(), "button-i-am-back", &Args::new())).style(ButtonStyle::Success)
}

/// The number of the entry by which this seat became due.
fn awaited(loaded: &LoadedGame, seat: Seat) -> u32 {
    let steps = loaded.table.steps();
    steps.iter().rev().find(|step| step.newly_due.contains(seat)).map_or(1, |step| step.n + 1)
}

/// The owner of a seat takes it back from the caretaker.
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
    // What is being thought about for this seat is thrown away; other computers that are due think anew.
    let cancel = [CancelAlarms { kind: Some(AlarmKind::AiTurn), user: None }];
    let due = loaded.table.position().due();
    if times.iter().any(|time| time.seat != seat && time.plays_by_itself() && due.contains(time.seat)) {
        alarms.push(ai_seats::call(&restart.dedup_key(now), now + app.computers.pause()));
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
