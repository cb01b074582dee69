//! A terminal session: shows one channel as one user sees it, and executes input lines.

use std::collections::HashMap;
use std::path::PathBuf;
use std::time::Duration;

use discord_sim::client::{Client, ClientError, TestUser};
use discord_sim::{Id, Message, Modal, Outcome, OutcomeKind};
use serde_json::Value;

use super::completion;
use super::input::Input;
use super::screen::{self, Control};
use super::terminal_image::{self, ImageProtocol};

const HELP: &str = "\
/game new game:…     runs a command; a ? at the end shows completions (/?  /game new game:?)
7                    presses button 7; 7 2 chooses the second option of menu 7, 7 2,3 two options
@  @Ben  @+Dora      lists the users; switches to Ben; adds a user
#  #harbour          lists the channels; switches to one of them
quit                 ends the program; games are saved
anything else is sent as a message";

pub const NO_ANSWER: &str = "✋ the bot did not answer; try again";

/// How many of the latest messages are printed.
const MAX_MESSAGES: usize = 15;

pub struct Session {
    client: Client,
    user: TestUser,
    channel: Id,
    names: HashMap<String, String>,
    /// The content of each message when it was last printed.
    printed: HashMap<Id, String>,
    controls: Vec<Control>,
    /// An open modal whose fields are being filled in.
    form: Option<Form>,
    version: u64,
    pictures: PathBuf,
    image_protocol: ImageProtocol,
}

struct Form {
    modal: Modal,
    answers: Vec<(String, String)>,
}

impl Form {
    /// The next field: its id and label.
    fn field(&self) -> Option<(String, String)> {
        let input = self.modal.inputs().nth(self.answers.len())?;
        let text = |key: &str| input.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
        Some((text("custom_id"), text("label")))
    }
}

fn print_text(text: &str) {
    println!("{}", text.trim_end());
}

impl Session {
    pub async fn new(client: Client, pictures: PathBuf) -> Result<Session, ClientError> {
        let people = client.users().await?;
        let Some(user) = people.into_iter().next() else {
            return Err(ClientError::NoChannel("nobody".into()));
        };
        let channel = user.channels().await?.first().map(|channel| channel.id).unwrap_or_default();
        let (names, printed) = (HashMap::new(), HashMap::new());
        let image_protocol = ImageProtocol::detect();
        Ok(Session {
            client,
            user,
            channel,
            names,
            printed,
            controls: Vec::new(),
            form: None,
            version: 0,
            pictures,
            image_protocol,
        })
    }

    pub async fn greet(&mut self) -> Result<(), ClientError> {
        print_text(
            "A local table on this machine, not connected to Discord. Type ? for help, /? for the bot's commands.",
        );
        self.show_channel().await
    }

    /// Prints user, channel and messages again, after a change of user or channel.
    async fn show_channel(&mut self) -> Result<(), ClientError> {
        let bot = self.client.state().await?;
        let bot =
            (bot["bot"]["id"].as_str().unwrap_or_default(), bot["bot"]["name"].as_str().unwrap_or_default());
        self.names = HashMap::from([(bot.0.to_owned(), bot.1.to_owned())]);
        let people = self.client.users().await?;
        self.names.extend(people.iter().map(|one| (one.id().to_string(), one.name().to_owned())));
        let channels = self.user.channels().await?;
        let channel = channels.iter().find(|channel| channel.id == self.channel);
        let channel = channel.map(|channel| channel.name.as_str()).unwrap_or_default();
        print_text(&screen::escape_controls(&format!("You are {} in #{channel}.", self.user.name())));
        self.printed.clear();
        self.controls.clear();
        self.refresh().await
    }

    /// Completes when something has changed.
    pub async fn changed(&self) -> Result<(), ClientError> {
        while self.client.changes(self.version, Duration::from_secs(30)).await? <= self.version {}
        Ok(())
    }

    /// Prints messages that are new or have changed.
    pub async fn refresh(&mut self) -> Result<(), ClientError> {
        let state = self.client.state().await?;
        self.version = state["version"].as_u64().unwrap_or(self.version);
        let messages = self.user.latest(self.channel, MAX_MESSAGES).await?;
        for message in messages {
            let now = format!("{}{:?}{}", message.text(), message.components, message.flags);
            if self.printed.get(&message.id) == Some(&now) {
                continue;
            }
            self.print(&message).await?;
            self.printed.insert(message.id, now);
        }
        Ok(())
    }

    async fn print(&mut self, message: &Message) -> Result<(), ClientError> {
        print_text("");
        print_text(&screen::head(message, &self.names));
        print_text(&screen::body(message, &self.names));
        for attachment in &message.attachments {
            let bytes = self.client.download(attachment).await?;
            let name = format!("{}-{}", attachment.id, attachment.filename);
            let alt = attachment.description.as_deref().unwrap_or("a file");
            match terminal_image::save(&self.pictures, &name, &bytes) {
                Ok(path) => print_text(&screen::escape_controls(&format!("🖼 {alt}\n   {}", path.display()))),
                Err(error) => print_text(&format!("🖼 {} (not saved: {error})", screen::escape_controls(alt))),
            }
            if attachment.content_type.as_deref() == Some("image/png") {
                print!("{}", self.image_protocol.encode(&bytes));
            }
        }
        let controls = screen::controls(message, &mut self.controls);
        if !controls.is_empty() {
            print_text(&controls);
        }
        Ok(())
    }

    /// Executes an input line. Prints the reason if the request is refused.
    pub async fn handle_line(&mut self, text: &str) -> Result<(), ClientError> {
        let done = match self.form.take() {
            Some(form) => self.fill_in(form, text).await,
            None => self.execute(Input::parse(text)).await,
        };
        match done {
            Err(ClientError::Refused { reason, .. }) => {
                print_text(&format!("✋ {}", screen::escape_controls(&reason)));
            }
            Err(error) => return Err(error),
            Ok(()) => {}
        }
        self.refresh().await
    }

    async fn execute(&mut self, input: Input) -> Result<(), ClientError> {
        match input {
            Input::Empty => Ok(()),
            Input::Help => {
                print_text(HELP);
                Ok(())
            }
            Input::ListUsers => {
                for person in self.client.users().await? {
                    let mark = if person.id() == self.user.id() { "*" } else { " " };
                    print_text(&screen::escape_controls(&format!("{mark} @{}", person.name())));
                }
                Ok(())
            }
            Input::SwitchUser(name) => {
                let people = self.client.users().await?;
                let found = people.into_iter().find(|person| person.name().eq_ignore_ascii_case(&name));
                if let Some(person) = found {
                    return self.switch_user(person).await;
                }
                print_text("✋ there is no user of that name; @ lists the users, @+name adds one");
                Ok(())
            }
            Input::NewUser(name) => {
                let person = self.client.create_user(&name, "en-US").await?;
                self.switch_user(person).await
            }
            Input::ListChannels => {
                for channel in self.user.channels().await? {
                    let mark = if channel.id == self.channel { "*" } else { " " };
                    print_text(&screen::escape_controls(&format!("{mark} #{}", channel.name)));
                }
                Ok(())
            }
            Input::SwitchChannel(name) => {
                let channels = self.user.channels().await?;
                let Some(channel) =
                    channels.into_iter().find(|channel| channel.name.eq_ignore_ascii_case(&name))
                else {
                    print_text("✋ there is no channel of that name; # lists the channels");
                    return Ok(());
                };
                self.channel = channel.id;
                self.show_channel().await
            }
            Input::Press(number, choices) => self.press(number, &choices).await,
            Input::Slash { command, options, completes: true } => {
                print_text(&completion::complete(&self.user, self.channel, &command, &options).await?);
                Ok(())
            }
            Input::Slash { command, options, completes: false } => {
                let outcome = self.user.slash(self.channel, &command, &borrowed(&options)).await?;
                self.show_outcome(outcome);
                Ok(())
            }
            Input::Say(text) => self.user.say(self.channel, &text).await.map(drop),
        }
    }

    async fn switch_user(&mut self, person: TestUser) -> Result<(), ClientError> {
        self.user = person;
        self.show_channel().await
    }

    async fn press(&mut self, number: usize, choices: &[usize]) -> Result<(), ClientError> {
        let Some(control) = number.checked_sub(1).and_then(|at| self.controls.get(at)).cloned() else {
            print_text("✋ there is no button or menu with that number");
            return Ok(());
        };
        let outcome = match &control.options {
            None => self.user.press(&control.message, &control.custom_id).await?,
            Some(values) => {
                let chosen: Option<Vec<&str>> =
                    choices.iter().map(|at| values.get(at.checked_sub(1)?).map(String::as_str)).collect();
                let Some(chosen) = chosen.filter(|chosen| !chosen.is_empty()) else {
                    print_text(&format!("✋ {number} is a menu: type {number} and the number of an option"));
                    return Ok(());
                };
                self.user.select(&control.message, &control.custom_id, &chosen).await?
            }
        };
        self.show_outcome(outcome);
        Ok(())
    }

    /// Shows the parts of an outcome that are not messages: a failure, or a modal.
    fn show_outcome(&mut self, outcome: Outcome) {
        if outcome.kind == OutcomeKind::Failed {
            print_text(NO_ANSWER);
        }
        if let Some(modal) = outcome.modal {
            print_text(&screen::escape_controls(&format!("── {} ──", modal.title)));
            self.next_field(Form { modal, answers: Vec::new() });
        }
    }

    fn next_field(&mut self, form: Form) {
        if let Some((_, label)) = form.field() {
            print_text(&screen::escape_controls(&format!("{label}?")));
        }
        self.form = Some(form);
    }

    async fn fill_in(&mut self, mut form: Form, text: &str) -> Result<(), ClientError> {
        if let Some((id, _)) = form.field() {
            form.answers.push((id, text.to_owned()));
        }
        if form.field().is_some() {
            self.next_field(form);
            return Ok(());
        }
        let outcome = self.user.submit(&form.modal, &borrowed(&form.answers)).await?;
        self.show_outcome(outcome);
        Ok(())
    }
}

pub fn borrowed(pairs: &[(String, String)]) -> Vec<(&str, &str)> {
    pairs.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
}
