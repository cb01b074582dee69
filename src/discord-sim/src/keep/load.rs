//! Reading the folder at the start.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Seek};
use std::path::{Path, PathBuf};

use super::record::{FORMAT, Record};
use super::resting::RESIDENT;
use super::{Keep, KeepError, Spot, open_log};
use crate::ids::Id;
use crate::world::{Channel, Command, File as Attached, FileBody, Guild, Message, User};

/// Private replies are forgotten after an hour, at the next start. Discord forgets them with the reader's page.
const PRIVATE_MS: u64 = 3_600_000;

/// Everything that the log told, but for messages that rest in it.
#[derive(Debug, Default)]
pub struct Kept {
    pub users: BTreeMap<Id, User>,
    pub guilds: BTreeMap<Id, Guild>,
    pub channels: BTreeMap<Id, Channel>,
    pub messages: HashMap<Id, BTreeMap<Id, Message>>,
    pub files: HashMap<Id, Attached>,
    pub commands: Vec<Command>,
    /// The highest id that may have been given.
    pub last_id: u64,
}

impl Keep {
    /// Opens the folder, or makes it, and reads what is in it.
    pub fn open(folder: &Path, now_ms: u64) -> Result<(Keep, Kept), KeepError> {
        let failed = |path: &Path| {
            let path = path.to_owned();
            move |source| KeepError::File { path, source }
        };
        let files = folder.join("files");
        fs::create_dir_all(&files).map_err(failed(&files))?;
        let lock_path = folder.join("lock");
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false);
        let lock = options.open(&lock_path).map_err(failed(&lock_path))?;
        lock.try_lock().map_err(|_| KeepError::InUse(folder.to_owned()))?;
        let path = folder.join("log");
        let log = open_log(&path).map_err(failed(&path))?;
        let mut reading = Reading { path: path.clone(), now_ms, ..Reading::default() };
        reading.all(&log)?;
        // What follows the last whole line was torn.
        log.set_len(reading.end).map_err(failed(&path))?;
        let Reading { kept, spots, end, live, .. } = reading;
        let spoken_for = kept.last_id;
        let mut keep = Keep { folder: folder.to_owned(), log, end, spots, spoken_for, _lock: lock };
        if end == 0 {
            keep.write(&Record::Format(FORMAT));
        } else if end > 2 * live + (1 << 20) {
            keep.write_anew(&kept).map_err(failed(&path))?;
        }
        keep.sweep(&kept).map_err(failed(&files))?;
        Ok((keep, kept))
    }

    /// Copies what counts into a new log, which then takes the place of the old one.
    fn write_anew(&mut self, kept: &Kept) -> std::io::Result<()> {
        let fresh_path = self.folder.join("log.new");
        drop(fs::remove_file(&fresh_path));
        let mut old = std::mem::replace(&mut self.log, open_log(&fresh_path)?);
        let spots = std::mem::take(&mut self.spots);
        self.end = 0;
        let mut records = vec![Record::Format(FORMAT), Record::Ids(kept.last_id)];
        records.extend(kept.users.values().map(|user| Record::User(Cow::Borrowed(user))));
        records.extend(kept.guilds.values().map(|guild| Record::Guild(Cow::Borrowed(guild))));
        records.extend(kept.channels.values().map(|place| Record::Channel(Cow::Borrowed(place))));
        records.push(Record::Commands(Cow::Borrowed(&kept.commands)));
        for record in &records {
            self.must_write(record)?;
        }
        for (channel, spots) in spots {
            for (id, spot) in spots {
                let spot = self.must_write(&super::read(&mut old, spot)?)?;
                self.spots.entry(channel).or_default().insert(id, spot);
            }
        }
        self.log.sync_all()?;
        fs::rename(fresh_path, self.folder.join("log"))
    }

    fn must_write(&mut self, record: &Record<'_>) -> std::io::Result<Spot> {
        self.write(record).ok_or_else(|| std::io::Error::other("a new log cannot be written"))
    }

    /// Removes files whose message is gone.
    fn sweep(&self, kept: &Kept) -> std::io::Result<()> {
        let known: HashSet<String> = kept.files.keys().map(ToString::to_string).collect();
        for entry in fs::read_dir(self.folder.join("files"))? {
            let entry = entry?;
            if !known.contains(entry.file_name().to_string_lossy().as_ref()) {
                fs::remove_file(entry.path())?;
            }
        }
        Ok(())
    }
}

#[derive(Default)]
struct Reading {
    path: PathBuf,
    now_ms: u64,
    kept: Kept,
    spots: HashMap<Id, BTreeMap<Id, Spot>>,
    /// The attachments of each message, to be forgotten with it.
    hanging: HashMap<Id, Vec<Id>>,
    end: u64,
    /// Bytes of messages that count.
    live: u64,
}

impl Reading {
    fn all(&mut self, log: &File) -> Result<(), KeepError> {
        let failed = |source| KeepError::File { path: self.path.clone(), source };
        let mut reader = BufReader::new(log);
        reader.rewind().map_err(failed)?;
        let (mut line, mut number) = (Vec::new(), 0);
        loop {
            line.clear();
            let length = reader.read_until(b'\n', &mut line);
            let length = length.map_err(|source| KeepError::File { path: self.path.clone(), source })? as u64;
            if line.last() != Some(&b'\n') {
                break;
            }
            number += 1;
            let damaged =
                |reason: String| KeepError::Damaged { path: self.path.clone(), line: number, reason };
            let record: Record<'_> =
                serde_json::from_slice(&line).map_err(|error| damaged(error.to_string()))?;
            if number == 1 && !matches!(record, Record::Format(FORMAT)) {
                return Err(damaged("this program does not know the format".into()));
            }
            let spot = Spot { at: self.end, length };
            self.end += length;
            self.take(record, spot);
        }
        self.live = self.spots.values().flat_map(BTreeMap::values).map(|spot| spot.length).sum();
        Ok(())
    }

    fn take(&mut self, record: Record<'_>, spot: Spot) {
        let kept = &mut self.kept;
        match record {
            Record::Format(_) => {}
            Record::Ids(last) => kept.last_id = kept.last_id.max(last),
            Record::User(user) => drop(kept.users.insert(user.id, user.into_owned())),
            Record::Guild(guild) => drop(kept.guilds.insert(guild.id, guild.into_owned())),
            Record::Channel(channel) => drop(kept.channels.insert(channel.id, channel.into_owned())),
            Record::ChannelGone(id) => {
                kept.channels.remove(&id);
                kept.messages.remove(&id);
                for message in self.spots.remove(&id).into_iter().flat_map(BTreeMap::into_keys) {
                    self.let_go(message);
                }
            }
            Record::Message(message) => self.message(message.into_owned(), spot),
            Record::MessageGone(channel, id) => {
                kept.messages.get_mut(&channel).and_then(|list| list.remove(&id));
                self.spots.get_mut(&channel).and_then(|spots| spots.remove(&id));
                self.let_go(id);
            }
            Record::Commands(commands) => kept.commands = commands.into_owned(),
        }
    }

    fn message(&mut self, message: Message, spot: Spot) {
        let (channel, id) = (message.channel, message.id);
        self.let_go(id);
        if message.only_for.is_some() && message.created_ms + PRIVATE_MS < self.now_ms {
            return;
        }
        let kept = &mut self.kept;
        for one in &message.attachments {
            let body = FileBody::Disk(self.path.with_file_name("files").join(one.id.to_string()));
            let file = Attached { name: one.name.clone(), mime: one.mime.clone(), body };
            kept.files.insert(one.id, file);
        }
        self.hanging.insert(id, message.attachments.iter().map(|one| one.id).collect());
        if message.only_for.is_none()
            && let Some(place) = kept.channels.get_mut(&channel)
        {
            place.last_message = place.last_message.max(Some(id));
        }
        self.spots.entry(channel).or_default().insert(id, spot);
        let list = kept.messages.entry(channel).or_default();
        list.insert(id, message);
        if list.len() > RESIDENT {
            list.pop_first();
        }
    }

    /// Forgets the files of a message.
    fn let_go(&mut self, message: Id) {
        for file in self.hanging.remove(&message).unwrap_or_default() {
            self.kept.files.remove(&file);
        }
    }
}
