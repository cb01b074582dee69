//! The vote of the others about a player whose time is used up.

use std::sync::Arc;

use archipel_rules::Seat;
use archipel_store::{
    Ballot, BallotId, CancelAlarms, Cause, GameNumber, LAPSED, Millis, NewAlarm, NewPost, SeatClock,
    StoreError, TimeChange, UserId,
};
use archipel_words::{Args, say};
use serde_json::json;
use serenity::all::ButtonStyle;

use super::{awaited, back};
use crate::component::{ComponentId, Press};
use crate::computer;
use crate::desk::Desk;
use crate::error::Error;
use crate::hall::Sitting;
use crate::reply::{Button, Reply};
use crate::request::Request;
use crate::time::ClockRule;
use crate::time::clocks::{self, Clocks};
use crate::time::reminders;

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

/// The one message on which the others vote.
pub fn message(sitting: &Sitting, ballot: &Ballot) -> Option<Reply> {
    let lang = sitting.channel_lang();
    let voice = sitting.voice(lang);
    let seat = sitting.seat_of(ballot.user)?;
    let mut text = vec![say(lang, "ballot-question", &Args::new().with("player", voice.name(seat)))];
    for seated in &sitting.game.seats {
        let choice =
            seated.user().and_then(|user| ballot.votes.get(&user)).and_then(|choice| Choice::read(choice));
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
    let called: Vec<UserId> = sitting.game.people().filter(silent).collect();
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

/// More than half of the others agree on this; computer players have no vote.
fn decided(sitting: &Sitting, ballot: &Ballot) -> Option<Choice> {
    let others = sitting.game.people().filter(|user| *user != ballot.user).count();
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
        let change = TimeChange { ballot: Some((id, LAPSED)), ..TimeChange::of(ballot.game) };
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

async fn carry_out(
    desk: &Arc<Desk>,
    sitting: &Sitting,
    ballot: &Ballot,
    seat: Seat,
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
            match desk.store.change_time(&[closing], &cause).await {
                // The pass may have been the last play of the game, with which all votes lapse.
                Ok(()) | Err(StoreError::NoBallot(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Choice::Caretaker => {
            let alarms = [computer::call(&format!("caretaker {now}"), now + desk.computers.pause())];
            let change = TimeChange {
                cancel_alarms: &cancel,
                alarms: &alarms,
                caretaker: Some((seat, true)),
                ..closing
            };
            desk.store.change_time(&[change], &cause).await?;
            desk.thinkers.notify_one();
        }
        Choice::End => {
            let post = NewPost::new(sitting.game.channel, "abandoned", json!({}));
            desk.store.abandon(number, closing.ballot, &[post], &cause).await?;
            desk.hall.forget(number);
        }
    }
    desk.courier.notify_one();
    Ok(())
}

type Renewed = (Vec<SeatClock>, Vec<NewAlarm>);

/// More time: the clock anew where there is one, and the reminders from the beginning.
async fn more(
    desk: &Desk,
    sitting: &Sitting,
    seat: Seat,
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
