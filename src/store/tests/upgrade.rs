//! Opens a database of schema 3 (`schema3.sql`) and checks that every row can still be read.
#![allow(
    clippy::unwrap_used,
    clippy::wildcard_imports,
    reason = "test helpers may panic and import everything"
)]

mod common;

use std::collections::BTreeMap;

use archipel_rules::{EntryKind, Seat};
use archipel_store::*;
use common::*;
use tempfile::TempDir;

const RUNNING: GameNumber = GameNumber::new(1);

/// A database with the rows of the fixture, opened and thereby migrated by the store.
async fn upgraded() -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let options = sqlx::sqlite::SqliteConnectOptions::new()
        .filename(folder.path().join("archipel.db"))
        .create_if_missing(true)
        .foreign_keys(false);
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    sqlx::raw_sql(include_str!("schema3.sql")).execute(&pool).await.unwrap();
    pool.close().await;
    let store = Store::open(&url(&folder)).await.unwrap();
    (folder, store)
}

#[tokio::test]
async fn games_seats_and_entries_are_kept() {
    let (_folder, store) = upgraded().await;
    let mut statuses = Vec::new();
    for number in 1..=5 {
        statuses.push(store.game(GameNumber::new(number)).await.unwrap().status);
    }
    assert_eq!(statuses, [Status::Running, Status::Lobby, Status::Over, Status::Running, Status::Abandoned]);
    let game = store.game(RUNNING).await.unwrap();
    assert_eq!((game.announced_through, game.replay_error, game.channel_error), (Some(2), None, None));
    assert_eq!((game.seats[2].level(), game.seats[1].user()), (Some("hard"), Some(BEN)));
    assert_eq!(game.guide, None, "an old game is not a guided one");
    let times = store.seat_times(RUNNING).await.unwrap();
    assert_eq!(
        (times[0].bank, times[0].due_since, times[1].caretaker_since),
        (Some(500), Some(1200), Some(1300))
    );
    let broken = store.game(GameNumber::new(4)).await.unwrap();
    assert_eq!(broken.replay_error.as_deref(), Some("entry 3 does not replay"));
    assert_eq!(broken.channel_error.as_deref(), Some("403: Missing Access (code 50001)"));
    assert_eq!(broken.paused_at, Some(1500));
    let record = store.load_record(RUNNING).await.unwrap();
    assert!(matches!(record.entries[0].mark, EntryKind::Action(_)));
    assert_eq!(
        (&record.entries[2].mark, &record.entries[3].mark),
        (&EntryKind::Undo(1), &EntryKind::Redo(1))
    );
    assert_eq!(store.ai_reasons(RUNNING, 1, 9).await.unwrap(), [(2, "imagined 63".to_owned())]);
    assert_eq!(store.snapshot(RUNNING).await.unwrap().unwrap().state, b"{\"n\":4}");
    assert!(store.check().await.unwrap().damage.is_empty());
}

#[tokio::test]
async fn users_keep_their_settings() {
    let (_folder, store) = upgraded().await;
    let ada = store.user(ADA).await.unwrap().unwrap();
    assert_eq!((ada.locale.as_str(), ada.dm_channel), ("en-GB", Some(ChannelId::new(555))));
    assert_eq!(ada.settings["zone"], "Europe/Berlin");
    assert_eq!(store.user(BEN).await.unwrap().unwrap().dm_closed_at, Some(1310));
}

#[tokio::test]
async fn every_post_is_decoded() {
    let (_folder, store) = upgraded().await;
    let posts = store.claim_posts("one", 5_000, 100, 100).await.unwrap();
    assert_eq!(store.backlog().await.unwrap().parked, 0);
    let mentions = |direct: &[UserId], next: &[UserId]| Mentions { direct: direct.into(), next: next.into() };
    let nobody = Mentions::default;
    let turn = |n, from, caretaker, mentions| PostBody::Turn(TurnPost { n, from, caretaker, mentions });
    let due = |entry, user| DuePost { entry, user };
    let reminder = |user, games: &[u64]| {
        PostBody::Reminder(ReminderPost { user, games: games.iter().copied().map(GameNumber::new).collect() })
    };
    let bodies: Vec<&PostBody> = posts.iter().map(|post| &post.body).collect();
    let expected = [
        PostBody::Lobby {},
        PostBody::Opening(nobody()),
        PostBody::Opening(mentions(&[ADA], &[BEN])),
        turn(2, Some(1), PlayedFor::default(), nobody()),
        turn(4, Some(3), PlayedFor::Seats(vec![Seat(1)]), mentions(&[ADA], &[BEN])),
        turn(4, None, PlayedFor::default(), nobody()),
        turn(4, None, PlayedFor::LastSeat(true), nobody()),
        PostBody::Film {},
        PostBody::Moved {},
        PostBody::Undone(UndoPost { n: 3, mentions: nobody() }),
        PostBody::TakenBack(UndoPost { n: 3, mentions: mentions(&[BEN], &[]) }),
        PostBody::OpenOffer(OfferPost { number: 2, from: 3 }),
        PostBody::ClosedOffer(OfferPost { number: 1, from: 4 }),
        PostBody::Due(due(Some(5), None)),
        PostBody::Due(due(None, Some(ADA))),
        PostBody::Next(due(Some(5), None)),
        reminder(CAT, &[1, 4]),
        reminder(ADA, &[1]),
        PostBody::Vote { kind: VoteKind::Undo },
        PostBody::Vote { kind: VoteKind::Pause },
        PostBody::Vote { kind: VoteKind::Resume },
        PostBody::AbsenceVote { user: BEN, dedup_key: "5.5.4".to_owned() },
        PostBody::Abandoned { user: Some(BEN) },
        PostBody::Abandoned { user: None },
        PostBody::Unreachable {},
    ];
    assert_eq!(bodies, expected.iter().collect::<Vec<_>>());
    assert_eq!(store.offer_message(RUNNING, 1).await.unwrap(), Some(MessageId::new(801)));
}

#[tokio::test]
async fn posts_are_written_as_the_last_release_wrote_them() {
    let (folder, store) = upgraded().await;
    let posts = store.claim_posts("one", 5_000, 100, 100).await.unwrap();
    let pool = sqlx::SqlitePool::connect(&url(&folder)).await.unwrap();
    let columns = "SELECT kind || payload FROM outbox WHERE delivered_at IS NULL ORDER BY id";
    let before: Vec<String> = sqlx::query_scalar(columns).fetch_all(&pool).await.unwrap();
    sqlx::query("DELETE FROM outbox").execute(&pool).await.unwrap();
    for post in posts {
        let new = NewPost { channel: post.channel, user: post.user, body: post.body };
        store.post(post.game, &[new], &at(1)).await.unwrap();
    }
    let after: Vec<String> = sqlx::query_scalar(columns).fetch_all(&pool).await.unwrap();
    assert_eq!(after, before);
}

#[tokio::test]
async fn every_alarm_is_decoded() {
    let (_folder, store) = upgraded().await;
    let alarms = store.claim_alarms("one", 4_000, 9, 100).await.unwrap();
    let found: Vec<_> =
        alarms.iter().map(|alarm| (alarm.body, alarm.user, alarm.dedup_key.as_str())).collect();
    let expected = [
        (AlarmBody::Reminder { count: 1 }, Some(ADA), "5.1"),
        (AlarmBody::Reminder { count: 0 }, Some(BEN), "5.0"),
        (AlarmBody::Clock {}, Some(ADA), "5"),
        (AlarmBody::Overdue {}, Some(CAT), "3"),
    ];
    assert_eq!(found, expected);
    let turns = store.claim_ai_turns("two", 4_000, 9, 100).await.unwrap();
    assert_eq!((turns.len(), turns[0].body, turns[0].user), (1, AlarmBody::AiTurn {}, None));
    // A completed reminder is not set again.
    store.change_alarms(RUNNING, &[], &[alarm("4.1", 4_500)], &at(1)).await.unwrap();
    assert!(
        store.claim_alarms("one", 4_600, 9, 600).await.unwrap().iter().all(|alarm| alarm.dedup_key != "4.1")
    );
}

#[tokio::test]
async fn votes_are_carried_over() {
    let (_folder, store) = upgraded().await;
    let open = store.open_vote_of(RUNNING, VoteKind::Undo).await.unwrap().unwrap();
    assert_eq!((open.id, open.started_by), (VoteId::new(3), Some(ADA)), "consents keep their ids");
    assert_eq!(open.motion, Motion::Undo(UndoRange { from: 3, entry: 5 }));
    assert_eq!(open.ballots, BTreeMap::from([(BEN, Choice::Agree), (CAT, Choice::Refuse)]));
    let mut closed = Vec::new();
    for id in [1, 2, 4] {
        let vote = store.vote(VoteId::new(id)).await.unwrap();
        closed.push((vote.motion.kind(), vote.status));
    }
    assert_eq!(
        closed,
        [
            (VoteKind::Undo, VoteStatus::Refused),
            (VoteKind::Pause, VoteStatus::Withdrawn),
            (VoteKind::Resume, VoteStatus::Granted)
        ]
    );
    let absence = store.absence_vote_about(RUNNING, BEN, "5.5.4").await.unwrap().unwrap();
    let about = Absence { user: BEN, dedup_key: "5.5.4".to_owned(), entry: 5 };
    assert_eq!((&absence.motion, absence.status), (&Motion::Absence(about), VoteStatus::Open));
    assert_eq!(absence.ballots, BTreeMap::from([(ADA, Choice::Absence(AbsenceChoice::More))]));
    let statuses = [1, 2, 3, 4].map(VoteId::new);
    let mut found = Vec::new();
    for id in statuses {
        found.push(store.absence_vote(id).await.unwrap().status);
    }
    let decided = VoteStatus::Decided(AbsenceChoice::Caretaker);
    assert_eq!(found, [decided, VoteStatus::Withdrawn, VoteStatus::Open, VoteStatus::Open]);
}

#[tokio::test]
async fn an_old_button_never_refers_to_another_vote() {
    let (_folder, store) = upgraded().await;
    // The old ids of both tables were 1 to 4. The id of a ballot finds that ballot, whose new id is outside that range.
    let old = store.absence_vote(VoteId::new(3)).await.unwrap();
    assert!(old.id > VoteId::new(4) && matches!(old.motion, Motion::Absence(_)));
    assert_eq!(store.absence_vote(old.id).await.unwrap(), old, "new buttons contain the new id");
    // The id of a consent never finds a ballot.
    assert!(!matches!(store.vote(VoteId::new(3)).await.unwrap().motion, Motion::Absence(_)));
    // New votes get ids that no old button contains.
    let late = NewAlarm { body: AlarmBody::Overdue {}, user: Some(CAT), ..alarm("9", 5) };
    store.change_alarms(RUNNING, &[], &[late], &at(1)).await.unwrap();
    let claimed = store.claim_alarms("one", 10, 1, 10).await.unwrap().remove(0);
    let absence = Absence { user: CAT, dedup_key: "9".to_owned(), entry: 9 };
    let fired = FiredAlarms {
        alarms: vec![(claimed, Vec::new())],
        vote: Some((RUNNING, absence)),
        ..FiredAlarms::default()
    };
    store.finish_alarms(&[fired], 10).await.unwrap();
    let new = store.absence_vote_about(RUNNING, CAT, "9").await.unwrap().unwrap();
    assert!(new.id > VoteId::new(8), "{}", new.id);
}

#[tokio::test]
async fn rows_that_cannot_be_decoded_are_skipped() {
    let home = Home::new().await;
    let store = &home.store;
    let game = running(store, 5).await;
    let raw = home.raw().await;
    for statement in [
        "INSERT INTO outbox (game, channel_id, kind, payload, created_at, next_try_at) VALUES (1, 5, 'pigeon', '{}', 1, 0)",
        "INSERT INTO outbox (game, channel_id, kind, payload, created_at, next_try_at) VALUES (1, 6, 'turn', '{}', 1, 0)",
        "INSERT INTO alarms (game, kind, dedup_key, due_at, payload) VALUES (1, 'pigeon', '1', 5, '{}')",
    ] {
        sqlx::query(statement).execute(&raw).await.unwrap();
    }
    store.post(Some(game.number), &[post(5, "a")], &at(1)).await.unwrap();
    assert_eq!(store.claim_posts("one", 10, 9, 100).await.unwrap(), []);
    let posts = store.claim_posts("one", 11, 9, 100).await.unwrap();
    assert_eq!(posts.iter().map(text).collect::<Vec<_>>(), ["a"], "the channel is not blocked");
    assert_eq!(store.backlog().await.unwrap().parked, 2);
    let errors: Vec<String> =
        sqlx::query_scalar("SELECT error FROM outbox WHERE parked_at IS NOT NULL ORDER BY id")
            .fetch_all(&raw)
            .await
            .unwrap();
    assert!(
        errors[0].contains("row 1, kind \"pigeon\"") && errors[1].contains("missing field `n`"),
        "{errors:?}"
    );
    store.change_alarms(game.number, &[], &[alarm("2", 5)], &at(1)).await.unwrap();
    assert_eq!(store.claim_alarms("one", 10, 9, 100).await.unwrap().len(), 1);
    assert_eq!(store.claim_alarms("one", 10_000, 9, 100).await.unwrap().len(), 1, "only the readable one");
}
