//! Which of the processes that claimed something are still alive: each holds a lock on a file beside the database,
//! and the system lets go of it in the moment of death. What the dead had in hand need not wait for its lease.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use crate::{Store, StoreError, sql};

/// A living process on this database. Dropped, it leaves.
#[derive(Debug)]
pub struct Badge {
    _locked: Option<File>,
    path: PathBuf,
}

impl Drop for Badge {
    fn drop(&mut self) {
        // Whoever starts next clears it away otherwise.
        let _ = fs::remove_file(&self.path);
    }
}

impl Store {
    /// Signs a worker on, and takes posts and alarms back from those who have died with something in hand. What
    /// living ones hold stays theirs. How many dead there were.
    pub async fn enlist(&self, worker: &str) -> Result<(Badge, usize), StoreError> {
        let path = self.badge(worker);
        // Where files cannot be locked, leases alone must do.
        let locked = File::create(&path).ok().filter(|file| file.try_lock().is_ok());
        let badge = Badge { _locked: locked, path };
        let claimants: Vec<String> = sqlx::query_scalar(sql::CLAIMANTS).fetch_all(self.readers()).await?;
        let dead: Vec<String> =
            claimants.into_iter().filter(|name| name != worker && !alive(&self.badge(name))).collect();
        let mut tx = self.write().await?;
        for name in &dead {
            sqlx::query(sql::RELEASE_POSTS).bind(name).execute(&mut *tx).await?;
            sqlx::query(sql::RELEASE_ALARMS).bind(name).execute(&mut *tx).await?;
        }
        tx.commit().await?;
        self.clear_badges();
        Ok((badge, dead.len()))
    }

    fn badge(&self, worker: &str) -> PathBuf {
        let mut name = self.path().as_os_str().to_owned();
        name.push(format!("-worker-{worker}"));
        PathBuf::from(name)
    }

    /// Removes the files of those who are no more.
    fn clear_badges(&self) {
        let (Some(folder), Some(name)) = (self.path().parent(), self.path().file_name()) else { return };
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let beginning = format!("{}-worker-", name.to_string_lossy());
        let files = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
        for file in files.filter(|file| file.file_name().to_string_lossy().starts_with(&beginning)) {
            if !alive(&file.path()) {
                let _ = fs::remove_file(file.path());
            }
        }
    }
}

/// Somebody holds the lock. Where it cannot be told, yes: then the lease decides.
fn alive(badge: &Path) -> bool {
    match File::open(badge) {
        Ok(file) => matches!(file.try_lock(), Err(TryLockError::WouldBlock | TryLockError::Error(_))),
        Err(error) => error.kind() != std::io::ErrorKind::NotFound,
    }
}
