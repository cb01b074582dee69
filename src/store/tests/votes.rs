//! Votes about absent players: what wins is written with what follows from it, and no vote outlives its game.
#![allow(
    clippy::unwrap_used,
    clippy::wildcard_imports,
    reason = "a test; helpers of tests count as code otherwise"
)]

mod common;

use archipel_store::*;
use common::*;

/// A vote of this game about somebody's absence.
async fn ballot(store: &Store, game: &Game, user: UserId, about: &str) -> Ballot {
    let late = NewAlarm { user: Some(user), ..alarm(about, 5) };
    store.change_alarms(game.number, &[], &[late], &at(1)).await.unwrap();
    let rings = store.claim_alarms("one", 10, 1, 10).await.unwrap().remove(0);
    let begun = Rung {
        alarms: vec![(rings, Vec::new())],
        ballot: Some((game.number, user, about.to_owned())),
        ..Rung::default()
    };
    store.finish_alarms(&[begun], 10).await.unwrap();
    store.ballot_about(game.number, user, about).await.unwrap().unwrap()
}

#[tokio::test]
async fn a_vote_for_the_end_is_won_and_ends_the_game_at_once() {
    let home = Home::new().await;
    let store = &home.store;
    let game = running(store, 5).await;
    let (won, other) = (ballot(store, &game, ADA, "1").await, ballot(store, &game, BEN, "1").await);
    let voted = store.vote(won.id, BEN, "end", &at(11)).await.unwrap();
    assert_eq!(voted.votes.into_iter().collect::<Vec<_>>(), [(BEN, "end".to_owned())]);
    let posts = [post(5, "it is over")];
    store.abandon(game.number, Some((won.id, "end")), &posts, &at(12)).await.unwrap();
    assert_eq!(store.ballot(won.id).await.unwrap().result.as_deref(), Some("end"));
    // There is nothing left to decide about anybody else.
    assert_eq!(store.ballot(other.id).await.unwrap().result.as_deref(), Some(LAPSED));
    let late = store.vote(other.id, ADA, "more", &at(13)).await;
    assert!(matches!(late, Err(StoreError::NoBallot(id)) if id == other.id));
}

#[tokio::test]
async fn a_vote_that_is_closed_ends_nothing() {
    let home = Home::new().await;
    let store = &home.store;
    let game = running(store, 5).await;
    let open = ballot(store, &game, ADA, "1").await;
    let change = TimeChange { ballot: Some((open.id, "more")), ..TimeChange::of(game.number) };
    store.change_time(&[change], &at(11)).await.unwrap();
    let late = store.abandon(game.number, Some((open.id, "end")), &[post(5, "it is over")], &at(12)).await;
    assert!(matches!(late, Err(StoreError::NoBallot(id)) if id == open.id));
    assert_eq!(store.game(game.number).await.unwrap().status, Status::Running);
    assert_eq!(store.backlog().await.unwrap().waiting, 0, "and nothing is told");
}
