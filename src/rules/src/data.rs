//! Component data: what is common to the data files of all games.

/// Why a data file cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DataError {
    #[error("it cannot be read: {0}")]
    Unreadable(String),
    #[error("it breaks the rule \"{rule}\": {found}")]
    Broken { rule: &'static str, found: String },
    #[error("other data are in use already")]
    TooLate,
}
