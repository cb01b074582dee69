//! The command line: its commands, one file each, and the settings that they share.

mod error;
mod first_screen;
mod gallery;
mod local_table;
mod log;
mod operator_commands;
mod operator_files;
mod play;
mod render;
mod serve;
mod settings;
mod simulate;
mod tournament;
mod verify;
mod words;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

pub use error::CliError;
pub use settings::Settings;

/// Archipel hosts island-building board games by post, in Discord or at a local table.
#[derive(Parser, Debug)]
#[command(name = "archipel", version, about, max_term_width = 120)]
pub struct Cli {
    #[command(flatten)]
    settings: Settings,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Joins Discord if a token is set, otherwise opens the local table (the default command)
    Run,
    /// Opens the local table, even if a token is set
    Table,
    /// Opens the local table in this terminal, without a browser
    Play,
    /// Plays random games and prints statistics as JSON
    Simulate(simulate::Simulate),
    /// Lets computer players play against each other and prints their results
    Tournament(tournament::TournamentArgs),
    /// Replays records and prints one line for each: `ok`, or the first difference
    Verify {
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Draws a picture or an animation of a recorded game and prints its alt text
    Render(render::Render),
    /// Writes an HTML page with every kind of picture of every game
    Gallery(gallery::Gallery),
    /// Checks the texts of a language, or prints samples of them to read aloud
    #[command(subcommand)]
    Words(words::Words),
    /// Prints the record of a game as JSON
    Export {
        #[arg(long)]
        game_number: u64,
    },
    /// Checks token, database, data files, pictures and clock, and prints what to fix
    Doctor,
    /// Registers the slash commands with Discord (also done at every start)
    Register,
    /// Copies the database to a file; works while the bot is running
    Backup { file: PathBuf },
}

pub fn run(cli: Cli) -> Result<ExitCode, CliError> {
    operator_files::load_game_data(cli.settings.games_dir.as_deref())?;
    operator_files::load_font(cli.settings.font.as_deref())?;
    let settings = &cli.settings;
    match cli.command.unwrap_or(Command::Run) {
        Command::Run if settings.token.is_some() => serve::discord(settings),
        Command::Run | Command::Table => serve::table(settings),
        Command::Play => play::run(settings),
        Command::Simulate(simulate) => simulate.run(),
        Command::Tournament(tournament) => tournament.run(),
        Command::Verify { files } => verify::run(&files),
        Command::Render(render) => render.run(),
        Command::Gallery(gallery) => gallery.run(),
        Command::Words(words) => words.run(),
        Command::Export { game_number } => operator_commands::export(settings, game_number),
        Command::Doctor => operator_commands::doctor(settings),
        Command::Register => operator_commands::register(settings),
        Command::Backup { file } => operator_commands::backup(settings, &file),
    }
}
