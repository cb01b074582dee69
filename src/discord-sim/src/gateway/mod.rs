//! The gateway websocket: one connection per bot shard. Its sessions live in `crate::sessions`.

mod frames;
mod socket;

pub use frames::Compression;
pub use socket::{GatewayQuery, serve};
