//! The tables that are being played at: loaded when needed, kept while hot, changed one action at a time.

mod cache;

use std::sync::Arc;

use archipel_rules::{Action, Position, Refusal, Seat, Table};
use archipel_store::{Alarm, Cause, ChannelId, ConsentId, Game, GameNumber, Status, StoreError, UserId};

use crate::computer;
use crate::desk::Desk;
use crate::error::Error;
use crate::request::Request;
pub use crate::sitting::{Sitting, last_closed};
pub use cache::Hall;

/// What a player does to a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Deed {
    Act(Action),
    Undo,
    Redo,
    /// Taken back by consent of the others, from this entry on.
    UndoByConsent(u32, ConsentId),
    /// The modest plays of somebody who is absent, until that seat has had its turn.
    Absent,
    /// A computer player answers a call by this, for this reason.
    Called(Alarm, Action, String),
}

/// For whom a deed is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    /// A person, who must sit at the table.
    Player(UserId),
    /// A seat whose owner is away, or a computer's.
    Seat(Seat),
}

/// A turn has far fewer plays.
const MOST_PLAYS: usize = 100;

impl Desk {
    /// The game of this channel, in whatever state.
    pub async fn game_here(&self, channel: ChannelId) -> Result<Game, Error> {
        self.store.last_game_in_channel(channel).await?.ok_or(Error::Denied("denied-no-game"))
    }

    /// The game that a component speaks of, if it may be spoken of here: in its own channel, or by one of its players
    /// in the same server or in direct messages. Ids of other games and servers are nobody's.
    pub async fn game_of(&self, request: &Request, number: GameNumber) -> Result<Game, Error> {
        tracing::Span::current().record("game", number.get());
        let game = match self.hall.cached(number) {
            Some(sitting) => sitting.game.clone(),
            None => self.store.game(number).await.map_err(|error| match error {
                StoreError::NoGame(_) => Error::Denied("denied-old-button"),
                error => error.into(),
            })?,
        };
        let here = request.guild == Some(game.guild) && request.channel == game.channel;
        let own =
            request.guild.is_none_or(|guild| guild == game.guild) && game.seat_of(request.user).is_some();
        if here || own { Ok(game) } else { Err(Error::Denied("denied-old-button")) }
    }

    /// Where a game stands, without its record: from the hall or from the snapshot.
    pub async fn position(&self, game: &Game) -> Result<Position, Error> {
        let snapshot = self.store.snapshot(game.number).await?;
        let snapshot = snapshot.ok_or(Error::Denied("denied-not-started"))?;
        let position = game.game.decode_position(&snapshot.state);
        position.map_err(|error| {
            Error::Fault(format!("the snapshot of game {} cannot be read: {error}", game.number))
        })
    }

    /// The running or finished game of this channel with its table.
    pub async fn sitting_here(&self, channel: ChannelId) -> Result<Arc<Sitting>, Error> {
        let last = self.store.last_number_in_channel(channel).await?;
        let (number, entry) = last.ok_or(Error::Denied("denied-no-game"))?;
        tracing::Span::current().record("game", number.get());
        // Another process may have gone on with it.
        if self.hall.cached(number).is_some_and(|sitting| entry >= i64::from(sitting.table.next_number())) {
            self.hall.forget(number);
        }
        self.sitting(number).await
    }

    /// A started game with its table.
    pub async fn sitting(&self, number: GameNumber) -> Result<Arc<Sitting>, Error> {
        if let Some(sitting) = self.hall.cached(number) {
            return Ok(sitting);
        }
        let game = self.store.game(number).await?;
        if game.status == Status::Lobby {
            return Err(Error::Denied("denied-not-started"));
        }
        let record = self.store.load_record(number).await?;
        // What no longer replays stays where it stood, to be looked at.
        let table = if game.parked.is_some() {
            Table::stored(record, self.position(&game).await.map_err(|_| Error::Denied("denied-parked"))?)
        } else {
            Table::replay(record)
                .map_err(|error| Error::Fault(format!("game {number} does not replay: {error}")))?
        };
        let sitting = Arc::new(Sitting::new(game, table));
        self.hall.keep(&sitting);
        Ok(sitting)
    }

    /// The same as the database has it now, where another process may have written: for posts and alarms.
    pub async fn fresh_sitting(&self, number: GameNumber) -> Result<Arc<Sitting>, Error> {
        if let Some(sitting) = self.hall.cached(number)
            && self.store.last_entry(number).await? >= sitting.table.next_number()
        {
            self.hall.forget(number);
        }
        self.sitting(number).await
    }

    /// Carries a deed out: rules, then one transaction, then the cache. `expected` is the entry number that the
    /// player saw; when the game has gone on since, nothing is done.
    pub async fn act(
        &self,
        number: GameNumber,
        user: UserId,
        expected: Option<u32>,
        deed: &Deed,
        cause: &Cause,
    ) -> Result<Arc<Sitting>, Error> {
        self.carry_out(number, Who::Player(user), expected, deed, cause).await
    }

    /// Plays for a seat whose owner is away. `None`: nobody waits for this seat.
    pub async fn act_for(
        &self,
        number: GameNumber,
        seat: Seat,
        cause: &Cause,
    ) -> Result<Option<Arc<Sitting>>, Error> {
        let sitting = self.fresh_sitting(number).await?;
        if !sitting.table.position().due().contains(seat) {
            return Ok(None);
        }
        self.carry_out(number, Who::Seat(seat), None, &Deed::Absent, cause).await.map(Some)
    }

    /// A computer player's action, unless it was called off or the game went on.
    pub async fn answer_call(
        &self,
        call: &Alarm,
        seat: Seat,
        expected: u32,
        action: Action,
        why: String,
        cause: &Cause,
    ) -> Result<Arc<Sitting>, Error> {
        let deed = Deed::Called(call.clone(), action, why);
        self.carry_out(call.game, Who::Seat(seat), Some(expected), &deed, cause).await
    }

    async fn carry_out(
        &self,
        number: GameNumber,
        who: Who,
        expected: Option<u32>,
        deed: &Deed,
        cause: &Cause,
    ) -> Result<Arc<Sitting>, Error> {
        let door = self.hall.door(number);
        let _only = door.lock().await;
        let sitting = self.sitting(number).await?;
        let (seat, user) = match who {
            Who::Player(user) => (sitting.own_seat(user)?, Some(user)),
            Who::Seat(seat) => (seat, None),
        };
        match sitting.game.status {
            Status::Running if sitting.game.parked.is_some() => return Err(Error::Denied("denied-parked")),
            Status::Running => {}
            Status::Over | Status::Abandoned => return Err(Error::Denied("denied-over")),
            Status::Lobby => return Err(Error::Denied("denied-not-started")),
        }
        if expected.is_some_and(|expected| expected != sitting.table.next_number()) {
            return if self.carried_out(cause).await? { Ok(sitting) } else { Err(Error::Stale(number)) };
        }
        let mut table = sitting.table.clone();
        let before = table.next_number();
        let done = match deed {
            Deed::Act(action) | Deed::Called(_, action, _) => table.act(seat, action).map(|_| ()),
            Deed::Undo => table.undo_past(seat, computer::seats(&sitting.game)).map(|_| ()),
            Deed::Redo => table.redo(seat).map(|_| ()),
            Deed::UndoByConsent(from, _) => table.undo_by_consent(seat, *from),
            Deed::Absent => play_absent(&mut table, seat),
        };
        if let Err(refusal) = done {
            return if self.carried_out(cause).await? { Ok(sitting) } else { Err(sitting.refused(refusal)) };
        }
        // The rules know no play for somebody absent here.
        if table.next_number() == before {
            return Ok(sitting);
        }
        let fresh = match self.commit(&sitting, table, before, user, deed, cause).await {
            Ok(fresh) => fresh,
            // Discord delivered the interaction twice: it is answered, not replayed.
            Err(StoreError::Repeated { .. }) => {
                self.hall.forget(number);
                return self.sitting(number).await;
            }
            Err(error) => {
                self.hall.forget(number);
                return Err(error.into());
            }
        };
        self.hall.keep(&fresh);
        self.courier.notify_one();
        self.sweeper.notify_one();
        self.thinkers.notify_one();
        Ok(fresh)
    }

    /// Was this interaction carried out before, perhaps by a run that has died since?
    async fn carried_out(&self, cause: &Cause) -> Result<bool, Error> {
        match cause.interaction {
            Some(id) => Ok(self.store.outcome_of(id).await?.is_some()),
            None => Ok(false),
        }
    }
}

/// Plays until the seat has had its turn.
fn play_absent(table: &mut Table, seat: Seat) -> Result<(), Refusal> {
    let turn = table.position().progress().turn;
    for _ in 0..MOST_PLAYS {
        let position = table.position();
        let still = position.due().contains(seat) && position.progress().turn == turn;
        let Some(action) = position.absent(seat).filter(|_| still) else { break };
        table.act(seat, &action)?;
    }
    Ok(())
}
