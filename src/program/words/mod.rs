//! `archipel words`: for translators. Checks a language, and prints its sentences filled with real facts.

mod page;
mod sample;

use std::path::PathBuf;
use std::process::ExitCode;

use archipel_rules::GameId;
use archipel_words::Lang;
use archipel_words::check::{self, Files, Problem};
use clap::Subcommand;

use super::CliError;
use super::render::language;

#[derive(Subcommand, Debug)]
pub enum Words {
    /// Lists missing and unknown keys, wrong variables and texts that are too long for Discord
    Check {
        /// Code of the language: de, nl, …
        code: String,
        /// The folder of the language; by default assets/locales/CODE, or else the texts in this program
        #[arg(long)]
        folder: Option<PathBuf>,
    },
    /// Prints ten turn posts, a turn in the panel and twenty refusals of every game, from a game with a fixed seed
    Sample {
        /// Code of the language: de, nl, …
        #[arg(value_parser = language)]
        code: Lang,
        /// Game id: anno1503, …; all games by default
        game: Option<String>,
    },
    /// Prints an HTML page for reviewers: every kind of sentence with real facts, beside its English text
    Page {
        /// Code of the language: de, nl, …
        #[arg(value_parser = language)]
        code: Lang,
    },
}

impl Words {
    pub fn run(&self) -> Result<ExitCode, CliError> {
        match self {
            Words::Check { code, folder } => run_check(code, folder.clone()),
            Words::Page { code } => {
                print!("{}", page::of(*code)?);
                Ok(ExitCode::SUCCESS)
            }
            Words::Sample { code, game } => {
                let games = match game {
                    Some(game) => vec![game.parse::<GameId>()?],
                    None => GameId::ALL.to_vec(),
                };
                for game in games {
                    print!("{}", sample::of(*code, game)?);
                }
                Ok(ExitCode::SUCCESS)
            }
        }
    }
}

/// Exit code 1 if there is a problem other than missing texts, which are shown in English.
fn run_check(code: &str, folder: Option<PathBuf>) -> Result<ExitCode, CliError> {
    let folder = folder.unwrap_or_else(|| PathBuf::from("assets/locales").join(code));
    let files = match Lang::from_code(code) {
        Some(lang) if !folder.is_dir() => Files::embedded(lang),
        _ => Files::in_folder(&folder)
            .map_err(|error| CliError::new(format!("{} cannot be read: {error}", folder.display())))?,
    };
    let problems = check::check(&files);
    for problem in &problems {
        println!("{problem}");
    }
    let missing = problems.iter().filter(|problem| matches!(problem, Problem::Missing(_))).count();
    let texts = files.messages().0.len();
    println!("{code}: {texts} texts, {missing} missing, {} other problems", problems.len() - missing);
    Ok(if problems.len() > missing { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}
