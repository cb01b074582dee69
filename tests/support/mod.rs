//! Harness of the end-to-end tests: discord-sim in this process, the real program in another, a real database.
#![allow(dead_code, reason = "each test file uses only some of this")]
#![allow(clippy::expect_used, reason = "tests may panic")]

pub mod local_table;
pub mod player;
pub mod turn_posts;

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use archipel_rules::{Record, Seat, Table, Viewer};
use archipel_words::{Lang, Translator, escape_markdown};
use discord_sim::client::{Client, ClientError, TestUser};
use discord_sim::{Config, Id, Message, Outcome, Sim};
use tempfile::TempDir;

pub const TIMEOUT: Duration = Duration::from_secs(30);

/// A guild with a channel, the bot in it, and a folder with its database.
pub struct Harness {
    pub sim: Sim,
    pub client: Client,
    pub channel: Id,
    /// A user who never plays.
    pub spectator: TestUser,
    folder: TempDir,
    program: Option<Child>,
}

impl Harness {
    pub async fn new() -> Harness {
        let sim =
            Sim::start(Config { rate_limits: false, ..Config::default() }).await.expect("the sim starts");
        let client = Client::new(sim.origin());
        let channel = client.channel("harbour").await.expect("a channel");
        let folder = tempfile::tempdir().expect("a folder");
        let spectator = client.create_user("Stranger", "en-US").await.expect("a spectator");
        let mut harness = Harness { sim, client, channel, spectator, folder, program: None };
        harness.start().await;
        harness
    }

    pub fn database_url(&self) -> String {
        format!("sqlite://{}", self.folder.path().join("archipel.db").display())
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// A command that runs the program with the settings of this harness, not those of the environment.
    pub fn command(&self) -> Command {
        let mut command = program();
        command
            .env("DISCORD_TOKEN", "the.test.token")
            .env("DISCORD_API_URL", self.sim.origin())
            .env("DATABASE_URL", self.database_url())
            .env("ARCHIPEL_CLOCK_FILE", self.path("clock"));
        command
    }

    pub async fn start(&mut self) {
        self.start_with(&mut self.command()).await;
    }

    /// Starts the program with a command that the test has changed.
    pub async fn start_with(&mut self, command: &mut Command) {
        let log = std::fs::File::options().create(true).append(true).open(self.path("log")).expect("a log");
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().expect("the program starts");
        let mut out = BufReader::new(child.stdout.take().expect("its output"));
        self.program = Some(child);
        // Wait for the program's own message: after a crash discord-sim may still see the old connection.
        let line = tokio::task::spawn_blocking(move || {
            let mut line = String::new();
            out.read_line(&mut line).map(|_| line)
        });
        assert_eq!(line.await.expect("a thread").expect("a line"), "joined Discord\n");
        self.client.wait_for_bot(TIMEOUT).await.expect("the bot is ready");
    }

    /// The log of the program.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.path("log")).unwrap_or_default()
    }

    /// Moves the bot's clock forward; the system clock does not change.
    pub fn advance(&self, by: Duration) {
        self.move_clock(i64::try_from(by.as_millis()).expect("a few days"));
    }

    /// Moves the bot's clock by milliseconds, forward or back.
    pub fn move_clock(&self, by: i64) {
        let file = self.path("clock");
        let moved: i64 = std::fs::read_to_string(&file).map_or(0, |text| text.parse().expect("a number"));
        // Write and rename, so that the bot never reads a partial number.
        std::fs::write(self.path("clock.new"), (moved + by).to_string()).expect("a file");
        std::fs::rename(self.path("clock.new"), file).expect("a file");
    }

    /// The process id of the program, while it runs.
    pub fn pid(&self) -> Option<u32> {
        self.program.as_ref().map(Child::id)
    }

    /// Kills the program with SIGKILL.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.program.take() {
            child.kill().expect("a kill");
            child.wait().expect("an exit status");
        }
    }

    /// Stops the program with SIGTERM and returns the exit code.
    pub fn terminate(&mut self) -> Option<i32> {
        let mut child = self.program.take().expect("a running program");
        let kill = Command::new("sh").args(["-c", &format!("kill -TERM {}", child.id())]).status();
        assert!(kill.expect("a shell").success());
        child.wait().expect("an exit status").code()
    }

    /// Waits for the next public post after this one that calls a player or ends the game.
    pub async fn next_post(&self, after: Option<Id>) -> Message {
        let fits = |post: &Message| {
            after.is_none_or(|after| post.id > after) && (post.content.contains("👉") || is_game_over(post))
        };
        self.spectator.wait_for(self.channel, TIMEOUT, fits).await.expect("a post")
    }

    /// All messages that the spectator can read, oldest first.
    pub async fn public_messages(&self) -> Vec<Message> {
        let mut messages = self.spectator.messages(self.channel).await.expect("messages");
        messages.sort_by_key(|message| message.id);
        messages
    }

    /// Creates a user.
    pub async fn person(&self, name: &str, locale: &str) -> TestUser {
        self.client.create_user(name, locale).await.expect("a person")
    }

    /// The record of a game as the program exports it.
    pub fn record(&self, number: u32) -> Record {
        let (text, errors, code) = self.run_command(&["export", "--game-number", &number.to_string()]);
        assert_eq!(code, Some(0), "{errors}");
        serde_json::from_str(&text).expect("a record")
    }

    pub fn entry_count(&self) -> usize {
        self.record(1).entries.len()
    }

    /// The players in turn order.
    pub fn in_turn_order(&self, people: &[TestUser]) -> Vec<TestUser> {
        let seats = self.record(1).seats;
        let seated = seats.iter().map(|name| people.iter().find(|person| person.name() == name));
        seated.map(|person| person.expect("a player").clone()).collect()
    }

    /// Asserts that discord-sim accepted every request of the bot, except with statuses that the test provoked.
    pub async fn assert_requests_accepted(&self, provoked: &[u16]) {
        let requests = self.client.requests(0).await.expect("the requests");
        assert!(!requests.is_empty(), "the bot sent no requests");
        for entry in requests {
            let fine = entry.status < 400 || provoked.contains(&entry.status);
            assert!(fine, "{} {} was refused: {:?}\n{}", entry.method, entry.path, entry.refusal, entry.body);
        }
    }

    /// Runs a command of the program with this database: standard output, standard error, exit code.
    pub fn run_command(&self, arguments: &[&str]) -> (String, String, Option<i32>) {
        run(self.command().args(arguments))
    }
}

impl Drop for Harness {
    fn drop(&mut self) {
        self.kill();
        if std::thread::panicking() {
            eprintln!("the program's log:\n{}", self.log());
        }
    }
}

/// The real program with the settings that all tests share.
pub fn program() -> Command {
    // Lets a long test run use its own copy of the program, so that rebuilding does not disturb it.
    let other = std::env::var_os("ARCHIPEL_PROGRAM");
    let mut command = Command::new(other.unwrap_or_else(|| env!("CARGO_BIN_EXE_archipel").into()));
    for (name, _) in std::env::vars_os() {
        let known =
            name.to_str().is_some_and(|name| name.starts_with("ARCHIPEL_") || name.starts_with("DISCORD_"));
        if known || name == "DATABASE_URL" {
            command.env_remove(name);
        }
    }
    // A fixed seed makes the tests reproducible; set ARCHIPEL_SEED to try other games.
    command.env("ARCHIPEL_SEED", std::env::var("ARCHIPEL_SEED").unwrap_or_else(|_| "1800".to_owned()));
    // Scripted players exceed the rate limits meant for people.
    command.env("ARCHIPEL_USER_LIMIT", "off").env("ARCHIPEL_CHANNEL_LIMIT", "off");
    // Only the tests of the emoji wait for them.
    command.env("ARCHIPEL_EMOJI", "off");
    // AI players act at once and think briefly, to save time.
    command.env("ARCHIPEL_COMPUTER_PAUSE", "0").env("ARCHIPEL_COMPUTER_THINK", "0.1");
    command
}

/// Resident memory of a process in MiB, if the system has `/proc`.
pub fn resident_memory_mib(pid: u32) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse::<f64>().ok().map(|kib| kib / 1024.0)
}

/// Runs a command: standard output, standard error, exit code.
pub fn run(command: &mut Command) -> (String, String, Option<i32>) {
    let output = command.output().expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (text(output.stdout), text(output.stderr), output.status.code())
}

/// How many users a message pings.
pub fn pings(message: &Message) -> usize {
    message.rest.get("mentions").and_then(serde_json::Value::as_array).map_or(0, Vec::len)
}

/// Whether this post announces the end of a game.
pub fn is_game_over(post: &Message) -> bool {
    post.content.contains("🏆")
}

/// The message with which the bot answered an interaction.
pub fn message(outcome: Outcome) -> Message {
    assert_eq!(outcome.error, None, "the interaction failed: {outcome:?}");
    outcome.message.unwrap_or_else(|| panic!("no message"))
}

/// The first sentence that a post tells about the turn that entry `n` ended.
pub fn first_sentence(table: &Table, n: u32) -> Option<String> {
    let names: Vec<String> = table.record().seats.iter().map(|name| escape_markdown(name)).collect();
    let translator =
        Translator { lang: Lang::ENGLISH, game: Some(table.game()), names: &names, icons: false };
    let told = table.game().digest(table.turn_steps(n).iter().flat_map(|step| &step.events));
    told.first().map(|told| translator.phrase(&told.phrase))
}

/// Opens a lobby, lets everyone join and starts the game with the buttons of the lobby card; returns the first post.
pub async fn start_game(harness: &Harness, game: &str, people: &[TestUser]) -> Message {
    start_game_with(harness, game, people, &[]).await
}

/// Like `start_game`, with game options that the host types.
pub async fn start_game_with(
    harness: &Harness,
    game: &str,
    people: &[TestUser],
    options: &[(&str, &str)],
) -> Message {
    let host = &people[0];
    let card = message(host.slash(harness.channel, "game new", &[("game", game)]).await.expect("a lobby"));
    for person in &people[1..] {
        press(person, &card, "➕ Join").await;
    }
    for (option, value) in options {
        slash(host, harness.channel, "game options", &[("option", option), ("value", value)]).await;
    }
    press(host, &card, "▶️ Start").await;
    harness.next_post(Some(card.id)).await
}

/// Sends a slash command and returns the answer.
pub async fn slash(person: &TestUser, channel: Id, command: &str, options: &[(&str, &str)]) -> Message {
    message(person.slash(channel, command, options).await.expect("an outcome"))
}

/// Presses a button as soon as it is enabled, and returns the answer.
pub async fn press(person: &TestUser, on: &Message, button: &str) -> Message {
    let begun = tokio::time::Instant::now();
    loop {
        match person.press(on, button).await {
            // The card may not show the effect of the previous command yet.
            Err(ClientError::Refused { reason, .. })
                if reason.ends_with("it is disabled") && begun.elapsed() < TIMEOUT =>
            {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            outcome => return message(outcome.expect("an outcome")),
        }
    }
}

/// Asserts that a slash command is refused privately, with these words.
pub async fn assert_slash_refused(
    person: &TestUser,
    channel: Id,
    command: &str,
    options: &[(&str, &str)],
    words: &str,
) {
    let answer = slash(person, channel, command, options).await;
    assert_refusal(&answer, words);
}

/// Asserts that an answer is a private refusal with these words.
pub fn assert_refusal(answer: &Message, words: &str) {
    assert!(answer.is_ephemeral(), "a refusal is private: {}", answer.content);
    assert!(
        answer.content.starts_with('✋') && answer.content.contains(words),
        "{words}: {}",
        answer.content
    );
}

/// Asserts that the button with this label is disabled.
pub fn assert_disabled(message: &Message, label: &str) {
    let part = message.part(label).unwrap_or_else(|| panic!("no {label} in {:?}", message.labels()));
    assert_eq!(part["disabled"], serde_json::json!(true), "{label} can be pressed");
}

/// Asserts that these public texts contain no information that only some players may have.
pub fn assert_no_secrets(table: &Table, public: &str) {
    let names: Vec<String> = table.record().seats.iter().map(|name| escape_markdown(name)).collect();
    let translator =
        Translator { lang: Lang::ENGLISH, game: Some(table.game()), names: &names, icons: false };
    let mut secrets = 0;
    for event in table.steps().iter().flat_map(|step| &step.events) {
        for seat in Seat::all(names.len()) {
            let private = event.describe(Viewer::Seat(seat));
            if private != event.describe(Viewer::Public)
                && let Some(private) = private
            {
                secrets += 1;
                let sentence = translator.phrase(&private);
                assert!(!public.contains(&sentence), "a secret was published: {sentence}");
            }
        }
    }
    assert!(secrets > 0, "the game has no secrets to check");
}
