//! `archipel play`, the local table in a terminal, with piped input and output.
#![allow(clippy::expect_used, reason = "tests may panic")]

mod support;

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

const TIMEOUT: Duration = Duration::from_secs(60);

struct Terminal {
    program: Child,
    keyboard: Option<ChildStdin>,
    screen: Receiver<String>,
    /// All lines printed so far.
    shown: Vec<String>,
}

impl Terminal {
    fn open(folder: &Path) -> Terminal {
        let mut program = support::program()
            .arg("play")
            .env("DATABASE_URL", folder.join("archipel.db"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let lines = BufReader::new(program.stdout.take().expect("its output")).lines();
        let (sender, screen) = channel();
        std::thread::spawn(move || lines.map_while(Result::ok).try_for_each(|line| sender.send(line)));
        let keyboard = program.stdin.take();
        Terminal { program, keyboard, screen, shown: Vec::new() }
    }

    fn write(&mut self, line: &str) {
        writeln!(self.keyboard.as_mut().expect("a keyboard"), "{line}").expect("the program reads input");
    }

    /// Reads until a line contains these words, and returns that line.
    fn read_to(&mut self, words: &str) -> String {
        let begun = Instant::now();
        loop {
            let left = TIMEOUT.saturating_sub(begun.elapsed());
            let line = self.screen.recv_timeout(left);
            let line = line.unwrap_or_else(|_| panic!("{words:?} is missing in\n{}", self.shown.join("\n")));
            self.shown.push(line.clone());
            if line.contains(words) {
                return line;
            }
        }
    }

    /// The number of the newest button or menu with this label.
    fn number(&self, label: &str) -> String {
        let line = self.shown.iter().rfind(|line| line.contains(label)).expect("a label");
        let before = line.split(label).next().expect("text before the label");
        let digits = before.rsplit('[').next().and_then(|rest| rest.split(']').next()).expect("a number");
        digits.to_owned()
    }

    fn press(&mut self, label: &str) {
        let number = self.number(label);
        self.write(&number);
    }

    fn end(mut self) -> Option<i32> {
        self.write("quit");
        drop(self.keyboard.take());
        self.program.wait().expect("an exit status").code()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        drop(self.program.kill());
        drop(self.program.wait());
    }
}

#[test]
fn a_game_is_started_in_a_terminal_and_continued_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut terminal = Terminal::open(folder.path());
    terminal.read_to("You are Ada in #harbour.");
    // Completions are shown on request, including option values.
    terminal.write("/game n?");
    terminal.read_to("/game new game:");
    terminal.write("/game new game:?");
    terminal.read_to("game:mille-fiori");
    terminal.write("/game new game:mille-fiori");
    terminal.read_to("➕ Join");
    terminal.write("/game nonsense");
    terminal.read_to("✋ there is no command");
    terminal.write("999");
    terminal.read_to("✋ there is no button or menu with that number");
    for name in ["Ben", "Cleo"] {
        terminal.write(&format!("@{name}"));
        terminal.read_to(&format!("You are {name} in #harbour."));
        terminal.read_to("➕ Join");
        terminal.press("➕ Join");
        terminal.read_to(&format!(". {name}"));
    }
    terminal.write("@ada");
    terminal.read_to("You are Ada");
    terminal.read_to("▶️ Start");
    // A menu is answered with its number and that of an option.
    terminal.press("⚙️ Options");
    terminal.read_to("] Which option?");
    let menu = terminal.number("Which option?");
    terminal.write(&menu);
    terminal.read_to(" is a menu: type ");
    terminal.write(&format!("{menu} 1"));
    terminal.read_to("(only you see this)");
    terminal.press("▶️ Start");
    terminal.read_to("👉 @Ada");
    let picture = terminal.read_to(".png");
    assert!(Path::new(picture.trim()).is_file(), "the picture is saved: {picture}");
    terminal.read_to("🎲 Play");
    terminal.press("🎲 Play");
    terminal.read_to("── Archipel (only you see this) ──");
    terminal.read_to("Ada holds 5 cards");
    terminal.read_to("] ★ Choose");
    terminal.press("★ Choose");
    terminal.read_to("(only you see this)");
    // Ben does not see Ada's private messages.
    terminal.write("@Ben");
    terminal.read_to("You are Ben");
    let before = terminal.shown.len();
    terminal.read_to("🎲 Play");
    assert!(
        !terminal.shown[before..].iter().any(|line| line.contains("Ada holds 5 cards")),
        "{:?}",
        terminal.shown
    );
    // Escape sequences in messages are not sent to the terminal.
    terminal.write("I say \u{1b}[2J");
    let shown = terminal.read_to("I say");
    assert!(!shown.contains('\u{1b}'), "{shown:?}");
    assert_eq!(terminal.end(), Some(0));
    let mut terminal = Terminal::open(folder.path());
    terminal.read_to("You are Ada");
    terminal.read_to("👉 @Ada");
    terminal.write("/play");
    terminal.read_to("(only you see this)");
    assert_eq!(terminal.end(), Some(0));
}
