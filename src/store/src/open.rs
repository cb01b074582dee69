//! Opening the database: one writer, several readers, and the schema brought up to date.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Sqlite, SqlitePool, Transaction};

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
    pub(crate) async fn open_as_it_is(url: &str) -> Result<Store, StoreError> {
        let path = path_of(url)?;
        if !path.exists() {
            return Err(StoreError::NoDatabase(path));
        }
        Store::connect(path).await
    }

    async fn connect(path: PathBuf) -> Result<Store, StoreError> {
        // In WAL mode SQLite survives the death of the process with any setting; with `FULL` the log is also
        // synced at every commit, so that what was acknowledged (and is then posted for all to see) survives a
        // loss of power. `NORMAL` would save one fsync per turn and might forget the last turns.
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .foreign_keys(true)
            .busy_timeout(PATIENCE)
            .synchronous(SqliteSynchronous::Full);
        let wal = options.clone().journal_mode(SqliteJournalMode::Wal);
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .acquire_timeout(PATIENCE * 3)
            .connect_with(wal)
            .await
            .map_err(|error| explain(error, &path))?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_lazy_with(options.pragma("query_only", "ON"));
        Ok(Store { path, writer, readers })
    }

    /// Runs what is missing of the migrations, under the write lock: of two programs that start at once, one waits.
    async fn migrate(&self) -> Result<(), StoreError> {
        let (found, known) = (self.schema().await?, MIGRATIONS.iter().map(|m| m.version).max().unwrap_or(0));
        if found > known {
            return Err(StoreError::NewerSchema { found, known });
        }
        let mut tx = self.write().await.map_err(|error| match error {
            StoreError::Database(error) => explain(error, &self.path),
            other => other,
        })?;
        MIGRATIONS.run(&mut *tx).await?;
        tx.commit().await?;
        Ok(())
    }

    /// The version of the schema that the database has; 0: it is empty.
    pub(crate) async fn schema(&self) -> Result<i64, StoreError> {
        let tables: i64 = sqlx::query_scalar(sql::MIGRATIONS_TABLE)
            .fetch_one(&self.writer)
            .await
            .map_err(|error| explain(error, &self.path))?;
        if tables == 0 {
            return Ok(0);
        }
        Ok(sqlx::query_scalar(sql::SCHEMA_VERSION).fetch_one(&self.writer).await?)
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

fn path_of(url: &str) -> Result<PathBuf, StoreError> {
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
