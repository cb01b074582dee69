//! Plays the computer players' turns on threads of their own, so that neither the gateway nor a handler waits for them.
//!
//! A due computer player is an alarm row in the database, so a restart resumes it. The action is committed together
//! with the deletion of that row. Undoing, pausing or ending the game deletes the row, which cancels the search.

mod thread_priority;
mod trade_offers;

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use archipel_players::{Budget, Level, Reason, choose_cancellable, reply};
use archipel_rules::{Action, Position, Seat, Seed};
use archipel_store::{Alarm, ChangeContext, Millis, SeatTime};
use sha2::{Digest, Sha256};
use tokio::sync::oneshot;
use tokio::task::JoinSet;

use crate::ai_seats;
use crate::app::App;
use crate::clock::ClockSkew;
use crate::error::{Denial, Error};
use crate::loaded_game::LoadedGame;

/// Longer than any search. Claims of a crashed process are released at once by its process lock.
const LEASE: Millis = 120_000;
const IDLE: Duration = Duration::from_secs(5);
const SHORTEST: Duration = Duration::from_millis(100);
/// Alarms written within this time after a backwards clock jump may still use the old time.
const LONGEST_THOUGHT: Duration = Duration::from_secs(10);
/// How often a running search checks whether its alarm still exists.
const GLANCE: Duration = Duration::from_millis(250);
/// Retry delay after a fault.
const AGAIN: Millis = 5_000;
/// Retry delay of a game that no longer replays and waits for an operator.
const PARKED: Millis = 60 * 60 * 1000;

/// How many searches run at once; one core is left for the handlers.
fn heads() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get).saturating_sub(1).max(1)
}

/// Runs until the program stops. Unfinished searches start again after the next start.
pub async fn run(app: Arc<App>) {
    let heads = heads();
    let mut busy: JoinSet<()> = JoinSet::new();
    // The clock may have jumped while the program was down.
    hasten(&app).await;
    let mut watch = ClockSkew::new(&app.clock);
    while !app.stopping() {
        app.health.ai_worker.beat();
        if watch.was_put_back(&app.clock, LONGEST_THOUGHT) {
            hasten(&app).await;
        }
        let claimed = claim(&app, heads - busy.len()).await;
        for call in claimed {
            busy.spawn(answer(Arc::clone(&app), call));
        }
        let wait = if busy.len() >= heads { IDLE } else { until_next(&app).await };
        tokio::select! {
            Some(_) = busy.join_next() => {}
            () = app.wakeups.ai.notified() => {}
            () = tokio::time::sleep(wait) => {}
            () = app.stopped() => {}
        }
        while busy.try_join_next().is_some() {}
    }
}

/// After a backwards clock jump: no alarm waits longer than a computer player ever pauses.
async fn hasten(app: &App) {
    let latest = app.clock.now().saturating_add(app.computers.patience().max(AGAIN));
    if let Err(error) = app.store.cap_ai_turn_times(latest).await {
        tracing::error!(%error, "could not reschedule the turns of computer players");
    }
}

async fn claim(app: &App, free: usize) -> Vec<Alarm> {
    if free == 0 {
        return Vec::new();
    }
    let claimed = app.store.claim_ai_turns(&app.worker, app.clock.now(), free as u32, LEASE).await;
    claimed.unwrap_or_else(|error| {
        tracing::error!(%error, "could not read the turns of computer players");
        Vec::new()
    })
}

async fn until_next(app: &App) -> Duration {
    let next = app.store.next_ai_turn().await.ok().flatten();
    let wait = next.and_then(|at| u64::try_from(at - app.clock.now()).ok()).map(Duration::from_millis);
    wait.map_or(IDLE, |wait| wait.clamp(SHORTEST, IDLE))
}

/// Plays one action. If a computer player is due again, the commit sets the next alarm.
async fn answer(app: Arc<App>, call: Alarm) {
    let game = call.game.get();
    let settled = match play(&app, &call).await {
        Ok(()) => Ok(true),
        // The game moved on or is blocked: if a turn is still needed, another alarm exists.
        Err(Error::Denied(Denial::ReplayError)) => {
            app.store.postpone_alarm(&call, app.clock.now() + PARKED).await
        }
        Err(Error::Stale(_) | Error::Denied(_)) => app.store.delete_ai_turn(&call).await,
        Err(error) => {
            tracing::error!(%error, game, "a computer player could not play; retrying");
            app.store.postpone_alarm(&call, app.clock.now() + AGAIN).await
        }
    };
    if let Err(error) = settled {
        tracing::error!(%error, game, "could not update a computer player's alarm; it is retried when its lease expires");
    }
}

async fn play(app: &Arc<App>, call: &Alarm) -> Result<(), Error> {
    let loaded = app.games.load_fresh(call.game).await?;
    let times = app.store.seat_times(call.game).await?;
    let entry = loaded.table.next_number();
    let context = ChangeContext::clock(app.clock.now());
    // Answer an open offer first: a person waits for it.
    if let Some(seat) = ai_seats::invited(&loaded.table, &times)
        && let Some(action) = reply(loaded.table.position(), seat, seed(&loaded, seat))
    {
        let why = ai_seats::spell(Reason::Greedy);
        return app.games.play_ai_turn(call, seat, entry, action, why, &context).await.map(|_| ());
    }
    let due = loaded.table.position().due();
    let next = times.iter().find(|time| time.plays_by_itself() && due.contains(time.seat));
    // The seat's owner came back, or the turn was undone.
    let Some(SeatTime { seat, .. }) = next.copied() else { return Err(Error::Stale(call.game)) };
    if let Some(action) = trade_offers::next(&loaded, &times, seat, seed(&loaded, seat)) {
        let why = ai_seats::spell(Reason::Greedy);
        return app.games.play_ai_turn(call, seat, entry, action, why, &context).await.map(|_| ());
    }
    let (action, why) = think(app, call, &loaded, seat).await?;
    // The search took time.
    let context = ChangeContext::clock(app.clock.now());
    match app.games.play_ai_turn(call, seat, entry, action, why, &context).await {
        Ok(_) => Ok(()),
        // Offered actions are accepted by law; if that ever fails, the game must still go on.
        Err(Error::Refused { refusal, .. }) => {
            tracing::error!(%refusal, game = call.game.get(), "a computer player's move was refused");
            let modest = loaded.table.position().default_action(seat);
            let modest =
                modest.ok_or_else(|| Error::Fault("there is no default action either".to_owned()))?;
            app.games.play_ai_turn(call, seat, entry, modest, String::new(), &context).await.map(|_| ())
        }
        Err(error) => Err(error),
    }
}

/// A running search; dropping it cancels the search.
struct Thought {
    told: oneshot::Receiver<Option<(Action, String)>>,
    unwanted: Arc<AtomicBool>,
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.unwanted.store(true, Ordering::Relaxed);
    }
}

/// Runs one search on its own thread. Cancels it when the alarm disappears, because the turn was undone or the game was
/// paused or ended.
async fn think(
    app: &App,
    call: &Alarm,
    loaded: &Arc<LoadedGame>,
    seat: Seat,
) -> Result<(Action, String), Error> {
    let position = loaded.table.position().clone();
    let seed = seed(loaded, seat);
    let level = loaded.row.seated(seat).and_then(|seated| Level::parse(seated.level()?));
    // Caretakers play at medium level.
    let level = level.unwrap_or(Level::Medium);
    let budget = app.computers.budget;
    let (tell, told) = oneshot::channel();
    let mut thought = Thought { told, unwanted: Arc::default() };
    let unwanted = Arc::clone(&thought.unwanted);
    let started = Instant::now();
    let spawned = std::thread::Builder::new().name("thinker".to_owned()).spawn(move || {
        thread_priority::lower();
        // The receiver is gone when the program stops.
        let _ = tell.send(decide(&position, seat, level, seed, &budget, &unwanted));
    });
    spawned.map_err(|error| Error::Fault(format!("could not start a search thread: {error}")))?;
    let decided = loop {
        tokio::select! {
            decided = &mut thought.told => break decided,
            () = tokio::time::sleep(GLANCE) => {
                if !app.store.ai_turn_is_pending(call).await? {
                    return Err(Error::Stale(call.game));
                }
            }
        }
    };
    let decided = decided.map_err(|_| Error::Fault("a search thread panicked".to_owned()))?;
    app.metrics.thoughts.observe(started.elapsed());
    decided.ok_or_else(|| Error::Fault(format!("{seat:?} is due but has no legal action")))
}

fn decide(
    position: &Position,
    seat: Seat,
    level: Level,
    seed: Seed,
    budget: &Budget,
    unwanted: &AtomicBool,
) -> Option<(Action, String)> {
    let choice = choose_cancellable(position, seat, level, seed, budget, unwanted);
    let choice = choice.map(|choice| (choice.action, ai_seats::spell(choice.reason)));
    choice.or_else(|| position.default_action(seat).map(|action| (action, String::new())))
}

/// Derived from the game's secret seed: reproducible from the record, unpredictable for players.
fn seed(loaded: &LoadedGame, seat: Seat) -> Seed {
    let mut digest = Sha256::new();
    digest.update(b"computer player");
    digest.update(loaded.table.record().seed.0);
    digest.update(loaded.table.next_number().to_le_bytes());
    digest.update([seat.0]);
    Seed(digest.finalize().into())
}
