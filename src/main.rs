//! The `archipel` program: parses the command line and runs the chosen command.

mod program;

use std::process::ExitCode;

use clap::Parser;

use program::{Cli, CliError};

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => return CliError::from(error).report(),
        Err(help) => {
            print!("{help}");
            return ExitCode::SUCCESS;
        }
    };
    program::run(cli).unwrap_or_else(CliError::report)
}
