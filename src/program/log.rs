//! Logging to standard error, as text or JSON. The bot token is removed from every line.

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;

use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::MakeWriter;

use super::settings::LogFormat;
use super::{CliError, Settings};

/// At finer levels, these crates log frames and headers that contain the token in unrecognisable forms.
const QUIET_CRATES: [&str; 6] = [
    "tungstenite=warn",
    "tokio_tungstenite=warn",
    "hyper=warn",
    "hyper_util=warn",
    "rustls=warn",
    "reqwest=warn",
];

pub fn start(settings: &Settings) -> Result<(), CliError> {
    let mut filter = EnvFilter::try_new(&settings.log).map_err(|error| {
        CliError::new(format!("RUST_LOG is not a valid filter ({error}); try RUST_LOG=info"))
    })?;
    for directive in QUIET_CRATES {
        if let Ok(directive) = directive.parse() {
            filter = filter.add_directive(directive);
        }
    }
    let writer = RedactingWriter { secret: settings.token().map(Into::into) };
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(io::stderr().is_terminal())
        .with_writer(writer.clone());
    match settings.log_format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().flatten_event(true).init(),
    }
    // Panics are logged, so that they are redacted and formatted like any other line.
    std::panic::set_hook(Box::new(move |panic| {
        tracing::error!(panic = %writer.redact(&panic.to_string()), "panic");
    }));
    Ok(())
}

/// Writes to standard error and replaces the secret.
#[derive(Clone, Debug)]
struct RedactingWriter {
    secret: Option<Arc<str>>,
}

impl RedactingWriter {
    fn redact(&self, text: &str) -> String {
        match self.secret.as_deref().filter(|secret| !secret.is_empty()) {
            Some(secret) => text.replace(secret, "(secret)"),
            None => text.to_owned(),
        }
    }
}

/// The subscriber writes whole lines, so the secret is never split between two calls.
impl Write for RedactingWriter {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(line);
        io::stderr().write_all(self.redact(&text).as_bytes())?;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stderr().flush()
    }
}

impl MakeWriter<'_> for RedactingWriter {
    type Writer = RedactingWriter;
    fn make_writer(&self) -> RedactingWriter {
        self.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_secret_is_replaced() {
        let writer = RedactingWriter { secret: Some("abc.def".into()) };
        assert_eq!(writer.redact("Bot abc.def and abc.def"), "Bot (secret) and (secret)");
        assert_eq!(RedactingWriter { secret: None }.redact("Bot abc.def"), "Bot abc.def");
    }
}
