//! Opening the folder: reads the log, compacts it if needed, removes orphaned files.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Seek};
use std::path::{Path, PathBuf};

use super::record::{FORMAT, Record};
use super::{Log, PersistenceError, Position, open_log};
use crate::ids::Id;
use crate::model::{Channel, Command, Emoji, File as StoredFile, FileBody, Guild, Message, User};

/// How many messages of each channel are held in memory.
pub const RESIDENT_MESSAGES: usize = 500;
/// Ephemeral messages older than an hour are dropped at start. Discord drops them when the client reloads.
const EPHEMERAL_MS: u64 = 3_600_000;

/// The content of the log, with only the newest messages of each channel.
#[derive(Debug, Default)]
pub struct LoadedState {
    pub users: BTreeMap<Id, User>,
    pub guilds: BTreeMap<Id, Guild>,
    pub channels: BTreeMap<Id, Channel>,
    pub messages: HashMap<Id, BTreeMap<Id, Message>>,
    pub files: HashMap<Id, StoredFile>,
    pub commands: Vec<Command>,
    pub emojis: BTreeMap<Id, Emoji>,
    /// The highest id that may be in use.
    pub last_id: u64,
}

impl Log {
    /// Opens or creates the folder, and reads its log.
    pub fn open(folder: &Path, now_ms: u64) -> Result<(Log, LoadedState), PersistenceError> {
        let failed = |path: &Path| {
            let path = path.to_owned();
            move |source| PersistenceError::File { path, source }
        };
        let files = folder.join("files");
        fs::create_dir_all(&files).map_err(failed(&files))?;
        keep_private(folder).map_err(failed(folder))?;
        let lock_path = folder.join("lock");
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false);
        let lock = options.open(&lock_path).map_err(failed(&lock_path))?;
        lock.try_lock().map_err(|_| PersistenceError::InUse(folder.to_owned()))?;
        let path = folder.join("log");
        let file = open_log(&path).map_err(failed(&path))?;
        let mut reading = Reading { path: path.clone(), now_ms, ..Reading::default() };
        reading.read_all(&file)?;
        // A crash may have left an incomplete last line.
        file.set_len(reading.end).map_err(failed(&path))?;
        let Reading { loaded, positions, end, live, .. } = reading;
        let reserved_up_to = loaded.last_id;
        let mut log = Log { folder: folder.to_owned(), file, end, positions, reserved_up_to, _lock: lock };
        if end == 0 {
            log.append(&Record::Format(FORMAT));
        } else if end > 2 * live + (1 << 20) {
            log.compact(&loaded).map_err(failed(&path))?;
        }
        log.remove_orphaned_files(&loaded).map_err(failed(&files))?;
        Ok((log, loaded))
    }

    /// Writes the current records to a new log, which then replaces the old one.
    fn compact(&mut self, loaded: &LoadedState) -> std::io::Result<()> {
        let new_path = self.folder.join("log.new");
        drop(fs::remove_file(&new_path));
        let mut old = std::mem::replace(&mut self.file, open_log(&new_path)?);
        let positions = std::mem::take(&mut self.positions);
        self.end = 0;
        let mut records = vec![Record::Format(FORMAT), Record::Ids(loaded.last_id)];
        records.extend(loaded.users.values().map(|user| Record::User(Cow::Borrowed(user))));
        records.extend(loaded.guilds.values().map(|guild| Record::Guild(Cow::Borrowed(guild))));
        records.extend(loaded.channels.values().map(|channel| Record::Channel(Cow::Borrowed(channel))));
        records.push(Record::Commands(Cow::Borrowed(&loaded.commands)));
        records.extend(loaded.emojis.values().map(|emoji| Record::Emoji(Cow::Borrowed(emoji))));
        for record in &records {
            self.append_or_fail(record)?;
        }
        for (channel, positions) in positions {
            for (id, position) in positions {
                let position = self.append_or_fail(&super::read(&mut old, position)?)?;
                self.positions.entry(channel).or_default().insert(id, position);
            }
        }
        self.file.sync_all()?;
        fs::rename(new_path, self.folder.join("log"))
    }

    fn append_or_fail(&mut self, record: &Record<'_>) -> std::io::Result<Position> {
        self.append_at(record).ok_or_else(|| std::io::Error::other("could not write the compacted log"))
    }

    /// Removes files that belong to no message and no emoji.
    fn remove_orphaned_files(&self, loaded: &LoadedState) -> std::io::Result<()> {
        let in_use: HashSet<String> = loaded.files.keys().map(ToString::to_string).collect();
        for entry in fs::read_dir(self.folder.join("files"))? {
            let entry = entry?;
            if !in_use.contains(entry.file_name().to_string_lossy().as_ref()) {
                fs::remove_file(entry.path())?;
            }
        }
        Ok(())
    }
}

/// The state of reading a log from its first to its last line.
#[derive(Default)]
struct Reading {
    path: PathBuf,
    now_ms: u64,
    loaded: LoadedState,
    positions: HashMap<Id, BTreeMap<Id, Position>>,
    /// The attachments of each message, removed together with it.
    attachments: HashMap<Id, Vec<Id>>,
    end: u64,
    /// Bytes of the newest records of all messages.
    live: u64,
}

impl Reading {
    fn read_all(&mut self, file: &File) -> Result<(), PersistenceError> {
        let failed = |source| PersistenceError::File { path: self.path.clone(), source };
        let mut reader = BufReader::new(file);
        reader.rewind().map_err(failed)?;
        let (mut line, mut number) = (Vec::new(), 0);
        loop {
            line.clear();
            let length = reader.read_until(b'\n', &mut line);
            let length =
                length.map_err(|source| PersistenceError::File { path: self.path.clone(), source })? as u64;
            if line.last() != Some(&b'\n') {
                break;
            }
            number += 1;
            let damaged =
                |reason: String| PersistenceError::Damaged { path: self.path.clone(), line: number, reason };
            let record: Record<'_> =
                serde_json::from_slice(&line).map_err(|error| damaged(error.to_string()))?;
            if number == 1 && !matches!(record, Record::Format(FORMAT)) {
                return Err(damaged("unknown log format".into()));
            }
            let position = Position { offset: self.end, length };
            self.end += length;
            self.apply(record, position);
        }
        self.live = self.positions.values().flat_map(BTreeMap::values).map(|position| position.length).sum();
        Ok(())
    }

    fn apply(&mut self, record: Record<'_>, position: Position) {
        let loaded = &mut self.loaded;
        match record {
            Record::Format(_) => {}
            Record::Ids(last) => loaded.last_id = loaded.last_id.max(last),
            Record::User(user) => drop(loaded.users.insert(user.id, user.into_owned())),
            Record::Guild(guild) => drop(loaded.guilds.insert(guild.id, guild.into_owned())),
            Record::Channel(channel) => drop(loaded.channels.insert(channel.id, channel.into_owned())),
            Record::ChannelDeleted(id) => {
                loaded.channels.remove(&id);
                loaded.messages.remove(&id);
                for message in self.positions.remove(&id).into_iter().flat_map(BTreeMap::into_keys) {
                    self.remove_files(message);
                }
            }
            Record::Message(message) => self.message(message.into_owned(), position),
            Record::MessageDeleted(channel, id) => {
                loaded.messages.get_mut(&channel).and_then(|list| list.remove(&id));
                self.positions.get_mut(&channel).and_then(|positions| positions.remove(&id));
                self.remove_files(id);
            }
            Record::Commands(commands) => loaded.commands = commands.into_owned(),
            Record::Emoji(emoji) => {
                let file = stored_file(&self.path, emoji.id, emoji.file_name(), emoji.mime.clone());
                loaded.files.insert(emoji.id, file);
                loaded.emojis.insert(emoji.id, emoji.into_owned());
            }
            Record::EmojiDeleted(id) => {
                loaded.files.remove(&id);
                loaded.emojis.remove(&id);
            }
        }
    }

    fn message(&mut self, message: Message, position: Position) {
        let (channel, id) = (message.channel, message.id);
        self.remove_files(id);
        if message.only_for.is_some() && message.created_ms + EPHEMERAL_MS < self.now_ms {
            return;
        }
        let loaded = &mut self.loaded;
        for one in &message.attachments {
            let file = stored_file(&self.path, one.id, one.name.clone(), one.mime.clone());
            loaded.files.insert(one.id, file);
        }
        self.attachments.insert(id, message.attachments.iter().map(|one| one.id).collect());
        if message.only_for.is_none()
            && let Some(stored) = loaded.channels.get_mut(&channel)
        {
            stored.last_message = stored.last_message.max(Some(id));
        }
        self.positions.entry(channel).or_default().insert(id, position);
        let list = loaded.messages.entry(channel).or_default();
        list.insert(id, message);
        if list.len() > RESIDENT_MESSAGES {
            list.pop_first();
        }
    }

    /// Removes the files of a message from the index.
    fn remove_files(&mut self, message: Id) {
        for file in self.attachments.remove(&message).unwrap_or_default() {
            self.loaded.files.remove(&file);
        }
    }
}

/// A file in the folder of this log.
fn stored_file(log: &Path, id: Id, name: String, mime: String) -> StoredFile {
    StoredFile { name, mime, body: FileBody::Disk(log.with_file_name("files").join(id.to_string())) }
}

/// What people say in private is stored here: other users of the machine may not read it.
#[cfg(unix)]
fn keep_private(folder: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(folder, fs::Permissions::from_mode(0o700))
}

#[cfg(not(unix))]
fn keep_private(_folder: &Path) -> std::io::Result<()> {
    Ok(())
}
