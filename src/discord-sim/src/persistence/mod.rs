//! Persistence: a folder with an append-only log of records, and the files of messages and emojis.
//!
//! Each record is one line of JSON with the current value of one object; the last record of an object counts.
//! At start, an incomplete last line (left by a crash) is cut off, and a log that is mostly outdated is compacted.

mod load;
mod record;

use std::collections::{BTreeMap, HashMap};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::ids::Id;
use crate::model::Message;
pub use load::{LoadedState, RESIDENT_MESSAGES};
pub use record::Record;

/// Ids are reserved ten seconds ahead, so that a crash cannot lead to the same id being given out twice.
const RESERVE_AHEAD: u64 = 10_000 << 22;

/// Why a folder cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum PersistenceError {
    #[error("{0} is in use by another table; stop that one, or give this one another database")]
    InUse(PathBuf),
    #[error("{path}, line {line}: {reason}; move the folder away to start with an empty server")]
    Damaged { path: PathBuf, line: usize, reason: String },
    #[error("{path}: {source}; the table stores its history there")]
    File { path: PathBuf, source: io::Error },
}

/// Where the newest record of a message is in the log.
#[derive(Clone, Copy, Debug)]
struct Position {
    offset: u64,
    length: u64,
}

/// The open log. It owns the folder until it is dropped.
#[derive(Debug)]
pub struct Log {
    folder: PathBuf,
    file: File,
    /// Length of the log, without a partly written last line.
    end: u64,
    /// By channel and message.
    positions: HashMap<Id, BTreeMap<Id, Position>>,
    /// A record reserves all ids up to this one.
    reserved_up_to: u64,
    /// Locked for as long as the folder is in use.
    _lock: File,
}

impl Log {
    /// Stores the bytes of an attachment or emoji; `None` if that fails.
    pub fn put_file(&self, id: Id, bytes: &[u8]) -> Option<PathBuf> {
        let path = self.folder.join("files").join(id.to_string());
        match fs::write(&path, bytes) {
            Ok(()) => Some(path),
            Err(error) => {
                tracing::error!(%error, path = %path.display(), "could not store a file");
                None
            }
        }
    }

    /// Appends a record. A failure is only reported in the program's log; a half-written line is removed.
    pub fn append(&mut self, record: &Record<'_>) {
        self.append_at(record);
    }

    fn append_at(&mut self, record: &Record<'_>) -> Option<Position> {
        let mut line = match serde_json::to_vec(record) {
            Ok(line) => line,
            Err(error) => {
                tracing::error!(%error, "could not serialize a record");
                return None;
            }
        };
        line.push(b'\n');
        let position = Position { offset: self.end, length: line.len() as u64 };
        let written = self.file.seek(SeekFrom::Start(self.end)).and_then(|_| self.file.write_all(&line));
        if let Err(error) = written {
            tracing::error!(%error, folder = %self.folder.display(), "could not append to the log");
            drop(self.file.set_len(self.end));
            return None;
        }
        self.end += position.length;
        Some(position)
    }

    /// Makes sure that `id` is reserved in the log before it is given out.
    pub fn reserve_ids(&mut self, id: Id) {
        if id.0 > self.reserved_up_to {
            self.reserved_up_to = id.0 + RESERVE_AHEAD;
            self.append(&Record::Ids(self.reserved_up_to));
        }
    }

    /// Appends the current value of a message.
    pub fn append_message(&mut self, message: &Message) {
        let record = Record::Message(std::borrow::Cow::Borrowed(message));
        if let Some(position) = self.append_at(&record) {
            self.positions.entry(message.channel).or_default().insert(message.id, position);
        }
    }

    /// Records that a message was deleted, if the log has it.
    pub fn delete_message(&mut self, channel: Id, id: Id) {
        if self.positions.get_mut(&channel).and_then(|positions| positions.remove(&id)).is_some() {
            self.append(&Record::MessageDeleted(channel, id));
        }
    }

    /// Records that a channel was deleted with all its messages.
    pub fn delete_channel(&mut self, id: Id) {
        self.positions.remove(&id);
        self.append(&Record::ChannelDeleted(id));
    }

    pub fn has_message(&self, channel: Id, id: Id) -> bool {
        self.positions.get(&channel).is_some_and(|positions| positions.contains_key(&id))
    }

    /// Ids of the last `count` messages before `before`, or of the first after `after`. Without either,
    /// nothing: the newest messages are in memory anyway.
    pub fn page(&self, channel: Id, before: Option<Id>, after: Option<Id>, count: usize) -> Vec<Id> {
        let Some(positions) = self.positions.get(&channel) else { return Vec::new() };
        match (before, after) {
            (_, Some(after)) => positions.range(Id(after.0 + 1)..).take(count).map(|(id, _)| *id).collect(),
            (Some(before), None) => positions.range(..before).rev().take(count).map(|(id, _)| *id).collect(),
            (None, None) => Vec::new(),
        }
    }

    /// Reads a message back from the log.
    pub fn read_message(&mut self, channel: Id, id: Id) -> Option<Message> {
        let position = self.positions.get(&channel)?.get(&id).copied()?;
        match read(&mut self.file, position) {
            Ok(Record::Message(message)) => return Some(message.into_owned()),
            Ok(_) => tracing::error!(%id, "the log has another kind of record at the position of a message"),
            Err(error) => tracing::error!(%error, %id, "could not read a message from the log"),
        }
        None
    }

    /// Flushes the log to the disk, so that it survives a power failure.
    pub fn sync(&self) {
        if let Err(error) = self.file.sync_data() {
            tracing::error!(%error, "could not sync the log");
        }
    }
}

fn read(file: &mut File, position: Position) -> io::Result<Record<'static>> {
    file.seek(SeekFrom::Start(position.offset))?;
    let mut line = Vec::new();
    file.take(position.length).read_to_end(&mut line)?;
    serde_json::from_slice(&line).map_err(io::Error::other)
}

fn open_log(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    // The log contains private messages, so only its owner may read it.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.read(true).write(true).create(true).truncate(false).open(path)
}
