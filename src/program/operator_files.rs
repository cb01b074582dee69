//! Files that an operator may supply: component data that replaces the built-in data, and a fallback font.

use std::path::Path;

use archipel_rules::GameId;

use super::CliError;

/// Loads `<game>.json` from the folder for each game that has such a file.
pub fn load_game_data(folder: Option<&Path>) -> Result<(), CliError> {
    let Some(folder) = folder else { return Ok(()) };
    if !folder.is_dir() {
        return Err(CliError::new(format!(
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
            .map_err(|error| CliError::new(format!("{} cannot be read: {error}", file.display())))?;
        game.install_data(&text).map_err(|error| {
            CliError::new(format!("{} cannot be used: {error}; correct or remove it", file.display()))
        })?;
    }
    Ok(())
}

/// Loads a font for names in scripts that the bundled fonts do not cover.
pub fn load_font(file: Option<&Path>) -> Result<(), CliError> {
    let Some(file) = file else { return Ok(()) };
    let unusable = |error: &dyn std::fmt::Display| {
        CliError::new(format!(
            "ARCHIPEL_FONT: {} cannot be used: {error}; set it to a .ttf, .otf or .ttc file, or unset it",
            file.display()
        ))
    };
    let bytes = std::fs::read(file).map_err(|error| unusable(&error))?;
    archipel_render::text::install_fallback_font(bytes).map_err(|error| unusable(&error))
}
