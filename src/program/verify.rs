//! `archipel verify`: replays records and compares the results.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use archipel_rules::{Record, Table};

use super::CliError;

/// Prints one line per record: `ok`, or the first difference. Exit code 1 on any difference.
pub fn run(files: &[PathBuf]) -> Result<ExitCode, CliError> {
    let records =
        files.iter().map(|file| read(file).map(|record| (file, record))).collect::<Result<Vec<_>, _>>()?;
    let mut all_ok = true;
    for (file, record) in records {
        match Table::replay(record) {
            Ok(_) => println!("{}: ok", file.display()),
            Err(difference) => {
                all_ok = false;
                println!("{}: {difference}", file.display());
            }
        }
    }
    Ok(if all_ok { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Reads a record from a file.
pub fn read(file: &Path) -> Result<Record, CliError> {
    let invalid = |reason: String| {
        CliError::new(format!("{} is not a record: {reason}; export it again", file.display()))
    };
    let text = std::fs::read_to_string(file).map_err(|error| invalid(error.to_string()))?;
    serde_json::from_str(&text).map_err(|error| invalid(error.to_string()))
}
