//! When somebody's time is used up: the others vote; a caretaker, who is a computer player, plays until the owner of the
//! seat is back.

mod vote;

use archipel_rules::{Seat, Seats};
use archipel_store::{
    Alarm, COMPUTER, CancelAlarms, Millis, NewAlarm, NewPost, Rung, Status, StoreError, TimeChange, UserId,
};
use archipel_words::{Args, say};
use serde_json::json;
use serenity::all::ButtonStyle;

pub use self::vote::{Choice, message, of_post, vote};
use super::clocks::{self, Clocks};
use super::span::{ClockRule, Pace};
use super::wishes::Wishes;
use crate::component::{ComponentId, Press};
use crate::computer;
use crate::desk::Desk;
use crate::error::Error;
use crate::hall::Sitting;
use crate::reply::Button;
use crate::request::Request;

/// The alarm after the last reminder of a game without clocks.
pub const OVERDUE: &str = "overdue";
pub fn overdue(user: UserId, occasion: &str, due_at: Millis) -> NewAlarm {
    let about = occasion.to_owned();
    NewAlarm { kind: OVERDUE.to_owned(), user: Some(user), about, due_at, payload: json!({}) }
}

/// The time is used up, or the last reminder was not heard: the others are asked.
pub async fn ring(desk: &Desk, user: UserId, alarm: Alarm, now: Millis) -> Result<Rung, Error> {
    let sitting = desk.fresh_sitting(alarm.game).await?;
    let nothing = |alarm| Ok(Rung { alarms: vec![(alarm, Vec::new())], ..Rung::default() });
    let Some(seat) = sitting.seat_of(user) else { return nothing(alarm) };
    let game = desk.store.game(alarm.game).await?;
    let due = sitting.table.position().due().contains(seat);
    if !due || game.status != Status::Running || game.paused_at.is_some() || game.people().count() < 2 {
        return nothing(alarm);
    }
    // Wishes may have changed since the alarm was set: nobody is missed on vacation or in quiet hours, and whoever
    // comes back has a turn's time.
    let hours = Wishes::of(desk.store.person(user).await?.as_ref()).hours();
    if alarm.kind == OVERDUE && hours.next_open(now) > now {
        let later = hours.after(now, Pace::of(&game.pace).0);
        return Ok(Rung { later: vec![(alarm, later)], ..Rung::default() });
    }
    if let Some(rule) = game.clock.as_deref().and_then(ClockRule::read).filter(|_| alarm.kind == clocks::KIND)
    {
        let (times, people) =
            (desk.store.seat_times(alarm.game).await?, desk.store.people_of(alarm.game).await?);
        let clocks = Clocks { rule, times: &times, people: &people, now };
        let left = clocks.left(seat);
        if left > 0 {
            let deadline = clocks.deadline(user, left).max(now + 1);
            return Ok(Rung { later: vec![(alarm, deadline)], ..Rung::default() });
        }
    }
    let about = format!("{}.{}", awaited(&sitting, seat), alarm.about);
    let post = NewPost::new(game.channel, "ballot", json!({ "user": user, "about": about }));
    Ok(Rung {
        alarms: vec![(alarm, Vec::new())],
        posts: vec![(game.number, post)],
        ballot: Some((game.number, user, about)),
        ..Rung::default()
    })
}

/// The button by which the owner of a seat takes it back.
pub fn back(sitting: &Sitting) -> Button {
    let id = ComponentId::new(sitting.game.number, 0, Press::Back);
    Button::new(id, say(sitting.channel_lang(), "button-i-am-back", &Args::new())).style(ButtonStyle::Success)
}

/// The number of the entry by which this seat became due.
fn awaited(sitting: &Sitting, seat: Seat) -> u32 {
    let steps = sitting.table.steps();
    steps.iter().rev().find(|step| step.newly_due.contains(seat)).map_or(1, |step| step.n + 1)
}

/// The owner of a seat takes it back from the caretaker.
pub async fn come_back(desk: &Desk, request: &Request, sitting: &Sitting) -> Result<(), Error> {
    let seat = sitting.own_seat(request.user)?;
    let (number, now) = (sitting.game.number, desk.clock.now());
    let times = desk.store.seat_times(number).await?;
    if !times.iter().any(|time| time.seat == seat && time.caretaker_since.is_some()) {
        return Err(Error::Denied("denied-no-caretaker"));
    }
    let due = sitting.table.position().due().contains(seat);
    let called = if due { Seats::one(seat) } else { Seats::default() };
    let about = format!("back {now}");
    let (clock, mut alarms) = super::pause::started(desk, sitting, called, &about, now).await?;
    // What is being thought about for this seat is thrown away; other computers that are due think anew.
    let cancel = [CancelAlarms { kind: Some(COMPUTER), user: None }];
    let due = sitting.table.position().due();
    if times.iter().any(|time| time.seat != seat && time.plays_by_itself() && due.contains(time.seat)) {
        alarms.push(computer::call(&about, now + desk.computers.pause()));
    }
    let change = TimeChange {
        clocks: &clock,
        cancel_alarms: &cancel,
        alarms: &alarms,
        caretaker: Some((seat, false)),
        ..TimeChange::of(number)
    };
    match desk.store.change_time(&[change], &request.cause(now)).await {
        Ok(()) | Err(StoreError::Repeated { .. }) => {
            desk.thinkers.notify_one();
            Ok(())
        }
        Err(error) => Err(error.into()),
    }
}
