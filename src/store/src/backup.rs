//! Online backup: a complete and consistent copy of a database that is in use.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::Connection;

use crate::connection::create_private;
use crate::{Store, StoreError, sql};

/// Copies a database that another process may be using, without migrating it. Returns the size in bytes.
pub async fn backup(url: &str, target: &Path) -> Result<u64, StoreError> {
    let store = Store::open_without_migrating(url).await?;
    let size = store.backup(target).await;
    store.close().await;
    size
}

impl Store {
    /// Copies the current state into a new file without blocking other connections. Returns the size in bytes.
    pub async fn backup(&self, target: &Path) -> Result<u64, StoreError> {
        let failed = |source: io::Error| StoreError::File { path: target.to_owned(), source };
        // Reserve the name first, then move the finished copy onto it: this never overwrites an existing file, and an
        // incomplete copy never has the final name.
        create_private(target).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => StoreError::BackupExists(target.to_owned()),
            io::ErrorKind::NotFound => StoreError::NoFolder(folder_of(target).to_owned()),
            io::ErrorKind::PermissionDenied => StoreError::NotWritable(target.to_owned()),
            _ => failed(error),
        })?;
        let partial = partial_name(target);
        let copied = match self.copy_into(&partial).await {
            Ok(()) => fs::rename(&partial, target).and_then(|()| sync_folder(target)).map_err(failed),
            Err(error) => Err(error),
        };
        if let Err(error) = copied {
            // Best effort: the first error is the one to report.
            let _ = fs::remove_file(&partial);
            let _ = fs::remove_file(target);
            return Err(error);
        }
        fs::metadata(target).map(|data| data.len()).map_err(failed)
    }

    async fn copy_into(&self, file: &Path) -> Result<(), StoreError> {
        let failed = |source: io::Error| StoreError::File { path: file.to_owned(), source };
        match fs::remove_file(file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed(error)),
            _ => create_private(file).map_err(failed)?,
        }
        let name = file.to_str().ok_or_else(|| failed(io::ErrorKind::InvalidFilename.into()))?;
        // `VACUUM INTO` accepts an empty file and reads a consistent snapshot, but does not sync the result.
        let mut connection = self.connect_separately().await?;
        sqlx::query(sql::COPY_INTO).bind(name).execute(&mut connection).await?;
        connection.close().await?;
        File::open(file).and_then(|file| file.sync_all()).map_err(failed)
    }
}

fn partial_name(target: &Path) -> PathBuf {
    let mut name = OsString::from(target);
    name.push(".partial");
    PathBuf::from(name)
}

fn folder_of(target: &Path) -> &Path {
    target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Syncs the directory entry, so that the new name survives a power failure.
fn sync_folder(target: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder_of(target))?.sync_all() } else { Ok(()) }
}
