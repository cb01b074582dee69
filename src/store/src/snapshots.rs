//! Snapshots: the latest state of each game, so that opening it needs no replay.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;

use crate::connection::Tx;
use crate::entries::read_number;
use crate::{GameNumber, Store, StoreError, sql};

/// The state of a game after entry `n`.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    pub n: u32,
    /// The version of the rules that wrote it.
    pub rules: String,
    /// JSON, for `GameId::decode_position`.
    pub state: Vec<u8>,
}

impl Store {
    /// The latest snapshot of a game; `None`: it was never started.
    pub async fn snapshot(&self, number: GameNumber) -> Result<Option<Snapshot>, StoreError> {
        let row: Option<(i64, String, Vec<u8>)> =
            sqlx::query_as(sql::SNAPSHOT).bind(number).fetch_optional(self.readers()).await?;
        row.map(|(n, rules, state)| Ok(Snapshot { n: read_number(n)?, rules, state: decompress(&state)? }))
            .transpose()
    }
}

/// Compresses and writes the state after entry `n`.
pub(crate) async fn put(
    tx: &mut Tx,
    number: GameNumber,
    n: u32,
    rules: &str,
    state: &[u8],
) -> Result<(), StoreError> {
    put_compressed(tx, number, n, rules, compress(state)?).await
}

pub(crate) async fn put_compressed(
    tx: &mut Tx,
    number: GameNumber,
    n: u32,
    rules: &str,
    state: Vec<u8>,
) -> Result<(), StoreError> {
    sqlx::query(sql::PUT_SNAPSHOT)
        .bind(number)
        .bind(i64::from(n))
        .bind(rules)
        .bind(state)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

pub(crate) fn compress(state: &[u8]) -> Result<Vec<u8>, StoreError> {
    let unwritable =
        |error: std::io::Error| StoreError::Unreadable { what: "a state", reason: error.to_string() };
    let mut encoder = ZlibEncoder::new(Vec::with_capacity(state.len() / 4), Compression::fast());
    encoder.write_all(state).map_err(unwritable)?;
    encoder.finish().map_err(unwritable)
}

fn decompress(bytes: &[u8]) -> Result<Vec<u8>, StoreError> {
    let mut state = Vec::with_capacity(bytes.len() * 8);
    ZlibDecoder::new(bytes)
        .read_to_end(&mut state)
        .map_err(|error| StoreError::Unreadable { what: "a state", reason: error.to_string() })?;
    Ok(state)
}
