//! The others' vote about a player who ran out of time.

use std::sync::Arc;

use archipel_rules::Seat;
use archipel_store::{
    Absence, AbsenceChoice, CancelAlarms, ChangeContext, Choice, Millis, Motion, NewAlarm, NewPost, PostBody,
    SeatClock, StoreError, TimeChange, UserId, Vote, VoteId, VoteStatus,
};
use archipel_words::{Args, tr};
use serenity::all::ButtonStyle;

use super::{awaited, back};
use crate::ai_seats;
use crate::app::App;
use crate::custom_id::{ComponentId, Press};
use crate::error::{Denial, Error};
use crate::invocation::Invocation;
use crate::loaded_game::LoadedGame;
use crate::reply::{Button, Reply};
use crate::schedule::ClockRule;
use crate::schedule::clocks::{self, Clocks};
use crate::schedule::reminders;

fn button(choice: AbsenceChoice) -> &'static str {
    match choice {
        AbsenceChoice::More => "button-more-time",
        AbsenceChoice::Pass => "button-pass",
        AbsenceChoice::Caretaker => "button-caretaker",
        AbsenceChoice::End => "button-end-unrated",
    }
}

fn result(choice: AbsenceChoice) -> &'static str {
    match choice {
        AbsenceChoice::More => "ballot-more",
        AbsenceChoice::Pass => "ballot-pass",
        AbsenceChoice::Caretaker => "ballot-caretaker",
        AbsenceChoice::End => "ballot-end",
    }
}

/// The choice of a user in a vote.
fn choice_of(vote: &Vote, user: UserId) -> Option<AbsenceChoice> {
    match vote.ballots.get(&user)? {
        Choice::Absence(choice) => Some(*choice),
        Choice::Agree | Choice::Refuse => None,
    }
}

/// The absence that a vote is about; `None` for other motions.
fn absence(vote: &Vote) -> Option<&Absence> {
    match &vote.motion {
        Motion::Absence(absence) => Some(absence),
        Motion::Undo(_) | Motion::Pause | Motion::Resume => None,
    }
}

/// The message with the voting buttons.
pub fn message(loaded: &LoadedGame, vote: &Vote) -> Option<Reply> {
    let absent = absence(vote)?.user;
    let lang = loaded.channel_lang();
    let translator = loaded.translator(lang);
    let seat = loaded.seat_of(absent)?;
    let mut text = vec![tr(lang, "ballot-question", &Args::new().with("player", translator.name(seat)))];
    for seated in &loaded.row.seats {
        let choice = seated.user().and_then(|user| choice_of(vote, user));
        text.extend(choice.map(|choice| {
            format!("{} — {}", translator.name(seated.seat), tr(lang, button(choice), &Args::new()))
        }));
    }
    if vote.status != VoteStatus::Open {
        let key = match vote.status {
            VoteStatus::Decided(choice) => result(choice),
            VoteStatus::Open | VoteStatus::Granted | VoteStatus::Refused | VoteStatus::Withdrawn => {
                "ballot-lapsed"
            }
        };
        text.push(tr(lang, key, &Args::new().with("player", translator.name(seat))));
        let mut reply = Reply::text(text.join("\n"));
        if vote.status == VoteStatus::Decided(AbsenceChoice::Caretaker) {
            reply = reply.buttons(vec![back(loaded)]);
        }
        return Some(reply);
    }
    let silent = |user: &UserId| *user != absent && !vote.ballots.contains_key(user);
    let called: Vec<UserId> = loaded.row.users().filter(silent).collect();
    text.push(called.iter().map(|user| format!("<@{user}>")).collect::<Vec<_>>().join(" "));
    let passes = loaded.table.position().default_action(seat).is_some();
    let buttons = AbsenceChoice::ALL
        .into_iter()
        .filter(|choice| passes || !matches!(choice, AbsenceChoice::Pass | AbsenceChoice::Caretaker));
    let buttons = buttons.map(|choice| {
        let id = ComponentId::new(loaded.row.number, 0, Press::Vote(vote.id, choice));
        let style = if choice == AbsenceChoice::End { ButtonStyle::Danger } else { ButtonStyle::Secondary };
        Button::new(id, tr(lang, button(choice), &Args::new())).style(style)
    });
    let reply = Reply { mentions: called, ..Reply::text(text.join("\n")) };
    Some(reply.buttons(buttons.collect()))
}

/// The choice of more than half of the other users, if any; computer players do not vote.
fn decided(loaded: &LoadedGame, vote: &Vote, absent: UserId) -> Option<AbsenceChoice> {
    let others = loaded.row.users().filter(|user| *user != absent).count();
    AbsenceChoice::ALL.into_iter().find(|choice| {
        let votes = vote.ballots.values().filter(|cast| **cast == Choice::Absence(*choice)).count();
        votes * 2 > others
    })
}

/// Casts a vote, and carries out the decision if it is final.
pub async fn vote(
    app: &Arc<App>,
    invocation: &Invocation,
    loaded: &Arc<LoadedGame>,
    id: VoteId,
    choice: AbsenceChoice,
) -> Result<Reply, Error> {
    loaded.own_seat(invocation.user)?;
    let vote = app.store.absence_vote(id).await?;
    let Some(absent) = absence(&vote).filter(|_| vote.game == loaded.row.number) else {
        return Err(Error::Denied(Denial::OldButton));
    };
    let id = vote.id;
    if absent.user == invocation.user {
        return Err(Error::Denied(Denial::OwnAbsence));
    }
    let closed = |vote: &Vote| message(loaded, vote).ok_or(Error::Denied(Denial::VoteClosed));
    if vote.status != VoteStatus::Open {
        return closed(&vote);
    }
    let now = app.clock.now();
    let waits = loaded.seat_of(absent.user).filter(|seat| loaded.table.position().due().contains(*seat));
    // If the player has returned or the game has continued, there is nothing to decide.
    let Some(seat) = waits.filter(|seat| awaited(loaded, *seat) == absent.entry) else {
        return closed(
            &app.store.close_vote(id, VoteStatus::Withdrawn, &[], &ChangeContext::clock(now)).await?,
        );
    };
    let passes = loaded.table.position().default_action(seat).is_some();
    if !passes && matches!(choice, AbsenceChoice::Pass | AbsenceChoice::Caretaker) {
        return Err(Error::Denied(Denial::NoPass));
    }
    let cast = Choice::Absence(choice);
    let counted = match app.store.cast_ballot(id, invocation.user, cast, &invocation.context(now)).await {
        Err(StoreError::Repeated { .. }) => app.store.vote(id).await?,
        counted => counted?,
    };
    if let Some(choice) = decided(loaded, &counted, absent.user) {
        carry_out(app, loaded, id, absent, seat, choice, now).await?;
    }
    closed(&app.store.vote(id).await?)
}

async fn carry_out(
    app: &Arc<App>,
    loaded: &LoadedGame,
    id: VoteId,
    absent: &Absence,
    seat: Seat,
    choice: AbsenceChoice,
    now: Millis,
) -> Result<(), Error> {
    let (number, user) = (loaded.row.number, absent.user);
    let closing = TimeChange { vote: Some((id, VoteStatus::Decided(choice))), ..TimeChange::of(number) };
    let cancel = [CancelAlarms { kind: None, user: Some(user) }];
    let context = ChangeContext::clock(now);
    match choice {
        AbsenceChoice::More => {
            let key = format!("{}+{now}", absent.dedup_key);
            let (clock, alarms) = more(app, loaded, seat, user, &key, now).await?;
            let change = TimeChange { clocks: &clock, cancel_alarms: &cancel, alarms: &alarms, ..closing };
            app.store.change_time(&[change], &context).await?;
        }
        AbsenceChoice::Pass => {
            // In this order, a crash in between leaves a vote that is withdrawn later, not a turn that was never
            // passed.
            app.games.play_absent(number, seat, &context).await?;
            match app.store.change_time(&[closing], &context).await {
                // The pass may have ended the game, which withdraws all votes.
                Ok(()) | Err(StoreError::NoVote(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        AbsenceChoice::Caretaker => {
            let alarms = [ai_seats::ai_turn_alarm(&format!("caretaker {now}"), now + app.computers.pause())];
            let change = TimeChange {
                cancel_alarms: &cancel,
                alarms: &alarms,
                caretaker: Some((seat, true)),
                ..closing
            };
            app.store.change_time(&[change], &context).await?;
            app.wakeups.ai.notify_one();
        }
        AbsenceChoice::End => {
            let post = NewPost::new(loaded.row.channel, PostBody::Abandoned { user: None });
            app.store.abandon(number, closing.vote, &[post], &context).await?;
            app.games.forget(number);
        }
    }
    app.wakeups.outbox.notify_one();
    Ok(())
}

type Renewed = (Vec<SeatClock>, Vec<NewAlarm>);

/// Gives more time: sets the clock again, if there is one, and restarts the reminders.
async fn more(
    app: &App,
    loaded: &LoadedGame,
    seat: Seat,
    user: UserId,
    dedup_key: &str,
    now: Millis,
) -> Result<Renewed, Error> {
    let game = &loaded.row;
    let first = reminders::first(user, &game.pace, loaded.table.next_number(), now);
    let mut alarms = vec![NewAlarm { dedup_key: format!("{dedup_key}.1"), ..first }];
    let Some(rule) = game.clock.as_deref().and_then(ClockRule::read) else {
        return Ok((Vec::new(), alarms));
    };
    let (times, people) =
        (app.store.seat_times(game.number).await?, app.store.users_of_game(game.number).await?);
    let clocks = Clocks { rule, times: &times, people: &people, now };
    alarms.push(clocks::alarm(user, dedup_key, clocks.deadline(user, clocks.more())));
    Ok((vec![clocks.running(seat, clocks.more())], alarms))
}
