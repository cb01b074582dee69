//! The program running the local table with a new database.

use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

use tempfile::TempDir;

/// A running local table and its data folder.
pub struct LocalTable {
    pub origin: String,
    folder: TempDir,
    program: Option<Child>,
}

impl LocalTable {
    pub fn open() -> LocalTable {
        let folder = tempfile::tempdir().expect("a folder");
        let mut table = LocalTable { origin: String::new(), folder, program: None };
        table.start("127.0.0.1:0");
        table
    }

    fn start(&mut self, addr: &str) {
        let mut child = super::program()
            .args(["table", "--table-addr", addr])
            .env("DATABASE_URL", self.folder.path().join("archipel.db"))
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let origin = line.trim_end().strip_prefix("table ready at ");
        origin.unwrap_or_else(|| panic!("unexpected output: {line}")).clone_into(&mut self.origin);
        self.program = Some(child);
    }

    /// Kills the program with SIGKILL.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.program.take() {
            child.kill().expect("a kill");
            child.wait().expect("an exit status");
        }
    }

    /// Starts the program again at the same address.
    pub fn restart(&mut self) {
        let addr = self.origin.trim_start_matches("http://").to_owned();
        self.start(&addr);
    }
}

impl Drop for LocalTable {
    fn drop(&mut self) {
        self.kill();
    }
}
