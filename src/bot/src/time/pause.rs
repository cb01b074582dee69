//! Pausing and resuming a game by consent of all.

use archipel_rules::Seats;
use archipel_store::{
    CancelAlarms, Cause, ConsentId, Millis, NewAlarm, NewConsent, NewPost, SeatClock, Status, StoreError,
    TimeChange,
};
use archipel_words::{Args, say};
use serde_json::json;

use super::clocks::{Clocks, Stop};
use super::reminders;
use super::span::ClockRule;
use crate::computer;
use crate::desk::Desk;
use crate::error::Error;
use crate::hall::Sitting;
use crate::reply::Reply;
use crate::request::Request;

pub const PAUSE: &str = "pause";
pub const RESUME: &str = "resume";

/// Asks the others to pause (or to go on).
pub async fn ask(
    desk: &Desk,
    request: &Request,
    sitting: &Sitting,
    kind: &'static str,
) -> Result<Reply, Error> {
    sitting.own_seat(request.user)?;
    let game = desk.store.game(sitting.game.number).await?;
    if game.status != Status::Running {
        return Err(Error::Denied("denied-over"));
    }
    match (kind, game.paused_at.is_some()) {
        (PAUSE, true) => return Err(Error::Denied("denied-paused")),
        (RESUME, false) => return Err(Error::Denied("denied-not-paused")),
        _ => {}
    }
    let now = desk.clock.now();
    let payload = json!({});
    let question = [NewPost::new(game.channel, "consent", json!({ "kind": kind }))];
    // Computer players agree: whoever is alone with them need not ask.
    let alone = game.people().count() < 2;
    let posts = if alone { &[][..] } else { &question };
    let new = NewConsent { game: game.number, kind, asked_by: request.user, payload: &payload, posts };
    match desk.store.ask_consent(&new, &request.cause(now)).await {
        Ok(asked) if alone => {
            grant(desk, sitting, kind, asked.id).await?;
            let key = if kind == PAUSE { "consent-paused" } else { "consent-resumed" };
            return Ok(Reply::text(say(request.lang, key, &Args::new())));
        }
        Ok(_) | Err(StoreError::Repeated { .. }) => desk.courier.notify_one(),
        Err(error) => return Err(error.into()),
    }
    Ok(Reply::text(say(request.lang, "consent-asked", &Args::new())))
}

/// All agree: time stops, or goes on.
pub async fn grant(desk: &Desk, sitting: &Sitting, kind: &str, consent: ConsentId) -> Result<(), Error> {
    let now = desk.clock.now();
    let number = sitting.game.number;
    let due = sitting.table.position().due();
    let pause = kind == PAUSE;
    let (clocks, alarms) = if pause {
        (stopped(desk, sitting, due, now).await?, Vec::new())
    } else {
        started(desk, sitting, due, &format!("resumed {now}"), now).await?
    };
    let change = TimeChange {
        clocks: &clocks,
        cancel_alarms: &[CancelAlarms { kind: None, user: None }],
        alarms: &alarms,
        pause: Some(pause),
        consent: Some(consent),
        ..TimeChange::of(number)
    };
    desk.store.change_time(&[change], &Cause::clock(now)).await?;
    desk.hall.forget(number);
    desk.sweeper.notify_one();
    desk.thinkers.notify_one();
    Ok(())
}

/// The clocks of all who are due stand.
async fn stopped(desk: &Desk, sitting: &Sitting, due: Seats, now: Millis) -> Result<Vec<SeatClock>, Error> {
    let Some(rule) = sitting.game.clock.as_deref().and_then(ClockRule::read) else { return Ok(Vec::new()) };
    let number = sitting.game.number;
    let (times, people) = (desk.store.seat_times(number).await?, desk.store.people_of(number).await?);
    let clocks = Clocks { rule, times: &times, people: &people, now };
    Ok(due.iter().map(|seat| clocks.stopped(seat, Stop::Held)).collect())
}

/// Reminders and clocks of these seats begin (anew), on this occasion; computer players and caretakers are called.
pub async fn started(
    desk: &Desk,
    sitting: &Sitting,
    due: Seats,
    about: &str,
    now: Millis,
) -> Result<(Vec<SeatClock>, Vec<NewAlarm>), Error> {
    let (game, number) = (&sitting.game, sitting.game.number);
    let (times, people) = (desk.store.seat_times(number).await?, desk.store.people_of(number).await?);
    let rule = game.clock.as_deref().and_then(ClockRule::read);
    let entry = sitting.table.next_number();
    let (mut clocks, mut alarms) = (Vec::new(), Vec::new());
    for time in times.iter().filter(|time| due.contains(time.seat)) {
        let resumed = about.starts_with("resumed");
        let user = time.user.filter(|_| !resumed || time.caretaker_since.is_none());
        let Some(user) = user else {
            // The key of the alarm sees to it that one call is enough for all.
            alarms.push(computer::call(about, now + desk.computers.pause()));
            continue;
        };
        let first = reminders::first(user, &game.pace, entry, now);
        alarms.push(NewAlarm { about: format!("{about}.1"), ..first });
        if let Some(rule) = rule {
            let all = Clocks { rule, times: &times, people: &people, now };
            let left = all.left(time.seat);
            clocks.push(all.running(time.seat, left));
            alarms.push(super::clocks::alarm(user, about, all.deadline(user, left)));
        }
    }
    Ok((clocks, alarms))
}
