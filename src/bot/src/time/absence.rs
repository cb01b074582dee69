//! When somebody's time is used up: the others vote; a caretaker plays until the owner of the seat is back.

use std::sync::Arc;

use archipel_rules::Seats;
use archipel_store::{
    Alarm, Ballot, BallotId, CancelAlarms, Cause, GameNumber, Millis, NewAlarm, NewPost, Rung, Status,
    StoreError, TimeChange, UserId,
};
use archipel_words::{Args, say};
use serde_json::json;
use serenity::all::ButtonStyle;

use super::clocks::{self, Clocks};
use super::reminders;
use super::span::ClockRule;
use crate::component::{ComponentId, Press};
use crate::desk::Desk;
use crate::error::Error;
use crate::hall::Sitting;
use crate::reply::{Button, Reply};
use crate::request::Request;

/// The alarm after the last reminder of a game without clocks.
pub const OVERDUE: &str = "overdue";
/// The alarm by which a caretaker plays: a row like all others, so that no crash forgets it.
pub const CARETAKER: &str = "caretaker";
/// A caretaker who met with a fault tries again after this time.
const AGAIN: Millis = 5_000;

/// What the others may decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    More,
    Pass,
    Caretaker,
    End,
}

impl Choice {
    pub const ALL: [Choice; 4] = [Choice::More, Choice::Pass, Choice::Caretaker, Choice::End];

    pub fn as_str(self) -> &'static str {
        match self {
            Choice::More => "more",
            Choice::Pass => "pass",
            Choice::Caretaker => "caretaker",
            Choice::End => "end",
        }
    }

    pub fn read(text: &str) -> Option<Choice> {
        Choice::ALL.into_iter().find(|choice| choice.as_str() == text)
    }

    fn button(self) -> &'static str {
        match self {
            Choice::More => "button-more-time",
            Choice::Pass => "button-pass",
            Choice::Caretaker => "button-caretaker",
            Choice::End => "button-end-unrated",
        }
    }

    fn result(self) -> &'static str {
        match self {
            Choice::More => "ballot-more",
            Choice::Pass => "ballot-pass",
            Choice::Caretaker => "ballot-caretaker",
            Choice::End => "ballot-end",
        }
    }
}

pub fn overdue(user: UserId, occasion: &str, due_at: Millis) -> NewAlarm {
    let about = occasion.to_owned();
    NewAlarm { kind: OVERDUE.to_owned(), user: Some(user), about, due_at, payload: json!({}) }
}

/// The caretaker of this player is to act now.
pub fn call_caretaker(user: UserId, entry: u32, now: Millis) -> NewAlarm {
    let about = entry.to_string();
    NewAlarm { kind: CARETAKER.to_owned(), user: Some(user), about, due_at: now, payload: json!({}) }
}

/// The time is used up, or the last reminder was not heard: the others are asked.
pub async fn ring(desk: &Desk, user: UserId, alarm: Alarm, now: Millis) -> Result<Rung, Error> {
    let sitting = desk.fresh_sitting(alarm.game).await?;
    let nothing = |alarm| Ok(Rung { alarms: vec![(alarm, Vec::new())], ..Rung::default() });
    let Some(seat) = sitting.seat_of(user) else { return nothing(alarm) };
    let game = desk.store.game(alarm.game).await?;
    let due = sitting.table.position().due().contains(seat);
    if !due || game.status != Status::Running || game.paused_at.is_some() || game.seats.len() < 2 {
        return nothing(alarm);
    }
    // Wishes may have changed since the alarm was set.
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

/// The caretaker plays. The deed's own transaction cancels the alarm.
pub async fn stand_in(desk: &Arc<Desk>, user: UserId, alarm: Alarm, now: Millis) -> Result<Rung, Error> {
    let times = desk.store.seat_times(alarm.game).await?;
    let cared_for = times.iter().find(|time| time.user == user && time.caretaker_since.is_some());
    let done = match cared_for {
        Some(time) => desk.act_for(alarm.game, time.seat, &Cause::clock(now)).await,
        None => Ok(None),
    };
    match done {
        Ok(_) | Err(Error::Denied(_)) => Ok(Rung { alarms: vec![(alarm, Vec::new())], ..Rung::default() }),
        Err(error) => {
            tracing::warn!(%error, game = alarm.game.get(), "a caretaker could not play and tries again");
            Ok(Rung { later: vec![(alarm, now + AGAIN)], ..Rung::default() })
        }
    }
}

/// The one message on which the others vote.
pub fn message(sitting: &Sitting, ballot: &Ballot) -> Option<Reply> {
    let lang = sitting.channel_lang();
    let voice = sitting.voice(lang);
    let seat = sitting.seat_of(ballot.user)?;
    let mut text = vec![say(lang, "ballot-question", &Args::new().with("player", voice.name(seat)))];
    for seated in &sitting.game.seats {
        let choice = ballot.votes.get(&seated.user).and_then(|choice| Choice::read(choice));
        text.extend(choice.map(|choice| {
            format!("{} — {}", voice.name(seated.seat), say(lang, choice.button(), &Args::new()))
        }));
    }
    let result = ballot.result.as_deref();
    if let Some(result) = result {
        let key = Choice::read(result).map_or("ballot-lapsed", Choice::result);
        text.push(say(lang, key, &Args::new().with("player", voice.name(seat))));
        let mut reply = Reply::text(text.join("\n"));
        if Choice::read(result) == Some(Choice::Caretaker) {
            reply = reply.buttons(vec![back(sitting)]);
        }
        return Some(reply);
    }
    let silent = |user: &UserId| *user != ballot.user && !ballot.votes.contains_key(user);
    let called: Vec<UserId> = sitting.game.seats.iter().map(|seat| seat.user).filter(silent).collect();
    text.push(called.iter().map(|user| format!("<@{user}>")).collect::<Vec<_>>().join(" "));
    let passes = sitting.table.position().absent(seat).is_some();
    let buttons = Choice::ALL
        .into_iter()
        .filter(|choice| passes || !matches!(choice, Choice::Pass | Choice::Caretaker));
    let buttons = buttons.map(|choice| {
        let id = ComponentId::new(sitting.game.number, 0, Press::Vote(ballot.id, choice));
        let style = if choice == Choice::End { ButtonStyle::Danger } else { ButtonStyle::Secondary };
        Button::new(id, say(lang, choice.button(), &Args::new())).style(style)
    });
    let reply = Reply { mentions: called, ..Reply::text(text.join("\n")) };
    Some(reply.buttons(buttons.collect()))
}

/// The button by which the owner of a seat takes it back.
pub fn back(sitting: &Sitting) -> Button {
    let id = ComponentId::new(sitting.game.number, 0, Press::Back);
    Button::new(id, say(sitting.channel_lang(), "button-i-am-back", &Args::new())).style(ButtonStyle::Success)
}

/// More than half of the others agree on this.
fn decided(sitting: &Sitting, ballot: &Ballot) -> Option<Choice> {
    let others = sitting.game.seats.iter().filter(|seat| seat.user != ballot.user).count();
    Choice::ALL.into_iter().find(|choice| {
        let votes = ballot.votes.values().filter(|vote| vote.as_str() == choice.as_str()).count();
        votes * 2 > others
    })
}

/// Somebody votes.
pub async fn vote(
    desk: &Arc<Desk>,
    request: &Request,
    sitting: &Arc<Sitting>,
    id: BallotId,
    choice: Choice,
) -> Result<Reply, Error> {
    sitting.own_seat(request.user)?;
    let ballot = desk.store.ballot(id).await?;
    if ballot.game != sitting.game.number {
        return Err(Error::Denied("denied-old-button"));
    }
    if ballot.user == request.user {
        return Err(Error::Denied("denied-own-absence"));
    }
    let closed = |ballot: &Ballot| message(sitting, ballot).ok_or(Error::Denied("denied-question-closed"));
    if ballot.result.is_some() {
        return closed(&ballot);
    }
    let now = desk.clock.now();
    let waits = sitting.seat_of(ballot.user).filter(|seat| sitting.table.position().due().contains(*seat));
    let asked_about = ballot.about.split('.').next().unwrap_or_default();
    // The player came back, or the game went on: then there is nothing to decide.
    let Some(seat) = waits.filter(|seat| awaited(sitting, *seat).to_string() == asked_about) else {
        let change = TimeChange { ballot: Some((id, "lapsed")), ..TimeChange::of(ballot.game) };
        desk.store.change_time(&[change], &Cause::clock(now)).await?;
        return closed(&desk.store.ballot(id).await?);
    };
    let passes = sitting.table.position().absent(seat).is_some();
    if !passes && matches!(choice, Choice::Pass | Choice::Caretaker) {
        return Err(Error::Denied("denied-no-pass"));
    }
    let ballot = match desk.store.vote(id, request.user, choice.as_str(), &request.cause(now)).await {
        Err(StoreError::Repeated { .. }) => desk.store.ballot(id).await?,
        ballot => ballot?,
    };
    if let Some(choice) = decided(sitting, &ballot) {
        carry_out(desk, sitting, &ballot, seat, choice, now).await?;
    }
    closed(&desk.store.ballot(id).await?)
}

/// The number of the entry by which this seat became due.
fn awaited(sitting: &Sitting, seat: archipel_rules::Seat) -> u32 {
    let steps = sitting.table.steps();
    steps.iter().rev().find(|step| step.newly_due.contains(seat)).map_or(1, |step| step.n + 1)
}

async fn carry_out(
    desk: &Arc<Desk>,
    sitting: &Sitting,
    ballot: &Ballot,
    seat: archipel_rules::Seat,
    choice: Choice,
    now: Millis,
) -> Result<(), Error> {
    let (number, user) = (ballot.game, ballot.user);
    let closing = TimeChange { ballot: Some((ballot.id, choice.as_str())), ..TimeChange::of(number) };
    let cancel = [CancelAlarms { kind: None, user: Some(user) }];
    let cause = Cause::clock(now);
    match choice {
        Choice::More => {
            let about = format!("{}+{now}", ballot.about);
            let (clock, alarms) = more(desk, sitting, seat, user, &about, now).await?;
            let change = TimeChange { clocks: &clock, cancel_alarms: &cancel, alarms: &alarms, ..closing };
            desk.store.change_time(&[change], &cause).await?;
        }
        Choice::Pass => {
            // In this order a crash in between leaves a vote that has lapsed, not a turn that was never passed.
            desk.act_for(number, seat, &cause).await?;
            desk.store.change_time(&[closing], &cause).await?;
        }
        Choice::Caretaker => {
            let alarms = [call_caretaker(user, sitting.table.next_number(), now)];
            let change = TimeChange {
                cancel_alarms: &cancel,
                alarms: &alarms,
                caretaker: Some((seat, true)),
                ..closing
            };
            desk.store.change_time(&[change], &cause).await?;
            desk.sweeper.notify_one();
        }
        Choice::End => {
            let post = NewPost::new(sitting.game.channel, "abandoned", json!({}));
            desk.store.abandon(number, &[post], &cause).await?;
            desk.hall.forget(number);
            desk.store.change_time(&[closing], &cause).await?;
        }
    }
    desk.courier.notify_one();
    Ok(())
}

type Renewed = (Vec<archipel_store::SeatClock>, Vec<NewAlarm>);

/// More time: the clock anew where there is one, and the reminders from the beginning.
async fn more(
    desk: &Desk,
    sitting: &Sitting,
    seat: archipel_rules::Seat,
    user: UserId,
    about: &str,
    now: Millis,
) -> Result<Renewed, Error> {
    let game = &sitting.game;
    let first = reminders::first(user, &game.pace, sitting.table.next_number(), now);
    let mut alarms = vec![NewAlarm { about: format!("{about}.1"), ..first }];
    let Some(rule) = game.clock.as_deref().and_then(ClockRule::read) else {
        return Ok((Vec::new(), alarms));
    };
    let (times, people) =
        (desk.store.seat_times(game.number).await?, desk.store.people_of(game.number).await?);
    let clocks = Clocks { rule, times: &times, people: &people, now };
    alarms.push(clocks::alarm(user, about, clocks.deadline(user, clocks.more())));
    Ok((vec![clocks.running(seat, clocks.more())], alarms))
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
    let (clock, alarms) = super::pause::started(desk, sitting, called, &format!("back {now}"), now).await?;
    let cancel = [CancelAlarms { kind: Some(CARETAKER), user: Some(request.user) }];
    let change = TimeChange {
        clocks: &clock,
        cancel_alarms: &cancel,
        alarms: &alarms,
        caretaker: Some((seat, false)),
        ..TimeChange::of(number)
    };
    match desk.store.change_time(&[change], &request.cause(now)).await {
        Ok(()) | Err(StoreError::Repeated { .. }) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// The vote of a post.
pub async fn of_post(
    desk: &Desk,
    game: GameNumber,
    payload: &serde_json::Value,
) -> Result<Option<Ballot>, Error> {
    let (Some(user), Some(about)) = (payload["user"].as_u64(), payload["about"].as_str()) else {
        return Ok(None);
    };
    Ok(desk.store.ballot_about(game, UserId::new(user), about).await?)
}
