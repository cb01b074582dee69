//! Pauses and resumes a game if all players agree.

use archipel_rules::Seats;
use archipel_store::{
    CancelAlarms, ChangeContext, Millis, Motion, NewAlarm, NewPost, NewVote, PostBody, SeatClock, Status,
    StoreError, TimeChange, VoteId, VoteStatus,
};
use archipel_words::{Args, tr};

use crate::ai_seats;
use crate::app::App;
use crate::error::{Denial, Error};
use crate::invocation::Invocation;
use crate::loaded_game::LoadedGame;
use crate::reply::Reply;
use crate::schedule::clocks::{self, Clocks, Stop};
use crate::schedule::{ClockRule, reminders};

/// The motions about pausing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Transition {
    Pause,
    Resume,
}

impl Transition {
    fn motion(self) -> Motion {
        match self {
            Transition::Pause => Motion::Pause,
            Transition::Resume => Motion::Resume,
        }
    }
}

/// Why reminders and clocks start again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Restart {
    /// The game was resumed.
    Resumed,
    /// The owner of a seat took it back from a caretaker.
    Back,
}

impl Restart {
    pub fn dedup_key(self, now: Millis) -> String {
        match self {
            Restart::Resumed => format!("resumed {now}"),
            Restart::Back => format!("back {now}"),
        }
    }
}

/// Asks the others to pause or resume the game.
pub async fn ask(
    app: &App,
    invocation: &Invocation,
    loaded: &LoadedGame,
    transition: Transition,
) -> Result<Reply, Error> {
    loaded.own_seat(invocation.user)?;
    let game = app.store.game(loaded.row.number).await?;
    if game.status != Status::Running {
        return Err(Error::Denied(Denial::Over));
    }
    match (transition, game.paused_at.is_some()) {
        (Transition::Pause, true) => return Err(Error::Denied(Denial::Paused)),
        (Transition::Resume, false) => return Err(Error::Denied(Denial::NotPaused)),
        (Transition::Pause, false) | (Transition::Resume, true) => {}
    }
    let now = app.clock.now();
    let motion = transition.motion();
    let question = [NewPost::new(game.channel, PostBody::Vote { kind: motion.kind() })];
    // Computer players agree: a user alone with them need not ask.
    let alone = game.users().count() < 2;
    let posts = if alone { &[][..] } else { &question };
    let new = NewVote { game: game.number, motion, started_by: invocation.user, posts };
    match app.store.open_vote(&new, &invocation.context(now)).await {
        Ok(asked) if alone => {
            grant(app, loaded, transition, asked.id).await?;
            let key = match transition {
                Transition::Pause => "consent-paused",
                Transition::Resume => "consent-resumed",
            };
            return Ok(Reply::text(tr(invocation.lang, key, &Args::new())));
        }
        Ok(_) | Err(StoreError::Repeated { .. }) => app.wakeups.outbox.notify_one(),
        Err(error) => return Err(error.into()),
    }
    Ok(Reply::text(tr(invocation.lang, "consent-asked", &Args::new())))
}

/// Pauses or resumes the game after all have agreed.
pub async fn grant(
    app: &App,
    loaded: &LoadedGame,
    transition: Transition,
    vote: VoteId,
) -> Result<(), Error> {
    let now = app.clock.now();
    let number = loaded.row.number;
    let due = loaded.table.position().due();
    let (clocks, alarms) = match transition {
        Transition::Pause => (stopped(app, loaded, due, now).await?, Vec::new()),
        Transition::Resume => started(app, loaded, due, Restart::Resumed, now).await?,
    };
    let change = TimeChange {
        clocks: &clocks,
        cancel_alarms: &[CancelAlarms { kind: None, user: None }],
        alarms: &alarms,
        pause: Some(transition == Transition::Pause),
        vote: Some((vote, VoteStatus::Granted)),
        ..TimeChange::of(number)
    };
    app.store.change_time(&[change], &ChangeContext::clock(now)).await?;
    app.games.forget(number);
    app.wakeups.alarms.notify_one();
    app.wakeups.ai.notify_one();
    Ok(())
}

/// Stops the clocks of all due seats.
async fn stopped(app: &App, loaded: &LoadedGame, due: Seats, now: Millis) -> Result<Vec<SeatClock>, Error> {
    let Some(rule) = loaded.row.clock.as_deref().and_then(ClockRule::read) else { return Ok(Vec::new()) };
    let number = loaded.row.number;
    let (times, people) = (app.store.seat_times(number).await?, app.store.users_of_game(number).await?);
    let clocks = Clocks { rule, times: &times, people: &people, now };
    Ok(due.iter().map(|seat| clocks.stopped(seat, Stop::Held)).collect())
}

/// Starts the reminders and clocks of these seats (again), and schedules the turns of computer players and caretakers.
pub async fn started(
    app: &App,
    loaded: &LoadedGame,
    due: Seats,
    restart: Restart,
    now: Millis,
) -> Result<(Vec<SeatClock>, Vec<NewAlarm>), Error> {
    let (game, number) = (&loaded.row, loaded.row.number);
    let (times, people) = (app.store.seat_times(number).await?, app.store.users_of_game(number).await?);
    let rule = game.clock.as_deref().and_then(ClockRule::read);
    let entry = loaded.table.next_number();
    let key = restart.dedup_key(now);
    let (mut clocks, mut alarms) = (Vec::new(), Vec::new());
    for time in times.iter().filter(|time| due.contains(time.seat)) {
        let user = time.user.filter(|_| restart == Restart::Back || time.caretaker_since.is_none());
        let Some(user) = user else {
            // All these alarms have the same key, so that only one is written.
            alarms.push(ai_seats::ai_turn_alarm(&key, now + app.computers.pause()));
            continue;
        };
        let first = reminders::first(user, &game.pace, entry, now);
        alarms.push(NewAlarm { dedup_key: format!("{key}.1"), ..first });
        if let Some(rule) = rule {
            let all = Clocks { rule, times: &times, people: &people, now };
            let left = all.left(time.seat);
            clocks.push(all.running(time.seat, left));
            alarms.push(clocks::alarm(user, &key, all.deadline(user, left)));
        }
    }
    Ok((clocks, alarms))
}
