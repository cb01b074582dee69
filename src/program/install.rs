//! What an operator gives: component data in place of the built-in ones, a font for more scripts.

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

/// Lends a font for names in scripts that the bundled ones do not know.
pub fn font(file: Option<&Path>) -> Result<(), Trouble> {
    let Some(file) = file else { return Ok(()) };
    let trouble = |error: &dyn std::fmt::Display| {
        Trouble::new(format!(
            "ARCHIPEL_FONT: {} cannot be used: {error}; name a .ttf, .otf or .ttc file or unset the variable",
            file.display()
        ))
    };
    let bytes = std::fs::read(file).map_err(|error| trouble(&error))?;
    archipel_render::text::lend(bytes).map_err(|error| trouble(&error))
}
