//! Opens the database (one writer, several readers) and migrates its schema.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Sqlite, SqliteConnection, SqlitePool, Transaction};

use crate::error::{code, primary_code};
use crate::file_identity::FileIdentity;
use crate::{StoreError, sql};

pub(crate) type Tx = Transaction<'static, Sqlite>;

static MIGRATIONS: Migrator = sqlx::migrate!("../../migrations/sqlite");

/// How long a writer waits for a writer in another process.
const LOCK_TIMEOUT: Duration = Duration::from_secs(10);
/// In WAL mode readers and the writer do not block each other, so a few readers are enough.
const READERS: u32 = 4;

/// The open database. Cheap to clone; all clones share the connections.
#[derive(Clone, Debug)]
pub struct Store {
    path: PathBuf,
    /// The file that the connections have open, as it was found at the start.
    file: FileIdentity,
    writer: SqlitePool,
    readers: SqlitePool,
}

impl Store {
    /// Opens the database, creates it if it does not exist, and migrates its schema.
    ///
    /// `url` is a path or `sqlite:PATH`.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        let path = path_of(url)?;
        create(&path)?;
        let store = Store::connect(path).await?;
        store.migrate().await?;
        Ok(store)
    }

    /// Opens an existing database without migrating it; another version of the program may be using it.
    pub async fn open_without_migrating(url: &str) -> Result<Store, StoreError> {
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
            .acquire_timeout(LOCK_TIMEOUT * 3)
            // When the disk is full, SQLite may end a transaction by itself while sqlx still counts it as open. Such a
            // connection refuses every further transaction, so it is replaced.
            .before_acquire(|connection, _| Box::pin(async move { Ok(!connection.is_in_transaction()) }))
            .connect_with(options(&path))
            .await
            .map_err(|error| explain(error, &path))?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_lazy_with(options(&path).pragma("query_only", "ON"));
        let file = FileIdentity::of(&path)?;
        Ok(Store { path, file, writer, readers })
    }

    /// A separate connection for long-running work.
    pub(crate) async fn connect_separately(&self) -> Result<SqliteConnection, StoreError> {
        options(&self.path).connect().await.map_err(|error| explain(error, &self.path))
    }

    /// Runs pending migrations under the write lock, so that a second process waits.
    async fn migrate(&self) -> Result<(), StoreError> {
        let (found, known) = (self.schema().await?, Store::known_schema());
        if found > known {
            return Err(StoreError::NewerSchema { found, known });
        }
        let here = |error| explain(error, &self.path);
        // The journal mode is stored in the file.
        sqlx::query(sql::ENABLE_WAL).execute(&self.writer).await.map_err(here)?;
        let mut tx = self.writer.begin_with(sql::BEGIN_WRITE).await.map_err(here)?;
        // `Migrator::run` on a transaction returns a future that is not `Send`; `run_direct` is what it calls.
        MIGRATIONS.run_direct(None, &mut *tx, false).await?;
        tx.commit().await?;
        Ok(())
    }

    /// The schema version of the database; 0: it is empty.
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

    /// The newest schema version that this program supports.
    pub(crate) fn known_schema() -> i64 {
        MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0)
    }

    /// Begins a transaction that takes the write lock at once. Dropping it rolls it back.
    pub(crate) async fn write(&self) -> Result<Tx, StoreError> {
        self.check_file()?;
        Ok(self.writer.begin_with(sql::BEGIN_WRITE).await?)
    }

    /// Fails if the database file was removed or replaced: what is written to the old one would be lost at the end of
    /// the program.
    fn check_file(&self) -> Result<(), StoreError> {
        if FileIdentity::of(&self.path)? == self.file {
            Ok(())
        } else {
            Err(StoreError::Replaced(self.path.clone()))
        }
    }

    /// Writes something that changes nothing, to find out whether actions can be saved.
    pub async fn check_writable(&self) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        let version: i64 = sqlx::query_scalar(sql::USER_VERSION).fetch_one(&mut *tx).await?;
        // A pragma takes no parameters.
        sqlx::raw_sql(sqlx::AssertSqlSafe(format!("PRAGMA user_version = {version}")))
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(())
    }

    pub(crate) fn writer(&self) -> &SqlitePool {
        &self.writer
    }

    pub(crate) fn readers(&self) -> &SqlitePool {
        &self.readers
    }

    /// The database file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Closes all connections after their current work and checkpoints the write-ahead log.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// In WAL mode any setting survives a crash of the process. `FULL` also syncs the log at every commit, so that actions
/// which were acknowledged and posted survive a power failure. `NORMAL` would save one sync per turn but could lose the
/// last turns.
fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(LOCK_TIMEOUT)
        .synchronous(SqliteSynchronous::Full)
}

/// The file that a `DATABASE_URL` refers to.
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

/// The URL of a database server, given by mistake, may contain a password.
fn hide_password(url: &str) -> String {
    match (url.find("://"), url.rfind('@')) {
        (Some(scheme), Some(at)) if scheme < at => format!("{}://…{}", &url[..scheme], &url[at..]),
        _ => url.to_owned(),
    }
}

/// Creates the file if it does not exist. Only its owner may read it, because it contains seeds and hidden cards.
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

/// Creates an empty file that only its owner may read; fails if it exists.
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
    async fn durability_settings_are_on() {
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
