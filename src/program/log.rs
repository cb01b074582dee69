//! The log: lines of text or of JSON on the error stream, in which the token never stands, whoever wrote the line.

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;

use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::MakeWriter;

use super::settings::LogFormat;
use super::{Settings, Trouble};

/// What these say at their finest holds frames and headers, and so the token in forms that cannot be recognised.
const DISCREET: [&str; 6] = [
    "tungstenite=warn",
    "tokio_tungstenite=warn",
    "hyper=warn",
    "hyper_util=warn",
    "rustls=warn",
    "reqwest=warn",
];

pub fn start(settings: &Settings) -> Result<(), Trouble> {
    let mut filter = EnvFilter::try_new(&settings.log)
        .map_err(|error| Trouble::new(format!("RUST_LOG cannot be read ({error}); try RUST_LOG=info")))?;
    for directive in DISCREET {
        if let Ok(directive) = directive.parse() {
            filter = filter.add_directive(directive);
        }
    }
    let writer = Discreet { secret: settings.token().map(Into::into) };
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(io::stderr().is_terminal())
        .with_writer(writer.clone());
    match settings.log_format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().flatten_event(true).init(),
    }
    // A panic is a line of the log like any other.
    std::panic::set_hook(Box::new(move |panic| {
        tracing::error!(panic = %writer.cleaned(&panic.to_string()), "a part of the program broke off");
    }));
    Ok(())
}

/// Writes to the error stream, without the secret.
#[derive(Clone, Debug)]
struct Discreet {
    secret: Option<Arc<str>>,
}

impl Discreet {
    fn cleaned(&self, text: &str) -> String {
        match self.secret.as_deref().filter(|secret| !secret.is_empty()) {
            Some(secret) => text.replace(secret, "(secret)"),
            None => text.to_owned(),
        }
    }
}

/// The subscriber hands over whole lines.
impl Write for Discreet {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(line);
        io::stderr().write_all(self.cleaned(&text).as_bytes())?;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stderr().flush()
    }
}

impl MakeWriter<'_> for Discreet {
    type Writer = Discreet;
    fn make_writer(&self) -> Discreet {
        self.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_secret_is_in_no_line() {
        let writer = Discreet { secret: Some("abc.def".into()) };
        assert_eq!(writer.cleaned("Bot abc.def and abc.def"), "Bot (secret) and (secret)");
        assert_eq!(Discreet { secret: None }.cleaned("Bot abc.def"), "Bot abc.def");
    }
}
