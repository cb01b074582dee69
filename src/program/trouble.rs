//! What ends the program: one clear sentence on the error stream, exit code 2, nothing changed.

use std::process::ExitCode;

/// A sentence that says what is wrong and what to do.
#[derive(Debug)]
pub struct Trouble(String);

impl Trouble {
    pub fn new(sentence: impl Into<String>) -> Trouble {
        Trouble(sentence.into())
    }

    pub fn report(self) -> ExitCode {
        eprintln!("archipel: {}", self.0);
        ExitCode::from(2)
    }
}

macro_rules! trouble_from {
    ($($error:ty),+) => {$(
        impl From<$error> for Trouble {
            fn from(error: $error) -> Trouble {
                Trouble(error.to_string())
            }
        }
    )+};
}

trouble_from!(
    archipel_store::StoreError,
    archipel_bot::StartError,
    archipel_rules::UnknownGame,
    archipel_rules::SetupError,
    discord_sim::StartError
);

/// Only the first line: what is wrong. The rest is the usage, which `--help` shows.
impl From<clap::Error> for Trouble {
    fn from(error: clap::Error) -> Trouble {
        let text = error.to_string();
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let first = lines.next().unwrap_or_default().trim_start_matches("error: ").to_owned();
        // A missing argument is named on the lines that follow.
        let named: Vec<&str> = if first.ends_with(':') {
            lines.take_while(|line| !line.starts_with("Usage")).collect()
        } else {
            Vec::new()
        };
        Trouble(format!("{first} {}", named.join(", ")).trim_end().to_owned() + "; see archipel --help")
    }
}
