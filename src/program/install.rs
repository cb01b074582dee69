//! An operator's component data in place of the built-in ones.

use std::path::Path;

use archipel_rules::GameId;

use super::Trouble;

/// Reads `<game>.json` for every game from the folder, where it is there.
pub fn data(folder: Option<&Path>) -> Result<(), Trouble> {
    let Some(folder) = folder else { return Ok(()) };
    if !folder.is_dir() {
        return Err(Trouble::new(format!(
            "ARCHIPEL_GAMES_DIR: {} is not a folder; create it or unset the variable",
            folder.display()
        )));
    }
    for game in GameId::ALL {
        let file = folder.join(format!("{game}.json"));
        if !file.exists() {
            continue;
        }
        let text = std::fs::read_to_string(&file)
            .map_err(|error| Trouble::new(format!("{} cannot be read: {error}", file.display())))?;
        game.install_data(&text).map_err(|error| {
            Trouble::new(format!("{} cannot be used: {error}; correct it or take it away", file.display()))
        })?;
    }
    Ok(())
}
