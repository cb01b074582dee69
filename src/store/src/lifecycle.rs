//! Starts games from their lobbies, moves them to other channels and ends them.

use archipel_rules::Seed;
use serde_json::Value;

use crate::connection::Tx;
use crate::games::{load, open_in};
use crate::lobby::seat;
use crate::{
    ChangeContext, ChannelId, GameNumber, NewAlarm, NewPost, Occupancy, SeatClock, Status, Store, StoreError,
    StoredGame, VoteId, VoteStatus, alarms, clocks, json, outbox, snapshots, sql, votes,
};

/// Everything that is written when a game starts.
#[derive(Clone, Debug)]
pub struct Start<'a> {
    pub number: GameNumber,
    /// The occupants of the lobby in turn order.
    pub order: &'a [Occupancy],
    pub seed: Seed,
    /// The version of the rules.
    pub rules: &'a str,
    pub options: &'a Value,
    /// The state after the setup, as JSON.
    pub state: &'a [u8],
    pub posts: &'a [NewPost],
    pub alarms: &'a [NewAlarm],
    /// The initial clocks.
    pub clocks: &'a [SeatClock],
}

impl Store {
    /// Starts a game. Fails with [`StoreError::SeatsChanged`] if `order` is not a permutation of the occupants.
    pub async fn start(&self, start: &Start<'_>, context: &ChangeContext) -> Result<StoredGame, StoreError> {
        let number = start.number;
        let mut tx = self.write().await?;
        context.guard(&mut tx).await?;
        let game = load(&mut tx, number).await?.expect(Status::Lobby)?;
        if !is_permutation(&game.occupancies(), start.order) {
            return Err(StoreError::SeatsChanged { number });
        }
        seat(&mut tx, number, start.order).await?;
        sqlx::query(sql::START_GAME)
            .bind(number)
            .bind(start.seed.to_string())
            .bind(start.rules)
            .bind(json::write("the options", start.options)?)
            .bind(context.now)
            .execute(&mut *tx)
            .await?;
        snapshots::put(&mut tx, number, 0, start.rules, start.state).await?;
        outbox::queue(&mut tx, Some(number), start.posts, context.now).await?;
        alarms::set(&mut tx, number, start.alarms).await?;
        clocks::set(&mut tx, number, start.clocks).await?;
        let game = load(&mut tx, number).await?;
        context.commit(tx, Some(number)).await?;
        Ok(game)
    }

    /// Ends an open game without a result. `vote` is the vote that decided it, if any; all other open votes are
    /// withdrawn.
    pub async fn abandon(
        &self,
        number: GameNumber,
        vote: Option<(VoteId, VoteStatus)>,
        posts: &[NewPost],
        context: &ChangeContext,
    ) -> Result<StoredGame, StoreError> {
        let mut tx = self.write().await?;
        context.guard(&mut tx).await?;
        expect_open(&mut tx, number).await?;
        if let Some((id, status)) = vote {
            votes::close(&mut tx, number, id, status, context.now).await?;
        }
        close(&mut tx, number, Status::Abandoned, context).await?;
        outbox::queue(&mut tx, Some(number), posts, context.now).await?;
        let game = load(&mut tx, number).await?;
        context.commit(tx, Some(number)).await?;
        Ok(game)
    }

    /// Moves an open game to another channel; undelivered posts follow it.
    pub async fn move_game(
        &self,
        number: GameNumber,
        channel: ChannelId,
        posts: &[NewPost],
        context: &ChangeContext,
    ) -> Result<StoredGame, StoreError> {
        let mut tx = self.write().await?;
        context.guard(&mut tx).await?;
        expect_open(&mut tx, number).await?;
        if let Some(number) = open_in(&mut tx, channel).await? {
            return Err(StoreError::ChannelBusy { number });
        }
        sqlx::query(sql::MOVE_GAME).bind(number).bind(channel).execute(&mut *tx).await?;
        sqlx::query(sql::MOVE_POSTS).bind(number).bind(channel).bind(context.now).execute(&mut *tx).await?;
        outbox::queue(&mut tx, Some(number), posts, context.now).await?;
        let game = load(&mut tx, number).await?;
        context.commit(tx, Some(number)).await?;
        Ok(game)
    }
}

async fn expect_open(tx: &mut Tx, number: GameNumber) -> Result<(), StoreError> {
    let game = load(tx, number).await?;
    if game.status.is_open() { Ok(()) } else { Err(StoreError::WrongStatus { number, status: game.status }) }
}

/// Closes a game, cancels its alarms and withdraws its votes.
pub(crate) async fn close(
    tx: &mut Tx,
    number: GameNumber,
    status: Status,
    context: &ChangeContext,
) -> Result<(), StoreError> {
    sqlx::query(sql::CLOSE_GAME)
        .bind(number)
        .bind(status.as_str())
        .bind(context.now)
        .execute(&mut **tx)
        .await?;
    alarms::cancel_all(tx, number).await?;
    votes::withdraw_all(tx, number, context.now).await
}

fn is_permutation(occupancies: &[Occupancy], order: &[Occupancy]) -> bool {
    occupancies.len() == order.len() && occupancies.iter().all(|occupancy| order.contains(occupancy))
}
