//! Pausing and resuming a game by consent of all.

use archipel_rules::Seats;
use archipel_store::{
    CancelAlarms, Cause, ConsentId, Millis, NewAlarm, NewConsent, NewPost, SeatClock, Status, StoreError,
    TimeChange,
};
use archipel_words::{Args, say};
use serde_json::json;

use super::clocks::{Clocks, Stop};
use super::span::ClockRule;
use super::{absence, reminders};
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
    let posts = [NewPost::new(game.channel, "consent", json!({ "kind": kind }))];
    let new =
        NewConsent { game: game.number, kind, asked_by: request.user, payload: &payload, posts: &posts };
    match desk.store.ask_consent(&new, &request.cause(now)).await {
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

/// Reminders and clocks of these seats begin (anew), on this occasion; caretakers are called.
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
        if resumed && time.caretaker_since.is_some() {
            alarms
                .push(NewAlarm { about: about.to_owned(), ..absence::call_caretaker(time.user, entry, now) });
            continue;
        }
        let first = reminders::first(time.user, &game.pace, entry, now);
        alarms.push(NewAlarm { about: format!("{about}.1"), ..first });
        if let Some(rule) = rule {
            let all = Clocks { rule, times: &times, people: &people, now };
            let left = all.left(time.seat);
            clocks.push(all.running(time.seat, left));
            alarms.push(super::clocks::alarm(time.user, about, all.deadline(time.user, left)));
        }
    }
    Ok((clocks, alarms))
}
