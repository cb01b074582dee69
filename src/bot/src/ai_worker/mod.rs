//! Plays the computer players' turns on separate threads, so that neither the gateway nor a handler waits for them.
//!
//! Each due computer player has an alarm row in the database, so a restart resumes its turn. The action is committed
//! together with the deletion of that row. Undoing, pausing or ending the game deletes the row, which cancels the
//! search.

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
use crate::schedule;

/// Longer than any search. Claims of a crashed process are released at once by its process lock.
const LEASE: Millis = 120_000;
const IDLE: Duration = Duration::from_secs(5);
const SHORTEST: Duration = Duration::from_millis(100);
/// How long after a backwards clock jump alarms may still be written with the old time.
const JUMP_GRACE: Duration = Duration::from_secs(10);
/// How often a running search checks whether its alarm still exists.
const CANCEL_CHECK: Duration = Duration::from_millis(250);
/// Retry delay after a fault.
const RETRY_DELAY: Millis = 5_000;
/// Retry delay of a game that no longer replays and waits for an operator.
const REPLAY_ERROR_DELAY: Millis = 60 * 60 * 1000;

/// The number of searches that run at once; leaves one core to the handlers.
fn max_searches() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get).saturating_sub(1).max(1)
}

/// Runs until the program stops. Unfinished searches are repeated after the next start.
pub async fn run(app: Arc<App>) {
    let max_searches = max_searches();
    let mut busy: JoinSet<()> = JoinSet::new();
    // The clock may have jumped while the program was down.
    cap_due_times(&app).await;
    let mut clock_skew = ClockSkew::new(&app.clock);
    while !app.stopping() {
        app.health.ai_worker.beat();
        if clock_skew.jumped_back(&app.clock, JUMP_GRACE) {
            cap_due_times(&app).await;
        }
        let claimed = claim(&app, max_searches - busy.len()).await;
        for ai_turn in claimed {
            busy.spawn(answer(Arc::clone(&app), ai_turn));
        }
        let wait = if busy.len() >= max_searches { IDLE } else { until_next(&app).await };
        tokio::select! {
            Some(_) = busy.join_next() => {}
            () = app.wakeups.ai.notified() => {}
            () = tokio::time::sleep(wait) => {}
            () = app.stopped() => {}
        }
        while busy.try_join_next().is_some() {}
    }
}

/// Limits the due times of AI turns after a backwards clock jump to the longest pause of computer players.
async fn cap_due_times(app: &App) {
    let latest =
        app.clock.now().saturating_add(schedule::longest_patience(app.computers.pause()).max(RETRY_DELAY));
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
async fn answer(app: Arc<App>, ai_turn: Alarm) {
    let game = ai_turn.game.get();
    let settled = match play(&app, &ai_turn).await {
        Ok(()) => Ok(true),
        // The game has changed or is blocked: if a turn is still needed, another alarm exists.
        Err(Error::Denied(Denial::ReplayError)) => {
            app.store.postpone_alarm(&ai_turn, app.clock.now() + REPLAY_ERROR_DELAY).await
        }
        Err(Error::Stale(_) | Error::Denied(_)) => app.store.delete_ai_turn(&ai_turn).await,
        Err(error) => {
            tracing::error!(%error, game, "a computer player could not play; retrying");
            app.store.postpone_alarm(&ai_turn, app.clock.now() + RETRY_DELAY).await
        }
    };
    if let Err(error) = settled {
        tracing::error!(%error, game, "could not update a computer player's alarm; it is retried when its lease expires");
    }
}

async fn play(app: &Arc<App>, ai_turn: &Alarm) -> Result<(), Error> {
    let loaded = app.games.load_fresh(ai_turn.game).await?;
    let times = app.store.seat_times(ai_turn.game).await?;
    let entry = loaded.table.next_number();
    let context = ChangeContext::clock(app.clock.now());
    // Answer an open offer first, because a person waits for the answer.
    if let Some(seat) = ai_seats::with_open_offer(&loaded.table, &times)
        && let Some(action) = reply(loaded.table.position(), seat, seed(&loaded, seat))
    {
        let reason = ai_seats::encode_reason(Reason::Greedy);
        return app.games.play_ai_turn(ai_turn, seat, entry, action, reason, &context).await.map(|_| ());
    }
    let due = loaded.table.position().due();
    let next = times.iter().find(|time| time.is_played_by_ai() && due.contains(time.seat));
    // The seat's owner came back, or the turn was undone.
    let Some(SeatTime { seat, .. }) = next.copied() else { return Err(Error::Stale(ai_turn.game)) };
    if let Some(action) = trade_offers::next(&loaded, &times, seat, seed(&loaded, seat)) {
        let reason = ai_seats::encode_reason(Reason::Greedy);
        return app.games.play_ai_turn(ai_turn, seat, entry, action, reason, &context).await.map(|_| ());
    }
    let (action, reason) = run_search(app, ai_turn, &loaded, seat).await?;
    // The search took time.
    let context = ChangeContext::clock(app.clock.now());
    match app.games.play_ai_turn(ai_turn, seat, entry, action, reason, &context).await {
        Ok(_) => Ok(()),
        // The rules accept every action they offer; if that ever fails, the game must still continue.
        Err(Error::Refused { refusal, .. }) => {
            tracing::error!(%refusal, game = ai_turn.game.get(), "a computer player's move was refused");
            let fallback = loaded.table.position().default_action(seat);
            let fallback =
                fallback.ok_or_else(|| Error::Fault("the default action is missing too".to_owned()))?;
            app.games.play_ai_turn(ai_turn, seat, entry, fallback, String::new(), &context).await.map(|_| ())
        }
        Err(error) => Err(error),
    }
}

/// A running search; dropping it cancels the search.
struct Search {
    result: oneshot::Receiver<Option<(Action, String)>>,
    cancelled: Arc<AtomicBool>,
}

impl Drop for Search {
    fn drop(&mut self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }
}

/// Runs one search on its own thread. Cancels it when the alarm is deleted, because the turn was undone or the game was
/// paused or ended.
async fn run_search(
    app: &App,
    ai_turn: &Alarm,
    loaded: &Arc<LoadedGame>,
    seat: Seat,
) -> Result<(Action, String), Error> {
    let position = loaded.table.position().clone();
    let seed = seed(loaded, seat);
    let level = loaded.row.seated(seat).and_then(|seated| Level::parse(seated.level()?));
    // Caretakers play at medium level.
    let level = level.unwrap_or(Level::Medium);
    let budget = app.computers.budget;
    let (sender, result) = oneshot::channel();
    let mut search = Search { result, cancelled: Arc::default() };
    let cancelled = Arc::clone(&search.cancelled);
    let started = Instant::now();
    let spawned = std::thread::Builder::new().name("ai-search".to_owned()).spawn(move || {
        thread_priority::lower();
        // The receiver is gone when the program stops.
        let _ = sender.send(decide(&position, seat, level, seed, &budget, &cancelled));
    });
    spawned.map_err(|error| Error::Fault(format!("could not start a search thread: {error}")))?;
    let decided = loop {
        tokio::select! {
            decided = &mut search.result => break decided,
            () = tokio::time::sleep(CANCEL_CHECK) => {
                if !app.store.ai_turn_is_pending(ai_turn).await? {
                    return Err(Error::Stale(ai_turn.game));
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
    cancelled: &AtomicBool,
) -> Option<(Action, String)> {
    let choice = choose_cancellable(position, seat, level, seed, budget, cancelled);
    let choice = choice.map(|choice| (choice.action, ai_seats::encode_reason(choice.reason)));
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
