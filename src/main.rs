//! The program: command line, configuration, wiring; nothing else.

mod program;

use std::process::ExitCode;

use clap::Parser;

use program::{Cli, Trouble};

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => return Trouble::from(error).report(),
        Err(help) => {
            print!("{help}");
            return ExitCode::SUCCESS;
        }
    };
    program::run(cli).unwrap_or_else(Trouble::report)
}
