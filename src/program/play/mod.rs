//! `archipel play`: the local table in a terminal. Messages are printed, buttons have numbers, commands are typed.

mod completion;
mod input;
mod screen;
mod session;
mod terminal_image;

use std::io::{BufRead, IsTerminal};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::ExitCode;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use super::local_table::{self, LocalTable};
use super::serve::{runtime, shutdown_signal};
use super::{CliError, Settings, log};
use session::Session;

/// How long the bot may take to connect.
const BOT_TIMEOUT: Duration = Duration::from_secs(30);

pub fn run(settings: &Settings) -> Result<ExitCode, CliError> {
    // Log lines would disturb the screen, so they are off unless asked for.
    if std::env::var_os("RUST_LOG").is_some() {
        log::start(settings)?;
    }
    runtime()?.block_on(async {
        let table = LocalTable::open(settings, SocketAddr::from((Ipv4Addr::LOCALHOST, 0))).await?;
        let client = table.sim.client();
        let pictures = local_table::folder(settings)?.join("pictures");
        let (quit, quitting) = oneshot::channel::<()>();
        let stop = async move {
            tokio::select! {
                () = shutdown_signal() => {}
                _ = quitting => {}
            }
        };
        let mut bot = tokio::spawn(table.serve(|| {}, stop));
        tokio::select! {
            played = play(client, pictures) => {
                played.map_err(|error| CliError::new(error.to_string()))?;
                // If nothing receives this, the bot has already stopped.
                let _ = quit.send(());
            }
            ended = &mut bot => {
                ended.map_err(|error| CliError::new(error.to_string()))??;
                return Ok(ExitCode::SUCCESS);
            }
        }
        bot.await.map_err(|error| CliError::new(error.to_string()))??;
        Ok(ExitCode::SUCCESS)
    })
}

async fn play(
    client: discord_sim::client::Client,
    pictures: std::path::PathBuf,
) -> Result<(), discord_sim::client::ClientError> {
    client.wait_for_bot(BOT_TIMEOUT).await?;
    let mut session = Session::new(client, pictures).await?;
    let mut lines = stdin_lines();
    session.greet().await?;
    loop {
        tokio::select! {
            line = lines.recv() => match line.as_deref().map(str::trim) {
                None | Some("quit") => return Ok(()),
                Some(line) => session.handle_line(line).await?,
            },
            changed = session.changed() => {
                changed?;
                session.refresh().await?;
            }
        }
    }
}

/// Lines from standard input, read on a separate thread because reading blocks.
fn stdin_lines() -> mpsc::Receiver<String> {
    let (sender, receiver) = mpsc::channel(1);
    std::thread::spawn(move || {
        for line in std::io::stdin().lock().lines().map_while(Result::ok) {
            if sender.blocking_send(line).is_err() {
                break;
            }
        }
    });
    receiver
}

/// Whether the output goes to a terminal.
fn at_terminal() -> bool {
    std::io::stdout().is_terminal()
}
