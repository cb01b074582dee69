//! What the ids of buttons and menus say: version, game, entry number, and what to do with which answers.
//!
//! Nothing about a component lives in memory, so that it works after a restart and an upgrade. The entry number
//! tells whether the game has gone on since the component was made.

use archipel_players::Level;
use archipel_rules::Id;
use archipel_store::{BallotId, ConsentId, GameNumber};

use crate::time::absence::Choice;

/// Discord's limit for a component's id.
pub const MAX_ID: usize = 100;

/// A decoded component id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ComponentId {
    /// The game's number.
    pub game: GameNumber,
    /// The number that the next entry of the game had when the component was made; 0 where it does not matter.
    pub entry: u32,
    pub press: Press,
}

/// What pressing means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Press {
    /// Open the turn panel.
    Play,
    /// Go on with these answers (a menu adds its value).
    Answer(Vec<Id>),
    /// The same, but after this last look: carry it out.
    Confirm(Vec<Id>),
    /// Answer an invitation, whatever has happened beside it.
    Reply(Vec<Id>),
    Undo,
    Redo,
    Hand,
    Board,
    Island(u8),
    Log(u32),
    Score,
    History(u32),
    /// Watch the film.
    Replay,
    Join,
    Leave,
    Start,
    Options,
    /// The host's card of computer players.
    Computers,
    AddComputer(Level),
    /// Send the computer player of this name away.
    Dismiss(Id),
    /// A menu for this option.
    SetOption(Id),
    Abandon,
    /// Agree or not to what somebody asked the table for.
    Consent(ConsentId, bool),
    Rematch,
    /// Ask the others to take back this entry and all since.
    AskUndo(u32),
    /// Open a thread here and a new game of this kind in it.
    Thread(Id),
    /// Remind me of these games later.
    Snooze(Vec<GameNumber>),
    /// What shall happen to an absent player.
    Vote(BallotId, Choice),
    /// Take the own seat back from the caretaker.
    Back,
}

impl ComponentId {
    pub fn new(game: GameNumber, entry: u32, press: Press) -> ComponentId {
        ComponentId { game, entry, press }
    }

    /// `None` when it would not fit into Discord's limit.
    pub fn encode(&self) -> Option<String> {
        let (verb, rest) = match &self.press {
            Press::Play => ("play", String::new()),
            Press::Answer(path) => ("q", encode_path(path)),
            Press::Confirm(path) => ("ok", encode_path(path)),
            Press::Reply(path) => ("re", encode_path(path)),
            Press::Undo => ("undo", String::new()),
            Press::Redo => ("redo", String::new()),
            Press::Hand => ("hand", String::new()),
            Press::Board => ("board", String::new()),
            Press::Island(seat) => ("island", seat.to_string()),
            Press::Log(page) => ("log", page.to_string()),
            Press::Score => ("score", String::new()),
            Press::History(turn) => ("history", turn.to_string()),
            Press::Replay => ("replay", String::new()),
            Press::Join => ("join", String::new()),
            Press::Leave => ("leave", String::new()),
            Press::Start => ("start", String::new()),
            Press::Options => ("options", String::new()),
            Press::Computers => ("computers", String::new()),
            Press::AddComputer(level) => ("computer", level.id().to_owned()),
            Press::Dismiss(name) => ("dismiss", name.to_string()),
            Press::SetOption(option) => ("set", option.to_string()),
            Press::Abandon => ("abandon", String::new()),
            Press::Consent(id, yes) => ("consent", format!("{id}.{}", u8::from(*yes))),
            Press::Rematch => ("rematch", String::new()),
            Press::AskUndo(from) => ("askundo", from.to_string()),
            Press::Thread(game) => ("thread", game.to_string()),
            Press::Snooze(games) => {
                ("snooze", games.iter().map(ToString::to_string).collect::<Vec<_>>().join("."))
            }
            Press::Vote(ballot, choice) => ("vote", format!("{ballot}.{}", choice.as_str())),
            Press::Back => ("back", String::new()),
        };
        let id = format!("a:{}:{}:{verb}:{rest}", self.game, self.entry);
        (id.len() <= MAX_ID).then_some(id)
    }

    /// `None` for an id that is not ours or not of this version.
    pub fn decode(text: &str) -> Option<ComponentId> {
        let mut parts = text.splitn(5, ':');
        if parts.next()? != "a" {
            return None;
        }
        let game = GameNumber::new(parts.next()?.parse().ok()?);
        let entry = parts.next()?.parse().ok()?;
        let (verb, rest) = (parts.next()?, parts.next()?);
        let press = match verb {
            "play" => Press::Play,
            "q" => Press::Answer(decode_path(rest)?),
            "ok" => Press::Confirm(decode_path(rest)?),
            "re" => Press::Reply(decode_path(rest)?),
            "undo" => Press::Undo,
            "redo" => Press::Redo,
            "hand" => Press::Hand,
            "board" => Press::Board,
            "island" => Press::Island(rest.parse().ok()?),
            "log" => Press::Log(rest.parse().ok()?),
            "score" => Press::Score,
            "history" => Press::History(rest.parse().ok()?),
            "replay" => Press::Replay,
            "join" => Press::Join,
            "leave" => Press::Leave,
            "start" => Press::Start,
            "options" => Press::Options,
            "computers" => Press::Computers,
            "computer" => Press::AddComputer(Level::parse(rest)?),
            "dismiss" => Press::Dismiss(Id::parse(rest)?),
            "set" => Press::SetOption(Id::parse(rest)?),
            "abandon" => Press::Abandon,
            "consent" => {
                let (id, yes) = rest.split_once('.')?;
                Press::Consent(ConsentId::new(id.parse().ok()?), yes == "1")
            }
            "rematch" => Press::Rematch,
            "askundo" => Press::AskUndo(rest.parse().ok()?),
            "thread" => Press::Thread(Id::parse(rest)?),
            "snooze" => {
                let games = rest.split('.').map(|number| number.parse().ok().map(GameNumber::new));
                Press::Snooze(games.collect::<Option<_>>()?)
            }
            "vote" => {
                let (id, choice) = rest.split_once('.')?;
                Press::Vote(BallotId::new(id.parse().ok()?), Choice::read(choice)?)
            }
            "back" => Press::Back,
            _ => return None,
        };
        Some(ComponentId { game, entry, press })
    }
}

/// Answers joined by dots; an answer repeated in a row is written once with its count.
fn encode_path(path: &[Id]) -> String {
    let runs = path.chunk_by(|one, next| one == next).map(|run| match run.len() {
        1 => run[0].to_string(),
        count => format!("{}*{count}", run[0]),
    });
    runs.collect::<Vec<_>>().join(".")
}

fn decode_path(text: &str) -> Option<Vec<Id>> {
    let mut path = Vec::new();
    for part in text.split('.').filter(|part| !part.is_empty()) {
        let (id, count) =
            part.split_once('*').map_or(Some((part, 1)), |(id, n)| Some((id, n.parse().ok()?)))?;
        if count > 64 {
            return None;
        }
        path.extend(std::iter::repeat_n(Id::parse(id)?, count));
    }
    Some(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_survive_their_text() {
        let path: Vec<Id> = ["end_turn", "wood", "wood", "tobacco"].map(Id::new).to_vec();
        let presses = [
            Press::Play,
            Press::Answer(path.clone()),
            Press::Confirm(path),
            Press::Answer(Vec::new()),
            Press::Consent(ConsentId::new(7), true),
            Press::SetOption(Id::new("home_island")),
            Press::Log(3),
            Press::Computers,
            Press::AddComputer(Level::Hard),
            Press::Dismiss(Id::new("Brandaan")),
            Press::Snooze(vec![GameNumber::new(12), GameNumber::new(70)]),
            Press::Vote(BallotId::new(5), Choice::Caretaker),
            Press::Back,
        ];
        for press in presses {
            let id = ComponentId::new(GameNumber::new(12), 345, press);
            let text = id.encode().expect("it fits");
            assert_eq!(ComponentId::decode(&text), Some(id), "{text}");
        }
    }

    #[test]
    fn repeated_answers_are_counted() {
        let path = vec![Id::new("wood"); 12];
        let id = ComponentId::new(GameNumber::new(1), 1, Press::Answer(path)).encode();
        assert_eq!(id.as_deref(), Some("a:1:1:q:wood*12"));
    }

    #[test]
    fn foreign_ids_are_not_ours() {
        for text in [
            "",
            "a",
            "a:1:1:q",
            "b:1:1:q:x",
            "a:x:1:q:x",
            "a:1:1:what:x",
            "a:1:1:q:wood*9999",
            "a:1:1:consent:x",
            "a:1:1:vote:1.everything",
            "a:1:1:snooze:1.x",
            "a:1:1:computer:godlike",
        ] {
            assert_eq!(ComponentId::decode(text), None, "{text}");
        }
    }
}
