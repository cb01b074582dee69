//! Starts a server to use by hand: `cargo run -p discord-sim --example serve -- 127.0.0.1:8500`, then open that address.

use discord_sim::{Config, Sim, StartError};

#[tokio::main]
async fn main() -> Result<(), StartError> {
    let given = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let config = Config::default();
    let sim = Sim::start(Config { addr: given.unwrap_or(config.addr), ..config }).await?;
    println!("{} (any bot token will do; Ctrl+C stops)", sim.origin());
    if tokio::signal::ctrl_c().await.is_err() {
        eprintln!("cannot wait for Ctrl+C, stopping");
    }
    sim.shutdown().await;
    Ok(())
}
