//! What the program can do, one file per command.

mod gallery;
mod install;
mod log;
mod operate;
mod picture;
mod play;
mod serve;
mod settings;
mod simulate;
mod table;
mod tournament;
mod trouble;
mod verify;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

pub use settings::Settings;
pub use trouble::Trouble;

/// Archipel hosts island-building board games by post, in Discord or at a local table.
#[derive(Parser, Debug)]
#[command(name = "archipel", version, about, max_term_width = 120)]
pub struct Cli {
    #[command(flatten)]
    settings: Settings,
    #[command(subcommand)]
    task: Option<Task>,
}

#[derive(Subcommand, Debug)]
enum Task {
    /// Joins Discord if a token is set, else opens the local table (this is what happens without a command)
    Run,
    /// Opens the local table, whether a token is set or not
    Table,
    /// Opens the local table in this terminal, without a browser
    Play,
    /// Plays games at random and prints figures as JSON
    Simulate(simulate::Simulate),
    /// Lets computer players play against each other and prints how they fare
    Tournament(tournament::Play),
    /// Replays records: one line each
    Verify {
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Draws a picture or makes a film of a recorded game and prints its alt text
    Render(picture::Render),
    /// Makes a page with every kind of picture of every game
    Gallery(gallery::Gallery),
    /// Prints the record of a game as JSON
    Export {
        #[arg(long)]
        game_number: u64,
    },
    /// Checks token, database, data files, pictures and clock, and says what to fix
    Doctor,
    /// Tells Discord which commands there are (done by itself at every start)
    Register,
    /// Copies the database to a file, also while the bot is running
    Backup { file: PathBuf },
}

pub fn run(cli: Cli) -> Result<ExitCode, Trouble> {
    install::data(cli.settings.games_dir.as_deref())?;
    install::font(cli.settings.font.as_deref())?;
    let settings = &cli.settings;
    match cli.task.unwrap_or(Task::Run) {
        Task::Run if settings.token.is_some() => serve::discord(settings),
        Task::Run | Task::Table => serve::table(settings),
        Task::Play => play::run(settings),
        Task::Simulate(simulate) => simulate.run(),
        Task::Tournament(tournament) => tournament.run(),
        Task::Verify { files } => verify::run(&files),
        Task::Render(render) => render.run(),
        Task::Gallery(gallery) => gallery.run(),
        Task::Export { game_number } => operate::export(settings, game_number),
        Task::Doctor => operate::doctor(settings),
        Task::Register => operate::register(settings),
        Task::Backup { file } => operate::backup(settings, &file),
    }
}
