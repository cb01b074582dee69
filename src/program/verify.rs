//! `archipel verify`: replays records.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use archipel_rules::{Record, Table};

use super::Trouble;

/// One line each: `ok`, or the first difference. Exit code 1 on any difference.
pub fn run(files: &[PathBuf]) -> Result<ExitCode, Trouble> {
    let records =
        files.iter().map(|file| read(file).map(|record| (file, record))).collect::<Result<Vec<_>, _>>()?;
    let mut all_good = true;
    for (file, record) in records {
        match Table::replay(record) {
            Ok(_) => println!("{}: ok", file.display()),
            Err(difference) => {
                all_good = false;
                println!("{}: {difference}", file.display());
            }
        }
    }
    Ok(if all_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// A record from a file.
pub fn read(file: &Path) -> Result<Record, Trouble> {
    let trouble = |reason: String| {
        Trouble::new(format!("{} is not a record: {reason}; export it anew", file.display()))
    };
    let text = std::fs::read_to_string(file).map_err(|error| trouble(error.to_string()))?;
    serde_json::from_str(&text).map_err(|error| trouble(error.to_string()))
}
