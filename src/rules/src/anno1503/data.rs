//! Component data of Anno 1503, from `assets/games/anno1503.json`.

use crate::DataError;

pub fn install(_json: &str) -> Result<(), DataError> {
    todo!()
}
