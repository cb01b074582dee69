//! What a Discord server would remember, kept in a folder: an append-only log of records, and the files of messages.
//!
//! Each record is one line of JSON and says how a thing stands now; the last one counts. A line that was torn by the
//! death of the process is cut off at the next start, when a log that is mostly outdated is written anew as well.

mod load;
mod record;
mod resting;

use std::collections::{BTreeMap, HashMap};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::ids::Id;
pub use load::Kept;
use record::Record;

/// Ids are spoken for ten seconds ahead, so that none is given twice, whenever the process dies.
const AHEAD: u64 = 10_000 << 22;

/// Why a folder cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum KeepError {
    #[error("{0} is in use by another table; stop that one, or give this one another database")]
    InUse(PathBuf),
    #[error("{path}, line {line}: {reason}; move the folder away to begin with an empty server")]
    Damaged { path: PathBuf, line: usize, reason: String },
    #[error("{path}: {source}; the history of the table is kept there")]
    File { path: PathBuf, source: io::Error },
}

/// Where the newest record of a message stands in the log.
#[derive(Clone, Copy, Debug)]
struct Spot {
    at: u64,
    length: u64,
}

/// The open folder.
#[derive(Debug)]
pub struct Keep {
    folder: PathBuf,
    log: File,
    end: u64,
    spots: HashMap<Id, BTreeMap<Id, Spot>>,
    /// Ids up to here are written down as given.
    spoken_for: u64,
    /// Held for as long as the folder is in use.
    _lock: File,
}

impl Keep {
    /// Where the bytes of an attachment are.
    pub fn file_path(&self, attachment: Id) -> PathBuf {
        self.folder.join("files").join(attachment.to_string())
    }

    /// Puts the bytes of an attachment on the disk; `None` if that fails.
    pub fn put_file(&self, attachment: Id, bytes: &[u8]) -> Option<PathBuf> {
        let path = self.file_path(attachment);
        match fs::write(&path, bytes) {
            Ok(()) => Some(path),
            Err(error) => {
                tracing::error!(%error, path = %path.display(), "a file is not kept");
                None
            }
        }
    }

    /// Appends a record. A failure is logged, and the log stays readable.
    fn write(&mut self, record: &Record<'_>) -> Option<Spot> {
        let mut line = match serde_json::to_vec(record) {
            Ok(line) => line,
            Err(error) => {
                tracing::error!(%error, "a record cannot be written");
                return None;
            }
        };
        line.push(b'\n');
        let spot = Spot { at: self.end, length: line.len() as u64 };
        let written = self.log.seek(SeekFrom::Start(self.end)).and_then(|_| self.log.write_all(&line));
        if let Err(error) = written {
            tracing::error!(%error, folder = %self.folder.display(), "the history of the table is not kept");
            // Half a line must not stay.
            drop(self.log.set_len(self.end));
            return None;
        }
        self.end += spot.length;
        Some(spot)
    }

    /// Notes that ids up to this one are given.
    pub fn speak_for(&mut self, id: Id) {
        if id.0 > self.spoken_for {
            self.spoken_for = id.0 + AHEAD;
            self.write(&Record::Ids(self.spoken_for));
        }
    }

    /// What was written is on the disk, also if the power fails now.
    pub fn sync(&self) {
        if let Err(error) = self.log.sync_data() {
            tracing::error!(%error, "the history of the table is not on the disk");
        }
    }
}

/// The record at this place of a log.
fn read(log: &mut File, spot: Spot) -> io::Result<Record<'static>> {
    log.seek(SeekFrom::Start(spot.at))?;
    let mut line = Vec::new();
    log.take(spot.length).read_to_end(&mut line)?;
    serde_json::from_slice(&line).map_err(io::Error::other)
}

fn open_log(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    // The log holds what was said in private: it is for its owner only.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.read(true).write(true).create(true).truncate(false).open(path)
}
