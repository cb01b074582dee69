//! Tells whether a path still leads to the same file.

use std::io::ErrorKind;
use std::path::Path;

use crate::StoreError;

/// The device and the number of a file; where the platform has none, all files are the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FileIdentity(u64, u64);

impl FileIdentity {
    /// Fails with [`StoreError::Replaced`] if there is no file.
    pub(crate) fn of(path: &Path) -> Result<FileIdentity, StoreError> {
        match std::fs::metadata(path) {
            Ok(metadata) => Ok(identity(&metadata)),
            Err(error) if error.kind() == ErrorKind::NotFound => Err(StoreError::Replaced(path.to_owned())),
            Err(source) => Err(StoreError::File { path: path.to_owned(), source }),
        }
    }
}

#[cfg(unix)]
fn identity(metadata: &std::fs::Metadata) -> FileIdentity {
    use std::os::unix::fs::MetadataExt;
    FileIdentity(metadata.dev(), metadata.ino())
}

#[cfg(not(unix))]
fn identity(_metadata: &std::fs::Metadata) -> FileIdentity {
    FileIdentity(0, 0)
}
