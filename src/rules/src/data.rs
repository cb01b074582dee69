//! Component data: the parts that the data files of all games share.

use std::fmt::Debug;

/// Why a data file cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DataError {
    #[error("it cannot be read: {0}")]
    Unreadable(String),
    #[error("it breaks the rule \"{rule}\": {found}")]
    Broken { rule: &'static str, found: String },
    #[error("different data are already in use")]
    TooLate,
}

/// Fails with the rule and the value found, unless the rule holds.
pub(crate) fn require(holds: bool, rule: &'static str, found: impl Debug) -> Result<(), DataError> {
    if holds { Ok(()) } else { Err(broken(rule, found)) }
}

pub(crate) fn broken(rule: &'static str, found: impl Debug) -> DataError {
    DataError::Broken { rule, found: format!("{found:?}") }
}

pub(crate) fn equal<T: PartialEq + Debug>(
    found: &T,
    expected: &T,
    rule: &'static str,
) -> Result<(), DataError> {
    require(found == expected, rule, found)
}

/// Changes one value of a built-in file and returns the check's result.
#[cfg(test)]
pub(crate) fn changed<T>(
    built_in: &str,
    pointer: &str,
    value: serde_json::Value,
    examine: impl Fn(&str) -> Result<T, DataError>,
) -> Result<T, DataError> {
    let mut file: serde_json::Value = serde_json::from_str(built_in).unwrap();
    *file.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer}")) = value;
    examine(&file.to_string())
}

/// The constraint that this change violates.
#[cfg(test)]
pub(crate) fn rule_of<T: Debug>(changed: Result<T, DataError>) -> &'static str {
    match changed {
        Err(DataError::Broken { rule, .. }) => rule,
        other => panic!("{other:?}"),
    }
}
