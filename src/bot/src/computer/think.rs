//! Those who think for the computer players: a few threads of their own, so that neither the gateway nor an answer ever
//! waits for them.
//!
//! That a computer is due is a row of the database: a restart takes it up again. The move is written together with the
//! end of that row, and whoever undoes, pauses or ends the game removes it: then the thought is thrown away.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use archipel_players::{Budget, Level, Reason, choose_unless, reply};
use archipel_rules::{Action, Position, Seat, Seed};
use archipel_store::{Alarm, Cause, Millis, SeatTime};
use sha2::{Digest, Sha256};
use tokio::sync::oneshot;
use tokio::task::JoinSet;

use super::courtesy::give_way;
use super::{offer, why};
use crate::clock::Watch;
use crate::desk::Desk;
use crate::error::Error;
use crate::hall::Sitting;

/// Longer than any thought; a run that dies is known at once by its badge.
const LEASE: Millis = 120_000;
const IDLE: Duration = Duration::from_secs(5);
const SHORTEST: Duration = Duration::from_millis(100);
/// A call that was written by the old clock after it had been put back comes from a thought of then.
const LONGEST_THOUGHT: Duration = Duration::from_secs(10);
/// How often one who thinks looks up whether it is still called.
const GLANCE: Duration = Duration::from_millis(250);
/// After a fault.
const AGAIN: Millis = 5_000;
/// A game that stands still until an operator has looked at it.
const PARKED: Millis = 60 * 60 * 1000;

/// One core is left to those who answer.
fn heads() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get).saturating_sub(1).max(1)
}

/// Thinks until the program stops. What is being thought about then is thought about anew after the next start.
pub async fn run(desk: Arc<Desk>) {
    let heads = heads();
    let mut busy: JoinSet<()> = JoinSet::new();
    // Calls were written by the clock of then, which may have been wrong.
    hasten(&desk).await;
    let mut watch = Watch::new(&desk.clock);
    while !desk.stopping() {
        desk.pulse.thinkers.beat();
        if watch.was_put_back(&desk.clock, LONGEST_THOUGHT) {
            hasten(&desk).await;
        }
        let claimed = claim(&desk, heads - busy.len()).await;
        for call in claimed {
            busy.spawn(answer(Arc::clone(&desk), call));
        }
        let wait = if busy.len() >= heads { IDLE } else { until_next(&desk).await };
        tokio::select! {
            Some(_) = busy.join_next() => {}
            () = desk.thinkers.notified() => {}
            () = tokio::time::sleep(wait) => {}
            () = desk.stopped() => {}
        }
        while busy.try_join_next().is_some() {}
    }
}

/// No call waits longer than a computer ever lets people wait.
async fn hasten(desk: &Desk) {
    let latest = desk.clock.now().saturating_add(desk.computers.patience().max(AGAIN));
    if let Err(error) = desk.store.hasten_calls(latest).await {
        tracing::error!(%error, "the calls of computer players could not be hastened");
    }
}

async fn claim(desk: &Desk, free: usize) -> Vec<Alarm> {
    if free == 0 {
        return Vec::new();
    }
    let claimed = desk.store.claim_calls(&desk.worker, desk.clock.now(), free as u32, LEASE).await;
    claimed.unwrap_or_else(|error| {
        tracing::error!(%error, "the calls of computer players could not be read");
        Vec::new()
    })
}

async fn until_next(desk: &Desk) -> Duration {
    let next = desk.store.next_call().await.ok().flatten();
    let wait = next.and_then(|at| u64::try_from(at - desk.clock.now()).ok()).map(Duration::from_millis);
    wait.map_or(IDLE, |wait| wait.clamp(SHORTEST, IDLE))
}

/// Answers a call with one action; the next call, if a computer is due again, comes with it.
async fn answer(desk: Arc<Desk>, call: Alarm) {
    let game = call.game.get();
    let settled = match play(&desk, &call).await {
        Ok(()) => Ok(true),
        // The game went on without us, or stands: a call that is still wanted is another row.
        Err(Error::Denied("denied-parked")) => {
            desk.store.postpone_alarm(&call, desk.clock.now() + PARKED).await
        }
        Err(Error::Stale(_) | Error::Denied(_)) => desk.store.drop_call(&call).await,
        Err(error) => {
            tracing::error!(%error, game, "a computer player could not play and tries again");
            desk.store.postpone_alarm(&call, desk.clock.now() + AGAIN).await
        }
    };
    if let Err(error) = settled {
        tracing::error!(%error, game, "the call of a computer player waits for its lease");
    }
}

async fn play(desk: &Arc<Desk>, call: &Alarm) -> Result<(), Error> {
    let sitting = desk.fresh_sitting(call.game).await?;
    let times = desk.store.seat_times(call.game).await?;
    let entry = sitting.table.next_number();
    let cause = Cause::clock(desk.clock.now());
    // Who was made an offer answers it before anything else: somebody waits for it.
    if let Some(seat) = super::invited(&sitting.table, &times)
        && let Some(action) = reply(sitting.table.position(), seat, seed(&sitting, seat))
    {
        let why = why::spell(Reason::Glance);
        return desk.answer_call(call, seat, entry, action, why, &cause).await.map(|_| ());
    }
    let due = sitting.table.position().due();
    let next = times.iter().find(|time| time.plays_by_itself() && due.contains(time.seat));
    // Its owner is back, or somebody took the turn back.
    let Some(SeatTime { seat, .. }) = next.copied() else { return Err(Error::Stale(call.game)) };
    if let Some(action) = offer::next(&sitting, &times, seat, seed(&sitting, seat)) {
        let why = why::spell(Reason::Glance);
        return desk.answer_call(call, seat, entry, action, why, &cause).await.map(|_| ());
    }
    let (action, why) = think(desk, call, &sitting, seat).await?;
    // Time has passed meanwhile.
    let cause = Cause::clock(desk.clock.now());
    match desk.answer_call(call, seat, entry, action, why, &cause).await {
        Ok(_) => Ok(()),
        // What is offered is accepted; should a player ever think of something else, the game must not stand still.
        Err(Error::Refused { refusal, .. }) => {
            tracing::error!(%refusal, game = call.game.get(), "a computer player's move was refused");
            let modest = sitting.table.position().absent(seat);
            let modest = modest.ok_or_else(|| Error::Fault("there is no modest play either".to_owned()))?;
            desk.answer_call(call, seat, entry, modest, String::new(), &cause).await.map(|_| ())
        }
        Err(error) => Err(error),
    }
}

/// A thought that is given up when it is dropped.
struct Thought {
    told: oneshot::Receiver<Option<(Action, String)>>,
    unwanted: Arc<AtomicBool>,
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.unwanted.store(true, Ordering::Relaxed);
    }
}

/// One thought on a thread of its own, given up as soon as the call does not stand any more: somebody took a turn back,
/// paused or ended the game.
async fn think(
    desk: &Desk,
    call: &Alarm,
    sitting: &Arc<Sitting>,
    seat: Seat,
) -> Result<(Action, String), Error> {
    let position = sitting.table.position().clone();
    let seed = seed(sitting, seat);
    let level = sitting.game.seated(seat).and_then(|seated| Level::parse(seated.level()?));
    // A caretaker plays neither badly nor long.
    let level = level.unwrap_or(Level::Medium);
    let budget = desk.computers.budget;
    let (tell, told) = oneshot::channel();
    let mut thought = Thought { told, unwanted: Arc::default() };
    let unwanted = Arc::clone(&thought.unwanted);
    let started = Instant::now();
    let spawned = std::thread::Builder::new().name("thinker".to_owned()).spawn(move || {
        give_way();
        // Nobody listens any more if the program is stopping.
        let _ = tell.send(decide(&position, seat, level, seed, &budget, &unwanted));
    });
    spawned.map_err(|error| Error::Fault(format!("no thread to think on: {error}")))?;
    let decided = loop {
        tokio::select! {
            decided = &mut thought.told => break decided,
            () = tokio::time::sleep(GLANCE) => {
                if !desk.store.call_stands(call).await? {
                    return Err(Error::Stale(call.game));
                }
            }
        }
    };
    let decided = decided.map_err(|_| Error::Fault("a thought broke off".to_owned()))?;
    desk.metrics.thoughts.observe(started.elapsed());
    decided.ok_or_else(|| Error::Fault(format!("{seat:?} is due and has nothing to do")))
}

fn decide(
    position: &Position,
    seat: Seat,
    level: Level,
    seed: Seed,
    budget: &Budget,
    unwanted: &AtomicBool,
) -> Option<(Action, String)> {
    let choice = choose_unless(position, seat, level, seed, budget, unwanted);
    let choice = choice.map(|choice| (choice.action, why::spell(choice.reason)));
    choice.or_else(|| position.absent(seat).map(|action| (action, String::new())))
}

/// The same record gives the same thought, and nobody who does not know the game's seed can tell it in advance.
fn seed(sitting: &Sitting, seat: Seat) -> Seed {
    let mut digest = Sha256::new();
    digest.update(b"computer player");
    digest.update(sitting.table.record().seed.0);
    digest.update(sitting.table.next_number().to_le_bytes());
    digest.update([seat.0]);
    Seed(digest.finalize().into())
}
