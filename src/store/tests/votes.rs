//! Votes: the result is written together with what follows from it, and no vote stays open after its game.
#![allow(
    clippy::unwrap_used,
    clippy::wildcard_imports,
    reason = "a test; helpers of tests count as code otherwise"
)]

mod common;

use archipel_store::*;
use common::*;

const END: Choice = Choice::Absence(AbsenceChoice::End);

/// An absence vote about a user.
async fn absence(store: &Store, game: &StoredGame, user: UserId, key: &str) -> Vote {
    let late = NewAlarm { user: Some(user), ..alarm(key, 5) };
    store.change_alarms(game.number, &[], &[late], &at(1)).await.unwrap();
    let fired = store.claim_alarms("one", 10, 1, 10).await.unwrap().remove(0);
    let begun = FiredAlarms {
        alarms: vec![(fired, Vec::new())],
        vote: Some((game.number, Absence { user, dedup_key: key.to_owned(), entry: 1 })),
        ..FiredAlarms::default()
    };
    store.finish_alarms(&[begun], 10).await.unwrap();
    store.absence_vote_about(game.number, user, key).await.unwrap().unwrap()
}

#[tokio::test]
async fn a_vote_for_the_end_is_won_and_ends_the_game_at_once() {
    let home = Home::new().await;
    let store = &home.store;
    let game = running(store, 5).await;
    let (won, other) = (absence(store, &game, ADA, "1").await, absence(store, &game, BEN, "1").await);
    let voted = store.cast_ballot(won.id, BEN, END, &at(11)).await.unwrap();
    assert_eq!(voted.ballots.into_iter().collect::<Vec<_>>(), [(BEN, END)]);
    let posts = [post(5, "it is over")];
    store
        .abandon(game.number, Some((won.id, VoteStatus::Decided(AbsenceChoice::End))), &posts, &at(12))
        .await
        .unwrap();
    assert_eq!(store.vote(won.id).await.unwrap().status, VoteStatus::Decided(AbsenceChoice::End));
    assert_eq!(store.vote(other.id).await.unwrap().status, VoteStatus::Withdrawn);
    let late = store.cast_ballot(other.id, ADA, Choice::Absence(AbsenceChoice::More), &at(13)).await;
    assert!(matches!(late, Err(StoreError::NoVote(id)) if id == other.id));
}

#[tokio::test]
async fn a_vote_that_is_closed_ends_nothing() {
    let home = Home::new().await;
    let store = &home.store;
    let game = running(store, 5).await;
    let open = absence(store, &game, ADA, "1").await;
    let change = TimeChange {
        vote: Some((open.id, VoteStatus::Decided(AbsenceChoice::More))),
        ..TimeChange::of(game.number)
    };
    store.change_time(&[change], &at(11)).await.unwrap();
    let late = store
        .abandon(
            game.number,
            Some((open.id, VoteStatus::Decided(AbsenceChoice::End))),
            &[post(5, "it is over")],
            &at(12),
        )
        .await;
    assert!(matches!(late, Err(StoreError::NoVote(id)) if id == open.id));
    assert_eq!(store.game(game.number).await.unwrap().status, Status::Running);
    assert_eq!(store.backlog().await.unwrap().waiting, 0, "and nothing is posted");
}
