//! Fatal errors of the program: one sentence on standard error, exit code 2.

use std::process::ExitCode;

/// A sentence that says what is wrong and how to fix it.
#[derive(Debug)]
pub struct CliError(String);

impl CliError {
    pub fn new(sentence: impl Into<String>) -> CliError {
        CliError(sentence.into())
    }

    pub fn report(self) -> ExitCode {
        eprintln!("archipel: {}", self.0);
        ExitCode::from(2)
    }
}

macro_rules! from_error {
    ($($error:ty),+) => {$(
        impl From<$error> for CliError {
            fn from(error: $error) -> CliError {
                CliError(error.to_string())
            }
        }
    )+};
}

from_error!(
    archipel_store::StoreError,
    archipel_bot::StartError,
    archipel_rules::UnknownGame,
    archipel_rules::SetupError
);

/// In the words of the command line.
impl From<discord_sim::StartError> for CliError {
    fn from(error: discord_sim::StartError) -> CliError {
        match error {
            discord_sim::StartError::NotLoopback(addr) => CliError(format!(
                "other machines can reach {addr}, and the local table has no passwords: choose a loopback address with \
                 --table-addr, or say with --table-open which names other machines use, for instance \
                 --table-open 192.168.1.5"
            )),
            other => CliError(other.to_string()),
        }
    }
}

/// Keeps only the first line, which says what is wrong. `--help` shows the rest.
impl From<clap::Error> for CliError {
    fn from(error: clap::Error) -> CliError {
        let text = error.to_string();
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let first = lines.next().unwrap_or_default().trim_start_matches("error: ").to_owned();
        // Missing arguments are named on the lines that follow.
        let named: Vec<&str> = if first.ends_with(':') {
            lines.take_while(|line| !line.starts_with("Usage")).collect()
        } else {
            Vec::new()
        };
        CliError(format!("{first} {}", named.join(", ")).trim_end().to_owned() + "; see archipel --help")
    }
}
