//! Helpers: a database in a temporary folder, and synthetic games.
#![allow(dead_code, reason = "each test file uses only some of the helpers")]

use archipel_rules::{Entry, EntryKind, GameId, Seat, Seed};
use archipel_store::*;
use serde_json::json;
use tempfile::TempDir;

pub struct Home {
    pub folder: TempDir,
    pub store: Store,
}

impl Home {
    pub async fn new() -> Home {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&url(&folder)).await.unwrap();
        Home { folder, store }
    }

    pub fn url(&self) -> String {
        url(&self.folder)
    }

    /// A second store on the same file, like that of another process.
    pub async fn second(&self) -> Store {
        Store::open(&self.url()).await.unwrap()
    }

    /// Direct access to the database, for queries that the API does not offer.
    pub async fn raw(&self) -> sqlx::SqlitePool {
        sqlx::SqlitePool::connect(&self.url()).await.unwrap()
    }
}

pub fn url(folder: &TempDir) -> String {
    format!("sqlite:{}", folder.path().join("archipel.db").display())
}

pub const ADA: UserId = UserId::new(11);
pub const BEN: UserId = UserId::new(12);
pub const CAT: UserId = UserId::new(13);
pub const DAN: UserId = UserId::new(14);
pub const EVE: UserId = UserId::new(15);

pub fn new_game(channel: u64) -> NewGame {
    NewGame {
        guild: GuildId::new(1),
        channel: ChannelId::new(channel),
        game: GameId::Anno1503,
        title: "Sunday".to_owned(),
        host: ADA,
        language: "en".to_owned(),
        pace: "daily".to_owned(),
        options: json!({ "length": "short" }),
        clock: None,
        settings: TableSettings::default(),
        seated: vec![Occupancy::user(ADA, "Ada")],
        posts: Vec::new(),
    }
}

pub fn at(now: Millis) -> ChangeContext {
    ChangeContext::clock(now)
}

pub fn press(now: Millis, id: u64, outcome: &str) -> ChangeContext {
    ChangeContext::interaction(now, InteractionId::new(id)).answered(outcome)
}

/// A running game of Ben and Ada, in this turn order.
pub async fn running(store: &Store, channel: u64) -> StoredGame {
    let game = store.create_lobby(&new_game(channel), &at(1)).await.unwrap();
    store.join(game.number, BEN, "Ben", &at(2)).await.unwrap();
    let start = Start {
        number: game.number,
        order: &[Occupancy::user(BEN, "Ben"), Occupancy::user(ADA, "Ada")],
        seed: Seed::from_number(7),
        rules: "1",
        options: &game.options,
        state: b"{\"n\":0}",
        posts: &[],
        alarms: &[],
        clocks: &[],
    };
    store.start(&start, &at(3)).await.unwrap()
}

pub fn entry(n: u32) -> Entry {
    Entry { n, seat: Seat(((n + 1) % 2) as u8), mark: EntryKind::Action(json!({ "build": n })) }
}

/// A post with a text by which tests recognise it; the kind does not matter.
pub fn post(channel: u64, text: &str) -> NewPost {
    NewPost::new(ChannelId::new(channel), PostBody::AbsenceVote { user: ADA, dedup_key: text.to_owned() })
}

/// The text of a [`post`]; `"film"` for a film.
pub fn text(post: &Post) -> &str {
    match &post.body {
        PostBody::AbsenceVote { dedup_key, .. } => dedup_key,
        PostBody::Film {} => "film",
        other => panic!("{other:?}"),
    }
}

pub fn alarm(dedup_key: &str, due_at: Millis) -> NewAlarm {
    NewAlarm {
        body: AlarmBody::Reminder { count: 1 },
        user: Some(ADA),
        dedup_key: dedup_key.to_owned(),
        due_at,
    }
}

/// Commits one entry with a snapshot, a post and an alarm that all contain its number.
pub async fn act(
    store: &Store,
    game: &StoredGame,
    n: u32,
    context: &ChangeContext,
) -> Result<Committed, StoreError> {
    let entries = [entry(n)];
    let state = format!("{{\"n\":{n}}}");
    let posts = [post(game.channel.get(), &n.to_string())];
    let alarms = [alarm(&n.to_string(), 1_000 + i64::from(n))];
    store
        .commit(
            &Commit { posts: &posts, alarms: &alarms, ..bare(game.number, &entries, state.as_bytes()) },
            context,
        )
        .await
}

/// A commit with only entries and a state.
pub fn bare<'a>(number: GameNumber, entries: &'a [Entry], state: &'a [u8]) -> Commit<'a> {
    Commit {
        number,
        entries,
        user: Some(ADA),
        rules: "1",
        state,
        finished: false,
        posts: &[],
        cancel_alarms: &[],
        alarms: &[],
        clocks: &[],
        vote: None,
        announced_through: None,
        ai_turn: None,
        ai_reason: None,
    }
}
