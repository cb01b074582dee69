//! A Discord-compatible server on loopback, for tests and for playing without Discord.
//!
//! Bots connect with any Discord library, through the REST API and the gateway. Scripted users act through the
//! user API under `/sim`, or by hand on the page at `/`. Tests can inject faults and move the clock. The server
//! knows nothing of games.
//!
//! ```
//! # #[tokio::main]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use discord_sim::{Config, Sim, client::Client};
//!
//! let sim = Sim::start(Config::default()).await?;
//! // Point any Discord library at `sim.origin()`, then let a user write:
//! let client = Client::new(sim.origin());
//! let ada = client.create_user("Ada", "en-US").await?;
//! let harbour = client.channel("harbour").await?;
//! ada.say(harbour, "Ahoy!").await?;
//! assert_eq!(ada.messages(harbour).await?[0].content, "Ahoy!");
//! sim.shutdown().await;
//! # Ok(())
//! # }
//! ```
//!
//! # Modules
//!
//! Each module uses only modules of the groups above it or earlier modules of its own group, so there are no
//! import cycles. Only [`client`] and the items below are public.
//!
//! | group | modules |
//! | --- | --- |
//! | basics | `ids` (snowflakes), `clock` (time that tests can move), `image_size`, `data_uri`, `uploads`, `intents`, `faults`, `limits` (rate limits), `request_log`, `errors` (Discord's error responses) |
//! | data | `model` (users, guilds, channels, messages, commands and their JSON), `outcome` (what a user sees), `live_events`, `validate` (Discord's limits), `persistence` (the log on disk), `config` |
//! | state | `sessions` (gateway sessions), `interactions`, `state` (everything behind one lock, and the changes that REST and user API share), `app` (shared by all handlers) |
//! | interfaces | `gateway` (websocket of the bot), `rest` (REST API of the bot), `user_api` (`/sim`), `page` (web page), `client` (client of the user API), `server` (listener and router: [`Sim`]) |

mod app;
pub mod client;
mod clock;
mod config;
mod data_uri;
mod errors;
mod faults;
mod gateway;
mod ids;
mod image_size;
mod intents;
mod interactions;
mod limits;
mod live_events;
mod model;
mod origin_check;
mod outcome;
mod page;
mod persistence;
mod request_log;
mod rest;
mod server;
mod sessions;
mod state;
mod uploads;
mod user_api;
mod validate;

pub use config::{Card, CardText, Config, StartError, Step};
pub use faults::{Fault, Match};
pub use ids::Id;
pub use outcome::{AttachmentView, Author, AutocompleteChoice, Message, Modal, Outcome, OutcomeKind};
pub use persistence::PersistenceError;
pub use request_log::{Latency, LoggedRequest};
pub use server::Sim;
