//! A Discord-compatible server on loopback: REST and gateway for bots, a people's API for scripted users,
//! faults on demand. It knows nothing of games.
//!
//! ```
//! # #[tokio::main]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use discord_sim::{Config, Sim, client::Client};
//!
//! let sim = Sim::start(Config::default()).await?;
//! // Point any Discord library at `sim.origin()`, then let somebody speak:
//! let client = Client::new(sim.origin());
//! let ada = client.person("Ada", "en-US").await?;
//! let harbour = client.channel("harbour").await?;
//! ada.say(harbour, "Ahoy!").await?;
//! assert_eq!(ada.messages(harbour).await?[0].content, "Ahoy!");
//! sim.shutdown().await;
//! # Ok(())
//! # }
//! ```

mod app;
pub mod client;
mod clock;
mod config;
mod errors;
mod faults;
mod gateway;
mod hub;
mod ids;
mod interactions;
mod journal;
mod keep;
mod limits;
mod outcome;
mod page;
mod people;
mod pictures;
mod posting;
mod rest;
mod state;
mod validate;
mod world;

pub use app::Sim;
pub use config::{Config, DemoStep, StartError};
pub use faults::{Fault, Match};
pub use ids::Id;
pub use journal::{Entry, Latency};
pub use keep::KeepError;
pub use outcome::{AttachmentView, Author, Choice, Kind, Message, Modal, Outcome};
