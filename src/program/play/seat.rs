//! Somebody at the terminal: looks through the eyes of one person, and does what the lines say.

use std::collections::HashMap;
use std::path::PathBuf;
use std::time::Duration;

use discord_sim::client::{Client, ClientError, Person};
use discord_sim::{Id, Kind, Message, Modal, Outcome};
use serde_json::Value;

use super::line::Line;
use super::picture::{self, Show};
use super::screen::{self, Handle};
use super::suggest;

const HELP: &str = "\
/game new game:…     types a command; a ? at the end shows what could follow (/?  /game new game:?)
7                    presses button 7; 7 2 takes the second option of menu 7, 7 2,3 two of them
@  @Ben  @+Dora      who is here; sit where Ben sits; bring somebody new
#  #harbour          the channels; go to one of them
quit                 ends; everything is kept
anything else is said aloud";

pub const UNANSWERED: &str = "✋ the bot did not answer; try again";

/// Messages further back than this are not printed.
const SHOWN: usize = 15;

pub struct Seat {
    client: Client,
    me: Person,
    channel: Id,
    names: HashMap<String, String>,
    /// How each message stood when it was printed.
    printed: HashMap<Id, String>,
    handles: Vec<Handle>,
    /// A form that waits for its answers.
    form: Option<Form>,
    version: u64,
    pictures: PathBuf,
    show: Show,
}

struct Form {
    modal: Modal,
    answers: Vec<(String, String)>,
}

impl Form {
    /// The next field: its id and what it is called.
    fn field(&self) -> Option<(String, String)> {
        let input = self.modal.inputs().nth(self.answers.len())?;
        let text = |key: &str| input.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
        Some((text("custom_id"), text("label")))
    }
}

fn tell(text: &str) {
    println!("{}", text.trim_end());
}

impl Seat {
    pub async fn take(client: Client, pictures: PathBuf) -> Result<Seat, ClientError> {
        let people = client.people().await?;
        let Some(me) = people.into_iter().next() else { return Err(ClientError::NoChannel("nobody".into())) };
        let channel = me.channels().await?.first().map(|place| place.id).unwrap_or_default();
        let (names, printed) = (HashMap::new(), HashMap::new());
        let show = Show::detect();
        Ok(Seat {
            client,
            me,
            channel,
            names,
            printed,
            handles: Vec::new(),
            form: None,
            version: 0,
            pictures,
            show,
        })
    }

    pub async fn greet(&mut self) -> Result<(), ClientError> {
        tell("A Discord of your own, on this machine only. Type ? for help, /? for the bot's commands.");
        self.look_around().await
    }

    /// Where we are, and what stands here.
    async fn look_around(&mut self) -> Result<(), ClientError> {
        let bot = self.client.state().await?;
        let bot =
            (bot["bot"]["id"].as_str().unwrap_or_default(), bot["bot"]["name"].as_str().unwrap_or_default());
        self.names = HashMap::from([(bot.0.to_owned(), bot.1.to_owned())]);
        let people = self.client.people().await?;
        self.names.extend(people.iter().map(|one| (one.id().to_string(), one.name().to_owned())));
        let places = self.me.channels().await?;
        let place = places.iter().find(|place| place.id == self.channel);
        let place = place.map(|place| place.name.as_str()).unwrap_or_default();
        tell(&screen::harmless(&format!("You are {} in #{place}.", self.me.name())));
        self.printed.clear();
        self.handles.clear();
        self.refresh().await
    }

    /// Ready when something happened.
    pub async fn changed(&self) -> Result<(), ClientError> {
        while self.client.changes(self.version, Duration::from_secs(30)).await? <= self.version {}
        Ok(())
    }

    /// Prints what is new or has changed.
    pub async fn refresh(&mut self) -> Result<(), ClientError> {
        let state = self.client.state().await?;
        self.version = state["version"].as_u64().unwrap_or(self.version);
        let messages = self.me.latest(self.channel, SHOWN).await?;
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
        tell("");
        tell(&screen::head(message, &self.names));
        tell(&screen::body(message, &self.names));
        for attachment in &message.attachments {
            let bytes = self.client.download(attachment).await?;
            let name = format!("{}-{}", attachment.id, attachment.filename);
            let alt = attachment.description.as_deref().unwrap_or("a file");
            match picture::save(&self.pictures, &name, &bytes) {
                Ok(path) => tell(&screen::harmless(&format!("🖼 {alt}\n   {}", path.display()))),
                Err(error) => tell(&format!("🖼 {} (not saved: {error})", screen::harmless(alt))),
            }
            if attachment.content_type.as_deref() == Some("image/png") {
                print!("{}", self.show.draw(&bytes));
            }
        }
        let parts = screen::parts(message, &mut self.handles);
        if !parts.is_empty() {
            tell(&parts);
        }
        Ok(())
    }

    /// Does what a line says. What cannot be done is told, and nothing changes.
    pub async fn obey(&mut self, text: &str) -> Result<(), ClientError> {
        let done = match self.form.take() {
            Some(form) => self.fill_in(form, text).await,
            None => self.understand(Line::parse(text)).await,
        };
        match done {
            Err(ClientError::Refused { reason, .. }) => tell(&format!("✋ {}", screen::harmless(&reason))),
            Err(error) => return Err(error),
            Ok(()) => {}
        }
        self.refresh().await
    }

    async fn understand(&mut self, line: Line) -> Result<(), ClientError> {
        match line {
            Line::Nothing => Ok(()),
            Line::Help => {
                tell(HELP);
                Ok(())
            }
            Line::People => {
                for person in self.client.people().await? {
                    let mark = if person.id() == self.me.id() { "*" } else { " " };
                    tell(&screen::harmless(&format!("{mark} @{}", person.name())));
                }
                Ok(())
            }
            Line::Person(name) => {
                let people = self.client.people().await?;
                let found = people.into_iter().find(|person| person.name().eq_ignore_ascii_case(&name));
                if let Some(person) = found {
                    return self.sit(person).await;
                }
                tell("✋ nobody here has that name; @ lists the people, @+name brings somebody new");
                Ok(())
            }
            Line::NewPerson(name) => {
                let person = self.client.person(&name, "en-US").await?;
                self.sit(person).await
            }
            Line::Channels => {
                for place in self.me.channels().await? {
                    let mark = if place.id == self.channel { "*" } else { " " };
                    tell(&screen::harmless(&format!("{mark} #{}", place.name)));
                }
                Ok(())
            }
            Line::Channel(name) => {
                let places = self.me.channels().await?;
                let Some(place) = places.into_iter().find(|place| place.name.eq_ignore_ascii_case(&name))
                else {
                    tell("✋ there is no such channel; # lists them");
                    return Ok(());
                };
                self.channel = place.id;
                self.look_around().await
            }
            Line::Press(number, choices) => self.press(number, &choices).await,
            Line::Slash { words, options, asks: true } => {
                tell(&suggest::what_follows(&self.me, self.channel, &words, &options).await?);
                Ok(())
            }
            Line::Slash { words, options, asks: false } => {
                let outcome = self.me.slash(self.channel, &words, &borrowed(&options)).await?;
                self.came(outcome);
                Ok(())
            }
            Line::Say(text) => self.me.say(self.channel, &text).await.map(drop),
        }
    }

    async fn sit(&mut self, person: Person) -> Result<(), ClientError> {
        self.me = person;
        self.look_around().await
    }

    async fn press(&mut self, number: usize, choices: &[usize]) -> Result<(), ClientError> {
        let Some(handle) = number.checked_sub(1).and_then(|at| self.handles.get(at)).cloned() else {
            tell("✋ there is no such number");
            return Ok(());
        };
        let outcome = match &handle.options {
            None => self.me.press(&handle.message, &handle.custom_id).await?,
            Some(values) => {
                let chosen: Option<Vec<&str>> =
                    choices.iter().map(|at| values.get(at.checked_sub(1)?).map(String::as_str)).collect();
                let Some(chosen) = chosen.filter(|chosen| !chosen.is_empty()) else {
                    tell(&format!("✋ that is a menu: write {number} and the number of an option"));
                    return Ok(());
                };
                self.me.select(&handle.message, &handle.custom_id, &chosen).await?
            }
        };
        self.came(outcome);
        Ok(())
    }

    /// What came of an action, as far as it is not printed as a message.
    fn came(&mut self, outcome: Outcome) {
        if outcome.kind == Kind::Failed {
            tell(UNANSWERED);
        }
        if let Some(modal) = outcome.modal {
            tell(&screen::harmless(&format!("── {} ──", modal.title)));
            self.next_field(Form { modal, answers: Vec::new() });
        }
    }

    fn next_field(&mut self, form: Form) {
        if let Some((_, label)) = form.field() {
            tell(&screen::harmless(&format!("{label}?")));
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
        let outcome = self.me.submit(&form.modal, &borrowed(&form.answers)).await?;
        self.came(outcome);
        Ok(())
    }
}

pub fn borrowed(pairs: &[(String, String)]) -> Vec<(&str, &str)> {
    pairs.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
}
