//! Opening the database: one writer, several readers, and the schema brought up to date.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Sqlite, SqliteConnection, SqlitePool, Transaction};

use crate::error::{code, primary_code};
use crate::{StoreError, sql};

pub(crate) type Tx = Transaction<'static, Sqlite>;

static MIGRATIONS: Migrator = sqlx::migrate!("../../migrations/sqlite");

/// How long a writer waits for the writer of another process.
const PATIENCE: Duration = Duration::from_secs(10);
/// Readers never block and are never blocked (WAL); a few are enough for many channels.
const READERS: u32 = 4;

/// The open database. Cheap to clone; all clones share the connections.
#[derive(Clone, Debug)]
pub struct Store {
    path: PathBuf,
    writer: SqlitePool,
    readers: SqlitePool,
}

impl Store {
    /// Opens the database, creates it where there is none, and brings its schema up to date.
    ///
    /// `url` is a path or `sqlite:PATH`.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        let path = path_of(url)?;
        create(&path)?;
        let store = Store::connect(path).await?;
        store.migrate().await?;
        Ok(store)
    }

    /// Opens a database that is there as it is, perhaps while another version of the program is running on it.
    pub async fn open_as_it_is(url: &str) -> Result<Store, StoreError> {
        let path = path_of(url)?;
        if !path.exists() {
            return Err(StoreError::NoDatabase(path));
        }
        Store::connect(path).await
    }

    async fn connect(path: PathBuf) -> Result<Store, StoreError> {
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .acquire_timeout(PATIENCE * 3)
            .connect_with(options(&path))
            .await
            .map_err(|error| explain(error, &path))?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_lazy_with(options(&path).pragma("query_only", "ON"));
        Ok(Store { path, writer, readers })
    }

    /// A connection beside the others, for work that would hold them up.
    pub(crate) async fn connect_beside(&self) -> Result<SqliteConnection, StoreError> {
        options(&self.path).connect().await.map_err(|error| explain(error, &self.path))
    }

    /// Runs what is missing of the migrations, under the write lock: of two programs that start at once, one waits.
    async fn migrate(&self) -> Result<(), StoreError> {
        let (found, known) = (self.schema().await?, Store::known_schema());
        if found > known {
            return Err(StoreError::NewerSchema { found, known });
        }
        let here = |error| explain(error, &self.path);
        // The file remembers this; from now on readers and the writer do not wait for each other.
        sqlx::query(sql::LOG_AHEAD).execute(&self.writer).await.map_err(here)?;
        let mut tx = self.writer.begin_with(sql::BEGIN_WRITE).await.map_err(here)?;
        // `run` on a transaction makes a future that is not `Send`; this is what it calls.
        MIGRATIONS.run_direct(None, &mut *tx, false).await?;
        tx.commit().await?;
        Ok(())
    }

    /// The version of the schema that the database has; 0: it is empty.
    pub(crate) async fn schema(&self) -> Result<i64, StoreError> {
        let (tables, ours): (i64, i64) = sqlx::query_as(sql::COUNT_TABLES)
            .fetch_one(&self.writer)
            .await
            .map_err(|error| explain(error, &self.path))?;
        match (tables, ours) {
            (0, _) => Ok(0),
            (_, 0) => Err(StoreError::NotADatabase(self.path.clone())),
            _ => Ok(sqlx::query_scalar(sql::SCHEMA_VERSION).fetch_one(&self.writer).await?),
        }
    }

    /// The newest schema that this program knows.
    pub(crate) fn known_schema() -> i64 {
        MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0)
    }

    /// Begins a transaction that holds the write lock from its first moment; dropped, it is undone.
    pub(crate) async fn write(&self) -> Result<Tx, StoreError> {
        Ok(self.writer.begin_with(sql::BEGIN_WRITE).await?)
    }

    pub(crate) fn writer(&self) -> &SqlitePool {
        &self.writer
    }

    pub(crate) fn readers(&self) -> &SqlitePool {
        &self.readers
    }

    /// The file of the database.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Ends all connections after their last work and folds the log into the file.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// In WAL mode SQLite survives the death of the process with any setting; with `FULL` the log is also synced at
/// every commit, so that what was acknowledged (and is then posted for all to see) survives a loss of power.
/// `NORMAL` would save one sync per turn and might forget the last turns.
fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        .synchronous(SqliteSynchronous::Full)
}

/// The file that a `DATABASE_URL` means.
pub fn path_of(url: &str) -> Result<PathBuf, StoreError> {
    let bad = || StoreError::BadUrl(hide_password(url));
    let path = match url.split_once(':') {
        Some(("sqlite", rest)) if rest.contains(":memory:") || rest.contains("mode=memory") => {
            return Err(bad());
        }
        Some(("sqlite", _)) => {
            SqliteConnectOptions::from_str(url).map_err(|_| bad())?.get_filename().to_path_buf()
        }
        Some((_, rest)) if rest.starts_with("//") => return Err(bad()),
        _ => PathBuf::from(url),
    };
    if path.as_os_str().is_empty() { Err(bad()) } else { Ok(path) }
}

/// A mistyped address of a database server may hold a password.
fn hide_password(url: &str) -> String {
    match (url.find("://"), url.rfind('@')) {
        (Some(scheme), Some(at)) if scheme < at => format!("{}://…{}", &url[..scheme], &url[at..]),
        _ => url.to_owned(),
    }
}

/// Creates the file where there is none, readable for nobody else: it holds seeds and hands.
fn create(path: &Path) -> Result<(), StoreError> {
    if path.is_dir() {
        return Err(StoreError::IsFolder(path.to_owned()));
    }
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.is_dir()) {
        return Err(StoreError::NoFolder(folder.to_owned()));
    }
    match create_private(path) {
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) if error.kind() == std::io::ErrorKind::PermissionDenied => {
            Err(StoreError::NotWritable(path.to_owned()))
        }
        Err(source) => Err(StoreError::File { path: path.to_owned(), source }),
        Ok(()) => Ok(()),
    }
}

/// Makes an empty file that only its owner may read; fails where one exists.
pub(crate) fn create_private(path: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

fn explain(error: sqlx::Error, path: &Path) -> StoreError {
    match primary_code(&error) {
        Some(code::CANTOPEN | code::READONLY) => StoreError::NotWritable(path.to_owned()),
        Some(code::NOTADB) => StoreError::NotADatabase(path.to_owned()),
        _ => error.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_settings_that_keep_a_turn_are_on() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("archipel.db").to_str().unwrap()).await.unwrap();
        for pool in [store.writer(), store.readers()] {
            let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(pool).await.unwrap();
            let synchronous: i64 = sqlx::query_scalar("PRAGMA synchronous").fetch_one(pool).await.unwrap();
            let foreign_keys: i64 = sqlx::query_scalar("PRAGMA foreign_keys").fetch_one(pool).await.unwrap();
            assert_eq!((mode.as_str(), synchronous, foreign_keys), ("wal", 2, 1), "2 is FULL");
        }
    }
}
