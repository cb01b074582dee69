//! The database file: creation, migration, errors, backups, checks.
#![allow(
    clippy::unwrap_used,
    clippy::wildcard_imports,
    reason = "test helpers may panic and import everything"
)]

mod common;

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use archipel_store::*;
use common::*;
use sqlx::SqlitePool;

async fn open_error(url: &str) -> String {
    Store::open(url).await.map(|_| ()).unwrap_err().to_string()
}

#[tokio::test]
async fn opening_twice_migrates_once() {
    let home = Home::new().await;
    let game = running(&home.store, 5).await;
    home.store.close().await;
    let again = home.second().await;
    assert_eq!(again.game(game.number).await.unwrap(), game);
    let applied: i64 = sqlx::query_scalar("SELECT count(*) FROM _sqlx_migrations")
        .fetch_one(&home.raw().await)
        .await
        .unwrap();
    assert_eq!(usize::try_from(applied).unwrap(), fs::read_dir("../../migrations/sqlite").unwrap().count());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn several_processes_may_start_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let tasks: Vec<_> = (0..8)
        .map(|_| {
            let url = url(&folder);
            tokio::spawn(async move { Store::open(&url).await })
        })
        .collect();
    for task in tasks {
        task.await.unwrap().unwrap();
    }
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused() {
    let home = Home::new().await;
    let raw = home.raw().await;
    let newer = "INSERT INTO _sqlx_migrations VALUES (9999, 'later', 'today', 1, x'00', 0)";
    sqlx::query(newer).execute(&raw).await.unwrap();
    let refused = Store::open(&home.url()).await;
    assert!(matches!(refused, Err(StoreError::NewerSchema { found: 9999, .. })));
    assert!(refused.unwrap_err().to_string().contains("run a newer version"));
}

#[tokio::test]
async fn a_database_of_another_build_is_refused() {
    let home = Home::new().await;
    sqlx::query("UPDATE _sqlx_migrations SET checksum = x'00'").execute(&home.raw().await).await.unwrap();
    assert!(matches!(Store::open(&home.url()).await, Err(StoreError::OtherSchema(_))));
}

#[tokio::test]
async fn open_errors_give_the_reason() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path();
    assert!(open_error(&format!("sqlite:{}", place.display())).await.contains("is a folder"));
    assert!(open_error(&format!("{}/none/a.db", place.display())).await.contains("create it first"));
    let text = place.join("notes.txt");
    fs::write(&text, "these are my notes, and they are longer than a header ".repeat(20)).unwrap();
    assert!(open_error(text.to_str().unwrap()).await.contains("is not an Archipel database"));
    assert!(fs::read_to_string(&text).unwrap().starts_with("these are my notes"), "the file is unchanged");
    let other = format!("sqlite:{}?mode=rwc", place.join("other.db").display());
    let pool = SqlitePool::connect(&other).await.unwrap();
    sqlx::query("CREATE TABLE bookmarks (url TEXT)").execute(&pool).await.unwrap();
    assert!(open_error(&other).await.contains("is not an Archipel database"));
    assert!(open_error("sqlite::memory:").await.contains("sqlite:archipel.db"));
    assert!(open_error("").await.contains("sqlite:archipel.db"));
    let server = open_error("postgres://bot:secret@db/archipel").await;
    assert!(server.contains("postgres://…@db") && !server.contains("secret"), "{server}");
    let missing = format!("sqlite:{}", place.join("none.db").display());
    assert!(matches!(check(&missing).await, Err(StoreError::NoDatabase(_))));
    assert!(!place.join("none.db").exists());
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let home = Home::new().await;
    running(&home.store, 5).await;
    let copy = home.folder.path().join("copy.db");
    home.store.backup(&copy).await.unwrap();
    for file in ["archipel.db", "archipel.db-wal", "copy.db"] {
        let mode = fs::metadata(home.folder.path().join(file)).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{file} has {mode:o}");
    }
}

#[tokio::test]
async fn a_post_for_an_unknown_game_is_rejected() {
    let home = Home::new().await;
    let nowhere = home.store.post(Some(GameNumber::new(99)), &[post(5, "x")], &at(1)).await;
    assert!(matches!(nowhere, Err(StoreError::Database(_))), "{nowhere:?}");
}

#[tokio::test]
async fn the_schema_rejects_invalid_rows() {
    let home = Home::new().await;
    let game = running(&home.store, 5).await;
    act(&home.store, &game, 1, &at(10)).await.unwrap();
    let raw = home.raw().await;
    let wrong = [
        "INSERT INTO users (user_id, locale, seen_at) VALUES ('Ada', 'en', 1)",
        "INSERT INTO users (user_id, locale, seen_at) VALUES (1, 'en', 'yesterday')",
        "INSERT INTO users (user_id, locale, settings, seen_at) VALUES (1, 'en', 'not json', 1)",
        "UPDATE snapshots SET state = 'text'",
        "UPDATE games SET status = 'paused'",
        "UPDATE games SET seed = 'short'",
        "UPDATE games SET status = 'over'",
        "UPDATE entries SET at = 11",
        "DELETE FROM entries",
        "INSERT INTO entries (game, n, seat, body, at) VALUES (1, 1, 0, '{}', 1)",
        "INSERT INTO entries (game, n, seat, body, at) VALUES (99, 1, 0, '{}', 1)",
        "INSERT INTO seats (game, seat, user_id, name) VALUES (1, 2, 11, 'Ada again')",
    ];
    for statement in wrong {
        assert!(sqlx::query(statement).execute(&raw).await.is_err(), "{statement}");
    }
    let loose: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND strict = 0
         AND name NOT LIKE 'sqlite%' AND name <> '_sqlx_migrations'",
    )
    .fetch_all(&raw)
    .await
    .unwrap();
    assert_eq!(loose, Vec::<String>::new(), "every table is STRICT");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_backup_during_writes_is_consistent() {
    let home = Home::new().await;
    let game = running(&home.store, 5).await;
    let stop = Arc::new(AtomicBool::new(false));
    let writing = {
        let (store, game, stop) = (home.store.clone(), game.clone(), stop.clone());
        tokio::spawn(async move {
            let mut n = 0;
            while !stop.load(Ordering::Relaxed) {
                n += 1;
                act(&store, &game, n, &at(10)).await.unwrap();
            }
            n
        })
    };
    let mut seen = 0;
    for copy in 0..5 {
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
        let before = home.store.last_entry(game.number).await.unwrap();
        let target = home.folder.path().join(format!("copy{copy}.db"));
        // Opens the file separately, like another process.
        assert!(backup(&home.url(), &target).await.unwrap() > 0);
        let url = format!("sqlite:{}", target.display());
        let health = check(&url).await.unwrap();
        assert!(health.is_good(), "{health:?}");
        let store = Store::open(&url).await.unwrap();
        let last = store.last_entry(game.number).await.unwrap();
        assert!(last >= before, "it contains every acknowledged entry");
        assert_eq!(store.snapshot(game.number).await.unwrap().unwrap().n, last);
        assert_eq!(store.backlog().await.unwrap().waiting, i64::from(last));
        assert!(store.load_record(game.number).await.unwrap().entries.len() == last as usize);
        seen = seen.max(last);
    }
    stop.store(true, Ordering::Relaxed);
    assert!(writing.await.unwrap() >= seen && seen > 0);
}

#[tokio::test]
async fn a_backup_never_overwrites() {
    let home = Home::new().await;
    let target = home.folder.path().join("copy.db");
    fs::write(&target, "precious").unwrap();
    let refused = home.store.backup(&target).await;
    assert!(matches!(refused, Err(StoreError::BackupExists(_))));
    assert_eq!(fs::read_to_string(&target).unwrap(), "precious");
    let nowhere = home.store.backup(&home.folder.path().join("none/copy.db")).await;
    assert!(matches!(nowhere, Err(StoreError::NoFolder(_))));
    let mut files: Vec<_> =
        fs::read_dir(home.folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    files.retain(|name| !name.to_string_lossy().starts_with("archipel.db"));
    assert_eq!(files, ["copy.db"], "no other files remain");
}

#[tokio::test]
async fn a_damaged_file_is_reported() {
    let home = Home::new().await;
    let game = running(&home.store, 5).await;
    for n in 1..=50 {
        act(&home.store, &game, n, &at(10)).await.unwrap();
    }
    assert!(home.store.check().await.unwrap().is_good());
    home.store.close().await;
    let file = home.folder.path().join("archipel.db");
    let mut bytes = fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 4_096].fill(0xa5);
    fs::write(&file, bytes).unwrap();
    match check(&home.url()).await {
        Ok(health) => assert!(!health.is_good()),
        Err(error) => assert!(matches!(error, StoreError::Damaged(_)), "{error}"),
    }
}

#[tokio::test]
async fn frequent_queries_use_an_index() {
    let home = Home::new().await;
    let raw: SqlitePool = home.raw().await;
    let queries = [
        ("SELECT number FROM games WHERE channel_id = 1 AND status IN ('lobby', 'running')", "games_open"),
        (
            "SELECT id FROM outbox WHERE delivered_at IS NULL AND parked_at IS NULL AND next_try_at <= 1 ORDER BY id",
            "outbox_next",
        ),
        (
            "SELECT id FROM outbox WHERE delivered_at IS NULL AND parked_at IS NULL AND channel_id = 1 AND id < 9",
            "outbox_waiting",
        ),
        ("SELECT id FROM alarms WHERE done_at IS NULL AND due_at <= 1", "alarms_due"),
        ("DELETE FROM outbox WHERE delivered_at < 1", "outbox_delivered"),
    ];
    for (query, index) in queries {
        let plan: Vec<(i64, i64, i64, String)> =
            sqlx::query_as(sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}")))
                .fetch_all(&raw)
                .await
                .unwrap();
        assert!(plan.iter().any(|step| step.3.contains(index)), "{query}: {plan:?}");
    }
}
