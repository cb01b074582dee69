//! The stage of the end-to-end tests: discord-sim in this process, the real program in another, a real database.
#![allow(dead_code, reason = "every test file uses its own part")]
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

pub mod player;
pub mod table;
pub mod told;

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use archipel_rules::{Record, Seat, Table, Viewer};
use archipel_words::{Lang, Voice, escape_markdown};
use discord_sim::client::{Client, ClientError, Person};
use discord_sim::{Config, Id, Message, Outcome, Sim};
use tempfile::TempDir;

pub const PATIENCE: Duration = Duration::from_secs(30);

/// A guild with a channel, the bot in it, and a folder with its database.
pub struct Stage {
    pub sim: Sim,
    pub client: Client,
    pub harbour: Id,
    /// Somebody who looks on and never plays.
    pub stranger: Person,
    folder: TempDir,
    program: Option<Child>,
}

impl Stage {
    pub async fn new() -> Stage {
        let sim =
            Sim::start(Config { rate_limits: false, ..Config::default() }).await.expect("the sim starts");
        let client = Client::new(sim.origin());
        let harbour = client.channel("harbour").await.expect("a channel");
        let folder = tempfile::tempdir().expect("a folder");
        let stranger = client.person("Stranger", "en-US").await.expect("a stranger");
        let mut stage = Stage { sim, client, harbour, stranger, folder, program: None };
        stage.start().await;
        stage
    }

    pub fn database(&self) -> String {
        format!("sqlite://{}", self.folder.path().join("archipel.db").display())
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The program with this stage's settings and nothing of the surrounding environment's.
    pub fn command(&self) -> Command {
        let mut command = program();
        command
            .env("DISCORD_TOKEN", "the.test.token")
            .env("DISCORD_API_URL", self.sim.origin())
            .env("DATABASE_URL", self.database())
            .env("ARCHIPEL_CLOCK_FILE", self.path("clock"));
        command
    }

    pub async fn start(&mut self) {
        self.start_with(&mut self.command()).await;
    }

    /// Starts the program by a command of the test's own.
    pub async fn start_with(&mut self, command: &mut Command) {
        let log = std::fs::File::options().create(true).append(true).open(self.path("log")).expect("a log");
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().expect("the program starts");
        let mut out = BufReader::new(child.stdout.take().expect("its output"));
        self.program = Some(child);
        // Its own word, because after a crash the sim may still take the dead for the living.
        let line = tokio::task::spawn_blocking(move || {
            let mut line = String::new();
            out.read_line(&mut line).map(|_| line)
        });
        assert_eq!(line.await.expect("a thread").expect("a line"), "joined Discord\n");
        self.client.wait_for_bot(PATIENCE).await.expect("the bot is ready");
    }

    /// What the program has logged.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.path("log")).unwrap_or_default()
    }

    /// Lets time pass (or go back) for the bot; the system's clock is left alone.
    pub fn advance(&self, by: Duration) {
        self.move_clock(i64::try_from(by.as_millis()).expect("a few days"));
    }

    pub fn move_clock(&self, by: i64) {
        let file = self.path("clock");
        let moved: i64 = std::fs::read_to_string(&file).map_or(0, |text| text.parse().expect("a number"));
        // Written beside and moved, so that nobody reads half a number.
        std::fs::write(self.path("clock.new"), (moved + by).to_string()).expect("a file");
        std::fs::rename(self.path("clock.new"), file).expect("a file");
    }

    /// The process id of the program, while it runs.
    pub fn pid(&self) -> Option<u32> {
        self.program.as_ref().map(Child::id)
    }

    /// SIGKILL: no goodbye, no flushing.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.program.take() {
            child.kill().expect("it can be killed");
            child.wait().expect("it ends");
        }
    }

    /// SIGTERM: it may say goodbye. Gives the exit code.
    pub fn terminate(&mut self) -> Option<i32> {
        let mut child = self.program.take().expect("it runs");
        let kill = Command::new("sh").args(["-c", &format!("kill -TERM {}", child.id())]).status();
        assert!(kill.expect("a shell").success());
        child.wait().expect("it ends").code()
    }

    /// The next post of the whole channel after this one that calls somebody or ends the game.
    pub async fn next_post(&self, after: Option<Id>) -> Message {
        let fits = |post: &Message| {
            after.is_none_or(|after| post.id > after) && (post.content.contains("👉") || over(post))
        };
        self.stranger.wait_for(self.harbour, PATIENCE, fits).await.expect("a post")
    }

    /// Everything that the whole channel can read, oldest first, as somebody sees it who never played.
    pub async fn public(&self) -> Vec<Message> {
        let mut messages = self.stranger.messages(self.harbour).await.expect("messages");
        messages.sort_by_key(|message| message.id);
        messages
    }

    /// Somebody new at the table.
    pub async fn person(&self, name: &str, locale: &str) -> Person {
        self.client.person(name, locale).await.expect("a person")
    }

    /// The record of a game as the program exports it.
    pub fn record(&self, number: u32) -> Record {
        let (text, errors, code) = self.tool(&["export", "--game-number", &number.to_string()]);
        assert_eq!(code, Some(0), "{errors}");
        serde_json::from_str(&text).expect("a record")
    }

    pub fn entries(&self) -> usize {
        self.record(1).entries.len()
    }

    /// Who sits where, in turn order.
    pub fn in_order(&self, people: &[Person]) -> Vec<Person> {
        let seats = self.record(1).seats;
        let seated = seats.iter().map(|name| people.iter().find(|person| person.name() == name));
        seated.map(|person| person.expect("a player").clone()).collect()
    }

    /// Every request of the bot was accepted by Discord, but for those with a status that the test provoked.
    pub async fn all_accepted(&self, provoked: &[u16]) {
        let journal = self.client.journal(0).await.expect("the journal");
        assert!(!journal.is_empty(), "the bot asked for nothing");
        for entry in journal {
            let fine = entry.status < 400 || provoked.contains(&entry.status);
            assert!(fine, "{} {} was refused: {:?}\n{}", entry.method, entry.path, entry.refusal, entry.body);
        }
    }

    /// Runs a tool of the program on this stage's database: output, errors, exit code.
    pub fn tool(&self, arguments: &[&str]) -> (String, String, Option<i32>) {
        run(self.command().args(arguments))
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        self.kill();
        if std::thread::panicking() {
            eprintln!("the program's log:\n{}", self.log());
        }
    }
}

/// The real program without any setting.
pub fn program() -> Command {
    // Another build of it, where a long run is not to be disturbed by the next one.
    let other = std::env::var_os("ARCHIPEL_PROGRAM");
    let mut command = Command::new(other.unwrap_or_else(|| env!("CARGO_BIN_EXE_archipel").into()));
    for (name, _) in std::env::vars_os() {
        let known =
            name.to_str().is_some_and(|name| name.starts_with("ARCHIPEL_") || name.starts_with("DISCORD_"));
        if known || name == "DATABASE_URL" {
            command.env_remove(name);
        }
    }
    // The same games each time, so that what passes once passes always; another number tries others.
    command.env("ARCHIPEL_SEED", std::env::var("ARCHIPEL_SEED").unwrap_or_else(|_| "1800".to_owned()));
    // Scripted players are faster than hands.
    command.env("ARCHIPEL_USER_LIMIT", "off").env("ARCHIPEL_CHANNEL_LIMIT", "off");
    // Nobody reads here, and nobody needs the best of all moves.
    command.env("ARCHIPEL_COMPUTER_PAUSE", "0").env("ARCHIPEL_COMPUTER_THINK", "0.1");
    command
}

/// Resident memory of a process in mebibytes, where the system tells it.
pub fn memory(pid: u32) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse::<f64>().ok().map(|kib| kib / 1024.0)
}

pub fn run(command: &mut Command) -> (String, String, Option<i32>) {
    let output = command.output().expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it speaks UTF-8");
    (text(output.stdout), text(output.stderr), output.status.code())
}

/// How many people a message pings.
pub fn pings(message: &Message) -> usize {
    message.rest.get("mentions").and_then(serde_json::Value::as_array).map_or(0, Vec::len)
}

/// Does this post tell the end of a game?
pub fn over(post: &Message) -> bool {
    post.content.contains("🏆")
}

/// The message that an interaction led to.
pub fn message(outcome: Outcome) -> Message {
    assert_eq!(outcome.error, None, "the interaction went wrong: {outcome:?}");
    outcome.message.unwrap_or_else(|| panic!("no message came"))
}

/// The first sentence in which the channel is told the turn that entry `n` closed.
pub fn first_words(table: &Table, n: u32) -> Option<String> {
    let names: Vec<String> = table.record().seats.iter().map(|name| escape_markdown(name)).collect();
    let voice = Voice { lang: Lang::En, game: Some(table.game()), names: &names };
    let events = table.chapter(n).iter().flat_map(|step| &step.events);
    events.filter_map(|event| event.tell(Viewer::Public)).map(|phrase| voice.phrase(&phrase)).next()
}

/// Opens a game, seats everybody and starts it, all by buttons on the lobby card; gives the opening post.
pub async fn start_game(stage: &Stage, game: &str, people: &[Person]) -> Message {
    start_game_with(stage, game, people, &[]).await
}

/// The same with options of the game that are typed by the host.
pub async fn start_game_with(
    stage: &Stage,
    game: &str,
    people: &[Person],
    options: &[(&str, &str)],
) -> Message {
    let host = &people[0];
    let card = message(host.slash(stage.harbour, "game new", &[("game", game)]).await.expect("a lobby"));
    for person in &people[1..] {
        press(person, &card, "➕ Join").await;
    }
    for (option, value) in options {
        say(host, stage.harbour, "game options", &[("option", option), ("value", value)]).await;
    }
    press(host, &card, "▶️ Start").await;
    stage.next_post(Some(card.id)).await
}

/// Types a command and gives the answer.
pub async fn say(person: &Person, channel: Id, command: &str, options: &[(&str, &str)]) -> Message {
    message(person.slash(channel, command, options).await.expect("an outcome"))
}

/// Presses a button as soon as it can be pressed, and gives what came of it.
pub async fn press(person: &Person, on: &Message, button: &str) -> Message {
    let begun = tokio::time::Instant::now();
    loop {
        match person.press(on, button).await {
            // What was typed just before may still be on its way to the card.
            Err(ClientError::Refused { reason, .. })
                if reason.ends_with("it is disabled") && begun.elapsed() < PATIENCE =>
            {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            outcome => return message(outcome.expect("an outcome")),
        }
    }
}

/// Types a command that is refused privately, with these words.
pub async fn refused(person: &Person, channel: Id, command: &str, options: &[(&str, &str)], words: &str) {
    let answer = say(person, channel, command, options).await;
    assert_refusal(&answer, words);
}

pub fn assert_refusal(answer: &Message, words: &str) {
    assert!(answer.is_ephemeral(), "a refusal is private: {}", answer.content);
    assert!(
        answer.content.starts_with('✋') && answer.content.contains(words),
        "{words}: {}",
        answer.content
    );
}

/// The button with this label cannot be pressed.
pub fn assert_disabled(message: &Message, label: &str) {
    let part = message.part(label).unwrap_or_else(|| panic!("no {label} in {:?}", message.labels()));
    assert_eq!(part["disabled"], serde_json::json!(true), "{label} can be pressed");
}

/// What only one player may know stood nowhere in these public texts.
pub fn keeps_secrets(table: &Table, public: &str) {
    let names: Vec<String> = table.record().seats.iter().map(|name| escape_markdown(name)).collect();
    let voice = Voice { lang: Lang::En, game: Some(table.game()), names: &names };
    let mut secrets = 0;
    for event in table.steps().iter().flat_map(|step| &step.events) {
        for seat in Seat::all(names.len()) {
            let private = event.tell(Viewer::Seat(seat));
            if private != event.tell(Viewer::Public)
                && let Some(private) = private
            {
                secrets += 1;
                let sentence = voice.phrase(&private);
                assert!(!public.contains(&sentence), "a secret stood in public: {sentence}");
            }
        }
    }
    assert!(secrets > 0, "the game had secrets to keep");
}
