//! The only service that changes games: loads, locks, applies the rules, writes one transaction, wakes the workers.
//!
//! The panel, typed commands, clocks, votes and computer players all go through [`GameService`].

mod announcements;
mod cache;
mod persist;
mod post_ends;
mod turn_effects;

use std::sync::Arc;

use archipel_rules::{Action, Position, Refusal, Seat, Table};
use archipel_store::{
    Alarm, ChangeContext, ChannelId, GameNumber, Status, Store, StoreError, StoredGame, UserId, VoteId,
};
use tokio::sync::Notify;

use crate::ai_seats;
use crate::config::Computers;
use crate::error::{Denial, Error};
use crate::invocation::Invocation;
use crate::loaded_game::LoadedGame;
use cache::GameCache;
pub use persist::encode;
pub use turn_effects::{Handover, TurnEffects};

/// Wakes the background workers when they have work to do now.
#[derive(Debug, Default)]
pub struct Wakeups {
    /// A post was added to the outbox.
    pub outbox: Notify,
    /// An alarm may be due now.
    pub alarms: Notify,
    /// A computer player may be due now.
    pub ai: Notify,
    /// A waiting panel may show its player's turn now.
    pub panels: Notify,
}

/// Loads games and changes them, one change at a time per game.
#[derive(Debug)]
pub struct GameService {
    store: Store,
    computers: Computers,
    wakeups: Arc<Wakeups>,
    cache: GameCache,
}

/// A change to a game.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    Act(Action),
    Undo,
    Redo,
    /// Undo everything from this entry on, because the other players agreed.
    UndoByConsent(u32, VoteId),
    /// Play the default actions of an absent player until that seat has had its turn.
    Absent,
    /// A computer player's action, with the alarm that requested it and the reason for the choice.
    AiTurn(Alarm, Action, String),
}

/// Who makes a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    /// A person, who must have a seat in the game.
    Player(UserId),
    /// A seat whose owner is absent, or a computer player's seat.
    Seat(Seat),
}

/// Limit for [`play_default_actions`]; real turns need far fewer.
const MOST_PLAYS: usize = 100;

impl GameService {
    pub fn new(store: Store, computers: Computers, wakeups: Arc<Wakeups>) -> GameService {
        GameService { store, computers, wakeups, cache: GameCache::default() }
    }

    /// The latest game of this channel, whatever its status.
    pub async fn row_in_channel(&self, channel: ChannelId) -> Result<StoredGame, Error> {
        self.store.last_game_in_channel(channel).await?.ok_or(Error::Denied(Denial::NoGame))
    }

    /// The game of a component, if the user may use it here: in the game's own channel, or as one of its players in the
    /// same server or in direct messages. All other cases are denied as an old button.
    pub async fn row_for(&self, invocation: &Invocation, number: GameNumber) -> Result<StoredGame, Error> {
        tracing::Span::current().record("game", number.get());
        let game = match self.cache.cached(number) {
            Some(loaded) => loaded.row.clone(),
            None => self.store.game(number).await.map_err(|error| match error {
                StoreError::NoGame(_) => Error::Denied(Denial::OldButton),
                error => error.into(),
            })?,
        };
        let here = invocation.guild == Some(game.guild) && invocation.channel == game.channel;
        let own = invocation.guild.is_none_or(|guild| guild == game.guild)
            && game.seat_of(invocation.user).is_some();
        if here || own { Ok(game) } else { Err(Error::Denied(Denial::OldButton)) }
    }

    /// The current position, read from the snapshot without replaying the record.
    pub async fn position(&self, game: &StoredGame) -> Result<Position, Error> {
        let snapshot = self.store.snapshot(game.number).await?;
        let snapshot = snapshot.ok_or(Error::Denied(Denial::NotStarted))?;
        let position = game.game.decode_position(&snapshot.state);
        position.map_err(|error| {
            Error::Fault(format!("the snapshot of game {} cannot be read: {error}", game.number))
        })
    }

    /// The running or finished game of this channel.
    pub async fn load_in_channel(&self, channel: ChannelId) -> Result<Arc<LoadedGame>, Error> {
        let last = self.store.last_number_in_channel(channel).await?;
        let (number, entry) = last.ok_or(Error::Denied(Denial::NoGame))?;
        tracing::Span::current().record("game", number.get());
        // Another process may have added entries.
        if self.cache.cached(number).is_some_and(|loaded| entry >= i64::from(loaded.table.next_number())) {
            self.cache.forget(number);
        }
        self.load(number).await
    }

    /// A started game, from the cache or from the database.
    pub async fn load(&self, number: GameNumber) -> Result<Arc<LoadedGame>, Error> {
        if let Some(loaded) = self.cache.cached(number) {
            return Ok(loaded);
        }
        let game = self.store.game(number).await?;
        if game.status == Status::Lobby {
            return Err(Error::Denied(Denial::NotStarted));
        }
        let record = self.store.load_record(number).await?;
        // A game whose record no longer replays is shown at its last snapshot.
        let table = if game.replay_error.is_some() {
            Table::frozen(record, self.position(&game).await.map_err(|_| Error::Denied(Denial::ReplayError))?)
        } else {
            Table::replay(record)
                .map_err(|error| Error::Fault(format!("game {number} does not replay: {error}")))?
        };
        let loaded = Arc::new(LoadedGame::new(game, table));
        self.cache.keep(&loaded);
        Ok(loaded)
    }

    /// Like [`load`](Self::load), but checks the cache against the database first, because another process may have
    /// written to the game. For posts and alarms.
    pub async fn load_fresh(&self, number: GameNumber) -> Result<Arc<LoadedGame>, Error> {
        if let Some(loaded) = self.cache.cached(number)
            && self.store.last_entry(number).await? >= loaded.table.next_number()
        {
            self.cache.forget(number);
        }
        self.load(number).await
    }

    /// Applies a player's change: rules, then one transaction, then the cache. `expected` is the next entry number that
    /// the player saw; if the game has changed since, the change is refused as stale.
    pub async fn act(
        &self,
        number: GameNumber,
        user: UserId,
        expected: Option<u32>,
        change: &Change,
        context: &ChangeContext,
    ) -> Result<Arc<LoadedGame>, Error> {
        self.apply(number, Who::Player(user), expected, change, context).await
    }

    /// Plays the default actions for a seat whose owner is absent. `None` if the seat is not due.
    pub async fn play_absent(
        &self,
        number: GameNumber,
        seat: Seat,
        context: &ChangeContext,
    ) -> Result<Option<Arc<LoadedGame>>, Error> {
        let loaded = self.load_fresh(number).await?;
        if !loaded.table.position().due().contains(seat) {
            return Ok(None);
        }
        self.apply(number, Who::Seat(seat), None, &Change::Absent, context).await.map(Some)
    }

    /// Drops a game from the cache, because the database has a newer state.
    pub fn forget(&self, number: GameNumber) {
        self.cache.forget(number);
    }

    /// Applies a computer player's action, unless its alarm was cancelled or the game has changed.
    pub async fn play_ai_turn(
        &self,
        call: &Alarm,
        seat: Seat,
        expected: u32,
        action: Action,
        why: String,
        context: &ChangeContext,
    ) -> Result<Arc<LoadedGame>, Error> {
        let change = Change::AiTurn(call.clone(), action, why);
        self.apply(call.game, Who::Seat(seat), Some(expected), &change, context).await
    }

    async fn apply(
        &self,
        number: GameNumber,
        who: Who,
        expected: Option<u32>,
        change: &Change,
        context: &ChangeContext,
    ) -> Result<Arc<LoadedGame>, Error> {
        let write_lock = self.cache.write_lock(number);
        let _only = write_lock.lock().await;
        let loaded = self.load(number).await?;
        let (seat, user) = match who {
            Who::Player(user) => (loaded.own_seat(user)?, Some(user)),
            Who::Seat(seat) => (seat, None),
        };
        match loaded.row.status {
            Status::Running if loaded.row.replay_error.is_some() => {
                return Err(Error::Denied(Denial::ReplayError));
            }
            Status::Running => {}
            Status::Over | Status::Abandoned => return Err(Error::Denied(Denial::Over)),
            Status::Lobby => return Err(Error::Denied(Denial::NotStarted)),
        }
        if expected.is_some_and(|expected| expected != loaded.table.next_number()) {
            return if self.already_applied(context).await? { Ok(loaded) } else { Err(Error::Stale(number)) };
        }
        let mut table = loaded.table.clone();
        let before = table.next_number();
        let done = match change {
            Change::Act(action) | Change::AiTurn(_, action, _) => table.act(seat, action).map(|_| ()),
            Change::Undo => table.undo_past(seat, ai_seats::seats(&loaded.row)).map(|_| ()),
            Change::Redo => table.redo(seat).map(|_| ()),
            Change::UndoByConsent(from, _) => table.undo_by_consent(seat, *from),
            Change::Absent => play_default_actions(&mut table, seat),
        };
        if let Err(refusal) = done {
            return if self.already_applied(context).await? {
                Ok(loaded)
            } else {
                Err(loaded.refused(refusal))
            };
        }
        // The seat has no default action now.
        if table.next_number() == before {
            return Ok(loaded);
        }
        let fresh = match self.persist(&loaded, table, before, user, change, context).await {
            Ok(fresh) => fresh,
            // Discord delivered the interaction twice: answer it, do not apply it again.
            Err(StoreError::Repeated { .. }) => {
                self.cache.forget(number);
                return self.load(number).await;
            }
            Err(error) => {
                self.cache.forget(number);
                return Err(error.into());
            }
        };
        self.cache.keep(&fresh);
        self.wakeups.outbox.notify_one();
        self.wakeups.alarms.notify_one();
        self.wakeups.ai.notify_one();
        self.wakeups.panels.notify_one();
        Ok(fresh)
    }

    /// Whether this interaction was applied before, perhaps by a process that has crashed since.
    async fn already_applied(&self, context: &ChangeContext) -> Result<bool, Error> {
        match context.interaction {
            Some(id) => Ok(self.store.outcome_of(id).await?.is_some()),
            None => Ok(false),
        }
    }
}

/// Plays default actions until the seat has had its turn.
fn play_default_actions(table: &mut Table, seat: Seat) -> Result<(), Refusal> {
    let turn = table.position().progress().turn;
    for _ in 0..MOST_PLAYS {
        let position = table.position();
        let still = position.due().contains(seat) && position.progress().turn == turn;
        let Some(action) = position.default_action(seat).filter(|_| still) else { break };
        table.act(seat, &action)?;
    }
    Ok(())
}
