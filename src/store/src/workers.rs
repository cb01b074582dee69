//! Detects crashed workers. Each process locks a file beside the database; the operating system releases the lock when
//! the process ends. Claims of crashed processes are released immediately instead of when their lease expires.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use crate::{Store, StoreError, sql};

/// The lock of a running process. Dropping it removes the lock file.
#[derive(Debug)]
pub struct ProcessLock {
    _locked: Option<File>,
    path: PathBuf,
}

impl Drop for ProcessLock {
    fn drop(&mut self) {
        // Best effort: the next process removes stale files.
        let _ = fs::remove_file(&self.path);
    }
}

impl Store {
    /// Locks the file of this worker and releases the posts and alarms claimed by crashed workers. Returns the lock and
    /// the number of crashed workers.
    pub async fn register_worker(&self, worker: &str) -> Result<(ProcessLock, usize), StoreError> {
        let path = self.lock_file(worker);
        // On file systems without locks, only leases detect crashes.
        let locked = File::create(&path).ok().filter(|file| file.try_lock().is_ok());
        let lock = ProcessLock { _locked: locked, path };
        let claimants: Vec<String> = sqlx::query_scalar(sql::CLAIMANTS).fetch_all(self.readers()).await?;
        let dead: Vec<String> =
            claimants.into_iter().filter(|name| name != worker && !alive(&self.lock_file(name))).collect();
        let mut tx = self.write().await?;
        for name in &dead {
            sqlx::query(sql::RELEASE_POSTS).bind(name).execute(&mut *tx).await?;
            sqlx::query(sql::RELEASE_ALARMS).bind(name).execute(&mut *tx).await?;
        }
        tx.commit().await?;
        self.remove_stale_locks();
        Ok((lock, dead.len()))
    }

    fn lock_file(&self, worker: &str) -> PathBuf {
        let mut name = self.path().as_os_str().to_owned();
        name.push(format!("-worker-{worker}"));
        PathBuf::from(name)
    }

    /// Removes the lock files of processes that have ended.
    fn remove_stale_locks(&self) {
        let (Some(folder), Some(name)) = (self.path().parent(), self.path().file_name()) else { return };
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let prefix = format!("{}-worker-", name.to_string_lossy());
        let files = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
        for file in files.filter(|file| file.file_name().to_string_lossy().starts_with(&prefix)) {
            if !alive(&file.path()) {
                let _ = fs::remove_file(file.path());
            }
        }
    }
}

/// Whether a process holds the lock. If that cannot be determined, returns true, and only the lease detects the crash.
fn alive(lock_file: &Path) -> bool {
    match File::open(lock_file) {
        Ok(file) => matches!(file.try_lock(), Err(TryLockError::WouldBlock | TryLockError::Error(_))),
        Err(error) => error.kind() != std::io::ErrorKind::NotFound,
    }
}
