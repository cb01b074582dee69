//! Votes: the result is written together with its effects, and no vote stays open after its game.
#![allow(
    clippy::unwrap_used,
    clippy::wildcard_imports,
    reason = "test helpers may panic and import everything"
)]

mod common;

use archipel_store::*;
use common::*;

const END: Choice = Choice::Absence(AbsenceChoice::End);

/// An absence vote about a user.
async fn absence(store: &Store, game: &StoredGame, user: UserId, key: &str) -> Vote {
    let late = NewAlarm { user: Some(user), ..alarm(key, 5) };
    store.change_alarms(game.number, &[], &[late], &at(1)).await.unwrap();
    let claimed = store.claim_alarms("one", 10, 1, 10).await.unwrap().remove(0);
    let fired = FiredAlarms {
        alarms: vec![(claimed, Vec::new())],
        vote: Some((game.number, Absence { user, dedup_key: key.to_owned(), entry: 1 })),
        ..FiredAlarms::default()
    };
    store.finish_alarms(&[fired], 10).await.unwrap();
    store.absence_vote_about(game.number, user, key).await.unwrap().unwrap()
}

#[tokio::test]
async fn winning_an_end_vote_ends_the_game_and_withdraws_other_votes() {
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
async fn a_closed_vote_cannot_end_the_game() {
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
    assert_eq!(store.backlog().await.unwrap().waiting, 0, "nothing is posted");
}
