//! The same bot in a bare terminal: messages are printed, buttons have numbers, commands are typed.

mod line;
mod picture;
mod screen;
mod seat;
mod suggest;

use std::io::{BufRead, IsTerminal};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::ExitCode;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use super::serve::{runtime, stopped};
use super::table::{self, Table};
use super::{Settings, Trouble, log};
use seat::Seat;

/// How long the bot may take to come to the table.
const PATIENCE: Duration = Duration::from_secs(30);

pub fn run(settings: &Settings) -> Result<ExitCode, Trouble> {
    // The screen belongs to the table; whoever wants a log as well asks for it.
    if std::env::var_os("RUST_LOG").is_some() {
        log::start(settings)?;
    }
    runtime()?.block_on(async {
        let table = Table::open(settings, SocketAddr::from((Ipv4Addr::LOCALHOST, 0))).await?;
        let client = table.sim.client();
        let pictures = table::folder(settings)?.join("pictures");
        let (leave, left) = oneshot::channel::<()>();
        let stop = async move {
            tokio::select! {
                () = stopped() => {}
                _ = left => {}
            }
        };
        let mut bot = tokio::spawn(table.serve(|| {}, stop));
        tokio::select! {
            played = play(client, pictures) => {
                played.map_err(|error| Trouble::new(error.to_string()))?;
                // Whoever listens no more has stopped already.
                let _ = leave.send(());
            }
            ended = &mut bot => {
                ended.map_err(|error| Trouble::new(error.to_string()))??;
                return Ok(ExitCode::SUCCESS);
            }
        }
        bot.await.map_err(|error| Trouble::new(error.to_string()))??;
        Ok(ExitCode::SUCCESS)
    })
}

async fn play(
    client: discord_sim::client::Client,
    pictures: std::path::PathBuf,
) -> Result<(), discord_sim::client::ClientError> {
    client.wait_for_bot(PATIENCE).await?;
    let mut seat = Seat::take(client, pictures).await?;
    let mut lines = typed();
    seat.greet().await?;
    loop {
        tokio::select! {
            line = lines.recv() => match line.as_deref().map(str::trim) {
                None | Some("quit") => return Ok(()),
                Some(line) => seat.obey(line).await?,
            },
            changed = seat.changed() => {
                changed?;
                seat.refresh().await?;
            }
        }
    }
}

/// The lines that come in, read in a thread of their own: waiting for the keyboard must not stop the rest.
fn typed() -> mpsc::Receiver<String> {
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

/// Whether a person sits before the screen.
fn at_terminal() -> bool {
    std::io::stdout().is_terminal()
}
